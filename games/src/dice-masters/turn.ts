import {
  type Act,
  ask,
  freshUses,
  type Handle,
  handleOf,
  happen,
  type PlayerId,
  passPoint,
  push,
  type Steps,
  seatOf,
} from '@duelhall/kernel'
import { attack } from './attack.ts'
import { CHARACTER, GENERIC } from './catalog.ts'
import { cleanupSteps } from './cleanup.ts'
import { hurt, loseLife } from './damage.ts'
import { drawing, drawn } from './draw.ts'
import { gainEnergy, loseVirtual } from './energy.ts'
import { fx } from './fx.ts'
import { later } from './later.ts'
import { type Picker, pick } from './picks.ts'
import { priority } from './priority.ts'
import { enter, rollDie, rollFace, sortedTwins } from './roll.ts'
import { quiet } from './settle.ts'
import { type Dice, dice, PREP, placeOf, RESERVE, type T, TRANSIT, type TurnFrame, turnFrame, USED } from './state.ts'
import { send, shown, spentZone, toReserve, turnTo } from './zones.ts'

export const turns = (): TurnFrame => turnFrame({ op: 'turn', step: 'begin', dice: [], picked: [] })

/** DM-DRAW-02 */
const STANDARD_DRAW = 4

/** DM-TURN-01, -02: the steps of a turn, in this order. */
export const turnSteps: Steps<Dice, TurnFrame> = {
  begin(t, f) {
    const { turn } = t.state
    turn.no++
    t.player(turn.player).extra = 0 // DM-TURN-04: what comes after the draw of a turn is for no other turn
    enter(t, 'start')
    freshUses(t, 'turn')
    freshUses(t, 'turn/card')
    freshUses(t, 'turn/source')
    freshUses(t, 'event')
    freshUses(t, 'attack')
    passPoint(t, 'yourTurn', turn.player)
    happen(t, 'turnStarted', turn.player, seatOf(turn.player), null, { n: turn.no })
    f.step = 'clear'
  },
  clear(t, f) {
    if (!quiet(t)) return // DM-TURN-03
    const { player } = t.state.turn
    const seat = t.player(player)
    enter(t, 'clearAndDraw')
    f.dice = dice(t, player, PREP) // DM-ROLL-02
    for (const h of dice(t, player, RESERVE)) send(t, h, USED) // DM-DRAW-01, DM-ZONE-11; until now it could pay for globals (DM-ENERGY-15)
    loseVirtual(t, player)
    seat.missing = 0
    f.step = 'drawn'
    push(t, drawing(player, STANDARD_DRAW, 'step')) // DM-DRAW-02
  },
  drawn(t, f) {
    if (!quiet(t)) return
    const { player, no } = t.state.turn
    const seat = t.player(player)
    if (seat.extra > 0) {
      const more = drawing(player, seat.extra, 'extra') // DM-TURN-04, DM-DRAW-04, DM-KW-20
      seat.extra = 0
      return push(t, more)
    }
    const fresh = drawn(t, player)
    const aside = t.state.table.firstDieOut && no === 1 ? fresh[STANDARD_DRAW - 1] : undefined // DM-DRAW-09
    for (const h of fresh) send(t, h, h === aside ? spentZone(t, player) : PREP) // DM-DRAW-05
    f.dice = f.dice.concat(fresh.filter((h) => h !== aside))
    f.step = 'roll'
    const { missing } = seat
    if (missing === 0) return
    gainEnergy(t, player, GENERIC, missing) // DM-DRAW-06, -10
    if (t.state.table.shortDrawHurts)
      push(t, hurt([{ to: seatOf(player), n: missing, source: null }], 'short')) // DM-DRAW-07
    else loseLife(t, player, missing)
  },
  roll(t, f) {
    if (!quiet(t)) return // DM-DRAW-14
    enter(t, 'roll')
    const rolled = f.dice.filter((h) => placeOf(t.piece(h).zone) === PREP)
    for (const h of rolled) rollDie(t, h) // DM-ROLL-01
    f.dice = sortedTwins(t, rolled)
    f.step = rolled.length > 0 ? 'lift' : 'keep'
  },
  /** A ban on rerolls that can be bought off for the turn. */
  lift(t, f, answer) {
    if (answer === null && !quiet(t)) return
    const { player } = t.state.turn
    const lift = mayReroll(t, player) ? null : fx.lift(t, 'reroll', seatOf(player), player)
    if (answer === null && lift !== null) return ask(t, player, 'may', { source: handleOf(lift.voice.source), step: lift.path })
    if (answer?.act === 'accept') return push(t, fx.lifting(t, lift!))
    f.step = 'keep'
    if (mayReroll(t, player)) pick(t, 'reroll', player) // DM-ROLL-07
  },
  reroll(t, f) {
    for (const h of f.picked) turnTo(t, h as Handle, rollFace(t, h as Handle)) // DM-ROLL-03
    f.step = 'keep'
  },
  keep(t, f) {
    // DM-ROLL-05; until now they lay in transit, where nothing looks at what was rolled (DM-ROLL-06).
    for (const h of f.dice) if (placeOf(t.piece(h).zone) === TRANSIT) toReserve(t, h, t.piece(h).face)
    f.dice = []
    f.picked = []
    enter(t, 'main')
    f.step = 'endMain'
    push(t, priority(false)) // DM-MAIN-03
  },
  endMain(t, f) {
    if (!quiet(t)) return
    const { player } = t.state.turn
    for (const h of dice(t, player, RESERVE)) if (shown(t, h)!.is === CHARACTER) send(t, h, USED) // DM-MAIN-04, DM-FIELD-11
    loseVirtual(t, player)
    enter(t, 'beforeAttack')
    f.step = 'before' // DM-MAIN-06
  },
  ...cleanupSteps,
  attack(t, f) {
    f.step = 'cleanup' // DM-ATT-10
    push(t, attack())
  },
}

const mayReroll = (t: T, player: PlayerId): boolean => fx.cannot(t, 'reroll', seatOf(player), null, null, 'DM-ROLL-03') === null

const frame = (t: T): TurnFrame => t.state.stack[0] as TurnFrame

/** DM-ROLL-03, -04: any subset, once. */
export const rerollPicker: Picker = {
  code: (answer) => answer.piece!,
  isOver: (t, picked) => picked[picked.length - 1] === frame(t).dice[frame(t).dice.length - 1],
  end(t, picked) {
    const f = t.frame as TurnFrame
    f.picked = picked
    f.step = picked.length > 0 ? 'reroll' : 'keep'
  },
  set: (_t, picked) => picked as readonly Handle[],
}
export const rerollActs: readonly Act<Dice>[] = [{ act: 'done' }, { act: 'pick', pieces: ['DM-ROLL-03', (t) => later(t, frame(t).dice)] }]
