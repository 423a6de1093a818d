import { patched, type Recording } from '@duelhall/api'
import type { GameModule, Happening, TableView } from '@duelhall/kernel'
import type { Glimpse, Moment, Story } from './protocol.ts'
import { dressed } from './scene.ts'

/** A match as those who watched were shown it: no rules are needed to look at it, only the game's words. */
export interface Recorded {
  readonly module: GameModule
  readonly views: readonly TableView[]
  readonly told: readonly (readonly Happening[])[]
}

export function tellRecording(module: GameModule, { steps, seats }: Recording): { recorded: Recorded; story: Story } {
  const views: TableView[] = []
  for (const step of steps) views.push(patched(views.at(-1) ?? null, step.patch) as TableView)
  const recorded = { module, views, told: steps.map((step) => step.told as readonly Happening[]) }
  const moments = views.map((_, at): Moment => momentAt(recorded, at))
  return { recorded, story: { moments, divergence: null, players: seats.length } }
}

function momentAt(recorded: Recorded, at: number): Moment {
  const { turn } = recorded.views[Math.max(0, at - 1)]!
  const events = recorded.told[at]!
  const players = recorded.views[at]!.players.length
  return {
    at,
    turn: turn.no,
    player: turn.player,
    told: glimpseAt(recorded, at).told.map((line) => line.text),
    chances: [],
    key: null,
    piece: events.find((event) => event.piece !== null && event.piece >= players)?.piece ?? null,
  }
}

/** The table after so many steps. */
export function glimpseAt({ module, views, told }: Recorded, at: number): Glimpse {
  return { ...dressed(module, views[at]!, told[at]!, views[at - 1]?.turn ?? null), events: told[at]! }
}
