import { ask, entryOf, type Handle, type OptionRecord, type PlayerId, pop, push, type Steps, withLast } from '@duelhall/kernel'
import { type Dice, type PicksAsk, type PicksFrame, picksFrame, type T } from './state.ts'

/** How one kind of choice goes on: what an answer is written down as, when it is over, and what then happens to the frame below. */
export interface Picker {
  code(answer: OptionRecord): number
  isOver(t: T, picked: readonly number[]): boolean
  end(t: T, picked: readonly number[], answer: OptionRecord): void
  /** Acts that are no pick and no end; true when it was one of them. */
  other?(t: T, answer: OptionRecord): boolean
  /** The handles picked so far, where a screen may offer them as one selection. */
  set?(t: T, picked: readonly number[]): readonly Handle[]
  /** Those who choose one after the other, each knowing what was picked before: all of it is then done together (DM-DBL-04). */
  members?(t: T): readonly PlayerId[]
  /** The die that the choice is about. */
  source?(t: T): Handle
}

const NO_PICKS: readonly number[] = []

/** Begins to ask for several things one by one. */
export function pick(t: T, ask: PicksAsk, player: PlayerId): void {
  push(t, picksFrame({ op: 'picks', step: 'ask', ask, player, picked: NO_PICKS }))
}

/** Takes the frames of a choice off the stack; the frame that asked for it is then on top. */
export function dropPicks(t: T): void {
  while (t.frame.op === 'picks') pop(t)
}

export const picksSteps = (pickers: Readonly<Record<PicksAsk, Picker>>): Steps<Dice, PicksFrame> => ({
  ask(t, f, answer) {
    const picker = entryOf(pickers, f.ask)!
    if (answer === null) return askFor(t, f, picker)
    if (picker.other?.(t, answer)) return
    const ends = answer.act === 'done' || answer.act === 'accept'
    const picked = ends ? f.picked : withLast(f.picked, picker.code(answer))
    if (!ends && !picker.isOver(t, picked)) return goOn(t, picker, f.ask, f.player, picked)
    dropPicks(t)
    const next = picker.members === undefined ? undefined : after(picker.members(t), f.player)
    if (next === undefined) picker.end(t, picked, answer)
    else goOn(t, picker, f.ask, next, picked)
  },
})
function askFor(t: T, f: PicksFrame, picker: Picker): void {
  const set = picker.set === undefined ? null : { picked: picker.set(t, f.picked), min: 0, max: MOST }
  ask(t, f.player, f.ask, { source: picker.source?.(t) ?? null, step: null, set })
}
function goOn(t: T, picker: Picker, name: PicksAsk, player: PlayerId, picked: readonly number[]): void {
  const f = picksFrame({ op: 'picks', step: 'ask', ask: name, player, picked })
  push(t, f)
  askFor(t, f, picker)
}
const after = (members: readonly PlayerId[], player: PlayerId): PlayerId | undefined => members[members.indexOf(player) + 1]
/** A selection of dice is bounded by what is offered, not by a number. */
const MOST = 60
