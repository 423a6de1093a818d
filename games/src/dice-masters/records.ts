import { type Records, verbFrame, windowFrame } from '@duelhall/kernel'
import { fx } from './fx.ts'
import {
  attackFrame,
  bundleFrame,
  type Dice,
  die,
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

export const records: Records<Dice> = {
  piece: die,
  mark,
  player,
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
