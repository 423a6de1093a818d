import type { ActivateFrame } from '@duelhall/effects'
import { because, currentWindow, type Handle, type Happening, type PlayerId, refTo, type Why } from '@duelhall/kernel'
import { defs, HAS_USE } from './catalog.ts'
import { battleOf, kindsOf, timingFault } from './chain.ts'
import { fx } from './fx.ts'
import type { DungeonEffect, DungeonStep } from './lexicon.ts'
import { onTop } from './ops/places.ts'
import { inZone, PLAY, type T } from './state.ts'

export const effectPath = (t: T, h: Handle, n: number): string => `${defs[t.piece(h).def]!.id}/${n}`

const MINE: Handle[] = []
/** Figures with abilities that this player might use: own ones in play, and items open to all. The list is scratch. */
export function withAbilities(t: T, player: PlayerId): readonly Handle[] {
  const s = t.state
  MINE.length = 0
  for (let p = 0; p < s.players.length; p++) {
    const list = inZone(s, p as PlayerId, PLAY)
    for (let i = 0; i < list.length; i++) {
      const { def } = s.pieces[list[i]!]!
      if (HAS_USE[def]! && (p === player || defs[def]!.kind === 'item')) MINE.push(list[i]!)
    }
  }
  return MINE
}

type Use = Extract<DungeonEffect, { readonly kind: 'use' }>

/** DD-ABILITY-13: the monster whose own move an ability is; null where it is none. */
function moverOf(t: T, player: PlayerId, h: Handle, effect: Use): Handle | null {
  for (const step of effect.do as readonly DungeonStep[]) {
    if (step.op === 'warp') return onTop(t, { source: refTo(t.state, h), player })
    if (step.op === 'walk' && step.what === 'self' && kindsOf(effect.cost).includes('movement')) return h
  }
  return null
}

/** DD-ABILITY-01: why an ability cannot be used now; null when it can. */
export function abilityFault(t: T, player: PlayerId, h: Handle, n: number): Why | null {
  const early = timingFault(t, player, h, n)
  if (early !== null) return early
  const effect = defs[t.piece(h).def]!.effects[n]!
  // DD-CHAIN-16: with nothing open only the player whose turn it is not; their kinds leave traps to them (DD-ABILITY-11).
  const window = currentWindow(t)
  if (window !== null && window.policy === 'chain' && window.links.length === 0 && t.state.turn.player === player)
    return because('DD-CHAIN-16', 0, 0, h)
  const mover = effect.kind === 'use' ? moverOf(t, player, h, effect) : null
  if (mover !== null && t.mark(mover).attacks > 0) return because('DD-ABILITY-13', 0, 0, mover)
  const fault = fx.unusable(t, effectPath(t, h, n), h, player) // DD-ABILITY-02: as often as it can be paid
  return fault?.rule === 'DD-ABILITY-20' && effect.kind === 'use' && isTooFar(t, player, h, effect)
    ? because('DD-BOARD-15', 0, 0, h)
    : fault
}

/** Whether there would be a target, were it nearer. */
function isTooFar(t: T, player: PlayerId, h: Handle, { target = [] }: Use): boolean {
  const [pick] = target
  if (pick === undefined || 'player' in pick || pick.from.within === undefined) return false
  const { within: _, ...anywhere } = pick.from
  return fx.candidates(t, { source: refTo(t.state, h), player, event: null, vars: {} }, anywhere).length > 0
}

/** DD-ABILITY-14: targets, X and cost now, the effect when its link resolves; a battle under way goes with it. */
export function abilityFrame(t: T, player: PlayerId, h: Handle, n: number): ActivateFrame {
  const battle = battleOf(t)
  const event: Happening | null =
    battle === null
      ? null
      : {
          on: 'attackDeclared',
          group: t.state.group,
          player: t.piece(battle.attacker).controller,
          piece: battle.attacker,
          target: battle.target,
          n: 0,
          list: [],
          cause: '',
          was: null,
        }
  return fx.activate(t, effectPath(t, h, n), h, player, event)
}
