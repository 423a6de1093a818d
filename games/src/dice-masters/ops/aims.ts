import type { Answered, Op, RunFrame, To, ToPlayer, Voice, Who } from '@duelhall/effects'
import { type Handle, handleOf, type PlayerId, type Ref } from '@duelhall/kernel'
import { fx } from '../fx.ts'
import type { DiceStep, DM } from '../lexicon.ts'
import type { Dice, T } from '../state.ts'
import { refOf } from '../zones.ts'

/** What an op does; its words stand in `say.ts`. */
export type Run<O extends DiceStep['op']> = Omit<Op<Dice, Extract<DiceStep, { readonly op: O }>>, 'say'>
export type Runs<O extends DiceStep['op']> = { readonly [K in O]: Run<K> }
export type { Answered, RunFrame, Voice }

const anything = (): boolean => true
/** Whether a step has something to work on; what is chosen on the way is not known yet and may be anything. */
export function reaches(
  t: T,
  voice: Voice,
  to: To<DM> | ToPlayer,
  works: (h: Handle) => boolean = anything,
  all = false, // as a cost it must work on every one
): boolean {
  const name = typeof to === 'string' ? to : 'among' in to ? to.among : undefined
  if (name?.startsWith('$') === true && voice.vars[name] === undefined) return true
  const aims = fx.aims(t, voice, to)
  return all ? aims.length > 0 && aims.every(works) : aims.some(works)
}

/** Costs are paid in full and nothing prevents them (DM-COST-01). */
export const isCost = (f: RunFrame): boolean => f.block.endsWith('/cost') || f.block.includes('/cost/')
export const causeOf = (f: RunFrame, cause = 'effect'): string => (isCost(f) ? 'cost' : cause)

/** The source of what a step does: the effect's die or card, or another that is named. */
export function sourceOf(t: T, f: Voice, by: Parameters<typeof fx.named>[2] | undefined): Ref {
  const named = by === undefined ? undefined : fx.named(t, f, by)[0]
  return named === undefined ? f.source : refOf(t, named)
}

export const one = (t: T, voice: Voice, who: Who = 'you'): PlayerId =>
  who === 'you' ? voice.player : (fx.players(t, voice, who)[0] ?? voice.player)

export const handles = (refs: readonly number[] | undefined): readonly Handle[] => (refs ?? []).map((ref) => handleOf(ref as Ref))
