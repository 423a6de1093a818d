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
import type { Problem, RuleId } from '@duelhall/kernel'
import { facesOf, SUMMON } from './catalog.ts'
import {
  type Colour,
  classes,
  colours,
  crestKinds,
  type DieFacts,
  type DungeonMod,
  type DungeonStep,
  eventNames,
  type FigureFacts,
  keywordNames,
  type MonsterFacts,
  moments,
  points,
  stats,
  traits,
  verbs,
  type Zone,
} from './lexicon.ts'

const zones: readonly Zone[] = ['dice', 'dimensioned', 'reserve', 'play', 'gone']
const crest = { one: crestKinds }
const crests = { fields: Object.fromEntries(crestKinds.map((kind) => [kind, maybe('count')])) }

const steps: StepFields<DungeonStep> = {
  pay: { crests, plus: maybe({ fields: { crest, n: 'amount' } }) },
  payX: { crest, base: maybe('count'), max: 'count', as: 'as', what: maybe({ one: ['level'] }) },
  payKind: { n: 'count' },
  heading: { as: 'as' },
  gain: { crests, who: maybe('who') },
  gainKind: { n: 'count' },
  lose: { crests, who: 'who' },
  damage: { to: 'piece', n: 'amount' },
  heal: { what: 'piece', n: 'amount' },
  destroy: { what: 'piece' },
  lifePoints: { who: 'player', n: 'integer' },
  control: { what: 'ref', until: { one: ['turn', 'always'] }, replacing: maybe('true') },
  walk: { what: 'ref', n: 'count' },
  back: { what: 'ref' },
  warp: { to: 'ref' },
  bowl: { level: 'ref', heading: 'ref' },
  negate: {},
  endMove: {},
  win: {},
  discard: {},
  revive: { what: 'ref' },
  unblock: {},
}

type ModKey = DungeonMod extends infer M ? (M extends unknown ? keyof M & string : never) : never
const mods: { readonly [K in ModKey]: { readonly [P in K]: Field } } = {
  reduce: { reduce: 'amount' },
  unharmed: { unharmed: { list: 'text', of: ['attack', 'ability', 'item'] } },
  redirect: { redirect: 'ref' },
  steps: { steps: 'count' },
  speed: { speed: 'count' },
  stepPrice: { stepPrice: 'count' },
  slow: { slow: 'true' },
  attacks: { attacks: 'count' },
  reach: { reach: 'count' },
  freeAttack: { freeAttack: 'true' },
}

/** The words of the game as lists: what foreign cards are checked against. */
const tables: LexiconTables = {
  zone: zones,
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

const level: Field = { one: [1, 2, 3, 4] }
const dieFields: { readonly [K in keyof DieFacts]: Field } = {
  id: 'text',
  name: 'text',
  colour: { one: Object.values(colours) },
  level,
  faces: 'text',
}
const itemFields: Fields = {
  id: 'text',
  name: 'text',
  class: { one: [...classes, 'item'] },
  level,
  effects: maybe({ list: 'record' }),
  uncertain: maybe({ list: 'text' }),
  invented: maybe('true'),
  faces: maybe('text'),
}
const monsterFields: { readonly [K in keyof MonsterFacts]-?: Field } & Fields = {
  ...itemFields,
  attack: 'count',
  defense: 'count',
  hp: 'count',
  keywords: maybe({ list: 'text', of: keywordNames }),
} as { readonly [K in keyof MonsterFacts]-?: Field } & Fields

type PlainRecord = { readonly [key: string]: Plain }

/** DD-BAD-24: what is wrong with a set of cards from anywhere, each fault with its path (`figures.3.effects.0.do.2.op`); nothing throws. */
export function checkSet(input: unknown): readonly Problem[] {
  const { value, problems: unread } = readPlain(input, '')
  const shape = { id: 'text', dice: { list: 'record' }, figures: { list: 'record' } } as const
  const misshapen = unread.length > 0 ? unread : checkField(tables, { fields: shape }, value, '')
  if (misshapen.length > 0) return refused(misshapen)
  const { dice, figures } = value as { readonly dice: readonly PlainRecord[]; readonly figures: readonly PlainRecord[] }
  const problems = [
    ...dice.flatMap((die, i) => checkDie(die, `dice.${i}`)),
    ...figures.flatMap((figure, i) => checkFigure(figure, `figures.${i}`)),
    ...twins(dice, 'dice'),
    ...twins(figures, 'figures'),
  ]
  return refused(problems.length > 0 ? problems : checkPairs(dice, figures))
}

const refused = (problems: readonly Problem[]): readonly Problem[] =>
  problems
    .slice(0, LIMITS.problems)
    .map(({ rule, path, says }) => ({ rule, path: path.replace(/^\./, ''), says: `BAD_CARD_DATA: ${says}` }))

function twins(list: readonly PlainRecord[], path: string): readonly Problem[] {
  const ids = list.map(({ id }) => id)
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [{ rule: null, path: `${path}.${i}.id`, says: 'stands there already' }] : []))
}

/** DD-DICE-03, -04 */
function checkDie(die: PlainRecord, path: string): readonly Problem[] {
  const found = checkField(tables, { fields: dieFields }, die, path)
  if (found.length > 0) return found
  const { faces: written, level } = die as PlainRecord & DieFacts
  const faces = facesOf(written)
  const at = `${path}.faces`
  if (faces === null || faces.length !== 6) return [{ rule: 'DD-DICE-04', path: at, says: `${written.slice(0, 40)} are no six faces` }]
  const wanted = 5 - level
  if (faces.filter((face) => face.crest === SUMMON).length === wanted) return []
  return [{ rule: 'DD-DICE-03', path: at, says: `a die of level ${level} has ${wanted} summon face${wanted === 1 ? '' : 's'}` }]
}

/** A figure with a die of its own has it in its colour and level (DD-DICE-01, -02): no black die for a monster. */
function checkPairs(dice: readonly PlainRecord[], figures: readonly PlainRecord[]): readonly Problem[] {
  return dice.flatMap((die, i) => {
    const figure = figures.find(({ id }) => id === die.id) as (PlainRecord & FigureFacts) | undefined
    if (figure === undefined) return []
    const colour: Colour = colours[figure.class]
    const found: Problem[] = []
    if (die.colour !== colour)
      found.push({ rule: 'DD-DICE-01', path: `dice.${i}.colour`, says: `the die of a ${figure.class} is ${colour}` })
    if (die.level !== figure.level)
      found.push({ rule: 'DD-DICE-02', path: `dice.${i}.level`, says: `its figure is of level ${figure.level}` })
    return found
  })
}

function checkFigure(figure: PlainRecord, path: string): readonly Problem[] {
  const found = checkField(tables, { fields: figure.class === 'item' ? itemFields : monsterFields }, figure, path)
  const effects = figure.effects ?? []
  const said = found.some((problem) => problem.path === `${path}.effects`) ? [] : checkEffects(tables, effects, `${path}.effects`)
  const sound = found.length + said.length === 0
  return [...found, ...said, ...(sound ? pointFaults(figure, path) : [])]
}

/** DD-DAMAGE-06 */
function pointFaults(figure: PlainRecord, path: string): readonly Problem[] {
  const rule: RuleId = 'DD-DAMAGE-06'
  const wrong = (at: string, n: number): readonly Problem[] => (n % 10 === 0 ? [] : [{ rule, path: at, says: `${n} is no multiple of 10` }])
  const values = (['attack', 'defense', 'hp'] as const).flatMap((stat) =>
    wrong(`${path}.${stat}`, (figure[stat] as number | undefined) ?? 0),
  )
  const effects = (figure.effects as readonly Plain[] | undefined) ?? []
  return [...values, ...effects.flatMap((effect, i) => pointsIn(effect).flatMap((n) => wrong(`${path}.effects.${i}`, n)))]
}

/** Every fixed amount of damage, healing and values in an effect, however deep. */
function pointsIn(part: Plain): readonly number[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(pointsIn)
  const fields = part as PlainRecord
  const own =
    fields.op === 'damage' || fields.op === 'heal' ? [fields.n] : [...(isPoints(fields) ? [fields.add, fields.set] : []), fields.reduce]
  return [...own.filter((n) => typeof n === 'number'), ...Object.values(fields).flatMap(pointsIn)]
}
const isPoints = ({ stat }: PlainRecord): boolean => stat === 'attack' || stat === 'defense' || stat === 'hp'
