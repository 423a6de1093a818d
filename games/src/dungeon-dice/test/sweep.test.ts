import { type Happening, type OptionRecord, read } from '@duelhall/kernel'
import { picker } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { library } from '../cards/index.ts'
import { limbs } from '../cards/phrases.ts'
import { defs, figureNamed, SHOWS_AT_ONCE } from '../catalog.ts'
import { dungeonDice } from '../index.ts'
import type { FigureFacts } from '../lexicon.ts'
import type { DungeonState } from '../state.ts'
import { type Position, positions } from './positions.ts'

const { game } = dungeonDice
const rich = { movement: 10, attack: 10, defense: 10, magic: 10, trap: 10 } as const
const WANTED = 3
const MOST = 60

/** The figure on both sides in the middle of things, with everybody rich. */
const fielded = (f: FigureFacts): Position => ({
  figures: {
    f9: `A ${f.id}`,
    f10: f.class === 'item' ? 'B hound' : `B ${f.id}`,
    g8: 'A elder',
    f12: 'B mole',
    g13: `B ${f.class === 'item' ? f.id : 'spring'}`,
    g7: 'A imp',
  },
  gone: [
    ['knight', 'imp'],
    ['ghoul', 'imp'],
  ],
  damage: { g8: 10 },
  crests: [rich, rich],
  dice: [
    ['blu1', 'grn1', 'blu2', 'grn2'],
    ['blu1', 'grn1', 'blu2', 'grn2'],
  ],
  table: { blocked: ['a9', 'a10'] },
  faceUp: SHOWS_AT_ONCE[figureNamed(f.id)!]! ? ['f9', 'g13'] : [],
  spare: false,
})

/** The figure in reserve, with dice that show summon crests. */
const awaited = (f: FigureFacts): Position => ({
  figures: {
    ...(f.id === 'ddm-018'
      ? Object.fromEntries(limbs.map((name, i) => [['g2', 'g3', 'g4', 'f4'][i]!, `A ${library.figures.find((x) => x.name === name)!.id}`]))
      : { g4: 'A mole', g5: 'A knight' }),
    g16: 'B mole',
    g15: 'B hound',
  },
  damage: { g16: 10, ...(f.id === 'ddm-018' ? {} : { g4: 10, g5: 10 }) },
  reserve: [[f.id], []],
  dice: [[f.id, f.id, f.id], []],
  crests: [rich, rich],
  phase: 'roll',
})

/** What is rather chosen: the figure's own doings, and steps onto items. */
function weight(s: DungeonState, o: OptionRecord, def: number): number {
  const own = o.piece !== null && s.pieces[o.piece]!.def === def
  if (o.act === 'activate') return own ? 60 : 0.2
  if (o.act === 'summon' || o.act === 'accept') return 50
  if (o.act === 'attack') return 8
  if (o.act === 'move') return s.pieces.some((p) => p.place === o.place && defs[p.def]!.kind === 'item') ? 20 : 0.5
  return o.act === 'endTurn' || o.act === 'walk' ? 0.5 : 1
}

function playOn(s: DungeonState, seed: number, def: number, told: (e: Happening) => void): void {
  const pick = picker(seed)
  for (let n = 0; n < 60; n++) {
    const decision = game.decision(s)
    if (decision === null) return
    const weights = decision.options.map((option) => weight(s, read(game.acts, option), def))
    let left = (pick(1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0)
    let at = 0
    while (at < weights.length - 1 && left >= weights[at]!) left -= weights[at++]!
    game.apply(s, at, told)
  }
}

/** How often each effect of a figure came to something. */
function usesOf(f: FigureFacts): readonly number[] {
  const def = figureNamed(f.id)!
  const counts = (f.effects ?? []).map(() => 0)
  for (let seed = 0; seed < MOST && counts.some((n) => n < WANTED); seed++) {
    const onSummon = (f.effects ?? []).some((e) => e.kind === 'trigger' && e.on.on === 'dimensioned') || (seed % 4 === 3 && f.level < 4)
    const s = positions.build(onSummon && seed % 4 !== 2 ? awaited(f) : fielded(f))
    if (onSummon) s.rng = { ...s.rng, script: [1, 1, 1] }
    playOn(s, seed * 31 + def, def, (e) => {
      if (e.on === 'linkResolved' && e.cause.startsWith(`${f.id}/`)) counts[Number(e.cause.split('/')[1])]!++
    })
    // What always holds is used wherever it is in play.
    f.effects?.forEach((effect, i) => {
      if (effect.kind === 'static') counts[i]!++
    })
  }
  return counts
}

test('every ability and item is used at least three times', { timeout: 300_000 }, () => {
  const seldom = library.figures.flatMap((f) => {
    const counts = usesOf(f)
    return counts.every((n) => n >= WANTED) ? [] : [`${f.id} ${f.name}: ${counts.join(', ')}`]
  })
  expect(seldom).toEqual([])
})
