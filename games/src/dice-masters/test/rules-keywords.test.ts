import { describe, expect, test, vi } from 'vitest'
import { cards, keywords } from '../cards/index.ts'
import { checkCards } from '../check-cards.ts'
import { attackWith, blockWith, endTurn, field, levelOf, play, stats } from './acting.ts'
import { inZone, laid, lifeOf, picks, turnOf, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const DRONE = '0.token-Drone-2-3.0'

describe('tokens', () => {
  const made = (...more: readonly string[]) =>
    play(laid('wh40k', { field: ['witness@1', 'sidekick@1'], reserve: ['make*0', ...more] }, { field: ['plain@1', 'sidekick@1'] }), 'make')
  test('DM-TOKEN-01, -05 a character of level 1, cost 0, no type, with the numbers its maker gives', () => {
    const { level, attack, defense, cost, name } = values(made(), DRONE)
    expect([level, attack, defense, cost, name]).toEqual([1, 2, 3, 0, 'Drone'])
  })
  test('DM-TOKEN-02, -06, DM-EX-73 a KO’d token triggers KO effects and is gone; the Prep Area is as it was', () => {
    const t = made('kill*0')
    const before = t.state.zones[1 + 2]!.length
    play(t, 'kill', DRONE)
    expect([lifeOf(t, 1), zoneAt(t, DRONE), t.state.zones[1 + 2]!.length]).toEqual([19, 'gone', before])
  })
  test('DM-TOKEN-03 it cannot be spun', () => {
    const t = made('up*0')
    t.choose('play', { piece: '0.up.0' })
    expect(t.refusal('pick', { piece: DRONE })).toBe('DM-TOKEN-03')
  })
  test('DM-TOKEN-04 making it is no fielding; it attacks, and captured it ceases to exist', () => {
    const t = made('seize*0')
    expect(t.told).not.toContain('fielded')
    play(t, 'seize', '0.sidekick.0', DRONE)
    expect(zoneAt(t, DRONE)).toBe('gone')
    const u = made()
    attackWith(u, DRONE)
    expect(values(u, DRONE).attacking).toBe(true)
  })
  test('DM-KW-19 a token cannot regenerate', () => {
    const t = made('bless*0', 'kill*0')
    play(t, 'bless', DRONE)
    play(t, 'kill', DRONE) // nothing is rolled: no roll is scripted
    expect([zoneAt(t, DRONE), lifeOf(t, 1)]).toEqual(['gone', 19])
  })
})

test('DM-ENERGY-07 energy from an effect is virtual: it pays, and is gone with the step', () => {
  const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['spark*0'], cards: ['rich'] }, {})
  play(t, 'spark')
  expect(t.state.players[0]!.generic).toBe(2)
  t.pass()
  expect(t.state.players[0]!.generic).toBe(0)
})

describe('Ally, Attune, Continuous', () => {
  test('DM-KW-01, -02 an Ally counts as a sidekick in the field and nowhere else, and keeps its name', () => {
    const t = laid('wh40k', { field: ['ally@1', 'sidekick@1'], reserve: ['side*0'], used: ['ally', 'sidekick'] }, {})
    t.choose('play', { piece: '0.side.0' })
    expect(picks(t)).toEqual(['0.ally.0', '0.sidekick.0', '0.sidekick.2'])
    expect([values(t, '0.ally.0').name, values(t, '0.ally.0').cost]).toEqual(['ally', 2])
  })
  test('DM-KW-03, -04 each Attune character deals 1 for an action, once for all its dice, after the action', () => {
    const t = laid('wh40k', { field: ['adept@1', 'adept@1', 'mage@1', 'frail@1'], reserve: ['kill*0'] }, {})
    play(t, 'kill', '0.frail.0')
    expect(zoneAt(t, '0.frail.0')).toBe('prep')
    if (t.ask === 'order') t.pass()
    t.choose('pick', { piece: 'p1' })
    t.choose('pick', { piece: 'p1' })
    expect([t.ask, lifeOf(t, 1)]).toEqual(['main', 18])
  })
  test('DM-KW-04, -05, -06 laying a Continuous die down is using it, it stays past the turn, and giving it up is not', () => {
    const t = laid('wh40k', { field: ['adept@1', 'sidekick@1'], reserve: ['ring*0'] }, { field: ['sidekick@1'] })
    play(t, 'ring', 'p1')
    expect([zoneAt(t, '0.ring.0'), lifeOf(t, 1)]).toEqual(['field', 19])
    t.choose('use', { piece: '0.ring.0', place: 1 })
    expect([t.ask, zoneAt(t, '0.ring.0'), lifeOf(t, 1)]).toEqual(['main', 'out', 18]) // nothing for Attune
    const u = laid('wh40k', { field: ['sidekick@1'], reserve: ['ring*0'] }, { field: ['sidekick@1'] })
    play(u, 'ring')
    endTurn(u)
    expect(zoneAt(u, '0.ring.0')).toBe('field')
    while (u.asked !== 0) u.pass()
    if (u.offers('use').some(({ piece }) => piece === '0.ring.0')) u.choose('use', { piece: '0.ring.0', place: 1 })
    expect(['used', 'reserve']).toContain(zoneAt(u, '0.ring.0')) // in the other player's turn
  })
})

describe('Deadly, Frag, Range, Regenerate', () => {
  test('DM-KW-07 whoever was engaged with Deadly falls at end of turn, though the Deadly die is gone', () => {
    const t = laid('wh40k', { field: ['plain@3', 'sidekick@1'], reserve: ['kill*0'] }, { field: ['viper@1', 'sidekick@1'] })
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.viper.0', '0.plain.0'])
    play(t, 'kill', '1.viper.0')
    endTurn(t)
    expect([zoneAt(t, '0.plain.0'), zoneAt(t, '0.sidekick.0')]).toEqual(['prep', 'field'])
  })
  test('DM-KW-08 an engaged die that gains Deadly marks too; two of them mark each other', () => {
    const t = laid('wh40k', { field: ['plain@3', 'sidekick@1'], reserve: ['venom*0'] }, { field: ['plain@3', 'sidekick@1'] })
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.plain.0', '0.plain.0'])
    play(t, 'venom', '1.plain.0')
    endTurn(t)
    expect(zoneAt(t, '0.plain.0')).toBe('prep')
    const u = laid('wh40k', { field: ['viper@3', 'sidekick@1'] }, { field: ['viper@3', 'sidekick@1'] })
    attackWith(u, '0.viper.0')
    blockWith(u, ['1.viper.0', '0.viper.0'])
    u.luck('on')
    const fallen: number[] = []
    while (u.state.turn.no === 3) {
      u.pass()
      for (const event of u.events) if (event.on === 'koed') fallen.push(event.piece!)
    }
    expect(fallen.sort()).toEqual([u.piece('0.viper.0'), u.piece('1.viper.0')].sort())
  })
  test('DM-EX-67, DM-KW-08, -18 it regenerates from lethal damage, out of the attack, and must regenerate again in Cleanup', () => {
    const t = laid('wh40k', { field: ['phoenix@1', 'sidekick@1'] }, { field: ['viper@3', 'sidekick@1'] })
    attackWith(t, '0.phoenix.0')
    blockWith(t, ['1.viper.0', '0.phoenix.0'])
    t.rolls(5, 1) // level 2; then energy
    t.luck('on')
    const rolls: number[] = []
    const fallen: number[] = []
    while (t.state.turn.no === 3) {
      t.pass()
      for (const event of t.events) {
        if (event.on === 'rolled' && event.piece === t.piece('0.phoenix.0')) rolls.push(event.n)
        if (event.on === 'koed') fallen.push(event.piece!)
      }
    }
    expect([rolls, fallen, zoneAt(t, '0.phoenix.0')]).toEqual([[4, 0], [t.piece('0.phoenix.0')], 'prep'])
  })
  test('DM-KW-18, -19 Regenerate comes before a KO that is a cost or an effect; its other effects stay', () => {
    const t = laid('wh40k', { field: ['phoenix@1', 'sidekick@1'], reserve: ['pump*0', 'kill*0'] }, {})
    play(t, 'pump', '0.phoenix.0')
    t.rolls(6)
    play(t, 'kill', '0.phoenix.0')
    expect([zoneAt(t, '0.phoenix.0'), levelOf(t, '0.phoenix.0'), stats(t, '0.phoenix.0')[0]]).toEqual(['field', 3, 5])
    expect(t.told).not.toContain('koed')
  })
  test('DM-KW-09, -10 Frag hurts each opposing die that did not block, once for two blockers, though its die falls', () => {
    const t = laid('wh40k', { field: ['bomb@3', 'sidekick@1'] }, { field: ['frail@1', 'frail@1', 'plain@1', 'shroud@1', 'rich@1'] })
    attackWith(t, '0.bomb.0')
    blockWith(t, ['1.frail.0', '0.bomb.0'], ['1.frail.1', '0.bomb.0'], ['1.rich.0', '0.bomb.0'])
    const hurt: number[] = []
    t.luck('on')
    while (t.state.turn.no === 3) {
      if (t.ask === 'assign' || t.ask === 'split') t.choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 1 })
      else t.pass()
      for (const event of t.events) if (event.on === 'damaged' && event.cause !== 'combat') hurt.push(event.piece!)
    }
    expect(hurt).toEqual([t.piece('1.plain.0'), t.piece('1.shroud.0')]) // untargetable or not
  })
  test('DM-KW-15, -17 one attack, one volley: every Range die of both sides fires once, what it triggers waits', () => {
    const t = laid('wh40k', { field: ['gun@1', 'gun@2', 'sidekick@1'] }, { field: ['gun@1', 'plain@1', 'sore@1'] })
    attackWith(t, '0.gun.0', '0.gun.1')
    const asked: number[] = []
    const aims = ['1.sore.0', '1.sore.0', '0.gun.0']
    for (const piece of aims) {
      expect(t.ask).toBe('pick')
      asked.push(t.asked)
      expect(lifeOf(t, 0)).toBe(20) // nothing has answered yet
      t.choose('pick', { piece })
    }
    expect([asked, t.ask, lifeOf(t, 0), stats(t, '1.sore.0')[2], stats(t, '0.gun.0')[2]]).toEqual([[0, 0, 1], 'blockers', 19, 2, 1])
  })
})

describe('Impulse, Prep, Swarm, and keywords as data', () => {
  test('DM-KW-11, -12 Impulse works for each die purchased, once it lies in the used pile, the card active or not', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: Array(4).fill('sidekick:fist'), cards: ['rush'] }, {})
    for (const life of [19, 18]) {
      t.choose('buy', { piece: '0.rush' })
      if (t.ask === 'pay') t.choose('accept')
      expect(lifeOf(t, 1)).toBe(life) // its text asks for a die in the used pile
    }
  })
  test('DM-KW-13, -14 Prep draws at random, from an empty bag after a refill; the die is not rolled this turn', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['prep*0'], used: ['plain'], bag: [] }, {})
    play(t, 'prep')
    expect([zoneAt(t, '0.plain.0'), t.told.includes('refilled'), t.told.includes('rolled')]).toEqual(['prep', true, false])
  })
  test('DM-KW-20, -21 Swarm: one more die for every die of the card, which may bring another; how many are active does not matter', () => {
    const left = (script: readonly number[], ...active: readonly string[]) => {
      const bag = ['rat', 'rat', ...Array<string>(5).fill('sidekick')]
      return inZone(turnOf('wh40k', script, [{ field: [...active, 'sidekick@1'], bag }, {}]), 0, 'bag').length
    }
    const faces = Array<number>(6).fill(1)
    expect(left([1, 2, 2, 2, ...faces.slice(2)])).toBe(3) // a rat and three others
    expect(left([1, 2, 2, 2, 1, 1, ...faces], 'rat@1')).toBe(1) // one more for the rat, which is another; one more for that
    expect(left([1, 2, 2, 2, 1, 1, ...faces], 'rat@1', 'rat@2')).toBe(1)
  })
  test('DM-KW-22 card data only names keywords, with their value; what they do stands in one place', () => {
    for (const card of cards)
      for (const [name, value] of Object.entries(card.keywords ?? {})) expect([name in keywords, (value ?? 0) > 0]).toEqual([true, true])
  })
  test('DM-KW-23 a package adds a keyword as data, and it works', () => {
    const t = laid('wh40k', { field: ['loud@1', 'loud@2', 'sidekick@1'], reserve: ['pump*0'] }, {})
    play(t, 'pump', '0.sidekick.0')
    expect(lifeOf(t, 1)).toBe(19)
    expect(checkCards([cards.find((card) => card.id === 'loud')])).toEqual([])
    expect(field(laid('wh40k', { reserve: ['loud@1'] }, {}), 'loud').ask).toBe('main')
  })
  test('DM-ERR-40 card data that breaks its form is refused where it stands, before any game', () => {
    const good = cards.find((card) => card.id === 'plain')!
    const paths = (change: object) => checkCards([{ ...good, ...change }]).map(({ path }) => path)
    expect(paths({})).toEqual([])
    expect(paths({ faces: good.faces.slice(1) })).toEqual(['cards.0.faces'])
    expect(paths({ faces: good.faces.map(() => good.faces[3]) })).not.toEqual([])
    expect(paths({ types: ['sword'] })[0]).toMatch(/^cards\.0\.types/)
    expect(paths({ faces: good.faces.with(4, { ...good.faces[5]!, level: 7 } as never) })).not.toEqual([])
    expect(paths({ cost: -1 })).toEqual(['cards.0.cost'])
    expect(paths({ limit: -1 })).toEqual(['cards.0.limit'])
    expect(paths({ keywords: { flying: 1 } })).toEqual(['cards.0.keywords.flying'])
    expect(paths({ effects: [{ kind: 'play', do: [{ op: 'explode' }] }] })[0]).toMatch(/^cards\.0\.effects\.0\.do\.0/)
  })
})
