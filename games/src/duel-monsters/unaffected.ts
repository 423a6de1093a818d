import { kind, type Voice } from '@duelhall/effects'
import { type Handle, handleOf } from '@duelhall/kernel'
import { IS_SPELL, IS_TRAP } from './catalog.ts'
import { fx } from './fx.ts'
import { isOnField, isSeat, type T } from './state.ts'

const UNAFFECTED = kind('unaffectedBy')
let looking = false

/**
 * YG-EFFECT-08: a monster that is unaffected by Spells, Traps or monsters ignores what their effects do to it and what they lay on it. It may
 * still be targeted and chosen, and a cost is no effect (YG-EFFECT-01).
 */
export function isUnaffected(t: T, voice: Voice, h: Handle): boolean {
  if (looking || isSeat(t.state, h) || !isOnField(t.state, h) || handleOf(voice.source) === h) return false
  if (fx.isSilent(t, UNAFFECTED)) return false
  if ('block' in voice && typeof voice.block === 'string' && voice.block.includes('/cost')) return false
  looking = true
  const mods = fx.lies(t, UNAFFECTED, h)
  looking = false
  if (mods.length === 0) return false
  const { def } = t.piece(handleOf(voice.source))
  const kind = IS_SPELL[def]! ? 'spell' : IS_TRAP[def]! ? 'trap' : 'monster'
  for (let i = 0; i < mods.length; i++) if ((mods[i]!.mod as { readonly unaffectedBy: string }).unaffectedBy === kind) return true
  return false
}
