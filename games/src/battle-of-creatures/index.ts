import { defineGame, type GameModule, type Handle, type PlayerId, type Refusal } from '@duelhall/kernel'
import { acts, asks } from './acts.ts'
import { battleSteps } from './battle.ts'
import { board } from './board.ts'
import { type Config, check, players, tableFor, variants } from './config.ts'
import { agreed, resign } from './end.ts'
import { evaluate } from './evaluate.ts'
import { checkPath as judge } from './path.ts'
import { catalog, pawns } from './pawns.ts'
import { deal, pawnsSteps, prepareSteps } from './setup.ts'
import { type Creatures, type CreaturesState, records } from './state.ts'
import { text } from './text.ts'
import { turnSteps } from './turn.ts'
import { shows } from './view.ts'

const game = defineGame<Creatures, Config>({
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
})

export const battleOfCreatures: GameModule<CreaturesState, Config> = {
  game,
  name: 'Battle of the Creatures',
  players,
  text,
  catalog,
  variants,
  config: tableFor,
  evaluate,
}

/** Why a creature may not walk this path, named space by space without its start; null when it may. */
export const checkPath = (state: CreaturesState, player: PlayerId, piece: Handle, path: readonly unknown[]): Refusal | null =>
  judge(game, state, player, piece, path)

export { board, civilizations, type Kind, type Space } from './board.ts'
export type { Config } from './config.ts'
export { codeOf } from './refusals.ts'
export type { CreaturesState } from './state.ts'
export { stacks } from './view.ts'
export { spaceName } from './words.ts'
