import { type Handle, type PlayerId, pack, read, rng } from '@duelhall/kernel'
import { type Pick, picker, Scenario } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { civilizations, SPACES, spaceNamed, spaces } from '../board.ts'
import data from '../cards/board.json' with { type: 'json' }
import { type Symmetry, symmetries } from '../check-board.ts'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { CIVILIZATION, letters, POWER, POWERS, pawnOf } from '../pawns.ts'
import { type CreaturesState, onBoard } from '../state.ts'
import { path, positions } from './positions.ts'

/** Some position of a random game, in which a player is about to move. */
function somePosition(seed: number): CreaturesState {
  const state = game.setup(tableFor(2 + (seed % 4)), `position ${seed}`)
  const pick = picker(seed)
  const most = 60 + pick(500)
  for (let n = 0; state.decision !== null && (n < most || state.decision.ask !== 'main'); n++) {
    const before = game.clone(state)
    game.apply(state, pick(state.decision.options.length))
    if (state.decision === null) return before.decision!.ask === 'main' ? before : somePosition(seed + 1_000)
  }
  return state
}

const images = symmetries(data).map((symmetry) => ({ symmetry, space: data.spaces.map((s) => spaceNamed(symmetry.of(s))!) }))

/** The same position turned or reflected, and the civilizations exchanged accordingly. */
function turned(s: CreaturesState, symmetry: Symmetry, image: readonly number[]): CreaturesState {
  const copy = game.clone(s)
  for (const seat of copy.players) {
    seat.civilization = symmetry.region(seat.civilization)
    seat.chips = civilizations.reduce((chips, _, c) => chips | (((seat.chips >> c) & 1) << symmetry.region(c)), 0)
  }
  for (const piece of copy.pieces) {
    if (piece.place >= 0) piece.place = image[piece.place]!
    const civilization = CIVILIZATION[piece.def]!
    if (civilization >= 0) piece.def = pawnOf(symmetry.region(civilization), POWER[piece.def]!, piece.def % letters.length)
  }
  return copy
}

describe('symmetries', { timeout: 60_000 }, () => {
  test('BC-EX-42, BC-INV-15 a turned or reflected position has the turned or reflected actions and results', () => {
    for (let seed = 0; seed < 12; seed++) {
      const s = somePosition(seed)
      const { player } = s.decision!
      for (const { symmetry, space } of images) {
        const other = turned(s, symmetry, space)
        const legal = new Set(
          s.decision!.options.map((option) => {
            const o = read(game.acts, option)
            return pack(game.acts, { ...o, place: o.place === null ? null : space[o.place]! })
          }),
        )
        for (let h = s.players.length; h < s.pieces.length; h++)
          for (let place = 0; place < SPACES; place++) {
            const option = pack(game.acts, { act: 'move', piece: h as Handle, target: null, place })
            if ((game.refusal(other, player, option) === null) !== legal.has(option)) throw new Error(`${symmetry.name}: ${h} to ${place}`)
          }
        sameResult(s, other, symmetry, space)
      }
    }
  })

  /** The same battle with equal dice: faces go with their civilizations. */
  function sameResult(s: CreaturesState, other: CreaturesState, symmetry: Symmetry, space: readonly number[]): void {
    const pick = picker(42)
    for (const option of s.decision!.options.slice(1, 12)) {
      const o = read(game.acts, option)
      if (o.act !== 'move') continue
      const faces = Array.from({ length: 600 }, () => 1 + pick(6))
      const image = { ...o, place: space[o.place!]! }
      const a = game.clone(s)
      a.rng = rng({ key: a.rng.key, n: 0, script: faces })
      game.apply(a, s.decision!.options.indexOf(option))
      const b = game.clone(other)
      b.rng = rng({ key: b.rng.key, n: 0, script: faces.map((face) => (face === 6 ? 6 : symmetry.region(face - 1) + 1)) })
      b.decision = { ...other.decision!, options: [pack(game.acts, image)] }
      game.apply(b, 0)
      expect(b.pieces.map((p) => [p.zone, p.place])).toEqual(a.pieces.map((p) => [p.zone, p.place < 0 ? p.place : space[p.place]!]))
      expect(b.outcome).toEqual(a.outcome)
      expect(b.rng.script.length).toBe(a.rng.script.length)
    }
  }
})

describe('BC-INV-20 move generation', { timeout: 60_000 }, () => {
  /** All ends of all paths of at most `steps` steps, walked one by one. */
  function walked(s: CreaturesState, player: PlayerId, from: number, steps: number): Set<number> {
    const foes = new Set<number>()
    const own = new Set<number>()
    s.players.forEach((_, p) => {
      for (const h of onBoard(s, p as PlayerId)) (p === player ? own : foes).add(s.pieces[h]!.place)
    })
    const found = new Set<number>()
    const walk = (here: number, left: number): void => {
      for (const next of spaces[here]!.near) {
        if (!own.has(next)) found.add(next)
        if (left > 1 && !foes.has(next)) walk(next, left - 1)
      }
    }
    walk(from, steps)
    return found
  }

  test('BC-INV-20 equals brute-force enumeration of paths on random positions', () => {
    let creatures = 0
    for (let seed = 100; seed < 300; seed++) {
      const s = somePosition(seed)
      const { player, options } = s.decision!
      const listed = new Map<number, number[]>()
      for (const option of options) {
        const o = read(game.acts, option)
        if (o.act === 'move') listed.set(o.piece!, [...(listed.get(o.piece!) ?? []), o.place!])
      }
      for (const h of onBoard(s, player)) {
        creatures++
        const { def, place } = s.pieces[h]!
        expect(listed.get(h) ?? []).toEqual([...walked(s, player, place, POWER[def]!)].sort((a, b) => a - b))
      }
    }
    expect(creatures).toBeGreaterThan(400)
  })

  test('BC-INV-20 random paths are judged as their steps are', () => {
    const pick = picker(20)
    let legal = 0
    for (let seed = 300; seed < 360; seed++) {
      const s = somePosition(seed)
      const { player } = s.decision!
      const t = new Scenario(positions, s)
      for (const h of onBoard(s, player)) {
        const way = randomWalk(pick, s.pieces[h]!.place, 1 + pick(POWERS))
        const foes = new Set(s.players.flatMap((_, p) => (p === player ? [] : onBoard(s, p as PlayerId).map((f) => s.pieces[f]!.place))))
        const own = new Set(onBoard(s, player).map((f) => s.pieces[f]!.place))
        const fits = way.length <= POWER[s.pieces[h]!.def]! && way.slice(0, -1).every((space) => !foes.has(space)) && !own.has(way.at(-1)!)
        if (fits) legal++
        const name = positions.pieceName(s, h)
        expect(path(t, name, way.map((space) => spaces[space]!.id).join(' ')) === null).toBe(fits)
      }
    }
    expect(legal).toBeGreaterThan(20)
  })

  function randomWalk(pick: Pick, from: number, steps: number): readonly number[] {
    const way: number[] = []
    for (let here = from; way.length < steps; way.push(here)) here = spaces[here]!.near[pick(spaces[here]!.near.length)]!
    return way
  }
})
