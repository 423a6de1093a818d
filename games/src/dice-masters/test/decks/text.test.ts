import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { termsFor } from '../../decks/check.ts'
import { randomTeam } from '../../decks/random.ts'
import { exportTeam, importTeam } from '../../decks/text.ts'
import { readyTeams } from '../../decks.ts'

vi.setConfig({ testTimeout: 60_000 }) // a machine may be busy

const tournament = termsFor('ygo', 'tournament')
const read = (text: string) => importTeam(text, tournament)
const faults = (text: string) => read(text).problems.map(({ line, says, rule }) => `${line}: ${says} (${rule})`)
const basics = 'Basic:\nMystic Box\nWaboku\n'

describe('a team as text', () => {
  test('one line for each card, then the basic actions', () => {
    const text = exportTeam(readyTeams.ygo[0]!.team)
    expect(text.split('\n').slice(0, 2)).toEqual(['4x Goblin Attack Force: Charge!', '4x Injection Fairy Lily: Rocket Attack'])
    expect(text.split('\n').slice(-4)).toEqual(['Basic:', 'Horn of the Unicorn', 'Swords of Revealing Light', ''])
  })

  test('what was written is read again, and written the same', () => {
    for (const team of [...readyTeams.ygo, ...readyTeams.wh40k]) {
      const { team: back, problems } = importTeam(exportTeam(team.team), termsFor(team.edition, 'standard'))
      expect([back, problems]).toEqual([team.team, []])
    }
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('ygo' as const, 'wh40k' as const), (seed, edition) => {
        const team = randomTeam({ edition, format: 'tournament' }, seed)
        const once = exportTeam(team)
        expect(exportTeam(importTeam(once, termsFor(edition, 'tournament')).team!)).toBe(once)
      }),
    )
  })

  test('line ends, a byte order mark, comments, case, headings, ids and basic actions anywhere', () => {
    const text = `\uFEFF# my team\r\n\r\nTeam:\r\nWABOKU  # a trap\r\n4 x baby dragon :  cute BUT dangerous\r2x ygo-001\n 4x Kuriboh: Yugi’s Protector\n3x Mystic Box`
    expect(read(text)).toEqual({
      team: {
        team: [
          { card: 'ygo-071', dice: 4 },
          { card: 'ygo-001', dice: 2 },
          { card: 'ygo-027', dice: 4 },
        ],
        basics: ['ygo-120', 'ygo-117'],
      },
      problems: [],
    })
    expect(read(`1x Millennium Puzzle\n${basics}`).team?.team).toEqual([{ card: 'ygo-058', dice: 1 }]) // only one has the title
  })

  test('DM-ERR-33 to -37 each fault with its line and reason', () => {
    expect(faults(`4x Baby Dragn: Cute but Dangerous\n${basics}`)).toEqual([
      '1: there is no card "Baby Dragn: Cute but Dangerous"; did you mean Baby Dragon: Cute but Dangerous? (DM-CARD-01)',
    ])
    expect(faults(`4x Baby Dragon\n${basics}`)).toEqual([
      '1: which Baby Dragon? there are Juvenile Reptile; Soft Scales; Cute but Dangerous (DM-CARD-06)',
    ])
    expect(faults(`${basics}3x Blue-Eyes White Dragon: Blue Titan`)).toEqual([
      '4: Blue-Eyes White Dragon: Blue Titan takes 2 dice, not 3 (DM-BUILD-02)',
    ])
    expect(faults(`1x ygo-009\n\n1x ygo-071\n${basics}`)).toEqual([
      '3: Baby Dragon is there already, as Baby Dragon: Juvenile Reptile (DM-BUILD-03)',
    ])
    expect(faults(`0x ygo-009\n${basics}`)).toEqual(['1: Baby Dragon: Juvenile Reptile has no die (DM-BUILD-02)'])
    for (const odd of ['-1x', '1.5x', 'x4', '1e3']) expect(faults(`${odd} ygo-009\n${basics}`)[0]).toMatch(/^1: .*(number of dice|no card)/)
    expect(faults(`99999999999999999999x ygo-009\n${basics}`)[0]).toMatch(/^1: .* takes 4 dice/)
    expect(faults(`ygo-009\n${basics}`)).toEqual(['1: how many dice? write 1x Baby Dragon: Juvenile Reptile, at most 4x (DM-BUILD-02)'])
    expect(faults(`8x Sidekick\n${basics}`)).toEqual(['1: always eight sidekicks; none is brought (DM-BUILD-01)'])
    expect(faults('2x Mystic Box\nWaboku')).toEqual(['1: Mystic Box has 3 dice, not 2 (DM-CARD-03)'])
    expect(faults('Waboku\nWaboku')).toEqual(['2: Waboku is there already (DM-BUILD-04)'])
    expect(faults('')).toEqual(['0: Tournament Forces asks each player for 2 basic actions, not 0 (DM-BUILD-04)'])
    expect(faults(`1x Poxwalker: Mindless\n${basics}`)).toEqual(['1: Poxwalker: Mindless is of the other edition (DM-EDITION-02)'])
  })

  test('long and binary files are refused at once', () => {
    expect(faults('x'.repeat(10_000_000))).toEqual(['0: a team is a few lines; this is longer than 20000 characters (null)'])
    expect(faults('\n'.repeat(5000))).toEqual(['0: a team is a few lines; these are 5001 (null)'])
    expect(faults('PK\u0003\u0004\u0000')).toEqual(['1: this is not text (null)'])
    expect(faults(`1x ygo-009\n\uFFFD\n${basics}`)).toEqual(['2: this is not text (null)'])
  })

  test('many misspelt names are all answered', () => {
    const line = '1x Primaris Redemptor Dreadnought: Hale of Fire\n'
    expect(new Set(faults(line.repeat(199)).map((fault) => fault.replace(/^\d+/, '')))).toHaveProperty('size', 1)
    expect(faults(line)[0]).toContain('did you mean Primaris Redemptor Dreadnought: Hail of Fire?')
  })

  test('no text throws', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'0159xX# :\n\r\tBabyDrgon!.-'), maxLength: 200 })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), soup), (text) => read(text).problems.length > 0),
      { numRuns: 50 },
    )
  })
})
