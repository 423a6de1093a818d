import { compileAsks, list, listed, refuseOption, refusePiece, refuseRest } from './acts.ts'
import { audit } from './audit.ts'
import { sayAside } from './choice.ts'
import type { BROUGHT, Choice, Decision, Game, Guess, Outcome, Refusal, Sink, Viewer } from './contract.ts'
import { digest } from './digest.ts'
import { IllegalChoice, inWords } from './errors.ts'
import { resample } from './hidden.ts'
import type { Handle, Option, PlayerId, RuleId, Seed } from './ids.ts'
import { adopt, type Legacy, leave } from './legacy.ts'
import { advance } from './machine.ts'
import { read } from './option.ts'
import { rngFrom } from './rng.ts'
import type { Parts, Rules } from './rules.ts'
import { copyState, type Shape, type State } from './state.ts'
import { Table } from './table.ts'
import { type Breakdown, breakdownOf, type TableView, viewOf } from './view.ts'

export function compile<G extends Shape, C>(parts: Parts<G, C>): Rules<G> {
  return {
    id: parts.id,
    acts: parts.acts,
    asks: compileAsks(parts.asks, parts.acts),
    steps: parts.steps,
    records: parts.records,
    refused: parts.refused,
    asides: parts.asides,
    shows: parts.shows,
    secrets: parts.secrets ?? null,
    bans: parts.bans ?? null,
    folds: parts.folds ?? null,
    windows: parts.windows ?? null,
    verbs: parts.verbs ?? null,
    interests: parts.interests ?? null,
    listsMoves: parts.interests !== undefined && parts.fixedIndex !== true,
    hears: parts.hears ?? null,
    was: parts.was ?? null,
    settle: parts.settle ?? null,
    loop: parts.loop ?? null,
  }
}

/** Makes a game out of the parts in its folder. */
export function defineGame<G extends Shape, C>(parts: Parts<G, C>): Game<State<G>, C> {
  const rules = compile(parts)
  return {
    id: parts.id,
    rules: parts.version,
    cards: digest(parts.catalog),
    acts: parts.acts,
    check: parts.check,
    setup(config: C, seed: Seed): State<G> {
      const problem = parts.check(config)[0]
      if (problem !== undefined) throw new RangeError(`${problem.path}: ${problem.says}`)
      const state = copyState(parts.deal(config, seed), rules.records)
      advance(new Table(state, rules, null))
      return state
    },
    decision: (state: State<G>): Decision | null => state.decision,
    outcome: (state: State<G>): Outcome | null => state.outcome,
    apply(state: State<G>, choice: Choice, sink?: Sink): void {
      const t = new Table(state, rules, sink ?? null)
      if (typeof choice === 'number') answer(t, choice)
      else if (typeof choice === 'object' && choice !== null && 'dice' in choice) state.rng = rngFrom(choice.dice)
      else if (typeof choice === 'object' && choice !== null) sayAside(t, choice)
      else throw new IllegalChoice('malformed', `a choice is a number or an aside, not ${inWords(choice)}`)
    },
    refusal: (state: State<G>, player: PlayerId, option: Option): Refusal | null =>
      refusalOf(new Table(state, rules, null), player, option),
    explain: (state: State<G>, player: PlayerId, piece: Handle): readonly Refusal[] =>
      explain(new Table(state, rules, null), player, piece),
    view: (state: State<G>, viewer: Viewer): TableView => viewOf(new Table(state, rules, null), viewer),
    breakdown: (state: State<G>, viewer: Viewer, piece: Handle): readonly Breakdown[] =>
      breakdownOf(new Table(state, rules, null), viewer, piece),
    clone: (state: State<G>): State<G> => copyState(state, rules.records),
    leave: (state: State<G>): Legacy<State<G>> => leave(state, rules),
    adopt: (legacy: Legacy<State<G>>, config: C, sink?: Sink): State<G> => adopt(legacy, rules, () => parts.deal(config, ''), sink ?? null),
    resample: (state: State<G>, viewer: PlayerId, seed: Seed, guess?: Guess | typeof BROUGHT): void =>
      resample(new Table(state, rules, null), viewer, seed, guess ?? null),
    audit: (state: State<G>): readonly string[] => audit(new Table(state, rules, null)),
  }
}

function answer<G extends Shape>(t: Table<G>, choice: number): void {
  const s = t.state
  const decision = s.decision
  if (decision === null) throw new IllegalChoice('over', 'the game is over')
  if (!Number.isInteger(choice) || choice < 0 || choice >= decision.options.length)
    throw new IllegalChoice('notOffered', `choice ${choice} is not one of the ${decision.options.length} options`)
  t.answer = read(t.rules.acts, decision.options[choice]!)
  t.mover = decision.player
  s.decision = null
  s.n++
  s.back++
  advance(t)
}

/** Why this player is offered nothing at all now; null when it is this player's question. */
function outside<G extends Shape>(t: Table<G>, player: PlayerId): RuleId | null {
  const s = t.state
  if (s.decision === null) return t.rules.refused.over
  if (t.player(player).out) return t.rules.refused.out
  return s.decision.player === player ? null : t.rules.refused.notAsked
}

const plain = (act: string, rule: RuleId): Refusal => ({ act, rule, source: null, need: 0, have: 0 })

function refusalOf<G extends Shape>(t: Table<G>, player: PlayerId, option: Option): Refusal | null {
  const record = read(t.rules.acts, option)
  const barred = outside(t, player)
  if (barred !== null) return plain(record.act, barred)
  const act = t.rules.asks[t.state.decision!.ask]!.find((a) => a.act === record.act)
  if (act === undefined) return plain(record.act, t.rules.refused.never?.[record.act] ?? t.rules.refused.notNow)
  const pieces = t.state.pieces.length
  if (record.piece !== null && record.piece >= pieces) return plain(record.act, act.pieces?.[0] ?? t.rules.refused.notNow)
  if (record.target !== null && record.target >= pieces) return plain(record.act, act.targets?.[0] ?? t.rules.refused.notNow)
  return refuseOption(t, player, act, record.piece, record.target, record.place)
}

function explain<G extends Shape>(t: Table<G>, player: PlayerId, piece: Handle): readonly Refusal[] {
  if (!Number.isInteger(piece) || piece < 0 || piece >= t.state.pieces.length) throw new RangeError(`no piece ${inWords(piece)}`)
  const barred = outside(t, player)
  if (barred !== null) return [plain('', barred)]
  const acts = t.rules.asks[t.state.decision!.ask]!
  const reasons: Refusal[] = []
  for (const a of acts) {
    if (a.pieces === null) continue
    const n = list(t, player, [a])
    const uses = listed(n).some((option) => {
      const record = read(t.rules.acts, option as Option)
      return record.piece === piece || record.target === piece
    })
    if (!uses) reasons.push(refusePiece(t, player, a, piece) ?? refuseRest(t, player, a, piece))
  }
  return reasons
}
