import { defineGame, type Parts } from '@duelhall/kernel'
import { acts, asks } from './acts.ts'
import { battleSteps } from './battle.ts'
import { board } from './board.ts'
import { type Config, check } from './config.ts'
import { agreed, resign } from './end.ts'
import { pawns } from './pawns.ts'
import { deal, pawnsSteps, prepareSteps } from './setup.ts'
import { type Creatures, records } from './state.ts'
import { turnSteps } from './turn.ts'
import { shows } from './view.ts'

export const parts: Parts<Creatures, Config> = {
  id: 'battle-of-creatures',
  version: 1,
  catalog: { pawns, board },
  acts,
  asks,
  steps: { prepare: prepareSteps, pawns: pawnsSteps, turn: turnSteps, battle: battleSteps },
  records,
  refused: {
    over: 'BC-WIN-06',
    out: 'BC-TURN-08',
    notAsked: 'BC-SETUP-09',
    notNow: 'BC-TURN-01',
    never: { pass: 'BC-TURN-02', decline: 'BC-BATTLE-01' }, // nobody passes, nobody declines a battle
  },
  asides: { resign, agreed },
  shows,
  check,
  deal,
}

export const game = defineGame(parts)
