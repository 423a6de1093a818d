import {
  type Aside,
  type Choice,
  type GameModule,
  type Happening,
  type Option,
  type State,
  type TableView,
  takeBack,
  type Written,
} from '@duelhall/kernel'
import { firstChanged } from './chain.ts'
import { commitmentTo, keyFrom } from './dice.ts'
import { matchFile } from './file.ts'
import { patchFrom } from './patch.ts'
import type { MatchFile, Recording } from './types.ts'

export const faultKinds = ['file', 'line', 'commitment', 'seed', 'choice', 'outcome', 'roll'] as const
export interface Fault {
  readonly kind: (typeof faultKinds)[number]
  /** The line of the log, or the step of the recording for a roll. */
  readonly at: number
  readonly says: string
}
export interface Verdict {
  readonly match: string
  readonly lines: number
  /** How often the generator was asked: every roll and every card of a shuffle. */
  readonly draws: number
  readonly faults: readonly Fault[]
}

type Line = Readonly<Record<string, unknown>> & { readonly kind: string }
interface Source {
  readonly config: unknown
  readonly seed: string
  readonly choices: readonly Written[]
}
interface Telling {
  readonly at: number
  readonly told: readonly Happening[]
  readonly view: TableView | null
}

/**
 * Works a finished match out again from its log alone, by another way than the server did: the chain, the commitment, the key from all seeds, every
 * choice, roll and shuffle, and the end. What does not agree is named.
 */
export function verify(input: unknown, find: (game: string) => GameModule | null): Verdict {
  const read = matchFile.safeParse(input)
  if (!read.success) {
    const [issue] = read.error.issues
    return {
      match: '',
      lines: 0,
      draws: 0,
      faults: [{ kind: 'file', at: 0, says: `this is no match file: ${issue?.path.join('.')}: ${issue?.message}` }],
    }
  }
  const file = read.data
  const verdict = (draws: number, faults: readonly Fault[]): Verdict => ({ match: file.match, lines: file.entries.length, draws, faults })
  const changed = firstChanged(file)
  if (changed !== null) return verdict(0, [{ kind: 'line', ...changed }])
  try {
    const { state, steps, faults } = worked(file, find)
    return verdict(state?.rng.n ?? 0, [...faults, ...(faults.length > 0 || file.recording === null ? [] : compared(steps, file.recording))])
  } catch (error) {
    if (error instanceof Stop) return verdict(0, [error.fault])
    throw error
  }
}

class Stop extends Error {
  readonly fault: Fault
  constructor(kind: Fault['kind'], at: number, says: string) {
    super(says)
    this.fault = { kind, at, says }
  }
}

function worked({ match, entries }: MatchFile, find: (game: string) => GameModule | null) {
  const lines = entries.map((entry): Line => JSON.parse(entry.body) as Line)
  const opening = lines[0]
  const end = lines.findLast((line) => line.kind === 'end')
  if (opening?.kind !== 'open' || end === undefined) throw new Stop('line', 0, 'the log does not go from an opening to an end')
  const module = find(String(opening.game))
  if (module === null || module.game.rules !== opening.rules || module.game.cards !== opening.cards)
    throw new Stop('file', 0, `this needs ${String(opening.game)} under rules ${String(opening.rules)}, which are not here`)
  const secret = String(end.secret)
  if (commitmentTo(match, secret) !== opening.commitment)
    throw new Stop('commitment', 0, 'the secret shown at the end is not the one that was committed to at the beginning')
  const { game } = module
  // A game that is played on begins with the one before, whose dice are no secret; those after it are committed to here.
  const source = (opening.source ?? null) as Source | null
  const seeds: string[] = []
  const steps: Telling[] = []
  const faults: Fault[] = []
  let begun: { readonly config: unknown; readonly seed: string } | null = null
  let state: State | null = null
  let choices: readonly Written[] = []
  const taken = (written: Written, told: Happening[] | null, at: number): void => {
    if (state === null) throw new Stop('line', at, `line ${at} plays before the beginning`)
    const choice: Choice = typeof written === 'number' ? (game.decision(state)?.options.indexOf(written) ?? -1) : written
    try {
      game.apply(state, choice, (event) => told?.push(event))
    } catch {
      throw new Stop('choice', at, `line ${at} chooses what was not on offer with these dice`)
    }
  }
  for (const [at, line] of lines.entries()) {
    const told: Happening[] = []
    if (line.kind === 'sit') seeds[Number(line.seat)] = String(line.seed)
    else if (line.kind === 'begin') {
      const key = keyFrom({ match, secret, seeds })
      begun = source === null ? { config: line.config, seed: key } : source
      if (JSON.stringify(line.config) !== JSON.stringify(begun.config)) throw new Stop('line', at, `line ${at} begins another table`)
      choices = source === null ? [] : [...source.choices, { dice: key }]
      state = game.setup(begun.config, begun.seed)
      for (const written of choices) taken(written, null, at)
    } else if (line.kind === 'choose' || line.kind === 'say') {
      const written = line.kind === 'choose' ? (line.option as Option) : ({ by: line.player, says: line.says } as Aside)
      const all: readonly Written[] = [written, ...((line.passes ?? []) as readonly Option[])]
      for (const one of all) taken(one, told, at)
      choices = [...choices, ...all]
    } else if (line.kind === 'undo' && begun !== null) {
      choices = takeBack(choices, Number(line.back))
      state = game.setup(begun.config, begun.seed)
      for (const written of choices) taken(written, null, at)
    } else if (line.kind === 'end' && JSON.stringify(state && game.outcome(state)) !== JSON.stringify(line.outcome)) {
      faults.push({ kind: 'outcome', at, says: `line ${at} tells another end than these dice and choices give` })
    }
    steps.push({ at: entries[at]?.at ?? 0, told, view: state === null ? null : game.view(state, null) })
  }
  return { state, steps, faults }
}

/** What was shown to those who watched against what the dice give. */
function compared(steps: readonly Telling[], recording: Recording): Fault[] {
  let before: unknown = null
  let at = 0
  for (const step of steps) {
    const patch = patchFrom(before, step.view)
    before = step.view
    if (patch === 0 && step.told.length === 0) continue
    const shown = recording.steps[at]
    if (JSON.stringify(shown?.told) !== JSON.stringify(step.told)) {
      const n = step.told.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(shown?.told[i]))
      const truth = step.told[Math.max(0, n)]
      return [
        {
          kind: 'roll',
          at,
          says: `step ${at} of the recording does not tell what the dice give: ${truth?.on ?? 'nothing'} ${truth?.n ?? ''}`.trim(),
        },
      ]
    }
    if (JSON.stringify(shown?.patch) !== JSON.stringify(patch))
      return [{ kind: 'roll', at, says: `step ${at} of the recording shows another table than the dice give` }]
    at++
  }
  return at === recording.steps.length
    ? []
    : [{ kind: 'roll', at, says: `the recording has ${recording.steps.length} steps, the dice give ${at}` }]
}
