import type { Problem } from './contract.ts'
import { inWords } from './errors.ts'
import type { RuleId } from './ids.ts'

/** An object from outside of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>
export type Fault = (rule: RuleId | null, path: string, says: string) => void

/** Looks at one value; `seats` is how many sit at the table, `among` the options it stands among. */
export type OptionRow = (fault: Fault, path: string, value: unknown, seats: number, among: Fields) => void
/** How each option of a game's table is read: a missing one does not compile. */
export type OptionRows<O> = { readonly [K in keyof O]-?: OptionRow }

/** A key from outside may be as long as it likes; a path may not. */
const LONGEST_KEY = 40

/** Every fault found in something from outside; what cannot even be read is one fault. */
export function faultsIn(reading: (fault: Fault) => void): readonly Problem[] {
  const found: Problem[] = []
  try {
    reading((rule, path, says) => {
      found.push({ rule, path, says })
    })
  } catch {
    return [{ rule: null, path: '', says: 'cannot be read' }]
  }
  return found
}

/** The fields of an object that may have no others; of anything else, none. */
export function fieldsOf(fault: Fault, value: unknown, path: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault(null, path, `must be an object, not ${inWords(value)}`)
    return {}
  }
  for (const key of Object.keys(value))
    if (!known.includes(key)) {
      const name = key.slice(0, LONGEST_KEY)
      fault(null, path === '' ? name : `${path}.${name}`, 'is not known here')
    }
  return value as Fields
}

/** Options, each looked at by its row. */
export function optionsOf<O>(fault: Fault, value: unknown, path: string, rows: OptionRows<O>, seats: number): Fields {
  const options = fieldsOf(fault, value, path, Object.keys(rows))
  for (const key of Object.keys(options))
    if (Object.hasOwn(rows, key)) rows[key as keyof O](fault, `${path}.${key}`, options[key], seats, options)
  return options
}

/** The two halves of every config: what the table agrees, and what the seats bring, which the game looks at. */
export function readTable<O>(fault: Fault, config: unknown, rows: OptionRows<O>): { readonly options: Fields; readonly seats: unknown } {
  const { table, seats } = fieldsOf(fault, config, '', ['table', 'seats'])
  return { options: optionsOf(fault, table, 'table', rows, Array.isArray(seats) ? seats.length : 0), seats }
}

export const isBelow = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

export const flag =
  (rule: RuleId | null): OptionRow =>
  (fault, path, value) => {
    if (typeof value !== 'boolean') fault(rule, path, `must be true or false, not ${inWords(value)}`)
  }

export const oneOf =
  (rule: RuleId | null, values: readonly (string | number | boolean)[]): OptionRow =>
  (fault, path, value) => {
    if (!(values as readonly unknown[]).includes(value)) fault(rule, path, `${inWords(value)} is none of ${values.join(', ')}`)
  }

/** `what` fits after "is no": `number of rounds`. */
export const upTo =
  (rule: RuleId | null, most: number, what: string): OptionRow =>
  (fault, path, value) => {
    if (!isBelow(value, most + 1)) fault(rule, path, `${inWords(value)} is no ${what} from 0 to ${most}`)
  }

export const seatOrRandom =
  (rule: RuleId | null): OptionRow =>
  (fault, path, value, seats) => {
    if (value !== 'random' && !isBelow(value, seats)) fault(rule, path, `${inWords(value)} is neither a seat nor "random"`)
  }
