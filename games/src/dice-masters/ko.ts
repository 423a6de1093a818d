import { kind } from '@duelhall/effects'
import { type Handle, handleOf, happen, type Packet, packet, push, type Ref, type VerbFrame, verb } from '@duelhall/kernel'
import { CHARACTER, defs } from './catalog.ts'
import { fx } from './fx.ts'
import { ATTACK, dice, FIELD, type Mark, PREP, type T } from './state.ts'
import { DEFENSE_VALUE, defenseOf, engagedWith, printedDefense } from './stats.ts'
import { isFielded, send, showsCharacter } from './zones.ts'

/** Dice are KO'd by an effect, or as a cost, which nothing prevents (DM-KO-08, DM-COST-01). */
export function koing(what: readonly Handle[], cause: string, source: Ref | null): VerbFrame {
  const packets: Packet[] = []
  for (let i = 0; i < what.length; i++) packets.push(packet(what[i]!, 0, cause, source))
  return verb('ko', packets)
}

/** What would be remembered of a prevented KO: the damage and defense under which it came (DM-KO-14). */
const holdOf = (t: T, h: Handle): number => t.mark(h).damage * 64 + defenseOf(t, h)

const FRAGILE = kind('fragile')
const CANNOT_KO = kind('cannot:ko')
/** Cards without a character face whose printed defense is 0: undamaged, their dice stand. */
const sturdy: readonly boolean[] = defs.map((def) => def.sides.every((side) => side.is !== CHARACTER || side.defense > 0))
/** DM-KO-01, -02: damage has reached its defense, or it has none. */
function isLethal(t: T, h: Handle, defense: number): boolean {
  const { damage, held } = t.mark(h)
  if (damage < defense && (damage === 0 || fx.lies(t, FRAGILE, h).length === 0)) return false
  return showsCharacter(t, h) && held !== damage * 64 + defense
}

/** Undamaged, and on its own numbers, none of which is 0: while nothing changes these, it stands. */
export const isSound = (t: T, h: Handle, m: Mark): boolean =>
  m.damage === 0 && m.statsOf < 0 && m.dieOf < 0 && sturdy[t.state.pieces[h]!.def]!

/** DM-KO-03, -04: all that must go now, at one instant. Returns whether anything must. */
export function koLethal(t: T): boolean {
  let fallen: Packet[] | null = null
  const isPrinted = fx.isSilent(t, DEFENSE_VALUE) // mostly nothing changes it
  for (let p = 0; p < t.state.players.length; p++)
    for (let place = FIELD; place <= ATTACK; place++) {
      const list = dice(t, p as Parameters<typeof dice>[1], place)
      for (let i = 0; i < list.length; i++) {
        const h = list[i]!
        const m = t.mark(h)
        if (isPrinted && isSound(t, h, m)) continue
        if (!isLethal(t, h, isPrinted ? printedDefense(t, h) : defenseOf(t, h))) continue
        const { hurtBy, hurtAs, damage } = m
        fallen ??= []
        // The cause is that of the damage; `n` tells a KO by damage from one by an effect (DM-KO-08, -10).
        fallen.push(packet(h, damage, hurtAs === '' ? 'effect' : hurtAs, hurtBy[hurtBy.length - 1] ?? null))
      }
    }
  if (fallen === null) return false
  push(t, verb('ko', fallen))
  return true
}

/** DM-KO-14: a ban prevents it and leaves the damage; whatever prevents it, the same damage does not KO it again. */
export function proposeKo(t: T, f: VerbFrame): void {
  for (let i = 0; i < f.packets.length; i++) {
    const { piece } = f.packets[i]!
    if (isFielded(t, piece)) t.mark(piece).held = holdOf(t, piece)
  }
  if (fx.isSilent(t, CANNOT_KO)) return
  f.packets = f.packets.filter((p) => p.cause === 'cost' || fx.bans(t, CANNOT_KO, p.piece, null, null, 'DM-KO-14') === null)
}

/** DM-KO-01, -09, -13: to its owner's Prep Area; all that fall at one instant are told before any of them is moved (DM-KO-03). */
export function commitKo(t: T, f: VerbFrame, p: Packet): void {
  if (f.packets.find((other) => !other.gone) === p)
    for (const other of f.packets) if (!other.gone && isFielded(t, other.piece)) tellKo(t, other)
  if (isFielded(t, p.piece)) send(t, p.piece, PREP, undefined, p.cause)
}

/** DM-KO-10, -11: credit goes to all who dealt part of the damage; what they trigger waits and resolves wherever they are; what they were then is told, though they fall too (DM-TRIG-08, DM-KW-10). */
function tellKo(t: T, p: Packet): void {
  const h = p.piece
  const killers = creditOf(t, p)
  const by = killers[killers.length - 1] ?? null
  happen(t, 'koed', t.piece(h).controller, h, by, { cause: p.cause, list: engagedWith(t, h) })
  for (const killer of killers) happen(t, 'koedOther', t.piece(killer).controller, killer, h, { cause: p.cause })
  // DM-KO-07: without reactions before the KO, what falls does not react to its damage.
  if (!t.state.table.reactBeforeKo && t.state.events.some((e) => e.on === 'damaged' && e.piece === h))
    t.state.events = t.state.events.filter((e) => e.on !== 'damaged' || e.piece !== h)
}

/** DM-KO-10: all who dealt part of the damage that KO'd it; where an effect KO's it, that effect's source (DM-KO-08). */
function creditOf(t: T, p: Packet): readonly Handle[] {
  if (p.cause === 'cost') return []
  const { hurtBy } = t.mark(p.piece)
  const sources = p.n > 0 ? hurtBy : p.source === null ? [] : [p.source]
  return [...new Set(sources.map(handleOf))].filter((h) => h >= t.state.players.length && h !== p.piece)
}
