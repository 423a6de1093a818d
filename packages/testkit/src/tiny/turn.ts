import { after, ask, freshUses, happen, openWindow, passPoint, playing, push, refTo, type Steps, shuffle, use } from '@duelhall/kernel'
import { draw, enter, layDown } from './cardplay.ts'
import { cast } from './cast.ts'
import { finish } from './damage.ts'
import { attackFrame, type T, type Tiny, type TurnFrame, zoneOf } from './state.ts'

const HAND = 3

export const turnSteps: Steps<Tiny, TurnFrame> = {
  start(t, f) {
    const { turn } = t.state
    if (turn.no === 0) deal(t)
    turn.no++
    turn.phase = 'main'
    happen(t, 'turnBegan', turn.player)
    draw(t, turn.player, 1)
    f.step = 'main'
  },
  main(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) {
      if (t.state.events.length > 0) return push(t, openWindow('after', 'queue', player)) // TG-QUEUE-01
      return ask(t, player, 'main')
    }
    const piece = answer.piece!
    if (answer.act === 'endTurn') f.step = 'end'
    else if (answer.act === 'attack')
      push(t, attackFrame({ op: 'attack', step: 'target', player, attacker: refTo(t.state, piece), target: null, picked: null }))
    else if (answer.act === 'cast' || answer.act === 'use') push(t, cast(t, answer.act, player, piece))
    else if (answer.act === 'setDown') {
      use(t, 'turn/set', 'turn')
      layDown(t, piece)
    } else {
      use(t, 'turn/play', 'turn')
      enter(t, piece)
    }
  },
  end(t, f) {
    const s = t.state
    happen(t, 'turnEnded', s.turn.player)
    passPoint(t, 'turnEnd', s.turn.player)
    freshUses(t, 'turn')
    if (s.turn.no >= s.table.turns) return finish(t, 'TG-END-02', (p) => (t.player(p).out ? 0 : t.player(p).life))
    s.turn.player = after(t, s.turn.player)
    s.turn.phase = 'start'
    f.step = 'start'
  },
}

/** TG-SETUP-01 */
function deal(t: T): void {
  for (const p of playing(t)) {
    shuffle(t, zoneOf(p, 'deck'))
    draw(t, p, HAND)
  }
}
