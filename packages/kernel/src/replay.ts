import { type Aside, type Choice, type Game, type NewDice, type Problem, sayings } from './contract.ts'
import { digest } from './digest.ts'
import { inWords } from './errors.ts'
import type { GameId, Option, Seed } from './ids.ts'
import type { Legacy } from './legacy.ts'
import type { TableView } from './view.ts'

/** A choice as it is written down. */
export type Written = Option | Aside | NewDice

/** A game to be told again: what was agreed, what was chosen, and what came of it. */
export interface Replay<C = unknown> {
  readonly game: GameId
  readonly rules: number
  readonly cards: string
  readonly config: C
  readonly seed: Seed
  /** What other rules left behind, where the choices begin there and not at the beginning of the game. */
  readonly from?: Legacy | undefined
  readonly choices: readonly Written[]
  readonly digest: string
}

/** The state that the choices begin from. */
export function startOf<S, C, V extends TableView>(
  game: Game<S, C, V>,
  { config, seed, from }: Pick<Replay<C>, 'config' | 'seed' | 'from'>,
): S {
  return from === undefined ? game.setup(config, seed) : game.adopt(from as Legacy<S>, config)
}

/** What a choice is written down as: the option itself, so that the first one not offered is the first divergence. */
export function written<S, C, V extends TableView>(game: Game<S, C, V>, state: S, choice: Choice): Written {
  return typeof choice === 'number' ? game.decision(state)!.options[choice]! : choice
}

/** The choices without the last `back` options: undo. Words across the table were heard and stay. */
export function takeBack(choices: readonly Written[], back: number): readonly Written[] {
  let left = back
  const kept: Written[] = []
  for (let i = choices.length - 1; i >= 0; i--) {
    if (typeof choices[i] === 'number' && left > 0) left--
    else kept.push(choices[i]!)
  }
  return kept.reverse()
}

export function replayOf<S, C, V extends TableView>(
  game: Game<S, C, V>,
  config: C,
  seed: Seed,
  choices: readonly Written[],
  state: S,
  from?: Legacy | undefined,
): Replay<C> {
  const begin = from === undefined ? { config, seed } : { config, seed, from }
  return { game: game.id, rules: game.rules, cards: game.cards, ...begin, choices: choices.slice(), digest: digest(state) }
}

/** Where a replay leaves the path; `at` is the number of choices that were still good. */
export interface Divergence {
  readonly at: number
  readonly says: string
}
export interface Told<S> {
  readonly state: S
  readonly divergence: Divergence | null
}

/** Plays a replay again up to `upTo` choices; stops at the first that is not offered, and at the end compares the digest. */
export function playBack<S, C, V extends TableView>(
  game: Game<S, C, V>,
  replay: Replay<C>,
  upTo: number = replay.choices.length,
  before?: (state: S, choice: Choice, at: number) => void,
): Told<S> {
  const state = startOf(game, replay)
  for (let at = 0; at < Math.min(upTo, replay.choices.length); at++) {
    const choice = offered(game, state, replay.choices[at]!)
    if (choice === null) return { state, divergence: { at, says: `choice ${at + 1} of ${replay.choices.length} is not offered` } }
    try {
      before?.(state, choice, at)
      game.apply(state, choice)
    } catch (error) {
      return { state, divergence: { at, says: `choice ${at + 1}: ${error instanceof Error ? error.message : String(error)}` } }
    }
  }
  if (upTo < replay.choices.length || digest(state) === replay.digest) return { state, divergence: null }
  return { state, divergence: { at: replay.choices.length, says: 'every choice is offered, but the final state differs' } }
}

function offered<S, C, V extends TableView>(game: Game<S, C, V>, state: S, choice: Written): Choice | null {
  if (typeof choice !== 'number') return choice
  const at = game.decision(state)?.options.indexOf(choice) ?? -1
  return at < 0 ? null : at
}

const fields = ['game', 'rules', 'cards', 'config', 'seed', 'choices', 'digest'] as const

/** What is wrong with something that claims to be a replay of this game; empty means it can be played back. */
export function checkReplay<S, C, V extends TableView>(game: Game<S, C, V>, input: unknown): readonly Problem[] {
  const problem = (path: string, says: string): Problem => ({ rule: null, path, says })
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return [problem('', `a replay is an object, not ${inWords(input)}`)]
  const record = input as Readonly<Record<string, unknown>>
  const problems: Problem[] = []
  for (const key of fields) if (!(key in record)) problems.push(problem(key, 'is missing'))
  for (const key of Object.keys(record))
    if (key !== 'from' && !(fields as readonly string[]).includes(key)) problems.push(problem(key, 'is not a field of a replay'))
  if (problems.length > 0) return problems
  if (record.game !== game.id) return [problem('game', `${inWords(record.game)} is not ${game.id}`)]
  if (record.rules !== game.rules)
    problems.push(problem('rules', `was played under rules ${inWords(record.rules)}, these are rules ${game.rules}`))
  if (record.cards !== game.cards) problems.push(problem('cards', 'was played with other card data'))
  if (typeof record.seed !== 'string') problems.push(problem('seed', `must be a text, not ${inWords(record.seed)}`))
  if (typeof record.digest !== 'string') problems.push(problem('digest', `must be a text, not ${inWords(record.digest)}`))
  for (const p of game.check(record.config))
    problems.push({ rule: p.rule, path: p.path === '' ? 'config' : `config.${p.path}`, says: p.says })
  const choices = record.choices
  if (!Array.isArray(choices)) problems.push(problem('choices', `must be a list, not ${inWords(choices)}`))
  else {
    const at = choices.findIndex((choice: unknown) => !isWritten(choice))
    if (at >= 0) problems.push(problem(`choices.${at}`, `${inWords(choices[at])} is no choice`))
  }
  if (problems.length > 0 || record.from === undefined) return problems
  const wrong = strange(game, record as unknown as Replay<C>)
  return wrong === null ? [] : [problem('from', wrong)]
}

/** Why these rules cannot go on from where a replay begins; null when they can. */
function strange<S, C, V extends TableView>(game: Game<S, C, V>, replay: Replay<C>): string | null {
  try {
    return game.audit(startOf(game, replay))[0] ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isWritten(choice: unknown): boolean {
  if (typeof choice === 'number') return Number.isInteger(choice) && choice > 0
  if (typeof choice !== 'object' || choice === null) return false
  if ('dice' in choice) return typeof choice.dice === 'string' && Object.keys(choice).length === 1
  const { by, says } = choice as Readonly<Record<string, unknown>>
  return Number.isInteger(by) && (sayings as readonly unknown[]).includes(says)
}
