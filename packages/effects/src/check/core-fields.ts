import type { CoreStep, Effect, Filter, Lexicon, Pick, PickPlayer, ReplaceEffect, When } from '../language.ts'
import { type Fields, type FieldsOf, maybe, type StepFields } from './fields.ts'

/** The language's own shapes as data; a field added to the language and forgotten here does not compile. */

export const filterFields: FieldsOf<Filter<Lexicon>> = {
  side: maybe('side'),
  in: maybe('zones'),
  is: maybe('traits'),
  any: maybe('traits'),
  not: maybe('traits'),
  but: maybe('refs'),
  among: maybe('ref'),
  named: maybe('texts'),
  unnamed: maybe('text'),
  titled: maybe('text'),
  card: maybe('ref'),
  otherNameThan: maybe('ref'),
  family: maybe('texts'),
  notFamily: maybe('text'),
  with: maybe('keyword'),
  where: maybe('where'),
  engaged: maybe('ref'),
  owner: maybe('who'),
  within: maybe({ fields: { n: 'count', by: 'text' } }),
}
export const pickFields: FieldsOf<Pick<Lexicon>> = {
  as: 'as',
  from: 'filter',
  n: maybe('amount'),
  upTo: maybe('true'),
  least: maybe('count'),
  by: maybe('who'),
  or: maybe({ one: ['player', 'foe'] }),
  untargeted: maybe('true'),
}
export const pickPlayerFields: FieldsOf<PickPlayer> = { as: 'as', player: { one: ['any', 'foe'] }, by: maybe('who') }
export const whenFields: FieldsOf<When<Lexicon>> = { on: 'events', piece: maybe('selfOr'), other: maybe('selfOr'), player: maybe('side') }
const replacedFields: FieldsOf<ReplaceEffect<Lexicon>['of']> = {
  verb: 'verb',
  piece: maybe('selfOr'),
  player: maybe('side'),
  by: maybe('filter'),
  cause: maybe('texts'),
}

/** Each amount, condition and modifier by the key that tells it from the others. */
export const amountFields: { readonly [key: string]: Fields } = {
  count: { count: 'filter', times: maybe('integer') },
  stat: { stat: 'stat', of: 'player', at: maybe({ one: ['now', 'printed', 'then'] }), times: maybe('integer') },
  amount: { amount: 'ref', times: maybe('integer') },
  half: { half: 'amount' },
  sum: { sum: { list: 'amount' } },
  highest: { highest: 'stat', among: 'filter' },
  lowest: { lowest: 'stat', among: 'filter' },
  total: { total: 'stat', among: 'filter' },
  value: { value: 'keyword', of: 'ref' },
}
export const conditionFields: { readonly [key: string]: Fields } = {
  some: { some: 'filter', n: maybe('count'), names: maybe('true') },
  no: { no: 'filter' },
  every: { every: 'filter', fits: 'filter' },
  ref: { ref: 'ref', fits: 'filter' },
  more: { more: 'amount', than: 'amount' },
  turn: { turn: 'side' },
  during: { during: 'moment' },
  both: { both: 'conditions' },
  either: { either: 'conditions' },
  isnt: { isnt: 'condition' },
  cause: { cause: 'texts' },
}
export const modFields: { readonly [key: string]: Fields } = {
  stat: { stat: 'stat', add: maybe('amount'), set: maybe('amount') },
  give: { give: 'keyword', value: maybe('count') },
  lose: { lose: { one: ['effects'], or: ['keyword'] } },
  family: { family: 'text' },
  cannot: { cannot: 'verb', by: maybe('filter'), from: maybe('who'), unless: maybe('steps') },
  must: { must: 'verb' },
  price: { price: 'price', add: maybe('amount'), set: maybe('count'), of: maybe('filter'), next: maybe('true') },
  goes: { goes: 'zone', instead: 'zone', cause: maybe('text'), may: maybe('true') },
  may: { may: 'verb' },
  replace: { replace: 'verb', do: 'steps' },
}

export const stepFields: StepFields<CoreStep<Lexicon>> = {
  pick: { picks: 'picks' },
  note: { as: 'as', n: 'amount' },
  // biome-ignore lint/suspicious/noThenProperty: a step has one, and nobody awaits it
  if: { is: 'condition', then: 'steps', else: maybe('steps') },
  may: { do: 'steps', by: maybe('who'), cost: maybe('steps'), else: maybe('steps') },
  each: { of: 'piece', as: 'as', do: 'steps' },
  times: { n: 'amount', do: 'steps' },
  mode: { modes: 'modes', by: maybe('who'), blind: maybe('true') },
  stand: { to: 'aim', mods: 'mods', until: 'until' },
  later: {
    on: 'when',
    until: maybe('until'),
    may: maybe('true'),
    once: maybe('true'),
    nth: maybe('count'),
    target: maybe('picks'),
    do: 'steps',
  },
  proceed: {},
  cap: { n: 'amount' },
  reduce: { n: 'amount' },
  aim: { at: 'ref' },
  more: { n: 'amount' },
}

const common = {
  burst: maybe({ one: ['1', '2', '1or2'] }),
  replaces: maybe('count'),
  if: maybe('condition'),
  limit: maybe({ one: ['event', 'attack', 'turn', 'turn/card', 'turn/source', 'game'] }),
}
const from = maybe({ one: ['card', 'anywhere'] })
const acts = { cost: maybe('steps'), do: 'steps' } as const
type EffectFields = { readonly [K in Effect<Lexicon>['kind']]: FieldsOf<Extract<Effect<Lexicon>, { readonly kind: K }>, 'kind'> }
export const effectFields: EffectFields = {
  play: { ...common, ...acts, at: maybe('moment'), on: maybe('when'), target: maybe('picks') },
  use: {
    ...common,
    ...acts,
    global: maybe('true'),
    from: maybe({ one: ['anywhere'], or: ['zones'] }),
    at: maybe('moment'),
    on: maybe('when'),
    turn: maybe({ one: ['you'] }),
    target: maybe('picks'),
  },
  trigger: {
    ...common,
    ...acts,
    on: 'when',
    from: maybe({ one: ['card', 'anywhere'], or: ['zones'] }),
    instant: maybe('true'),
    global: maybe('true'),
    may: maybe('true'),
    target: maybe('picks'),
  },
  static: { ...common, from, to: 'aim', mods: 'mods' }, // never a global (DM-GLOBAL-14)
  replace: { ...common, ...acts, from, of: { fields: replacedFields }, global: maybe('true'), may: maybe('true') },
}
