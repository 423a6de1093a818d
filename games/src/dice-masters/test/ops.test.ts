import { describe, expect, test } from 'vitest'
import { laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

const stats = (t: Play, name: string) => {
  const { attack, defense, damage } = values(t, name)
  return [attack, defense, damage]
}
/** Pays as proposed, where there is a choice. */
function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
function endMain(t: Play): void {
  while (t.ask === 'main' || t.ask === 'respond') t.pass()
}
/** From the Main Step to the choice of attackers, and on with these. */
function attackWith(t: Play, ...names: readonly string[]): void {
  endMain(t)
  if (t.ask === 'attackStep') t.choose('attack')
  for (const piece of names) if (t.ask === 'attackers') t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
}

describe('dice change places', () => {
  test('DM-SWAP-07 Mystic Box swaps the drawn monster in at level 1 and sends the other to the bag', () => {
    const t = laid('ygo', { reserve: ['ygo-117*0'] }, { field: ['ygo-006@3'], bag: ['ygo-005', 'sidekick'] })
    t.rolls(1).choose('play', { piece: '0.ygo-117.0' })
    expect([zoneAt(t, '1.ygo-006.0'), zoneAt(t, '1.ygo-005.0'), zoneAt(t, '0.ygo-117.0')]).toEqual(['bag', 'field', 'used'])
    expect(values(t, '1.ygo-005.0').level).toBe(1)
    expect(t.told).not.toContain('fielded') // DM-SWAP-04
  })
  test('DM-MOD-05 its global exchanges the attack of two dice', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['sidekick:shield'], cards: ['ygo-117'] }, { field: ['ygo-001@3'] })
    t.choose('use', { piece: '0.ygo-117', place: 1 })
    paid(t)
    expect([stats(t, '0.sidekick.0'), stats(t, '1.ygo-001.0')]).toEqual([
      [8, 1, 0],
      [1, 7, 0],
    ])
    expect(zoneAt(t, '0.sidekick.1')).toBe('used')
  })
  test('DM-REROLL-09 Monster Reborn fields what it rolls, or puts it in the bag', () => {
    const made = () => laid('ygo', { field: ['sidekick@1'], reserve: ['ygo-116*0'], used: ['ygo-004'] }, {})
    const t = made().rolls(6)
    t.choose('play', { piece: '0.ygo-116.0' })
    expect([zoneAt(t, '0.ygo-004.0'), values(t, '0.ygo-004.0').level]).toEqual(['field', 3])
    expect(t.told).toContain('fielded') // DM-TRIG-03
    const miss = made().rolls(1)
    miss.choose('play', { piece: '0.ygo-116.0' })
    expect(zoneAt(miss, '0.ygo-004.0')).toBe('bag')
  })
})

describe('draws', () => {
  test('Time Wizard preps what he named', () => {
    const t = laid('ygo', { reserve: ['ygo-008@1'], bag: ['ygo-003', 'sidekick'] }, {})
    t.choose('field', { piece: '0.ygo-008.0' })
    expect(t.ask).toBe('name')
    t.rolls(1).choose('name', { piece: '0.ygo-003' })
    expect(zoneAt(t, '0.ygo-003.0')).toBe('prep')
  })
  test('and puts anything else back', () => {
    const t = laid('ygo', { reserve: ['ygo-008@1'], bag: ['ygo-003', 'sidekick'] }, {})
    t.choose('field', { piece: '0.ygo-008.0' })
    t.rolls(2).choose('name', { piece: '0.ygo-003' })
    expect(zoneAt(t, '0.sidekick.1')).toBe('bag')
  })
  test('Dark Magic Attack draws two dice for one and costs a life', () => {
    const t = laid(
      'ygo',
      { field: ['ygo-079@1'], reserve: ['ygo-044@1'], bag: ['sidekick', 'sidekick'] },
      { field: ['sidekick@1', 'sidekick@1', 'sidekick@1'] },
    )
    t.rolls(1, 1, 2).choose('field', { piece: '0.ygo-044.0' })
    expect([zoneAt(t, '0.sidekick.0'), zoneAt(t, '0.sidekick.1'), lifeOf(t, 0)]).toEqual(['reserve', 'reserve', 19])
  })
})

describe('costs', () => {
  test('DM-COST-05 Crush Card Virus KOs one of yours and one up to a level higher', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['ygo-112*0'] }, { field: ['ygo-006@2', 'ygo-001@3'] })
    t.choose('play', { piece: '0.ygo-112.0' })
    expect([zoneAt(t, '0.sidekick.0'), zoneAt(t, '1.ygo-006.0'), zoneAt(t, '1.ygo-001.0')]).toEqual(['prep', 'prep', 'field'])
  })
  test('DM-LIFE-04 Dark Magician pays life for dice', () => {
    const t = laid('ygo', { reserve: ['ygo-003@1', 'sidekick:mask'], bag: ['sidekick', 'sidekick'] }, {})
    t.choose('field', { piece: '0.ygo-003.0' })
    t.choose('accept') // pays as proposed
    expect(t.ask).toBe('trigger')
    t.rolls(1, 1, 2).choose('accept')
    expect([lifeOf(t, 0), zoneAt(t, '0.sidekick.2'), zoneAt(t, '0.sidekick.3')]).toEqual([18, 'reserve', 'reserve'])
  })
})

describe('what lies on a die', () => {
  test('Mirror Wall halves the printed values and leaves when its monster does', () => {
    const t = laid('ygo', { field: ['ygo-001@3'], reserve: ['ygo-115*0', 'ygo-114*2'] }, { field: ['ygo-006@2'] })
    t.choose('play', { piece: '0.ygo-115.0' })
    expect([zoneAt(t, '0.ygo-115.0'), ...stats(t, '1.ygo-006.0')]).toEqual(['field', 2, 2, 0])
    t.choose('play', { piece: '0.ygo-114.0' })
    expect([zoneAt(t, '1.ygo-006.0'), zoneAt(t, '0.ygo-115.0')]).toEqual(['prep', 'used'])
  })
  test('a Ring of Magnetism makes sidekicks attack', () => {
    const t = laid('ygo', { field: ['sidekick@1'] }, { field: ['ygo-035*0', 'ygo-004@1'] })
    t.state.marks[t.piece('1.ygo-035.0')]!.host = (t.state.pieces[t.piece('1.ygo-004.0')]!.life * 512 + t.piece('1.ygo-004.0')) as never
    endMain(t)
    if (t.ask === 'attackStep') expect(t.refusal('pass')).toBe('DM-ATT-06')
    if (t.ask === 'attackStep') t.choose('attack')
    expect(values(t, '0.sidekick.0').attacking).toBe(true)
  })
})

describe('harm', () => {
  test('DM-EX-66, DM-KW-16 a die with Range still fires when it has fallen', () => {
    const t = laid('wh40k', { field: ['bfu-032@1', 'bfu-022@1'] }, { field: ['bfu-032@1', 'bfu-022@1'] })
    attackWith(t, '0.bfu-032.0')
    t.choose('pick', { piece: '1.bfu-032.0' })
    expect([t.asked, zoneAt(t, '1.bfu-032.0'), ...picks(t)]).toEqual([1, 'prep', '0.bfu-022.0', '0.bfu-032.0'])
    t.choose('pick', { piece: '0.bfu-032.0' })
    expect(zoneAt(t, '0.bfu-032.0')).toBe('prep')
  })
  test('Rolling Thunder goes on until one falls', () => {
    const t = laid('wh40k', { reserve: ['bfu-056*0'] }, { field: ['bfu-010@1', 'bfu-011@1', 'bfu-042@1'] })
    t.choose('play', { piece: '0.bfu-056.0' })
    t.choose('pick', { piece: '1.bfu-010.0' })
    expect(picks(t)).toEqual(['1.bfu-011.0', '1.bfu-042.0'])
    t.choose('pick', { piece: '1.bfu-011.0' })
    expect(['1.bfu-010.0', '1.bfu-011.0', '1.bfu-042.0'].map((h) => values(t, h).damage)).toEqual([1, 2, 3])
  })
  test('DM-KW-18, -19 Regenerate brings a die back without damage, or lets it fall', () => {
    const struck = (face: number): Play => {
      const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['bfu-051*0', 'bfu-051*1'] }, { field: ['bfu-040@1'] })
      t.choose('play', { piece: '0.bfu-051.0' }).choose('pick', { piece: '1.bfu-040.0' })
      return t.choose('play', { piece: '0.bfu-051.1' }).rolls(face).choose('pick', { piece: '1.bfu-040.0' })
    }
    const back = struck(6)
    expect([zoneAt(back, '1.bfu-040.0'), values(back, '1.bfu-040.0').level, values(back, '1.bfu-040.0').damage]).toEqual(['field', 3, 0])
    expect(back.told).not.toContain('koed')
    const fallen = struck(1)
    expect([zoneAt(fallen, '1.bfu-040.0'), fallen.told.includes('koed')]).toEqual(['prep', true])
  })
  test('Inferno Fire Blast grows with the sidekicks it burns', () => {
    const t = laid('ygo', { field: ['ygo-034@1', 'sidekick@1'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.ygo-034.0')
    expect([zoneAt(t, '0.sidekick.0'), zoneAt(t, '1.sidekick.0'), ...stats(t, '0.ygo-034.0')]).toEqual(['prep', 'prep', 9, 5, 0])
  })
  test('Tocsin of Misery counts the symbols of the player it hurts', () => {
    const t = laid('wh40k', { reserve: ['bfu-013@1'] }, { reserve: ['sidekick:fist', 'sidekick:wild'] })
    t.choose('field', { piece: '0.bfu-013.0' })
    t.choose('pick', { piece: 'p1' })
    expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([20, 17])
  })
})

describe('other effects are stopped', () => {
  test('Doomcaliber Knight cancels an action and falls', () => {
    const t = laid('ygo', { reserve: ['ygo-069*0'] }, { field: ['ygo-019@1', 'sidekick@1'] })
    t.choose('play', { piece: '0.ygo-069.0' })
    expect([zoneAt(t, '1.ygo-019.0'), zoneAt(t, '1.sidekick.0'), zoneAt(t, '0.ygo-069.0')]).toEqual(['prep', 'field', 'used'])
  })
  test('two of them cancel it once', () => {
    const t = laid('ygo', { reserve: ['ygo-069*0'] }, { field: ['ygo-019@1', 'ygo-019@2', 'sidekick@1'] })
    t.choose('play', { piece: '0.ygo-069.0' })
    expect([zoneAt(t, '1.ygo-019.0'), zoneAt(t, '1.ygo-019.1')].sort()).toEqual(['field', 'prep'])
  })
  test('Dark Cavalry cancels a global and locks it', () => {
    const t = laid('ygo', { reserve: ['sidekick:bolt', 'sidekick:bolt'], cards: ['ygo-101'] }, { field: ['ygo-081@2'] })
    t.choose('use', { piece: '0.ygo-101', place: 0 })
    paid(t)
    expect([values(t, '1.ygo-081.0').level, values(t, '1.ygo-081.0').damage, zoneAt(t, '0.sidekick.0')]).toEqual([1, 0, 'used'])
    expect(t.refusal('use', { piece: '0.ygo-101', place: 0 })).toBe('DM-GLOBAL-05')
  })
})

describe('keywords', () => {
  test('DM-KW-09 Frag hurts those who did not block', () => {
    const t = laid('wh40k', { field: ['bfu-026@1', 'bfu-034@1'] }, { field: ['sidekick@1', 'bfu-010@1'] })
    attackWith(t, '0.bfu-026.0')
    t.choose('block', { piece: '1.sidekick.0', target: '0.bfu-026.0' })
    if (t.ask === 'blockers') t.choose('done')
    const idle = t.piece('1.bfu-010.0')
    t.luck('the turn after')
    let taken = 0
    while (t.ask === 'window' || t.ask === 'respond') {
      t.pass()
      for (const e of t.events) if (e.on === 'damaged' && e.piece === idle) taken += e.n
    }
    expect(taken).toBe(1)
  })
  test('DM-KW-03 Attune deals 1 for an action', () => {
    const t = laid('wh40k', { field: ['bfu-044@1'], reserve: ['bfu-057*0'] }, { field: ['bfu-042@1'] })
    t.choose('play', { piece: '0.bfu-057.0' })
    t.choose('pick', { piece: 'p1' })
    expect(lifeOf(t, 1)).toBe(19)
  })
  test('Fusion trades two named differently for the dragon', () => {
    const t = laid('ygo', { field: ['ygo-009@1', 'ygo-008@1', 'sidekick@1'], cards: ['ygo-068'] }, {})
    endMain(t)
    t.choose('use', { piece: '0.ygo-068', place: 1 })
    t.choose('pick', { piece: '0.ygo-009.0' })
    expect([zoneAt(t, '0.ygo-009.0'), zoneAt(t, '0.ygo-008.0'), zoneAt(t, '0.ygo-068.0')]).toEqual(['prep', 'prep', 'prep'])
  })
})

describe('what others do', () => {
  test('a Goblin falls when a monster of level 2 damages its player, not a sidekick', () => {
    const hit = (by: string): Play => {
      const t = laid('ygo', { field: ['ygo-001@2', 'sidekick@1'] }, { field: ['ygo-022@1'] })
      attackWith(t, by)
      while (t.ask === 'blockers') t.choose('done')
      t.luck('the turn after')
      while (t.ask === 'window' || t.ask === 'respond') t.pass()
      return t
    }
    expect(zoneAt(hit('0.sidekick.0'), '1.ygo-022.0')).toBe('field')
    expect(zoneAt(hit('0.ygo-001.0'), '1.ygo-022.0')).not.toBe('field')
  })
  test('DM-GLOBAL-06 a reactive global sends a monster that dealt damage to the bag', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['sidekick:bolt'], cards: ['ygo-102'] }, { field: ['ygo-001@1'] })
    attackWith(t, '0.sidekick.0')
    t.luck('the turn after')
    while (t.told.every((on) => on !== 'playerDamaged')) t.pass()
    expect(t.ask).toBe('trigger')
    t.choose('accept')
    paid(t)
    expect(zoneAt(t, '0.sidekick.0')).toBe('bag')
  })
  test('Guilliman is prepped when he is bought beside two Ultramarines', () => {
    const t = laid('wh40k', { field: ['bfu-022@1', 'bfu-025@1'], reserve: [...Array(6).fill('sidekick:shield')], cards: ['bfu-041'] }, {})
    t.choose('buy', { piece: '0.bfu-041' })
    expect(zoneAt(t, '0.bfu-041.0')).toBe('prep')
  })
  test('Breaker clears an action die from the field', () => {
    const t = laid('ygo', { reserve: ['ygo-013@1'] }, { field: ['ygo-058*0', 'sidekick@1'] })
    t.choose('field', { piece: '0.ygo-013.0' })
    t.choose('accept')
    expect(zoneAt(t, '1.ygo-058.0')).toBe('used')
  })
  test('Thunderforce Attack makes sidekicks dear and gives one up for damage', () => {
    const t = laid('ygo', { field: ['ygo-108@1'], reserve: ['sidekick@1', 'sidekick:bolt'], prep: ['sidekick'] }, { field: ['ygo-001@1'] })
    expect(t.refusal('field', { piece: '0.sidekick.0' })).toBe('DM-FIELD-03')
    t.choose('use', { piece: '0.ygo-108', place: 2 })
    t.choose('pick', { piece: 'p1' })
    paid(t)
    expect([lifeOf(t, 1), zoneAt(t, '0.sidekick.3')]).toEqual([19, 'used'])
  })
})
