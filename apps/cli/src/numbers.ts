import { Fault, quoted } from './fault.ts'

/** A whole number from the command line, within bounds. */
export function wholeNumber(what: string, typed: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN
  if (!(number >= min && number <= max)) throw new Fault(`${what} must be a whole number from ${min} to ${max}, not ${quoted(typed)}`)
  return number
}

export function seedFrom(typed: string): string {
  if (typed === '' || typed.length > 200) throw new Fault('--seed must be a text of 1 to 200 characters')
  return typed
}
