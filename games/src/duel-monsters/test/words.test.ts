import { type Happening, type PlayerId, read } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'

const { game, text } = duelMonsters
const wrong = /undefined|null|NaN|\[object| {2}| [.,;:]|[.,]{2}|\b(\w+) \1\b|cannots/

/** Everything a table says in a Duel of two decks, chosen in turn from first to last so that each kind of option is taken. */
function said(a: number, b: number): { readonly asks: Set<string>; readonly options: Set<string>; readonly log: Set<string> } {
  const config = { table: { matchLength: 1 as const }, seats: [readyDecks[a]!, readyDecks[b]!].map(({ deck }) => ({ deck })) }
  const state = game.setup(config, `words ${a} ${b}`)
  const all = { asks: new Set<string>(), options: new Set<string>(), log: new Set<string>() }
  for (let n = 0; n < 150; n++) {
    const decision = game.decision(state)
    if (decision === null) break
    const view = game.view(state, decision.player)
    all.asks.add(text.ask(view))
    for (const option of decision.options) all.options.add(text.option(view, read(game.acts, option)))
    const heard: Happening[] = []
    game.apply(state, (n * 7 + a) % decision.options.length, (event) => heard.push(event))
    for (const viewer of [null, 0 as PlayerId]) {
      const after = game.view(state, viewer)
      for (const event of heard) all.log.add(text.event(after, event) ?? '-.')
    }
  }
  return all
}

test.each([
  [0, 1],
  [2, 3],
  [4, 5],
])('questions and log lines of decks %d and %d are sentences, and no option is without words', (a, b) => {
  const { asks, options, log } = said(a, b)
  expect([...asks].filter((line) => !/^"?[A-Z].*[.?]$/s.test(line) || wrong.test(line))).toEqual([])
  expect([...log].filter((line) => line !== '-.' && (!/^"?[A-Z0-9].*[.]$/s.test(line) || wrong.test(line)))).toEqual([])
  expect([...options].filter((line) => !/^"?[A-Z0-9]/.test(line) || / $|:$/.test(line) || wrong.test(line))).toEqual([])
  expect(log.size).toBeGreaterThan(30)
})
