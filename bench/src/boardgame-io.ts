// Battle of the Creatures as a boardgame.io game, the peer of our engine: the same rules and the same options in the same
// order, its own dice. It is driven in two ways: by its plain client, as its documentation has games played without a screen, and
// through the bare reducer, as its own bots play out games, without client and log.

import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.js'
import type * as Core from 'boardgame.io/dist/types/packages/core.js'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js'
import { CHIP, neighbours, PER_REGION, REGIONS, STARTS } from './board.ts'
import { drawn, nextSeed } from './chance.ts'

process.env.NODE_ENV ??= 'production' // boardgame.io then leaves out its checks for developers
const require = createRequire(import.meta.url) // its folders of modules can be required, not imported
const { CreateGameReducer, InitializeGame }: typeof Internal = require('boardgame.io/internal')
const { Client }: typeof ClientModule = require('boardgame.io/client')
const { INVALID_MOVE }: typeof Core = require('boardgame.io/core')

const POWERS = 7
const NEIGHBOURS = neighbours()

interface Player {
  civilization: number | null
  pawns: ('a' | 'b')[]
  at: (number | null)[] // space by power
  reserve: number[]
  chips: number[]
  out: boolean
}
interface G {
  players: Player[]
  summoned: number | null // power of the creature that waits for its space
  winner: number | null
}

const freeCivilizations = (G: G): number[] => {
  const taken = G.players.map((player) => player.civilization)
  return Array.from({ length: REGIONS }, (_, civilization) => civilization).filter((civilization) => !taken.includes(civilization))
}

function occupied(players: readonly Player[]): Set<number> {
  const spaces = new Set<number>()
  for (const player of players) for (const space of player.at) if (space !== null) spaces.add(space)
  return spaces
}

/** Where a creature may end its move, ascending. */
function reach(from: number, power: number, mine: Set<number>, foes: Set<number>): number[] {
  const seen = new Set([from])
  const ends: number[] = []
  let edge = [from]
  for (let steps = 0; steps < power; steps++) {
    const next: number[] = []
    for (const space of edge) {
      for (const other of NEIGHBOURS[space]!) {
        if (seen.has(other)) continue
        seen.add(other)
        if (!mine.has(other)) ends.push(other)
        if (!foes.has(other)) next.push(other)
      }
    }
    edge = next
  }
  return ends.sort((a, b) => a - b)
}

const foesOf = (G: G, seat: number): Set<number> => occupied(G.players.filter((_, other) => other !== seat))

/** The open spaces of the own region for a summoned creature. */
function room(G: G, seat: number): number[] {
  const taken = occupied(G.players)
  const home = G.players[seat]!.civilization! * PER_REGION
  const spaces: number[] = []
  for (let i = 0; i < PER_REGION; i++) if (i !== CHIP && !taken.has(home + i)) spaces.push(home + i)
  return spaces
}

interface Action {
  move: string
  args: (number | string)[]
}

function enumerate(G: G, phase: string, seat: number): Action[] {
  const player = G.players[seat]!
  if (phase === 'prepare') {
    if (player.civilization === null) return freeCivilizations(G).map((c) => ({ move: 'chooseCivilization', args: [c] }))
    return ['a', 'b'].map((variant) => ({ move: 'choosePawn', args: [variant] }))
  }
  if (G.summoned !== null) return room(G, seat).map((space) => ({ move: 'place', args: [space] }))
  const actions: Action[] = []
  if (player.reserve.length > 0 && room(G, seat).length > 0) actions.push({ move: 'summon', args: [] })
  const mine = occupied([player])
  const foes = foesOf(G, seat)
  for (let power = 1; power <= POWERS; power++) {
    const from = player.at[power]
    if (from == null) continue
    for (const space of reach(from, power, mine, foes)) actions.push({ move: 'move', args: [power, space] })
  }
  return actions
}

function defeat(player: Player, power: number): void {
  player.at[power] = null
  player.out = player.reserve.length === 0 && player.at.every((space) => space === null)
}

const hits = (faces: number[], civilization: number): number => faces.filter((face) => face === civilization + 1 || face === 6).length

const game: Game<G> = {
  name: 'battle-of-creatures',
  disableUndo: true,
  setup: ({ ctx }) => ({
    players: Array.from({ length: ctx.numPlayers }, () => ({
      civilization: null,
      pawns: [],
      at: new Array<number | null>(POWERS + 1).fill(null),
      reserve: [4, 5, 6, 7],
      chips: [],
      out: false,
    })),
    summoned: null,
    winner: null,
  }),
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  phases: {
    prepare: {
      start: true,
      next: 'play',
      endIf: ({ G }) => G.players.every((player) => player.pawns.length === POWERS),
      moves: {
        chooseCivilization({ G, playerID }, civilization: number) {
          const player = G.players[Number(playerID)]!
          if (player.civilization !== null || !freeCivilizations(G).includes(civilization)) return INVALID_MOVE
          player.civilization = civilization
          return
        },
        choosePawn({ G, events, playerID }, variant: 'a' | 'b') {
          const player = G.players[Number(playerID)]!
          if (player.civilization === null || (variant !== 'a' && variant !== 'b')) return INVALID_MOVE
          player.pawns.push(variant)
          if (player.pawns.length < POWERS) return
          for (const [i, start] of STARTS.entries()) player.at[i + 1] = player.civilization * PER_REGION + start
          events.endTurn()
          return
        },
      },
    },
    play: {
      turn: {
        order: {
          first: () => 0,
          next: ({ G, ctx }) => {
            let seat = ctx.playOrderPos
            do seat = (seat + 1) % ctx.numPlayers
            while (G.players[seat]!.out)
            return seat
          },
        },
      },
      moves: {
        move({ G, events, playerID, random }, power: number, space: number) {
          const seat = Number(playerID)
          const player = G.players[seat]!
          const from = player.at[power]
          if (G.summoned !== null || from == null) return INVALID_MOVE
          if (!reach(from, power, occupied([player]), foesOf(G, seat)).includes(space)) return INVALID_MOVE
          events.endTurn()
          const foe = G.players.findIndex((other) => other.at.includes(space))
          if (foe >= 0) {
            const other = G.players[foe]!
            const defender = other.at.indexOf(space)
            let difference = 0
            while (difference === 0) {
              difference = hits(random.D6(power), player.civilization!) - hits(random.D6(defender), other.civilization!)
            }
            if (difference > 0) defeat(other, defender)
            else defeat(player, power)
            const left = G.players.filter((one) => !one.out)
            if (left.length === 1) G.winner = G.players.indexOf(left[0]!)
            if (difference < 0) return
          }
          player.at[power] = space
          const region = Math.floor(space / PER_REGION)
          if (space % PER_REGION === CHIP && !player.chips.includes(region)) player.chips.push(region)
          if (player.chips.length === REGIONS) G.winner = seat
          return
        },
        summon({ G, events, playerID, random }) {
          const seat = Number(playerID)
          const { reserve } = G.players[seat]!
          if (G.summoned !== null || reserve.length === 0 || room(G, seat).length === 0) return INVALID_MOVE
          if (random.Die(12) >= reserve[0]!) G.summoned = reserve[0]!
          else events.endTurn()
          return
        },
        place({ G, events, playerID }, space: number) {
          const seat = Number(playerID)
          const player = G.players[seat]!
          if (G.summoned === null || !room(G, seat).includes(space)) return INVALID_MOVE
          player.at[G.summoned] = space
          player.reserve.shift()
          G.summoned = null
          events.endTurn()
          return
        },
      },
    },
  },
  ai: { enumerate: (G, ctx, playerID) => enumerate(G, ctx.phase, Number(playerID)) },
}

const reducer = CreateGameReducer({ game })

/** Plays one random game and returns its number of decisions: the choices among two or more options. */
function playOut(seed: number, now: () => State<G>, act: (action: ReturnType<typeof enumerate>[number] | undefined) => void): number {
  let decisions = 0
  for (let state = now(); state.ctx.gameover === undefined; state = now()) {
    const actions = enumerate(state.G, state.ctx.phase, Number(state.ctx.currentPlayer))
    let index = 0
    if (actions.length > 1) {
      seed = nextSeed(seed)
      index = drawn(seed) % actions.length
      decisions++
    }
    act(actions[index])
  }
  return decisions
}

export function playByClient(seed: number, seats: number): number {
  const client = Client({ game: { ...game, seed: `${seed}` }, numPlayers: seats, debug: false })
  const state = (): State<G> => client.getState()!
  return playOut(seed, state, (action) => {
    if (action === undefined) client.events.endTurn!()
    else client.moves[action.move]!(...action.args)
  })
}

export function playByReducer(seed: number, seats: number): number {
  let state: State<G> = InitializeGame({ game: { ...game, seed: `${seed}` }, numPlayers: seats })
  return playOut(
    seed,
    () => state,
    (action) => {
      const playerID = state.ctx.currentPlayer
      state =
        action === undefined
          ? reducer(state, { type: 'GAME_EVENT', payload: { type: 'endTurn', args: [], playerID } })
          : reducer(state, { type: 'MAKE_MOVE', payload: { type: action.move, args: action.args, playerID } })
    },
  )
}
