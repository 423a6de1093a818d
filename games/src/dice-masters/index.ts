import { defineGame, type GameModule, handleOf, type Parts, type Trigger } from '@duelhall/kernel'
import type { Course, Puzzle } from '@duelhall/lessons'
import { acts, asks } from './acts.ts'
import { cards } from './cards/index.ts'
import { type Config, check, type Edition, players, type Team, variantsOf } from './config.ts'
import { fixedGames, isFormat, readyTeams } from './decks.ts'
import { entriesOf } from './entries.ts'
import { evaluate, judgement } from './evaluate.ts'
import { fx } from './fx.ts'
import { interests } from './interests.ts'
import { records } from './records.ts'
import { agreed, loop, resign, settle } from './settle.ts'
import { deal } from './setup.ts'
import { pairs, starter } from './starter.ts'
import type { Dice, DiceState, T } from './state.ts'
import { steps } from './steps.ts'
import { text } from './text.ts'
import { verbs } from './verbs.ts'
import { shows, was } from './view.ts'

const ids: Readonly<Record<Edition, string>> = { ygo: 'dice-masters-yugioh', wh40k: 'dice-masters-ultramar' }
const names: Readonly<Record<Edition, string>> = {
  ygo: 'Yu-Gi-Oh! Dice Masters',
  wh40k: 'Dice Masters: Battle for Ultramar',
}

const levels: Readonly<Record<Edition, GameModule['levels']>> = {
  ygo: [
    { looks: 60, blur: 0.6 },
    { looks: 75, blur: 0.42 },
    { looks: 120, blur: 0.2 },
    { looks: 300, blur: 0 },
    { looks: 9000, blur: 0 },
  ],
  wh40k: [
    { looks: 60, blur: 0.5 },
    { looks: 90, blur: 0.24 },
    { looks: 250, blur: 0 },
    { looks: 1250, blur: 0 },
    { looks: 9500, blur: 0 },
  ],
}

/** One ruleset, two editions (DM-EDITION-03). */
export const partsOf = (edition: Edition): Parts<Dice, Config> => ({
  id: ids[edition],
  version: 2,
  catalog: cards,
  acts,
  asks,
  steps,
  records,
  refused: {
    over: 'DM-WIN-01',
    out: 'DM-WIN-05',
    notAsked: 'DM-PRIO-03',
    notNow: 'DM-MAIN-05',
    never: { play: 'DM-ACTION-01', use: 'DM-GLOBAL-04', spend: 'DM-ENERGY-12' },
  },
  asides: { resign, agreed },
  shows,
  check: (config) => check(edition, config),
  deal: (config, seed) => deal(edition, config, seed),
  windows: { ...fx.windows, alike, resolve: noChain, respond: noChain },
  verbs,
  interests,
  fixedIndex: true, // cards alone stand in it, and stay where they are (DM-CARD-02)
  hears: fx.hears,
  was,
  settle,
  loop,
})

/** DM-TIME-08: the same ability, of equal dice, about the same thing or about each itself. */
function alike(t: T, a: Trigger, b: Trigger): boolean {
  const [x, y] = [handleOf(a.source), handleOf(b.source)]
  if (a.effect !== b.effect || a.event === null || b.event === null) return false
  if (a.effect.startsWith('range/')) return true // one volley, whoever begins it (DM-KW-17)
  if (t.piece(x).card !== t.piece(y).card || t.piece(x).face !== t.piece(y).face) return false
  return a.event.piece === b.event.piece || (a.event.piece === x && b.event.piece === y)
}

/** Nothing waits in a chain here (DM-TIME-02). */
function noChain(): never {
  throw new RangeError('Dice Masters has no chains')
}

/** DM-SETUP-09, -10: the fixed games bring their own teams. */
function seatsFor(edition: Edition, count: number, format: unknown, decks: readonly (string | null)[]): readonly Team[] {
  const fixed = isFormat(format) ? fixedGames[format] : undefined
  const usual = count > 2 ? pairs[edition].slice(0, count) : fixed === undefined ? starter[edition] : [fixed.first, fixed.second]
  return usual.map((team, p) => readyTeams[edition].find((ready) => ready.id === decks[p])?.team ?? team)
}

/** Four players play Doubles, unless the table says otherwise. */
function tableFor(
  edition: Edition,
  count: number,
  table: Readonly<Record<string, unknown>> = {},
  decks: readonly (string | null)[] = [],
): Config {
  const doubles = count > 2 ? ({ format: 'doubles' } as const) : {}
  return { table: { edition, ...doubles, ...table }, seats: seatsFor(edition, count, table.format, decks) }
}

const moduleOf = (edition: Edition): GameModule<DiceState, Config> => ({
  game: defineGame<Dice, Config>(partsOf(edition)),
  name: names[edition],
  players,
  text,
  catalog: entriesOf(edition),
  variants: variantsOf(edition),
  decks: readyTeams[edition].map(({ id, name, plan }) => ({ id, name, plan })),
  config: (count, table, decks) => tableFor(edition, count, table, decks),
  evaluate,
  judgement,
  levels: levels[edition]!,
})

export const diceMastersYugioh = moduleOf('ygo')
export const diceMastersUltramar = moduleOf('wh40k')

export type { Config, Edition, Flags, Team, Terms } from './config.ts'
export * as teams from './decks.ts'
export type { DiceState } from './state.ts'

/** Loaded only where somebody learns. */
export const loadYugiohPuzzles = async (): Promise<readonly Puzzle[]> => (await import('./puzzles/index.ts')).yugioh
export const loadUltramarPuzzles = async (): Promise<readonly Puzzle[]> => (await import('./puzzles/index.ts')).ultramar
export const loadYugiohCourse = async (): Promise<Course> => (await import('./lessons/index.ts')).yugioh
export const loadUltramarCourse = async (): Promise<Course> => (await import('./lessons/index.ts')).ultramar
