import type { RuleId, State, Values } from '@duelhall/kernel'
import type { Named, Positions } from './positions.ts'

/** A choice in the words of the game; what is left out may be anything. */
export interface Asked extends Named {
  readonly act: string
}

/** What a lesson says is so after a step; the engine is asked whether it is. */
export type Claim =
  /** Values of a piece as everybody sees them, or where it stands. */
  | { readonly piece: string; readonly has?: Values; readonly at?: string; readonly zone?: string }
  | { readonly player: number; readonly has: Values }
  | { readonly offers: Asked }
  | { readonly refuses: Asked; readonly rule: RuleId }
  /** An event of the step. */
  | { readonly told: string }
  | { readonly asks: string }
  | { readonly over: RuleId; readonly places?: readonly number[] }

export interface Step {
  readonly says: string
  /** What the learner is to do; absent where there is only something to read. */
  readonly do?: Asked
  /** What chance brings in this step, as faces from 1. */
  readonly rolls?: readonly number[]
  readonly hints?: readonly string[]
  /** What others answer after the learner's choice: the first option, or one in words. */
  readonly answers?: readonly ('pass' | Asked)[]
  readonly claims?: readonly Claim[]
}

export const chapters = ['parts', 'turn', 'game', 'book'] as const

/** A position and what is done in it, step by step. */
export interface Lesson<P = unknown> {
  readonly id: string
  readonly title: string
  /** The parts; a guided turn; a whole guided game; a worked example of the rulebook. */
  readonly chapter: (typeof chapters)[number]
  /** The rules it shows. */
  readonly rules: readonly RuleId[]
  readonly position: P
  readonly steps: readonly Step[]
}

/** All lessons of a game. */
export interface Course<S extends State = State, C = unknown, P = unknown> {
  readonly positions: Positions<S, C, P>
  /** Questions that are passed by themselves between two steps, so that a lesson speaks only of what it is about. */
  readonly passes: readonly string[]
  readonly lessons: readonly Lesson<P>[]
}

/** The seat of the learner. */
export const LEARNER = 0
