import type { Amount, Effect, Filter, Keywords, Lexicon, RefName, To, ToPlayer, Who } from '@duelhall/effects'

/** The words of Dungeon Dice: what its cards may say (DD-FX-01 to -68). */

/** DD-CREST-01, -03: besides the summon crest, a counter for each utility kind. */
export const crestKinds = ['movement', 'attack', 'defense', 'magic', 'trap'] as const
export type CrestKind = (typeof crestKinds)[number]
export type Crests = Readonly<Partial<Record<CrestKind, number>>>

/** DD-DICE-01: five classes of monsters, and items. */
export const classes = ['demon', 'warrior', 'undead', 'beast', 'dragon'] as const
export type MonsterClass = (typeof classes)[number]
export const colours = { demon: 'white', warrior: 'blue', undead: 'yellow', beast: 'green', dragon: 'red', item: 'black' } as const
export type Colour = (typeof colours)[keyof typeof colours]

export type Zone = 'dice' | 'dimensioned' | 'reserve' | 'play' | 'gone'

/** attacking, attacked: roles in the battle under way; free: no monster stands there (of items); faceUp: of items. */
export const traits = ['monster', 'item', ...classes, 'damaged', 'attacking', 'attacked', 'free', 'faceUp'] as const
export type Trait = (typeof traits)[number]

/** Of monsters; of players: `life` and the crests of each kind. */
export const stats = [
  'attack',
  'defense',
  'hp',
  'damage',
  'level',
  'life',
  'magicCrests',
  'trapCrests',
  'attackCrests',
  'movementCrests',
] as const
export type Stat = (typeof stats)[number]

export const verbs = ['move', 'attack', 'beAttacked', 'defend'] as const
export type Verb = (typeof verbs)[number]

/** DD-FX-02: archer may attack flyers; neutral ignores class advantages. */
export const keywordNames = ['flying', 'tunnel', 'archer', 'neutral'] as const
export type KeywordName = (typeof keywordNames)[number]

/**
 * dimensioned (the figure), entered (piece the monster, other the item), attackDeclared (piece the attacker, other the attacked),
 * damaged (piece the monster, n), destroyed (the monster), moveEnded (the monster), turnEnding (player: whose turn).
 */
export const eventNames = ['dimensioned', 'entered', 'attackDeclared', 'damaged', 'destroyed', 'moveEnded', 'turnEnding'] as const
export type EventName = (typeof eventNames)[number]

/**
 * Timings beyond those of the kind of crest (DD-ABILITY-03 to -08): `attacking` and `attacked`, this monster is; `aimed`, one of yours is
 * attacked or targeted by the last link; `aimedSelf`, this one is; `action`, with nothing open in the own action phase.
 */
export const moments = ['attacking', 'attacked', 'aimed', 'aimedSelf', 'action'] as const
export type Moment = (typeof moments)[number]

/** DD-FX-68. `battle`: the battle, or the chain outside one; `nextBattle`: the next battle it is in; `turn`; `turnEnd`: turns of a player. */
export const points = ['battle', 'nextBattle', 'turn', 'turnEnd', 'always'] as const
export type Point = (typeof points)[number]

/** What hurts: a battle, an ability or an item. */
export type Cause = 'attack' | 'ability' | 'item'

/** The game's own steps; `run` and `say` of each stand in `ops/`. */
export type DungeonStep =
  /** DD-FX-07, -09, -11: all of these at once; `plus` adds crests of one kind. */
  | { readonly op: 'pay'; readonly crests: Crests; readonly plus?: { readonly crest: CrestKind; readonly n: Amount<DD> } }
  /** DD-FX-08: a chosen number, added to the base; remembered. */
  | {
      readonly op: 'payX'
      readonly crest: CrestKind
      readonly base?: number
      readonly max: number
      readonly as: RefName
      readonly what?: 'level'
    }
  /** DD-FX-10: n crests of one freely chosen kind. */
  | { readonly op: 'payKind'; readonly n: number }
  /** One of the four directions. */
  | { readonly op: 'heading'; readonly as: RefName }
  /** DD-FX-53 */
  | { readonly op: 'gain'; readonly crests: Crests; readonly who?: Who }
  | { readonly op: 'gainKind'; readonly n: number }
  | { readonly op: 'lose'; readonly crests: Crests; readonly who: Who }
  /** DD-FX-28 */
  | { readonly op: 'damage'; readonly to: To<DD>; readonly n: Amount<DD> }
  /** DD-FX-29 */
  | { readonly op: 'heal'; readonly what: To<DD>; readonly n: Amount<DD> }
  /** DD-FX-30, -64, -65: monsters are destroyed, items discarded. */
  | { readonly op: 'destroy'; readonly what: To<DD> }
  /** DD-FX-34 */
  | { readonly op: 'lifePoints'; readonly who: ToPlayer; readonly n: number }
  /** DD-FX-58: `replacing`: this monster is destroyed and the other takes its cell. */
  | { readonly op: 'control'; readonly what: RefName; readonly until: 'turn' | 'always'; readonly replacing?: true }
  /** DD-FX-35: up to n steps without cost. */
  | { readonly op: 'walk'; readonly what: RefName; readonly n: number }
  /** DD-FX-39 */
  | { readonly op: 'back'; readonly what: RefName }
  /** DD-FX-45: the own monster on this item goes to another. */
  | { readonly op: 'warp'; readonly to: RefName }
  /** DD-FX-37 */
  | { readonly op: 'bowl'; readonly level: RefName; readonly heading: RefName }
  /** DD-FX-49, -60: the attack or the link that aims at your monster does nothing. */
  | { readonly op: 'negate' }
  /** DD-FX-40 */
  | { readonly op: 'endMove' }
  /** DD-FX-61 */
  | { readonly op: 'win' }
  /** DD-FX-62 */
  | { readonly op: 'discard' }
  /** DD-FX-56: the figure to its owner's reserve, its die to the dice set. */
  | { readonly op: 'revive'; readonly what: RefName }
  /** DD-FX-66: a blocked cell becomes empty. */
  | { readonly op: 'unblock' }

/** The game's own modifiers. */
export type DungeonMod =
  /** DD-FX-31, in the order of DD-DAMAGE-10. */
  | { readonly reduce: Amount<DD> }
  | { readonly unharmed: readonly Cause[] }
  /** DD-FX-32 */
  | { readonly redirect: RefName }
  /** DD-FX-42: at most so many steps in a turn. */
  | { readonly steps: number }
  /** DD-FX-43: so many steps for a crest; the price of every step times so much. */
  | { readonly speed: number }
  | { readonly stepPrice: number }
  /** DD-FX-41: moves every second turn of its controller. */
  | { readonly slow: true }
  /** DD-FX-46 */
  | { readonly attacks: number }
  /** DD-FX-47, -50: attacks at a grid distance, without a crest. */
  | { readonly reach: number }
  | { readonly freeAttack: true }

/** The lexicon as a type. */
export interface DD extends Lexicon {
  readonly zone: Zone
  readonly trait: Trait
  readonly stat: Stat
  readonly verb: Verb
  readonly keyword: KeywordName
  readonly event: EventName
  readonly moment: Moment
  readonly point: Point
  readonly price: never
  readonly step: DungeonStep
  readonly mod: DungeonMod
}

/** DD-DICE-02 to -05: `S S M2 A1 D1 T1`: S summon, M movement, A attack, D defense, G magic, T trap. */
export interface DieFacts {
  readonly id: string
  readonly name: string
  readonly colour: Colour
  readonly level: number
  readonly faces: string
}

interface Facts {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly effects?: readonly Effect<DD>[]
  /** Facts that are not certain, by field; what was invented to round out the set says so. */
  readonly uncertain?: readonly string[]
  readonly invented?: true
}
export interface MonsterFacts extends Facts {
  readonly class: MonsterClass
  readonly attack: number
  readonly defense: number
  readonly hp: number
  readonly keywords?: readonly KeywordName[]
}
export interface ItemFacts extends Facts {
  readonly class: 'item'
}
export type FigureFacts = MonsterFacts | ItemFacts
/** The published data has one die to each figure; a deck may mix them (DD-DECK-02). */
export type Printed<F> = F & { readonly faces: string }

/** A set of dice and figures. */
export interface CardSet {
  readonly id: string
  readonly dice: readonly DieFacts[]
  readonly figures: readonly FigureFacts[]
}

export type DungeonEffect = Effect<DD>
export type DungeonFilter = Filter<DD>
export type DungeonKeywords = Keywords<DD>
