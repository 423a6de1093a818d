import { diceMastersUltramar, diceMastersYugioh } from '@duelhall/games'
import type { GameModule } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { cardsFor, cardsJson, cardsText } from '../src/cards-command.ts'
import { painter } from '../src/paint.ts'
import { folder, run } from './run.ts'

const both: readonly GameModule[] = [diceMastersYugioh, diceMastersUltramar]

test('DM-CARD-01 the name of a game with editions gives the cards of all of them, as data', () => {
  const cards = JSON.parse(JSON.stringify(cardsJson(cardsFor('dice-masters', undefined, both))))
  expect(cards).toHaveLength(178)
  for (const { id, name, cost, faces, text } of cards) {
    expect([typeof id, typeof name, typeof cost, typeof text], id).toEqual(['string', 'string', 'number', 'string'])
    expect(faces, id).toHaveLength(6)
  }
})

test('cards are found by all the words searched for', () => {
  const found = (words: string) => cardsFor('dice-masters', words, both).map(({ name }) => name)
  expect(found('egyptian god bolt')).toHaveLength(6)
  expect(found('Blue-Eyes titan')).toEqual(['Blue-Eyes White Dragon: Blue Titan'])
  expect(() => found('zeppelin')).toThrow('no card of dice-masters speaks of "zeppelin"')
  const [first] = cardsText(cardsFor('dice-masters', 'mystic box', both), painter('none'), 80)
  expect(first).toBe('Mystic Box  ygo-117')
})

test('every game that is there lists its cards', async () => {
  const { out, code } = await run(['cards', 'battle-of-creatures', '--json'], folder())
  expect(code).toBe(0)
  expect(JSON.parse(out).length).toBeGreaterThan(10)
  const { err, code: bad } = await run(['cards', 'chess'], folder())
  expect([bad, err.trim().split('\n').length]).toEqual([2, 1])
  expect(err).toContain('there is no game "chess"')
})
