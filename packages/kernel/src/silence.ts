import type { Happening } from './state.ts'
import type { TableView } from './view.ts'

/**
 * How long a player does not want to be asked for answers: a setting of the player's, never of the rules (YG-PRIO-10, DM-PRIO-12). Whoever hosts the game
 * keeps it and makes the choice `answerOf` names, which is one like any other: states, logs and what others see are the same as if it had been made by hand.
 */
export interface Silence {
  /** It is over when another turn, or another phase of it, has begun; null: when the player says so. */
  readonly turn: number | null
  readonly phase: string | null
  /** What another player activates may be answered all the same. */
  readonly butLinks: boolean
  /** So may what happens by one of these names. */
  readonly butEvents: readonly string[]
}

/** Until this turn, or this phase, is over. */
export const silentUntil = (
  view: TableView,
  until: 'turn' | 'phase',
  but: Partial<Pick<Silence, 'butLinks' | 'butEvents'>> = {},
): Silence => ({
  turn: view.turn.no,
  phase: until === 'phase' ? view.turn.phase : null,
  butLinks: but.butLinks ?? false,
  butEvents: but.butEvents ?? [],
})

export const isOver = (silence: Silence, view: TableView): boolean =>
  (silence.turn !== null && silence.turn !== view.turn.no) || (silence.phase !== null && silence.phase !== view.turn.phase)

/**
 * The option that is chosen for a player who does not want to be asked this; null where the player is asked after all. `heard` is what happened since the
 * last question. It looks at nothing but the player's own view, and passes at windows only.
 */
export function answerOf(silence: Silence, view: TableView, heard: readonly Happening[]): 0 | null {
  const { decision, links, viewer } = view
  if (decision === null || decision.player !== viewer || decision.ask !== 'respond') return null
  if (decision.options[0]?.act !== 'pass' || isOver(silence, view)) return null
  if (silence.butLinks && links.length > 0 && links[links.length - 1]!.player !== viewer) return null
  return heard.some(({ on }) => silence.butEvents.includes(on)) ? null : 0
}
