import type { Problem } from '@duelhall/kernel'
import {
  amountFields,
  conditionFields,
  effectFields,
  filterFields,
  modFields,
  pickFields,
  pickPlayerFields,
  stepFields,
  whenFields,
} from './check/core-fields.ts'
import type { Choice, Field, Fields, Kind, LexiconTables, Word } from './check/fields.ts'
import { at, LIMITS, type Plain, plain } from './check/plain.ts'

export { type Field, type Fields, type LexiconTables, maybe, type StepFields } from './check/fields.ts'
export { LIMITS, type Plain } from './check/plain.ts'

/** The shapes of the language as data: what the reference lists. */
export const shapes = {
  effects: effectFields,
  steps: stepFields,
  filter: filterFields,
  amounts: amountFields,
  conditions: conditionFields,
  mods: modFields,
} as const

/** What is being checked: the words, the names an effect gives, and what was found. */
interface Check {
  readonly tables: LexiconTables
  readonly names: ReadonlySet<string>
  note(path: string, says: string): void
}
type Record1 = { readonly [key: string]: Plain }

/** Foreign effects: each fault with its path, nothing throws, nothing is changed. */
export function checkEffects(tables: LexiconTables, input: unknown, path = 'effects'): readonly Problem[] {
  const problems: Problem[] = []
  const note = (where: string, says: string): void => {
    if (problems.length < LIMITS.problems) problems.push({ rule: null, path: where, says })
  }
  const list = plain(input, path, note)
  if (problems.length > 0) return problems
  if (!isArray(list)) return [{ rule: null, path, says: 'must be a list of effects' }]
  list.forEach((effect, i) => {
    checkEffect({ tables, note, names: namesIn(effect) }, effect, at(path, i), list.length)
  })
  return problems
}

/** Foreign input as plain data that can be looked at without harm, or what is wrong with it. */
export function readPlain(input: unknown, path: string): { readonly value: Plain; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const value = plain(input, path, (where, says) => {
    if (problems.length < LIMITS.problems) problems.push({ rule: null, path: where, says })
  })
  return { value, problems }
}

/** One value of a kind, for other records of a game's cards: a cost, a title, a list of keywords. */
export function checkField(tables: LexiconTables, field: Field, input: unknown, path: string): readonly Problem[] {
  const problems: Problem[] = []
  const note = (where: string, says: string): void => {
    problems.push({ rule: null, path: where, says })
  }
  const value = plain(input, path, note)
  if (problems.length === 0) checkValue({ tables, note, names: new Set() }, field, value, path)
  return problems
}

const isArray = (value: Plain): value is readonly Plain[] => Array.isArray(value)
const isRecord = (value: Plain): value is Record1 => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All names given anywhere in an effect. */
function namesIn(value: Plain, names = new Set<string>()): ReadonlySet<string> {
  if (isArray(value)) for (const entry of value) namesIn(entry, names)
  else if (isRecord(value))
    for (const [key, entry] of Object.entries(value)) {
      if ((key === 'as' || key === 'sets') && typeof entry === 'string') names.add(entry)
      namesIn(entry, names)
    }
  return names
}

function checkEffect(c: Check, effect: Plain, path: string, length: number): void {
  if (!isRecord(effect)) return c.note(path, 'must be an effect')
  const { kind, ...rest } = effect
  const fields = typeof kind === 'string' && Object.hasOwn(effectFields, kind) ? effectFields[kind as keyof typeof effectFields] : undefined
  if (fields === undefined) return c.note(at(path, 'kind'), wrong(kind ?? null, 'kind of effect', Object.keys(effectFields)))
  checkFields(c, fields, rest, path)
  if (typeof rest.replaces === 'number' && rest.replaces >= length) c.note(at(path, 'replaces'), 'names no effect of this card')
}

/** Every field that is needed, no field that is not known. */
function checkFields(c: Check, fields: Fields, record: Record1, path: string): void {
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    const optional = Array.isArray(field)
    if (value === undefined) {
      if (!optional) c.note(at(path, key), 'is missing')
    } else checkValue(c, field, value, at(path, key))
  }
  for (const key of Object.keys(record)) if (!Object.hasOwn(fields, key)) c.note(at(path, key), 'is an unknown key')
}

function checkValue(c: Check, field: Field, value: Plain, path: string): void {
  if (typeof field === 'string') return kinds[field](c, value, path)
  if (isOptional(field)) return checkValue(c, field[1], value, path)
  checkChoice(c, field, value, path)
}
const isOptional = (field: Exclude<Field, string>): field is Extract<Field, readonly unknown[]> => Array.isArray(field)

function checkChoice(c: Check, choice: Choice, value: Plain, path: string): void {
  if (choice.fields !== undefined) return isRecord(value) ? checkFields(c, choice.fields, value, path) : c.note(path, 'must be a record')
  if (choice.list !== undefined) return checkList(c, choice, choice.list, value, path)
  if (choice.one?.some((one) => one === value)) return
  const kind = choice.or?.[0]
  if (kind === undefined) return c.note(path, wrong(value, 'choice', choice.one ?? []))
  // Of several kinds one must do; if none does, the last is named.
  const tried = (choice.or ?? []).map((or) => silently(c, or, value, path))
  if (!tried.some((found) => found.length === 0)) for (const [where, says] of tried[tried.length - 1]!) c.note(where, says)
}

function checkList(c: Check, choice: Choice, kind: Kind, value: Plain, path: string): void {
  listOf(kind)(c, value, path)
  if (!isArray(value)) return
  if (choice.length !== undefined && value.length !== choice.length) c.note(path, `must have ${choice.length} entries`)
  const { of } = choice
  if (of === undefined) return
  value.forEach((entry, i) => {
    if (typeof entry === 'string' && !of.includes(entry)) c.note(at(path, i), wrong(entry, 'choice', of))
  })
}

function silently(c: Check, kind: Kind, value: Plain, path: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = []
  kinds[kind]({ ...c, note: (where, says) => void found.push([where, says]) }, value, path)
  return found
}

const shown = (value: Plain): string =>
  typeof value === 'string'
    ? `"${value.slice(0, 40)}"`
    : Array.isArray(value)
      ? 'a list'
      : value !== null && typeof value === 'object'
        ? 'a record'
        : String(value)
const wrong = (value: Plain, what: string, among: readonly (string | number)[]): string =>
  `${shown(value)} is no ${what}${among.length > 0 && among.length <= 12 ? `: ${among.join(', ')}` : ''}`

type Test = (c: Check, value: Plain, path: string) => void
const isText = (value: Plain): value is string => typeof value === 'string' && value.trim() !== ''
const simple =
  (holds: (value: Plain) => boolean, says: string): Test =>
  (c, value, path) => {
    if (!holds(value)) c.note(path, `${says}, not ${shown(value)}`)
  }
const listOf =
  (kind: Kind): Test =>
  (c, value, path) => {
    if (!isArray(value)) return c.note(path, `must be a list, not ${shown(value)}`)
    value.forEach((entry, i) => {
      kinds[kind](c, entry, at(path, i))
    })
  }
const someOf =
  (kind: Kind): Test =>
  (c, value, path) =>
    isArray(value) ? listOf(kind)(c, value, path) : kinds[kind](c, value, path)
const record =
  (fields: Fields): Test =>
  (c, value, path) =>
    isRecord(value) ? checkFields(c, fields, value, path) : c.note(path, `must be a record, not ${shown(value)}`)
const word =
  (name: Word): Test =>
  (c, value, path) => {
    if (typeof value !== 'string' || !c.tables[name].includes(value)) c.note(path, wrong(value, name, c.tables[name]))
  }
/** A record told from others by one of its keys. */
const keyed =
  (what: string, tables: (c: Check) => { readonly [key: string]: Fields }): Test =>
  (c, value, path) => {
    if (!isRecord(value)) return c.note(path, `must be ${what}, not ${shown(value)}`)
    const all = tables(c)
    const key = Object.keys(all).find((name) => Object.hasOwn(value, name))
    if (key === undefined) return c.note(path, `is no ${what.replace(/^an? /, '')} (${Object.keys(value).slice(0, 4).join(', ')})`)
    checkFields(c, all[key]!, value, path)
  }

const players = ['you', 'foe', 'each', 'active']
const isRef = (c: Check, value: Plain): boolean =>
  typeof value === 'string' && (['self', 'host', 'event', 'other'].includes(value) || c.names.has(value))
const amount = keyed('an amount', () => amountFields)
const condition = keyed('a condition', () => conditionFields)
const mod = keyed('a modifier', (c) => ({ ...c.tables.mods, ...modFields }))
const who: Test = (c, value, path) => {
  if (typeof value === 'string' && players.includes(value)) return
  if (isRecord(value) && ('controllerOf' in value || 'ownerOf' in value))
    return checkFields(c, 'ownerOf' in value ? { ownerOf: 'ref' } : { controllerOf: 'ref' }, value, path)
  c.note(path, wrong(value, 'player', players))
}
const aimed =
  (whoToo: boolean): Test =>
  (c, value, path) => {
    if (
      whoToo &&
      ((typeof value === 'string' && players.includes(value)) || (isRecord(value) && ('controllerOf' in value || 'ownerOf' in value)))
    )
      return who(c, value, path)
    return isRecord(value) ? kinds.filter(c, value, path) : kinds.ref(c, value, path)
  }

function step(c: Check, value: Plain, path: string): void {
  if (!isRecord(value)) return c.note(path, `must be a step, not ${shown(value)}`)
  const { op, join, ...rest } = value
  const all: { readonly [op: string]: Fields } = { ...c.tables.steps, ...stepFields }
  if (typeof op !== 'string' || !Object.hasOwn(all, op)) return c.note(at(path, 'op'), `${shown(op ?? null)} is an unknown op`)
  if (join !== undefined) checkValue(c, { one: ['and', 'also', 'ifdone', 'then', 'after'] }, join, at(path, 'join'))
  checkFields(c, all[op]!, rest, path)
}

const words = (name: Word): { readonly [K in Word | `${Word}s`]?: Test } => ({ [name]: word(name), [`${name}s`]: someOf(name) })

const kinds: { readonly [K in Kind]: Test } = {
  ...(Object.assign({}, ...(['zone', 'trait', 'stat', 'verb', 'keyword', 'event', 'moment', 'point', 'price'] as const).map(words)) as {
    readonly [K in Word | `${Word}s`]: Test
  }),
  integer: simple((value) => Number.isInteger(value), 'must be a whole number'),
  count: simple((value) => Number.isInteger(value) && (value as number) >= 0, 'must be a whole number that is not negative'),
  text: simple(isText, 'must be a text'),
  texts: someOf('text'),
  nothing: simple((value) => value === null, 'must be null'),
  record: simple(isRecord, 'must be a record'),
  true: simple((value) => value === true, 'must be true or absent'),
  side: simple((value) => value === 'you' || value === 'foe', 'must be you or foe'),
  as: simple((value) => typeof value === 'string' && /^\$\w+$/.test(value), 'must be a name such as $it'),
  ref: (c, value, path) => {
    if (!isRef(c, value)) c.note(path, `${shown(value)} is no name that this effect gives`)
  },
  refs: someOf('ref'),
  who,
  player: (c, value, path) => (isRef(c, value) ? undefined : who(c, value, path)),
  piece: aimed(false),
  aim: aimed(true),
  selfOr: (c, value, path) => (value === 'self' ? undefined : kinds.filter(c, value, path)),
  filter: record(filterFields),
  condition,
  conditions: listOf('condition'),
  amount: (c, value, path) => (typeof value === 'number' ? kinds.integer(c, value, path) : amount(c, value, path)),
  range: (c, value, path) =>
    typeof value === 'number'
      ? kinds.integer(c, value, path)
      : record({ min: ['optional', 'amount'], max: ['optional', 'amount'] })(c, value, path),
  where: (c, value, path) => {
    if (!isRecord(value)) return c.note(path, `must be a record, not ${shown(value)}`)
    for (const [stat, range] of Object.entries(value)) {
      if (!c.tables.stat.includes(stat)) c.note(at(path, stat), wrong(stat, 'stat', c.tables.stat))
      else kinds.range(c, range, at(path, stat))
    }
  },
  pick: (c, value, path) => record(isRecord(value) && 'player' in value ? pickPlayerFields : pickFields)(c, value, path),
  picks: listOf('pick'),
  steps: (c, value, path) => {
    if (!isArray(value)) return c.note(path, `must be a list of steps, not ${shown(value)}`)
    value.forEach((entry, i) => {
      step(c, entry, at(path, i))
    })
  },
  modes: listOf('steps'),
  mods: (c, value, path) => {
    if (!isArray(value)) return c.note(path, `must be a list of modifiers, not ${shown(value)}`)
    value.forEach((entry, i) => {
      mod(c, entry, at(path, i))
    })
  },
  when: record(whenFields),
  until: (c, value, path) => {
    if (!isRecord(value)) return kinds.point(c, value, path)
    checkFields(c, 'while' in value ? { while: 'ref' } : { point: 'point', of: 'who', n: ['optional', 'count'] }, value, path)
  },
}
