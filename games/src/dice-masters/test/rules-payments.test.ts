import { compile, type Happening, type PlayerId, Table } from '@duelhall/kernel'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { defs, GENERIC, TYPES, WILD } from '../catalog.ts'
import { readyTeams } from '../decks.ts'
import { affords, price } from '../energy.ts'
import { fx } from '../fx.ts'
import { diceMastersUltramar, diceMastersYugioh, partsOf } from '../index.ts'
import { payment } from '../pay.ts'
import { FIRST, isComplete, proposal, spendable, spentPart, spentPiece, WHOLE } from '../payment.ts'
import { type DiceState, dice, RESERVE, SUPPLY, type T, zoneOf } from '../state.ts'
import { held } from './held.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const ME = 0 as PlayerId

/** Dice on energy faces: singles, wilds, doubles of one type and of two, one without single faces, doubles of generic. */
const faces = [
  'sidekick:fist',
  'sidekick:bolt',
  'sidekick:mask',
  'sidekick:wild',
  'ygo-006=2',
  'mx-pair=3',
  'mx-lone=1',
  'mx-sale=1',
] as const
const most: Readonly<Record<string, number>> = { 'mx-sale=1': 3, 'ygo-006=2': 4, 'mx-pair=3': 4, 'mx-lone=1': 4 }
const reserves = fc
  .array(fc.constantFrom(...faces), { maxLength: 5 })
  .filter((list) => list.every((face) => list.filter((x) => x === face).length <= (most[face] ?? 5)))
const cost = fc
  .record({ n: fc.integer({ min: 1, max: 6 }), types: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }) })
  .filter(({ n, types }) => types.length <= n)
  .map(({ n, types }) =>
    price(
      n,
      [0, 1, 2, 3].map((kind) => types.filter((type) => type === kind).length),
    ),
  )
const virtuals = fc.record({ generic: fc.integer({ min: 0, max: 2 }), fist: fc.integer({ min: 0, max: 1 }) })

/** What is spent of one thing: its symbols, and those that are taken. */
interface Spent {
  readonly name: string
  readonly all: readonly number[]
  readonly taken: readonly number[]
}
const tableOf = (edition: 'ygo' | 'wh40k', state: DiceState): T => new Table(state, compile(partsOf(edition)), null)

/** Everything that could be spent, each in every part the edition knows. */
function sources(t: T, splits: boolean): readonly (readonly Spent[])[] {
  const seat = t.state.players[ME]!
  const points = [...Array<number>(seat.generic).fill(GENERIC), ...Array<number>(seat.fist).fill(0)].map((kind): readonly Spent[] => [
    { name: `virtual ${kind}`, all: [kind], taken: [kind] },
  ])
  return points.concat(
    dice(t, ME, RESERVE).map((h) => {
      const { def, face } = t.piece(h)
      const all = defs[def]!.sides[face]!.energy
      const name = `${defs[def]!.id} ${face}`
      const halves = all.length > 1 && (all[0] !== GENERIC || splits) ? [...new Set(all)].map((kind) => ({ name, all, taken: [kind] })) : []
      return [{ name, all, taken: all }, ...halves]
    }),
  )
}
/** Enough, with the types covered: wilds stand for what is missing. */
function covers(spent: readonly Spent[], n: number, types: readonly number[]): boolean {
  const symbols = spent.flatMap(({ taken }) => taken)
  let missing = 0
  for (let kind = 0; kind < TYPES; kind++) missing += Math.max(0, types[kind]! - symbols.filter((x) => x === kind).length)
  return symbols.length >= n && missing <= symbols.filter((x) => x === WILD).length
}
/** DM-ENERGY-13 as it is written: nothing can be taken away, no die, no point, no symbol that might stay. */
function isExact(spent: readonly Spent[], n: number, types: readonly number[], splits: boolean): boolean {
  if (!covers(spent, n, types)) return false
  return spent.every((one, i) => {
    const rest = spent.filter((_, k) => k !== i)
    if (covers(rest, n, types)) return false
    if (one.taken.length < 2 || (one.all[0] === GENERIC && !splits)) return true
    return one.taken.every((_, k) => !covers([...rest, { ...one, taken: one.taken.filter((__, m) => m !== k) }], n, types))
  })
}
const named = (spent: readonly Spent[]): string =>
  spent
    .map(({ name, taken }) => `${name}: ${[...taken].sort().join('+')}`)
    .sort()
    .join(', ')

function bruteForce(t: T, n: number, types: readonly number[], splits: boolean): ReadonlySet<string> {
  let ways: readonly (readonly Spent[])[] = [[]]
  for (const parts of sources(t, splits)) ways = ways.flatMap((way) => [way, ...parts.map((part) => [...way, part])])
  return new Set(ways.filter((way) => isExact(way, n, types, splits)).map(named))
}

/** A code of the engine in the same words. */
function spentOf(t: T, code: number): Spent {
  const h = spentPiece(code)
  const part = spentPart(code)
  if (h < t.state.players.length) return { name: `virtual ${part}`, all: [part], taken: [part] }
  const { def, face } = t.piece(h)
  const all = defs[def]!.sides[face]!.energy
  return { name: `${defs[def]!.id} ${face}`, all, taken: part === WHOLE ? all : [all[part === FIRST ? 0 : 1]!] }
}
/** All payments that picking one by one leads to. */
function offered(t: T, f: ReturnType<typeof payment>): ReadonlySet<string> {
  const found = new Set<string>()
  const go = (picked: readonly number[]): void => {
    const next = spendable(t, f, picked)
    expect(next.length).toBeGreaterThan(0) // every pick has a way on
    for (const code of next) {
      const more = picked.concat(code)
      if (isComplete(t, f, more)) found.add(named(more.map((x) => spentOf(t, x))))
      else go(more)
    }
  }
  go([])
  return found
}

describe('payments', () => {
  for (const edition of editions)
    test(`DM-ENERGY-13, -18, -19 every offered payment is exact, all exact ones are offered, the proposal is one of them (${edition})`, () => {
      fc.assert(
        fc.property(reserves, cost, virtuals, (reserve, { n, types }, gained) => {
          const { state } = held(edition, { reserve })
          Object.assign(state.players[ME]!, gained)
          const t = tableOf(edition, state)
          const splits = edition === 'wh40k'
          const exact = bruteForce(t, n, types, splits)
          expect(affords(t, ME, price(n, types))).toBe(exact.size > 0)
          if (exact.size === 0) return
          const f = payment(ME, price(n, types))
          expect(offered(t, f)).toEqual(exact)
          const { spends, only } = proposal(t, f)
          expect([...exact]).toContain(named(spends.map((code) => spentOf(t, code))))
          expect(only).toBe(exact.size === 1)
        }),
        { numRuns: 100, seed: 13 },
      )
    })
})

/** What was seen in random games: faults by rule, and how often there was something to see. */
interface Seen {
  readonly faults: Readonly<Record<'virtual' | 'supply' | 'limit', readonly string[]>>
  readonly gained: number
  readonly bought: number
  readonly limited: number
}
const virtual = (s: DiceState, p: number): readonly number[] => {
  const { generic, fist, bolt, mask, shield } = s.players[p]!
  return [generic, fist, bolt, mask, shield]
}
const isLimited = (def: number, n: number): boolean => fx.catalog.byDef[def]![n]?.effect.limit === 'turn'

/** Plays at random with ready teams and looks at every choice. */
function watch(): Seen {
  const faults: Record<'virtual' | 'supply' | 'limit', string[]> = { virtual: [], supply: [], limit: [] }
  let gained = 0
  let bought = 0
  let limited = 0
  for (const edition of editions)
    for (const seed of [0, 1, 2, 3, 4]) {
      const { game } = edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar
      const at = (seed * 2) % 8
      const s = game.setup({ table: { edition }, seats: readyTeams[edition].slice(at, at + 2).map(({ team }) => team) }, `game ${seed}`)
      const supplies = (): ReadonlySet<number> => new Set([0, 1].flatMap((p) => s.zones[zoneOf(p as PlayerId, SUPPLY)]!))
      const may = [false, false]
      const used = new Set<string>()
      let before = supplies()
      let x = seed + 1
      for (let i = 0; i < 350 && game.outcome(s) === null; i++) {
        x = (x * 1103515245 + 12345) % 2147483648
        const events: Happening[] = []
        game.apply(s, (x >> 8) % game.decision(s)!.options.length, (e) => events.push(e))
        const now = supplies()
        const here = `${edition} ${seed} ${s.n}`
        for (const e of events) {
          if (e.on === 'turnStarted') {
            may.fill(false)
            used.clear()
          } else if (e.on === 'passed') may[e.player!] = false
          else if (e.on === 'energyGained') {
            may[e.player!] = true
            gained++
          } else if (e.on === 'bought') {
            bought++
            if (s.pieces[e.piece!]!.owner !== e.player || now.has(e.piece!) || !before.has(e.piece!)) faults.supply.push(here)
          } else if (e.on === 'globalUsed' && isLimited(s.pieces[e.piece!]!.def, e.n)) {
            limited++
            const key = `${e.player}/${e.piece}/${e.n}`
            if (used.has(key)) faults.limit.push(`${here} ${key}`)
            used.add(key)
          }
        }
        for (const p of [0, 1]) if (virtual(s, p).some((n) => n < 0 || (n > 0 && !may[p]))) faults.virtual.push(here)
        for (const h of now) if (!before.has(h)) faults.supply.push(`${here} ${h}`)
        before = now
      }
    }
  return { faults, gained, bought, limited }
}

describe('whole games', () => {
  let seen: Seen
  beforeAll(() => {
    seen = watch()
  }, 60_000)
  test('DM-INV-05 energy is never negative, and virtual energy never outlives a pass or a turn', () => {
    expect(seen.faults.virtual).toEqual([])
    expect(seen.gained).toBeGreaterThan(10)
  })
  test('DM-INV-23 purchases lower a supply and raise what the buyer has; nothing else raises a supply', () => {
    expect(seen.faults.supply).toEqual([])
    expect(seen.bought).toBeGreaterThan(50)
  })
  test('DM-INV-24 a limited global is used once a turn by each player from each card', () => {
    expect(seen.faults.limit).toEqual([])
    expect(seen.limited).toBeGreaterThan(0)
  })
})
