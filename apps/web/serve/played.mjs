// Games that computers have played up to a question of the first player, as the browser keeps them: for tests and pictures.
import { ask, botSeed, levelBot } from '@duelhall/bots'
import { replayOf } from '@duelhall/kernel'

const names = ['You', 'Noor', 'Mattis', 'Tomo', 'Ida']

/** Games and moments worth looking at: an attack, monsters on the field, a board that is lived on. */
const moments = {
  'battle-of-creatures': { seed: 'shots-battle-of-creatures', atLeast: 45 },
  'dungeon-dice': { seed: 'shots-dungeon-dice', atLeast: 112, decks: ['rush', 'fortress'] },
  'dice-masters-yugioh': { seed: 'shots-dice-masters-yugioh-0', atLeast: 90 },
  'dice-masters-ultramar': { seed: 'shots-dice-masters-ultramar-2', atLeast: 105 },
  'duel-monsters': { seed: 'shots-duel-monsters-0', atLeast: 156 },
}

/** The save of a game in its middle, or at its end with `atLeast: Infinity` or where `orEnd` allows it; the same in every run. */
export function played(module, wanted = {}) {
  const { game } = module
  const known = moments[game.id] ?? { seed: 'shots', atLeast: 50 }
  const {
    players = 2,
    table = {},
    decks = known.decks ?? [],
    atLeast = known.atLeast,
    seed = known.seed,
    until = () => true,
    orEnd = false,
  } = wanted
  const config = module.config(players, table, decks)
  const state = game.setup(config, seed)
  const bot = levelBot(module, 1)
  const choices = []
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    if (choices.length >= atLeast && decision.player === 0 && decision.options.length > 2 && until(game.view(state, 0), state)) break
    const { answer } = ask(module, state, bot, botSeed(seed, decision.player))
    choices.push(decision.options[answer])
    game.apply(state, answer)
  }
  // A game that was over sooner would be another picture than the one that was asked for.
  if (!orEnd && Number.isFinite(atLeast) && game.decision(state) === null)
    throw new Error(`${game.id}: no such moment in the game of ${seed}`)
  const now = Date.now()
  return {
    version: 1,
    id: game.id,
    seats: Array.from({ length: players }, (_, p) => ({ name: names[p], level: p === 0 ? 0 : 1 })),
    replay: replayOf(game, config, seed, choices, state),
    started: now,
    updated: now,
    turn: state.turn.no,
    asked: game.decision(state)?.player ?? null,
    over: game.decision(state) === null ? module.text.outcome(game.view(state, null)) : null,
  }
}

/** What the browser's storage holds when it keeps these. */
export const kept = (...saves) => Object.fromEntries(saves.map((save) => [`duelhall/game/${save.id}`, JSON.stringify(save)]))
