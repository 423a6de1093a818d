import { ask, guiseId, type Handle, happen, move, type PlayerId, PUBLIC, pop, rebirth, type Steps } from '@duelhall/kernel'
import { CELLS, withCells } from './board.ts'
import { COLOUR, IS_ITEM, LEVEL, SHOWS_AT_ONCE } from './catalog.ts'
import { groundOf, netsOf } from './ground.ts'
import { progress } from './harm.ts'
import { cellsOf, turned } from './nets.ts'
import { hasPlacement } from './placement.ts'
import { showsSummon } from './roll.ts'
import { itemOf } from './secrets.ts'
import {
  DIMENSIONED,
  type Dungeon,
  type DungeonState,
  inZone,
  mark,
  NOWHERE,
  PLAY,
  RESERVE,
  type SummonFrame,
  type T,
  turns,
  zoneOf,
} from './state.ts'

/** DD-SUMMON-03: the rolled dice that show the qualifying level; equal ones once. */
export function qualifyingDice(s: DungeonState): readonly Handle[] {
  const { rolled, faces, level } = turns(s)
  const list: Handle[] = []
  rolled.forEach((die, i) => {
    const { def } = s.pieces[die]!
    if (LEVEL[def] === level && showsSummon(s, die, faces[i]!) && !list.some((other) => s.pieces[other]!.def === def)) list.push(die)
  })
  return list
}

/** DD-SUMMON-04, -10: figures of the reserve with the level and colour of the die; equal ones once. */
export function fittingFigures(s: DungeonState, player: PlayerId, die: Handle): readonly Handle[] {
  const { def } = s.pieces[die]!
  const list: Handle[] = []
  for (const h of inZone(s, player, RESERVE)) {
    const figure = s.pieces[h]!.def
    if (LEVEL[figure] === LEVEL[def] && COLOUR[figure] === COLOUR[def] && !list.some((x) => s.pieces[x]!.def === figure)) list.push(h)
  }
  return list
}

/**
 * DD-SUMMON-06: why nothing can be summoned, as far as everybody can tell; null when something could. Whoever holds face-down items
 * and rolled a black die is asked, and may have nothing but to decline: an answer must not tell what lies there (DD-INFO-05).
 */
export function unavailable(s: DungeonState, player: PlayerId): 'NO_FIGURE' | 'NO_PLACE' | null {
  const hides = inZone(s, player, RESERVE).some((h) => s.pieces[h]!.known !== PUBLIC)
  const fits = (die: Handle) => (hides && COLOUR[s.pieces[die]!.def] === 'black') || fittingFigures(s, player, die).length > 0
  if (!qualifyingDice(s).some(fits)) return 'NO_FIGURE'
  return hasPlacement(groundOf(s, player), netsOf(s, player)) ? null : 'NO_PLACE'
}

/** DD-SUMMON-05: told when the last part is chosen. */
export const summonSteps: Steps<Dungeon, SummonFrame> = {
  where(t, f, answer) {
    if (answer === null) return ask(t, t.state.turn.player, 'where', { source: f.figure })
    f.anchor = answer.place!
    f.step = 'net'
  },
  net(t, f, answer) {
    if (answer === null) return ask(t, t.state.turn.player, 'net', { source: f.figure })
    pop(t)
    dimension(t, t.state.turn.player, f.die, f.figure, answer.place!, f.anchor)
    turns(t.state).step = 'summoned'
  },
}

/** A placement as one number, kept by the die that lies there. */
export const placementCode = (n: number, anchor: number): number => n * CELLS + anchor
export const placementOf = (code: number): { readonly n: number; readonly anchor: number } => ({
  n: Math.floor(code / CELLS),
  anchor: code % CELLS,
})

/** DD-DIMENSION-07, -08: the die becomes a piece of the dungeon, the figure stands on the summon cell. */
export function dimension(t: T, player: PlayerId, die: Handle, figure: Handle, n: number, anchor: number): void {
  const seat = t.player(player)
  const { def } = t.piece(figure)
  move(t, die, zoneOf(player, DIMENSIONED), placementCode(n, anchor)) // DD-DICE-07
  seat.paths = withCells(seat.paths, cellsOf(n, anchor)) // DD-BOARD-09
  seat.nets |= 1 << turned[n]!.net
  happen(t, 'dieDimensioned', player, die, null, { n: anchor, list: cellsOf(n, anchor) })
  // DD-SUMMON-08: printed values, no damage, no modifiers.
  rebirth(t, figure, mark({ damage: 0, moved: false, attacks: 0, movedOn: NOWHERE, previous: NOWHERE, die }))
  if (IS_ITEM[def]!) {
    t.piece(figure).guise = guiseId(itemOf(LEVEL[def]!)) // DD-INFO-02: the die tells the level
    if (SHOWS_AT_ONCE[def]!) t.piece(figure).known = PUBLIC // DD-ITEM-12
  } else {
    const level = LEVEL[def]! - 1
    seat.summoned = seat.summoned.map((count, i) => (i === level ? count + 1 : count)) // DD-SUMMON-11
  }
  move(t, figure, zoneOf(player, PLAY), anchor) // DD-SUMMON-07, DD-ITEM-01
  progress(t)
  happen(t, 'figureEntered', player, figure, null, { n: anchor })
  happen(t, 'dimensioned', player, figure) // DD-SUMMON-12
}
