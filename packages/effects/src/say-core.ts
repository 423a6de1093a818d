import type { CoreStep, Lexicon, Mod, Step } from './language.ts'
import { conjugate, sentence } from './words/grammar.ts'
import type { Words } from './words.ts'

type Say<O extends string> = (step: Extract<CoreStep<Lexicon>, { readonly op: O }>, w: Words) => string

/** The clauses of the steps every game has. */
export const sayCore: { readonly [O in CoreStep<Lexicon>['op']]: Say<O> } = {
  pick: (step, w) => step.picks.map((pick) => w.pick(pick)).join(' and '),
  note: (step, w) => w.note(step.as, step.n),
  if: (step, w) => {
    const is = w.condition(step.is)
    const then = `if ${is}, ${step.else === undefined ? w.block(step.then) : w.alike(() => w.block(step.then))}`
    return step.else === undefined ? then : `${then}. Otherwise ${w.block(step.else)}`
  },
  may: (step, w) => {
    const by = step.by ?? 'you'
    const who = by === 'you' ? 'you' : w.who(by)
    const cost = w.as(by, () => w.block(step.cost ?? []))
    const done = w.as(by, () => w.block(step.do))
    const may = `${who} ${w.word('may')} ${cost === '' ? done : done === '' ? cost : `${cost}: ${done}`}`
    if (step.else === undefined) return may
    const pronoun = by === 'you' ? 'you do not' : 'they do not'
    return `${may}. If ${pronoun}, ${w.block(step.else)}`
  },
  each: (step, w) => `for ${w.each(step.of, step.as)}, ${w.block(step.do)}`,
  times: (step, w) =>
    `${w.block(step.do)} ${step.n === 2 ? 'twice' : typeof step.n === 'number' ? `${step.n} times` : `as many times as ${w.amount(step.n)}`}`,
  mode: (step, w) => {
    const modes = step.modes.map((mode) => w.as(step.by, () => w.alike(() => w.block(mode))))
    const others = step.by !== undefined && step.by !== 'you'
    const offer = w.word('mode')
    if (offer !== 'mode') return `${w.clause(step.by, 'choose', offer)}: ${modes.map((mode) => `● ${sentence(mode)}`).join(' ')}`
    return w.clause(step.by, 'either', modes.map((mode) => (others ? conjugate(mode, false) : mode)).join(' or '))
  },
  stand: (step, w) => {
    const replaces = step.mods.find((mod): mod is Extract<Mod<Lexicon>, { readonly replace: string }> => 'replace' in mod)
    if (replaces !== undefined) return w.guard(step.to, replaces.replace, replaces.do as readonly Step<Lexicon>[], w.until(step.until))
    return w.lasting(step.to, step.mods, step.until)
  },
  later: (step, w) => {
    const time = step.until === undefined || (step.once === true && w.word('once') === 'once') ? '' : w.until(step.until)
    const when = step.nth === undefined ? w.when(step.on) : nth(w.when(step.on), step.nth)
    const until = time === '' || (step.once === true && !when.startsWith('when ')) ? '' : ` ${time}`
    return w.alike(
      () =>
        `${step.once === true ? next(w, when.replace(' each turn', ' the turn')) : when.replace(/^when /, 'whenever ')}${until}, ${step.may === true ? `you ${w.word('may')} ` : ''}${w.targets(step.target ?? [], step.do)}`,
    )
  },
  proceed: (_, w) => w.happens(),
  cap: (step, w) =>
    step.n === 0 ? w.clause('you', 'prevent', 'that damage') : w.clause('you', 'reduce', `that damage to ${w.amount(step.n)}`),
  reduce: (step, w) => w.clause('you', 'reduce', `that damage by ${w.amount(step.n)}`),
  aim: (step, w) => w.does(step.at, 'take', 'it instead'),
  more: (step, w) => w.more(step.n),
}

/** "during your next Standby Phase": once, where the game's cards say so. */
const next = (w: Words, when: string): string =>
  w.word('once') === 'once' ? when : when.replace(/^when /, 'the next time ').replace(/^during your (?!\w+ Standby)/, 'during your next ')

/** "in your Standby Phase" of the second time: "in your second Standby Phase from now". */
const nth = (when: string, n: number): string => {
  const order = ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${n}th`
  return /^(at|during|in) /.test(when)
    ? `${when.replace(/^((?:at|during|in) (?:the |your )?(?:start of your )?)/, `$1${order} `)} from now`
    : `the ${order} time ${when.replace(/^when /, '')}`
}
