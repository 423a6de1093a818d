/**
 * The effect language: what a card may say, as data. A game brings its words in a `Lexicon`; everything here is typed by it, so
 * that an unknown op or a misspelt zone in a card does not compile. Meaning (`run`) and wording (`say`) live beside each other.
 */

/** The words of a game. */
export interface Lexicon {
  readonly zone: string
  /** What a piece may be: 'character', 'attacking', 'fist'. */
  readonly trait: string
  readonly stat: string
  /** What can be forbidden, demanded or replaced. */
  readonly verb: string
  readonly keyword: string
  readonly event: string
  /** Steps and windows in which something may be used or holds. */
  readonly moment: string
  /** Named points at which what lasts ends. */
  readonly point: string
  readonly price: string
  /** The game's own steps, told apart by `op`; those of the core are added. */
  readonly step: object
  /** The game's own modifiers, told apart by their first key. */
  readonly mod: object
}

export type Who = 'you' | 'foe' | 'each' | 'active' | { readonly controllerOf: RefName } | { readonly ownerOf: RefName }

/** `self` holds the effect, `host` carries it, `event` is what it happened to, `other` the second piece of the event; `$it` was remembered. */
export type RefName = 'self' | 'host' | 'event' | 'other' | `$${string}`

export type Amount<L extends Lexicon> =
  | number
  | { readonly count: Filter<L>; readonly times?: number }
  /** `then`: the last known value, for what has left since. Players have values too: `{ stat: 'life', of: 'foe' }`. */
  | { readonly stat: L['stat']; readonly of: RefName | Who; readonly at?: 'now' | 'printed' | 'then'; readonly times?: number }
  /** The amount an event carries, or a number that was remembered; a remembered set counts its pieces. */
  | { readonly amount: RefName; readonly times?: number }
  | { readonly half: Amount<L> }
  | { readonly sum: readonly Amount<L>[] }
  | { readonly highest: L['stat']; readonly among: Filter<L> }
  | { readonly lowest: L['stat']; readonly among: Filter<L> }
  /** All values of a stat added up. */
  | { readonly total: L['stat']; readonly among: Filter<L> }
  /** The value of a keyword: Range 2. */
  | { readonly value: L['keyword']; readonly of: RefName }

export type Range<L extends Lexicon> = number | { readonly min?: Amount<L>; readonly max?: Amount<L> }

type Some<T> = T | readonly T[]

/**
 * Every clause has a word and a refusal. Without `in` it means where things of the game stand: the field. The piece of an event that
 * has left since is judged as it was then.
 */
export interface Filter<L extends Lexicon> {
  readonly side?: 'you' | 'foe'
  readonly in?: Some<L['zone']>
  /** All of these. */
  readonly is?: Some<L['trait']>
  /** At least one of these. */
  readonly any?: readonly L['trait'][]
  /** None of these. */
  readonly not?: Some<L['trait']>
  readonly but?: Some<RefName>
  /** Among these, which were remembered. */
  readonly among?: RefName
  /** `$name`: the name that was remembered. A name means one's own pieces, so `side` goes with it; without it both sides (DM-NAME-01, -02). */
  readonly named?: Some<string>
  readonly unnamed?: string
  /** A word in the title. */
  readonly titled?: string
  /** The same card as this one. */
  readonly card?: RefName
  /** Another name than these have. */
  readonly otherNameThan?: RefName
  readonly family?: Some<string>
  readonly notFamily?: string
  readonly with?: L['keyword']
  readonly where?: { readonly [S in L['stat']]?: Range<L> }
  /** Engaged with it, now or, if it has left, when it left. */
  readonly engaged?: RefName
  /** Owned by this player, whoever controls it. */
  readonly owner?: Who
  /** At most so far from the source, by one of the game's measures. */
  readonly within?: { readonly n: number; readonly by: string }
}

export type Condition<L extends Lexicon> =
  /** At least so many, or with `names` so many different names. */
  | { readonly some: Filter<L>; readonly n?: number; readonly names?: true }
  | { readonly no: Filter<L> }
  | { readonly every: Filter<L>; readonly fits: Filter<L> }
  | { readonly ref: RefName; readonly fits: Filter<L> }
  | { readonly more: Amount<L>; readonly than: Amount<L> }
  | { readonly turn: 'you' | 'foe' }
  | { readonly during: L['moment'] }
  | { readonly both: readonly Condition<L>[] }
  | { readonly either: readonly Condition<L>[] }
  | { readonly isnt: Condition<L> }
  /** Whether the cause of the event is this: 'combat', 'effect', a keyword. */
  | { readonly cause: Some<string> }

/** A choice of pieces; several picks of one effect are different pieces. Those under `target` target, those of a `pick` step do not. */
export interface Pick<L extends Lexicon> {
  readonly as: RefName
  readonly from: Filter<L>
  readonly n?: Amount<L>
  readonly upTo?: true
  /** Of `upTo`: at least so many; absent: none will do. */
  readonly least?: number
  readonly by?: Who
  /** Players may be chosen too: 'player' any, 'foe' an opponent. */
  readonly or?: 'player' | 'foe'
  /** Chosen, for a cost or otherwise, without being targeted. */
  readonly untargeted?: true
}
/** A player is picked. */
export interface PickPlayer {
  readonly as: RefName
  readonly player: 'any' | 'foe'
  readonly by?: Who
}

/** How a step follows the one before it: at the same instant, besides, if it was done, then, after that. */
export type Join = 'and' | 'also' | 'ifdone' | 'then' | 'after'
interface Joined {
  readonly join?: Join
}

export type Until<L extends Lexicon> =
  | L['point']
  | { readonly point: L['point']; readonly of: Who; readonly n?: number }
  | { readonly while: RefName }

/** What a static effect grants or what `stand` leaves behind. */
export type Mod<L extends Lexicon> =
  | { readonly stat: L['stat']; readonly add?: Amount<L>; readonly set?: Amount<L> }
  | { readonly give: L['keyword']; readonly value?: number }
  | { readonly lose: L['keyword'] | 'effects' }
  | { readonly family: string }
  /** `by` narrows who cannot do it to this piece, or whose things cannot; `unless`: paid, it may be done for the rest of the turn. */
  | { readonly cannot: L['verb']; readonly by?: Filter<L>; readonly from?: Who; readonly unless?: readonly Step<L>[] }
  | { readonly must: L['verb'] }
  | { readonly may: L['verb'] }
  /** What a player pays for `of`, or for everything; `next`: spent by the first thing bought or put into play that it applies to. */
  | { readonly price: L['price']; readonly add?: Amount<L>; readonly set?: number; readonly of?: Filter<L>; readonly next?: true }
  | { readonly goes: L['zone']; readonly instead: L['zone']; readonly cause?: string; readonly may?: true }
  | { readonly replace: L['verb']; readonly do: readonly Step<L>[] }
  | L['mod']

/** Whom a step or modifier is about. */
export type To<L extends Lexicon> = RefName | Filter<L>
export type ToPlayer = Who | RefName

/** Steps that every game has. */
export type CoreStep<L extends Lexicon> =
  | ({ readonly op: 'pick'; readonly picks: readonly (Pick<L> | PickPlayer)[] } & Joined)
  | ({ readonly op: 'note'; readonly as: RefName; readonly n: Amount<L> } & Joined)
  | ({ readonly op: 'if'; readonly is: Condition<L>; readonly then: readonly Step<L>[]; readonly else?: readonly Step<L>[] } & Joined)
  /** Asked when it is reached; the cost, if any, is paid first. `else` is done where it is declined or cannot be paid. */
  | ({
      readonly op: 'may'
      readonly do: readonly Step<L>[]
      readonly by?: Who
      readonly cost?: readonly Step<L>[]
      readonly else?: readonly Step<L>[]
    } & Joined)
  | ({ readonly op: 'each'; readonly of: To<L>; readonly as: RefName; readonly do: readonly Step<L>[] } & Joined)
  | ({ readonly op: 'times'; readonly n: Amount<L>; readonly do: readonly Step<L>[] } & Joined)
  /** `blind`: all are offered, since who chooses cannot know what they will find. */
  | ({ readonly op: 'mode'; readonly modes: readonly (readonly Step<L>[])[]; readonly by?: Who; readonly blind?: true } & Joined)
  | ({ readonly op: 'stand'; readonly to: To<L> | ToPlayer; readonly mods: readonly Mod<L>[]; readonly until: Until<L> } & Joined)
  | ({
      readonly op: 'later'
      readonly on: When<L>
      readonly until?: Until<L>
      readonly may?: true
      readonly once?: true
      /** The second time it happens, the third; absent: each time. */
      readonly nth?: number
      readonly target?: readonly (Pick<L> | PickPlayer)[]
      readonly do: readonly Step<L>[]
    } & Joined)
  | ({ readonly op: 'proceed' } & Joined)
  | ({ readonly op: 'cap'; readonly n: Amount<L> } & Joined)
  | ({ readonly op: 'reduce'; readonly n: Amount<L> } & Joined)
  | ({ readonly op: 'aim'; readonly at: RefName } & Joined)
  | ({ readonly op: 'more'; readonly n: Amount<L> } & Joined)

export type Step<L extends Lexicon> = CoreStep<L> | (L['step'] & Joined)

/** Something that happens; `piece` is what it happened to, `other` the second piece, `player` who did or suffered it. */
export interface When<L extends Lexicon> {
  readonly on: Some<L['event']>
  readonly piece?: 'self' | Filter<L>
  readonly other?: 'self' | Filter<L>
  readonly player?: 'you' | 'foe'
}

/** Which faces bring it: '1' exactly one burst, '2' exactly two, '1or2' either. */
export type Burst = '1' | '2' | '1or2'
/** How often: for each holder and event, attack or turn; `turn/card` counts all dice of a card together. */
export type Limit = 'event' | 'attack' | 'turn' | 'turn/card' | 'turn/source' | 'game'

interface Common<L extends Lexicon> {
  readonly burst?: Burst
  /** This burst text stands in place of the effect with this number. */
  readonly replaces?: number
  readonly if?: Condition<L>
  readonly limit?: Limit
}

/** The card or die itself is played. */
export interface PlayEffect<L extends Lexicon> extends Common<L> {
  readonly kind: 'play'
  readonly at?: L['moment']
  /** What it answers: it can be played only when this has just happened. */
  readonly on?: When<L>
  readonly cost?: readonly Step<L>[]
  readonly target?: readonly (Pick<L> | PickPlayer)[]
  readonly do: readonly Step<L>[]
}
/** Used by a player at will: `global` ones by anybody, the others by the holder's controller. */
export interface UseEffect<L extends Lexicon> extends Common<L> {
  readonly kind: 'use'
  readonly global?: true
  /** `anywhere`: from the card, with none of its pieces in play. A zone: while it lies there. */
  readonly from?: 'anywhere' | Some<L['zone']>
  /** Absent: wherever a global may be used. */
  readonly at?: L['moment']
  /** What it answers: it can be used only when this has just happened. */
  readonly on?: When<L>
  readonly turn?: 'you'
  readonly cost?: readonly Step<L>[]
  readonly target?: readonly (Pick<L> | PickPlayer)[]
  readonly do: readonly Step<L>[]
}
export interface TriggerEffect<L extends Lexicon> extends Common<L> {
  readonly kind: 'trigger'
  readonly on: When<L>
  /** `card`: once while a piece of the card is active. `anywhere`: also with none. A zone: while it lies there. Absent: each piece for itself. */
  readonly from?: 'card' | 'anywhere' | Some<L['zone']>
  /** At the event itself: it may stop what is about to happen. */
  readonly instant?: true
  /** A reactive global: every player may pay for it. */
  readonly global?: true
  readonly may?: true
  readonly cost?: readonly Step<L>[]
  readonly target?: readonly (Pick<L> | PickPlayer)[]
  readonly do: readonly Step<L>[]
}
/** Holds exactly while its condition holds (DM-FX-01, -09); what steps leave behind is applied or persistent. */
export interface StaticEffect<L extends Lexicon> extends Common<L> {
  readonly kind: 'static'
  /** `card`: once, while a piece of the card is active. `anywhere`: also with none. Absent: each piece for itself. */
  readonly from?: 'card' | 'anywhere'
  readonly to: To<L> | Who
  readonly mods: readonly Mod<L>[]
}
/** Stands in front of something that is about to happen. */
export interface ReplaceEffect<L extends Lexicon> extends Common<L> {
  readonly kind: 'replace'
  readonly from?: 'card' | 'anywhere'
  readonly of: {
    readonly verb: L['verb']
    readonly piece?: 'self' | Filter<L>
    readonly player?: 'you' | 'foe'
    /** What it comes from. */
    readonly by?: Filter<L>
    readonly cause?: Some<string>
  }
  readonly global?: true
  readonly may?: true
  readonly cost?: readonly Step<L>[]
  readonly do: readonly Step<L>[]
}

export type Effect<L extends Lexicon> = PlayEffect<L> | UseEffect<L> | TriggerEffect<L> | StaticEffect<L> | ReplaceEffect<L>

/** A keyword is an effect with a value; a set may add more. */
export interface Keyword<L extends Lexicon> {
  readonly name: string
  readonly effects: readonly Effect<L>[]
  /** Rules that are not an effect, as one clause: "counts as a sidekick in the field". */
  readonly says?: string
}
export type Keywords<L extends Lexicon> = { readonly [K in L['keyword']]: Keyword<L> }
