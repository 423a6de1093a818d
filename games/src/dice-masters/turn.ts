import { kind } from '@duelhall/effects'
import {
  type Act,
  ask,
  freshUses,
  type Handle,
  handleOf,
  happen,
  joined,
  type OptionRecord,
  type PlayerId,
  push,
  type Steps,
  seatOf,
  type VerbFrame,
} from '@duelhall/kernel'
import { startAttack } from './attack.ts'
import { CHARACTER, GENERIC } from './catalog.ts'
import { before, cleanupSteps } from './cleanup.ts'
import { hurt, loseLife } from './damage.ts'
import { drawingTogether, drawn } from './draw.ts'
import { gainEnergy, loseVirtual } from './energy.ts'
import { fx } from './fx.ts'
import { later } from './later.ts'
import { type Picker, pick } from './picks.ts'
import { openPriority } from './priority.ts'
import { enter, rollAll, rollFace, sortedTwins } from './roll.ts'
import { quiet } from './settle.ts'
import { type Dice, dice, type PicksFrame, PREP, placeOf, RESERVE, type T, type TurnFrame, turnFrame, USED } from './state.ts'
import { activeSide, passForSide } from './teams.ts'
import { allToReserve, send, sendAll, shown, spentZone, turnTo } from './zones.ts'

export const turns = (): TurnFrame => turnFrame({ op: 'turn', step: 'begin', dice: [], picked: [], asked: 0 })

/** DM-DRAW-02 */
const STANDARD_DRAW = 4

/** DM-TURN-01, -02: the steps of a turn, in this order; partners take each of them together (DM-DBL-04). What goes on in the same frame goes on at once. */
export const turnSteps: Steps<Dice, TurnFrame> = {
  begin(t, f) {
    const { turn } = t.state
    turn.no++
    for (const player of activeSide(t)) t.player(player).extra = 0 // DM-TURN-04: what comes after the draw of a turn is for no other turn
    enter(t, 'start')
    freshUses(t, 'turn')
    freshUses(t, 'turn/card')
    freshUses(t, 'turn/source')
    freshUses(t, 'event')
    freshUses(t, 'attack')
    passForSide(t, 'yourTurn')
    happen(t, 'turnStarted', turn.player, seatOf(turn.player), null, { n: turn.no })
    f.step = 'clear'
    clear(t, f)
  },
  clear,
  drawn(t, f) {
    if (!quiet(t)) return
    const players = activeSide(t)
    if (isAny(t, players, extraOf)) return push(t, drawingMore(t, players))
    f.dice = joined(f.dice, together(t, players, prepared))
    f.step = 'roll'
    if (isAny(t, players, missingOf)) fallShort(t, players)
    else roll(t, f)
  },
  roll,
  lift,
  reroll(t, f) {
    for (const h of f.picked) turnTo(t, h as Handle, rollFace(t, h as Handle)) // DM-ROLL-03
    f.step = 'keep'
    keep(t, f)
  },
  keep,
  endMain(t, f) {
    if (!quiet(t)) return
    for (const player of activeSide(t)) {
      for (const h of dice(t, player, RESERVE)) if (shown(t, h)!.is === CHARACTER) send(t, h, USED) // DM-MAIN-04, DM-FIELD-11
      loseVirtual(t, player)
    }
    enter(t, 'beforeAttack')
    f.asked = 0
    f.step = 'before' // DM-MAIN-06
    before(t, f)
  },
  ...cleanupSteps,
  attack(t, f) {
    f.step = 'cleanup' // DM-ATT-10
    startAttack(t)
  },
}

function clear(t: T, f: TurnFrame): void {
  if (!quiet(t)) return // DM-TURN-03
  const players = activeSide(t)
  enter(t, 'clearAndDraw')
  f.dice = together(t, players, prepOf) // DM-ROLL-02
  for (const player of players) {
    sendAll(t, dice(t, player, RESERVE), USED) // DM-DRAW-01, DM-ZONE-11; until now it could pay for globals (DM-ENERGY-15)
    loseVirtual(t, player)
    t.player(player).missing = 0
  }
  f.step = 'drawn'
  push(
    t,
    drawingTogether(players, standardDraw, 'step'), // DM-DRAW-02
  )
}

function roll(t: T, f: TurnFrame): void {
  if (!quiet(t)) return // DM-DRAW-14
  enter(t, 'roll')
  const rolled: Handle[] = []
  for (const h of f.dice) if (placeOf(t.piece(h).zone) === PREP) rolled.push(h)
  rollAll(t, rolled) // DM-ROLL-01
  f.dice = ownTwins(t, rolled)
  f.asked = 0
  f.step = rolled.length > 0 ? 'lift' : 'keep'
  if (rolled.length > 0) lift(t, f, null)
  else keep(t, f)
}

/** A ban on rerolls that can be bought off for the turn. */
function lift(t: T, f: TurnFrame, answer: OptionRecord | null): void {
  if (answer === null && !quiet(t)) return
  const players = activeSide(t)
  for (let said = answer; f.asked < players.length; f.asked++) {
    const player = players[f.asked]!
    const lift = mayReroll(t, player) ? null : fx.lift(t, 'reroll', seatOf(player), player)
    if (said === null && lift !== null) return ask(t, player, 'may', { source: handleOf(lift.voice.source), step: lift.path })
    if (said?.act === 'accept') return push(t, fx.lifting(t, lift!))
    said = null
  }
  f.step = 'keep'
  const first = rerollers(t)[0]
  if (first === undefined) keep(t, f)
  else pick(t, 'reroll', first) // DM-ROLL-07
}

function keep(t: T, f: TurnFrame): void {
  // DM-ROLL-05; until now they lay in transit, where nothing looks at what was rolled (DM-ROLL-06).
  allToReserve(t, f.dice)
  f.dice = []
  f.picked = []
  enter(t, 'main')
  f.step = 'endMain'
  openPriority(t, false, t.state.turn.player) // DM-MAIN-03
}

const extraOf = (t: T, player: PlayerId): number => t.player(player).extra
const missingOf = (t: T, player: PlayerId): number => t.player(player).missing
function isAny(t: T, players: readonly PlayerId[], count: (t: T, player: PlayerId) => number): boolean {
  for (let p = 0; p < players.length; p++) if (count(t, players[p]!) > 0) return true
  return false
}

/** DM-TURN-04, DM-DRAW-04, DM-KW-20 */
function drawingMore(t: T, players: readonly PlayerId[]): VerbFrame {
  const drawers = players.filter((player) => extraOf(t, player) > 0)
  const more = drawingTogether(drawers, (player) => extraOf(t, player), 'extra')
  for (const player of drawers) t.player(player).extra = 0
  return more
}

/** What dice that could not be drawn bring and cost. */
function fallShort(t: T, players: readonly PlayerId[]): void {
  const short = players.filter((player) => missingOf(t, player) > 0)
  for (const player of short) gainEnergy(t, player, GENERIC, missingOf(t, player)) // DM-DRAW-06, -10, DM-DBL-08
  if (!t.state.table.shortDrawHurts) for (const player of short) loseLife(t, player, missingOf(t, player))
  else {
    const hits = short.map((player) => ({ to: seatOf(player), n: missingOf(t, player), source: null }))
    push(t, hurt(hits, 'short')) // DM-DRAW-07
  }
}

/** The lists of all these players, one after the other. */
const together = (t: T, players: readonly PlayerId[], list: (t: T, player: PlayerId) => readonly Handle[]): readonly Handle[] =>
  players.length === 1 ? list(t, players[0]!) : players.flatMap((player) => list(t, player))
const prepOf = (t: T, player: PlayerId): readonly Handle[] => dice(t, player, PREP)
const standardDraw = (): number => STANDARD_DRAW
/** What was rolled, those of one player after those of another, equal ones side by side. */
const ownTwins = (t: T, rolled: readonly Handle[]): readonly Handle[] =>
  t.state.players.length === 2
    ? sortedTwins(t, rolled)
    : together(t, activeSide(t), (_, player) => sortedTwins(t, ownOf(t, rolled, player)))

/** What a player has drawn goes to the Prep Area (DM-DRAW-05); of the first draw of the game one die is set aside (DM-DRAW-09, DM-DBL-08). */
function prepared(t: T, player: PlayerId): readonly Handle[] {
  const fresh = drawn(t, player)
  const aside = t.state.table.firstDieOut && t.state.turn.no === 1 ? fresh[STANDARD_DRAW - 1] : undefined
  const kept = aside === undefined ? fresh : fresh.toSpliced(STANDARD_DRAW - 1, 1)
  sendAll(t, kept, PREP)
  if (aside !== undefined) send(t, aside, spentZone(t, player))
  return kept
}

const REROLL = kind('cannot:reroll')
const mayReroll = (t: T, player: PlayerId): boolean => fx.bans(t, REROLL, seatOf(player), null, null, 'DM-ROLL-03') === null

const frame = (t: T): TurnFrame => t.state.stack[0] as TurnFrame

const ownOf = (t: T, list: readonly Handle[], player: PlayerId): readonly Handle[] =>
  t.state.players.length === 2 ? list : ownedBy(t, list, player)
const ownedBy = (t: T, list: readonly Handle[], player: PlayerId): readonly Handle[] => list.filter((h) => t.piece(h).owner === player)
const rolledBy = (t: T, player: PlayerId): readonly Handle[] => ownOf(t, frame(t).dice, player)
/** Those who have something to reroll and may. */
function rerollers(t: T): readonly PlayerId[] {
  const players = activeSide(t)
  if (players.length === 1) return mayReroll(t, players[0]!) ? players : NO_PLAYERS
  return players.filter((player) => mayReroll(t, player) && rolledBy(t, player).length > 0)
}
const NO_PLAYERS: readonly PlayerId[] = []

/** DM-ROLL-03, -04: any subset, once. */
export const rerollPicker: Picker = {
  code: (answer) => answer.piece!,
  isOver: (t, picked) => {
    const own = rolledBy(t, (t.frame as PicksFrame).player)
    return picked[picked.length - 1] === own[own.length - 1]
  },
  members: rerollers,
  end(t, picked) {
    const f = t.frame as TurnFrame
    f.picked = picked
    f.step = picked.length > 0 ? 'reroll' : 'keep'
  },
  set: (_t, picked) => picked as readonly Handle[],
}
export const rerollActs: readonly Act<Dice>[] = [
  { act: 'done' },
  { act: 'pick', pieces: ['DM-ROLL-03', (t, player) => later(t, rolledBy(t, player))] },
]
