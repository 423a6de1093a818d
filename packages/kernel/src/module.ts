import type { Game, OptionRecord, Refusal } from './contract.ts'
import type { PlayerId } from './ids.ts'
import type { Manner } from './manner.ts'
import type { Happening, State } from './state.ts'
import type { TableView } from './view.ts'

/** A game's words, made from what a viewer may know. */
export interface Text {
  /** The question of the open decision. */
  ask(view: TableView): string
  option(view: TableView, option: OptionRecord): string
  /** One sentence; null for events that only move pictures. */
  event(view: TableView, event: Happening): string | null
  refusal(view: TableView, refusal: Refusal): string
  outcome(view: TableView): string
  /** The names of all asks, acts and events, so that a test finds one without words. */
  readonly asks: readonly string[]
  readonly acts: readonly string[]
  readonly events: readonly string[]
}

/** An option of the table that a player may set: a variant of the rules. */
export interface Variant {
  /** The key in `config.table`. */
  readonly key: string
  /** The entry of the catalogue it stands for. */
  readonly rule: string
  readonly name: string
  readonly says: string
  /** Values it may take; the first is the standard. */
  readonly values: readonly (string | number | boolean)[]
}

/** A variant that is played or not; off is the standard. */
export const onOff = <K extends string>(key: K, rule: string, name: string, says: string): Variant => ({
  key,
  rule,
  name,
  says,
  values: [false, true],
})

/** One line of a catalog: facts of a card, die or pawn. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly text: string
}

/** A card whose text is rendered when it is first looked at: few who play ever read the whole catalog. */
export function lateText<C extends Omit<Card, 'text'>>(card: C, say: () => string): C & Card {
  let text: string | null = null
  return Object.defineProperty(card, 'text', {
    enumerable: true,
    get() {
      text ??= say()
      return text
    },
  }) as C & Card
}

/** A deck or team that is ready to be picked up. */
export interface ReadyDeck {
  readonly id: string
  readonly name: string
  /** What it is about, in a sentence. */
  readonly plan: string
}

/** What an evaluation looks at and how much each of it counts. The numbers are data, fitted by `duelhall lab fit`. */
export interface Judgement<S = State> {
  readonly names: readonly string[]
  /** One for each name: what a unit of it adds to the chance of winning, in logits. */
  readonly weights: readonly number[]
  /** The position that is judged in place of one in which something is under way. */
  settled?(state: S): S
  /** How much of each a player has more than the others have. */
  measure(state: S, player: PlayerId): readonly number[]
  /** Where what is measured is a part of the game, such as one Duel of a Match: the chance in the whole, from that in the part. */
  whole?(state: S, player: PlayerId, chance: number): number
}

/** How one of the five levels of the computer player thinks. */
export interface Strength {
  /** How often it looks into what may come. */
  readonly looks: number
  /** How far it misjudges: 0 not at all, 1 as far as the best and the worst it saw lie apart. */
  readonly blur: number
}

/** All that a game's folder gives to others; `S` and `C` are known inside the folder only. */
export interface GameModule<S = State, C = unknown> {
  readonly game: Game<S, C>
  readonly name: string
  readonly players: { readonly min: number; readonly max: number }
  readonly text: Text
  readonly catalog: readonly Card[]
  /** What may lie on a table without being one of the cards: the pieces of the rules’ own examples. */
  readonly teaching?: readonly Card[]
  readonly variants: readonly Variant[]
  /** Absent where players bring nothing. */
  readonly decks?: readonly ReadyDeck[]
  /** A table ready to play, with these options set and these ready decks on the seats; problems are left to `game.check`. */
  config(players: number, table?: Readonly<Record<string, unknown>>, decks?: readonly (string | null)[]): C
  /** How good it looks for a player, from 0 (lost) to 1 (won). */
  evaluate(state: S, player: PlayerId): number
  /** What `evaluate` looks at, where it is a weighted sum. */
  readonly judgement?: Judgement<S>
  /** The five levels, weakest first, as the lab has measured them; bots have a usual ladder for games without. */
  readonly levels?: readonly Strength[]
  /** How a search goes about this game where that differs from the usual. */
  readonly manner?: Partial<Manner>
  /** Asks whose options are as good as each other: whoever looks ahead takes the first. */
  readonly alike?: readonly string[]
  /** Asks at which the others are taken to choose the first option by whoever looks ahead: what else they could answer is a guess at secrets. */
  readonly unanswered?: readonly string[]
  /** Acts after which something can no longer be done: a search comes to them when nothing else looks as good (`patience` of its manner). */
  readonly closing?: readonly string[]
}
