/** What a field may hold. Words such as 'zone' and 'trait' stand for the lists of the game's lexicon. */
export type Field = Kind | Choice | readonly [Optional: 'optional', of: Kind | Choice]
export type Kind =
  | 'amount'
  | 'integer'
  /** A whole number that is not negative. */
  | 'count'
  | 'text'
  | 'nothing'
  /** Any record: its fields are looked at elsewhere. */
  | 'record'
  | 'true'
  | 'ref'
  | 'refs'
  /** A name that is given here. */
  | 'as'
  | 'who'
  | 'player'
  | 'piece'
  | 'aim'
  | 'side'
  | 'selfOr'
  | 'filter'
  | 'condition'
  | 'conditions'
  | 'range'
  | 'where'
  | 'pick'
  | 'picks'
  | 'steps'
  | 'modes'
  | 'mods'
  | 'when'
  | 'until'
  | 'texts'
  | `${Word}`
  | `${Word}s`
export type Word = 'zone' | 'trait' | 'stat' | 'verb' | 'keyword' | 'event' | 'moment' | 'point' | 'price'
export interface Choice {
  /** One of these values, or one of these kinds. */
  readonly one?: readonly (string | number)[]
  readonly or?: readonly Kind[]
  /** A list of so many, of these values if they are few. */
  readonly list?: Kind
  readonly of?: readonly string[]
  readonly length?: number
  /** A record. */
  readonly fields?: Fields
}
export type Fields = { readonly [key: string]: Field }

export const maybe = (of: Kind | Choice): Field => ['optional', of]

type Need<T, K extends keyof T> = undefined extends T[K] ? readonly ['optional', Kind | Choice] | Field : Kind | Choice
/** The fields of a record type, none forgotten. */
export type FieldsOf<T, But extends string = never> = { readonly [K in Exclude<keyof T & string, But>]-?: Need<T, K> }
type OpName<S> = S extends { readonly op: infer O extends string } ? O : never
/** The fields of every step, none forgotten; `op` and `join` go without saying. */
export type StepFields<S> = { readonly [O in OpName<S>]: FieldsOf<Extract<S, { readonly op: O }>, 'op' | 'join'> }

/** The words of a game as lists, with its own steps and modifiers: what foreign cards are checked against. */
export interface LexiconTables {
  readonly zone: readonly string[]
  readonly trait: readonly string[]
  readonly stat: readonly string[]
  readonly verb: readonly string[]
  readonly keyword: readonly string[]
  readonly event: readonly string[]
  readonly moment: readonly string[]
  readonly point: readonly string[]
  readonly price: readonly string[]
  readonly steps: { readonly [op: string]: Fields }
  /** By their first key. */
  readonly mods: { readonly [key: string]: Fields }
}
