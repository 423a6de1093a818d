import type { OptionRecord, Sink } from './contract.ts'
import type { Handle, PlayerId } from './ids.ts'
import type { Rules } from './rules.ts'
import type { Shape, State } from './state.ts'

/** What handlers, needs and ops are given: the state, the rules, who listens, and what is remembered until the next change. */
export class Table<G extends Shape> {
  readonly state: State<G>
  readonly rules: Rules<G>
  readonly sink: Sink | null
  /** The answer to the last ask, until a handler takes it. */
  answer: OptionRecord | null = null
  /** Who was asked last. */
  mover: PlayerId | null = null
  /** Set while a question is put again: then even a single option waits for its player. */
  again = false
  /** Folds remembered until something changes. */
  memo: Map<string, number> | null = null

  constructor(state: State<G>, rules: Rules<G>, sink: Sink | null) {
    this.state = state
    this.rules = rules
    this.sink = sink
  }

  piece(h: Handle): G['piece'] {
    return this.state.pieces[h]!
  }

  player(p: PlayerId): G['seat'] {
    return this.state.players[p]!
  }

  /** The marks of a piece in play. */
  mark(h: Handle): G['mark'] {
    return this.state.marks[h]!
  }

  /** The innermost frame: what asks now. */
  get frame(): G['frame'] {
    return this.state.stack[this.state.stack.length - 1]!
  }
}
