import { type Aside, IllegalChoice, type PlayerId, playBack, replayOf, type State, sayings } from '@duelhall/kernel'
import { oneOf } from '../chance.ts'
import { apart, copy, noShadows, playAlong, type Shadows } from './copies.ts'
import { garbage, garbageIsRefused, noDeadEnd, offeredIsLegal, worthAsking } from './options.ts'
import { asJson, hold, holdSameState, type Run, step } from './run.ts'
import { nothingHiddenSurvives, nothingLeaks, twinsStayAlike, unseen, viewers, viewStays } from './secrets.ts'
import { endHasWords, eventsHaveWords, questionHasWords, sound } from './words.ts'

/** How much of a game is looked at closely. */
export interface Care {
  /** The laws that take long are held at one decision in so many. */
  readonly oneIn: number
  /** How many choices a game may take at most. */
  readonly longest: number
  /** Whether words across the table are tried. */
  readonly asides: boolean
}

/** Plays one random game to its end and holds the laws on the way. */
export function playUnderLaw<S extends State, C>(run: Run<S, C>, care: Care): void {
  const { game } = run.module
  const shadows: Shadows<S> = noShadows()
  for (let decision = game.decision(run.state); decision !== null; decision = game.decision(run.state)) {
    hold('law 2', run.choices.length < care.longest, () => `the game does not end within ${care.longest} choices`)
    worthAsking(run, decision)
    const closely = run.pick(care.oneIn) === 0
    if (closely) holdAll(run, shadows)
    const before = closely ? game.clone(run.state) : null
    if (before !== null && decision.back === 0) run.whole = { state: before, after: run.choices.length }
    const stays = closely ? viewStays(run) : null
    const choice = (care.asides && run.pick(20) === 0 ? aside(run) : null) ?? run.pick(decision.options.length)
    step(run, choice)
    playAlong(run, shadows, choice)
    stays?.()
    if (before !== null) {
      if (typeof choice === 'number') unseen(run, before)
      eventsHaveWords(run)
    }
  }
  hold('law 2', game.outcome(run.state) !== null, () => 'nobody is asked and nobody has won')
  sound(run)
  garbageIsRefused(run, garbage(0))
  endHasWords(run)
  toldAgain(run)
}

function holdAll<S extends State, C>(run: Run<S, C>, shadows: Shadows<S>): void {
  const decision = run.module.game.decision(run.state)!
  const truth = asJson(run.state)
  sound(run)
  copy(run, shadows)
  apart(run)
  offeredIsLegal(run, decision, 20)
  noDeadEnd(run, decision, 6)
  garbageIsRefused(
    run,
    Array.from({ length: 5 }, () => oneOf(run.pick, garbage(decision.options.length))),
  )
  const viewer = oneOf(run.pick, viewers(run.state))
  nothingLeaks(run, viewer)
  nothingHiddenSurvives(run, viewer)
  twinsStayAlike(run, viewer)
  questionHasWords(run, decision)
  hold('law 1', asJson(run.state) === truth, () => 'looking at a state has changed it')
}

/** A word across the table that is legal now, if the one that came to mind is; otherwise it is refused and changes nothing. */
function aside<S extends State, C>(run: Run<S, C>): Aside | null {
  const { game } = run.module
  const said: Aside = { by: run.pick(run.state.players.length) as PlayerId, says: oneOf(run.pick, sayings) }
  const trial = game.clone(run.state)
  const truth = asJson(trial)
  try {
    game.apply(trial, said)
    return said
  } catch (error) {
    hold('law 2', error instanceof IllegalChoice, () => `${asJson(said)} throws ${String(error)}`)
    hold('law 2', asJson(trial) === truth, () => `${asJson(said)} is refused and changes the state`)
    return null
  }
}

/** Law 3: the same config, seed and choices lead to the same state, told to a listener or not. */
function toldAgain<S extends State, C>(run: Run<S, C>): void {
  const { game } = run.module
  const replay = replayOf(game, run.config, run.seed, run.choices, run.state)
  const { state, divergence } = playBack(game, JSON.parse(JSON.stringify(replay)) as typeof replay)
  if (divergence !== null) {
    hold('law 3', divergence.at === run.choices.length, () => divergence.says)
    holdSameState('law 3', run.state, state, divergence.says)
  }
}
