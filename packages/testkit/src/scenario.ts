import {
  type Decision,
  type Handle,
  type Happening,
  keyOf,
  type Option,
  type OptionRecord,
  type Outcome,
  type PlayerId,
  type Refusal,
  type RuleId,
  read,
  rng,
  type Saying,
  type Seed,
  type State,
  type TableView,
  type Viewer,
} from '@duelhall/kernel'
import { type Named, namedOption, optionNamed, type Positions } from '@duelhall/lessons'
import { onTestFinished } from 'vitest'

export type { Named, Positions } from '@duelhall/lessons'

/** A position to try things in. Every roll must be scripted, every scripted roll used, or the test fails. */
export function scenario<S extends State, C, P>(positions: Positions<S, C, P>, position: P): Scenario<S, C, P> {
  const made = new Scenario(positions, positions.build(position))
  onTestFinished(() => made.finish())
  return made
}

export class Scenario<S extends State, C, P> {
  readonly state: S
  /** What has happened since the last choice. */
  events: readonly Happening[] = []
  readonly #positions: Positions<S, C, P>
  /** Words of chance taken so far; null where chance is free to fall. */
  #taken: number | null

  constructor(positions: Positions<S, C, P>, state: S) {
    this.#positions = positions
    this.state = state
    this.#taken = state.rng.n
  }

  get game() {
    return this.#positions.module.game
  }

  /** The open question; a scenario that is over has none. */
  get decision(): Decision {
    const decision = this.game.decision(this.state)
    if (decision === null) throw new Error('the game is over')
    return decision
  }
  get asked(): PlayerId {
    return this.decision.player
  }
  get ask(): string {
    return this.decision.ask
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.state)
  }

  /** The next results of chance, as faces from 1. */
  rolls(...faces: readonly number[]): this {
    this.state.rng = rng({ key: this.state.rng.key, n: this.state.rng.n, script: this.state.rng.script.concat(faces) })
    return this
  }

  /** Lets chance fall by a seed from here on: for shuffles and the like, which the test is not about. */
  luck(seed: Seed): this {
    this.state.rng = rng({ key: keyOf(seed), n: 0, script: this.state.rng.script })
    this.#taken = null
    return this
  }

  /** Makes a choice; one that is not offered fails with the rule that refuses it. */
  choose(act: string, named: Named = {}): this {
    const option = this.#option(act, named)
    const at = this.decision.options.indexOf(option)
    if (at < 0) {
      const why = this.game.refusal(this.state, this.asked, option)
      const offers = JSON.stringify(this.offers(act))
      throw new Error(`${act} ${JSON.stringify(named)} is not offered (${why?.rule ?? 'and not refused'}); ${this.ask} offers ${offers}`)
    }
    return this.#apply(`${act} ${JSON.stringify(named)}`, at)
  }

  /** Chooses the most passive option, so many times. */
  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.#apply('the first option', 0)
    return this
  }

  aside(by: number, says: Saying): this {
    return this.#apply(says, { by: by as PlayerId, says })
  }

  /** What is offered now, exactly. */
  offers(act: string): readonly Named[] {
    return this.decision.options
      .map((option) => read(this.game.acts, option))
      .flatMap((record) => (record.act === act ? [this.#named(record)] : []))
  }

  /** The acts that are offered now, in order. */
  get acts(): readonly string[] {
    return [...new Set(this.decision.options.map((option) => read(this.game.acts, option).act))]
  }

  /** The rule that refuses this; null when it is offered. */
  refusal(act: string, named: Named = {}, player: number = this.#who()): RuleId | null {
    return this.reason(act, named, player)?.rule ?? null
  }

  /** The whole refusal: how far short it falls and what forbids it. */
  reason(act: string, named: Named = {}, player: number = this.#who()): Refusal | null {
    return this.game.refusal(this.state, player as PlayerId, this.#option(act, named))
  }

  explain(piece: string, player: number = this.#who()): readonly Refusal[] {
    return this.game.explain(this.state, player as PlayerId, this.piece(piece))
  }

  view(viewer: number | null): TableView {
    return this.game.view(this.state, viewer as Viewer)
  }

  piece(name: string): Handle {
    return this.#positions.piece(this.state, name)
  }

  /** What has happened since the last choice, by name. */
  get told(): readonly string[] {
    return this.events.map((event) => event.on)
  }

  /** Fails when a scripted roll was not used; `scenario` sees to it at the end of the test. */
  finish(): void {
    const left = this.state.rng.script
    if (left.length > 0) throw new Error(`scripted rolls were not used: ${left.join(', ')}`)
  }

  #who(): PlayerId {
    return this.game.decision(this.state)?.player ?? (0 as PlayerId)
  }

  #apply(what: string, choice: Parameters<typeof this.game.apply>[1]): this {
    const events: Happening[] = []
    this.game.apply(this.state, choice, (event) => events.push(event))
    this.events = events
    const taken = this.state.rng.n
    if (this.#taken !== null && taken !== this.#taken)
      throw new Error(`${what}: chance was taken ${taken - this.#taken} times beyond the script; add rolls(…)`)
    return this
  }

  #option(act: string, named: Named): Option {
    return optionNamed(this.#positions, this.state, act, named)
  }

  #named(record: OptionRecord): Named {
    return namedOption(this.#positions, this.state, record)
  }
}
