import { kind } from '@duelhall/effects'
import { type Handle, handleOf, instant, type PlayerId, type Ref, refTo, type Standing, same } from '@duelhall/kernel'
import { destroyByRule } from './activate.ts'
import { defs, SLOT } from './catalog.ts'
import { giveTo, nextController } from './control.ts'
import { checkWin } from './end.ts'
import { drop } from './expiry.ts'
import { fx } from './fx.ts'
import { emptySlots, lay, tell, turnUp } from './moves.ts'
import { ATTACK, DEFENSE, DOWN, FIELD, GONE, inZone, isOnField, MONSTERS, SPELLS, type T, UP } from './state.ts'
import { has } from './stats.ts'

/** YG-CHAIN-26: the checks after every link and every action, until nothing changes: Equip Cards, bound cards, forced positions, wins. */
export function settle(t: T): void {
  const s = t.state
  if (s.outcome !== null || s.stack.length === 1) return
  for (let again = true; again; ) again = checkCards(t)
  checkWin(t)
}

const checked: readonly number[] = [SPELLS, MONSTERS, FIELD]
function checkCards(t: T): boolean {
  const s = t.state
  let changed = false
  for (let p = 0; p < s.players.length; p++) {
    const player = p as PlayerId
    for (let z = 0; z < checked.length; z++) {
      const list = inZone(s, player, checked[z]!)
      for (let i = 0; i < list.length; i++) {
        const h = list[i]!
        const mark = s.marks[h]!
        if (mark.felled || (mark.host !== 0 && !isEquipped(t, h))) {
          instant(t)
          if (t.piece(h).def === SLOT)
            lay(t, h, GONE, UP) // YG-TRAP-11: the zone is free again, and nothing was destroyed
          else destroyByRule(t, h) // YG-EQUIP-02, -04, -09, YG-TRAP-13
          changed = true
        }
      }
    }
  }
  if (s.standing.length > 0) {
    if (givesBack(t)) changed = true
    fx.sweep(t)
  }
  if (forcing(t)) changed = true
  return changed
}

/**
 * YG-EQUIP-01, -02, -05, -07: the monster it is equipped to is still that object, face-up on the field, whoever controls it, and what the card says
 * of it still holds (YG-EQUIP-04). Where the card lies tells nothing.
 */
function isEquipped(t: T, h: Handle): boolean {
  const { host } = t.mark(h)
  if (host === 0 || !same(t.state, host)) return false
  const monster = handleOf(host)
  if (!isOnField(t.state, monster) || t.piece(monster).pose === DOWN) return false
  const { def, controller } = t.piece(h)
  const equips = defs[def]!.does?.equips
  return equips === undefined || fx.fits(t, { source: refTo(t.state, h), player: controller, event: null, vars: {} }, equips, monster)
}

/**
 * YG-BB-61, YG-CONTROL-06, -07: control that was taken while a card is equipped ends with that; a check asks nobody, so the monster comes to the first
 * empty zone.
 */
function givesBack(t: T): boolean {
  const ending = notHeld(t)
  if (ending === null) return false
  const to = nextController(t, ending)
  drop(t, [ending])
  if (to === null) return true
  instant(t)
  const free = emptySlots(t, to, MONSTERS)
  giveTo(t, handleOf(ending.to!), to, free === 0 ? null : 31 - Math.clz32(free & -free))
  return true
}
function notHeld(t: T): Standing | null {
  const { standing } = t.state
  for (let i = 0; i < standing.length; i++) {
    const x = standing[i]!
    if (x.until === 'while' && x.about === 'control' && !isHeld(t, x)) return x
  }
  return null
}
function isHeld(t: T, { to, vars }: Standing): boolean {
  const card = vars.while![0] as Ref
  return to !== null && same(t.state, card) && same(t.state, to) && t.state.marks[handleOf(card)]?.host === to
}

const FORCED = kind('forced')
/** YG-BB-97 */
function forcing(t: T): boolean {
  if (fx.isSilent(t, FORCED)) return false
  let changed = false
  for (let p = 0; p < t.state.players.length; p++)
    for (const h of inZone(t.state, p as PlayerId, MONSTERS))
      if (t.piece(h).pose === ATTACK && has(t, 'forced', h)) {
        turnUp(t, h, DEFENSE)
        tell(t, 'positionChanged', t.piece(h).controller, h, null, { cause: 'rule' })
        changed = true
      }
  return changed
}
