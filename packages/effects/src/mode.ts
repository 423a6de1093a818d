import { type Act, addPlace, type Shape, type Table } from '@duelhall/kernel'
import { numberName } from './amount.ts'
import { canRun } from './core-ops.ts'
import type { CoreStep, Lexicon, Step } from './language.ts'
import type { Machine } from './machine.ts'
import type { ActivateFrame, RunFrame, Voice } from './spec.ts'

export type Mode<L extends Lexicon> = Extract<CoreStep<L>, { readonly op: 'mode' }>

/** Under which name a link remembers the mode that was chosen when it was activated. */
export const CHOSEN_MODE = numberName('$mode')
export const chosenMode = (voice: Voice): number | undefined => voice.vars[CHOSEN_MODE]?.[0]

/** Where activations wait in a chain, a program that begins with a choice of effects has it made then; a blind one is a declaration, made later (YG-BB-36, -37). */
export function modeAtActivation<G extends Shape, L extends Lexicon>(m: Machine<G, L>, program: readonly Step<L>[]): Mode<L> | null {
  if (m.spec.link === undefined) return null
  const first = program[0] as CoreStep<L> | undefined
  return first?.op === 'mode' && first.blind !== true ? first : null
}

/** The modes that could do anything; who chooses blindly may name any. */
export function openModes<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  step: Mode<L>,
): readonly number[] {
  return step.modes.flatMap((mode, i) => (step.blind === true || canRun(m, t, voice, mode) ? [i] : []))
}

/** The act behind the ask `mode`: place is the number of the mode. */
export function modeAct<G extends Shape, L extends Lexicon>(m: Machine<G, L>): Act<G> {
  return {
    act: 'accept',
    places: [
      m.spec.rules.may,
      (t) => {
        const f = t.frame as (RunFrame | ActivateFrame) & G['frame']
        const [block, at] = f.op === 'activate' ? [`${f.effect}/do`, 0] : [f.block, f.pc]
        const step = m.catalog.blocks.get(block)![at] as Mode<L>
        for (const i of openModes(m, t, f, step)) addPlace(i)
        return 1
      },
    ],
  }
}
