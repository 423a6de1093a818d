import { duelMonsters, games } from '@duelhall/games'
import { handle, type OptionRecord, playerId, read, type TableView } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { cardsFor, cardsJson } from '../src/cards-command.ts'
import { bare, width } from '../src/layout.ts'
import { type Depth, painter } from '../src/paint.ts'
import { duel } from '../src/skins/duel/index.ts'
import { skinOf } from '../src/skins/index.ts'
import type { Scene } from '../src/skins/skin.ts'

const module = games.find(({ game }) => game.id === 'duel-monsters')!
const { game } = duelMonsters
const seats = ['Ada', 'Bob'].map((name) => ({ name, bot: null }))

/** A Duel in which both have cards on the field, as its players see it. */
const state = (() => {
  const s = game.setup(duelMonsters.config(2, { matchLength: 1 }), 'picture')
  const isReady = (view: TableView) =>
    [0, 1].every((p) => view.pieces.some((one) => one.controller === p && one.values.where === 'monsters')) &&
    view.pieces.some((one) => one.values.where === 'spells') &&
    view.pieces.some((one) => one.values.where === 'graveyard')
  for (let n = 0; n < 400 && !isReady(game.view(s, null)); n++) game.apply(s, (n * 5 + 1) % game.decision(s)!.options.length)
  return s
})()

function scene(viewer: number | null, columns: number, rows: number, lit: readonly OptionRecord[] = [], depth: Depth = 'none'): Scene {
  const view = game.view(state, viewer === null ? null : playerId(viewer))
  return { module, view, skin: duel, seats, lit, events: [], told: ['Something happened.'], columns, rows, paint: painter(depth) }
}
const placesOf = (view: TableView) =>
  view.pieces.flatMap((one, h) => (['monsters', 'spells', 'field'].includes(String(one.values.where)) ? [handle(h)] : []))

test('the mat shows every card on the field by a name of its own, at every size', () => {
  expect(skinOf(module)).toBe(duel)
  for (const viewer of [0, 1, null])
    for (let columns = 73; columns <= 140; columns += 7) {
      const one = scene(viewer, columns, 30)
      const lines = duel.draw(one)!
      for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
      const labels = placesOf(one.view).map((h) => duel.label(one.view, h)!)
      expect(labels.length).toBeGreaterThan(2)
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(lines.join('\n')).toMatch(new RegExp(`[ │]${label}\\b`))
      expect(lines.join('\n')).toMatch(/LP \d+/)
    }
})

test('own cards lie below, those of the opponent above, whoever looks', () => {
  for (const viewer of [0, 1]) {
    const lines = duel.draw(scene(viewer, 100, 30))!
    const line = (name: string) => lines.findIndex((one) => one.includes(name) && one.includes('LP'))
    expect(line(seats[viewer]!.name)).toBeGreaterThan(line(seats[1 - viewer]!.name))
  }
})

test('YG-PUBLIC-04 a card that is Set shows only that it is Set', () => {
  const one = scene(null, 100, 30)
  const hidden = placesOf(one.view).filter((h) => one.view.pieces[h]!.def === null)
  const text = duel.draw(one)!.join('\n')
  expect(hidden.length).toBeGreaterThan(0)
  expect(text.match(/▒ Set/g) ?? []).toHaveLength(hidden.length)
})

test('what may be chosen stands in brackets, so that colour is not needed; colours change no word', () => {
  const own = scene(game.decision(state)!.player, 100, 30)
  const piece = placesOf(own.view)[0]!
  const lit = [{ act: 'attack', piece, target: null, place: null }]
  const label = duel.label(own.view, piece)!
  expect(duel.draw({ ...own, lit })!.join('\n')).toContain(`[${label}]`)
  expect(duel.draw(own)!.join('\n')).not.toContain(`[${label}]`)
  const exact = duel.draw({ ...own, paint: painter('exact') })!
  expect(exact.map((line) => bare(line).trimEnd())).toEqual(duel.draw(own)!.map((line) => line.trimEnd()))
})

test('small screens get lists', () => {
  expect(duel.draw(scene(0, 72, 40))).toBeNull()
  expect(duel.draw(scene(0, 100, 15))).toBeNull()
  const lines = duel.list(scene(0, 60, 15))
  for (const line of lines) expect(width(line)).toBeLessThanOrEqual(90)
  expect(lines.join('\n')).toContain('field:')
})

test('an empty zone is typed by its number', () => {
  expect(duel.places).toEqual(['1', '2', '3', '4', '5'])
  const zone = { act: 'zone', piece: null, target: null, place: 2 }
  expect([duel.leads(zone), duel.ending(game.view(state, null), zone)]).toEqual([true, '3'])
  expect(
    game
      .decision(state)!
      .options.map((option) => read(game.acts, option))
      .every((option) => option.act !== ''),
  ).toBe(true)
})

test('every card has its passcode, facts and a rendered text', () => {
  const cards = cardsJson(cardsFor('duel-monsters', undefined)) as readonly Readonly<Record<string, unknown>>[]
  expect(cards).toHaveLength(791)
  expect(cards.find(({ id }) => id === '89631139')).toMatchObject({
    name: 'Blue-Eyes White Dragon',
    kind: 'monster',
    frame: 'normal',
    level: 8,
    atk: 3000,
    def: 2500,
  })
  for (const { id, name, kind, frame, text } of cards) {
    const plain = kind === 'monster' && frame === 'normal'
    if (!plain && !['Blue-Eyes Ultimate Dragon', 'Gaia Knight, the Force of Earth'].includes(String(name)))
      expect([id, String(text).length > 10]).toEqual([id, true])
  }
  expect(cardsFor('duel-monsters', 'stardust').map(({ name }) => name)).toContain('Stardust Dragon')
})
