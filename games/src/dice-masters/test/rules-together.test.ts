import { describe, expect, test, vi } from 'vitest'
import { bare, inZone, laid, lifeOf, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const

describe('what happens together', () => {
  test('DM-TRIG-08, DM-KO-03 a die that is KO’d together with others saw them fall', () => {
    for (const edition of editions) {
      const t = laid(
        edition,
        { field: ['fix-vulture@1', 'fix-vulture@2', 'fix-plain@1'], reserve: ['fix-quake*0', 'fix-heal*0'] },
        { field: ['fix-plain@1'] },
      )
      t.choose('play', { piece: '0.fix-quake.0' })
      while (t.ask === 'order') t.choose('order', { place: 0 })
      // Each of the two saw the other and the third fall; what fell on the other side is not theirs.
      expect([inZone(t, 0, 'prep').length, lifeOf(t, 1)]).toEqual([3, 16])
    }
  })
  test('DM-ACTIVE-04, DM-TRIG-08 so did a card whose last die fell with them, once for each', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-raven@1', 'fix-raven@2', 'fix-plain@1'], reserve: ['fix-quake*0', 'fix-heal*0'] }, {})
      t.choose('play', { piece: '0.fix-quake.0' })
      expect([inZone(t, 0, 'prep').length, lifeOf(t, 1)]).toEqual([3, 19])
    }
  })
  test('DM-TRIG-08 a die that fell before them did not', () => {
    const t = laid('wh40k', { field: ['fix-vulture@1', 'fix-plain@1'], reserve: ['fix-kill*0', 'fix-kill*1'] }, { field: ['fix-plain@3'] })
    t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '0.fix-vulture.0' })
    t.choose('play', { piece: '0.fix-kill.1' }).choose('pick', { piece: '0.fix-plain.0' })
    expect([zoneAt(t, '0.fix-plain.0'), lifeOf(t, 1)]).toEqual(['prep', 20])
  })
  test('DM-KO-10, DM-COST-01 a KO that is paid as a cost gives nobody credit', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-butcher@1', 'fix-plain@1'], life: 10 }, { field: ['fix-plain@1'] })
      t.choose('use', { piece: '0.fix-butcher.0', place: 0 })
      expect([zoneAt(t, '0.fix-plain.0'), t.told.includes('koedOther'), lifeOf(t, 0), lifeOf(t, 1)]).toEqual(['prep', false, 11, 20])
    }
  })
})

describe('a reactive global that both can pay', () => {
  const table = (edition: 'ygo' | 'wh40k', mine: readonly string[], theirs: readonly string[]) =>
    bare(
      edition,
      {},
      { reserve: ['fix-kill*0', ...mine], cards: ['fix-rescue'], field: ['sidekick@1'] },
      { reserve: theirs, field: ['fix-plain@1'] },
    ).choose('play', { piece: '0.fix-kill.0' })
  test('DM-TIME-06, DM-GLOBAL-07 each decides for themselves about a KO, the die’s controller first, and one payment is enough', () => {
    for (const edition of editions) {
      const t = table(edition, ['sidekick:bolt'], ['sidekick:bolt'])
      t.choose('pick', { piece: '1.fix-plain.0' })
      expect([t.ask, t.asked]).toEqual(['replace', 1])
      t.choose('decline')
      expect([t.ask, t.asked, t.offers('accept').length]).toEqual(['replace', 0, 1])
      t.choose('accept', { place: '0' })
      expect([zoneAt(t, '1.fix-plain.0'), inZone(t, 1, 'reserve'), inZone(t, 0, 'reserve')]).toEqual(['field', ['1.sidekick.0'], []])
    }
  })
  test('DM-TIME-06 nobody spends what is another’s, and the KO happens when all decline', () => {
    for (const edition of editions) {
      const own = table(edition, ['sidekick:bolt'], ['sidekick:bolt']).choose('pick', { piece: '1.fix-plain.0' })
      own.choose('accept', { place: '0' })
      expect([zoneAt(own, '1.fix-plain.0'), inZone(own, 0, 'reserve').length]).toEqual(['field', 1])
      const none = table(edition, ['sidekick:bolt'], ['sidekick:bolt']).choose('pick', { piece: '1.fix-plain.0' })
      none.choose('decline').choose('decline')
      expect(zoneAt(none, '1.fix-plain.0')).toBe('prep')
      // Only the other one can pay: only that one is asked.
      const other = table(edition, ['sidekick:bolt'], []).choose('pick', { piece: '1.fix-plain.0' })
      expect([other.ask, other.asked]).toEqual(['replace', 0])
    }
  })
})
