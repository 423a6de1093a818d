// What is measured: for each game its set-ups, their goals, and whom the figures are set against. Another game is another line.

import { duelMonstersDecks as decks, diceMastersTeams, dungeonBoard, dungeonDice } from '@duelhall/games'
import { type GameModule, playerId } from '@duelhall/kernel'
import { playerSeed } from './chance.ts'
import { type Configs, keyOfGame, last, positions, type Tally } from './driver.ts'
import { decisionsMade, type LimitMode, limitModes, playLimit } from './limit.ts'
import { limitFaults } from './limit-check.ts'

/** The least that is wanted; of a clone the most. Ratios: our speed over the other's. */
export interface Goals {
  readonly decisionsPerSecond: number
  readonly searchDecisionsPerSecond?: number
  readonly cloneMicroseconds: number
  readonly ratios?: Readonly<Record<string, number>>
}

/** Another program that plays, by itself, the same games (a limit) or games of its own (a peer). */
export type Player = (first: number, games: number) => Tally

export interface Setup {
  readonly name: string
  /** The tables that its games take in turn. */
  readonly configs: (module: GameModule) => Configs
  /** Measured when there are goals; otherwise only its checksum is kept. */
  readonly goals?: Goals
  /** The same games by hand: its checksums must be ours. */
  readonly limits?: Readonly<Record<string, Player>>
}

/** A part of the game measured by itself, in microseconds. */
export interface Work {
  readonly name: string
  /** The most it may take. */
  readonly most: number
  /** Made ready once; then does it so many times. */
  readonly ready: () => (times: number) => Tally
}

export interface Entry {
  readonly setups: readonly Setup[]
  readonly works?: readonly Work[]
  readonly peers: readonly (keyof typeof peers)[]
  /** What is wrong with the limit program itself, in words. */
  readonly faults?: () => readonly string[]
}

const count = (play: (seed: number) => number, first: number, games: number): Tally => {
  let units = 0
  for (let i = first; i < first + games; i++) units += play(playerSeed(i))
  return { units, games, checksum: 0 }
}

/** Loaded only when asked for: they are large. */
export const peers = {
  boardgameIo: async (): Promise<Player> => {
    const { playByClient } = await import('./boardgame-io.ts')
    return (first, games) => count((seed) => playByClient(seed, 5), first, games)
  },
  boardgameIoReducer: async (): Promise<Player> => {
    const { playByReducer } = await import('./boardgame-io.ts')
    return (first, games) => count((seed) => playByReducer(seed, 5), first, games)
  },
  pkmn: async (): Promise<Player> => {
    const { playPkmn } = await import('./pkmn.ts')
    return (first, games) => count(playPkmn, first, games)
  },
}

function limitPlayer(seats: number, mode: LimitMode): Player {
  return (first, games) => {
    const before = decisionsMade()
    let h = 0
    for (let i = first; i < first + games; i++) h = playLimit(keyOfGame(i), playerSeed(i), seats, mode, h)
    return { units: decisionsMade() - before, games, checksum: h >>> 0 }
  }
}

function creatures(seats: number, goals?: Goals): Setup {
  return {
    name: `${seats} players`,
    configs: (module) => [module.config(seats, { first: 0 })],
    limits: Object.fromEntries(Object.entries(limitModes).map(([name, mode]) => [name, limitPlayer(seats, mode)])),
    ...(goals && { goals }),
  }
}

const duelGoals: Goals = { decisionsPerSecond: 100_000, cloneMicroseconds: 4, ratios: { pkmn: 30 } }

/** Every ready team of an edition against the next. */
function readyTeams(edition: 'ygo' | 'wh40k'): Setup {
  const teams = diceMastersTeams.readyTeams[edition]
  const pairs = teams.map(({ team }, i) => [team, teams[(i + 1) % teams.length]!.team])
  return { name: 'ready teams', configs: () => pairs.map((seats) => ({ table: { edition }, seats })), goals: duelGoals }
}

/** Single Duels between decks. */
function duels(name: string, pairs: readonly (readonly decks.Deck[])[], decisionsPerSecond: number): Setup {
  const configs = pairs.map((pair) => ({ table: { matchLength: 1, restrictedList: 'none' }, seats: pair.map((deck) => ({ deck })) }))
  return { name, configs: () => configs, goals: { decisionsPerSecond, cloneMicroseconds: 6 } }
}

/** Normal Monsters alone: what the phases, Summons and battles cost without effects. */
function vanillaDuels(): Setup {
  const deck = (seed: string) => decks.randomDeck({ from: decks.vanillaFacts, list: 'none' }, seed)
  return duels(
    'vanilla decks',
    Array.from({ length: 4 }, (_, i) => [deck(`first ${i}`), deck(`second ${i}`)]),
    100_000,
  )
}

/** The deck with most Synchro Summons against every ready deck. */
function synchroDuels(): Setup {
  const synchro = decks.readyDecks.find(({ id }) => id === 'DH4')!.deck
  return duels(
    'synchro decks',
    decks.readyDecks.map(({ deck }) => [synchro, deck]),
    60_000,
  )
}

/** The same two decks from version to version, whatever a table is laid with. */
const rushAgainstFortress = (module: Pick<GameModule, 'config'>) => module.config(2, {}, ['rush', 'fortress'])

/** All placements of a player on boards at the end of games. */
const fullBoards: Work = {
  name: 'all placements on a full board',
  most: 100,
  ready() {
    const boards = positions(dungeonDice.game, [rushAgainstFortress(dungeonDice)], 32, last)
    return (times) => {
      let checksum = 0
      for (let i = 0; i < times; i++) checksum += dungeonBoard.placements(boards[i % boards.length]!, playerId(i & 1)).length
      return { units: times, games: 0, checksum }
    }
  },
}

export const entries: Readonly<Record<string, Entry>> = {
  'battle-of-creatures': {
    setups: [
      creatures(5, {
        decisionsPerSecond: 800_000,
        searchDecisionsPerSecond: 600_000,
        cloneMicroseconds: 1.5,
        ratios: { limitTable: 0.2, boardgameIo: 300 },
      }),
      creatures(2),
      creatures(3),
      creatures(4),
    ],
    peers: ['boardgameIo', 'boardgameIoReducer'],
    faults: limitFaults,
  },
  'dungeon-dice': {
    setups: [{ name: '2 players', configs: (module) => [rushAgainstFortress(module)], goals: duelGoals }],
    works: [fullBoards],
    peers: ['pkmn'],
  },
  'dice-masters-yugioh': { setups: [readyTeams('ygo')], peers: ['pkmn'] },
  'duel-monsters': { setups: [vanillaDuels(), synchroDuels()], peers: ['pkmn'] },
  'dice-masters-ultramar': { setups: [readyTeams('wh40k')], peers: ['pkmn'] },
}
