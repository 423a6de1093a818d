import { battleOfCreatures, creaturesBoard, creaturesDistance } from '@duelhall/games'
import type { OptionRecord, TableView } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { type Bot, levelBot, playGame } from '../src/index.ts'

const { spaces } = creaturesBoard

/** Steps from a space to the nearest of some others, on the empty board. */
const stepsTo = (from: number, to: readonly number[]): number =>
  Math.min(spaces.length, ...to.map((space) => creaturesDistance(from, space)))

/**
 * What a child is told: take every chip you can reach, attack whatever is weaker, bring all your creatures into play, and otherwise walk
 * to the nearest chip you lack. Knows no dice, looks at no answer of the opponent.
 */
function urge(view: TableView, { act, piece, place }: OptionRecord): number {
  const me = view.decision!.player
  const held = view.players[me]!.values.chips as readonly number[]
  const missing = spaces.flatMap((space, n) => (space.kind === 'chip' && !held.includes(space.region) ? [n] : []))
  if (act === 'summon') return 500
  if (act === 'place') return -stepsTo(place!, missing)
  if (act !== 'move') return 0
  const powerOf = (h: number) => view.pieces[h]!.values.power as number
  const foe = view.pieces.findIndex((one) => one.place === place && one.values.where === 'board' && one.owner !== me)
  const isWeaker = foe >= 0 && powerOf(foe) < powerOf(piece!)
  const battle = foe < 0 ? 0 : isWeaker ? 700 : -100
  const after = stepsTo(place!, missing)
  return battle + (missing.includes(place!) ? 1000 : 0) + stepsTo(view.pieces[piece!]!.place, missing) - 1.1 * after
}

const child: Bot = {
  name: 'child',
  choose({ module, state, player }) {
    const view = module.game.view(state, player)
    const urges = view.decision!.options.map((option) => urge(view, option))
    return urges.indexOf(Math.max(...urges))
  },
  agrees: () => false,
}

test('in Battle of the Creatures, who follows four rules of thumb beats the first level', { timeout: 120_000 }, () => {
  const config = battleOfCreatures.config(2)
  let wins = 0
  for (let i = 0; i < 20; i++) {
    const pair = [child, levelBot(battleOfCreatures, 1)]
    const { outcome } = playGame(battleOfCreatures, config, `child ${i >> 1}`, i % 2 === 0 ? pair : pair.toReversed())
    if (outcome!.places[i % 2] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(12)
})
