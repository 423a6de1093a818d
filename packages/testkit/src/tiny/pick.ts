import {
  type Act,
  ask,
  foes,
  type Handle,
  handleOf,
  isWhole,
  nextPicks,
  type PlayerId,
  playing,
  pop,
  push,
  type SetTask,
  type Steps,
  seatOf,
  value,
} from '@duelhall/kernel'
import { creaturesOf, guiseOf, inZone, type PickFrame, pickFrame, type T, type Tiny } from './state.ts'

/** TG-ATTACK-02: cards of foes, and foes who have nothing that looks like a creature. */
function attackable(t: T, player: PlayerId): readonly Handle[] {
  return foes(t, player).flatMap((foe) => {
    const field = inZone(t, foe, 'field')
    return field.some((h) => t.piece(h).guise === guiseOf('creature')) ? field : field.concat(seatOf(foe))
  })
}

const candidates: Readonly<Record<PickFrame['from'], (t: T, player: PlayerId) => readonly Handle[]>> = {
  creature: (t) => playing(t).flatMap((p) => creaturesOf(t, p)),
  ownCreature: creaturesOf,
  foeSeat: (t, player) => foes(t, player).map(seatOf),
  ownHand: (t, player) => inZone(t, player, 'hand'),
  attackable,
  exactPower: creaturesOf,
}

export type Asked = Pick<PickFrame, 'player' | 'from' | 'sum' | 'min'>

/** What may be picked: one of a kind, or creatures whose power is exactly this together. TG-PICK-01 */
export function taskOf(t: T, f: Asked): SetTask {
  const list = candidates[f.from](t, f.player)
  if (f.from !== 'exactPower') return { candidates: list, min: f.min, max: 1, whole: () => true }
  const total = (picked: readonly Handle[]) => picked.reduce((n, h) => n + value(t, h, 'power'), 0)
  return {
    candidates: list,
    min: f.min,
    max: list.length,
    whole: (picked) => total(picked) === f.sum,
    hopeless: (picked) => total(picked) > f.sum,
  }
}

export const pick = (f: Omit<PickFrame, 'op' | 'step' | 'picked'>): PickFrame =>
  pickFrame({ op: 'pick', step: 'pick', player: f.player, source: f.source, from: f.from, sum: f.sum, min: f.min, picked: [] })

export const pickSteps: Steps<Tiny, PickFrame> = {
  pick(t, f, answer) {
    const { min, max } = taskOf(t, f)
    if (answer === null) return ask(t, f.player, 'pick', { source: handleOf(f.source), step: f.from, set: { picked: f.picked, min, max } })
    if (answer.act === 'done') return deliver(t, f.picked)
    push(t, pickFrame({ ...f, picked: f.picked.concat(answer.piece!) }))
  },
}

/** All picks are made: whoever wanted them has them now. */
function deliver(t: T, picked: readonly Handle[]): void {
  while (t.frame.op === 'pick') pop(t)
  const f = t.frame
  if (f.op === 'cast' || f.op === 'attack' || f.op === 'run') f.picked = picked
}

const frameOf = (t: T): PickFrame => t.frame as PickFrame

export const pickActs: readonly Act<Tiny>[] = [
  { act: 'done', player: [['TG-PICK-01', (t) => isWhole(taskOf(t, frameOf(t)), frameOf(t).picked)]] },
  { act: 'pick', pieces: ['TG-PICK-01', (t) => nextPicks(taskOf(t, frameOf(t)), frameOf(t).picked)] },
]
