import type { OptionRecord, Sink } from './contract.ts'
import type { Handle, PlayerId } from './ids.ts'
import type { Rules } from './rules.ts'
import type { Shape, State } from './state.ts'

/** What handlers, needs and ops are given: the state, the rules, who listens, and what is remembered until the next change. */
export class Table<G extends Shape> {
  // Declared, not defined: a field that is defined by the class is written twice, and by a function of its own, for each choice.
  declare readonly state: State<G>
  declare readonly rules: Rules<G>
  declare readonly sink: Sink | null
  /** The answer to the last ask, until a handler takes it. */
  declare answer: OptionRecord | null
  /** Who was asked last. */
  declare mover: PlayerId | null
  /** Set while a question is put again: then even a single option waits for its player. */
  declare again: boolean
  /** Folds remembered until something changes. */
  declare memo: Map<string, number> | null

  constructor(state: State<G>, rules: Rules<G>, sink: Sink | null) {
    this.state = state
    this.rules = rules
    this.sink = sink
    this.answer = null
    this.mover = null
    this.again = false
    this.memo = null
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
