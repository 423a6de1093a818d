import { games } from '@duelhall/games'
import type { GameModule, State } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { bare, width } from '../src/layout.ts'
import { type Depth, painter } from '../src/paint.ts'
import { dice } from '../src/skins/dice/index.ts'
import { skinOf } from '../src/skins/index.ts'
import type { Scene } from '../src/skins/skin.ts'

const editions = ['dice-masters-yugioh', 'dice-masters-ultramar'] as const
const moduleOf = (id: string): GameModule => games.find(({ game }) => game.id === id)!
const names = ['Ann', 'Ben', 'Cleo', 'Dirk']

/** A game in which now this and now that is chosen, up to a question of this name. */
function until(module: GameModule, players: number, ask: string, times = 0): State {
  const state = module.game.setup(module.config(players), 'picture')
  let seen = 0
  for (let n = 0; n < 2000; n++) {
    const decision = module.game.decision(state)
    if (decision === null) break
    if (decision.ask === ask && seen++ === times) return state
    module.game.apply(state, (n * 7 + 3) % decision.options.length)
  }
  throw new Error(`nobody was asked ${ask}`)
}

function scene(module: GameModule, state: State, depth: Depth = 'none', columns = 100, rows = 60): Scene {
  const view = module.game.view(state, module.game.decision(state)!.player)
  const seats = view.players.map((_, p) => ({ name: names[p]!, bot: null }))
  return { module, view, skin: dice, seats, lit: [], events: [], told: ['Something happened.'], columns, rows, paint: painter(depth) }
}

test('both editions have the picture of mats', () => {
  for (const id of editions) expect(skinOf(moduleOf(id))).toBe(dice)
})

test('every die that is not on its card is on some mat, and every card with the dice left on it', () => {
  for (const id of editions)
    for (const players of [2, 4]) {
      const module = moduleOf(id)
      const state = until(module, players, 'main', 12)
      const it = scene(module, state)
      const drawn = dice.draw(it)!.join('\n')
      const count = (place: string) =>
        it.view.zones.filter(({ name }) => name.startsWith(`${place} `)).flatMap(({ pieces }) => pieces).length
      const counted = (word: string) => [...drawn.matchAll(new RegExp(`\\b${word} (\\d+)`, 'g'))].reduce((n, [, x]) => n + Number(x), 0)
      for (const place of ['bag', 'prep', 'used', 'out']) expect(counted(place), `${id} ${place}`).toBe(count(place))
      expect([...drawn.matchAll(/×(\d+)$|×(\d+) {2}/gm)].length).toBeGreaterThan(0)
      for (const place of ['reserve', 'field', 'attack'])
        for (const zone of it.view.zones.filter(({ name }) => name.startsWith(`${place} `)))
          for (const h of zone.pieces) {
            const { number } = it.view.pieces[h]!.values
            expect(drawn, `${id} ${zone.name}`).toMatch(new RegExp(`${number}\\b`))
          }
      for (const p of it.view.players.keys()) expect(drawn).toContain(`${names[p]}`)
      for (const { values } of it.view.players) expect(drawn).toContain(`♥ ${values.life}`)
    }
})

test('nothing is wider than the screen, and a low screen gets fields on one line, then lists', () => {
  for (const id of editions) {
    const module = moduleOf(id)
    const state = until(module, 4, 'main', 30)
    for (const columns of [72, 80, 100, 140])
      for (const line of dice.draw(scene(module, state, 'none', columns, 80))!) expect(width(line), line).toBeLessThanOrEqual(columns)
    expect(dice.draw(scene(module, state, 'none', 71, 80))).toBeNull()
    expect(dice.draw(scene(module, state, 'none', 100, 8))).toBeNull()
    const high = dice.draw(scene(module, state, 'none', 100, 80))!
    expect(dice.list(scene(module, state, 'none', 60, 8)).length).toBeGreaterThan(0)
    expect(high.join('\n')).toContain('[Main]')
  }
})

test('the rolled dice show their faces, fights stand between the mats, partners are named', () => {
  const module = moduleOf('dice-masters-ultramar')
  expect(dice.draw(scene(module, until(module, 2, 'reroll')))!.join('\n')).toMatch(/rolled +\[(F|B|M|S|\?|L1 1\/1)\] Sidekick \d/)
  const fought = scene(module, until(module, 4, 'blockers'))
  const lines = dice.draw(fought)!
  const attack = lines.findIndex((line) => line.startsWith('  attack'))
  const own = lines.findIndex((line) => line.includes('partner'))
  expect([attack > 0, own > attack, lines[0]!.includes('[Attack]')]).toEqual([true, true, true])
})

test('what may be chosen is marked without colour too; colours change no word', () => {
  const module = moduleOf('dice-masters-yugioh')
  const state = until(module, 2, 'reroll')
  const plain = scene(module, state)
  const lit = plain.view.decision!.options.filter(({ piece }) => piece !== null)
  const marked =
    dice
      .draw({ ...plain, lit })!
      .join('\n')
      .match(/›[^‹]+‹/g) ?? []
  expect(marked.length).toBe(new Set(lit.map(({ piece }) => piece)).size)
  const words = (depth: Depth) => dice.draw(scene(module, state, depth))!.map((line) => bare(line).trimEnd())
  expect(words('exact')).toEqual(words('none'))
})
