import {
  type Choice,
  type Decision,
  type Handle,
  IllegalChoice,
  type Option,
  type PlayerId,
  pack,
  read,
  type State,
} from '@duelhall/kernel'
import { oneOf } from '../chance.ts'
import { asJson, broken, hold, type Run } from './run.ts'

const LAW = 'law 2'

/** At every decision: the game either asks or is over, and there is something to choose between. */
export function worthAsking<S extends State, C>(run: Run<S, C>, decision: Decision): void {
  const { options } = decision
  hold(LAW, options.length >= 2, () => `${decision.ask} offers ${options.length} options`)
  hold(LAW, isRising(options) || new Set(options).size === options.length, () => `${decision.ask} offers an option twice`)
  hold(LAW, run.module.game.outcome(run.state) === null, () => 'a game that is over asks')
  run.met.asks.add(decision.ask)
}

/** Most lists rise, which is cheaper to see than that all are distinct. */
function isRising(options: readonly Option[]): boolean {
  for (let i = 1; i < options.length; i++) if (options[i]! <= options[i - 1]!) return false
  return true
}

/** Nothing that is offered is refused or leads to a dead end; what is not offered is refused, in words of a rule. */
export function offeredIsLegal<S extends State, C>(run: Run<S, C>, decision: Decision, tries: number): void {
  const { game } = run.module
  const { player, options } = decision
  const refusal = (by: PlayerId, option: Option) => game.refusal(run.state, by, option)
  for (const option of options) {
    const why = refusal(player, option)
    hold(LAW, why === null, () => `${asJson(read(game.acts, option))} is offered and refused (${why?.rule})`)
  }
  const others = run.state.players.length
  for (let i = 0; i < tries; i++) {
    const option = randomOption(run)
    const record = () => asJson(read(game.acts, option))
    hold(LAW, (refusal(player, option) === null) === options.includes(option), () => `${record()} is neither offered nor refused`)
    const by = run.pick(others) as PlayerId
    if (by !== player) hold(LAW, refusal(by, option) !== null, () => `${record()} is not refused to player ${by}, who is not asked`)
  }
}

/** Every choice leads to the next question or the end. */
export function noDeadEnd<S extends State, C>(run: Run<S, C>, decision: Decision, most: number): void {
  const { game } = run.module
  const few = decision.options.length <= most
  const tries = few ? decision.options.length : most
  for (let i = 0; i < tries; i++) {
    const choice = few ? i : run.pick(decision.options.length)
    const next = game.clone(run.state)
    try {
      game.apply(next, choice)
    } catch (error) {
      throw broken(error, `${asJson(read(game.acts, decision.options[choice]!))} has no way on: `)
    }
    hold(LAW, (game.decision(next) === null) !== (game.outcome(next) === null), () => 'a game neither asks nor is over, or both')
  }
}

/** Any option that can be written down; one past the last piece, since names of what does not exist must be refused too. */
function randomOption<S extends State, C>(run: Run<S, C>): Option {
  const { acts } = run.module.game
  const part = (below: number) => (run.pick(3) === 0 ? null : run.pick(below))
  const piece = () => part(Math.min(511, run.state.pieces.length + 2)) as Handle | null
  const { act, wide } = oneOf(run.pick, acts)
  return pack(acts, { act, piece: piece(), target: wide ? null : piece(), place: part(wide ? 600 : 63) })
}

/** What is no choice; a decision with so many options has none of that number either. */
export const garbage = (options: number): readonly unknown[] => [
  Number.NaN,
  1.5,
  -1,
  options,
  2 ** 31,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '0',
  '',
  true,
  null,
  undefined,
  [],
  [0],
  {},
  { by: 0 },
  { says: 'resign' },
  { by: -1, says: 'resign' },
  { by: 99, says: 'resign' },
  { by: 0.5, says: 'offer' },
  { by: '0', says: 'offer' },
  { by: 0, says: 'shout' },
  { by: 0, says: 'toString' },
  () => 0,
  Symbol('0'),
  0n,
]

/** Whatever comes instead of a choice is refused with `IllegalChoice`, and the state stays as it is. */
export function garbageIsRefused<S extends State, C>(run: Run<S, C>, bads: readonly unknown[]): void {
  const { game } = run.module
  const before = asJson(run.state)
  for (const bad of bads) {
    const error = thrown(() => game.apply(run.state, bad as Choice))
    hold(LAW, error instanceof IllegalChoice, () => `the choice ${pictured(bad)} throws ${String(error)}`)
  }
  hold(LAW, asJson(run.state) === before, () => 'an illegal choice is refused and changes the state')
}

function thrown(run: () => void): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return 'nothing'
}

const pictured = (value: unknown): string => (typeof value === 'object' ? asJson(value) : String(value))
