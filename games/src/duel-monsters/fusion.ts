import type { Handle, PlayerId } from '@duelhall/kernel'
import { defNamed, defs, NAME } from './catalog.ts'
import { fx } from './fx.ts'
import type { DuelFilter } from './lexicon.ts'
import { type Choice, fitsSlot, freesZone, MATERIAL, nextAt, type Purpose } from './purpose.ts'
import { knowingOwn } from './spec.ts'
import { DOWN, MONSTERS, type T, whereIs } from './state.ts'
import { nameOf } from './stats.ts'

/** YG-SUMMON-64 to -66: each slot of the material line filled by a monster of its own, and a zone free afterwards. */
export const fusion: Purpose = {
  rule: 'YG-SUMMON-64',
  mayBegin: (t, c) => hasEach(t, c),
  from(t, { by, piece, from }) {
    const found: Handle[] = []
    for (let i = 0; i < from.length; i++)
      if (from[i] !== piece && fx.bans(t, MATERIAL, from[i]!, piece, by, 'YG-SUMMON-64') === null) found.push(from[i]!)
    return found
  },
  isWhole: (t, c, set) => set.length === slotsOf(t, c.piece).length && fills(t, c, set, set),
  completes: (t, c, from, set) => fills(t, c, set.concat(from.slice(nextAt(from, set))), set),
  most: (t, { piece }) => slotsOf(t, piece).length,
}
interface MaterialSlot {
  readonly name: string | null
  readonly filter: DuelFilter
}
const anywhere = ['hand', 'deck', 'field', 'graveyard', 'removed'] as const
const slotLines: (readonly MaterialSlot[] | null)[] = defs.map(() => null)
/** YG-SUMMON-65: the slots of a Fusion Monster, by name or by filter; none where it cannot be Fusion Summoned. */
export function slotsOf(t: T, piece: Handle): readonly MaterialSlot[] {
  const { def } = t.piece(piece)
  return slotLines[def] ?? lookForSlots(def)
}
function lookForSlots(def: number): readonly MaterialSlot[] {
  const { does, facts } = defs[def]!
  const named = facts?.kind === 'monster' ? facts.materials.map((id) => defs[defNamed(id)!]!.name) : []
  const slots =
    does?.fusion?.map((filter) => ({ name: null, filter: { ...filter, in: anywhere } })) ?? named.map((name) => ({ name, filter: {} }))
  slotLines[def] = slots
  return slots
}
/** Every slot has a card that fits, or one that might stand in for it. */
function hasEach(t: T, c: Choice): boolean {
  const slots = slotsOf(t, c.piece)
  if (c.from.length < slots.length) return false
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    let found = false
    for (let k = 0; k < c.from.length && !found; k++)
      found = fitsMaterial(t, c, slot, c.from[k]!) || (slot.name !== null && isSubstitute(t, c.by, c.from[k]!))
    if (!found) return false
  }
  return true
}
/** Which of a pool each slot takes, and which might stand in for a named one. */
interface Deal {
  readonly pool: readonly Handle[]
  readonly fits: readonly (readonly number[])[]
  readonly stands: readonly number[]
}
/** YG-SUMMON-64, -66: whether the slots can be filled from a pool, each by a monster of its own, all of `must` among them. */
function fills(t: T, c: Choice, pool: readonly Handle[], must: readonly Handle[]): boolean {
  const slots = slotsOf(t, c.piece)
  if (pool.length < slots.length) return false
  const fits: number[][] = []
  for (let k = 0; k < slots.length; k++) {
    const some: number[] = []
    for (let i = 0; i < pool.length; i++) if (fitsMaterial(t, c, slots[k]!, pool[i]!)) some.push(i)
    fits.push(some)
  }
  const stands: number[] = []
  for (let i = 0; i < pool.length; i++) if (isSubstitute(t, c.by, pool[i]!)) stands.push(i)
  return dealt(t, c, slots, { pool, fits, stands }, must, [], false)
}
/** `used` is lent to what is tried further, and given back as it was. */
function dealt(
  t: T,
  c: Choice,
  slots: readonly MaterialSlot[],
  deal: Deal,
  must: readonly Handle[],
  used: number[],
  substituted: boolean,
): boolean {
  const at = used.length
  if (at === slots.length) return isDealt(t, c, deal.pool, must, used)
  const fits = deal.fits[at]!
  for (let i = 0; i < fits.length; i++) if (deals(t, c, slots, deal, must, used, fits[i]!, substituted)) return true
  if (substituted || slots[at]!.name === null) return false
  for (let i = 0; i < deal.stands.length; i++) if (deals(t, c, slots, deal, must, used, deal.stands[i]!, true)) return true
  return false
}
/** The same with this one in the next slot. */
function deals(
  t: T,
  c: Choice,
  slots: readonly MaterialSlot[],
  deal: Deal,
  must: readonly Handle[],
  used: number[],
  next: number,
  substituted: boolean,
): boolean {
  if (used.includes(next)) return false
  used.push(next)
  const isDone = dealt(t, c, slots, deal, must, used, substituted)
  used.pop()
  return isDone
}
function isDealt(t: T, c: Choice, pool: readonly Handle[], must: readonly Handle[], used: readonly number[]): boolean {
  const set = used.map((i) => pool[i]!)
  return must.every((h) => set.includes(h)) && freesZone(t, c.by, set)
}
/** YG-SUMMON-63, YG-EFFECT-12: its own player may count what a face-down monster is, and nobody else. */
function fitsMaterial(t: T, c: Choice, slot: MaterialSlot, h: Handle): boolean {
  if (!isKnownTo(t, c.by, h)) return false
  if (slot.name !== null) return nameOf(t, h) === slot.name || (t.piece(h).pose === DOWN && NAME[t.piece(h).def] === slot.name)
  return knowingOwn(t, c.by, c.piece, slot.filter, h, fitsSlot)
}
const isKnownTo = (t: T, by: PlayerId, h: Handle): boolean => {
  const { controller, pose } = t.piece(h)
  return controller === by || pose !== DOWN || whereIs(t.state, h) !== MONSTERS
}
/** Whether it may stand in for a named material. */
const isSubstitute = (t: T, by: PlayerId, h: Handle): boolean => STANDS_IN[t.piece(h).def]! && isKnownTo(t, by, h)
const STANDS_IN: readonly boolean[] = defs.map(({ does }) => does?.substitute === 'fusion')
