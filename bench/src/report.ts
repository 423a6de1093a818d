// The figures in words, and as the JSON that scripts read.

import type { Goals, Work } from './entries.ts'
import type { Figures, Spread } from './measure.ts'

const NAMES: Readonly<Record<string, string>> = {
  play: 'play, decisions/s',
  search: 'search (clone, new key, 50 choices), decisions/s',
  chain: 'chain (cloned every 20 choices), decisions/s',
  sink: 'play with a sink, decisions/s',
  limit: 'limit: sets walked outwards',
  limitTable: 'limit with distance table',
  limitWritten: 'limit that writes its options out',
  boardgameIo: 'boardgame.io',
  boardgameIoReducer: 'boardgame.io, bare reducer',
  pkmn: '@pkmn/sim, gen-1 random battles',
}

const named = (name: string): string => NAMES[name] ?? name

function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : 2)
}

const middle = ({ low, median, high }: Spread): string => `${short(median)}  [${short(low)} – ${short(high)}]`

function line(name: string, value: Spread, goal?: { text: string; met: boolean }): string {
  return `  ${name.padEnd(50)} ${middle(value).padEnd(40)} ${goal ? `goal ${goal.text}: ${goal.met ? 'met' : 'missed'}` : ''}`.trimEnd()
}

const atLeast = (value: Spread, goal: number | undefined): { text: string; met: boolean } | undefined =>
  goal === undefined ? undefined : { text: `≥ ${short(goal)}`, met: value.median >= goal }

const atMost = (value: Spread, goal: number) => ({ text: `≤ ${short(goal)}`, met: value.median <= goal })

/** A table for people, the goals beside the figures. */
export function table(id: string, figures: Figures, goals: Goals, works: readonly Work[], checksum: string): string {
  const { rates, ratios, cloneMicroseconds: clone } = figures
  const wanted: Readonly<Record<string, number | undefined>> = { play: goals.decisionsPerSecond, search: goals.searchDecisionsPerSecond }
  return [
    `${id}, ${figures.setup}: median [quartiles] of ${figures.rounds} rounds`,
    ...Object.entries(rates)
      .filter(([name]) => !(name in ratios))
      .map(([name, value]) => line(named(name), value, atLeast(value, wanted[name]))),
    line('clone in mid-game, µs', clone, atMost(clone, goals.cloneMicroseconds)),
    ...works.map(({ name, most }) => line(`${name}, µs`, figures.works[name]!, atMost(figures.works[name]!, most))),
    ...Object.entries(ratios).flatMap(([name, value]) => [
      line(`${named(name)}, decisions/s`, rates[name]!),
      line('    play over it', value, atLeast(value, goals.ratios?.[name])),
    ]),
    `  ${short(figures.gamesPerSecond)} games/s of ${short(figures.decisionsPerGame)} decisions; checksum ${checksum}`,
  ].join('\n')
}

const rounded = (value: number): number => Number(value.toPrecision(4))
const medians = (spreads: Readonly<Record<string, Spread>>): Record<string, number> =>
  Object.fromEntries(Object.entries(spreads).map(([name, value]) => [name, rounded(value.median)]))

/** The same for scripts: medians, and the quartiles apart. */
export function record(figures: Figures, checksum: string): Record<string, unknown> {
  const { rates, ratios } = figures
  const mode = (name: string): { decisionsPerSecond: number } => ({ decisionsPerSecond: rounded(rates[name]!.median) })
  const quartiles = (spreads: Readonly<Record<string, Spread>>): Record<string, [number, number]> =>
    Object.fromEntries(Object.entries(spreads).map(([name, { low, high }]) => [name, [rounded(low), rounded(high)]]))
  return {
    setup: figures.setup,
    rounds: figures.rounds,
    decisionsPerSecond: rounded(rates.play!.median),
    gamesPerSecond: rounded(figures.gamesPerSecond),
    cloneMicroseconds: rounded(figures.cloneMicroseconds.median),
    ratios: medians(ratios),
    ...(Object.keys(figures.works).length > 0 && { microseconds: medians(figures.works) }),
    search: mode('search'),
    chain: mode('chain'),
    sink: mode('sink'),
    others: medians(Object.fromEntries(Object.keys(ratios).map((name) => [name, rates[name]!]))),
    quartiles: { ...quartiles(rates), ratios: quartiles(ratios) },
    checksum,
  }
}
