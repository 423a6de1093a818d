import { ask, type Handle, happen, pop, push, type Steps } from '@duelhall/kernel'
import { answerWindow, idleWindow, openIfHeard } from './chain.ts'
import { pay } from './crests.ts'
import { itemAt, monsterAt } from './ground.ts'
import { wake } from './items.ts'
import { costOf, mayStep, priceOf } from './reach.ts'
import { type Dungeon, isInPlay, type MoveFrame, moveFrame, type PathFrame, type T } from './state.ts'
import { forbids, hasKeyword } from './stats.ts'

export const openMove = (t: T, monster: Handle, path: readonly number[]): MoveFrame =>
  moveFrame({
    op: 'move',
    step: 'declare',
    monster,
    life: t.piece(monster).life,
    path,
    at: 0,
    paid: 0,
    from: t.piece(monster).place,
    stopped: false,
  })

/** DD-MOVE-09: the whole path is stated before anything is told. */
export const pathSteps: Steps<Dungeon, PathFrame> = {
  cell(t, f, answer) {
    if (answer === null) return ask(t, t.state.turn.player, 'path', { source: f.monster })
    if (answer.act === 'step') {
      f.path = f.path.concat(answer.place!)
      return
    }
    pop(t)
    push(t, openMove(t, f.monster, f.path))
  },
}

export const moveSteps: Steps<Dungeon, MoveFrame> = {
  declare(t, f) {
    const mark = t.mark(f.monster)
    mark.moved = true // DD-MOVE-05
    mark.movedOn = t.state.turn.no
    mark.previous = f.from
    happen(t, 'moveDeclared', t.piece(f.monster).controller, f.monster, null, { n: f.from, list: f.path })
    f.step = 'step'
    answerWindow(t, 'moveDeclared') // DD-MOVE-15
  },
  /** DD-MOVE-09, -11: each step is paid as it is made; what it sets off resolves before the next. */
  step(t, f) {
    if (f.at === f.path.length || !goesOn(t, f)) {
      f.step = 'end'
      return
    }
    const { monster } = f
    const price = priceOf(t, monster) // DD-FLY-10: the price of this very step
    const cost = costOf(f.at + 1, price) - costOf(f.at, price)
    if (t.player(t.piece(monster).controller).movement < cost) {
      f.step = 'end' // DD-MOVE-10
      return
    }
    pay(t, t.piece(monster).controller, 'movement', cost)
    f.paid += cost
    const cell = f.path[f.at]!
    f.at++
    t.piece(monster).place = cell
    t.memo = null
    happen(t, 'monsterStepped', t.piece(monster).controller, monster, null, { n: cell })
    // DD-ITEM-04, -15, DD-FLY-06; DD-TUNNEL-02, -03, -06, DD-ITEM-09: a tunneller only where it stops.
    if (f.at < f.path.length && hasKeyword(t, monster, 'tunnel')) return
    const item = itemAt(t.state, cell)
    if (item === null) return
    wake(t, monster, item)
    openIfHeard(t, 'entered')
  },
  end(t, f) {
    f.step = 'done'
    if (!isThere(t, f) || f.at === 0 || f.at === f.path.length) return
    const { monster } = f
    const cell = t.piece(monster).place
    if (isShared(t, monster, cell)) {
      // DD-MOVE-17: back to the last free cell of its path, at the latest where it began.
      const way = [f.from, ...f.path.slice(0, f.at)]
      t.piece(monster).place = way.reverse().find((back) => !isShared(t, monster, back)) ?? f.from
      t.memo = null
      happen(t, 'monsterMoved', t.piece(monster).controller, monster, null, { n: t.piece(monster).place })
      return
    }
    const item = itemAt(t.state, cell)
    if (item === null || !hasKeyword(t, monster, 'tunnel')) return
    wake(t, monster, item) // DD-TUNNEL-07
    openIfHeard(t, 'entered')
  },
  done(t, f) {
    pop(t)
    if (isInPlay(t.state, f.monster)) happen(t, 'moveEnded', t.piece(f.monster).controller, f.monster, null, { n: f.at })
    idleWindow(t, 'moveEnded') // DD-ABILITY-11
  },
}

/** The very monster, where the move has brought it. */
const isThere = (t: T, f: MoveFrame): boolean => {
  const p = t.piece(f.monster)
  return p.life === f.life && isInPlay(t.state, f.monster) && p.place === (f.at === 0 ? f.from : f.path[f.at - 1])
}

/** DD-ITEM-06, DD-MOVE-10: in play, still there, not stopped, and the next step is legal. */
function goesOn(t: T, f: MoveFrame): boolean {
  if (!isThere(t, f) || f.stopped || t.piece(f.monster).controller !== t.state.turn.player) return false
  if (forbids(t, 'move', f.monster) !== null) return false
  return mayStep(t, f.monster, t.piece(f.monster).place, f.path[f.at]!) && mayRest(t, f)
}

/** The last step must lead to a free cell; on the way others may be passed. */
function mayRest(t: T, f: MoveFrame): boolean {
  return f.at + 1 < f.path.length || !isShared(t, f.monster, f.path[f.at]!)
}

/** DD-BOARD-14: whether another monster stands there. */
function isShared(t: T, monster: Handle, cell: number): boolean {
  const own = t.piece(monster).place
  if (own !== cell) return monsterAt(t.state, cell) !== null
  // It stands there itself: look for a second one.
  t.piece(monster).place = -1
  const other = monsterAt(t.state, cell)
  t.piece(monster).place = own
  return other !== null
}
