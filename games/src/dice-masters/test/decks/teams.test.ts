import { describe, expect, test } from 'vitest'
import type { Team } from '../../config.ts'
import { checkTeam, type TeamTerms, termsFor } from '../../decks/check.ts'
import type { Collection } from '../../decks/collection.ts'
import { fixedGames } from '../../decks/fixed.ts'
import { checkRematch } from '../../decks/table.ts'
import { ygoTeam } from './teams.ts'

const tournament = termsFor('ygo', 'tournament')
const standard = termsFor('wh40k', 'standard')
const codes = (input: unknown, terms: TeamTerms = tournament) => checkTeam(input, terms).map(({ code, rule }) => `${code} ${rule}`)
const where = (input: unknown, terms: TeamTerms = tournament) => checkTeam(input, terms).map(({ path }) => path)
const bring = (...team: (readonly [string, number])[]): Team => ({
  team: team.map(([card, dice]) => ({ card, dice })),
  basics: ['ygo-111', 'ygo-112'],
})

describe('common rules of team building', () => {
  test('DM-BUILD-01 DM-ERR-37 always eight sidekicks, none brought, none left out', () => {
    expect(codes({ ...ygoTeam, sidekicks: 8 })).toEqual([])
    for (const sidekicks of [0, 7, 9, '8', null]) expect(codes({ ...ygoTeam, sidekicks })).toEqual(['SIDEKICKS_FIXED DM-BUILD-01'])
    expect(codes(bring(['sidekick', 1]))).toEqual(['SIDEKICKS_FIXED DM-BUILD-01'])
  })

  test('DM-BUILD-02 DM-ERR-33 at least one die, at most the limit of the card', () => {
    expect(codes(bring(['ygo-001', 1]))).toEqual([])
    expect(codes(bring(['ygo-001', 2]))).toEqual([])
    expect(checkTeam(bring(['ygo-001', 3]), tournament)).toEqual([
      { code: 'DIE_LIMIT', rule: 'DM-BUILD-02', path: 'team.0.dice', says: 'Blue-Eyes White Dragon: Blue Titan takes 2 dice, not 3' },
    ])
    expect(codes(bring(['ygo-001', 0]))).toEqual(['CARD_WITHOUT_DIE DM-BUILD-02'])
    for (const dice of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      expect(codes(bring(['ygo-001', dice]))).toEqual(['MALFORMED DM-BUILD-02'])
  })

  test('DM-BUILD-03 DM-ERR-34 DM-CARD-06 no title twice, whatever the subtitle', () => {
    expect(checkTeam(bring(['ygo-009', 1], ['ygo-010', 1], ['ygo-071', 1]), tournament)).toEqual([
      {
        code: 'DUPLICATE_TITLE',
        rule: 'DM-BUILD-03',
        path: 'team.2.card',
        says: 'Baby Dragon is there already, as Baby Dragon: Juvenile Reptile',
      },
    ])
    expect(codes(bring(['ygo-009', 1], ['ygo-009', 1]))).toEqual(['DUPLICATE_TITLE DM-BUILD-03'])
  })

  test('DM-EX-48 two Baby Dragons and two Plague Marines are refused', () => {
    expect(codes(bring(['ygo-009', 1], ['ygo-071', 1]))).toEqual(['DUPLICATE_TITLE DM-BUILD-03'])
    const marines = { team: ['bfu-017', 'bfu-018'].map((card) => ({ card, dice: 1 })), basics: ['bfu-049', 'bfu-050'] }
    expect(codes(marines, standard)).toEqual(['DUPLICATE_TITLE DM-BUILD-03'])
  })

  test('DM-BUILD-04 DM-ERR-35 two different basic actions, and none among the cards', () => {
    const basics = (...ids: string[]) => codes({ ...ygoTeam, basics: ids })
    expect(basics('ygo-111', 'ygo-120')).toEqual([])
    expect(basics('ygo-111', 'ygo-111')).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
    expect(basics('ygo-111')).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
    expect(basics()).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
    expect(basics('ygo-111', 'ygo-112', 'ygo-113')).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
    expect(basics('ygo-111', 'ygo-001')).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
    expect(codes(bring(['ygo-113', 3]))).toEqual(['BASIC_ACTIONS DM-BUILD-04'])
  })

  test('DM-BUILD-05 actions that are not basic are cards of the team and their dice count; basic actions do not', () => {
    const most: Team = bring(['ygo-009', 4], ['ygo-010', 4], ['ygo-011', 4], ['ygo-013', 4], ['ygo-014', 2], ['ygo-035', 2])
    expect(codes(most)).toEqual([])
    const more = { ...most, team: most.team.map(({ card, dice }) => ({ card, dice: card === 'ygo-035' ? 3 : dice })) }
    expect(checkTeam(more, tournament).map(({ says }) => says)).toEqual(['Tournament Forces allows 20 dice, not 21'])
  })

  test('DM-BUILD-06 DM-BUILD-07 DM-ERR-36 a die with the serial number of the card, and no more dice of the title than there are', () => {
    const owned = (dice: Collection['dice']): TeamTerms => ({ ...tournament, collection: { cards: [], dice } })
    expect(codes(bring(['ygo-071', 1]), tournament)).toEqual([])
    expect(codes(bring(['ygo-071', 1]), owned({}))).toEqual(['SERIAL_NUMBER DM-BUILD-06'])
    expect(codes(bring(['ygo-071', 2]), owned({ 'ygo-071': 1 }))).toEqual(['SERIAL_NUMBER DM-BUILD-06'])
    const marine = { team: [{ card: 'bfu-016', dice: 4 }], basics: ['bfu-049', 'bfu-050'] }
    expect(codes(marine, { ...standard, collection: { cards: [], dice: {} } })).toEqual([]) // no serial numbers in this edition
  })

  test('DM-EX-47 four dice of Baby Dragon go with card 071 if one of them is a 071', () => {
    const jimmy = { cards: [], dice: { 'ygo-071': 1, 'ygo-009': 2, 'ygo-041': 1 } }
    expect(codes(bring(['ygo-071', 4]), { ...tournament, collection: jimmy })).toEqual([])
    const without = { cards: [], dice: { 'ygo-009': 3, 'ygo-041': 1 } }
    expect(checkTeam(bring(['ygo-071', 4]), { ...tournament, collection: without })).toEqual([
      {
        code: 'SERIAL_NUMBER',
        rule: 'DM-BUILD-06',
        path: 'team.0.card',
        says: 'Baby Dragon: Cute but Dangerous needs a die with its own serial number',
      },
    ])
  })

  test('DM-BUILD-08 fewer cards and dice are legal, even none', () => {
    expect(codes(bring())).toEqual([])
    expect(codes(bring(['ygo-022', 1]))).toEqual([])
  })

  test('DM-BUILD-09 DM-EDITION-02 universes mix only where the table allows it', () => {
    const mixed = { team: [{ card: 'bfu-022', dice: 4 }], basics: ['ygo-111', 'bfu-049'] }
    expect(codes(mixed)).toEqual(['OTHER_EDITION DM-EDITION-02', 'OTHER_EDITION DM-EDITION-02'])
    expect(where(mixed)).toEqual(['team.0', 'basics.1'])
    expect(codes(mixed, { ...standard, mixing: true })).toEqual([])
  })

  test('DM-BUILD-10 a team stays the same for a match, in whatever order', () => {
    const turned = { team: [...ygoTeam.team].reverse(), basics: [...ygoTeam.basics].reverse() }
    expect(checkRematch(ygoTeam, turned)).toEqual([])
    expect(checkRematch(ygoTeam, { ...ygoTeam, basics: ['ygo-111', 'ygo-119'] }).map(({ rule }) => rule)).toEqual(['DM-BUILD-10'])
    expect(checkRematch(ygoTeam, { ...ygoTeam, team: ygoTeam.team.slice(1) }).map(({ code }) => code)).toEqual(['TEAM_CHANGED'])
  })
})

describe('bad input', () => {
  test('DM-ERR-33 to -37 every broken rule is named at once', () => {
    const worst = {
      team: [
        { card: 'ygo-001', dice: 3 },
        { card: 'ygo-012', dice: 0 },
        { card: 'ygo-111', dice: 3 },
        { card: 'bfu-001', dice: 4 },
        { card: 'ygo-999', dice: 1 },
        ...['ygo-009', 'ygo-010', 'ygo-011', 'ygo-013', 'ygo-014', 'ygo-016'].map((card) => ({ card, dice: 4 })),
      ],
      basics: ['ygo-113', 'ygo-113', 'ygo-002'],
      sidekicks: 9,
    }
    expect(new Set(codes(worst))).toEqual(
      new Set([
        'SIDEKICKS_FIXED DM-BUILD-01',
        'NO_SUCH_CARD DM-CARD-01',
        'DIE_LIMIT DM-BUILD-02',
        'CARD_WITHOUT_DIE DM-BUILD-02',
        'BASIC_ACTIONS DM-BUILD-04',
        'OTHER_EDITION DM-EDITION-02',
        'DUPLICATE_TITLE DM-BUILD-03',
        'TEAM_SIZE DM-BUILD-20',
      ]),
    )
  })

  test('garbage is refused in words and nothing throws', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => ['team'],
        get: () => 1,
        getOwnPropertyDescriptor: () => {
          throw new Error('trap')
        },
      },
    )
    const garbage: unknown[] = [
      null,
      undefined,
      0,
      '',
      'team',
      [],
      {},
      { team: 1 },
      { team: [], basics: {} },
      { team: [null, 1, 'x', []], basics: [null, 1, {}] },
      { team: [{}], basics: [] },
      { team: [{ card: '__proto__', dice: 1 }], basics: ['constructor', 'toString'] },
      { ...ygoTeam, extra: 1 },
      { ...ygoTeam, team: [{ card: 'ygo-001', dice: 1, face: 2 }] },
      { team: Array.from({ length: 1e5 }, () => ({ card: 'x'.repeat(1e4), dice: 1 })), basics: [] },
      () => 1,
      Symbol('x'),
      1n,
      trap,
    ]
    for (const input of garbage) {
      const problems = checkTeam(input, tournament)
      expect(problems.length).toBeGreaterThan(0)
      for (const { says } of problems) expect(says.length).toBeLessThan(200)
    }
  })

  test('the fixed games are legal as they stand in the book', () => {
    expect(checkTeam(fixedGames.first!.first, termsFor('ygo', 'first'))).toEqual([])
    expect(checkTeam(fixedGames.demo!.second, termsFor('wh40k', 'demo'))).toEqual([])
  })
})
