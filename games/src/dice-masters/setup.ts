import {
  ask,
  type DefId,
  emptyState,
  guiseId,
  type Handle,
  handle,
  happen,
  keyOf,
  type PlayerId,
  PUBLIC,
  playerId,
  pop,
  push,
  reindex,
  roll,
  type Seed,
  type Steps,
  seatOf,
  type ZoneId,
} from '@duelhall/kernel'
import { defIdOf, PLAYER, SIDEKICK } from './catalog.ts'
import { type Config, type Edition, termsOf } from './config.ts'
import { formatOf } from './decks/formats.ts'
import { fx } from './fx.ts'
import {
  BAG,
  CARDS,
  type Dice,
  type DiceState,
  die,
  NOBODY,
  player,
  SEATS,
  type SetupFrame,
  SUPPLY,
  setupFrame,
  type T,
  UNROLLED,
  zoneCount,
  zoneOf,
} from './state.ts'
import { foes, teamOf } from './teams.ts'
import { turns } from './turn.ts'

/** DM-SETUP-01, DM-DBL-05: eight sidekicks each. */
const SIDEKICKS = 8

/** DM-SETUP-01 to -06: cards and supplies, bags and life; handles follow the order of the teams. */
export function deal(edition: Edition, config: Config, seed: Seed): DiceState {
  const terms = termsOf(edition, config)
  const count = config.seats.length
  const first = terms.first === 'random' ? playerId(0) : terms.first
  const s = emptyState<Dice>(terms, keyOf(seed), zoneCount(count), fx.keys.length, first, 'setup')
  const put = (def: DefId, owner: PlayerId, zone: ZoneId, card: Handle | 'own'): Handle => {
    const h = handle(s.pieces.length)
    if (s.zones[zone]!.length === 0) s.zones[zone] = []
    ;(s.zones[zone] as Handle[]).push(h)
    s.pieces.push(
      die({
        def,
        owner,
        controller: owner,
        zone,
        place: 0,
        life: 0,
        known: PUBLIC, // DM-INFO-01
        guise: guiseId(0),
        card: card === 'own' ? h : card,
        face: UNROLLED,
      }),
    )
    s.marks.push(null)
    return h
  }
  for (let p = 0; p < count; p++) {
    s.players.push(
      player({
        team: teamOf(p),
        out: false,
        life: terms.life,
        generic: 0,
        fist: 0,
        bolt: 0,
        mask: 0,
        shield: 0,
        extra: 0,
        missing: 0,
      }),
    )
    put(PLAYER, playerId(p), SEATS, NOBODY)
  }
  config.seats.forEach(({ team, basics }, p) => {
    const owner = playerId(p)
    const brought = [...team, ...basics.map((card) => ({ card, dice: formatOf(terms.format).basics.dice }))] // DM-SETUP-02 to -04, DM-CARD-08
    for (const { card, dice } of brought) {
      const def = defIdOf(card)!
      const own = put(def, owner, zoneOf(owner, CARDS), 'own')
      for (let i = 0; i < dice; i++) put(def, owner, zoneOf(owner, SUPPLY), own)
    }
    for (let i = 0; i < SIDEKICKS; i++) put(SIDEKICK, owner, zoneOf(owner, BAG), NOBODY)
  })
  s.stack.push(setupFrame({ op: 'setup', step: 'begin', chooser: first }))
  return s
}

/** DM-SETUP-07, -08: one is drawn and chooses, unless the table names the first player. */
export const setupSteps: Steps<Dice, SetupFrame> = {
  begin(t, f) {
    reindex(t)
    if (t.state.table.first !== 'random') return start(t, t.state.table.first)
    f.chooser = playerId(roll(t, t.state.players.length) - 1)
    f.step = 'choose'
  },
  choose(t, f, answer) {
    if (answer === null) return ask(t, f.chooser, 'first')
    start(t, answer.act === 'goFirst' ? f.chooser : foes(t, f.chooser)[0]!)
  },
}

function start(t: T, first: PlayerId): void {
  t.state.turn.player = first
  happen(t, 'began', first, seatOf(first))
  pop(t)
  push(t, turns())
}
