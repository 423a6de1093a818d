import type { Shows, TableView, Values } from '@duelhall/kernel'
import { civilizations, REGIONS, spaces } from './board.ts'
import { CHIPS, pawns, UNCHOSEN } from './pawns.ts'
import { type Creatures, phases, places, zoneNames } from './state.ts'

const chipsOf = (chips: number): readonly number[] => civilizations.map((_, c) => c).filter((c) => (chips >> c) & 1)

/** BC-INFO-01, -02: all of it for everybody. */
export const shows: Shows<Creatures> = {
  track: phases,
  def: (def) => pawns[def]?.id ?? (def === UNCHOSEN ? 'unchosen' : 'player'),
  guise: () => '',
  zones: zoneNames,
  player(t, player): Values {
    const seat = t.player(player)
    return {
      civilization: civilizations[seat.civilization] ?? null,
      chips: chipsOf(seat.chips),
      status: seat.resigned ? 'resigned' : seat.out ? 'out' : 'playing',
    }
  },
  piece(t, piece): Values {
    const p = t.piece(piece)
    const pawn = pawns[p.def]
    if (piece < t.state.players.length) return {}
    return {
      name: pawn?.name ?? null,
      civilization: pawn?.civilization ?? null,
      power: pawn?.power ?? ((piece - t.state.players.length) % 7) + 1,
      where: places[(p.zone - 1) % places.length]!,
      space: spaces[p.place]?.id ?? null,
    }
  },
}

/** The chips left on the stack of each civilization: BC-CHIP-09. */
export const stacks = (view: TableView): readonly number[] =>
  Array.from({ length: REGIONS }, (_, c) => CHIPS - view.players.filter((p) => (p.values.chips as readonly number[]).includes(c)).length)
