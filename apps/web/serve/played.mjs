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

/** So many games are looked through for a moment: whoever changes rules, weights or levels changes what happens in each of them. */
const MOST = 30

/** The save of a game in its middle, or at its end with `atLeast: Infinity` or where `orEnd` allows it; the same in every run. */
export function played(module, wanted = {}) {
  const { game } = module
  const known = moments[game.id] ?? { seed: 'shots', atLeast: 50 }
  const { players = 2, table = {}, decks = known.decks ?? [], atLeast = known.atLeast, until = () => true, orEnd = false } = wanted
  const config = module.config(players, table, decks)
  const isMoment = (state, decision, n) =>
    n >= atLeast && decision.player === 0 && decision.options.length > 2 && until(game.view(state, 0), state)
  // A game that was over sooner would be another picture than the one that was asked for.
  const isOver = ({ state }) => !orEnd && Number.isFinite(atLeast) && game.decision(state) === null
  let seed = wanted.seed ?? known.seed
  let found = playedUntil(module, config, seed, isMoment)
  for (let n = 1; n < MOST && isOver(found); n++) {
    seed = `${wanted.seed ?? known.seed}/${n}`
    found = playedUntil(module, config, seed, isMoment)
  }
  if (isOver(found)) throw new Error(`${game.id}: no such moment in ${MOST} games from ${seed} on`)
  const { state, choices } = found
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

/** Two beginners play until a question of the first player is such a moment, or to the end. */
function playedUntil(module, config, seed, isMoment) {
  const { game } = module
  const state = game.setup(config, seed)
  const bot = levelBot(module, 1)
  const choices = []
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    if (isMoment(state, decision, choices.length)) break
    const { answer } = ask(module, state, bot, botSeed(seed, decision.player))
    choices.push(decision.options[answer])
    game.apply(state, answer)
  }
  return { state, choices }
}

/** What the browser's storage holds when it keeps these. */
export const kept = (...saves) => Object.fromEntries(saves.map((save) => [`duelhall/game/${save.id}`, JSON.stringify(save)]))
