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
import { basicFaces } from './cards/common.ts'
import { keywords } from './cards/index.ts'
import {
  type DiceCard,
  type DiceMod,
  type DiceStep,
  energies,
  eventNames,
  type Face,
  keywordNames,
  moments,
  points,
  prices,
  stats,
  traits,
  verbs,
  zoneNames,
} from './lexicon.ts'

const level: Field = maybe({ one: ['rolled', 'was'], or: ['count'] })

const steps: StepFields<DiceStep> = {
  damage: { to: 'aim', n: 'amount', by: maybe('ref'), split: maybe('true'), cause: maybe('text') },
  ko: { what: 'piece', as: maybe('as') },
  move: { what: 'piece', to: 'zone', as: maybe('as'), level },
  draw: { n: { one: ['all'], or: ['amount'] }, who: maybe('who'), as: maybe('as'), to: maybe({ one: ['prep', 'hold'] }) },
  drawMore: { n: 'amount', who: maybe('who') },
  roll: { what: 'piece' },
  reroll: { what: 'piece', miss: maybe({ one: ['prep', 'ko'] }), as: maybe('as') },
  field: { what: 'piece', level: maybe({ one: ['rolled'], or: ['count'] }) },
  spin: { what: 'piece', by: maybe('integer'), to: maybe({ one: ['character', 'energy'], or: ['count'] }) },
  lose: { who: 'player', n: 'amount' },
  gain: { who: 'player', n: 'amount' },
  energy: { who: 'player', n: 'amount' },
  pay: { energy: { list: 'text', of: [...energies, 'any'] }, who: maybe('who'), times: maybe('amount') },
  payLife: { n: 'count', who: maybe('who') },
  suffer: { n: 'count', who: maybe('who') },
  capture: { what: 'piece', by: maybe('ref') },
  control: { what: 'piece' },
  copy: { what: 'ref', part: { one: ['stats', 'abilities', 'die'] } },
  swap: { what: { list: 'ref', length: 2 }, stat: maybe({ one: ['attack', 'defense'] }), level: maybe('count') },
  swapStats: { what: 'piece' },
  token: { name: 'text', n: 'amount', attack: 'count', defense: 'count', families: maybe({ list: 'text' }) },
  attach: { to: 'ref' },
  cancel: { lock: maybe('true') },
  name: { as: 'as', not: maybe({ one: ['sidekick'] }) },
  withdraw: { what: 'piece', mend: maybe('true') },
  volley: { target: 'picks' },
  barrage: { target: 'picks' },
}

type ModKey = DiceMod extends infer M ? (M extends unknown ? keyof M & string : never) : never
const mods: { readonly [K in ModKey]: { readonly [P in K]: Field } } = {
  blockers: { blockers: { fields: { min: maybe('count'), max: maybe('count'), from: maybe('filter') } } },
  combatDamage: { combatDamage: { fields: { most: 'count' } } },
  fragile: { fragile: 'true' },
  lure: { lure: { fields: { n: 'count' } } },
  decoy: { decoy: 'ref' },
  attackers: { attackers: { fields: { most: 'count' } } },
  fieldBy: { fieldBy: 'steps' },
}

/** The words of the game as lists: what foreign cards are checked against. */
export const tables: LexiconTables = {
  zone: zoneNames,
  trait: traits,
  stat: stats,
  verb: verbs,
  keyword: [...new Set<string>([...keywordNames, ...Object.keys(keywords)])],
  event: eventNames,
  moment: moments,
  point: points,
  price: prices,
  steps,
  mods,
}

const burst: Field = { one: [0, 1, 2] }
const faces: { readonly [K in 'energy' | 'level' | 'action']: Fields } = {
  energy: { energy: { list: 'text', of: [...energies, 'wild', 'generic'] } },
  level: { level: 'count', fielding: 'count', attack: 'count', defense: 'count', burst },
  action: { action: 'true', burst },
}
/** The facts of a card; faces and effects are looked at on their own. */
const facts: { readonly [K in keyof DiceCard]-?: Field } = {
  id: 'text',
  name: 'text',
  subtitle: { one: [], or: ['text', 'nothing'] },
  edition: { one: ['ygo', 'wh40k'] },
  number: 'count',
  rarity: 'text',
  kind: { one: ['character', 'action', 'basic'] },
  cost: 'count',
  types: { list: 'text', of: energies },
  families: { list: 'text' },
  limit: 'count',
  faces: { list: 'record', length: 6 },
  keywords: maybe('record'),
  effects: { list: 'record' },
  uncertain: maybe({ list: 'text' }),
  note: maybe('text'),
}

type PlainRecord = { readonly [key: string]: Plain }

/** Foreign cards: every fault with its path (`cards.3.effects.0.do.2.op`); nothing throws. */
export function checkCards(input: unknown, path = 'cards'): readonly Problem[] {
  const { value, problems: unread } = readPlain(input, path)
  const shape = unread.length > 0 ? unread : checkField(tables, { list: 'record' }, value, path)
  if (shape.length > 0) return shape
  const cards = value as readonly PlainRecord[]
  const problems = cards.flatMap((card, i) => checkCard(card, `${path}.${i}`))
  const ids = cards.map((card) => card.id)
  const twice = ids.flatMap((id, i) =>
    ids.indexOf(id) < i ? [{ rule: null, path: `${path}.${i}.id`, says: 'is the id of another card' }] : [],
  )
  return problems.concat(twice).slice(0, LIMITS.problems)
}

interface FaceFacts {
  readonly kind: DiceCard['kind']
  readonly edition: DiceCard['edition']
  readonly types: DiceCard['types']
  readonly limit: number
  readonly faces: readonly Face[]
}

const facesText = (faces: readonly Face[]): string =>
  faces
    .map((face) => JSON.stringify('energy' in face ? face.energy : 'burst' in face ? face.burst : 0))
    .sort()
    .join()

/** DM-CARD-03, -04, DM-DIE-15: three dice of the one kind, and no type. */
function checkBasic({ types, limit, faces }: FaceFacts, path: string): readonly Problem[] {
  const problems: Problem[] = []
  if (types.length > 0) problems.push({ rule: 'DM-CARD-04', path: `${path}.types`, says: 'a basic action has none' })
  if (limit !== 3) problems.push({ rule: 'DM-CARD-03', path: `${path}.limit`, says: 'a basic action has three dice' })
  if (facesText(faces) !== facesText(basicFaces))
    problems.push({ rule: 'DM-DIE-15', path: `${path}.faces`, says: 'are not those of a basic action die' })
  return problems
}

/** DM-DIE-16: any faces that satisfy DM-DIE-02 to -05; which energy they show and who has a family is not asked (DM-CARD-09). */
function checkFaces(card: FaceFacts, path: string): readonly Problem[] {
  const { kind, edition, types, limit, faces } = card
  const problems: Problem[] = []
  const energy = faces.filter((face) => 'energy' in face)
  if (energy.length === 0) problems.push({ rule: 'DM-DIE-02', path: `${path}.faces`, says: 'show no energy' })
  faces.forEach((face, i) => {
    if ('energy' in face && (face.energy.length < 1 || face.energy.length > 2))
      problems.push({ rule: 'DM-DIE-02', path: `${path}.faces.${i}.energy`, says: 'must be one or two symbols' })
  })
  const levels = faces.flatMap((face) => ('level' in face ? [face.level] : []))
  if ((kind === 'character') !== levels.length > 0)
    problems.push({ rule: 'DM-DIE-04', path: `${path}.kind`, says: 'a die without character faces is an action die, and only such a die' })
  if (levels.length > 0 && faces.some((face) => 'action' in face))
    problems.push({ rule: 'DM-DIE-04', path: `${path}.faces`, says: 'show characters and actions' })
  if (levels.some((level, i) => level !== i + 1))
    problems.push({ rule: 'DM-DIE-05', path: `${path}.faces`, says: 'must count their levels from 1 without a gap' })
  if (kind === 'basic') return problems.concat(checkBasic(card, path))
  if (types.length > (edition === 'ygo' ? 1 : new Set(types).size))
    problems.push({ rule: 'DM-CARD-04', path: `${path}.types`, says: 'are too many, or one of them twice' })
  if (limit < 1) problems.push({ rule: 'DM-CARD-03', path: `${path}.limit`, says: 'at least one die' })
  return problems
}

function checkCard(card: PlainRecord, path: string): readonly Problem[] {
  const found = checkField(tables, { fields: facts }, card, path)
  if (found.length > 0 && found.some((problem) => /\.(faces|effects|keywords)$/.test(problem.path))) return found
  const sides = (card.faces as readonly PlainRecord[] | undefined) ?? []
  const shown = sides.flatMap((side, i) => {
    const kind = (['energy', 'level', 'action'] as const).find((key) => Object.hasOwn(side, key))
    const at = `${path}.faces.${i}`
    return kind === undefined
      ? [{ rule: null, path: at, says: 'is no face: energy, level or action' }]
      : checkField(tables, { fields: faces[kind] }, side, at)
  })
  const form = found.length + shown.length > 0 ? [] : checkFaces(card as PlainRecord & FaceFacts, path)
  const keywords = Object.keys((card.keywords as object | undefined) ?? {}).flatMap((name) =>
    checkField(tables, 'keyword', name, `${path}.keywords.${name}`.slice(0, 200)),
  )
  return [...found, ...shown, ...form, ...keywords, ...checkEffects(tables, card.effects ?? [], `${path}.effects`)]
}
