import { handle, type PlayerId } from '@duelhall/kernel'
import { type Positions, resume } from '@duelhall/lessons'
import { type Civilization, civilizations, spaceNamed, spaces } from '../board.ts'
import type { Config, Options } from '../config.ts'
import { game, parts } from '../game.ts'
import { battleOfCreatures } from '../index.ts'
import { letters, POWERS } from '../pawns.ts'
import { BOARD, type CreaturesState, creatureOf, DEFEATED, NOWHERE, RESERVE, zoneOf } from '../state.ts'

/** Creatures go by letter and power, `F3`; whoever is neither on the board nor in reserve has been defeated. */
export interface Position {
  /** Preparation itself is played, from this config. */
  readonly from?: Config
  readonly seats?: readonly Civilization[]
  /** Where creatures stand; left out, the position after preparation. */
  readonly board?: Readonly<Record<string, string>>
  readonly reserve?: readonly string[]
  /** Chips held, by seat. */
  readonly chips?: readonly (readonly Civilization[])[]
  readonly table?: Partial<Options>
  readonly turn?: number
}

const initials = civilizations.map((c) => c.charAt(0).toUpperCase())

export const prepared = (seats: readonly Civilization[], table: Partial<Options> = {}): Config => ({
  table: { first: 0 as PlayerId, ...table },
  seats: seats.map((civilization) => ({ civilization, pawns: 'aaaaaaa' })),
})

function pieceNamed(s: CreaturesState, name: string) {
  const owner = s.players.findIndex((seat) => seat.civilization === initials.indexOf(name.charAt(0)))
  const power = Number(name.slice(1))
  if (owner < 0 || !(power >= 1 && power <= POWERS)) throw new Error(`no creature ${name} here`)
  return creatureOf(s.players.length, owner as PlayerId, power)
}

export const nameOf = (s: CreaturesState, h: number): string =>
  `${initials[s.players[s.pieces[h]!.owner]!.civilization]}${((h - s.players.length) % POWERS) + 1}`

function build(position: Position): CreaturesState {
  if (position.from !== undefined) return game.setup(position.from, 'asking')
  const s = game.setup(prepared(position.seats ?? ['fire', 'water'], position.table), 'scenario')
  const { board, reserve = [], chips = [], turn = 0 } = position
  if (board !== undefined) {
    const names = new Map([...Object.keys(board), ...reserve].map((name) => [pieceNamed(s, name), name]))
    for (const zone of s.zones.keys()) if (zone > 0) s.zones[zone] = []
    s.pieces.forEach((piece, h) => {
      if (h < s.players.length) return
      const name = names.get(handle(h)) ?? ''
      const space = board[name]
      piece.place = space === undefined ? NOWHERE : spaceNamed(space)!
      piece.zone = zoneOf(piece.owner, space !== undefined ? BOARD : name === '' ? DEFEATED : RESERVE)
      s.zones[piece.zone] = [...s.zones[piece.zone]!, handle(h)]
    })
  }
  chips.forEach((held, p) => {
    for (const civilization of held) s.players[p]!.chips |= 1 << civilizations.indexOf(civilization)
  })
  s.turn.player = turn as PlayerId
  s.rng.n = 0
  s.decision = null
  return resume(parts, s)
}

export const positions: Positions<CreaturesState, Config, Position> = {
  module: battleOfCreatures,
  build,
  piece: pieceNamed,
  pieceName: nameOf,
  place(_s, act, name) {
    if (act === 'choosePawn') return letters.indexOf(name as 'a')
    if (act === 'chooseCivilization' || act === 'rob') return civilizations.indexOf(name as Civilization)
    const space = spaceNamed(name)
    if (space === null) throw new Error(`no space ${name}`)
    return space
  },
  placeName(_s, act, place) {
    if (act === 'choosePawn') return letters[place]!
    return act === 'chooseCivilization' || act === 'rob' ? civilizations[place]! : spaces[place]!.id
  },
}
