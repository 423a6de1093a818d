import {
  checkReplay,
  type GameModule,
  type Handle,
  type Happening,
  type PlayerId,
  playBack,
  type Replay,
  type State,
  type Viewer,
} from '@duelhall/kernel'
import { Refused } from './faults.ts'
import { act, type Match, replayOfMatch, take, tell } from './match.ts'
import type { Beat, Moment, Story, Terms } from './protocol.ts'
import { sceneOf } from './scene.ts'

/** A finished or half-finished game that is looked at: the states at every so many choices, so that any other is near. */
export interface Told {
  readonly module: GameModule
  readonly replay: Replay
  readonly kept: readonly { readonly at: number; readonly state: State }[]
}

const KEPT_EVERY = 16
/** How much the chances of somebody must turn at once for a moment to be worth a jump, and how many such moments are shown. */
const TURNED = 0.06
const MOST_KEYS = 12

const termsOf = (replay: Replay): Terms => ({ game: replay.game, config: replay.config, seed: replay.seed, from: replay.from })

/** Checks what claims to be a replay, plays it through and finds its key moments. */
export function tellStory(module: GameModule, input: unknown): { told: Told; story: Story } {
  const problems = checkReplay(module.game, input)
  if (problems.length > 0) throw new Refused('input', 'replay', problems)
  const replay = input as Replay
  const match = take(module, termsOf(replay), [])
  const kept = [{ at: 0, state: module.game.clone(match.state) }]
  const moments: Draft[] = [momentOf(match, 0, [], { turn: match.state.turn.no, player: match.state.turn.player })]
  const divergence = playBack(module.game, replay, undefined, (state, choice, at) => {
    if (at > 0 && at % KEPT_EVERY === 0) kept.push({ at, state: module.game.clone(state) })
    const events = act(match, choice)
    moments.push(momentOf(match, at + 1, events, { turn: state.turn.no, player: state.turn.player }))
  }).divergence
  return {
    told: { module, replay, kept },
    story: { moments: withKeys(moments), divergence: divergence?.says ?? null, players: match.state.players.length },
  }
}

function momentOf(match: Match, at: number, events: readonly Happening[], before: { turn: number; player: PlayerId }): Draft {
  const { module, state } = match
  const told = tell(match, null, events, before.turn, before.player).map((one) => one.text)
  const next = events.findIndex((event) => event.on === 'turnStarted')
  const opens = next < 0 ? 0 : tell(match, null, events.slice(next), before.turn, before.player).length
  const outcome = module.game.outcome(state)
  const worth = state.players.map((_, p) => (outcome === null ? module.evaluate(state, p as PlayerId) : outcome.places[p] === 1 ? 1 : 0))
  const sum = worth.reduce((a, b) => a + b, 0)
  const chances = worth.map((one) => (sum === 0 ? 1 / worth.length : one / sum))
  const piece = events.find((event) => event.piece !== null && event.piece >= state.players.length)?.piece ?? null
  return { at, turn: before.turn, player: before.player, told, chances, key: null, piece: piece as Handle | null, opens }
}

interface Draft extends Moment {
  /** So many of its last sentences open the next turn. */
  readonly opens: number
}

/** The moments after which it looked most different, and the last one. */
function withKeys(moments: readonly Draft[]): readonly Moment[] {
  const turned = moments.map((moment, i) =>
    i === 0 ? 0 : Math.max(...moment.chances.map((chance, p) => Math.abs(chance - moments[i - 1]!.chances[p]!))),
  )
  const best = moments
    .map((_, i) => i)
    .filter((i) => turned[i]! >= TURNED && moments[i]!.told.length > 0)
    .sort((a, b) => turned[b]! - turned[a]!)
    .slice(0, MOST_KEYS)
  return moments.map((moment, i) => (best.includes(i) ? { ...moment, key: headline(moment) } : moment))
}

/** The last sentence of a step that is not about the next turn. */
const headline = ({ told, opens }: Draft): string => told[Math.max(0, told.length - 1 - opens)]!

/** The table after so many choices, with what the last of them led to. */
export function sceneAt({ module, replay, kept }: Told, at: number, viewer: Viewer): Beat {
  const from = kept.findLast((one) => one.at < at) ?? kept[0]!
  const match: Match = { module, terms: termsOf(replay), choices: replay.choices.slice(0, from.at), state: module.game.clone(from.state) }
  let events: readonly Happening[] = []
  let before = { turn: match.state.turn.no, player: match.state.turn.player }
  for (const choice of replay.choices.slice(from.at, at)) {
    before = { turn: match.state.turn.no, player: match.state.turn.player }
    const index = typeof choice === 'number' ? (module.game.decision(match.state)?.options.indexOf(choice) ?? -1) : choice
    if (index === -1) break // the story said so already
    events = act(match, index)
  }
  return {
    scene: sceneOf(module, match.state, viewer),
    events,
    told: tell(match, viewer, events, before.turn, before.player),
    replay: replayOfMatch(match),
  }
}
