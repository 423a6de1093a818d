import { kind, type RefName } from '@duelhall/effects'
import { because, type Handle, type PlayerId, type Why } from '@duelhall/kernel'
import { fx } from './fx.ts'
import { CAPTURED, OUT, PAID, placeOf, RESERVE, type T, USED } from './state.ts'
import { isFielded } from './zones.ts'

/** It has just paid for a fielding, and what that triggers does not reach it in the Used Pile (DM-FIELD-07). */
export const isPaying = (t: T, h: Handle): boolean => t.piece(h).place === PAID && placeOf(t.piece(h).zone) === USED

const DECOY = kind('decoy')
const BE_TARGETED = kind('cannot:beTargeted')

/** Why a player may not choose this for an effect of that source; null when nothing protects it. */
export function protects(t: T, player: PlayerId, source: Handle, h: Handle): Why | null {
  const place = placeOf(t.piece(h).zone)
  if (h === source && place === RESERVE) return because('DM-ACTION-09')
  if (place === CAPTURED || place === OUT) return because('DM-TARGET-07')
  if (isPaying(t, h)) return because('DM-FIELD-07')
  if (!isFielded(t, h)) return null
  if (fx.isSilent(t, BE_TARGETED) && fx.isSilent(t, DECOY)) return null
  const ban = fx.bans(t, BE_TARGETED, h, source, player, 'DM-TARGET-01')
  if (ban !== null) return ban
  // A decoy is the only die in the field that the player may target.
  for (const { mod, voice } of fx.lies(t, DECOY, player as number as Handle)) {
    const decoys = fx.named(t, voice, (mod as { readonly decoy: RefName }).decoy)
    if (decoys.length > 0 && !decoys.includes(h)) return because('DM-TARGET-01', 0, 0, decoys[0]!)
  }
  return null
}
