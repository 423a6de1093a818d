import type { Handle } from '@duelhall/kernel'
import { NOBODY, type T, UNROLLED } from './state.ts'

/** Equal dice have equal numbers: same card, face and place, and nothing on them; -1 never equal. */
export function twin(t: T, h: Handle): number {
  const p = t.piece(h)
  const m = t.state.marks[h]!
  if (m !== null) {
    const plain = m.damage === 0 && m.blocks.length === 0 && !m.attacking && !m.didBlock && !m.partly
    if (!plain || m.captor !== 0 || m.host !== 0 || m.ruler !== 0 || m.dieOf >= 0 || m.textOf !== -1 || m.statsOf >= 0) return -1
    if (p.owner !== p.controller) return -1
    const ref = p.life * 512 + h
    for (const s of t.state.standing) if (s.to === ref || s.source === ref) return -1
  }
  if (p.place !== 0) return -1
  const card = p.card === NOBODY ? 500 + p.owner : p.card
  return (card * 8 + (p.face === UNROLLED ? 7 : p.face)) * 64 + p.zone
}
