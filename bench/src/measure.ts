// The harness: everything is loaded and warm before anything is timed, rounds alternate all that is compared, time is CPU time,
// and what is printed are medians over the rounds with their quartiles.

import type { GameModule } from '@duelhall/kernel'
import {
  type AnyGame,
  type Configs,
  cloned,
  clones,
  type Manner,
  middle,
  play,
  positions,
  prepareKeys,
  SEARCH_DEPTH,
  search,
  type Tally,
  throughJson,
} from './driver.ts'
import { type Entry, type Player, peers, type Setup } from './entries.ts'

const WARM_GAMES = 300
const CHECKED_GAMES = 60
const JSON_GAMES = 20
const ROOTS = 32
const ROUNDS = 11
const FEWEST_ROUNDS = 5
const BUDGET = 8 // seconds by the clock for the rounds of one set-up
const STRETCH = 0.25 // CPU seconds of play in a round
const WARM_STRETCH = 1 // CPU seconds
const WARM_LEAST = 12 // CPU seconds: the largest games rise for that long, with stretches in between that do not
const WARM_MOST = 30 // CPU seconds
const WARM_GAIN = 1.03 // what a stretch must gain over all before it, or two in a row end the warm-up
const OTHERS_WARM = 2 // CPU seconds for a game that is not measured itself
const CLONES = 50_000
const WORK_TIMES = 2000

/** Median and quartiles over the rounds. */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
}

export interface Figures {
  readonly setup: string
  readonly rounds: number
  readonly decisionsPerGame: number
  readonly gamesPerSecond: number
  /** Choices per second of play, search, chain and sink, of the limits and of the peers. */
  readonly rates: Readonly<Record<string, Spread>>
  /** Our play over each limit and each peer. */
  readonly ratios: Readonly<Record<string, Spread>>
  readonly cloneMicroseconds: Spread
  /** Parts of the game by themselves, in microseconds. */
  readonly works: Readonly<Record<string, Spread>>
  readonly faults: readonly string[]
}

/** One of the things that take turns in a round; those that play the same games must come to the same checksum. */
interface Lane {
  readonly name: string
  readonly sameGames: boolean
  readonly run: (round: number) => Tally
}

const seconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function timed(run: () => Tally): { rate: number; tally: Tally; spent: number } {
  const start = process.cpuUsage()
  const tally = run()
  const spent = Math.max(seconds(start), 1e-6)
  return { rate: tally.units / spent, tally, spent }
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (q: number): number => {
    const i = q * (sorted.length - 1)
    const below = sorted[Math.floor(i)]!
    return below + (sorted[Math.ceil(i)]! - below) * (i - Math.floor(i))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

function counting(): Manner & { readonly heard: () => number } {
  let events = 0
  return {
    sink: () => {
      events++
    },
    heard: () => events,
  }
}

const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0')

/** Makes a game that is not measured itself part of the process. */
export function warm(game: AnyGame, configs: Configs): void {
  prepareKeys(CHECKED_GAMES)
  for (let i = 0, spent = 0; i < CHECKED_GAMES && spent < OTHERS_WARM; i++) spent += timed(() => play(game, configs, i, 1)).spent
}

/** The checksum of the first games of a set-up, by which everything in it is warm. */
export function checksum(game: AnyGame, configs: Configs): string {
  prepareKeys(WARM_GAMES)
  const { checksum } = play(game, configs, 0, WARM_GAMES)
  const roots = positions(game, configs, ROOTS, middle)
  search(game, roots, 0, WARM_GAMES)
  clones(game, roots, CLONES)
  return hex(checksum)
}

/** Whether the same games end the same in every manner that must not matter, and by hand; what differs. */
export function mannerFaults(game: AnyGame, configs: Configs, setup: Setup): string[] {
  const wanted = play(game, configs, 0, CHECKED_GAMES).checksum
  const listener = counting()
  const others: [string, Tally][] = [
    ['with a sink', play(game, configs, 0, CHECKED_GAMES, listener)],
    ['on clones', play(game, configs, 0, CHECKED_GAMES, { renew: cloned })],
    ...Object.entries(setup.limits ?? {}).map(([name, run]): [string, Tally] => [`by ${name}`, run(0, CHECKED_GAMES)]),
  ]
  const deaf = listener.heard() === 0 ? [`${game.id}, ${setup.name}: a sink hears nothing`] : []
  return others
    .filter(([, tally]) => tally.checksum !== wanted)
    .map(([how, tally]) => `${game.id}, ${setup.name}: ${how} the checksum is ${hex(tally.checksum)}, in plain play ${hex(wanted)}`)
    .concat(deaf)
}

/** The same after every position went through JSON; run last, for such states have other hidden classes than ours. */
export function jsonFaults(game: AnyGame, configs: Configs, setup: Setup): string[] {
  const wanted = play(game, configs, 0, JSON_GAMES).checksum
  const got = play(game, configs, 0, JSON_GAMES, { renew: throughJson }).checksum
  return got === wanted ? [] : [`${game.id}, ${setup.name}: after JSON the checksum is ${hex(got)}, in plain play ${hex(wanted)}`]
}

/** Plays for a while, then stretches until two in a row are hardly faster than the best before them: the compiler has then done most of its work. */
function untilSteady(run: (games: number) => Tally): { gamesPerSecond: number; unitsPerGame: number } {
  let games = 1
  let best = 0
  let idle = 0
  let last = timed(() => run(games))
  for (let spent = last.spent; (idle < 2 || spent < WARM_LEAST) && spent < WARM_MOST; spent += last.spent) {
    games = Math.max(1, Math.round((games / last.spent) * WARM_STRETCH))
    last = timed(() => run(games))
    idle = last.rate > best * WARM_GAIN ? 0 : idle + 1
    best = Math.max(best, last.rate)
  }
  return { gamesPerSecond: games / last.spent, unitsPerGame: last.tally.units / games }
}

async function warmPeers(entry: Entry): Promise<[string, Player, number][]> {
  const found: [string, Player, number][] = []
  for (const name of entry.peers) {
    const run = await peers[name]()
    found.push([name, run, Math.max(1, Math.round(untilSteady((games) => run(0, games)).gamesPerSecond * STRETCH))])
  }
  return found
}

/** Measures one set-up of a game that is warm. */
export async function measure(module: GameModule, entry: Entry, setup: Setup): Promise<Figures> {
  const game: AnyGame = module.game
  const configs = setup.configs(module)
  const manners: Readonly<Record<string, Manner>> = { play: {}, chain: { renew: cloned }, sink: counting() }
  const speed = untilSteady((games) => {
    prepareKeys(games)
    return play(game, configs, 0, games)
  })
  const games = Math.max(1, Math.round(speed.gamesPerSecond * STRETCH))
  const iterations = Math.max(1, Math.round((games * speed.unitsPerGame) / SEARCH_DEPTH))
  prepareKeys(games * ROUNDS)
  const roots = positions(game, configs, ROOTS, middle)
  const works = entry.works ?? []
  const lanes: readonly Lane[] = [
    ...Object.entries(setup.limits ?? {}).map(([name, run]) => ({
      name,
      sameGames: true,
      run: (round: number) => run(round * games, games),
    })),
    ...Object.entries(manners).map(([name, manner]) => ({
      name,
      sameGames: true,
      run: (round: number) => play(game, configs, round * games, games, manner),
    })),
    { name: 'search', sameGames: false, run: (round) => search(game, roots, round * iterations, iterations) },
    { name: 'clone', sameGames: false, run: () => clones(game, roots, CLONES) },
    ...works.map(({ name, ready }) => {
      const run = ready()
      run(WORK_TIMES)
      return { name, sameGames: false, run: () => run(WORK_TIMES) }
    }),
    ...(await warmPeers(entry)).map(([name, run, some]) => ({
      name,
      sameGames: false,
      run: (round: number) => run(WARM_GAMES + round * some, some),
    })),
  ]

  const rates = new Map<string, number[]>(lanes.map(({ name }) => [name, []]))
  const faults: string[] = []
  let choices = 0
  let rounds = 0
  for (
    const start = performance.now();
    rounds < ROUNDS && (rounds < FEWEST_ROUNDS || performance.now() - start < BUDGET * 1000);
    rounds++
  ) {
    const sums = new Set<number>()
    for (const lane of rounds % 2 === 0 ? lanes : lanes.toReversed()) {
      const stretch = timed(() => lane.run(rounds))
      rates.get(lane.name)!.push(stretch.rate)
      if (lane.sameGames) sums.add(stretch.tally.checksum)
      if (lane.name === 'play') choices += stretch.tally.units
    }
    if (sums.size > 1) faults.push(`${game.id}, ${setup.name}: round ${rounds} has the checksums ${[...sums].map(hex).join(', ')}`)
  }

  const micros = (list: readonly number[]): Spread => spread(list.map((rate) => 1e6 / rate))
  const timesOf = works.map(({ name }): [string, Spread] => [name, micros(rates.get(name)!)])
  for (const { name } of works) rates.delete(name)
  const { play: ours, clone, ...others } = Object.fromEntries(rates)
  const compared = [...Object.keys(setup.limits ?? {}), ...entry.peers]
  const decisionsPerGame = choices / (games * rounds)
  return {
    setup: setup.name,
    rounds,
    decisionsPerGame,
    gamesPerSecond: spread(ours!).median / decisionsPerGame,
    rates: Object.fromEntries(Object.entries({ play: ours!, ...others }).map(([name, list]) => [name, spread(list)])),
    ratios: Object.fromEntries(compared.map((name) => [name, spread(ours!.map((rate, round) => rate / others[name]![round]!))])),
    cloneMicroseconds: micros(clone!),
    works: Object.fromEntries(timesOf),
    faults,
  }
}
