import { defId, emptyState, type Handle, keyOf as keyOfSeed, type PlayerId, PUBLIC, type Seed, type ZoneId } from '@duelhall/kernel'
import { cards } from './cards/index.ts'
import type { Config } from './config.ts'
import { guiseOf, keys, piece, places, SEATS, seat, type Tiny, type TinyPiece, type TinyState, turnFrame, zoneOf } from './state.ts'

/** The players and their decks in the order of the lists; TG-SETUP-01 is the first step of the first turn. */
export function deal(config: Config, seed: Seed): TinyState {
  const players = config.seats.length
  const state = emptyState<Tiny>(config.table, keyOfSeed(seed), 1 + players * places.length, keys.length, 0 as PlayerId, 'start')
  config.seats.forEach((_, p) => {
    state.players.push(seat({ team: config.table.teams ? p % 2 : p, out: false, life: config.table.life }))
    lay(state, fresh(0, p as PlayerId, SEATS, { known: PUBLIC, guise: guiseOf('player'), up: true }))
  })
  config.seats.forEach(({ deck }, p) => {
    for (const id of deck)
      lay(
        state,
        fresh(
          cards.findIndex((card) => card.id === id),
          p as PlayerId,
          zoneOf(p as PlayerId, 'deck'),
          hidden,
        ),
      )
  })
  state.stack.push(turnFrame({ op: 'turn', step: 'start' }))
  return state
}

const hidden = { known: 0, guise: guiseOf('card'), up: false }

const fresh = (def: number, owner: PlayerId, zone: ZoneId, face: Pick<TinyPiece, 'known' | 'guise' | 'up'>): TinyPiece =>
  piece({ def: defId(def), owner, controller: owner, zone, place: 0, life: 1, ...face })

function lay(state: TinyState, p: TinyPiece): void {
  state.zones[p.zone] = state.zones[p.zone]!.concat(state.pieces.length as Handle)
  state.pieces.push(p)
  state.marks.push(null)
}
