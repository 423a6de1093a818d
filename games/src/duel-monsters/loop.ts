import type { Handle, PlayerId } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { finishDuel } from './end.ts'
import { destroyless } from './moves.ts'
import { DOWN, type DuelState, FIELD, inZone, MONSTERS, SPELLS, type T, turns } from './state.ts'

/** Cards that can go on by themselves. */
const GOES_ON: readonly boolean[] = defs.map((def) => def.effects.some((effect) => effect.kind === 'trigger' || effect.kind === 'static'))

/**
 * YG-META-09: a loop without a choice: of the cards that can go on by themselves the one that became active last goes to the Graveyard by
 * rule; if it still repeats before the open state is reached, or none is there, the Duel is a draw.
 */
export function loop(t: T): void {
  const s = t.state
  let last = null as Parameters<typeof destroyless>[1] | null
  for (let p = 0; p < s.players.length; p++)
    for (const place of [MONSTERS, SPELLS, FIELD])
      for (const h of inZone(s, p as PlayerId, place))
        if (t.piece(h).pose !== DOWN && GOES_ON[t.piece(h).def]! && (last === null || t.mark(h).since >= t.mark(last).since)) last = h
  if (last === null || turns(s).looped) return finishDuel(t, null, 'YG-META-09')
  turns(s).looped = true
  destroyless(t, last)
}

/** Links in a turn before open states are compared, and how often one may be met with the same choice. */
const SOME = 3
const OFTEN = 3

/** YG-META-10: what all can see – what lies where, Life Points, counters – as one number; 0 as long as the turn has seen few links. */
export function watch(s: DuelState, links: number): number {
  if (links < SOME) return 0
  let hash = 17
  for (const seat of s.players) hash = (Math.imul(hash, 31) + seat.life) | 0
  for (let h = 0; h < s.pieces.length; h++) {
    const p = s.pieces[h]!
    hash = (Math.imul(hash, 31) + p.zone * 64 + p.place * 8 + p.pose) | 0
    hash = (Math.imul(hash, 31) + (s.marks[h]?.counters ?? 0)) | 0
  }
  return hash === 0 ? 1 : hash
}

const keyOf = (now: number, h: Handle, effect: string): string => `${now}/${h}/${effect}`
/** Something is activated in the open state. */
export function note(s: DuelState, h: Handle, effect: string): void {
  const f = turns(s)
  if (f.now !== 0) f.tried = f.tried.concat(keyOf(f.now, h, effect))
}
/** Whether the same has been chosen in the same state too often: it is refused for the rest of the turn. */
export function isRepeated(s: DuelState, h: Handle, effect: string): boolean {
  const { now, tried } = turns(s)
  if (now === 0 || tried.length < OFTEN) return false
  const key = keyOf(now, h, effect)
  return tried.filter((other) => other === key).length >= OFTEN
}
