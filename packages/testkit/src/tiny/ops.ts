import {
  aim,
  cap,
  completes,
  foes,
  type Handle,
  handleOf,
  happen,
  hide,
  more,
  move,
  packet,
  playing,
  pop,
  proceed,
  push,
  refTo,
  reveal,
  type Steps,
  same,
  seatOf,
  shuffle,
  stand,
  verb,
} from '@duelhall/kernel'
import { draw, enter, lasting } from './cardplay.ts'
import { blocks, type Step } from './cards/index.ts'
import { pick, taskOf } from './pick.ts'
import { auctionFrame, cardOf, inZone, isCreature, type RunFrame, runFrame, type T, type Tiny, zoneOf } from './state.ts'

export const runSteps: Steps<Tiny, RunFrame> = {
  run(t, f) {
    const step = blocks[f.block]![f.pc]
    if (step === undefined) return pop(t)
    const run: Op<Step> = ops[step.op]
    run(t, f, step)
  },
}

/** Does its step and moves on; written as a method, so that one table serves all steps. */
type Op<S> = { run(t: T, f: RunFrame, step: S): void }['run']
type Ops = { readonly [K in Step['op']]: Op<Extract<Step, { readonly op: K }>> }

/** What was chosen, as long as it is still that object: TG-CAST-04. */
const chosen = (t: T, f: RunFrame): Handle | null => (f.it !== null && same(t.state, f.it) ? handleOf(f.it) : null)

const ops: Ops = {
  pick(t, f, step) {
    const wanted = { player: f.player, source: f.source, from: step.from, sum: 0, min: step.min }
    const picked = f.picked ?? (completes(taskOf(t, wanted), []) ? null : [])
    if (picked === null) return push(t, pick(wanted))
    const it = picked[0]
    f.picked = null
    f.it = it === undefined ? null : refTo(t.state, it)
    f.pc++
    happen(t, 'chose', f.player, it ?? null)
  },
  damage(t, f, step) {
    f.pc++
    const n = step.n === 'was' ? f.was : step.n
    const it = chosen(t, f)
    const to = step.to === 'foes' ? foes(t, f.player).map(seatOf) : it === null || !isCreature(t, it) ? [] : [it]
    if (to.length > 0)
      push(
        t,
        verb(
          'damage',
          to.map((h) => packet(h, n, 'effect', f.source)),
        ),
      )
  },
  draw(t, f, step) {
    f.pc++
    draw(t, f.player, step.n)
  },
  grow(t, f, step) {
    f.pc++
    const source = handleOf(f.source)
    if (same(t.state, f.source)) stand(t, lasting(t, source, 'value', 'power', f.source, step.add, 'turnEnd'))
  },
  count(t, f, step) {
    f.pc++
    const it = chosen(t, f)
    if (it === null) return
    t.mark(it).counters += step.n
    t.memo = null
    happen(t, 'counted', f.player, it, null, { n: step.n })
  },
  forbid(t, f, step) {
    f.pc++
    const it = chosen(t, f)!
    stand(t, lasting(t, handleOf(f.source), 'ban', step.act, f.it, 0, 'turnEnd', t.piece(it).controller))
    happen(t, 'forbade', f.player, handleOf(f.source), it)
  },
  return(t, f) {
    f.pc++
    const it = chosen(t, f)
    if (it === null) return
    happen(t, 'vanished', f.player, it)
    enter(t, it)
  },
  show(t, f) {
    f.pc++
    const it = chosen(t, f)!
    reveal(t, it)
    happen(t, 'showed', f.player, it)
  },
  conceal(t, f) {
    f.pc++
    hide(t, chosen(t, f)!)
    happen(t, 'concealed', f.player)
  },
  ifTrick(t, f, step) {
    const branch = cardOf(t, chosen(t, f)!).kind === 'trick' ? 'does' : 'otherwise'
    const block = `${f.block}/${f.pc}/${branch}`
    f.pc++
    if (step[branch].length > 0) push(t, runFrame({ ...f, block, pc: 0, picked: null }))
  },
  auction(t, f) {
    f.pc++
    push(t, auctionFrame({ op: 'auction', step: 'bid', asked: t.state.turn.player, left: playing(t).length }))
  },
  tide(t, f) {
    f.pc++
    for (const p of playing(t)) {
      const hand = inZone(t, p, 'hand')
      for (const h of hand) move(t, h, zoneOf(p, 'deck'))
      shuffle(t, zoneOf(p, 'deck'))
      happen(t, 'shuffled', p)
      draw(t, p, hand.length)
    }
  },
  repeat(_t, f) {
    f.pc = 0
  },
  cap(t, f, step) {
    f.pc++
    proceed(t)
    cap(t, step.n)
  },
  less(t, f, step) {
    f.pc++
    cap(t, f.was - step.n)
  },
  aim(t, f) {
    f.pc++
    aim(t, handleOf(f.source))
  },
  bite(t, f, step) {
    f.pc++
    proceed(t)
    if (f.it !== null) more(t, packet(seatOf(t.piece(handleOf(f.it)).controller), step.n, 'bite', f.source))
  },
}
