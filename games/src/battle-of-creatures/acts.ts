import { type Act, actTable, addPlace, because, type Handle, type PlayerId, short, type Table, type Why } from '@duelhall/kernel'
import { CHIP, civilizations, distance, REGION, REGIONS, SPACES } from './board.ts'
import { letters, POWER } from './pawns.ts'
import { fillEnds, fillHome, hasRoom, route, standingOn, survey } from './reach.ts'
import { BOX, type Creatures, type CreaturesState, creatureOf, DEFEATED, inReserve, onBoard, RESERVE, zoneOf } from './state.ts'

export const acts = actTable(['chooseCivilization', 'choosePawn', 'summon', 'place*', 'move*', 'rob'])

type T = Table<Creatures>

/** One list for each handle, so that listing makes none. */
const ONLY: readonly (readonly Handle[])[] = Array.from({ length: 64 }, (_, h) => [h as Handle])

/** BC-SETUP-02: chosen already, or brought by somebody else. */
export function isTaken(s: CreaturesState, player: PlayerId, civilization: number): boolean {
  const name = civilizations[civilization]
  for (let p = 0; p < s.players.length; p++)
    if (p !== player && (s.players[p]!.civilization === civilization || s.table.seats[p]!.civilization === name)) return true
  return false
}

const chooseCivilization: Act<Creatures> = {
  act: 'chooseCivilization',
  places: [
    'BC-SETUP-02',
    (t, player) => {
      for (let c = 0; c < REGIONS; c++) if (!isTaken(t.state, player, c)) addPlace(c)
      return 1
    },
    (_t, _player, _piece, _target, place) => because(place < REGIONS ? 'BC-SETUP-02' : 'BC-COMP-02'),
  ],
}

/** The creature whose pawn is chosen next: BC-SETUP-03. */
function nextPawn(t: T, player: PlayerId): Handle {
  const f = t.frame
  return creatureOf(t.state.players.length, player, f.op === 'pawns' ? f.power : 1)
}

const choosePawn: Act<Creatures> = {
  act: 'choosePawn',
  pieces: ['BC-SETUP-03', (t, player) => ONLY[nextPawn(t, player)]!],
  places: [
    'BC-SETUP-03',
    () => {
      for (let letter = 0; letter < letters.length; letter++) addPlace(letter)
      return 1
    },
  ],
}

/** BC-SUMMON-01: the creature with the lowest power in reserve; handles ascend with power. */
export function lowest(s: CreaturesState, player: PlayerId): Handle | null {
  const reserve = inReserve(s, player)
  let least = reserve[0] ?? null
  for (let i = 1; i < reserve.length; i++) if (reserve[i]! < least!) least = reserve[i]!
  return least
}

/** BC-SUMMON-10: a creature on the board is not needed. */
const summon: Act<Creatures> = {
  act: 'summon',
  player: [
    ['BC-SUMMON-07', (t, player) => inReserve(t.state, player).length > 0, () => short(1, 0)],
    ['BC-SUMMON-07', (t, player) => hasRoom(t.state, player), (t, player) => short(1, 0, lowest(t.state, player))],
  ],
  pieces: ['BC-SUMMON-01', (t, player) => ONLY[lowest(t.state, player)!]!, (t, player, piece) => notSummonable(t, player, piece)],
}

function notSummonable(t: T, player: PlayerId, piece: Handle): Why {
  const { controller, zone } = t.piece(piece)
  if (controller !== player || piece < t.state.players.length) return because('BC-TURN-07', 0, 0, piece)
  if (zone === zoneOf(player, RESERVE))
    return because('BC-SUMMON-01', POWER[t.piece(lowest(t.state, player)!).def]!, POWER[t.piece(piece).def]!, piece)
  return because(zone === zoneOf(player, DEFEATED) ? 'BC-SUMMON-08' : 'BC-SUMMON-07', 0, 0, piece)
}

const move: Act<Creatures> = {
  act: 'move',
  pieces: [
    'BC-TURN-07',
    (t, player) => {
      survey(t.state, player) // for the places of each piece; BC-MOVE-11: none of them must go
      return onBoard(t.state, player)
    },
    (t, player, piece) => notMovable(t, player, piece),
  ],
  places: [
    'BC-MOVE-01',
    (t, _player, piece) => fillEnds(t.state, piece!),
    (t, player, piece, _target, place) => notReached(t, player, piece!, place),
  ],
}

const notOnBoard = { [BOX]: 'BC-SETUP-03', [RESERVE]: 'BC-SETUP-04', [DEFEATED]: 'BC-BATTLE-06' } as const

function notMovable(t: T, player: PlayerId, piece: Handle): Why {
  const { controller, zone } = t.piece(piece)
  if (controller !== player || piece < t.state.players.length) return because('BC-TURN-07', 0, 0, piece)
  for (const place of [BOX, RESERVE, DEFEATED] as const) if (zone === zoneOf(player, place)) return because(notOnBoard[place], 0, 0, piece)
  return because('BC-TURN-07', 0, 0, piece)
}

/** Why a space is no end of a creature's move. */
function notReached(t: T, player: PlayerId, piece: Handle, space: number): Why {
  const s = t.state
  const { def, place } = t.piece(piece)
  const power = POWER[def]!
  if (space >= SPACES) return because('BC-BOARD-01')
  if (space === place) return because('BC-MOVE-02', 0, 0, piece)
  const there = standingOn(s, space)
  if (there !== null && t.piece(there).controller === player) return because('BC-MOVE-04', 0, 0, there)
  if (there !== null && t.player(t.piece(there).controller).team === t.player(player).team) return because('BC-VAR-10', 0, 0, there)
  const steps = distance(place, space)
  if (steps > power) return because('BC-MOVE-01', steps, power, piece)
  const around = route(s, player, place, space, SPACES)
  return because('BC-MOVE-05', around === null ? 0 : around.length, power, piece)
}

/** The creature that is put on the board now: summoned, or the fourth of a quick start (BC-VAR-03). */
export function toPlace(t: T, player: PlayerId): Handle {
  const f = t.frame
  return f.op === 'turn' ? f.summoned : creatureOf(t.state.players.length, player, 4)
}

const place: Act<Creatures> = {
  act: 'place',
  pieces: ['BC-SUMMON-03', (t, player) => ONLY[toPlace(t, player)]!],
  places: [
    'BC-SUMMON-03',
    (t, player) => fillHome(t.state, player),
    (t, player, _piece, _target, space) => {
      if (space >= SPACES) return because('BC-BOARD-01')
      if (REGION[space] !== t.player(player).civilization) return because('BC-BOARD-02')
      if (CHIP[space]! >= 0) return because('BC-SUMMON-03')
      return because('BC-BOARD-06', 0, 0, standingOn(t.state, space))
    },
  ],
}

/** The chips a winner may take from the loser: BC-VAR-08. */
export function loot(s: CreaturesState, winner: Handle, loser: Handle): number {
  return s.players[s.pieces[loser]!.controller]!.chips & ~s.players[s.pieces[winner]!.controller]!.chips
}

const rob: Act<Creatures> = {
  act: 'rob',
  places: [
    'BC-VAR-08',
    (t) => {
      const f = t.frame
      if (f.op !== 'battle') return 0
      const chips = loot(t.state, f.winner, f.winner === f.attacker ? f.defender : f.attacker)
      for (let c = 0; c < REGIONS; c++) if ((chips >> c) & 1) addPlace(c)
      return 1
    },
  ],
}

/** BC-TURN-01: summon or move. */
export const asks: Readonly<Record<string, readonly Act<Creatures>[]>> = {
  civilization: [chooseCivilization],
  pawn: [choosePawn],
  main: [summon, move],
  place: [place],
  rob: [rob],
}
