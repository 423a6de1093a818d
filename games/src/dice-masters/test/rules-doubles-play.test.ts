import { read } from '@duelhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { starter } from '../starter.ts'
import { attackWith, pass } from './fight.ts'
import { bare, inZone, type Laid, lifeOf, type Play, turnOf, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: [...fixtures, ...made] }] }
})

type Side = Laid['sides'][number]
const editions = ['ygo', 'wh40k'] as const
const both = (check: (edition: 'ygo' | 'wh40k') => void): void => editions.forEach(check)
const asked = (t: Play) => [t.ask, t.asked]
const lives = (t: Play) => [0, 1, 2, 3].map((p) => lifeOf(t, p))
/** Four seats: partners are 0 and 2, and 1 and 3. A global that costs nothing keeps every window open. */
const four = (edition: 'ygo' | 'wh40k', a: Side, b: Side = {}, c: Side = {}, d: Side = {}): Play =>
  bare(edition, {}, { ...a, cards: [...(a.cards ?? []), 'mx-idle'] }, b, c, d)
/** Everybody has an energy and a global that costs one: gain 1 life. */
const menders = (edition: 'ygo' | 'wh40k', life = 10): Play => {
  const side = { reserve: ['sidekick:bolt', 'sidekick:bolt'], life }
  return four(edition, { ...side, cards: ['mx-mend'] }, side, side, side)
}
const mend = (t: Play): Play => {
  t.choose('use', { piece: '0.mx-mend', place: 0 })
  if (t.ask === 'pay') t.choose('accept')
  return t
}
/** A member's whole bag is these sidekicks; everybody draws them in order and rolls a wild energy. */
const bagOf = (n: number): Side => ({ bag: Array<string>(n).fill('sidekick') })

describe('the table', () => {
  test('DM-SETUP-01, DM-DBL-01 four seats where the format says so, and only there', () => {
    for (const [module, edition] of [
      [diceMastersYugioh, 'ygo'],
      [diceMastersUltramar, 'wh40k'],
    ] as const) {
      const faults = (config: unknown) => module.game.check(config).map(({ rule, path, says }) => `${rule} ${path}: ${says}`)
      const config = module.config(4)
      expect([module.players.max, config.seats.length, faults(config)]).toEqual([4, 4, []])
      const s = module.game.setup(config, 'four')
      expect(s.players.map(({ team, life }) => `${team} ${life}`)).toEqual(['0 30', '1 30', '0 30', '1 30'])
      expect(faults({ table: { edition, format: 'doubles' }, seats: starter[edition] })).toEqual([
        'DM-SETUP-01 seats: Doubles is played by 4 players, not 2',
      ])
      expect(faults({ ...config, table: { edition, format: 'standard' } })).toEqual([
        'DM-SETUP-01 seats: Standard team is played by 2 players, not 4',
      ])
      expect(faults(module.config(3))).toEqual(['DM-SETUP-01 seats: Doubles is played by 4 players, not 3'])
    }
  })
})

describe('the steps of a turn', () => {
  test('DM-DBL-04 both members clear, draw, roll and reroll in each step; the other team takes the next turn', () =>
    both((edition) => {
      const spare = { reserve: ['sidekick:bolt'] }
      const script = [...Array(6).fill(1), ...Array(8).fill(1)]
      const t = turnOf(edition, script, [{ ...bagOf(4), ...spare }, bagOf(4), { ...bagOf(4), ...spare }, bagOf(4)])
      // What lay in the reserves is used up, and both have drawn and rolled four: the one who leads is asked first.
      expect([inZone(t, 0, 'used').length, inZone(t, 2, 'used').length, inZone(t, 1, 'bag').length]).toEqual([1, 1, 4])
      expect(asked(t)).toEqual(['reroll', 0])
      expect(t.offers('pick').every(({ piece }) => piece!.startsWith('0.'))).toBe(true)
      t.choose('pick', { piece: t.offers('pick')[0]!.piece! }).choose('done')
      expect(asked(t)).toEqual(['reroll', 2])
      expect(t.decision.set!.picked.length).toBe(1) // the partner sees what was chosen
      expect(t.offers('pick').every(({ piece }) => piece!.startsWith('2.'))).toBe(true)
      t.choose('pick', { piece: t.offers('pick')[0]!.piece! })
      expect(t.told).not.toContain('rolled')
      t.rolls(6, 6).choose('done')
      expect(t.told.filter((on) => on === 'rolled').length).toBe(2) // both at once
      const characters = (p: number) => inZone(t, p, 'reserve').filter((name) => values(t, name).face === 'character').length
      expect([characters(0), characters(2)]).toEqual([1, 1])
      // DM-MAIN-04 for both, then the turn of the other team.
      t.luck('next')
      while (t.state.turn.no === 3) t.pass()
      expect([t.state.turn.player, inZone(t, 0, 'field').length + inZone(t, 2, 'field').length]).toEqual([1, 0])
    }))
  test('DM-DBL-04 attackers are declared together, and so are blockers, by both of a team', () =>
    both((edition) => {
      const side = { field: ['fix-plain@1'] }
      const t = four(edition, side, side, side, side)
      pass(t)
      expect(asked(t)).toEqual(['attackers', 0])
      t.choose('pick', { piece: '0.fix-plain.0' })
      expect([asked(t), zoneAt(t, '0.fix-plain.0')]).toEqual([['attackers', 2], 'field'])
      t.choose('pick', { piece: '2.fix-plain.0' })
      expect([zoneAt(t, '0.fix-plain.0'), zoneAt(t, '2.fix-plain.0')]).toEqual(['attack', 'attack'])
      expect(asked(t)).toEqual(['blockers', 1])
      t.choose('block', { piece: '1.fix-plain.0', target: '2.fix-plain.0' })
      expect([asked(t), zoneAt(t, '1.fix-plain.0')]).toEqual([['blockers', 3], 'field'])
      t.choose('done')
      expect([zoneAt(t, '1.fix-plain.0'), zoneAt(t, '3.fix-plain.0')]).toEqual(['attack', 'field'])
    }))
  test('DM-DBL-04 on timing conflicts the active team decides first, the one who leads before the partner', () => {
    // All four fall at one instant; each costs its team a life when its turn comes.
    const side = { field: ['fix-mourner@1'] }
    const t = four('wh40k', { ...side, reserve: ['fix-quake*0'] }, side, side, side)
    t.choose('play', { piece: '0.fix-quake.0' })
    const order = t.events.filter(({ on }) => on === 'triggered').map(({ player }) => player)
    expect([order, lives(t)]).toEqual([
      [0, 2, 1, 3],
      [18, 18, 18, 18],
    ])
  })
})

describe('who is who', () => {
  test('DM-DBL-06 "your opponent" is one opposing player, chosen by the user; who then chooses among the own', () =>
    both((edition) => {
      const t = four(
        edition,
        { reserve: ['fix-edict*0'] },
        { field: ['fix-plain@1', 'sidekick@1'] },
        {},
        { field: ['fix-other@1', 'fix-plain@2'] },
      )
      t.choose('play', { piece: '0.fix-edict.0' })
      expect([asked(t), t.offers('pick').map(({ piece }) => piece)]).toEqual([
        ['pick', 0],
        ['p1', 'p3'],
      ])
      t.choose('pick', { piece: 'p3' })
      expect([asked(t), t.offers('pick').map(({ piece }) => piece)]).toEqual([
        ['pick', 3],
        ['3.fix-other.0', '3.fix-plain.0'],
      ])
      t.choose('pick', { piece: '3.fix-other.0' })
      expect([inZone(t, 3, 'prep'), inZone(t, 1, 'prep')]).toEqual([['3.fix-other.0'], []])
    }))
  test('DM-DBL-06 life is the team’s, lost once, and nobody is asked who; "opposing" means dice of either opponent', () =>
    both((edition) => {
      const t = four(
        edition,
        { reserve: ['fix-storm*0'] },
        { field: ['fix-plain@2'] },
        { field: ['fix-plain@2'] },
        { field: ['fix-other@2'] },
      )
      t.choose('play', { piece: '0.fix-storm.0' })
      expect(lives(t)).toEqual([20, 19, 20, 19])
      expect(['1.fix-plain.0', '2.fix-plain.0', '3.fix-other.0'].map((name) => values(t, name).damage)).toEqual([1, 0, 1])
    }))
  test('DM-DBL-06 the turn and the life are those of both members, what one of them does is not', () => {
    // Miser answers life lost by its player: the loss of the other seat of its team is that too.
    const t = four('wh40k', { reserve: ['fix-doom*0'] }, {}, {}, { field: ['fix-miser@1'] })
    t.choose('play', { piece: '0.fix-doom.0' })
    expect(lives(t)).toEqual([18, 19, 18, 19])
    // Attune answers the actions of its own player, not those of a partner.
    const attuned = (seat: 0 | 2): boolean => {
      const mage: Side = { field: ['bfu-044@1'] }
      const user: Side = { reserve: ['fix-heal*0'], life: 10 }
      const t = four('wh40k', seat === 0 ? { ...user, ...mage } : user, {}, seat === 2 ? mage : {})
      return t.choose('play', { piece: '0.fix-heal.0' }).told.includes('triggered')
    }
    expect([attuned(0), attuned(2)]).toEqual([true, false])
  })
  test('DM-DBL-10 names, active cards and limits are each player’s own; a teammate’s dice are neither yours nor opposing', () => {
    // Wall gives its player's others +2D; Blight takes 1D of opposing dice.
    const plain = { field: ['fix-plain@2'] }
    const t = four('wh40k', { field: ['fix-plain@2', 'fix-wall@1'] }, { field: ['fix-plain@2', 'mx-blight@1'] }, plain, plain)
    const base = values(t, '3.fix-plain.0').defense as number
    expect([0, 1, 2, 3].map((p) => (values(t, `${p}.fix-plain.0`).defense as number) - base)).toEqual([1, 0, -1, 0])
    // Each player may use a limited global once in a turn.
    const side = { reserve: ['sidekick:bolt', 'sidekick:bolt'], life: 10 }
    const once = four('wh40k', { ...side, cards: ['mx-once'] }, side, side, side)
    const use = () => {
      once.choose('use', { piece: '0.mx-once', place: 0 })
      if (once.ask === 'pay') once.choose('accept')
    }
    use()
    expect(once.refusal('use', { piece: '0.mx-once', place: 0 })).toBe('DM-GLOBAL-08')
    expect(once.pass().asked).toBe(2)
    use()
    expect(lives(once)).toEqual([12, 10, 12, 10])
  })
})

describe('attack', () => {
  test('DM-DBL-07 against the opposing team; any defender’s die may block any attacker; its controller splits', () =>
    both((edition) => {
      const t = four(
        edition,
        { field: ['fix-other@3'] },
        { field: ['fix-plain@1'] },
        { field: ['fix-plain@2'] },
        { field: ['fix-plain@1'] },
      )
      attackWith(t, '0.fix-other.0', '2.fix-plain.0')
      const ways = () => t.offers('block').map(({ piece, target }) => `${piece} ${target}`)
      expect(ways()).toEqual(['1.fix-plain.0 0.fix-other.0', '1.fix-plain.0 2.fix-plain.0'])
      t.choose('block', { piece: '1.fix-plain.0', target: '2.fix-plain.0' })
      expect(ways()).toEqual(['3.fix-plain.0 0.fix-other.0', '3.fix-plain.0 2.fix-plain.0'])
      t.choose('block', { piece: '3.fix-plain.0', target: '2.fix-plain.0' })
      pass(t)
      // The unblocked one hits the team; the other's damage is split by the partner who controls it.
      expect(asked(t)).toEqual(['split', 2])
      const hit = values(t, '0.fix-other.0').attack as number
      t.luck('on').pass()
      expect(lives(t)).toEqual([20, 20 - hit, 20, 20 - hit])
    }))
  test('DM-DBL-07, DM-BLOCK-06 what is demanded of blocks is judged over the blocks of both', () => {
    // Harpie Lady Sisters can only be blocked by two or more.
    const t = four('ygo', { field: ['ygo-024@1'] }, { field: ['sidekick@1'] }, {}, { field: ['sidekick@1'] })
    attackWith(t, '0.ygo-024.0')
    t.choose('block', { piece: '1.sidekick.0', target: '0.ygo-024.0' })
    // One alone is not enough: the partner must join, which leaves no choice.
    expect([zoneAt(t, '1.sidekick.0'), zoneAt(t, '3.sidekick.0')]).toEqual(['attack', 'attack'])
    const none = four('ygo', { field: ['ygo-024@1'] }, { field: ['sidekick@1'] })
    attackWith(none, '0.ygo-024.0')
    expect([zoneAt(none, '1.sidekick.0'), values(none, '0.ygo-024.0').blocked]).toEqual(['field', false])
  })
})

describe('short draws and passes', () => {
  test('DM-DBL-08 a short draw is the team’s loss and that member’s energy; both members set a die aside in the first turn', () => {
    const t = turnOf('wh40k', [1, 1, 1, 1, ...Array(6).fill(1)], [bagOf(2), bagOf(4), bagOf(4), bagOf(4)])
    expect([lives(t), t.state.players.map(({ generic }) => generic)]).toEqual([
      [18, 20, 18, 20],
      [2, 0, 0, 0],
    ])
    const first = turnOf('wh40k', [...Array(6).fill(1), ...Array(6).fill(1)], [bagOf(4), bagOf(4), bagOf(4), bagOf(4)], { turn: 1 })
    expect([0, 2].map((p) => [inZone(first, p, 'out').length, inZone(first, p, 'transit').length])).toEqual([
      [1, 3],
      [1, 3],
    ])
  })
  test('DM-DBL-09 the active team passes when both have; then the other team may use one ability in all, by either member', () =>
    both((edition) => {
      const t = menders(edition)
      expect(asked(t)).toEqual(['main', 0])
      expect(asked(t.pass())).toEqual(['main', 2])
      // Whoever acts may go on; the partner who had passed is asked again.
      expect(asked(mend(t))).toEqual(['main', 2])
      expect(asked(t.pass())).toEqual(['main', 0])
      expect(asked(t.pass())).toEqual(['respond', 1])
      expect(asked(t.pass())).toEqual(['respond', 3])
      expect(asked(mend(t))).toEqual(['main', 0]) // one ability in all
      expect(lives(t)).toEqual([11, 11, 11, 11])
      t.pass(2)
      expect(asked(t)).toEqual(['respond', 1])
      t.pass(2)
      expect([asked(t), t.state.turn.phase]).toEqual([['main', 0], 'main']) // DM-PRIO-07: the last word
      t.luck('end').pass(2)
      expect(t.state.turn.phase).not.toBe('main')
    }))
})

test('every question of a table of four is one of a seat that is asked, in words', () => {
  const module = diceMastersUltramar
  const s = module.game.setup(module.config(4), 'words')
  for (let i = 0; i < 40; i++) {
    const decision = module.game.decision(s)!
    const view = module.game.view(s, decision.player)
    expect(module.text.ask(view).length).toBeGreaterThan(3)
    for (const option of decision.options) expect(module.text.option(view, read(module.game.acts, option)).length).toBeGreaterThan(1)
    module.game.apply(s, decision.options.length - 1)
  }
})
