import { describe, expect, test, vi } from 'vitest'
import { inZone, laid, lifeOf, picks, turnOf, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { turnCards } = await import('./fixtures-turn.ts')
  return { ...real, packages: [...real.packages, { cards: turnCards }] }
})

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
const idle = { field: ['sidekick@1'] }

describe('with cards of their own', () => {
  test.each(['ygo', 'wh40k'] as const)('DM-TURN-03 in %s at the start of a turn the active player’s effects come first', (edition) => {
    const t = laid(edition, { field: ['fix-dawn@1', 'sidekick@1'] }, { field: ['fix-dawn@1'], bag: sidekicks(4) }).rolls(...ones(7))
    const { no } = t.state.turn
    const lost: (number | null)[] = []
    while (t.state.turn.no === no) for (const e of t.pass().events) if (e.on === 'lifeLost') lost.push(e.player)
    expect([lost, t.state.turn.player]).toEqual([[1, 0], 1])
  })
  test('DM-TURN-04 an extra die that comes after the draw of this turn is not kept for another', () => {
    const t = laid('ygo', { ...idle, reserve: ['fix-late@1'], bag: sidekicks(6) }, { ...idle, bag: sidekicks(6) }).luck('late')
    t.choose('field', { piece: '0.fix-late.0' })
    const drawn: (number | null)[] = []
    for (const end = t.state.turn.no + 2; t.state.turn.no < end; )
      for (const e of t.pass().events) if (e.on === 'drawn' && e.player === 0) drawn.push(e.piece)
    expect([t.state.turn.player, drawn.length]).toEqual([0, 4])
  })
  test.each(['ygo', 'wh40k'] as const)('DM-DRAW-08 in %s dice whose draw an effect prevents are not missing', (edition) => {
    const t = turnOf(edition, [1, 1, ...ones(2)], [{ bag: sidekicks(4) }, { field: ['fix-dearth@1'] }])
    expect([inZone(t, 0, 'transit').length, inZone(t, 0, 'bag').length]).toEqual([2, 2])
    expect([lifeOf(t, 0), t.state.players[0]!.generic]).toEqual([20, 0])
    // With one die in the bag one of the two is missing: only that one counts.
    const short = turnOf(edition, [1], [{ bag: sidekicks(1) }, { field: ['fix-dearth@1'] }])
    expect([lifeOf(short, 0), short.state.players[0]!.generic]).toEqual([19, 1])
  })
  test('DM-ROLL-02 what an effect of the start of the turn preps is rolled in this turn', () => {
    const t = turnOf('ygo', [...ones(3), 4, ...ones(4)], [{ field: ['fix-vial@1'], bag: sidekicks(4), used: ['ygo-006'] }, {}])
    expect([inZone(t, 0, 'transit').length, values(t, '0.ygo-006.0').level]).toEqual([5, 1])
  })
  test('DM-ZONE-14 what is drawn in another’s turn stays in the reserve only on energy', () => {
    const given = (die: string, face: number) => {
      const t = laid('wh40k', { ...idle, reserve: ['fix-gift*0'] }, { bag: [die] }).rolls(face)
      t.choose('play', { piece: '0.fix-gift.0' })
      return zoneAt(t, `1.${die}.0`)
    }
    expect([given('bfu-022', 1), given('bfu-022', 4), given('bfu-049', 1), given('bfu-049', 5)]).toEqual([
      'reserve',
      'used',
      'reserve',
      'used',
    ])
  })
  test('DM-ZONE-14 an action drawn at the end of the turn does not stay either', () => {
    const rolled = (face: number) => {
      const side = { field: ['fix-dusk-draw@1', 'sidekick@1'], bag: ['bfu-049'] }
      const t = laid('wh40k', side, { bag: sidekicks(4) }).rolls(face, ...ones(7))
      const { no } = t.state.turn
      while (t.state.turn.no === no) t.pass()
      return zoneAt(t, '0.bfu-049.0')
    }
    expect([rolled(1), rolled(4)]).toEqual(['reserve', 'used'])
  })
  test('DM-DIE-05 a die with two levels is spun no further than to its second', () => {
    const t = laid('ygo', { ...idle, field: ['sidekick@1', 'ygo-110@1'] }, { field: ['fix-short@2', 'fix-short@1'] })
    expect([values(t, '1.fix-short.0').attack, values(t, '1.fix-short.1').attack]).toEqual([4, 1])
    const up = laid('ygo', { ...idle, reserve: ['ygo-066@1', 'sidekick:bolt'] }, { field: ['fix-short@2', 'fix-short@1'] })
    up.choose('field', { piece: '0.ygo-066.0' })
    if (up.ask === 'pay') up.choose('accept')
    up.choose('accept') // spin target monster up 1 level
    expect(picks(up)).toEqual(['0.ygo-066.0', '1.fix-short.1'])
  })
})
