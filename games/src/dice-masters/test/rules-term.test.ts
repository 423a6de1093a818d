import { describe, expect, test } from 'vitest'
import { cardText } from '../card-text.ts'
import { cardOf } from '../cards/index.ts'
import { type Config, presets } from '../config.ts'
import { readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { inZone, laid, lifeOf, type Play, picks, turnOf, values, zoneAt } from './laid.ts'

const idle = { field: ['sidekick@1'] }
const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
const use = (t: Play, piece: string): Play => t.choose('use', { piece, place: t.offers('use').find((o) => o.piece === piece)!.place! })
function toAttack(t: Play, ...names: readonly string[]): void {
  while (t.ask === 'main' || t.ask === 'respond') t.pass()
  if (t.ask === 'attackStep') t.choose('attack')
  for (const piece of names) t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
}
/** Through window and damage; what comes after is left to chance. */
function fight(t: Play): void {
  t.luck('after')
  const { no } = t.state.turn
  while (t.state.turn.no === no && t.ask !== 'pick') t.pass()
}

describe('DM-TERM', () => {
  test('DM-TERM-01 a die does what its card says, a sidekick does nothing', () => {
    const t = laid('ygo', { ...idle, reserve: ['ygo-033@1', 'sidekick@1'] }, {})
    t.state.players[0]!.life = 10
    t.choose('field', { piece: '0.sidekick.1' })
    expect([lifeOf(t, 0), t.told.includes('triggered')]).toEqual([10, false])
    t.choose('field', { piece: '0.ygo-033.0' })
    expect(lifeOf(t, 0)).toBe(11) // when summoned, gain 1 life
    expect([cardText(cardOf('ygo-033')!), t.view(null).pieces[t.piece('0.sidekick.1')]!.values.card]).toEqual([
      'When summoned, gain 1 life.',
      null,
    ])
  })
  test('DM-TERM-02 an action die has no character face, whatever lies unrolled', () => {
    // The next action die costs 2 less: actions and basic actions on their cards, not monsters.
    const reserve = ['sidekick:bolt', 'sidekick:fist', 'sidekick:fist']
    const t = laid('ygo', { ...idle, reserve, cards: ['ygo-103', 'ygo-069', 'ygo-006', 'ygo-111'] }, {})
    use(t, '0.ygo-103')
    paid(t)
    expect([t.refusal('buy', { piece: '0.ygo-111' }), t.refusal('buy', { piece: '0.ygo-006' })]).toEqual([null, 'DM-BUY-02'])
    expect(t.reason('buy', { piece: '0.ygo-069' })?.rule ?? null).not.toBe('DM-BUY-02') // 4 - 2, of the type mask by the wild one
  })
  test('DM-TERM-03 a card is active while one of its dice that the player controls is in the Field Zone, attacking or not', () => {
    const t = laid('wh40k', { field: ['bfu-042@1', 'bfu-042@1', 'sidekick@1'] }, { field: ['sidekick@1'], cards: ['bfu-042'] })
    const attack = (): unknown => values(t, '0.sidekick.0').attack
    expect([attack(), values(t, '1.sidekick.0').attack]).toEqual([2, 1]) // once, and for its own player only
    toAttack(t, '0.bfu-042.0', '0.bfu-042.1')
    expect([inZone(t, 0, 'attack').length, attack()]).toEqual([2, 2])
    t.choose('done')
    fight(t) // unblocked, both leave the field
    expect([inZone(t, 0, 'field'), attack()]).toEqual([['0.sidekick.0'], 1])
  })
  test('DM-TERM-04 to assign: a die as attacker, a die as blocker, attack values as damage', () => {
    const t = laid('ygo', { field: ['ygo-009@3', 'sidekick@1'] }, { field: ['sidekick@1', 'sidekick@1'] })
    toAttack(t, '0.ygo-009.0')
    expect(values(t, '0.ygo-009.0')).toMatchObject({ attacking: true, blocked: false })
    for (const piece of ['1.sidekick.0', '1.sidekick.1']) t.choose('block', { piece, target: '0.ygo-009.0' })
    expect(values(t, '1.sidekick.0').blocks).toEqual([t.piece('0.ygo-009.0')])
    while (t.ask === 'window' || t.ask === 'respond') t.pass()
    expect([t.ask, t.offers('assign').map(({ place }) => place)]).toEqual(['split', ['0', '1', '2', '3', '4']])
    t.luck('after').choose('assign', { piece: '1.sidekick.0', place: 4 })
    expect([
      inZone(t, 1, 'prep').length + inZone(t, 1, 'transit').filter((name) => name === '1.sidekick.0').length > 0,
      zoneAt(t, '1.sidekick.1'),
    ]).toEqual([true, 'field'])
  })
  test('DM-TERM-05 blocker and attacker are engaged with each other, an unblocked attacker with nothing', () => {
    const t = laid('wh40k', { field: ['bfu-022@1', 'bfu-023@1', 'sidekick@1'] }, { field: ['bfu-012@1', 'sidekick@1'] })
    toAttack(t, '0.bfu-022.0', '0.bfu-023.0')
    if (t.ask === 'pick') t.choose('pick', { piece: '1.bfu-012.0' })
    t.choose('block', { piece: '1.bfu-012.0', target: '0.bfu-022.0' })
    if (t.ask === 'blockers') t.choose('done')
    const before = values(t, '1.bfu-012.0').damage as number
    fight(t) // attackers engaged with Mortarion deal no combat damage; the other one does
    expect([before, lifeOf(t, 1), zoneAt(t, '0.bfu-022.0')]).toEqual([1, 18, 'prep'])
  })
  test('DM-TERM-06 stats are the numbers on the face that is shown', () => {
    const t = laid('ygo', { field: ['ygo-006@1', 'ygo-006@2', 'ygo-006@3'], reserve: ['ygo-006:fist'] }, {})
    const stats = [0, 1, 2].map((n) => {
      const { fielding, attack, defense, burst } = values(t, `0.ygo-006.${n}`)
      return [fielding, attack, defense, burst]
    })
    expect(stats).toEqual([
      [1, 3, 3, 1],
      [2, 5, 4, 1],
      [2, 5, 5, 0],
    ])
    expect(values(t, '0.ygo-006.3')).toMatchObject({ face: 'energy', energy: 'fist' })
    expect(values(t, '0.ygo-006.3').attack).toBeUndefined()
  })
  test('DM-TERM-07 a controlled die is its controller’s, and opposing to its owner', () => {
    const t = laid(
      'ygo',
      { field: ['ygo-059*0', 'sidekick@1'], cards: ['ygo-117'] },
      { field: ['ygo-006@1', 'sidekick@1'], reserve: ['sidekick:shield'] },
    )
    use(t, '0.ygo-059.0').choose('pick', { piece: '1.ygo-006.0' })
    while (t.asked === 0) t.pass()
    use(t, '0.ygo-117') // swap the attack of one of your monsters and target opposing monster
    const offered: string[][] = []
    while (t.ask === 'pick') {
      offered.push([...picks(t)])
      t.choose('pick', { piece: picks(t)[0]! })
    }
    expect(offered.flat()).toContain('1.ygo-006.0')
    expect(offered.find((list) => list.includes('1.ygo-006.0'))).toEqual(['0.sidekick.0', '1.ygo-006.0'])
  })
  test('DM-TERM-08 damage from text is not combat damage', () => {
    const t = laid(
      'wh40k',
      { field: ['bfu-022@3', 'sidekick@1'], reserve: ['bfu-058*0', 'bfu-051*0'] },
      { field: ['bfu-010@1', 'sidekick@1'] },
    )
    t.choose('play', { piece: '0.bfu-058.0' }) // character dice deal at most 1 combat damage
    t.choose('play', { piece: '0.bfu-051.0' }).choose('pick', { piece: '1.bfu-010.0' })
    expect(zoneAt(t, '1.bfu-010.0')).toBe('prep') // 6 of 6, none of it combat damage
    toAttack(t, '0.bfu-022.0')
    t.choose('done')
    fight(t)
    expect(lifeOf(t, 1)).toBe(19)
    // In the first edition likewise: KO'd by an effect is not KO'd in combat.
    const ygo = laid('ygo', { ...idle, reserve: ['sidekick:bolt', 'sidekick:bolt'], cards: ['ygo-101'] }, { field: ['ygo-089@1'] })
    for (let i = 0; i < 2; i++) {
      use(ygo, '0.ygo-101').choose('pick', { piece: '1.ygo-089.0' })
      paid(ygo)
    }
    expect([zoneAt(ygo, '1.ygo-089.0'), zoneAt(ygo, '0.sidekick.0'), ygo.told.includes('triggered')]).toEqual(['prep', 'field', false])
  })
  test('DM-TERM-09 “while active” is about the card, “when” about the die that did it', () => {
    // Two dice of a card with “while active, when your opponent summons a level 3 monster, deal 2 damage”: once.
    const t = laid('ygo', { ...idle, reserve: ['ygo-002@3'] }, { field: ['ygo-083@1', 'ygo-083@1'] })
    t.choose('field', { piece: '0.ygo-002.0' })
    paid(t)
    expect(lifeOf(t, 0)).toBe(18)
    // Two dice with “when summoned, gain 1 life”: each for itself.
    const both = laid('ygo', { ...idle, reserve: ['ygo-033@1', 'ygo-033@2'], life: 10 }, {})
    for (const n of [0, 1]) both.choose('field', { piece: `0.ygo-033.${n}` })
    expect(lifeOf(both, 0)).toBe(12)
    // A character is a card, a character die one die: two dice of one name count once.
    const cards = laid('wh40k', { field: ['bfu-048@1', 'bfu-022@1', 'bfu-022@2', 'bfu-025@1'] }, {})
    expect(values(cards, '0.bfu-048.0').attack).toBe(3 + 2)
    expect(cardText(cardOf('bfu-048')!)).toContain('for each of your active Ultramarines characters')
    expect(cardText(cardOf('bfu-042')!)).toContain('your Ultramarines character dice')
  })
  test('DM-TERM-10 a global is there for both players, for its cost', () => {
    const t = laid('ygo', { ...idle, cards: ['ygo-101'] }, { ...idle, reserve: ['sidekick:bolt'], cards: ['ygo-061'] })
    use(t, '1.ygo-061').choose('pick', { piece: '0.sidekick.0' }) // the other player's, with the wild die as a shield
    expect([values(t, '0.sidekick.0').defense, inZone(t, 0, 'used').length]).toEqual([2, 1])
    while (t.asked === 0) t.pass()
    use(t, '0.ygo-101').choose('pick', { piece: '0.sidekick.0' })
    paid(t)
    expect([values(t, '0.sidekick.0').damage, inZone(t, 1, 'used').length]).toEqual([1, 1])
    expect(cardText(cardOf('ygo-101')!)).toBe('Global: Pay 1 bolt. Deal 1 damage to target monster.')
  })
  test('DM-TERM-11 spinning takes no chance, rolling does; drawing is from the bag at random, prepping to the Prep Area', () => {
    const spun = laid('ygo', { field: ['ygo-110@1'] }, { field: ['ygo-006@3', 'sidekick@1'] }) // no roll is scripted
    toAttack(spun, '0.ygo-110.0')
    expect(values(spun, '1.ygo-006.0').level).toBe(2)
    const prepped = laid('wh40k', { ...idle, reserve: ['bfu-053*0', 'bfu-053*1'], bag: ['bfu-022', 'bfu-023', 'bfu-034', 'bfu-026'] }, {})
    prepped.rolls(4, 2).choose('play', { piece: '0.bfu-053.0' })
    expect(inZone(prepped, 0, 'prep')).toEqual(['0.bfu-026.0', '0.bfu-023.0'])
    prepped.rolls(2, 6, 1).choose('play', { piece: '0.bfu-053.1' }) // drawn, then each is rolled
    expect([values(prepped, '0.bfu-034.0').level, values(prepped, '0.bfu-022.0').energy]).toEqual([3, 'fist'])
  })
  test('DM-TERM-12 the level is the place of the face, never the fielding cost', () => {
    const t = laid('ygo', { ...idle, reserve: ['ygo-040*0'] }, { field: ['ygo-002@3', 'ygo-004@1', 'ygo-005@3', 'ygo-008@1'] })
    expect(['1.ygo-002.0', '1.ygo-004.0'].map((name) => [values(t, name).level, values(t, name).fielding])).toEqual([
      [3, 1],
      [1, 1],
    ])
    t.choose('play', { piece: '0.ygo-040.0' }) // KO target level 1 monster that costs 5 or less
    expect(picks(t)).toEqual(['0.sidekick.0', '1.ygo-004.0', '1.ygo-008.0'])
  })
})

describe('DM-EDITION', () => {
  const seats = (edition: 'ygo' | 'wh40k') => readyTeams[edition].slice(0, 2).map(({ team }) => team)
  test('DM-EDITION-01 the edition is agreed before, is part of the state and stays', () => {
    const { game } = diceMastersYugioh
    const config: Config = { table: { edition: 'ygo' }, seats: seats('ygo') }
    expect(game.check({ ...config, table: { edition: 'wh40k' } }).map(({ rule }) => rule)).toContain('DM-EDITION-01')
    const state = game.setup(config, 'edition')
    const before = JSON.stringify(state.table)
    for (let n = 0; n < 200 && game.decision(state) !== null; n++) game.apply(state, n % game.decision(state)!.options.length)
    expect([JSON.stringify(state.table), state.table.edition]).toEqual([before, 'ygo'])
    expect(game.view(state, null).table).toMatchObject({ edition: 'ygo' })
  })
  test('DM-EDITION-02 cards of both editions only where the table allows it, and then by the later rules', () => {
    const mixed: Config = { table: { edition: 'ygo' }, seats: [seats('ygo')[0]!, seats('wh40k')[0]!] }
    const { game } = diceMastersYugioh
    expect(game.check(mixed).some(({ rule }) => rule === 'DM-EDITION-02')).toBe(true)
    const allowed: Config = { ...mixed, table: { edition: 'ygo', mixing: true } }
    expect(game.check(allowed)).toEqual([])
    const { table } = game.setup(allowed, 'mixed')
    expect(table).toMatchObject({ ...presets.wh40k, edition: 'wh40k' })
  })
  test('DM-EDITION-03 every difference is a flag that can be set by itself', () => {
    for (const edition of ['ygo', 'wh40k'] as const) {
      const { game } = edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar
      for (const key of Object.keys(presets[edition]) as (keyof typeof presets.ygo)[]) {
        const flags = { [key]: !presets[edition][key] }
        const config: Config = { table: { edition, flags }, seats: seats(edition) }
        expect(game.check(config), key).toEqual([])
        expect(game.setup(config, 'flags').table, key).toMatchObject({ ...presets[edition], ...flags })
        expect(game.check({ ...config, table: { edition, flags: { [key]: 1 } } })[0]?.rule, key).toBe('DM-EDITION-03')
      }
      expect(Object.keys(presets.ygo)).toEqual(Object.keys(presets.wh40k))
      expect(game.check({ table: { edition, flags: { moonlight: true } }, seats: seats(edition) }).length).toBe(1)
    }
    const open = { edition: 'wh40k', priorityMode: 'open' } as const
    const { game } = diceMastersUltramar
    expect(game.check({ table: open, seats: seats('wh40k') }).map(({ rule }) => rule)).toEqual(['DM-PRIO-02'])
    expect(game.check({ table: { ...open, flags: { openPriority: true } }, seats: seats('wh40k') })).toEqual([])
    // One of them at work: the first die of the first game of the later edition, in the earlier one.
    const side = { bag: sidekicks(5) }
    const t = turnOf('ygo', [...ones(4), ...ones(3)], [side, {}], { turn: 1, table: { flags: { firstDieOut: true } } })
    expect([inZone(t, 0, 'used').length, inZone(t, 0, 'transit').length]).toEqual([1, 3]) // there is no zone out of play
  })
})
