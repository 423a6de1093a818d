import { answerOf, random } from '@duelhall/bots'
import { games } from '@duelhall/games'
import { handle, playerId } from '@duelhall/kernel'
import { expect, test } from 'vitest'

const changing = games.filter((module) => module.game.id !== 'battle-of-creatures')

/** What the lines of a value come to; no value is below 0, and a Level never below 1. */
function sum(printed: number, changes: readonly { readonly add: number; readonly set: number | null }[]): number {
  return changes.reduce((now, change) => change.set ?? now + change.add, printed)
}

test.each(changing.map((module) => [module.name, module] as const))(
  '%s: the lines that explain a value come to the value that is shown, at every choice of many games',
  (_name, module) => {
    const { game } = module
    let explained = 0
    let sourced = 0
    for (let n = 0; n < 8; n++) {
      const state = game.setup(module.config(2), `breakdown-${n}`)
      for (let at = 0; at < 160 && game.decision(state) !== null; at++) {
        game.apply(state, answerOf(module, state, random, `breakdown-${n}/${at}`))
        if (at % 8 !== 0) continue
        const view = game.view(state, playerId(0))
        for (const h of view.pieces.keys())
          for (const { stat, printed, changes } of game.breakdown(state, playerId(0), handle(h))) {
            explained++
            sourced += changes.filter((change) => change.source !== null).length
            expect(view.pieces[h]!.def).not.toBeNull()
            expect([stat, view.pieces[h]!.values[stat]]).toEqual([stat, Math.max(stat === 'level' ? 1 : 0, sum(printed, changes))])
          }
      }
    }
    expect(explained).toBeGreaterThan(0)
    expect(sourced).toBeGreaterThan(0)
  },
)

test('a piece that is not there is refused, a hidden one tells nothing', () => {
  const duel = games.find((module) => module.game.id === 'duel-monsters')!
  const state = duel.game.setup(duel.config(2), 'breakdown')
  expect(() => duel.game.breakdown(state, playerId(0), handle(100_000))).toThrow(RangeError)
  const view = duel.game.view(state, playerId(0))
  const hidden = view.pieces.findIndex((piece) => piece.def === null)
  expect(duel.game.breakdown(state, playerId(0), handle(hidden))).toEqual([])
})
