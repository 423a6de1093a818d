import { battleOfCreatures, diceMastersYugioh, duelMonsters, dungeonDice, games } from '@duelhall/games'
import type { GameModule } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { readIncoming, shown } from '../../src/builder/incoming.ts'
import { emptyParts, faultsOf, type Kind } from '../../src/builder/kind.ts'
import { kindFor } from '../../src/builder/kinds/index.ts'
import { fragmentOf, readFragment } from '../../src/builder/link.ts'
import { advise } from '../../src/builder/suggest.ts'

const of = async (module: GameModule): Promise<readonly [Kind, (text: string) => ReturnType<typeof readIncoming>]> => {
  const kind = await kindFor(module)
  return [kind, (text) => readIncoming(text, kind, module.catalog)]
}

describe.each(games.map((module) => [module.name, module] as const))('lists of %s', (_name, module) => {
  test('an empty one is not legal, and the game says why with a rule', async () => {
    const kind = await kindFor(module)
    const faults = faultsOf(module, kind, emptyParts(kind))
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) expect(fault.rule).toMatch(/^[A-Z]{2}-[A-Z]+-\d+$/)
  })

  test('ready ones are legal, and come back equal through every form and a link', async () => {
    const [kind, read] = await of(module)
    for (const { name, parts } of kind.ready) {
      expect(faultsOf(module, kind, parts)).toEqual([])
      const seat = JSON.stringify(kind.seat(parts))
      const forms = [...Object.values(kind.forms).map((write) => write(parts)), seat]
      for (const text of forms) {
        const back = await read(text)
        expect(back.faults).toEqual([])
        expect(sortedParts(back.parts!)).toEqual(sortedParts(parts))
      }
      expect(readFragment(`#${fragmentOf(name, parts)}`)).toMatchObject({ name })
    }
  })

  test('what is missing is found in the ready list that is most alike', async () => {
    const kind = await kindFor(module)
    const [ready] = kind.ready
    const part = kind.parts[0]!
    const some = { ...emptyParts(kind), [part]: ready!.parts[part]!.slice(0, 2) }
    const advice = advise(kind, some)!
    expect(advice.shared).toBeGreaterThan(0)
    expect(advice.missing.length).toBeGreaterThan(0)
    expect(advise(kind, emptyParts(kind))).toBeNull()
  })
})

const sortedParts = (parts: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, list]) => [part, [...list].sort()]))

describe('hostile input', () => {
  const all: readonly GameModule[] = [battleOfCreatures, dungeonDice, diceMastersYugioh, duelMonsters]

  test.each(all.map((module) => [module.name, module] as const))('%s refuses it with reasons', async (_name, module) => {
    const [, read] = await of(module)
    const long = await read('Dark Magician\n'.repeat(700_000)) // some 10 MB
    expect(long.parts).toBeNull()
    expect(long.faults[0]!.says).toMatch(/characters/)
    for (const text of ['', '   \n', '{"main": [', '[1, 2]', '{"a": 1}', '\u0000\u0001', '{"__proto__": {"main": []}}']) {
      const { parts, faults } = await read(text)
      expect([text, parts]).toEqual([text, null])
      expect(faults.length).toBeGreaterThan(0)
    }
  })

  test.each(all.map((module) => [module.name, module] as const))('%s names the line of what it does not know', async (_name, module) => {
    const [kind, read] = await of(module)
    const good = Object.values(kind.forms)[0]!(kind.ready[0]!.parts)
    const at = good.split('\n').findIndex((line) => line.trim() === '') // after the first part
    const lines = good.split('\n')
    const bad = ['1x <img src=x onerror=alert(1)>', '1x \u202Egnp.exe', '1x 🐉🐉🐉']
    lines.splice(at, 0, ...bad)
    const { parts, faults } = await read(lines.join('\n'))
    expect(parts).not.toBeNull()
    for (const i of bad.keys()) expect(faults.map(({ line }) => line)).toContain(at + 1 + i)
  })

  test('a list of another game is called one', async () => {
    const [duel] = await of(duelMonsters)
    const deck = duel.ready[0]!.parts
    for (const module of [battleOfCreatures, dungeonDice, diceMastersYugioh]) {
      const [, read] = await of(module)
      for (const text of [duel.forms.ydk!(deck), duel.forms.ydke!(deck), JSON.stringify(duel.seat(deck))])
        expect((await read(text)).faults[0]!.says).toContain('Duel Monsters')
    }
    const [dungeon] = await of(dungeonDice)
    const [, read] = await of(duelMonsters)
    expect((await read(JSON.stringify(dungeon.seat(dungeon.ready[0]!.parts)))).faults[0]!.says).toContain('Dungeon Dice')
  })

  test('marks that turn the writing round are shown', () => {
    expect(shown('a\u202Eb\u2067c')).toBe('a\uFFFDb\uFFFDc')
  })

  test('a damaged link is no list', () => {
    expect(readFragment('#deck=%%%')).toBeNull()
    expect(readFragment('#deck=e30')).toBeNull()
    expect(readFragment('#r=abc')).toBeUndefined()
  })
})
