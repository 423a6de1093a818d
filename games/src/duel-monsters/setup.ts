import {
  type DefId,
  emptyState,
  face,
  type GuiseId,
  type Handle,
  handle,
  keyOf,
  type PlayerId,
  PUBLIC,
  playerId,
  type Seed,
  withLast,
  type ZoneId,
} from '@duelhall/kernel'
import { defNamed, SEAT } from './catalog.ts'
import { type Config, termsOf } from './config.ts'
import { fx } from './fx.ts'
import { indexKeys, seatInterests } from './interests.ts'
import { EXTRA_GUISE, MAIN_GUISE, OPEN_GUISE, SIDE_GUISE } from './secrets.ts'
import { DECK, type Duel, type DuelState, EXTRA, matchFrame, piece, player, SEATS, SIDE, UP, zoneOf, zonesFor } from './state.ts'

/** Lists of the index are replaced, never edited: many begin as this one. */
const FIRST_SEAT: readonly Handle[] = [handle(0)]

/** YG-META-11: all chance comes from the seed. YG-SETUP-01 to -03, -10: decks in their places, shuffled; nobody has drawn yet. */
export function deal(config: Config, seed: Seed): DuelState {
  const terms = termsOf(config)
  const s = emptyState<Duel>(terms, keyOf(seed), zonesFor(config.seats.length), indexKeys.length, playerId(0), 'draw')
  const put = (defs: readonly DefId[], owner: PlayerId, zone: ZoneId, guise: GuiseId, known: number) => {
    const list = s.zones[zone]!.slice()
    for (const def of defs) {
      list.push(handle(s.pieces.length))
      s.pieces.push(piece({ def, owner, controller: owner, zone, place: 0, life: 0, known, guise, pose: UP, proper: false }))
      s.marks.push(null)
    }
    s.zones[zone] = list
  }
  for (let p = 0; p < config.seats.length; p++) {
    s.players.push(player({ team: p, out: false, life: terms.startingLP, summons: 0, allowed: 1, decked: false, wins: 0 })) // YG-LP-01
    put([SEAT], playerId(p), SEATS, OPEN_GUISE, PUBLIC)
  }
  config.seats.forEach(({ deck }, seat) => {
    const p = playerId(seat)
    put(shuffled(s, deck.main), p, zoneOf(p, DECK), MAIN_GUISE, 0) // YG-ZONE-12
    put(shuffled(s, deck.extra), p, zoneOf(p, EXTRA), EXTRA_GUISE, 1 << p) // YG-ZONE-14
    if (terms.matchLength > 1) put(shuffled(s, deck.side), p, zoneOf(p, SIDE), SIDE_GUISE, 1 << p)
  })
  for (let i = 0; i < seatInterests.length; i++) s.index[seatInterests[i]!] = FIRST_SEAT
  const both = fx.catalog.keywordInterests
  for (let i = 0; i < both.length; i++) s.index[both[i]!] = withLast(s.index[both[i]!]!, handle(1))
  s.stack.push(matchFrame({ op: 'match', step: 'open', duel: 1, chooser: -1, loser: -1, siding: 0 }))
  return s
}

/** YG-SHUFFLE-01, -02: in an order that nobody can foresee, and that says nothing of the list. */
function shuffled(s: DuelState, ids: readonly string[]): readonly DefId[] {
  const list = ids.map((id) => defNamed(id)!)
  for (let i = list.length - 1; i > 0; i--) {
    const j = face(s.rng, i + 1) - 1
    const held = list[i]!
    list[i] = list[j]!
    list[j] = held
  }
  return list
}
