import { type Records, verbFrame, windowFrame } from '@duelhall/kernel'
import { fx } from './fx.ts'
import {
  attackFrame,
  bundleFrame,
  type Dice,
  type Die,
  die,
  type Mark,
  mark,
  payFrame,
  picksFrame,
  player,
  playFrame,
  priorityFrame,
  setupFrame,
  turnFrame,
  useFrame,
} from './state.ts'

function dice(list: readonly Die[]): Die[] {
  const copies = list.slice()
  for (let i = 0; i < copies.length; i++) copies[i] = die(copies[i]!)
  return copies
}
function marks(list: readonly (Mark | null)[]): (Mark | null)[] {
  const copies = list.slice()
  for (let i = 0; i < copies.length; i++) if (copies[i] !== null) copies[i] = mark(copies[i]!)
  return copies
}

export const records: Records<Dice> = {
  piece: die,
  mark,
  player,
  pieces: dice,
  marks,
  frames: {
    setup: setupFrame,
    turn: turnFrame,
    picks: picksFrame,
    priority: priorityFrame,
    bundle: bundleFrame,
    pay: payFrame,
    play: playFrame,
    use: useFrame,
    attack: attackFrame,
    window: windowFrame,
    verb: verbFrame,
    ...fx.frames,
  },
}
