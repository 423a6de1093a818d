import type { Lexicon, When } from './language.ts'
import type { Words } from './words.ts'

/** One and many. */
export type Noun = readonly [one: string, many: string]

/** How a trait reads: as the thing itself, before it, or after it; `not` is its opposite: before it, or after it for one and many. */
export type TraitWord =
  /** Of several nouns the one with the highest rank is said; the others go without saying. `away`: outside the field; `shown`: on a die just rolled. */
  | { readonly noun: Noun; readonly rank: number; readonly away?: Noun; readonly not: string; readonly shown?: Noun }
  /** `thing`: what has it, where no noun is said; `bare`: "it is blocking" needs no noun; `sole`: there is one such; `state`: "it is in Defense Position"; `implied`: left out of noun phrases. */
  | {
      readonly adjective: string
      readonly not: Noun
      readonly thing?: Noun
      readonly bare?: true
      readonly sole?: true
      readonly state?: string
    }
  | { readonly that: Noun; readonly not: Noun; readonly thing?: Noun; readonly implied?: true }

export interface ZoneWord {
  readonly noun: Noun
  /** Whether each player has one: "your bag"; otherwise "the field". */
  readonly own: boolean
  /** "in" the bag, "on" the card; and "to" or "into" it. */
  readonly at: string
  readonly to: string
  /** Whether things are in play there. */
  readonly play: boolean
  /** Cards lie there: they are called by their own word. */
  readonly cards?: true
}

export interface StatWord {
  readonly name: string
  /** "A" of "+1A". */
  readonly sign: string | null
  /** "or more" and "or less". */
  readonly more: string
  readonly less: string
  /** What it counts, where it counts things that lie on a piece: "Spell Counter". */
  readonly each?: string
  /** The same where they lie on nothing: "for each of your turns since …". */
  per?(of: string): string
  /** An exact value before the noun: "level 1"; `ahead`: ranges stand there too. */
  before?(value: string): string
  readonly ahead?: true
  /** What it means to have so many of them, or none: "there are 2 or more Spell Counters on it". */
  atLeast?(n: number, of: string): string
  /** Whether the range after the noun reads as an adjective: "it is blocked by one die". */
  readonly adjective?: true
  /** The value of somebody, where "their energy" would not do. */
  of?(whose: string): string
  /** A range after the noun: "that costs 4 or less". */
  after(range: string, many: boolean): string
}

/** A verb that is forbidden, demanded or replaced; the subject stands before it. */
export interface VerbWord {
  /** `["can't", "be blocked"]`, `["take", "no damage"]`; `by` introduces what it is narrowed to. */
  readonly cannot: Said
  /** The same of a player: `["cannot", "Special Summon"]`; a narrower one says what. */
  readonly cannotPlayer?: Said
  readonly by?: string
  /** What does it, where the card does not say: a trait. */
  readonly doer?: string
  /** "block", after "must … if able" and "may". */
  readonly base: string
  /** "be KO'd" after "would", of a piece and of a player. */
  readonly would: string
  readonly wouldPlayer?: string
  /** What happens after all: "it is KO'd"; and more of it: "draw 1 more die". */
  readonly happens: string
  /** What is so where nothing happens in its place: "it is not KO'd". */
  readonly spared?: string
  /** `n` null: as many again. */
  more(n: string | null): string
}

/** A modifier as a verb and what follows it: `['get', '+1A']`. */
export type Said = readonly [verb: string, rest: string]

export interface PriceWord {
  /** "buy" and "bought". */
  readonly verb: string
  readonly thing: Noun
  /** What is paid in, where it is not the usual: "life". */
  readonly unit: string
}
export interface KeywordWord {
  readonly name: string
  readonly valued: boolean
}

type KeyOf<T> = T extends unknown ? keyof T & string : never
/** Methods, so that the words of one game may stand where those of any are meant. */
type SayEvent<L extends Lexicon> = { say(on: When<L>, w: Words<L>): string }['say']
type SayMod<M, L extends Lexicon> = { say(mod: M, w: Words<L>, many: boolean): Said }['say']
type ModSays<L extends Lexicon> = {
  readonly [K in KeyOf<L['mod']>]: SayMod<Extract<L['mod'], { readonly [P in K]: unknown }>, L>
}

/**
 * A manner of its own, where a game's cards have one: things are counted in figures ("1 monster you control"), targets are selected by a
 * sentence of their own, values are gained and lost.
 */
export interface Manner {
  /** Whose things are, after the noun: "you control". */
  readonly controls: { readonly you: string; readonly foe: string }
  /** Where things are that are nobody's in particular: "on the field". */
  readonly field: string
}

/** What a game brings in words; whatever is missing does not compile. */
export interface Tongue<L extends Lexicon = Lexicon> {
  /** Words of the edition by key. */
  readonly words: Readonly<Record<string, Noun>>
  readonly traits: { readonly [T in L['trait']]: TraitWord }
  readonly zones: { readonly [Z in L['zone']]: ZoneWord }
  readonly stats: { readonly [S in L['stat']]: StatWord }
  readonly verbs: { readonly [V in L['verb']]: VerbWord }
  /** What happens, in the present: "this monster attacks"; `when` or `at` is part of it. */
  readonly events: { readonly [E in L['event']]: SayEvent<L> }
  /** "during your attack step"; `turn` says whose, where the card does. */
  readonly moments: { readonly [M in L['moment']]: (turn: 'you' | 'foe' | undefined) => string }
  /** "this turn", "until the end of your opponent's next turn"; `of` as a possessive. */
  readonly points: { readonly [P in L['point']]: (of: string | null, n: number) => string }
  readonly prices: { readonly [P in L['price']]: PriceWord }
  readonly keywords: { readonly [K in L['keyword']]: KeywordWord }
  readonly mods: ModSays<L>
  /** How an event came about, after it: "in combat". */
  readonly causes: Readonly<Record<string, string>>
  /** What goes another way for a player, by cause: "dice you buy". */
  readonly routes: Readonly<Record<string, (to: 'you' | 'foe' | 'each' | 'active') => string>>
  /** What an event's amount is, by event: "the damage it dealt". */
  readonly amounts: Readonly<Record<string, string>>
  /** What any piece is called, what a card is that stands for its pieces, and what a piece lies on. */
  readonly piece: Noun
  readonly card: Noun
  readonly host: string
  /** What a player's things do: "actions and abilities". */
  readonly abilities: string
  /** When something may be used that names no time. */
  readonly whenever: string
  readonly player: { readonly you: Noun; readonly foe: Noun; readonly each: Noun; readonly active: Noun }
  /** "this monster"; `card`: where the whole card speaks. */
  self(card: { readonly kind: string }): string
  readonly manner?: Manner
  readonly bursts: { readonly '1': string; readonly '2': string; readonly '1or2': string }
  /** The label of what is open to all, and what precedes effects of a card, or of one that has no piece in play. */
  readonly global: string
  readonly active: string
  readonly inactive: string
  /** Turns of phrase that read better than what the parts give. */
  readonly idioms: readonly (readonly [RegExp, string])[]
}
