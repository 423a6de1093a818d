import { ask, happen, type OptionRecord, type PlayerId, pop, type Steps } from '@duelhall/kernel'
import { startBundle, startRitual } from './bundle.ts'
import { loseVirtual } from './energy.ts'
import { touch } from './memory.ts'
import { startBatch, startPlay, startUse } from './play.ts'
import { quiet } from './settle.ts'
import { type Dice, dice, PAID, type PriorityFrame, priorityFrame, type T, USED } from './state.ts'
import { foeOf } from './zones.ts'

/** DM-PRIO-01, -09, DM-GLOBAL-10: the active player begins, and is always asked first; nothing that was rolled need be used (DM-BURST-05). */
export const priority = (attack: boolean): PriorityFrame => priorityFrame({ op: 'priority', step: 'act', attack, last: false })

export const prioritySteps: Steps<Dice, PriorityFrame> = {
  act(t, f, answer) {
    const player = t.state.turn.player
    if (answer === null) {
      if (!quiet(t)) return
      forgetPaid(t, player)
      return ask(t, player, f.attack ? 'window' : 'main') // DM-PRIO-12: passes by itself only where nothing else is offered
    }
    if (answer.act !== 'pass') return start(t, player, answer)
    happen(t, 'passed', player)
    loseVirtual(t, player) // DM-PRIO-05
    if (f.last) return pop(t) // DM-PRIO-06, -07
    f.step = 'answer'
  },
  answer(t, f, answer) {
    const player = foeOf(t, t.state.turn.player)
    if (answer === null) return ask(t, player, 'respond')
    if (answer.act !== 'pass') return start(t, player, answer) // DM-PRIO-03; `answered` gives priority back
    happen(t, 'passed', player)
    loseVirtual(t, player)
    if (t.state.table.twoPassesEnd) return pop(t) // DM-PRIO-07
    f.last = true
    f.step = 'act'
  },
  open(t, f, answer) {
    const player = foeOf(t, t.state.turn.player)
    if (answer === null) {
      if (!quiet(t)) return
      return ask(t, player, 'respond')
    }
    if (answer.act !== 'pass') return start(t, player, answer) // DM-PRIO-11
    happen(t, 'passed', player)
    f.step = 'act'
  },
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
  const f = t.state.stack.findLast((frame) => frame.op === 'priority') as PriorityFrame | undefined
  if (f === undefined) return
  f.last = false // DM-PRIO-04
  if (player !== t.state.turn.player) {
    loseVirtual(t, player) // DM-PRIO-05
    f.step = 'act'
  } else if (t.state.table.priorityMode === 'open') f.step = 'open'
}

/** DM-FIELD-07 reaches no further than what the fielding triggered. */
function forgetPaid(t: T, player: PlayerId): void {
  for (const h of dice(t, player, USED))
    if (t.state.pieces[h]!.place === PAID) {
      t.state.pieces[h]!.place = 0
      touch(t)
    }
}
