import {
  type Aside,
  type Choice,
  digest,
  Foreign,
  type GameModule,
  type Happening,
  keyOf,
  type Legacy,
  type Option,
  type State,
  startOf,
  type TableView,
  takeBack,
  type Written,
} from '@duelhall/kernel'
import { commitmentTo, keyFrom } from './dice.ts'
import type { MatchFile } from './types.ts'
import { seat } from './words.ts'

export const faultKinds = ['file', 'line', 'commitment', 'seed', 'choice', 'outcome', 'roll'] as const
export interface Fault {
  readonly kind: (typeof faultKinds)[number]
  /** The line of the log, or the step of the recording for a roll. */
  readonly at: number
  readonly says: string
}
export interface Pin {
  readonly rules: number
  readonly cards: string
}
/** The module of a game; one under other rules is of no use. */
export type FindRules = (game: string, pin: Pin) => GameModule | null

/** What somebody who watched was shown after a line. */
export interface Shown {
  readonly told: readonly Happening[]
  readonly view: TableView | null
}
/** What a segment goes on from. */
interface From {
  readonly legacy: Legacy | null
  /** How much was shown before it, and the hash of that. */
  readonly steps: number
  readonly shown: string
}
/** The lines that were played under one set of rules; `steps` is null where those are not here. */
export interface Part extends Pin {
  readonly first: number
  last: number
  readonly from: From | null
  readonly steps: Shown[] | null
  /** Before somebody plays there is nothing to work out. */
  isPlayed: boolean
}

type Line = Readonly<Record<string, unknown>> & { readonly kind: string }
interface Source {
  readonly config: unknown
  readonly seed: string
  readonly from?: Legacy | undefined
  readonly choices: readonly Written[]
}

export class Stop extends Error {
  readonly fault: Fault
  constructor(kind: Fault['kind'], at: number, says: string) {
    super(says)
    this.fault = { kind, at, says }
  }
}

/** The game as one set of rules tells it, from the beginning or from what others left. */
interface Play {
  readonly module: GameModule
  readonly start: () => State
  state: State
  choices: readonly Written[]
}

function chosen({ module, state }: Play, written: Written, at: number, told: Happening[] | null): void {
  const choice: Choice = typeof written === 'number' ? (module.game.decision(state)?.options.indexOf(written) ?? -1) : written
  try {
    module.game.apply(state, choice, (event) => told?.push(event))
  } catch {
    throw new Stop('choice', at, `line ${at} chooses what was not on offer with these dice`)
  }
}

function played(module: GameModule, start: () => State, choices: readonly Written[], at: number): Play {
  const play: Play = { module, start, state: start(), choices }
  for (const written of choices) chosen(play, written, at, null)
  return play
}

/** A line that was played, told again. */
function follow(play: Play, line: Line, at: number, told: Happening[]): Play {
  if (line.kind === 'undo') return played(play.module, play.start, takeBack(play.choices, Number(line.back)), at)
  const written = line.kind === 'choose' ? (line.option as Option) : ({ by: line.player, says: line.says } as Aside)
  const all: readonly Written[] = [written, ...((line.passes ?? []) as readonly Option[])]
  for (const one of all) chosen(play, one, at, told)
  play.choices = [...play.choices, ...all]
  return play
}

/** What the rules of a segment make of what those before left; all of it must be as it was left, and the dice those that were committed to. */
function inherit(module: GameModule | null, from: From, config: unknown, at: number, told: Happening[]): Play | null {
  const { legacy } = from
  if (module === null || legacy === null) return null
  const start = (): State => module.game.adopt(legacy, config)
  try {
    const state = module.game.adopt(legacy, config, (event) => told.push(event))
    return { module, start, state, choices: [] }
  } catch (error) {
    if (!(error instanceof Foreign)) throw error
    throw new Stop('line', at, `line ${at} goes on from a table that these rules do not take: ${error.message}`)
  }
}

function left(play: Play | null, isHere: boolean, { legacy }: From, key: string, at: number): void {
  const state = isHere ? (play?.state ?? null) : (legacy?.state ?? null)
  if (digest(state) !== digest(legacy?.state ?? null))
    throw new Stop('line', at, `line ${at} goes on from another table than the lines before it left`)
  if (legacy !== null && JSON.stringify(legacy.state.rng.key) !== JSON.stringify(keyOf(key)))
    throw new Stop('seed', at, `line ${at} goes on with other dice than those that were committed to`)
}

export function worked({ match, entries }: MatchFile, find: FindRules) {
  const lines = entries.map((entry): Line => JSON.parse(entry.body) as Line)
  const opening = lines[0]
  const end = lines.findLast((line) => line.kind === 'end')
  if (opening?.kind !== 'open' || end === undefined) throw new Stop('line', 0, 'the log does not go from an opening to an end')
  const game = String(opening.game)
  const secret = String(end.secret)
  if (commitmentTo(match, secret) !== opening.commitment)
    throw new Stop('commitment', 0, 'the secret shown at the end is not the one that was committed to at the beginning')
  const pinOf = (line: Line): Pin => ({ rules: Number(line.rules), cards: String(line.cards) })
  const moduleOf = (pin: Pin): GameModule | null => {
    const module = find(game, pin)
    return module !== null && module.game.rules === pin.rules && module.game.cards === pin.cards ? module : null
  }
  const partOf = (line: Line, first: number, from: From | null, isHere: boolean): Part => ({
    ...pinOf(line),
    first,
    last: first,
    from,
    steps: isHere ? [] : null,
    isPlayed: false,
  })
  // A game that is played on begins with the one before, whose dice are no secret; those after it are committed to here.
  const source = (opening.source ?? null) as Source | null
  const seeds: string[] = []
  const faults: Fault[] = []
  let module = moduleOf(pinOf(opening))
  let part = partOf(opening, 0, null, module !== null)
  const parts = [part]
  let config: unknown = null
  let key: string | null = null
  let play: Play | null = null
  let draws = 0
  let before = 0
  for (const [at, line] of lines.entries()) {
    const told: Happening[] = []
    if (line.kind === 'sit') {
      const { data: place } = seat.safeParse(line.seat)
      if (place === undefined) throw new Stop('line', at, `line ${at} takes a seat that no table has`)
      seeds[place] = String(line.seed)
    } else if (line.kind === 'begin') {
      key = keyFrom({ match, secret, seeds })
      config = line.config
      const begun = source === null ? { config, seed: key } : source
      if (JSON.stringify(config) !== JSON.stringify(begun.config)) throw new Stop('line', at, `line ${at} begins another table`)
      const { game } = module ?? { game: null }
      const choices: readonly Written[] = source === null ? [] : [...source.choices, { dice: key }]
      if (module !== null && game !== null) play = played(module, () => startOf(game, begun), choices, at)
    } else if (line.kind === 'segment') {
      const from = line.from as From
      left(play, module !== null, from, key ?? '', at)
      draws += (play?.state.rng.n ?? before) - before
      before = from.legacy?.state.rng.n ?? 0
      module = moduleOf(pinOf(line))
      part = partOf(line, at, from, module !== null)
      parts.push(part)
      play = inherit(module, from, config, at, told)
    } else if (line.kind === 'choose' || line.kind === 'say' || line.kind === 'undo') {
      if (key === null) throw new Stop('line', at, `line ${at} plays before the beginning`)
      if (play !== null) play = follow(play, line, at, told)
    } else if (line.kind === 'end' && play !== null) {
      if (JSON.stringify(play.module.game.outcome(play.state)) !== JSON.stringify(line.outcome))
        faults.push({ kind: 'outcome', at, says: `line ${at} tells another end than these dice and choices give` })
    }
    part.last = at
    part.isPlayed ||= key !== null
    part.steps?.push({ told, view: play === null ? null : play.module.game.view(play.state, null) })
  }
  if (parts.every(({ steps, isPlayed }) => steps === null || !isPlayed))
    throw new Stop('file', 0, `this needs ${game} under rules ${String(opening.rules)}, which are not here`)
  return { draws: draws + (play?.state.rng.n ?? before) - before, parts, faults }
}
