import {
  type Choice,
  type GameModule,
  type Happening,
  IllegalChoice,
  type Option,
  playBack,
  type Replay,
  replayOf,
  type State,
  startOf,
  takeBack,
  type Viewer,
  written,
} from '@duelhall/kernel'
import { Refused } from './faults.ts'
import type { Terms, Told } from './protocol.ts'

/** A game as it is being played: the table, and the choices that led to it. */
export interface Match {
  readonly module: GameModule
  readonly terms: Terms
  choices: Replay['choices']
  state: State
}

/** The table these choices lead to; `hear` is told what happened at each of them. */
export function take(module: GameModule, terms: Terms, choices: Replay['choices'], hear?: Hear): Match {
  const problems = module.game.check(terms.config)
  if (problems.length > 0) throw new Refused('input', 'config', problems)
  const match: Match = { module, terms, choices: [], state: startOf(module.game, terms) }
  for (const [at, choice] of choices.entries()) {
    const index = typeof choice === 'number' ? (module.game.decision(match.state)?.options.indexOf(choice as Option) ?? -1) : choice
    if (index === -1) throw new Refused('input', `choice ${at + 1} of ${choices.length} is not offered`, [])
    act(match, index, hear)
  }
  return match
}

export type Hear = (match: Match, events: readonly Happening[], before: { readonly turn: number; readonly player: number }) => void

/** Applies a choice and gives what happened. An illegal one throws and changes nothing. */
export function act(match: Match, choice: Choice, hear?: Hear): readonly Happening[] {
  const { game } = match.module
  const events: Happening[] = []
  const before = { turn: match.state.turn.no, player: match.state.turn.player }
  if (typeof choice === 'number' && game.decision(match.state) === null) throw new IllegalChoice('over', 'the game is over')
  const made = written(game, match.state, choice)
  game.apply(match.state, choice, (event) => events.push(event))
  match.choices = match.choices.concat(made)
  hear?.(match, events, before)
  return events
}

/** Takes the last answer back while nobody has seen it; words across the table stay said. */
export function undo(match: Match): void {
  const { game } = match.module
  const back = game.decision(match.state)?.back ?? 0
  if (back === 0) throw new Refused('refused', 'nothing can be taken back', [])
  const choices = takeBack(match.choices, 1)
  match.state = playBack(game, { ...replayOfMatch(match), choices }, choices.length).state
  match.choices = choices
}

export const replayOfMatch = ({ module, terms, choices, state }: Match): Replay =>
  replayOf(module.game, terms.config, terms.seed, choices, state, terms.from)

/** What happened, in sentences, as this viewer may know it. */
export function tell({ module, state }: Match, viewer: Viewer, events: readonly Happening[], turn: number, player: number): Told[] {
  const view = module.game.view(state, viewer)
  let at = { turn, player }
  return events.flatMap((event) => {
    const text = module.text.event(view, event)
    if (event.on === 'turnStarted') at = { turn: view.turn.no, player: event.player ?? view.turn.player }
    if (text === null) return []
    const pieces = [event.piece, event.target].filter((piece) => piece !== null)
    return [{ turn: at.turn, player: at.player as Told['player'], text, pieces }]
  })
}
