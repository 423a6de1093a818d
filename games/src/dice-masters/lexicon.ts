import type { Amount, Effect, Filter, Keywords, Lexicon, RefName, Step, Pick as Target, To, ToPlayer, Who } from '@duelhall/effects'

/** The words of Dice Masters: what its cards may say. Editions show some of them under other names (DM-TERM). */

export const energies = ['fist', 'bolt', 'mask', 'shield'] as const
/** DM-ENERGY-01, -02, -05: four types, a wild one, and generic, which is no type. */
export type EnergyType = (typeof energies)[number]
export type Energy = EnergyType | 'wild' | 'generic'

/** DM-ZONE: `transit` holds dice whose use or roll is under way (DM-ACTION-09); `captured` lies under another die. */
export const zoneNames = [
  'supply',
  'bag',
  'prep',
  'reserve',
  'field',
  'attack',
  'out',
  'used',
  'captured',
  'transit',
  'gone',
  'cards',
] as const
export type Zone = (typeof zoneNames)[number]

/**
 * character, action: by the face shown where the die is rolled, by its faces elsewhere (DM-DIE-09, -10); basic: a basic action die;
 * sidekick: also an Ally in the field; token; energy: shows an energy face; attacking, blocking, blocked, unblocked, engaged, alone
 * (the only attacker); didBlock: blocked this turn (DM-KW-09); didAttack; damaged; active (its card has a die in the field; also of a
 * card itself); spinsUp, spinsDown: could be spun a level up or down (DM-SPIN-02, -07, -08); the four types by card (DM-NAME-05).
 * Last known of a die that was KO'd: character, sidekick, token, attacking, blocking, and every value.
 */
export const traits = [
  'die',
  'character',
  'action',
  'basic',
  'sidekick',
  'token',
  'energy',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'engaged',
  'alone',
  'didBlock',
  'didAttack',
  'damaged',
  'active',
  'continuous',
  'spinsUp',
  'spinsDown',
  ...energies,
] as const
export type Trait = (typeof traits)[number]

/** Of dice; of players: `life`, and `energy`, the symbols shown in their reserve, all or those of one type (DM-ENERGY-06). */
export const stats = [
  'attack',
  'defense',
  'level',
  'cost',
  'fielding',
  'damage',
  'blockers',
  'life',
  'energy',
  'fistEnergy',
  'boltEnergy',
  'maskEnergy',
  'shieldEnergy',
] as const
export type Stat = (typeof stats)[number]

/** Replaced: damage, ko, draw (the packet is the player, n the dice; cause `step` in Clear and Draw, else `effect`). */
export const verbs = [
  'attack',
  'block',
  'beBlocked',
  'beTargeted',
  'damage',
  'dealCombatDamage',
  'ko',
  'draw',
  'reroll',
  'attackStep',
  'useGlobal',
  'useAction',
  'spin',
  'loseLife',
] as const
export type Verb = (typeof verbs)[number]

/** DM-KW, and the words the 2014 cards use as keywords. */
export const keywordNames = [
  'ally',
  'attune',
  'continuous',
  'deadly',
  'frag',
  'impulse',
  'range',
  'regenerate',
  'swarm',
  'overcrush',
  'fast',
  'ritual',
  'fusion',
] as const
/** DM-KW-23: a keyword of a package, as `package:name`. */
export type AddedKeyword = `${string}:${string}`
export type KeywordName = (typeof keywordNames)[number] | AddedKeyword

/**
 * What can be listened to (DM-TRIG-01). `piece` is what it happened to and `other` the second piece:
 * fielded (die; n its level), bought (die), drawn (die), actionUsed (action die), globalUsed (card; n the number of the effect),
 * attackStepStarted, attackersDeclared (no piece; once), attacked (attacker; once per die), blocked (piece the blocker, other its attacker),
 * becameBlocked (attacker; n blockers; once), wentUnblocked (attacker), blocksDone (after all of these), damageStarted (the window has
 * closed, before any combat damage), lethalAssigned (die), damaged (die; other the source; n), playerDamaged (player; piece the source;
 * n), lifeLost (player; n), koed (die; other the source; list: those engaged with it), koedOther (piece the killer, other the victim),
 * survivedBlock (attacker that was blocked and lives after damage; n the combat damage it dealt), combatEnded, wildSpent (player),
 * turnStarted, turnEnded (player: whose turn). Causes of damage and KO: `combat`, `effect`, or a keyword such as `range`.
 */
export const eventNames = [
  'fielded',
  'bought',
  'drawn',
  'actionUsed',
  'globalUsed',
  'attackStepStarted',
  'attackersDeclared',
  'attacked',
  'blocked',
  'becameBlocked',
  'wentUnblocked',
  'blocksDone',
  'damageStarted',
  'lethalAssigned',
  'damaged',
  'playerDamaged',
  'lifeLost',
  'koed',
  'koedOther',
  'survivedBlock',
  'combatEnded',
  'wildSpent',
  'turnStarted',
  'turnEnded',
] as const
export type EventName = (typeof eventNames)[number]

/** Steps of a turn; `beforeAttack`: as the Attack Step starts, before attackers; `global`: wherever a global may be used (DM-GLOBAL-04). */
export const moments = ['clearAndDraw', 'roll', 'main', 'attack', 'beforeAttack', 'window', 'damage', 'cleanup', 'global'] as const
export type Moment = (typeof moments)[number]

/** Points at which what lasts ends. `turn` is Cleanup (DM-FUND-03); `yourTurn` the start of that player's next turn. */
export const points = ['turn', 'attack', 'yourTurn', 'always'] as const
export type Point = (typeof points)[number]

/** Energy to buy and to field; life besides, to field and to use actions and globals. */
export const prices = ['buy', 'field', 'fieldLife', 'useLife'] as const
export type Price = (typeof prices)[number]

/** The game's own steps; `run` and `say` of each stand in `ops/`. */
export type DiceStep =
  /** Damage to dice or players; its source is the effect's die or card unless `by` names another. `split`: shared by them, point by point. */
  | {
      readonly op: 'damage'
      readonly to: To<DM> | ToPlayer
      readonly n: Amount<DM>
      readonly by?: RefName
      readonly split?: true
      readonly cause?: string
    }
  /** `as` remembers which were KO'd. */
  | { readonly op: 'ko'; readonly what: To<DM>; readonly as?: RefName }
  /** Moves dice to their owners' zone; into the field it is no fielding (DM-FIELD-09), at level 1 unless stated, `was`: its last level. */
  | { readonly op: 'move'; readonly what: To<DM>; readonly to: Zone; readonly as?: RefName; readonly level?: number | 'rolled' | 'was' }
  /** DM-DRAW-11: drawn, rolled and put into the reserve, unless `to` says otherwise; `hold` keeps them in transit, unrolled. */
  | { readonly op: 'draw'; readonly n: Amount<DM> | 'all'; readonly who?: Who; readonly as?: RefName; readonly to?: 'prep' | 'hold' }
  /** More dice in this turn's Clear and Draw Step (DM-TURN-04). */
  | { readonly op: 'drawMore'; readonly n: Amount<DM>; readonly who?: Who }
  /** Rolls dice where they lie (held or unrolled ones are then in transit on their face). */
  | { readonly op: 'roll'; readonly what: To<DM> }
  /** `miss`: what shows no character face then goes there instead of the reserve (DM-REROLL-02); `as` remembers all of them. */
  | { readonly op: 'reroll'; readonly what: To<DM>; readonly miss?: 'prep' | 'ko'; readonly as?: RefName }
  /** DM-FIELD-08: free, for its owner, at level 1 unless stated; `rolled`: on the face it shows. */
  | { readonly op: 'field'; readonly what: To<DM>; readonly level?: number | 'rolled' }
  /** So many levels up or down, as far as it goes (DM-SPIN-05), to a level, to its character face, or to an energy face (DM-SPIN-06). */
  | { readonly op: 'spin'; readonly what: To<DM>; readonly by?: number; readonly to?: number | 'character' | 'energy' }
  | { readonly op: 'lose'; readonly who: ToPlayer; readonly n: Amount<DM> }
  | { readonly op: 'gain'; readonly who: ToPlayer; readonly n: Amount<DM> }
  /** Virtual generic energy (DM-ENERGY-07). */
  | { readonly op: 'energy'; readonly who: ToPlayer; readonly n: Amount<DM> }
  /** Costs: energy, life, and damage that nothing prevents (DM-COST-01, -03). */
  | { readonly op: 'pay'; readonly energy: readonly (EnergyType | 'any')[]; readonly who?: Who; readonly times?: Amount<DM> }
  | { readonly op: 'payLife'; readonly n: number; readonly who?: Who }
  | { readonly op: 'suffer'; readonly n: number; readonly who?: Who }
  | { readonly op: 'capture'; readonly what: To<DM>; readonly by?: RefName }
  /** Until end of turn (DM-CONTROL-05). */
  | { readonly op: 'control'; readonly what: To<DM> }
  | { readonly op: 'copy'; readonly what: RefName; readonly part: 'stats' | 'abilities' | 'die' }
  /** Two dice exchange positions (DM-SWAP), or with `stat` two values (DM-MOD-05). */
  | { readonly op: 'swap'; readonly what: readonly [RefName, RefName]; readonly stat?: 'attack' | 'defense'; readonly level?: number }
  | { readonly op: 'swapStats'; readonly what: To<DM> }
  | {
      readonly op: 'token'
      readonly name: string
      readonly n: Amount<DM>
      readonly attack: number
      readonly defense: number
      readonly families?: readonly string[]
    }
  /** The action die stays in the field on this die, and goes to its owner's used pile when that leaves the field. */
  | { readonly op: 'attach'; readonly to: RefName }
  /** The action or global that the event is about has no effect; `lock`: and cannot be used again this turn. */
  | { readonly op: 'cancel'; readonly lock?: true }
  /** Names a card; the name is remembered as the number of its definition. */
  | { readonly op: 'name'; readonly as: RefName; readonly not?: 'sidekick' }
  /** The die stops attacking or blocking and returns to the field; `mend`: and its damage is cleared. */
  | { readonly op: 'withdraw'; readonly what: To<DM>; readonly mend?: true }
  /** Range damage is one uninterrupted block (DM-KW-17); nothing when there was one in this attack. */
  | { readonly op: 'volley'; readonly target: readonly Target<DM>[] }
  /** 1 damage to a die, 2 to another, 3 to another, until one is KO'd or none is left. */
  | { readonly op: 'barrage'; readonly target: readonly Target<DM>[] }

/** The game's own modifiers. */
export type DiceMod =
  /** Blockers an attacker needs or bears; `from`: only such dice may block it. */
  | { readonly blockers: { readonly min?: number; readonly max?: number; readonly from?: Filter<DM> } }
  /** Its combat damage is at most this. */
  | { readonly combatDamage: { readonly most: number } }
  /** Any damage KO's it. */
  | { readonly fragile: true }
  /** Attackers with this must be blocked by two before others may be blocked. */
  | { readonly lure: { readonly n: number } }
  /** On a player: that player's actions and abilities can target no other die in the field. */
  | { readonly decoy: RefName }
  /** On a player: attacks with at most so many dice. */
  | { readonly attackers: { readonly most: number } }
  /** Another way to pay for fielding: a cost in place of the energy. */
  | { readonly fieldBy: readonly Step<DM>[] }

/** The lexicon as a type. */
export interface DM extends Lexicon {
  readonly zone: Zone
  readonly trait: Trait
  readonly stat: Stat
  readonly verb: Verb
  readonly keyword: KeywordName
  readonly event: EventName
  readonly moment: Moment
  readonly point: Point
  readonly price: Price
  readonly step: DiceStep
  readonly mod: DiceMod
}

/** DM-DIE-01 to -04: exactly one of energy, character, action. */
export type Face =
  | { readonly energy: readonly Energy[] }
  | { readonly level: number; readonly fielding: number; readonly attack: number; readonly defense: number; readonly burst: 0 | 1 | 2 }
  | { readonly action: true; readonly burst: 0 | 1 | 2 }

/** DM-CARD-01: facts and effects; the text is rendered. */
export interface DiceCard {
  readonly id: string
  readonly name: string
  readonly subtitle: string | null
  readonly edition: 'ygo' | 'wh40k'
  readonly number: number
  /** DM-CARD-05: for collectors; no rule asks for it. */
  readonly rarity: string
  readonly kind: 'character' | 'action' | 'basic'
  readonly cost: number
  readonly types: readonly EnergyType[]
  readonly families: readonly string[]
  readonly limit: number
  readonly faces: readonly [Face, Face, Face, Face, Face, Face]
  readonly keywords?: Readonly<Partial<Record<KeywordName, number>>>
  readonly effects: readonly Effect<DM>[]
  /** Facts that are not certain, by field. */
  readonly uncertain?: readonly string[]
  readonly note?: string
}

export type DiceKeywords = Keywords<DM>
