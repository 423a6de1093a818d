import { ask, handle, happen, peek, playerId, push, roll, type Steps, shuffle } from '@duelhall/kernel'
import { IS_EXTRA } from './catalog.ts'
import { endMatch } from './end.ts'
import { draw, lay } from './moves.ts'
import { endExchange } from './side.ts'
import {
  DECK,
  type Duel,
  EXTRA,
  foeOf,
  freshTurn,
  GONE,
  inZone,
  type MatchFrame,
  placeOf,
  SIDE,
  sideFrame,
  type T,
  UP,
  zoneOf,
} from './state.ts'
import { isMade } from './tokens.ts'

/** YG-MATCH-01 to -11: the bottom of the stack; every Duel runs above it. */
export const matchSteps: Steps<Duel, MatchFrame> = {
  open(t, f) {
    const { chooser } = t.state.table
    // YG-SETUP-04, -06: a coin, after a draw again; YG-SETUP-05: the loser of the Duel before.
    f.chooser = f.loser >= 0 ? f.loser : chooser === 'coin' || f.duel > 1 ? roll(t, 2) - 1 : chooser
    happen(t, 'duelStarted', playerId(f.chooser), null, null, { n: f.duel })
    f.step = 'choose'
  },
  choose(t, f, answer) {
    const player = playerId(f.chooser)
    if (answer === null) return ask(t, player, 'first')
    t.state.turn.player = answer.act === 'goFirst' ? player : foeOf(player)
    t.state.turn.no = 0
    happen(t, 'firstChosen', t.state.turn.player)
    f.step = 'begin'
  },
  /** YG-SETUP-07 to -11: five cards each, no mulligan, then turn 1. */
  begin(t, f) {
    const s = t.state
    for (let p = 0; p < s.players.length; p++) {
      const player = playerId(p)
      draw(t, player, s.table.startingHand)
    }
    s.events = [] // YG-SETUP-08: no draw for any effect
    f.step = 'score'
    push(t, freshTurn('begin'))
  },
  /** YG-MATCH-01, -08: two wins, or more wins after three Duels. */
  score(t, f) {
    const s = t.state
    const [a, b] = s.players.map((seat) => seat.wins) as [number, number]
    const lead = a === b ? null : playerId(a > b ? 0 : 1)
    const over = Math.max(a, b) > s.table.matchLength / 2 || (f.duel >= s.table.matchLength && (lead !== null || !s.table.playOn))
    if (over) return endMatch(t, lead, lead === null || Math.max(a, b) <= s.table.matchLength / 2 ? 'YG-MATCH-08' : 'YG-MATCH-01')
    gather(t)
    f.duel++
    f.siding = 0
    f.step = 'side'
  },
  /** YG-MATCH-02, -06, -11: between Duels, each in secret. */
  side(t, f, answer) {
    if (f.siding === t.state.players.length) {
      f.step = 'sided'
      return
    }
    const by = playerId(f.siding)
    if (answer?.act === 'swap') return push(t, sideFrame({ op: 'side', step: 'ask', by, pairs: [answer.piece!, answer.target!] }))
    if (answer === null && inZone(t.state, by, SIDE).length > 0) return ask(t, by, 'side')
    endExchange(t, by)
  },
  sided(t, f) {
    for (let p = 0; p < t.state.players.length; p++) shuffle(t, zoneOf(playerId(p), DECK))
    f.step = 'open'
  },
}

/** YG-MATCH-07, YG-REMOVE-02: all cards return to their decks; nothing lasts. */
function gather(t: T): void {
  const s = t.state
  s.standing = []
  s.uses = []
  s.events = []
  s.triggers = []
  for (let h = s.players.length; h < s.pieces.length; h++) {
    const p = s.pieces[h]!
    const place = placeOf(p.zone)
    if (place === SIDE) continue
    const to = isMade(p.def) ? GONE : IS_EXTRA[p.def]! ? EXTRA : DECK
    lay(t, handle(h), to, UP)
  }
  for (let p = 0; p < s.players.length; p++) {
    const player = playerId(p)
    shuffle(t, zoneOf(player, DECK)) // nobody can follow a card from the last Duel
    shuffle(t, zoneOf(player, EXTRA))
    for (const h of inZone(s, player, DECK)) peek(t, h, player) // to choose what to exchange
  }
  for (const seat of s.players) {
    seat.life = s.table.startingLP
    seat.decked = false
    seat.summons = 0
  }
}
