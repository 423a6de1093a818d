import { because, type Handle, type PlayerId, refTo, type Why } from '@duelhall/kernel'
import { defs, FRAME, HAS_PROCEDURE, IS_TUNER, LEVEL } from './catalog.ts'
import { fx } from './fx.ts'
import { gistOf } from './gist.ts'
import type { DuelEffect } from './lexicon.ts'
import { completes } from './materials.ts'
import { emptySlots } from './moves.ts'
import { areTwins } from './spec.ts'
import { DOWN, EXTRA, foeOf, GRAVE, HAND, inZone, MONSTERS, type T, whereIs } from './state.ts'
import { liesRight } from './triggers.ts'
import { hasTuner, tunedSums } from './tuners.ts'

/** By definition, the ways it might be Summoned: 0 is a Synchro Summon, n + 1 the effect with that number. */
export const WAYS: readonly (readonly number[])[] = defs.map((def, at) => [
  ...(FRAME[at] === 'synchro' ? [0] : []),
  ...def.effects.flatMap((effect, n) => (effect.kind === 'use' && effect.procedure === true ? [n + 1] : [])),
])

const looked: readonly number[] = [HAND, EXTRA, GRAVE]
const LIST: Handle[] = []
/** Cards in the hand, the Extra Deck and the Graveyard with a procedure of their own. The list is scratch. */
export function summonable(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  LIST.length = 0
  for (let z = 0; z < looked.length; z++) {
    const list = gistOf(s, player, looked[z]!).summoners
    for (let i = 0; i < list.length; i++) if (!isTwin(t, list[i]!)) LIST.push(list[i]!)
  }
  return LIST
}

/** Those of them that might be Summoned now: without a Tuner, or where no Levels add up, no Synchro Monster is looked at. The list is scratch. */
export function mightBeSummoned(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  if (LIST.length > 0) LIST.length = 0
  const sums = tunedSums(t, player)
  for (let z = 0; z < looked.length; z++) {
    const list = gistOf(s, player, looked[z]!).summoners
    for (let i = 0; i < list.length; i++) {
      const { def } = s.pieces[list[i]!]!
      if ((HAS_PROCEDURE[def]! || ((sums >> LEVEL[def]!) & 1) === 1) && !isTwin(t, list[i]!)) LIST.push(list[i]!)
    }
  }
  return LIST
}

/** YG-META-03 */
function isTwin(t: T, h: Handle): boolean {
  for (let i = 0; i < LIST.length; i++) if (areTwins(t, LIST[i]!, h)) return true
  return false
}

/** Why it cannot be Summoned in this way now (YG-SUMMON-33, -34, -50, -58). */
export function procedureFault(t: T, player: PlayerId, h: Handle, place: number): Why | null {
  const ban =
    fx.cannot(t, 'specialSummon', h, null, player, 'YG-META-02') ??
    fx.cannot(t, 'specialSummon', player as number as Handle, h, player, 'YG-META-02')
  if (ban !== null) return ban
  if (place === 0) {
    if (FRAME[t.piece(h).def] !== 'synchro' || whereIs(t.state, h) !== EXTRA) return because('YG-SUMMON-50', 0, 0, h)
    return completes(t, 'synchro', player, h) ? null : because(isTuned(t, player) ? 'YG-SUMMON-50' : 'YG-SUMMON-52', 0, 0, h)
  }
  const effect = defs[t.piece(h).def]!.effects[place - 1]
  if (effect === undefined || effect.kind !== 'use' || effect.procedure !== true) return because('YG-SUMMON-33', 0, 0, h)
  if (!liesRight(t, h, effect)) return because('YG-SUMMON-40', 0, 0, h)
  const step = effect.do[0] as { readonly to?: unknown } | undefined
  const side = step?.to === 'foe' ? foeOf(player) : player
  if (emptySlots(t, side, MONSTERS) === 0 && !frees(effect, side === player ? 'you' : 'foe')) return because('YG-SUMMON-34', 1, 0, h)
  const voice = { source: refTo(t.state, h), player, event: null, vars: {} }
  if (effect.if !== undefined && !fx.holds(t, voice, effect.if)) return because('YG-SUMMON-40', 0, 0, h)
  return effect.cost === undefined || fx.canPay(t, voice, effect.cost) ? null : because('YG-COST-05', 1, 0, h)
}

/** YG-SUMMON-51, -52: a Tuner and another monster, face-up. */
function isTuned(t: T, player: PlayerId): boolean {
  const up = inZone(t.state, player, MONSTERS).filter((h) => t.piece(h).pose !== DOWN)
  return hasTuner(t, up) && up.some((h) => !IS_TUNER[t.piece(h).def]!)
}

/** YG-SUMMON-34: whether what it costs leaves a Monster Zone of that side. */
const frees = (effect: DuelEffect, side: 'you' | 'foe'): boolean =>
  'cost' in effect &&
  effect.cost?.some(
    (step) => step.op === 'pick' && step.picks.some((pick) => 'from' in pick && pick.from.in === undefined && pick.from.side === side),
  ) === true
