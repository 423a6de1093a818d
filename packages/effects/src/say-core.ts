import type { CoreStep, Lexicon } from './language.ts'
import type { Words } from './words.ts'

type Say<O extends string> = (step: Extract<CoreStep<Lexicon>, { readonly op: O }>, w: Words) => string

/** The clauses of the steps every game has. */
export const sayCore: { readonly [O in CoreStep<Lexicon>['op']]: Say<O> } = {
  pick: (step, w) =>
    step.picks
      .map((pick) =>
        'player' in pick
          ? w.clause(pick.by, 'choose', w.mention(pick.as, pick.player === 'foe' ? w.who('foe') : 'a player', false))
          : w.clause(pick.by, 'choose', w.mention(pick.as, w.some(pick.from, pick.n, pick.upTo), pick.n !== undefined && pick.n !== 1)),
      )
      .join(' and '),
  note: () => '',
  if: (step, w) => `if ${w.condition(step.is)}, ${w.block(step.then)}${step.else === undefined ? '' : `; otherwise ${w.block(step.else)}`}`,
  may(step, w) {
    if (step.do.length === 0 && step.else !== undefined)
      return `${w.block(step.else)} unless ${w.clause(step.by ?? 'you', w.block(step.cost ?? []))}`
    const done = `${w.clause(step.by, 'may', step.cost === undefined ? '' : `${w.block(step.cost)} to`)} ${w.block(step.do)}`
    return step.else === undefined ? done : `${done}; otherwise ${w.block(step.else)}`
  },
  each: (step, w) => `for each of ${w.the(step.of)}, ${w.block(step.do)}`,
  times: (step, w) => `${w.amount(step.n)} times: ${w.block(step.do)}`,
  mode: (step, w) => `${w.clause(step.by, 'choose')}: ${step.modes.map((mode) => w.block(mode)).join('; or ')}`,
  stand: (step, w) => `${w.the(step.to)} ${w.mods(step.mods)} ${w.until(step.until)}`,
  later: (step, w) => `${step.until === undefined ? '' : `${w.until(step.until)}, `}${w.when(step.on)}, ${w.block(step.do)}`,
  proceed: () => 'it happens all the same',
  cap: (step, w) => (step.n === 0 ? 'prevent it' : `at most ${w.amount(step.n)} of it is dealt`),
  reduce: (step, w) => `reduce it by ${w.amount(step.n)}`,
  aim: (step, w) => `${w.the(step.at)} takes it instead`,
  more: (step, w) => `${w.amount(step.n)} more`,
}
