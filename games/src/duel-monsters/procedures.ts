import { kind } from '@duelhall/effects'
import { because, cut, type Handle, type PlayerId, refTo, type Why } from '@duelhall/kernel'
import { type From, fromOf } from './at-will.ts'
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
  cut(LIST, 0)
  for (let z = 0; z < looked.length; z++) {
    const list = gistOf(s, player, looked[z]!).summoners
    for (let i = 0; i < list.length; i++) if (!isTwin(t, list[i]!)) LIST.push(list[i]!)
  }
  return LIST
}

/** Those of them that might be Summoned now: without a Tuner, or where no Levels add up, no Synchro Monster is looked at. The list is scratch. */
export function mightBeSummoned(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  cut(LIST, 0)
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

const SPECIAL_SUMMON = kind('cannot:specialSummon')
/** Why it cannot be Summoned in this way now (YG-SUMMON-33, -34, -50, -58). */
export function procedureFault(t: T, player: PlayerId, h: Handle, place: number): Why | null {
  if (!fx.isSilent(t, SPECIAL_SUMMON)) {
    const ban =
      fx.bans(t, SPECIAL_SUMMON, h, null, player, 'YG-META-02') ??
      fx.bans(t, SPECIAL_SUMMON, player as number as Handle, h, player, 'YG-META-02')
    if (ban !== null) return ban
  }
  if (place === 0) {
    if (FRAME[t.piece(h).def] !== 'synchro' || whereIs(t.state, h) !== EXTRA) return because('YG-SUMMON-50', 0, 0, h)
    return completes(t, 'synchro', player, h) ? null : because(isTuned(t, player) ? 'YG-SUMMON-50' : 'YG-SUMMON-52', 0, 0, h)
  }
  const way = PROCEDURES[t.piece(h).def]![place - 1] ?? null
  if (way === null) return because('YG-SUMMON-33', 0, 0, h)
  if (!liesRight(t, h, way.from)) return because('YG-SUMMON-40', 0, 0, h)
  if (!way.frees && emptySlots(t, way.toFoe ? foeOf(player) : player, MONSTERS) === 0) return because('YG-SUMMON-34', 1, 0, h)
  const voice = { source: refTo(t.state, h), player, event: null, vars: NO_VARS }
  if (way.if !== undefined && !fx.holds(t, voice, way.if)) return because('YG-SUMMON-40', 0, 0, h)
  return way.cost === undefined || fx.canPay(t, voice, way.cost) ? null : because('YG-COST-05', 1, 0, h)
}
const NO_VARS = {}

/** A Summon by a procedure of its own, laid out so that all are of one shape. */
interface Procedure {
  readonly from: From
  /** To the opponent's side. */
  readonly toFoe: boolean
  /** YG-SUMMON-34: what it costs leaves a Monster Zone of the side it comes to. */
  readonly frees: boolean
  readonly if: UseEffect['if']
  readonly cost: UseEffect['cost']
}
type UseEffect = Extract<DuelEffect, { readonly kind: 'use' }>
function procedureOf(effect: DuelEffect): Procedure | null {
  if (effect.kind !== 'use' || effect.procedure !== true) return null
  const step = effect.do[0] as { readonly to?: unknown } | undefined
  const toFoe = step?.to === 'foe'
  return { from: fromOf(effect), toFoe, frees: frees(effect, toFoe ? 'foe' : 'you'), if: effect.if, cost: effect.cost }
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
/** By definition and number of the effect. */
const PROCEDURES: readonly (readonly (Procedure | null)[])[] = defs.map((def) => def.effects.map(procedureOf))
