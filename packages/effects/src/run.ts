import { type BlockId, instant, pop, push, type Shape, type Steps, type Table } from '@duelhall/kernel'
import { isNumber } from './amount.ts'
import type { Join, Lexicon, Step } from './language.ts'
import { type Machine, opOf } from './machine.ts'
import { onePath } from './paths.ts'
import { withVar } from './refs.ts'
import type { ActivateFrame, RunFrame, Voice } from './spec.ts'

export const runFrame = (f: RunFrame): RunFrame => ({
  op: 'run',
  step: f.step,
  block: f.block,
  pc: f.pc,
  phase: f.phase,
  source: f.source,
  player: f.player,
  event: f.event,
  vars: f.vars,
  done: f.done,
  rest: f.rest,
  nested: f.nested,
})

/** A program that begins to run in somebody's name. */
export const program = (block: BlockId, voice: Voice): RunFrame => begin(block, voice, false)
/** What a cost runs; the numbers that were chosen for it are remembered by what is paid for (DD-FX-08). */
export const payment = (block: BlockId, voice: Voice): RunFrame => begin(block, voice, true)
const begin = (block: BlockId, voice: Voice, nested: boolean): RunFrame =>
  runFrame({
    op: 'run',
    step: 'go',
    block,
    pc: 0,
    phase: 0,
    source: voice.source,
    player: voice.player,
    event: voice.event,
    vars: voice.vars,
    done: 0,
    rest: [],
    nested,
  })

/** Runs a part of the step under way; its memory and what it did flow back. */
export function nest<G extends Shape>(t: Table<G>, f: RunFrame, part: string): void {
  push(t, begin(pathIn(stepPath(f), part), f, true))
}

/** The step is over and did so many things. */
export function next(f: RunFrame, done: number): void {
  f.pc++
  f.phase = 0
  f.rest = []
  f.done = done
}

/** The path of the step under way. */
export const stepPath = (f: RunFrame): BlockId => pathIn(f.block, f.pc)
const joined = new Map<BlockId, Map<string | number, BlockId>>()
/** A path and a part of it, joined once: one that is joined anew is hashed and compared letter by letter at each look-up. */
export function pathIn(path: BlockId, part: string | number): BlockId {
  let parts = joined.get(path)
  if (parts === undefined) {
    parts = new Map()
    joined.set(path, parts)
  }
  let whole = parts.get(part)
  if (whole === undefined) {
    whole = onePath(`${path}/${part}`)
    parts.set(part, whole)
  }
  return whole
}

/** What a verb did is told to the program that called for it. */
export function did<G extends Shape>(t: Table<G>, n: number): void {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f = t.state.stack[i]!
    if (f.op !== 'run') continue
    ;(f as RunFrame & G['frame']).done += n
    return
  }
}

/** These need the part before them; `also` and `after` do not, and `then` and `after` are later events (YG-EFFECT-21 to -24). */
const stopping: readonly (Join | undefined)[] = ['ifdone', 'then']

export function runSteps<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Steps<G, RunFrame> {
  return {
    go(t, f, answer) {
      const block = m.catalog.blocks.get(f.block)!
      const step = block[f.pc]
      if (step === undefined) return finish(t, f)
      if (f.phase === 0 && answer === null) {
        if (f.pc > 0) {
          if (stopping.includes(step.join) && f.done === 0) return finish(t, f)
          if (!t.again && (step.join === 'then' || step.join === 'after')) instant(t) // asked again, it is the same instant
        }
        const end = m.spec.allOrNone === true && step.join !== 'and' ? groupEnd(block, f.pc) : 0
        if (end > f.pc + 1 && !canEach(m, t, f, block, f.pc, end)) {
          f.pc = end - 1
          return next(f, 0) // one of them is impossible, so none is done
        }
      }
      opOf(m, step).run(t, f, step, answer)
    },
  }
}

/** Where the parts end that are joined to this one by `and`. */
export function groupEnd<L extends Lexicon>(block: readonly Step<L>[], from: number): number {
  let end = from + 1
  while (block[end]?.join === 'and') end++
  return end
}
/** Whether each of these steps could do anything. */
export function canEach<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  block: readonly Step<L>[],
  from: number,
  end: number,
): boolean {
  for (let i = from; i < end; i++) {
    const { can } = opOf(m, block[i]!)
    if (can !== undefined && !can(t, voice, block[i]!)) return false
  }
  return true
}

function finish<G extends Shape>(t: Table<G>, f: RunFrame): void {
  pop(t)
  if (!f.nested) return
  const below = t.frame as (RunFrame | ActivateFrame) & G['frame']
  if (below.op === 'run') {
    below.vars = f.vars
    below.done = f.done
  } else for (const name in f.vars) if (isNumber(name)) below.vars = withVar(below.vars, name, f.vars[name]!)
}
