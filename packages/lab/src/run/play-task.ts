import { type Bot, playGame, type Seen, seated } from '@duelhall/bots'
import { games } from '@duelhall/games'
import { type GameModule, type PlayerId, rngFrom, type Seed, type State } from '@duelhall/kernel'
import { botFrom, isOpen } from './bot-spec.ts'
import { weighing } from './other-weights.ts'
import type { Mishap, Result, Task } from './task.ts'

/** Plays one game in this thread. */
export function playTask(task: Task): Result {
  const module = games.find((one) => one.game.id === task.game)!
  const truth: { state: State | null } = { state: null }
  const seats = task.bots.map((spec, seat) => {
    const bot = botFrom(module, spec, () => performance.now())
    const own = task.weights === undefined ? bot : weighing(bot, module, task.weights[seat]!)
    return isOpen(spec) ? seer(own, truth) : own
  })
  const mishaps: Mishap[] = []
  const cards = seats.map(() => new Set<string>())
  const times: number[] = []
  let asked = 0
  let first = -1
  let turn = -1
  let turns = 0
  const begin = (state: State) => {
    turn = state.turn.no
    if (turn >= 1 && first < 0) first = state.turn.player
    turns = Math.max(turns, turn)
  }
  const played = playGame(module, task.config, task.seed, seats, {
    incident: ({ message, replay }) => mishaps.push({ says: message, replay }),
    asked(_seat, state) {
      truth.state = state
      if (state.turn.no !== turn) begin(state)
      asked = performance.now()
    },
    answered(seat, state, answer) {
      if (task.note === 'times') times.push(performance.now() - asked)
      if (task.note === 'cards') noteCard(module, state, seat, answer, cards[seat]!)
    },
  })
  return {
    places: played.outcome?.places ?? null,
    rule: played.outcome?.rule ?? null,
    decisions: played.decisions,
    turns,
    first: Math.max(0, first),
    mishaps,
    cards: cards.map((set) => [...set].sort()),
    times,
  }
}

/** The card of the piece that the chosen option is about, as its player knows it. */
function noteCard(module: GameModule, state: State, seat: number, answer: number, into: Set<string>): void {
  const view = module.game.view(state, seat as PlayerId)
  const { piece } = view.decision!.options[answer]!
  const def = piece === null ? null : view.pieces[piece]!.def
  if (def !== null) into.add(def)
}

/** A search that is handed the truth, with other dice to come: the ceiling of what skill could do. */
function seer(bot: Bot, truth: { readonly state: State | null }): Bot {
  const open = <S extends State, C>(seen: Seen<S, C>): Seen<S, C> => {
    const { game } = seen.module
    const resample = (state: S, _viewer: PlayerId, seed: Seed) => {
      state.rng = rngFrom(`${seed}/play`)
    }
    return { ...seen, module: { ...seen.module, game: { ...game, resample } }, state: game.clone(truth.state as S) }
  }
  const sat = seated(bot)
  return { name: bot.name, choose: (seen) => sat.choose(open(seen)), agrees: (seen) => sat.agrees(seen) }
}
