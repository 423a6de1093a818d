import type { Amount, Lexicon, To, ToPlayer, Words } from '@duelhall/effects'
import type { DiceStep, EnergyType } from '../lexicon.ts'

type Say<O extends string> = (step: Extract<DiceStep, { readonly op: O }>, w: Words) => string

/** The clauses of this game's steps; `run` of each stands in the file of its chapter. */
export const says: { readonly [O in DiceStep['op']]: Say<O> } = {
  damage: (step, w) => {
    const deal = (...rest: readonly (string | (() => string))[]): string =>
      step.by === undefined ? w.clause(undefined, 'deal', ...rest) : w.does(step.by, 'deal', ...rest)
    if (step.split === true) return deal(w.much(step.n, 'damage'), 'split as you choose among', () => w.the(step.to))
    return deal(() => hurt(w, step.to, step.n))
  },
  ko: (step, w) => {
    const clause = w.clause(undefined, 'KO', w.the(step.what))
    if (step.as !== undefined)
      w.mention(step.as, '', w.isMany(step.what), typeof step.what === 'object' ? w.head(step.what, true) : undefined)
    return clause
  },
  move: (step, w) => {
    const what = from(w.the(step.what))
    if (step.as !== undefined) w.mention(step.as, '', w.isMany(step.what))
    if (step.to === 'field') return w.clause(undefined, 'return', what, `to the field${at(step.level, w.isMany(step.what))}`)
    const place = theirs(what, w.place(step.to, step.what))
    if (step.to === 'prep' && /^your (?!opponent)/.test(place)) return w.clause(undefined, 'prep', what)
    return step.to === 'bag' || step.to === 'reserve'
      ? w.clause(undefined, 'put', what, 'in', place)
      : w.clause(undefined, 'move', what, 'to', place)
  },
  draw: (step, w) => {
    const who = step.who ?? 'you'
    const dice = step.n === 'all' ? 'all dice' : w.count(step.n, 'die', 'dice')
    const bag = w.as(who, () => w.place('bag', who))
    const clause =
      step.to === 'prep'
        ? w.clause(who, 'prep', dice, 'from', bag)
        : w.clause(who, step.to === 'hold' ? 'draw' : 'draw and roll', dice, step.n === 'all' ? `from ${bag}` : '')
    if (step.as !== undefined) w.mention(step.as, '', step.n !== 1, step.n === 1 ? 'the drawn die' : 'the drawn dice', who)
    return clause.replace(/draws and roll /, 'draws and rolls ')
  },
  drawMore: (step, w) => w.clause(step.who ?? 'you', 'draw', more(w, step.n), 'in the Clear and Draw Step'),
  roll: (step, w) => {
    const clause = w.clause(undefined, 'roll', from(w.the(step.what)))
    w.rolled(step.what)
    return clause
  },
  reroll: (step, w) => {
    const clause = w.clause(undefined, 'reroll', w.the(step.what))
    const many = w.isMany(step.what)
    if (step.as !== undefined) w.mention(step.as, '', many)
    if (step.miss === undefined) return clause
    const face = w.word('character')
    const [shows, goes] = many ? ['any that show', 'go'] : ['it shows', 'it goes']
    const miss = step.miss === 'ko' ? (many ? 'KO' : 'KO it if') : ''
    if (step.miss === 'ko')
      return many ? `${clause} and KO any that show no ${face} face` : `${clause} and ${miss} it shows no ${face} face`
    const prep = w.place('prep', step.what)
    return many ? `${clause}; ${shows} no ${face} face ${goes} to ${prep}` : `${clause}; if it shows no ${face} face, it goes to ${prep}`
  },
  field: (step, w) => {
    const what = from(w.the(step.what))
    return w.clause(undefined, w.word('field'), what, `for free${at(step.level, w.isMany(step.what))}`)
  },
  spin: (step, w) => {
    const what = w.the(step.what)
    const its = w.isMany(step.what) ? 'their' : 'its'
    if (step.to === 'character') return w.clause(undefined, 'spin', what, `to ${its} ${w.word('character')} face`)
    if (step.to === 'energy') return w.clause(undefined, 'spin', what, `to ${its === 'their' ? 'energy faces' : 'an energy face'}`)
    if (step.to !== undefined) return w.clause(undefined, 'spin', what, `to level ${step.to}`)
    const by = step.by ?? 1
    const levels = Math.abs(by)
    return w.clause(undefined, 'spin', what, `${by < 0 ? 'down' : 'up'} ${levels} ${levels === 1 ? 'level' : 'levels'}`)
  },
  lose: (step, w) => w.clause(step.who, 'lose', () => w.as(step.who, () => w.much(step.n, 'life'))),
  gain: (step, w) => w.clause(step.who, 'gain', () => w.as(step.who, () => w.much(step.n, 'life'))),
  energy: (step, w) => w.clause(step.who, 'gain', () => w.as(step.who, () => w.much(step.n, 'generic energy'))),
  pay: (step, w) => {
    const each = step.times === undefined ? '' : w.count(step.times, '', '').replace(/^an? |^\d+ +/, '')
    return w.clause(undefined, 'pay', energy(step.energy), each)
  },
  payLife: (step, w) => w.clause(undefined, 'pay', `${step.n} life`),
  suffer: (step, w) => w.clause(undefined, 'take', `${step.n} damage`),
  capture: (step, w) =>
    step.by === undefined ? w.clause(undefined, 'capture', w.the(step.what)) : w.does(step.by, 'capture', () => w.the(step.what)),
  control: (step, w) => {
    const what = w.the(step.what)
    const end = 'until the end of the turn'
    return / whose /.test(what) ? `${end}, take control of ${what}` : w.clause(undefined, 'take', 'control of', what, end)
  },
  copy: (step, w) =>
    step.part === 'die'
      ? w.does('self', 'become', 'a copy of', () => w.the(step.what), 'this turn')
      : w.does('self', 'have', () => w.of(step.what), step.part === 'stats' ? 'attack and defense' : 'abilities', 'this turn'),
  swap: (step, w) => {
    const [first, second] = step.what
    if (step.stat === undefined)
      return `${w.clause(undefined, 'swap', w.the(first), 'and', w.the(second))}${step.level === undefined ? '' : `, which enters at level ${step.level}`}`
    return w.clause(undefined, 'swap', `the ${step.stat} of`, w.the(first), 'and', w.the(second), 'this turn')
  },
  swapStats: (step, w) => w.clause(undefined, 'swap', w.of(step.what), 'attack and defense', 'this turn'),
  token: (step, w) => {
    const families = step.families === undefined ? '' : `${step.families.join(' ')} `
    const kind = `${families}${step.name} token`
    return w.clause(undefined, 'put', w.count(step.n, kind, `${kind}s`), `with ${step.attack}A ${step.defense}D into the field`)
  },
  attach: (step, w) => w.clause(undefined, 'attach', 'this die to', w.the(step.to), 'for as long as it stays in the field'),
  cancel: (step, w) => {
    const what = w.mention('$cancelled', 'that effect', false, 'effect')
    return w.clause(undefined, 'cancel', step.lock === true ? `${what}; it can't be used again this turn` : what)
  },
  name: (step, w) => {
    w.mention(step.as, '', false, 'name')
    return w.clause(undefined, 'name', step.not === 'sidekick' ? 'a die other than a sidekick' : 'a die')
  },
  withdraw: (step, w) => {
    const clause = w.clause(undefined, 'remove', w.the(step.what), 'from combat')
    return step.mend === true ? `${clause} and clear its damage` : clause
  },
  volley: (_, w) =>
    `each die with Range in the field deals damage equal to its Range to an opposing ${w.word('character die')}; the active player's dice go first`,
  barrage: (step, w) =>
    `deal 1 damage to ${w.some(step.target[0]!.from)}, then 2 damage to another, then 3 damage to another, and so on, until one is ${w.word("KO'd")} or none is left`,
}

/** "3 damage to it", "damage to it equal to this monster's attack", "1 damage to it for each sidekick". */
function hurt(w: Words, to: To<Lexicon> | ToPlayer, n: Amount<Lexicon>): string {
  if (typeof n === 'number') return `${n} damage to ${w.the(to)}`
  if ('amount' in n) return `${w.much(n, 'damage')} to ${w.the(to)}`
  const whom = w.the(to)
  return w.much(n, 'damage').replace(/damage/, `damage to ${whom}`)
}

/** "at level 1", "at the level it had", "on the face it shows". */
function at(level: number | 'rolled' | 'was' | undefined, many: boolean): string {
  if (level === 'was') return many ? ' at the levels they had' : ' at the level it had'
  if (level === 'rolled') return many ? ' on the faces they show' : ' on the face it shows'
  return ` at level ${level ?? 1}`
}

/** What is taken elsewhere comes from where it lies: "prep a die from your used pile". */
const from = (what: string): string =>
  what.replace(/ in (?=(your|their|any player's) )/, ' from ').replace(/ in the field or /, ' from the field or ')
const theirs = (what: string, place: string): string =>
  what.includes("your opponent's") ? place.replace("your opponent's", 'their') : place

const more = (w: Words, n: Amount<Lexicon>): string => (n === 1 ? 'an additional die' : `${w.amount(n)} additional dice`)

/** "1 bolt", "2 fist", "1 bolt and 1 mask", "1 energy". */
function energy(list: readonly (EnergyType | 'any')[]): string {
  const kinds = [...new Set(list)]
  return kinds.map((kind) => `${list.filter((other) => other === kind).length} ${kind === 'any' ? 'energy' : kind}`).join(' and ')
}
