import { defineGame, type Handle, type Happening, type Parts, windowFrame, windowSteps } from '@duelhall/kernel'
import { acts, asks } from './acts.ts'
import { battleSteps } from './battle.ts'
import { defs } from './catalog.ts'
import { type Config, check } from './config.ts'
import { offers, resign, stalemate } from './end.ts'
import { fx } from './fx.ts'
import { isSeat } from './ground.ts'
import { linkSteps, windows } from './links.ts'
import { moveSteps, pathSteps } from './move.ts'
import { rollSteps } from './roll.ts'
import { secrets } from './secrets.ts'
import { deal } from './setup.ts'
import {
  battleFrame,
  type Dungeon,
  isInPlay,
  linkFrame,
  mark,
  moveFrame,
  pathFrame,
  piece,
  player,
  rollFrame,
  summonFrame,
  type T,
  turnFrame,
} from './state.ts'
import { summonSteps } from './summon.ts'
import { turnSteps } from './turn.ts'
import { shows } from './view.ts'

const NOTHING: ReturnType<typeof fx.interests> = []

export const parts: Parts<Dungeon, Config> = {
  id: 'dungeon-dice',
  version: 1,
  catalog: defs,
  acts,
  asks,
  steps: {
    turn: turnSteps,
    roll: rollSteps,
    summon: summonSteps,
    path: pathSteps,
    move: moveSteps,
    battle: battleSteps,
    link: linkSteps,
    window: windowSteps<Dungeon>(),
    ...fx.steps,
  },
  records: {
    piece,
    mark,
    player,
    frames: {
      turn: turnFrame,
      roll: rollFrame,
      summon: summonFrame,
      path: pathFrame,
      move: moveFrame,
      battle: battleFrame,
      link: linkFrame,
      window: windowFrame,
      ...fx.frames,
    },
  },
  refused: {
    over: 'DD-WIN-15',
    out: 'DD-WIN-03',
    notAsked: 'DD-TURN-08',
    notNow: 'DD-TURN-01',
    never: { pass: 'DD-CHAIN-05', endTurn: 'DD-TURN-05', summon: 'DD-TURN-03', attack: 'DD-ATTACK-04', masterAttack: 'DD-ATTACK-04' },
  },
  asides: { resign, agreed: stalemate, offers },
  shows,
  check,
  deal,
  secrets,
  windows,
  hears: fx.hears,
  /** DD-DAMAGE-14: only figures in play speak. */
  interests: (t: T, h: Handle) => (isSeat(t.state, h) || isInPlay(t.state, h) ? fx.interests(t, h) : NOTHING),
  was: (t: T, h: Handle): Happening['was'] => (isSeat(t.state, h) ? null : { controller: t.piece(h).controller }),
}

export const game = defineGame(parts)
