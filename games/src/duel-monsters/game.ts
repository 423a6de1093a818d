import { defineGame, type Handle, type Happening, type Parts, verbFrame, verbSteps, windowFrame, windowSteps } from '@duelhall/kernel'
import { linkSteps, playSteps, windows } from './activate.ts'
import { acts, asks } from './acts.ts'
import { arriveSteps } from './arrive.ts'
import { attackSteps } from './battle.ts'
import { defs } from './catalog.ts'
import { type Config, check } from './config.ts'
import { dutySteps } from './duty.ts'
import { agreed, resign, resignMatch } from './end.ts'
import { fx } from './fx.ts'
import { hears, interests } from './interests.ts'
import { loop } from './loop.ts'
import { matchSteps } from './match.ts'
import { chooseSteps } from './materials.ts'
import { wasOf } from './moves.ts'
import { secrets } from './secrets.ts'
import { settle } from './settle.ts'
import { deal } from './setup.ts'
import { sideSteps } from './side.ts'
import { stackSteps } from './stack.ts'
import {
  arriveFrame,
  attackFrame,
  chooseFrame,
  type Duel,
  dutyFrame,
  isSeat,
  linkFrame,
  mark,
  matchFrame,
  piece,
  player,
  playFrame,
  setFrame,
  sideFrame,
  stackFrame,
  summonFrame,
  type T,
  turnFrame,
} from './state.ts'
import { setSteps, summonSteps } from './summon.ts'
import { turnSteps } from './turn.ts'
import { verbs } from './verbs.ts'
import { shows } from './view.ts'

export const parts: Parts<Duel, Config> = {
  id: 'duel-monsters',
  version: 3,
  catalog: defs,
  acts,
  asks,
  steps: {
    match: matchSteps,
    side: sideSteps,
    turn: turnSteps,
    summon: summonSteps,
    choose: chooseSteps,
    arrive: arriveSteps,
    play: playSteps,
    set: setSteps,
    attack: attackSteps,
    duty: dutySteps,
    stack: stackSteps,
    link: linkSteps,
    window: windowSteps<Duel>(),
    verb: verbSteps<Duel>(),
    ...fx.steps,
  },
  records: {
    piece,
    mark,
    player,
    frames: {
      match: matchFrame,
      side: sideFrame,
      turn: turnFrame,
      summon: summonFrame,
      choose: chooseFrame,
      arrive: arriveFrame,
      play: playFrame,
      set: setFrame,
      attack: attackFrame,
      duty: dutyFrame,
      stack: stackFrame,
      link: linkFrame,
      window: windowFrame,
      verb: verbFrame,
      ...fx.frames,
    },
  },
  refused: {
    over: 'YG-WIN-01',
    out: 'YG-WIN-09',
    notAsked: 'YG-PRIO-02',
    notNow: 'YG-PHASE-20',
    never: {
      attack: 'YG-PHASE-33',
      activate: 'YG-PRIO-07',
      swap: 'YG-MATCH-11',
      decline: 'YG-EFFECT-04',
      position: 'YG-SUMMON-31',
      zone: 'YG-FIELD-01',
    },
  },
  asides: { resign, resignMatch, agreed },
  shows,
  check,
  deal,
  secrets,
  windows,
  verbs,
  hears,
  interests,
  was: (t: T, h: Handle): Happening['was'] => (isSeat(t.state, h) ? null : wasOf(t, h)),
  settle,
  loop,
}

export const game = defineGame(parts)
