import { guiseId, type Handle, handle, type PlayerId, PUBLIC } from '@duelhall/kernel'
import { type Positions, resume } from '@duelhall/lessons'
import { cellName, cellNamed, EMPTY, withCells } from '../board.ts'
import { defs, dieNamed, figureNamed, IS_ITEM, LEVEL } from '../catalog.ts'
import type { Config, Options } from '../config.ts'
import { game, parts } from '../game.ts'
import { itemAt, monsterAt } from '../ground.ts'
import { dungeonDice } from '../index.ts'
import type { Crests } from '../lexicon.ts'
import { cellsOf, turnedName, turnedNumber } from '../nets.ts'
import { itemOf } from '../secrets.ts'
import { DICE, DIMENSIONED, type DungeonState, GONE, inZone, mark, NOWHERE, PLAY, placeOf, RESERVE, turnFrame, zoneOf } from '../state.ts'

/** A position in the words of section 5. Figures by cell; the first letter is the player. */
export interface Position {
  readonly board?: 'EMPTY' | 'A-CROSS' | 'CORRIDOR' | 'SPLIT'
  /** `{ g4: 'A squire', g13: 'B blast' }`; an item under a monster is `'@g4'`. */
  readonly figures?: Readonly<Record<string, string>>
  readonly damage?: Readonly<Record<string, number>>
  /** Figures in reserve and available dice, by player; left out, none. */
  readonly reserve?: readonly (readonly string[])[]
  readonly dice?: readonly (readonly string[])[]
  readonly gone?: readonly (readonly string[])[]
  readonly crests?: readonly Crests[]
  readonly life?: readonly number[]
  readonly summoned?: readonly (readonly number[])[]
  readonly turn?: 0 | 1
  readonly phase?: 'roll' | 'action' | 'end'
  /** Items that lie face up, by cell. */
  readonly faceUp?: readonly string[]
  readonly table?: Partial<Options>
  readonly quiet?: number
  /** False: without the idle monster that keeps the turn player's turn from ending by itself. */
  readonly spare?: false
}

const lay = (net: number, mirrored: boolean, quarter: number, cell: string) =>
  cellsOf(turnedNumber(net - 1, mirrored, quarter)!, cellNamed(cell)!)
const cross = lay(5, false, 0, 'g4')
const boards: Readonly<Record<NonNullable<Position['board']>, readonly (readonly number[])[]>> = {
  EMPTY: [[], []],
  'A-CROSS': [cross, []],
  CORRIDOR: [
    [...cross, ...lay(11, false, 0, 'f8')],
    [...lay(5, false, 2, 'g16'), ...lay(7, true, 0, 'g13')],
  ],
  SPLIT: [cross, lay(5, false, 2, 'g16')],
}

const fill = (list: readonly string[], n: number, with_: string): readonly string[] =>
  [...list, ...Array.from({ length: n }, () => with_)].slice(0, Math.max(n, list.length))

/** On a branch of the own dungeon, with an ability for the action phase alone: always more than ending the turn, never an answer. */
const spares = [{ f4: 'A ddm-112' }, { f16: 'B ddm-112' }] as const

function withSpare(position: Position): Position {
  const turn = position.turn ?? 0
  const board = boards[position.board ?? 'CORRIDOR'][turn]!
  const spare = spares[turn]
  const [cell] = Object.keys(spare)
  if (position.spare === false || position.phase === 'end' || !board.includes(cellNamed(cell!)!) || position.figures?.[cell!] !== undefined)
    return position
  const crests = [0, 1].map((p) => (p === turn ? { magic: 2, ...position.crests?.[p] } : (position.crests?.[p] ?? {})))
  return { ...position, figures: { ...position.figures, ...spare }, crests }
}

function build(given: Position): DungeonState {
  const position = withSpare(given)
  const figures = Object.entries(position.figures ?? {}).map(([cell, name]) => ({
    cell: cellNamed(cell.replace('@', ''))!,
    owner: name.startsWith('A') ? 0 : 1,
    id: name.slice(2),
  }))
  const decks = [0, 1].map((p) => {
    const own = figures.filter((f) => f.owner === p).map((f) => f.id)
    return {
      dice: fill(position.dice?.[p] ?? [], 15, 'blu1'),
      figures: fill([...own, ...(position.reserve?.[p] ?? []), ...(position.gone?.[p] ?? [])], 10, 'squire'),
    }
  })
  const config: Config = { table: { first: 0 as PlayerId, ...position.table }, seats: decks.map((deck) => ({ deck })) }
  const s = game.setup(config, 'scenario')
  const taken = new Set<number>()
  const take = (owner: number, def: number | null): Handle => {
    const h = s.pieces.findIndex((p, i) => p.owner === owner && p.def === def && !taken.has(i))
    if (h < 0) throw new Error(`no piece ${def} left`)
    taken.add(h)
    return handle(h)
  }
  const put = (h: Handle, place: number, cell: number) => {
    const p = s.pieces[h]!
    s.zones[p.zone] = s.zones[p.zone]!.filter((x) => x !== h)
    p.zone = zoneOf(p.owner, place)
    p.place = cell
    s.zones[p.zone] = [...s.zones[p.zone]!, h]
  }
  s.players.forEach((seat, p) => {
    for (const id of position.dice?.[p] ?? []) take(p, dieNamed(id))
    for (const id of position.reserve?.[p] ?? []) take(p, figureNamed(id))
    Object.assign(seat, position.crests?.[p] ?? {})
    seat.paths = withCells(EMPTY, boards[position.board ?? 'CORRIDOR'][p]!)
    seat.life = position.life?.[p] ?? seat.life
    seat.summoned = position.summoned?.[p] ?? seat.summoned
  })
  for (const f of figures) {
    const h = take(f.owner, figureNamed(f.id))
    put(h, PLAY, f.cell)
    const { def } = s.pieces[h]!
    s.marks[h] = mark({
      damage: position.damage?.[cellName(f.cell)] ?? 0,
      moved: false,
      attacks: 0,
      movedOn: NOWHERE,
      previous: NOWHERE,
      die: handle(2),
    })
    if (IS_ITEM[def]!) s.pieces[h]!.guise = guiseId(itemOf(LEVEL[def]!))
    if (position.faceUp?.includes(cellName(f.cell))) s.pieces[h]!.known = PUBLIC
  }
  s.pieces.forEach((p, h) => {
    if (h < 2 || taken.has(h)) return
    put(handle(h), defs[p.def]!.kind === 'die' ? DIMENSIONED : GONE, defs[p.def]!.kind === 'die' ? 0 : 2)
  })
  const { turn = 0, phase = 'action' } = position
  const bottom = s.stack[0]!
  if (bottom.op !== 'turn') throw new Error('no turns')
  s.turn.player = turn as PlayerId
  s.turn.phase = phase === 'roll' ? 'roll' : 'action'
  s.stack = [
    turnFrame({ ...bottom, step: phase === 'end' ? 'ending' : phase, rolled: [], faces: [], level: 0, quiet: position.quiet ?? 0 }),
  ]
  s.rng.n = 0
  s.decision = null
  return resume(parts, s)
}

/** `g4` the monster there, `@g4` the item, `A` and `B` the Dungeon Masters, `blu1`, `B squire` a die or figure off the board. */
function pieceNamed(s: DungeonState, name: string): Handle {
  if (name === 'A' || name === 'B') return handle(name === 'A' ? 0 : 1)
  const cell = cellNamed(name.replace('@', ''))
  if (cell !== null) {
    const found = name.startsWith('@') ? itemAt(s, cell) : monsterAt(s, cell)
    if (found === null) throw new Error(`nothing on ${name}`)
    return found
  }
  const [, owner = 'AB'.charAt(s.turn.player), id = '', nth = '1'] = /^(?:([AB]) )?([\w-]+?)(?:#(\d))?$/.exec(name) ?? []
  const p = owner === 'A' ? 0 : 1
  const wanted = [dieNamed(id), figureNamed(id)]
  const list = [DICE, RESERVE, DIMENSIONED, GONE, PLAY]
    .flatMap((place) => inZone(s, p as PlayerId, place))
    .filter((h) => wanted.includes(s.pieces[h]!.def))
  const found = list[Number(nth) - 1]
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

const netNamed = (name: string): number => {
  const [, net, mirrored, turn] = /^NET-(\d\d)( mirrored)? (\d+)°$/.exec(name) ?? []
  return turnedNumber(Number(net) - 1, mirrored !== undefined, Number(turn) / 90)!
}

export const positions: Positions<DungeonState, Config, Position> = {
  module: dungeonDice,
  build,
  piece: pieceNamed,
  pieceName(s, h) {
    if (h < 2) return 'AB'.charAt(h)
    const p = s.pieces[h]!
    return placeOf(p.zone) === PLAY ? cellName(p.place) : defs[p.def]!.id.replace('die/', '')
  },
  place: (_s, act, name) => (act === 'net' ? netNamed(name) : cellNamed(name)!),
  placeName: (_s, act, place) =>
    act === 'net' ? turnedName(place) : ['where', 'move', 'step', 'cell'].includes(act) ? cellName(place) : String(place),
}
