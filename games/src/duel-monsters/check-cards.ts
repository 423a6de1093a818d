import {
  checkEffects,
  checkField,
  type Field,
  type Fields,
  type LexiconTables,
  LIMITS,
  maybe,
  type Plain,
  readPlain,
  type StepFields,
} from '@duelhall/effects'
import type { Problem } from '@duelhall/kernel'
import { attributes, monsterTypes } from './cards/facts.ts'
import {
  type Behaviour,
  type DuelMod,
  type DuelStep,
  eventNames,
  keywordNames,
  moments,
  points,
  stats,
  type Timing,
  traits,
  verbs,
  zoneNames,
} from './lexicon.ts'

const face = { one: ['attack', 'defense', 'either'] }
const position = { one: ['attack', 'defense', 'faceDown', 'either', 'eitherOrFaceDown', 'same'] }
const figure = {
  fields: { level: 'count', attribute: { one: attributes }, type: { one: monsterTypes }, atk: 'count', def: 'count' },
} as const

const steps: StepFields<DuelStep> = {
  draw: { n: 'amount', who: maybe('who') },
  discard: { what: 'piece', random: maybe('count') },
  send: { what: 'piece', as: maybe('as') },
  mill: { n: 'amount', who: maybe('who') },
  tribute: { what: 'piece' },
  remove: { what: 'piece', faceDown: maybe('true'), as: maybe('as') },
  return: { what: 'piece', to: { one: ['hand', 'deck', 'top', 'bottom'] } },
  add: { what: 'piece' },
  destroy: { what: 'piece', goes: maybe({ one: ['removed'] }), rule: maybe('true') },
  summon: {
    what: 'piece',
    position: maybe(position),
    to: maybe('who'),
    as: maybe({ one: ['fusion', 'synchro', 'ritual'] }),
    ignoring: maybe('true'),
    negated: maybe('true'),
    leaves: maybe({ one: ['removed'] }),
    sets: maybe('as'),
  },
  token: {
    token: 'text',
    n: maybe('count'),
    attack: maybe('amount'),
    defense: maybe('amount'),
    position: maybe(face),
    to: maybe('who'),
    as: maybe('as'),
  },
  fuse: {
    from: 'filter',
    goes: maybe({ one: ['graveyard', 'removed'] }),
    of: maybe('filter'),
    as: maybe('as'),
    only: maybe({ one: ['materials'] }),
  },
  materialsOf: { what: 'ref', as: 'as' },
  ritual: { named: 'text', level: 'count' },
  synchro: {},
  extraSummon: { n: 'count' },
  damage: { to: 'player', n: 'amount' },
  gain: { who: maybe('player'), n: 'amount' },
  setLife: { who: maybe('player'), n: 'amount' },
  pay: { life: { one: ['half'], or: ['amount'] } },
  position: { what: 'piece', to: { one: ['attack', 'defense', 'faceDown', 'toggle', 'up'] }, quiet: maybe('true') },
  control: { what: 'piece', until: 'until' },
  exchange: { mine: 'ref', theirs: 'ref' },
  equip: { what: 'ref', to: 'ref' },
  put: { counter: { one: ['spell'] }, n: 'amount', at: 'piece' },
  take: { counter: { one: ['spell'] }, n: 'amount', from: 'piece' },
  negate: { what: { one: ['activation', 'effect', 'summon', 'attack'] } },
  set: { what: 'ref' },
  reveal: { what: 'piece', to: maybe('who') },
  coin: { n: 'count', as: 'as', call: maybe('true') },
  roll: { as: 'as' },
  declare: { as: 'as' },
  win: {},
  endBattlePhase: {},
  shuffle: { who: maybe('who') },
  top: { n: 'count', who: maybe('who'), as: 'as' },
  skip: { phase: { one: ['draw', 'battle'] }, who: 'who' },
  bind: { what: 'ref', how: { one: ['falls', 'fells', 'fellsLeaving'] } },
  stay: { of: 'who', n: 'count' },
  rise: { monster: figure, position: face },
}

type FirstKey = DuelMod extends infer M ? (M extends unknown ? keyof M & string : never) : never
const mods: { readonly [K in Exclude<FirstKey, 'n' | 'for'>]: Fields } = {
  original: { original: { one: ['attack', 'defense'] }, n: 'amount' },
  called: { called: 'text' },
  type: { type: { one: monsterTypes } },
  attribute: { attribute: { one: attributes } },
  attacks: { attacks: 'count' },
  attackAll: { attackAll: 'true' },
  toll: { toll: 'count' },
  pierce: { pierce: 'true' },
  battleDamage: { battleDamage: { one: ['half', 'both'] } },
  unaffectedBy: { unaffectedBy: { one: ['spell', 'trap', 'monster'] } },
  hides: { hides: 'true' },
  fallsWhenTargeted: { fallsWhenTargeted: 'true' },
  silences: { silences: 'true' },
  forced: { forced: { one: ['defense'] } },
  tributes: { tributes: 'count', for: 'filter' },
  tributeFor: { tributeFor: 'true' },
  leaves: { leaves: { one: ['removed'] } },
}

/** The words of the game as lists: what foreign cards are checked against. */
const tables: LexiconTables = {
  zone: zoneNames,
  trait: traits,
  stat: stats,
  verb: verbs,
  keyword: keywordNames,
  event: eventNames,
  moment: moments,
  point: points,
  price: [],
  steps,
  mods,
}

const timing: { readonly [K in keyof Timing]-?: Field } = {
  speed: maybe({ one: [1, 2, 3] }),
  word: maybe({ one: ['when', 'if'] }),
  flip: maybe('true'),
  damageStep: maybe({ one: ['any'], or: ['true'] }),
  unanswerable: maybe('true'),
  does: maybe('text'),
  procedure: maybe('true'),
  cause: maybe('texts'),
  still: maybe('true'),
  duty: maybe('true'),
}
const behaviour: { readonly [K in keyof Behaviour]-?: Field } = {
  id: 'text',
  name: 'text',
  effects: { list: 'record' },
  strict: maybe('true'),
  synchro: maybe({ fields: { tuner: maybe('filter'), others: maybe('filter') } }),
  fusion: maybe({ list: 'filter' }),
  substitute: maybe({ one: ['fusion'], or: ['record'] }),
  counters: maybe('count'),
  equips: maybe('filter'),
}

type PlainRecord = { readonly [key: string]: Plain }

/** What is wrong with behaviours from anywhere, each fault with its path (`0.effects.1.do.0.op`); nothing throws. */
export function checkCards(input: unknown): readonly Problem[] {
  const { value, problems } = readPlain(input, '')
  const found = problems.length > 0 ? problems : checkField(tables, { list: 'record' }, value, '')
  const faults = found.length > 0 ? found : (value as readonly PlainRecord[]).flatMap((card, i) => checkCard(card, String(i)))
  return faults.slice(0, LIMITS.problems).map(({ rule, path, says }) => ({ rule, path, says: `BAD_CARD_DATA: ${says}` }))
}

function checkCard(card: PlainRecord, path: string): readonly Problem[] {
  const found = checkField(tables, { fields: behaviour }, card, path)
  if (found.some((problem) => problem.path.startsWith(`${path}.effects`)) || !Array.isArray(card.effects)) return found
  const effects = card.effects as readonly PlainRecord[]
  const times = effects.flatMap((effect, i) => checkField(tables, { fields: timing }, part(effect, isTiming), `${path}.effects.${i}`))
  const rest = effects.map((effect) => part(effect, (key) => !isTiming(key)))
  const substitute = typeof card.substitute === 'object' ? { tuner: 'text' } : null
  return [
    ...found,
    ...(substitute === null ? [] : checkField(tables, { fields: substitute as Fields }, card.substitute as Plain, `${path}.substitute`)),
    ...times,
    ...checkEffects(tables, rest, `${path}.effects`),
  ]
}

const isTiming = (key: string): boolean => Object.hasOwn(timing, key)
/** Timing is this game's own; the rest of an effect is the language's. */
const part = (effect: PlainRecord, keep: (key: string) => boolean): PlainRecord =>
  Object.fromEntries(Object.entries(effect).filter(([key]) => keep(key)))
