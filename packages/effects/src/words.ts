import type {
  Amount,
  Condition,
  Filter,
  Lexicon,
  Mod,
  Pick,
  PickPlayer,
  RefName,
  Step,
  To,
  ToPlayer,
  Until,
  When,
  Who,
} from './language.ts'

/** A piece of a clause; as a function it is said only after the subject, so that it may call that "it". */
export type Part = string | (() => string)

/**
 * The language a text is made in. It knows number, person and what was mentioned last; ops build clauses with it, never
 * sentences: the composer adds "you may", "then", bursts and full stops.
 */
export interface Words<L extends Lexicon = Lexicon> {
  /** A clause: verb in its base form, bent to its subject. No subject or `you`: an order to the reader ("draw 2 dice"). */
  clause(who: ToPlayer | undefined, verb: string, ...rest: readonly Part[]): string
  /** A clause whose subject is a piece: "it gets +1A", "your monsters get +1A". */
  does(what: To<L> | ToPlayer, verb: string, ...rest: readonly Part[]): string
  /** "2", "its attack", "1 for each other bolt monster". */
  amount(n: Amount<L>): string
  /** A number of things of one kind: "a die", "2 dice", "a die for each monster". */
  count(n: Amount<L>, one: string, many: string): string
  /** An amount of something that has no plural: "2 damage", "1 damage for each monster", "damage equal to its attack". */
  much(n: Amount<L>, what: string): string
  /** Who or what is meant, as an object: "target opposing monster", "it", "your opponent", "all sidekicks". */
  the(to: To<L> | ToPlayer): string
  /** Whose something is: "its", "that monster's", "your opponent's". */
  of(to: To<L> | ToPlayer): string
  /** Whether more than one is meant: "them" and "their". */
  isMany(to: To<L> | ToPlayer): boolean
  /** "a die", "up to 2 of your sidekicks in your used pile". */
  some(filter: Filter<L>, n?: Amount<L>, upTo?: boolean): string
  /** The plain noun phrase of a filter, for one or many: "opposing level 1 monster", "monsters in your used pile". */
  noun(filter: Filter<L>, many: boolean): string
  who(who: Who): string
  /** "your opponent's", "your", "its owner's". */
  whose(who: Who): string
  /** A place of these pieces: "your used pile", "their owners' bags", "the field". */
  place(zone: L['zone'], of?: To<L> | ToPlayer): string
  until(until: Until<L>): string
  condition(is: Condition<L>): string
  when(on: When<L>): string
  /** What a modifier does to a subject of this number: "gets +1A +1D". */
  mods(mods: readonly Mod<L>[], many?: boolean): string
  /** Steps as sentences joined by "and", "then", "if you do". */
  block(steps: readonly Step<L>[]): string
  /** A word of the edition: 'ko', 'field', 'character', 'attack'; `many` for its plural. */
  word(key: string, many?: boolean): string
  /** What was chosen or remembered under this name is meant from here on; returns its first mention. */
  mention(name: RefName, phrase: string, many: boolean, noun?: string, owner?: Who): string
  /** The piece of an event at its first mention: "this monster", "a sidekick"; "" where the card does not say; `unsaid`: it is not repeated. */
  heard(name: 'event' | 'other', piece: 'self' | Filter<L> | undefined, unsaid?: true): string
  /** It has been rolled: from now on it shows a face. */
  rolled(to: To<L> | ToPlayer): void
  /** A number is remembered; it is said where it is used. */
  note(name: RefName, n: Amount<L>): string
  /** The thing of a filter alone: "monster". */
  head(filter: Filter<L>, many: boolean): string
  /** Said by this player: what is theirs is called so. */
  as(who: ToPlayer | undefined, say: () => string): string
  /** "your opponent chooses one of their monsters". */
  pick(pick: Pick<L> | PickPlayer): string
  /** "each of those dice", "each opposing level 1 monster"; one of them is meant by the name from here on. */
  each(of: To<L>, name: RefName): string
  /** What lasts on somebody: "it gets +2A this turn". */
  lasting(to: To<L> | ToPlayer, mods: readonly Mod<L>[], until: Until<L>): string
  /** What stands in front of something for a while: "this turn, if one of your monsters would be dealt damage, …". */
  guard(to: To<L> | ToPlayer, verb: L['verb'], steps: readonly Step<L>[], until: string): string
  /** Targets, then steps. */
  targets(picks: readonly (Pick<L> | PickPlayer)[], steps: readonly Step<L>[]): string
  /** What was about to happen, as a fact: "it is KO'd". */
  happens(): string
  /** So much more of what is about to happen: "draw 1 more die". */
  more(n: Amount<L>): string
  /** Said from the same state of mind, and forgotten: alternatives call things alike. */
  alike(say: () => string): string
}
