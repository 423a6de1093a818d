import { playerId, type Replay } from '@duelhall/kernel'
import { newId, newSeed, writeSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { tableWith } from './kind.ts'
import type { Bench } from './use-builder.ts'

/** The level that sits opposite. */
const EASY = 2

/** Lays a table with this list against the computer; null where the game will not have it. */
export function beginMatch(
  { module, kind, deck, tell }: Bench,
  table: Readonly<Record<string, unknown>>,
  [you, computer]: readonly [string, string],
): string | null {
  const { randomPreparation: _, ...terms } = table // what is brought is not drawn
  const config = tableWith(module, kind.seat(deck.parts), terms)
  const problems = module.game.check(config)
  if (problems.length > 0) {
    tell(deck.name, problems.map(({ path, says }) => `${path}: ${says}`).join('; '))
    return null
  }
  const id = newId()
  const now = Date.now()
  const replay: Replay = { game: module.game.id, rules: 0, cards: '', config, seed: newSeed(), choices: [], digest: '' }
  const seats = [
    { name: useSettings.getState().name || you, level: 0 },
    { name: computer, level: EASY },
  ]
  writeSave({ version: 1, id, seats, replay, started: now, updated: now, turn: 1, asked: playerId(0), over: null })
  return id
}
