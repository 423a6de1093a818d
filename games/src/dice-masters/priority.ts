import { ask, askInVain, type Handle, happen, type OptionRecord, type PlayerId, pop, push, type Steps } from '@duelhall/kernel'
import { startBundle, startRitual } from './bundle.ts'
import { loseVirtual } from './energy.ts'
import { renew } from './memory.ts'
import { hasUses, startBatch, startPlay, startUse } from './play.ts'
import { quiet } from './settle.ts'
import { type Dice, dice, PAID, type PriorityFrame, priorityFrame, type T, USED } from './state.ts'
import { activeSide, isActive, otherSide, side } from './teams.ts'

/** DM-PRIO-01, -09, DM-GLOBAL-10: the active player begins, and is always asked first; nothing that was rolled need be used (DM-BURST-05). */
export const priority = (attack: boolean, first: PlayerId): PriorityFrame =>
  priorityFrame({ op: 'priority', step: 'act', attack, last: false, asked: first, passes: 0 })
export function openPriority(t: T, attack: boolean, first: PlayerId): void {
  const f = priority(attack, first)
  push(t, f)
  act(t, f, null)
}

/** What goes on in the same frame goes on at once. */
export const prioritySteps: Steps<Dice, PriorityFrame> = {
  act,
  answer,
  open(t, f, answer) {
    const player = f.asked
    if (answer === null) {
      if (!quiet(t)) return
      return ask(t, player, 'respond')
    }
    if (answer.act !== 'pass') return start(t, player, answer) // DM-PRIO-11
    happen(t, 'passed', player)
    if (!sidePasses(t, f)) return
    turnTo(f, 'act', t.state.turn.player)
    act(t, f, null)
  },
}

function act(t: T, f: PriorityFrame, said: OptionRecord | null): void {
  const player = f.asked
  if (said === null) {
    if (!quiet(t)) return
    forgetPaid(t)
    return ask(t, player, f.attack ? 'window' : 'main') // DM-PRIO-12: passes by itself only where nothing else is offered
  }
  if (said.act !== 'pass') return start(t, player, said)
  happen(t, 'passed', player)
  loseVirtual(t, player) // DM-PRIO-05
  if (!sidePasses(t, f)) return
  if (f.last) return pop(t) // DM-PRIO-06, -07
  turnTo(f, 'answer', otherSide(t)[0]!)
  answer(t, f, null)
}

function answer(t: T, f: PriorityFrame, said: OptionRecord | null): void {
  const player = f.asked
  if (said === null) {
    if (t.again || hasUses(t, player)) return ask(t, player, 'respond')
    askInVain(t, player) // mostly there is nothing to be used
  } else if (said.act !== 'pass') return start(t, player, said) // DM-PRIO-03, DM-DBL-09; `acted` gives priority back
  happen(t, 'passed', player)
  loseVirtual(t, player)
  if (!sidePasses(t, f)) return
  if (t.state.table.twoPassesEnd) return pop(t) // DM-PRIO-07
  f.last = true
  turnTo(f, 'act', t.state.turn.player)
  act(t, f, null)
}

/** DM-DBL-09: a side passes when all of it have passed in a row; until then the next one is asked. */
function sidePasses(t: T, f: PriorityFrame): boolean {
  const members = side(t, f.asked)
  f.passes++
  if (f.passes === members.length) return true
  f.asked = members[1]!
  return false
}

function turnTo(f: PriorityFrame, step: PriorityFrame['step'], asked: PlayerId): void {
  f.step = step
  f.asked = asked
  f.passes = 0
}

function start(t: T, player: PlayerId, answer: OptionRecord): void {
  if (answer.act === 'play') startPlay(t, player, answer.piece!)
  else if (answer.act === 'use') startUse(t, player, answer.piece!, answer.place!)
  else if (answer.act === 'batch') startBatch(t, player, answer.piece!, answer.place!)
  else if (answer.act === 'ritual') startRitual(t, player, answer.piece!)
  else startBundle(t, player, answer.piece!)
}

/** Something that was started is done, and only now somebody may start something else (DM-PRIO-10): the active player goes on, or in the open procedure the other one is asked first. */
export function acted(t: T, player: PlayerId): void {
  let at = t.state.stack.length - 1
  while (at >= 0 && t.state.stack[at]!.op !== 'priority') at--
  if (at < 0) return
  const f = t.state.stack[at] as PriorityFrame
  f.last = false // DM-PRIO-04
  f.passes = 0
  if (!isActive(t, player)) {
    loseVirtual(t, player) // DM-PRIO-05
    turnTo(f, 'act', t.state.turn.player)
  } else if (t.state.table.priorityMode === 'open') turnTo(f, 'open', otherSide(t)[0]!)
}

/** DM-FIELD-07 reaches no further than what the fielding triggered. */
function forgetPaid(t: T): void {
  const side = activeSide(t)
  for (let p = 0; p < side.length; p++) {
    const used = dice(t, side[p]!, USED)
    if (used === unpaid[side[p]!]) continue
    let found: Handle | null = null
    for (let i = 0; i < used.length; i++) {
      const piece = t.state.pieces[used[i]!]!
      if (piece.place !== PAID) continue
      piece.place = 0
      found = used[i]!
    }
    if (found !== null) renew(t, found)
    unpaid[side[p]!] = dice(t, side[p]!, USED)
  }
}
/** Piles in which nothing has paid for a fielding: they are the same lists until something comes or goes. */
const unpaid: (readonly Handle[])[] = []
