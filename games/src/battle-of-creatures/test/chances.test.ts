import { face, type Handle, keyOf, pack, type Rng, rng } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { spaceNamed } from '../board.ts'
import { game } from '../game.ts'
import type { CreaturesState } from '../state.ts'
import { positions } from './positions.ts'

type Exact = readonly [bigint, bigint]

const choose = (n: number, k: number): bigint => (k === 0 ? 1n : (choose(n, k - 1) * BigInt(n - k + 1)) / BigInt(k))
/** Of 3^n equally likely results of n dice, those with k hits: a die hits with two faces of six. */
const hitWays = (n: number, k: number): bigint => choose(n, k) * 2n ** BigInt(n - k)

/** One round: win, tie, loss, of 3^(a + d). */
function round(a: number, d: number): readonly [bigint, bigint, bigint] {
  let [win, tie, loss] = [0n, 0n, 0n]
  for (let i = 0; i <= a; i++)
    for (let j = 0; j <= d; j++) {
      const ways = hitWays(a, i) * hitWays(d, j)
      if (i > j) win += ways
      else if (i === j) tie += ways
      else loss += ways
    }
  return [win, tie, loss]
}
const reduced = ([n, d]: Exact): Exact => {
  let [a, b] = [n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  return [n / a, d / a]
}
const inTheEnd = (a: number, d: number): Exact => {
  const [win, , loss] = round(a, d)
  return reduced([win, win + loss])
}

const table = [
  '.5000 .2667 .1509 .0894 .0547 .0343 .0219',
  '.7333 .5000 .3312 .2183 .1447 .0967 .0651',
  '.8491 .6688 .5000 .3624 .2587 .1834 .1298',
  '.9106 .7817 .6376 .5000 .3816 .2862 .2124',
  '.9453 .8553 .7413 .6184 .5000 .3948 .3065',
  '.9657 .9033 .8166 .7138 .6052 .5000 .4046',
  '.9781 .9349 .8702 .7876 .6935 .5954 .5000',
].map((row) => row.split(' '))

const CONTESTED = spaceNamed('water.a1')!
/** The choice that moves a creature onto the contested space. */
const attack = (s: CreaturesState, piece: Handle): number =>
  s.decision!.options.indexOf(pack(game.acts, { act: 'move', piece, target: null, place: CONTESTED }))

/** What the engine makes of every possible roll of one round, counted: exact, no chance involved. */
function enumerated(a: number, d: number): readonly [bigint, bigint, bigint] {
  let [win, tie, loss] = [0n, 0n, 0n]
  const start = positions.build({ board: { [`F${a}`]: 'fire.a1', F1: 'fire.s1', [`W${d}`]: 'water.a1', W2: 'water.s2' } })
  const from = positions.piece(start, `F${a}`)
  const choice = attack(start, from)
  // A die has two kinds of result: the hits (two faces) and the rest (four). Each pattern stands for all its rolls.
  for (let pattern = 0; pattern < 1 << (a + d); pattern++) {
    const faces = Array.from({ length: a + d }, (_, i) => ((pattern >> i) & 1 ? 6 : 3))
    const hits = faces.filter((x) => x === 6).length
    const weight = 2n ** BigInt(a + d - hits)
    const s = game.clone(start)
    s.rng = rng({ key: s.rng.key, n: 0, script: faces })
    let tied = false
    let attackerWon = false
    game.apply(s, choice, (e) => {
      if (e.on === 'battleTied' && e.n === 1) tied = true
      if (e.on === 'battleWon') attackerWon = e.piece === from
    })
    if (tied) tie += weight
    else if (attackerWon) win += weight
    else loss += weight
  }
  return [win, tie, loss]
}

describe('chances of section 5', { timeout: 60_000 }, () => {
  test('the 7 × 7 table, from exact fractions', () => {
    for (let a = 1; a <= 7; a++)
      for (let d = 1; d <= 7; d++) {
        const [n, of] = inTheEnd(a, d)
        expect((Number(n) / Number(of)).toFixed(4)).toBe(`0${table[a - 1]![d - 1]}`)
      }
  })

  test('the fractions it names', () => {
    expect(round(1, 1)).toEqual([2n, 5n, 2n])
    expect(inTheEnd(2, 1)).toEqual([11n, 15n])
    expect(round(4, 3)).toEqual([971n, 664n, 552n])
    expect(inTheEnd(4, 3)).toEqual([971n, 1523n])
  })

  test('BC-BATTLE-03, BC-BATTLE-04 every roll of one round in the engine gives these fractions', () => {
    for (let a = 2; a <= 5; a++) for (let d = 3; d <= 5; d++) expect(enumerated(a, d)).toEqual(round(a, d))
  })

  const rolls = 60_000
  test('BC-INV-18 battles over many seeds agree (chi-square)', () => {
    let chi = 0
    let cells = 0
    for (const [a, d] of [
      [1, 3],
      [2, 1],
      [3, 3],
      [4, 3],
      [5, 6],
      [7, 4],
      [3, 7],
    ] as const) {
      const start = positions.build({ board: { [`F${a}`]: 'fire.a1', F6: 'fire.s2', [`W${d}`]: 'water.a1', W2: 'water.s2' } })
      const piece = positions.piece(start, `F${a}`)
      const choice = attack(start, piece)
      const games = 3_000
      let won = 0
      for (let i = 0; i < games; i++) {
        const s = game.clone(start)
        s.rng = rng({ key: keyOf(`battle ${a} ${d} ${i}`), n: 0, script: [] })
        game.apply(s, choice)
        if (s.pieces[piece]!.place === CONTESTED) won++
      }
      const [n, of] = inTheEnd(a, d)
      const p = Number(n) / Number(of)
      chi += (won - games * p) ** 2 / (games * p * (1 - p))
      cells++
    }
    expect(cells).toBe(7)
    expect(chi).toBeLessThan(24.3) // 7 degrees of freedom, one in a thousand
  })

  test('BC-INV-18 summons over many seeds agree', () => {
    let chi = 0
    for (const power of [4, 5, 6, 7]) {
      const start = positions.build({ board: { F1: 'fire.s1', W1: 'water.s1' }, reserve: [`F${power}`] })
      const games = 3_000
      let done = 0
      for (let i = 0; i < games; i++) {
        const s = game.clone(start)
        s.rng = rng({ key: keyOf(`summon ${power} ${i}`), n: 0, script: [] })
        game.apply(s, 0)
        if (s.decision!.ask === 'place') done++
      }
      const p = (13 - power) / 12
      chi += (done - games * p) ** 2 / (games * p * (1 - p))
    }
    expect(chi).toBeLessThan(18.5) // 4 degrees of freedom
  })

  test.each([6, 12])('BC-COMP-08 all %i faces are equally likely', (sides) => {
    const dice: Rng = rng({ key: keyOf('faces'), n: 0, script: [] })
    const counts = Array<number>(sides).fill(0)
    for (let i = 0; i < rolls; i++) counts[face(dice, sides) - 1]!++
    const mean = rolls / sides
    const chi = counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
    expect(chi).toBeLessThan(sides === 6 ? 20.6 : 31.3)
  })
})
