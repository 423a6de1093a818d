import { type Happening, type PlayerId, read } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { activate, arrive, cast, play, SPARK } from './acting.ts'
import { A, duel, type Table } from './positions.ts'

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

/** What can be picked, as the player reads it. */
const picks = (t: Table): readonly string[] => t.decision.options.map((option) => text.option(t.view(A), read(game.acts, option)))

test('YG-META-03 how a card was Summoned before does not part it from an equal one in the Graveyard', () => {
  const t = duel({
    a: { hand: ['Cyber Dragon', 'Dark Hole', 'Monster Reborn'], graveyard: ['Cyber Dragon'] },
    b: { monsters: [SPARK] },
  })
  arrive(t.choose('specialSummon', { piece: 'Cyber Dragon', place: '2' }))
  play(t, 'Dark Hole')
  cast(t, 'Monster Reborn')
  expect(picks(t).toSorted()).toEqual(['Cyber Dragon (your Graveyard)', SPARK])
})

test('YG-SUMMON-41 where it makes a difference, the one that was Summoned properly is told from the other', () => {
  const t = duel({ a: { hand: ['D.D. Crow'] }, b: { graveyard: ['Goyo Guardian', 'Goyo Guardian'] } })
  t.state.pieces[t.piece('Goyo Guardian#2')]!.proper = true
  activate(t, 'D.D. Crow')
  expect(picks(t)).toEqual(["Goyo Guardian (opponent's Graveyard)", "Goyo Guardian (opponent's Graveyard, properly Summoned)"])
})
