import { handleOf, type Ref } from '@duelhall/kernel'
import type { AttackFrame, T } from './state.ts'
import { keywordOf } from './stats.ts'
import { inAttackZone, isSameDie } from './zones.ts'

/** Hits lie in threes: source, target, amount. */
const isFast = (t: T, hits: readonly number[], i: number): boolean => {
  const source = hits[i - (i % 3)] as Ref
  return isSameDie(t, source) && keywordOf(t, handleOf(source), 'fast') > 0
}

export const hitsBy = (t: T, hits: readonly number[], fast: boolean): readonly number[] =>
  hits.filter((_, i) => isFast(t, hits, i) === fast)

export function isAnyFast(t: T, hits: readonly number[]): boolean {
  for (let i = 0; i < hits.length; i += 3) if (isFast(t, hits, i)) return true
  return false
}

/** Whether it is still to deal damage. */
export const isToDeal = (f: AttackFrame, source: Ref): boolean => f.hits.some((x, i) => i % 3 === 0 && x === source)

/** DM-DMG-09: only what is still in the Attack Zone deals and takes it. */
export function hitsOf(t: T, hits: readonly number[]) {
  const dealt = []
  for (let i = 0; i < hits.length; i += 3) {
    const source = hits[i] as Ref
    const target = hits[i + 1] as Ref
    const isPlayer = handleOf(target) < t.state.players.length
    if (!isSameDie(t, source) || !inAttackZone(t, handleOf(source))) continue
    if (!isPlayer && !(isSameDie(t, target) && inAttackZone(t, handleOf(target)))) continue
    dealt.push({ to: handleOf(target), n: hits[i + 2]!, source })
  }
  return dealt
}
