import type { Amount, Condition, Filter, Lexicon, Mod, RefName, Step, To, ToPlayer, Until, When, Who } from './language.ts'

/**
 * The language a text is made in. It knows number, person and what was mentioned last; ops build clauses with it, never
 * sentences: the composer adds "you may", "then", bursts and full stops.
 */
export interface Words<L extends Lexicon = Lexicon> {
  /** A clause: verb in its base form, bent to its subject. No subject: an order to the reader ("draw 2 dice"). */
  clause(who: ToPlayer | undefined, verb: string, ...rest: readonly string[]): string
  /** A clause whose subject is a piece: "it gets +1A", "your monsters get +1A". */
  does(what: To<L>, verb: string, ...rest: readonly string[]): string
  /** "2", "its attack", "1 for each other bolt monster". */
  amount(n: Amount<L>): string
  /** A number of things of one kind: "a die", "2 dice", "a die for each monster". */
  count(n: Amount<L>, one: string, many: string): string
  /** Who or what is meant, as an object: "target opposing monster", "it", "your opponent", "all sidekicks". */
  the(to: To<L> | ToPlayer): string
  /** "a die", "up to 2 of your sidekicks in your used pile". */
  some(filter: Filter<L>, n?: Amount<L>, upTo?: boolean): string
  /** The plain noun phrase of a filter, for one or many: "opposing level 1 monster", "monsters in your used pile". */
  noun(filter: Filter<L>, many: boolean): string
  who(who: Who): string
  /** "your opponent's", "your", "its owner's". */
  whose(who: Who): string
  until(until: Until<L>): string
  condition(is: Condition<L>): string
  when(on: When<L>): string
  mods(mods: readonly Mod<L>[]): string
  /** Steps as sentences joined by "and", "then", "if you do". */
  block(steps: readonly Step<L>[]): string
  /** A word of the edition: 'ko', 'field', 'character', 'attack'; `many` for its plural. */
  word(key: string, many?: boolean): string
  /** What was chosen under this name is meant from here on; returns its first mention. */
  mention(name: RefName, phrase: string, many: boolean): string
}
