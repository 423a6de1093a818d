import { describe, expect, test, vi } from 'vitest'
import { activate, CLAY, cast, done, endTurn, open, SPARK, spare, upTo } from './acting.ts'
import { duel, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => (await import('./with-test-cards.ts')).withTestCards(original))

const ELF = 'Mystical Elf'
const THUNDER = 'Elemental HERO Thunder Giant'
/** All that is asked on the way, as it comes, until the open state. */
const through = (t: ReturnType<typeof duel>) => {
  while (t.ask !== 'main' && t.outcome === null) t.pass()
  return t
}

describe('Special Summons', () => {
  test('YG-SUMMON-32 Synchro, Fusion and Ritual Summons are Special Summons', () => {
    const t = duel({
      a: {
        hand: ['Scapegoat', 'Polymerization', SPARK, CLAY, 'Black Illusion Ritual', 'Relinquished', 'Monster Reborn'],
        monsters: ['Junk Synchron'],
        extra: [THUNDER, 'Junk Warrior'],
        graveyard: ['Kuriboh'],
        spells: ['Urgent Tuning'],
      },
    })
    const all = ['Black Illusion Ritual', 'Monster Reborn', 'Polymerization']
    const offered = () => open(t).filter((name) => all.includes(String(name)))
    expect(offered().toSorted()).toEqual(all)
    done(cast(t, 'Scapegoat', '2'))
    expect([offered(), t.refusal('specialSummon', { piece: 'Junk Warrior', place: '1' })]).toEqual([[], 'YG-META-02'])
  })

  test('YG-SUMMON-44 an effect may Summon from the Extra Deck without materials what is not strict; that is no proper Summon', () => {
    const t = duel({
      a: { hand: ['Monster Reborn', 'Dark Hole'], monsters: ['Basic Insect'], extra: [THUNDER, 'Gaia Knight, the Force of Earth'] },
    })
    done(activate(t, 'Basic Insect')) // the strict one is no choice
    const GAIA = 'Gaia Knight, the Force of Earth'
    expect([where(t, 'A', 'monsters'), t.state.pieces[t.piece(GAIA)]?.proper]).toEqual([['Basic Insect', GAIA], false])
    done(cast(t, 'Dark Hole'))
    cast(t, 'Monster Reborn')
    expect([t.ask === 'pick' ? t.offers('pick').map((o) => o.piece) : [], where(t, 'A', 'extra')]).toEqual([[], [THUNDER]])
    done(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Basic Insect'])
  })

  test('YG-SUMMON-36 what is Special Summoned keeps its Summoning conditions, unless they are ignored', () => {
    const start = () => duel({ a: { hand: spare, monsters: ['Giant Flea'], graveyard: [THUNDER, 'Asura Priest'] } })
    for (const piece of [THUNDER, 'Asura Priest']) {
      const bound = start()
      done(activate(bound, 'Giant Flea', '1').choose('pick', { piece }))
      expect(where(bound, 'A', 'monsters')).toEqual(['Giant Flea'])
      const free = start()
      done(activate(free, 'Giant Flea', '2').choose('pick', { piece }))
      expect(where(free, 'A', 'monsters')).toEqual(['Giant Flea', piece])
    }
  })

  test('YG-SUMMON-81 an effect on the field may negate a Summon too', () => {
    const t = duel({ a: { hand: ['Kuriboh', 'Ookazi'] }, b: { monsters: ['Battle Steer'] } })
    t.choose('normalSummon', { piece: 'Kuriboh' }).choose('zone', { place: '1' })
    expect([t.ask, open(t)]).toEqual(['respond', ['Battle Steer']])
    done(activate(t, 'Battle Steer'))
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'graveyard'), t.refusal('normalSummon', { piece: 'Kuriboh' })]).toEqual([
      [],
      ['Kuriboh'],
      'YG-SUMMON-06',
    ])
  })

  test('YG-ZONE-20 turned face-down a monster loses that its effects were negated, and that it would be removed', () => {
    const t = duel({ a: { hand: ['Junk Synchron', 'Book of Moon', 'Ookazi'], graveyard: ['Kuriboh'] } })
    t.choose('normalSummon', { piece: 'Junk Synchron' }).choose('zone', { place: '1' })
    upTo(t, 'trigger').choose('accept')
    done(t)
    const mark = () => t.state.marks[t.piece('Kuriboh')]
    expect(mark()?.muted).toBe(true)
    cast(t, 'Book of Moon').choose('pick', { piece: 'Kuriboh' })
    done(t)
    expect([mark()?.muted, mark()?.exiled]).toEqual([false, false])
  })

  test('YG-SUMMON-56 Tokens are Synchro Materials, and cease to exist', () => {
    const t = duel({
      turn: 1,
      a: { hand: spare, spells: ['Scapegoat'], monsters: ['Junk Synchron'], extra: ['Junk Warrior'] },
      b: { hand: ['Ookazi', 'Dark Hole'] },
    })
    cast(t, 'B:Ookazi')
    endTurn(done(activate(t, 'Scapegoat')))
    t.choose('specialSummon', { piece: 'Junk Warrior', place: '1' })
    through(t)
    expect(where(t, 'A', 'monsters').toSorted()).toEqual(['Junk Warrior', 'Sheep Token', 'Sheep Token'])
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Junk Synchron', 'Scapegoat'])
  })

  test('YG-SUMMON-59 a Synchro Summon by an effect is one: its materials are kept, it is proper, nobody negates it as a Summon', () => {
    const t = duel({
      a: { monsters: ['Summoned Skull'], hand: ['Ookazi'], spells: ['Solemn Judgment'] },
      b: { monsters: ['Junk Synchron', SPARK], spells: ['Urgent Tuning'], extra: ['Black Rose Dragon'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Summoned Skull', target: SPARK })
    while (!open(t).includes('Urgent Tuning')) t.pass()
    activate(t, 'Urgent Tuning')
    t.pass() // the activation could be negated
    const asked: string[] = []
    while (where(t, 'B', 'monsters')[0] !== 'Black Rose Dragon') {
      asked.push(t.ask)
      t.pass()
    }
    expect(asked).not.toContain('respond')
    const mark = t.state.marks[t.piece('Black Rose Dragon')]
    expect([t.state.pieces[t.piece('Black Rose Dragon')]?.proper, mark?.materials.length]).toEqual([true, 2])
  })

  test('YG-SUMMON-66 with five monsters, a Fusion Material must come from the own field', () => {
    const five = [ELF, ELF, ELF, ELF]
    const hand = duel({ a: { hand: ['Polymerization', SPARK, CLAY], monsters: [...five, ELF], extra: [THUNDER] } })
    expect(hand.refusal('activate', { piece: 'Polymerization', place: '1' })).toBe('YG-SUMMON-61')
    const field = duel({ a: { hand: ['Polymerization', SPARK, 'Ookazi'], monsters: [...five, CLAY], extra: [THUNDER] } })
    through(cast(field, 'Polymerization'))
    expect(where(field, 'A', 'monsters')).toEqual([...five, THUNDER])
  })

  test('YG-SUMMON-72 a Ritual Spell that is negated Tributes nothing', () => {
    const t = duel({
      a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Ookazi'], monsters: [ELF] },
      b: { hand: ['Kuriboh'], spells: ['Magic Jammer'] },
    })
    cast(t, 'White Dragon Ritual')
    activate(t, 'Magic Jammer')
    upTo(t, 'main')
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'hand').toSorted(), where(t, 'A', 'graveyard')]).toEqual([
      [ELF],
      ['Ookazi', 'Paladin of White Dragon'],
      ['White Dragon Ritual'],
    ])
  })

  test('YG-SUMMON-75 a face-down monster is Tributed by its printed Level; a card of the hand is Tributed, not discarded', () => {
    const field = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', 'Ookazi'], monsters: [`${ELF}/down`] } })
    through(cast(field, 'White Dragon Ritual'))
    expect([where(field, 'A', 'monsters'), where(field, 'A', 'graveyard')]).toEqual([
      ['Paladin of White Dragon'],
      [ELF, 'White Dragon Ritual'],
    ])
    const hand = duel({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon', ELF, 'Ookazi'] } })
    cast(hand, 'White Dragon Ritual')
    const told: string[] = []
    while (hand.ask !== 'main') {
      told.push(...hand.events.map((e) => e.on))
      hand.pass()
    }
    told.push(...hand.events.map((e) => e.on))
    expect([told.includes('tributed'), told.includes('discarded')]).toEqual([true, false])
  })
})
