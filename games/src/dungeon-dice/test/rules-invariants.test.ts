import { compile, type Handle, type Happening, type PlayerId, playerId, read, Table } from '@duelhall/kernel'
import { type Pick, picker } from '@duelhall/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from '../board.ts'
import { defs, IS_MONSTER } from '../catalog.ts'
import { type Config, standard } from '../config.ts'
import { readyDecks } from '../decks.ts'
import { tieBreak } from '../end.ts'
import { game, parts } from '../game.ts'
import { isPath, isSeat } from '../ground.ts'
import { costOf, priceOf } from '../reach.ts'
import { type BattleFrame, type DungeonState, inZone, PLAY, type T } from '../state.ts'
import { current } from '../stats.ts'
import { at, ends, type Position } from './positions.ts'

const rules = compile(parts)
const tableOf = (s: DungeonState): T => new Table(s, rules, null)
const GAMES = 18

/** Every deck, and every other time against the one of items. */
function configOf(i: number): Config {
  const deck = (p: number) => readyDecks[p === 1 && i % 2 === 0 ? 3 : (i + p) % readyDecks.length]!.deck
  return { table: { ...standard, headStart: i % 2 === 0, crests: 5 }, seats: [{ deck: deck(0) }, { deck: deck(1) }] }
}

/** Builds and walks towards the other slot, attacks where it can, and does something else now and then. */
function choose(s: DungeonState, pick: Pick): number {
  const { options, player } = s.decision!
  const list = options.map((option) => read(game.acts, option))
  if (pick(5) === 0) return pick(options.length)
  const fights = list.findIndex((o) => o.act === 'attack' || o.act === 'masterAttack' || o.act === 'summon')
  if (fights >= 0) return fights
  let best = -1
  list.forEach((o, i) => {
    if (o.act !== 'move' && o.act !== 'where') return
    const ahead = (at: number) => (player === 0 ? 1 : -1) * rowOf(list[at]!.place!)
    if (best < 0 || ahead(i) > ahead(best)) best = i
  })
  return best >= 0 ? best : pick(options.length)
}

/** What is watched: while it happens, and whenever somebody is asked or the game has ended. */
interface Watcher {
  event?(s: DungeonState, e: Happening): void
  pause?(s: DungeonState): void
}
const must = (holds: boolean, says: string): void => {
  if (!holds) throw new Error(says)
}
const inPlay = (s: DungeonState): readonly Handle[] => [0, 1].flatMap((p) => inZone(s, p as PlayerId, PLAY))
const battleIn = (s: DungeonState): BattleFrame | null => {
  const f = s.stack.at(-1)
  return f?.op === 'battle' ? f : null
}

const watchers: Readonly<Record<string, () => Watcher>> = {
  life: () => ({
    pause(s) {
      const lives = s.players.map((p) => p.life)
      must(
        lives.every((life) => life >= 0 && life <= 3),
        `LP ${lives}`,
      )
      if (s.outcome === null) return must(Math.min(...lives) > 0, 'nobody has noticed')
      const byLife = ['DD-WIN-01', 'DD-WIN-02'].includes(s.outcome.rule)
      must(byLife === (Math.min(...lives) === 0), `${s.outcome.rule} at ${lives}`)
      must(byLife || ['DD-WIN-04', 'DD-WIN-08', 'DD-WIN-09', 'DD-WIN-10', 'DD-WIN-11'].includes(s.outcome.rule), s.outcome.rule)
    },
  }),
  cells: () => ({
    pause(s) {
      if (s.outcome !== null) return
      must(
        inPlay(s).every((h) => isPath(s, s.pieces[h]!.place)),
        'off the path',
      )
      if (s.stack.some((f) => f.op === 'move')) return
      const taken = inPlay(s).map((h) => `${IS_MONSTER[s.pieces[h]!.def]} ${s.pieces[h]!.place}`)
      must(new Set(taken).size === taken.length, `two on one cell: ${taken}`)
    },
  }),
  damage: () => ({
    pause(s) {
      const t = tableOf(s)
      for (const h of inPlay(s)) {
        const { damage } = t.mark(h)
        must(!IS_MONSTER[t.piece(h).def] || (damage >= 0 && damage % 10 === 0 && damage < current(t, h, 'hp')), `damage ${damage}`)
      }
    },
  }),
  price: () => {
    let steps = 0
    let paid = 0
    let price = ''
    let changed = false
    return {
      event(s, e) {
        if (e.on === 'crestsPaid' && e.list[0] === 0) paid += e.n
        if (e.on !== 'moveDeclared' && e.on !== 'monsterStepped' && e.on !== 'moveEnded') return
        const now = priceOf(tableOf(s), e.piece!)
        if (e.on === 'moveDeclared') {
          steps = 0
          paid = 0
          price = JSON.stringify(now)
          changed = false
          return
        }
        changed ||= JSON.stringify(now) !== price
        if (e.on === 'monsterStepped') steps++
        else must(changed || (paid === costOf(steps, now) && e.n === steps), `${steps} steps for ${paid}`)
      },
    }
  },
  once: () => {
    const moved = new Set<Handle>()
    const attacked = new Map<Handle, number>()
    return {
      event(s, e) {
        if (e.on === 'turnStarted') {
          moved.clear()
          attacked.clear()
        } else if (e.on === 'moveDeclared') {
          must(!moved.has(e.piece!) && !attacked.has(e.piece!), 'a second move, or one after the attack')
          moved.add(e.piece!)
        } else if (e.on === 'attackDeclared') {
          const n = (attacked.get(e.piece!) ?? 0) + 1
          attacked.set(e.piece!, n)
          must(n === 1 || (defs[s.pieces[e.piece!]!.def]!.id === 'ddm-108' && n <= 3), `attack ${n}`) // a card that says so
        }
      },
    }
  },
  battle: () => {
    let prevented = 0
    return {
      event(s, e) {
        if (e.on === 'damaged' && e.cause === 'attack') {
          const { attacker, target, defends } = battleIn(s)!
          const t = tableOf(s)
          const due = Math.max(0, current(t, attacker, 'attack') - (defends ? current(t, target, 'defense') : 0))
          must(e.n > 0 && e.n + prevented === due && e.piece !== attacker, `${e.n} and ${prevented} of ${due}`)
        }
        prevented = e.on === 'damagePrevented' ? e.n : 0
      },
    }
  },
  master: () => {
    let lost = 0
    return {
      event(s, e) {
        if (e.on === 'attackDeclared') lost = 0
        if (e.on === 'lifePointLost' && battleIn(s) !== null) lost += e.n
        const ends = e.on === 'battleEnded' || (e.on === 'gameEnded' && e.cause === 'DD-WIN-01' && battleIn(s) !== null)
        if (ends) must(lost === (e.on === 'gameEnded' || isSeat(s, e.target!) ? 1 : 0), `${lost} LP`)
      },
    }
  },
}

describe('invariants of movement, battle, items and winning', { timeout: 60_000 }, () => {
  const seen: Record<string, number> = {}
  const broken: Record<string, string> = {}
  const isUnbroken = (name: string) => expect(broken[name]).toBe(undefined)
  beforeAll(() => {
    for (let i = 0; i < GAMES; i++) {
      const s = game.setup(configOf(i), `watch ${i}`)
      const pick = picker(i)
      const list = Object.entries(watchers).map(([name, make]) => ({ name, watcher: make() }))
      const each = (see: (w: Watcher) => void) => {
        for (const { name, watcher } of list)
          try {
            see(watcher)
          } catch (error) {
            broken[name] ??= String(error)
          }
      }
      for (let n = 0; s.decision !== null && n < 3000; n++) {
        game.apply(s, choose(s, pick), (e) => {
          const what = e.on === 'attackDeclared' && isSeat(s, e.target!) ? 'siege' : e.on
          seen[what] = (seen[what] ?? 0) + 1
          each((w) => w.event?.(s, e))
        })
        each((w) => w.pause?.(s))
      }
    }
  }, 60_000)

  test('the games watched show enough', () => {
    for (const on of ['moveEnded', 'attackDeclared', 'siege', 'damaged', 'destroyed', 'entered', 'defended'])
      expect([on, (seen[on] ?? 0) >= 10]).toEqual([on, true])
  })
  test('DD-INV-03 LP stay between 0 and 3, and the game is over exactly for a reason', () => isUnbroken('life'))
  test('DD-INV-07 figures stand on paths, one monster and one item to a cell but for a running move', () => isUnbroken('cells'))
  test('DD-INV-08 nobody lives with damage up to HP; damage comes in tens', () => isUnbroken('damage'))
  test('DD-INV-14 steps times price is what a move costs', () => isUnbroken('price'))
  test('DD-INV-15 one move and one attack in a turn, and no move after the attack', () => isUnbroken('once'))
  test('DD-INV-19 a battle does ATK less DEF if defended, less what is prevented; the attacker takes nothing', () => isUnbroken('battle'))
  test('DD-INV-20 an attack on a Dungeon Master changes LP by exactly one', () => isUnbroken('master'))

  test('DD-INV-24 a stalemate with the players exchanged has the exchanged result', () => {
    const pick = picker(3)
    const { state } = at({ figures: { g4: 'A squire' } })
    let draws = 0
    for (let i = 0; i < 500; i++) {
      for (const seat of state.players) {
        seat.life = 1 + pick(2)
        seat.summoned = [pick(2), pick(2), pick(2), pick(2)]
      }
      const there = tieBreak(tableOf(state))
      state.players.reverse()
      expect(tieBreak(tableOf(state))).toEqual({ places: there.places.slice().reverse(), rule: there.rule })
      if (there.places[0] === there.places[1]) draws++
    }
    expect(draws).toBeGreaterThan(0)
  })

  test('DD-INV-26 flyers with 2n crests end where walkers with n do, tunnellers at least there, in any dungeon', () => {
    const pick = picker(26)
    const cells = ['c', 'd', 'e', 'f', 'h'].flatMap((c) => [5, 6, 7, 8, 9].map((r) => `${c}${r}`))
    for (let i = 0; i < 8; i++) {
      const neutral = cells.filter((cell) => cell === 'e7' || pick(10) < 7)
      const others = neutral.filter((cell) => cell !== 'e7' && pick(5) === 0).slice(0, 6)
      const standing = Object.fromEntries(others.map((cell, k) => [cell, k % 2 === 0 ? 'B ghoul' : 'A squire']))
      const endsOf = (id: string, movement: number) => {
        const position: Position = { board: 'A-CROSS', figures: { ...standing, e7: `A ${id}` }, crests: [{ movement }], table: { neutral } }
        return new Set(ends(at(position), 'e7'))
      }
      for (const n of [1, 3, 5]) {
        const walker = endsOf('knight', n)
        const tunneller = endsOf('mole', n)
        expect(endsOf('wyvern', 2 * n)).toEqual(walker)
        expect([...walker].every((cell) => tunneller.has(cell))).toBe(true)
      }
    }
  })

  test('DD-INV-28 a random playout ends', () => {
    for (let i = 0; i < 6; i++) {
      const s = game.setup({ ...configOf(i), table: { first: playerId(i % 2) } }, `end ${i}`)
      const pick = picker(100 + i)
      for (let n = 0; s.decision !== null && n < 50_000; n++) game.apply(s, pick(s.decision.options.length))
      expect(s.outcome).not.toBe(null)
    }
  })
})
