import { type Change, changeOf, foldLines, type Kind, kind } from '@duelhall/effects'
import type { FoldLine, Handle } from '@duelhall/kernel'
import { attributes, monsterTypes } from './cards/facts.ts'
import { ATK, ATTRIBUTE, DEF, FAMILIES, IS_MONSTER, IS_TOKEN, IS_TRAP, LEVEL, NAME, SLOT, TYPE } from './catalog.ts'
import { fx } from './fx.ts'
import type { DuelMod, Stat } from './lexicon.ts'
import { DOWN, isOnField, isSeat, MONSTERS, REMOVED, type T, whereIs } from './state.ts'

type ModOf<K extends string> = Extract<DuelMod, { readonly [P in K]: unknown }>
type KeyOf<M> = M extends unknown ? keyof M & string : never

/** Modifiers of this game that lie on a card or player, oldest last. */
export function mods<K extends KeyOf<DuelMod>>(t: T, key: K, h: Handle): readonly ModOf<K>[] {
  const lying = fx.lying(t, key, h)
  return lying.length === 0 ? NO_MODS : (lying.map(({ mod }) => mod) as ModOf<K>[])
}
const NO_MODS: readonly never[] = []
export const has = (t: T, key: KeyOf<DuelMod>, h: Handle): boolean => fx.lying(t, key, h).length > 0

/** YG-STAT-01, -07: what is printed, or what a Token was made with. */
export function printed(t: T, h: Handle, stat: Stat): number {
  if (isSeat(t.state, h)) return stat === 'life' ? t.state.players[h]!.life : stat === 'normalSummons' ? t.state.players[h]!.summons : 0
  const { def } = t.piece(h)
  const made = IS_TOKEN[def]! ? t.state.marks[h] : null
  if (stat === 'attack' || stat === 'originalAttack') return made != null && made.madeAttack >= 0 ? made.madeAttack : ATK[def]!
  if (stat === 'defense' || stat === 'originalDefense') return made != null && made.madeDefense >= 0 ? made.madeDefense : DEF[def]!
  if (stat === 'level') return LEVEL[def]!
  const mark = t.state.marks[h]
  if (mark == null) return 0
  return stat === 'turns' ? mark.turns : stat === 'spellCounters' ? mark.counters : 0
}

const keys = { attack: kind('stat:attack'), defense: kind('stat:defense'), level: kind('stat:level') } as const
const ORIGINAL = kind('original')
const NEGATED = kind('lose:effects')
const TYPED = kind('type')
const ATTRIBUTED = kind('attribute')
const CALLED = kind('called')

/** YG-STAT-02: the original value, as long as an effect replaces it. */
export function original(t: T, h: Handle, stat: 'attack' | 'defense'): number {
  let now = printed(t, h, stat)
  if (!fx.isSilent(t, ORIGINAL))
    for (const { mod, voice } of fx.lies(t, ORIGINAL, h)) {
      const { original: which, n } = mod as ModOf<'original'>
      if (which === stat) now = fx.amount(t, voice, n)
    }
  return now
}

/**
 * YG-STAT-03: the original value, then every change in the order of its time stamp: what it becomes replaces what stood before, additions add.
 * YG-STAT-04: below 0 it reads 0; YG-CARD-04: a Level is never below 1.
 */
export function current(t: T, h: Handle, stat: 'attack' | 'defense' | 'level'): number {
  const base = stat === 'level' ? printed(t, h, stat) : original(t, h, stat)
  const key = stat === 'attack' ? keys.attack : stat === 'defense' ? keys.defense : keys.level
  if (fx.isSilent(t, key)) return base
  const lying = fx.lies(t, key, h)
  if (lying.length === 0) return base
  const changes = lying.length === 1 ? lying : byTime(t, lying)
  let now = base
  for (let i = 0; i < changes.length; i++) {
    const { standing, mod, voice } = changes[i]!
    const { set, add } = mod as { readonly add?: number; readonly set?: number }
    if (standing !== null) now = standing.set ?? now + standing.add
    else if (set !== undefined) now = fx.amount(t, voice, set)
    else now += fx.amount(t, voice, add ?? 0)
  }
  return Math.max(stat === 'level' && base > 0 ? 1 : 0, now)
}
type Lies = ReturnType<typeof fx.lies>
const byTime = (t: T, changes: Lies): Lies => changes.toSorted((a, b) => stampOf(t, a) - stampOf(t, b))
const stampOf = (t: T, { standing, voice }: Lies[number]): number => standing?.since ?? t.state.marks[sourceOf(voice.source)]?.since ?? 0
const sourceOf = (ref: number): number => ref % 512
/** Nothing that lies on anything changes a value: all are as printed. */
export const areValuesPrinted = (t: T): boolean =>
  fx.isSilent(t, keys.attack) && fx.isSilent(t, keys.defense) && fx.isSilent(t, keys.level) && fx.isSilent(t, ORIGINAL)

/** The same line by line, for screens: what replaces the original value (YG-STAT-02), then every change by its time stamp (YG-STAT-03). */
export function linesOf(t: T, h: Handle, stat: 'attack' | 'defense' | 'level'): readonly FoldLine[] {
  const replaced = stat === 'level' ? [] : fx.lying(t, 'original', h).filter(({ mod }) => (mod as ModOf<'original'>).original === stat)
  const originals = replaced.map(({ mod, voice }) => ({
    source: voice.source,
    add: 0,
    set: fx.amount(t, voice, (mod as ModOf<'original'>).n),
  }))
  const at = (change: Change): number => change.since ?? t.state.marks[sourceOf(change.source)]?.since ?? 0
  const changes = fx
    .lying(t, keys[stat].name, h)
    .map((one) => changeOf(fx, t, one))
    .toSorted((a, b) => at(a) - at(b))
  return foldLines(printed(t, h, stat), [...originals, ...changes])
}

export function statOf(t: T, h: Handle, stat: Stat): number {
  if (isSeat(t.state, h)) return printed(t, h, stat)
  if (stat === 'originalAttack') return original(t, h, 'attack')
  if (stat === 'originalDefense') return original(t, h, 'defense')
  return stat === 'attack' || stat === 'defense' || stat === 'level' ? current(t, h, stat) : printed(t, h, stat)
}

/** The newest modifier of a kind. */
function lastOf(t: T, k: Kind, h: Handle): DuelMod | null {
  if (fx.isSilent(t, k)) return null
  const lying = fx.lies(t, k, h)
  return lying.length === 0 ? null : (lying[lying.length - 1]!.mod as DuelMod)
}

/** YG-EFFECT-13: a change of Type, Attribute or name replaces the printed one while it lasts. */
export function typeOf(t: T, h: Handle): string {
  const given = lastOf(t, TYPED, h) as ModOf<'type'> | null
  return given?.type ?? monsterTypes[TYPE[t.piece(h).def]!]!
}
export function attributeOf(t: T, h: Handle): string {
  const given = lastOf(t, ATTRIBUTED, h) as ModOf<'attribute'> | null
  return given?.attribute ?? attributes[ATTRIBUTE[t.piece(h).def]!]!
}
export function nameOf(t: T, h: Handle): string {
  const given = lastOf(t, CALLED, h) as ModOf<'called'> | null
  return given?.called ?? NAME[t.piece(h).def]!
}
export const familiesOf = (t: T, h: Handle): readonly string[] => FAMILIES[t.piece(h).def]!

/** YG-CARD-26, YG-EQUIP-08: a monster in a Spell & Trap Card Zone is an Equip Card and not a monster; a Trap Monster is both. */
export function isMonster(t: T, h: Handle): boolean {
  const { def } = t.piece(h)
  if (!isOnField(t.state, h)) return IS_MONSTER[def]! && !isLost(t, h)
  return whereIs(t.state, h) === MONSTERS && def !== SLOT
}
/** YG-ZONE-17: what was removed from play face-down is nothing for any effect. */
export const isLost = (t: T, h: Handle): boolean => t.piece(h).pose === DOWN && whereIs(t.state, h) === REMOVED
export const isTrapMonster = (t: T, h: Handle): boolean => IS_TRAP[t.piece(h).def]! && whereIs(t.state, h) === MONSTERS
export const isFaceUp = (t: T, h: Handle): boolean => t.piece(h).pose !== DOWN

let deep = 0
/** YG-EFFECT-09: its effects are negated. What negates is asked only once, so that two of a kind do not ask each other for ever. */
export function isNegated(t: T, h: Handle): boolean {
  if (t.state.marks[h]?.muted === true) return true
  if (deep > 0 || fx.isSilent(t, NEGATED)) return false
  deep++
  const negated = fx.lies(t, NEGATED, h).length > 0
  deep--
  return negated
}
