import { defs } from '../../catalog.ts'
import { ATTACK, DOWN, type DuelState, HAND, inZone, phases } from '../../state.ts'
import { type Check, named } from './step.ts'

/** Turns, attacks and Life Points. */
export const turnLaws: Readonly<Record<string, Check>> = {
  'YG-INV-08': ({ after: s }) =>
    s.players.some(({ life }) => !Number.isInteger(life) || life < 0 || (life === 0 && s.outcome === null)) ? 'Life Points' : null,
  'YG-INV-09': ({ after: s }) => (s.players.some(({ summons, allowed }) => summons > allowed) ? 'too many Summons' : null),
  'YG-INV-10': ({ before: s, chosen, by }) => {
    if (chosen.act !== 'attack' || s.decision?.ask !== 'battle') return
    const h = chosen.piece!
    const p = s.pieces[h]!
    const lying = defs[p.def]!.effects.some((effect) => JSON.stringify(effect).toLowerCase().includes('defense'))
    if (p.controller !== by || (p.pose !== ATTACK && (p.pose === DOWN || !lying)) || s.turn.phase !== 'battle' || s.turn.player !== by)
      return named(s, h)
    const mark = s.marks[h]!
    const often = defs[p.def]!.effects.some((effect) => JSON.stringify(effect).includes('"attacks"'))
    return mark.attackedOn === s.turn.no && mark.attacks > 0 && !often ? `${named(s, h)} again` : null
  },
  'YG-INV-11': ({ before: s, chosen }) => {
    if (chosen.act !== 'changePosition') return
    const { changedOn, playedOn, attackedOn } = s.marks[chosen.piece!]!
    return [changedOn, playedOn, attackedOn].includes(s.turn.no) ? named(s, chosen.piece!) : null
  },
  'YG-INV-12': ({ after: s }) => (s.turn.no > 1 ? undefined : s.turn.phase === 'battle' ? 'battle' : null),
  'YG-INV-13': ({ before, after, events }) => {
    const order = (s: DuelState) => (phases as readonly string[]).indexOf(s.turn.phase)
    if (before.turn.no !== after.turn.no) return after.turn.no > before.turn.no ? null : 'a turn back'
    if (
      after.turn.phase === 'main2' &&
      before.turn.phase !== 'main2' &&
      before.turn.phase !== 'battle' &&
      !events.some((e) => e.on === 'battlePhase')
    )
      return 'Main Phase 2 without battle'
    return order(after) >= order(before) ? null : `${before.turn.phase} → ${after.turn.phase}`
  },
  'YG-INV-14': ({ before, after: s, events }) => {
    const started = events.findLastIndex((e) => e.on === 'turnStarted')
    const last = before.turn.player
    if (started < 0 || s.outcome !== null || s.turn.player === last) return
    if (events.slice(started).some((e) => ['added', 'returned'].includes(e.on) || (e.on === 'drew' && e.player === last))) return
    return inZone(s, last, HAND).length > 6 ? `${inZone(s, last, HAND).length} cards` : null
  },
}
