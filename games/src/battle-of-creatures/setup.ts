import {
  ask,
  emptyState,
  guiseId,
  type Handle,
  handle,
  happen,
  keyOf,
  move,
  type PlayerId,
  PUBLIC,
  playerId,
  pop,
  push,
  roll,
  type Seed,
  type Steps,
  type Table,
} from '@duelhall/kernel'
import { isTaken, toPlace } from './acts.ts'
import { civilizations, REGIONS, startSpace } from './board.ts'
import { type Config, termsOf } from './config.ts'
import { CHIPS, letters, POWERS, pawnOf, SEAT, UNCHOSEN } from './pawns.ts'
import {
  BOARD,
  BOX,
  type Creatures,
  type CreaturesState,
  creature,
  creatureOf,
  NOWHERE,
  type PawnsFrame,
  type PrepareFrame,
  pawnsFrame,
  player,
  prepareFrame,
  RESERVE,
  SEATS,
  zoneCount,
  zoneOf,
} from './state.ts'
import { beginPlay } from './turn.ts'

/** The table before anybody has chosen; every pawn lies in the box. */
export function deal(config: Config, seed: Seed): CreaturesState {
  const terms = termsOf(config)
  const count = terms.seats.length
  const s = emptyState<Creatures>(terms, keyOf(seed), zoneCount(count), 0, playerId(0), 'setup')
  const put = (def: typeof SEAT, owner: PlayerId, zone: typeof SEATS): Handle => {
    // BC-INFO-01: everything is open.
    s.marks.push(null)
    const born = creature({ def, owner, controller: owner, zone, place: NOWHERE, life: 0, known: PUBLIC, guise: guiseId(0) })
    return handle(s.pieces.push(born) - 1)
  }
  const seats: Handle[] = []
  for (let p = 0; p < count; p++) {
    // BC-VAR-10: partners sit crosswise.
    s.players.push(player({ team: terms.teams ? p % 2 : p, out: false, resigned: false, civilization: -1, chips: 0 }))
    seats.push(put(SEAT, playerId(p), SEATS))
  }
  s.zones[SEATS] = seats
  for (let p = 0; p < count; p++) {
    const zone = zoneOf(playerId(p), BOX)
    const box: Handle[] = []
    for (let power = 1; power <= POWERS; power++) box.push(put(UNCHOSEN, playerId(p), zone))
    s.zones[zone] = box
  }
  s.stack.push(prepareFrame({ op: 'prepare', step: 'first', first: playerId(0), player: playerId(0), left: count }))
  return s
}

type T = Table<Creatures>
const powers: readonly number[] = Array.from({ length: POWERS }, (_, i) => i + 1)
const creatureWith = (t: T, owner: PlayerId, power: number): Handle => creatureOf(t.state.players.length, owner, power)

/** BC-SETUP-05: a player completes all of this before the next one begins. */
export const prepareSteps: Steps<Creatures, PrepareFrame> = {
  first(t, f) {
    const { first } = t.state.table
    // BC-SETUP-01, BC-COMP-08: drawn at random unless the table names one.
    f.first = first === 'random' ? playerId(roll(t, t.state.players.length) - 1) : first
    f.player = f.first
    f.step = 'civilization'
  },
  civilization(t, f, answer) {
    const s = t.state
    const name = s.table.seats[f.player]!.civilization
    s.turn.player = f.player
    let chosen = answer?.place ?? (name === null ? -1 : civilizations.indexOf(name))
    if (chosen < 0) {
      if (!s.table.randomPreparation) return ask(t, f.player, 'civilization') // BC-SETUP-02
      const free = civilizations.map((_, c) => c).filter((c) => !isTaken(s, f.player, c))
      chosen = free[roll(t, free.length) - 1]! // BC-VAR-11
    }
    t.player(f.player).civilization = chosen
    happen(t, 'civilizationChosen', f.player, null, null, { n: chosen })
    f.step = 'pawns'
  },
  pawns(t, f, answer) {
    const s = t.state
    const brought = s.table.seats[f.player]!.pawns
    if (t.piece(creatureWith(t, f.player, 1)).def !== UNCHOSEN) f.step = 'stand'
    else if (brought !== null) choosePawns(t, f.player, (power) => letters.indexOf(brought[power - 1] as (typeof letters)[number]))
    else if (s.table.randomPreparation)
      choosePawns(t, f.player, () => roll(t, letters.length) - 1) // BC-VAR-11
    else if (answer === null) ask(t, f.player, 'pawn', { source: creatureWith(t, f.player, 1) })
    else push(t, pawnsFrame({ op: 'pawns', step: 'pick', player: f.player, power: 2, letters: answer.place! }))
  },
  stand(t, f) {
    const { civilization } = t.player(f.player)
    // BC-SETUP-04
    for (const power of powers) {
      const h = creatureWith(t, f.player, power)
      if (power <= 3) {
        move(t, h, zoneOf(f.player, BOARD), startSpace(civilization, power))
        happen(t, 'creaturePlaced', f.player, h, null, { n: t.piece(h).place })
      } else move(t, h, zoneOf(f.player, RESERVE), NOWHERE)
    }
    f.step = t.state.table.quickStart ? 'fourth' : 'next'
  },
  // BC-VAR-03
  fourth(t, f, answer) {
    const h = toPlace(t, f.player)
    if (answer === null) return ask(t, f.player, 'place', { source: h })
    move(t, h, zoneOf(f.player, BOARD), answer.place!)
    happen(t, 'creaturePlaced', f.player, h, null, { n: answer.place! })
    f.step = 'next'
  },
  next(t, f) {
    do {
      f.left--
      f.player = playerId((f.player + 1) % t.state.players.length)
    } while (f.left > 0 && t.player(f.player).out)
    f.step = 'civilization'
    if (f.left > 0) return
    // BC-SETUP-06, -08: on all five chip spaces, chosen or not.
    for (let c = 0; c < REGIONS; c++) happen(t, 'chipsStacked', null, null, null, { n: c, list: [CHIPS] })
    pop(t)
    beginPlay(t, f.first)
  },
}

/** BC-SETUP-03: exactly one pawn for each power; told when the last is chosen. */
export const pawnsSteps: Steps<Creatures, PawnsFrame> = {
  pick(t, f, answer) {
    if (answer === null) return ask(t, f.player, 'pawn', { source: creatureWith(t, f.player, f.power) })
    f.letters |= answer.place! << (f.power - 1)
    f.power++
    if (f.power <= POWERS) return
    choosePawns(t, f.player, (power) => (f.letters >> (power - 1)) & 1)
    pop(t)
  },
}

function choosePawns(t: T, owner: PlayerId, letterOf: (power: number) => number): void {
  const { civilization } = t.player(owner)
  const chosen = powers.map(letterOf)
  for (const power of powers) t.piece(creatureWith(t, owner, power)).def = pawnOf(civilization, power, chosen[power - 1]!)
  happen(t, 'pawnsChosen', owner, null, null, { list: chosen })
}
