import { ask, handleOf, happen, type Standing, same, type Trigger } from '@duelhall/kernel'
import { giveTo, hasRoom, nextController } from './control.ts'
import { send } from './moves.ts'
import { GRAVE, isOnField, type T } from './state.ts'
import { dutyRank } from './triggers.ts'

type Event = Trigger['event']

/** In place of an effect: what one effect has left until the End Phase ends. */
const EXPIRY = 'expiry'
export const isExpiry = (trigger: Trigger): boolean => trigger.effect === EXPIRY

const POINT = 'endPhase'
/** It ends in the End Phase under way, and no more of them must pass first. */
const endsNow = (t: T, x: Standing): boolean => x.until === POINT && x.left === 0 && (x.of === null || x.of === t.state.turn.player)
export function isAnythingEnding(t: T): boolean {
  const { standing } = t.state
  for (let i = 0; i < standing.length; i++) if (endsNow(t, standing[i]!)) return true
  return false
}

/** YG-PHASE-61: what lasts until this End Phase ends by duties: one for each effect that left it, of the player whose effect it was. */
export function expiries(t: T, event: Event): readonly Trigger[] {
  const duties: Trigger[] = []
  for (const x of t.state.standing)
    if (endsNow(t, x) && !duties.some((duty) => isOf(duty, x)))
      duties.push({
        effect: EXPIRY,
        source: x.to ?? x.source,
        player: x.player,
        may: false,
        rank: dutyRank(t, event, x.player, false),
        batch: t.state.group,
        settled: false,
        event,
        vars: { ends: [x.source, x.since] },
      })
  return duties
}
/** The same for what was left while E2 was under way. */
export function lateExpiries(t: T): readonly Trigger[] {
  const { group, turn } = t.state
  return expiries(t, { on: POINT, group, player: turn.player, piece: null, target: null, n: 0, list: [], cause: '', was: null }).toSorted(
    (a, b) => a.rank - b.rank,
  )
}
const isOf = (duty: Trigger, x: Standing): boolean =>
  x.until === POINT && x.source === duty.vars.ends![0] && x.since === duty.vars.ends![1] && x.player === duty.player

/** The duty named by something it still lies on; none where nothing is left of it. */
export function stillEnding(t: T, duty: Trigger): readonly Trigger[] {
  const left = t.state.standing.find((x) => isOf(duty, x) && isThere(t, x))
  return left === undefined ? [] : [{ ...duty, source: left.to ?? left.source }]
}
const isThere = (t: T, x: Standing): boolean => x.to === null || same(t.state, x.to)

/** Does a part of the duty; false as long as something is asked or left to do. Whoever gets a monster back chooses its zone (YG-ZONE-18). */
export function expire(t: T, duty: Trigger, slot: number | null): boolean {
  const ending = t.state.standing.filter((x) => isOf(duty, x) && isThere(t, x))
  const back = ending.find((x) => nextController(t, x) !== null)
  if (back === undefined) {
    endAll(t, ending)
    return true
  }
  const h = handleOf(back.to!)
  const to = nextController(t, back)!
  if (slot === null && hasRoom(t, to)) {
    ask(t, to, 'monsterZone', { source: h })
    return false
  }
  drop(t, [back])
  giveTo(t, h, to, slot)
  return false
}

function endAll(t: T, ending: readonly Standing[]): void {
  drop(t, ending)
  const told = new Set<Standing['to']>()
  for (const x of ending) {
    if (x.to === null) continue
    if (!told.has(x.to)) happen(t, 'expired', x.player, handleOf(x.to))
    told.add(x.to)
    if (x.about === 'stay' && isOnField(t.state, handleOf(x.to))) send(t, handleOf(x.to), GRAVE, 'rule') // YG-SPELL-13
  }
}

/** It lasts no longer. */
export function drop(t: T, ended: readonly Standing[]): void {
  t.state.standing = t.state.standing.filter((x) => !ended.includes(x))
  t.memo = null
}
