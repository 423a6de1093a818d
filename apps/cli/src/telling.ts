import { type GameModule, type Happening, type Replay, type State, startOf, type Viewer } from '@duelhall/kernel'

/** What happened, in sentences, as this viewer may know it. */
export function sentences(module: GameModule, state: State, viewer: Viewer, events: readonly Happening[]): string[] {
  const view = module.game.view(state, viewer)
  return events.flatMap((event) => module.text.event(view, event) ?? [])
}

/** A whole replay, one group of sentences for each choice that is still offered. */
export function retell(module: GameModule, replay: Replay, viewer: Viewer): { state: State; told: readonly Told[] } {
  const { game } = module
  const state = startOf(game, replay)
  const told: Told[] = []
  for (const choice of replay.choices) {
    const at = typeof choice === 'number' ? (game.decision(state)?.options.indexOf(choice) ?? -1) : choice
    if (at === -1) break
    const turn = state.turn.no
    const events: Happening[] = []
    game.apply(state, at, (event) => events.push(event))
    told.push({ turn, sentences: sentences(module, state, viewer, events) })
  }
  return { state, told }
}

export interface Told {
  readonly turn: number
  readonly sentences: readonly string[]
}
