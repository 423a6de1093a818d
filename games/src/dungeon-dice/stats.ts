import { changesOf, foldLines } from '@duelhall/effects'
import type { FoldLine, Handle, KeyId } from '@duelhall/kernel'
import { defs, KEYWORDS, LEVEL } from './catalog.ts'
import { fx } from './fx.ts'
import { isSeat } from './ground.ts'
import { type DungeonMod, type KeywordName, keywordNames, type Stat } from './lexicon.ts'
import { isInPlay, type T } from './state.ts'

/** Nobody in play says anything about it and nothing lasts: most of the time. */
function untouched(t: T, key: KeyId | undefined): boolean {
  return t.state.standing.length === 0 && (key === undefined || t.state.index[key]!.length === 0)
}

const keyOf = (name: string): KeyId | undefined => fx.catalog.keyOf.get(name)

export function printedStat(t: T, h: Handle, stat: Stat): number {
  const def = defs[t.piece(h).def]!
  if (stat === 'attack' || stat === 'defense' || stat === 'hp') return def[stat]
  return stat === 'level' ? def.level : 0
}

type Values = 'attack' | 'defense' | 'hp'
const valueKey: Readonly<Record<Values, string>> = { attack: 'stat:attack', defense: 'stat:defense', hp: 'stat:hp' }

/** DD-DAMAGE-04: the current value, never below 0. DD-ABILITY-17: continuous ones first, then what resolved, oldest first. */
export function current(t: T, h: Handle, stat: Values): number {
  if (isSeat(t.state, h)) return stat === 'attack' ? 10 : 0 // DD-MASTER-01
  const printed = defs[t.piece(h).def]![stat]
  if (untouched(t, keyOf(valueKey[stat]))) return printed
  const inPlay = isInPlay(t.state, h)
  const base = inPlay ? fx.staticBase(t, h, stat, printed) + fx.staticSum(t, h, stat) : printed
  return Math.max(0, fx.applied(t, h, stat, base))
}

/** The same line by line, for screens (DD-ABILITY-17). */
export function linesOf(t: T, h: Handle, stat: Values): readonly FoldLine[] {
  const all = changesOf(fx, t, h, stat)
  const changes = isInPlay(t.state, h) ? all : all.filter((one) => !one.isStatic)
  return foldLines(printedStat(t, h, stat), [
    ...changes.filter((one) => one.isStatic && one.set !== null),
    ...changes.filter((one) => one.isStatic && one.set === null),
    ...changes.filter((one) => !one.isStatic),
  ])
}

export function statOf(t: T, h: Handle, stat: Stat): number {
  if (stat === 'attack' || stat === 'defense' || stat === 'hp') return current(t, h, stat)
  if (stat === 'level') return LEVEL[t.piece(h).def]!
  if (stat === 'damage') return t.state.marks[h]?.damage ?? 0
  if (!isSeat(t.state, h)) return 0
  const seat = t.state.players[h]!
  if (stat === 'life') return seat.life
  if (stat === 'magicCrests') return seat.magic
  if (stat === 'trapCrests') return seat.trap
  return stat === 'attackCrests' ? seat.attack : seat.movement
}

interface WordKeys {
  readonly bit: number
  readonly lose: string
  readonly give: string
}
const wordKeys = Object.fromEntries(
  keywordNames.map((word, bit): [KeywordName, WordKeys] => [word, { bit, lose: `lose:${word}`, give: `give:${word}` }]),
) as Readonly<Record<KeywordName, WordKeys>>

/** DD-ABILITY-12; losing a keyword beats having it (DD-FLY-10). */
export function hasKeyword(t: T, h: Handle, keyword: KeywordName): boolean {
  const { bit, lose, give } = wordKeys[keyword]
  const printed = (KEYWORDS[t.piece(h).def]! >> bit) & 1
  if (untouched(t, keyOf(lose)) && untouched(t, keyOf(give))) return printed === 1
  return isInPlay(t.state, h) ? fx.keyword(t, h, keyword, printed) > 0 : printed === 1
}

type ModOf<K extends string> = Extract<DungeonMod, { readonly [P in K]: unknown }>

/** The modifiers of one kind that lie on a monster. */
export function mods<
  K extends 'reduce' | 'unharmed' | 'redirect' | 'steps' | 'speed' | 'stepPrice' | 'slow' | 'attacks' | 'reach' | 'freeAttack',
>(t: T, kind: K, h: Handle): readonly { readonly mod: ModOf<K>; readonly voice: Parameters<typeof fx.amount>[1] }[] {
  if (untouched(t, keyOf(kind))) return []
  return fx.lying(t, kind, h).map(({ mod, voice }) => ({ mod: mod as ModOf<K>, voice }))
}

const bans = { move: 'cannot:move', attack: 'cannot:attack', defend: 'cannot:defend' } as const
/** Whether something forbids this monster to do it. */
export function forbids(t: T, verb: 'move' | 'attack' | 'defend', h: Handle): Handle | null {
  if (untouched(t, keyOf(bans[verb]))) return null
  return fx.cannot(t, verb, h, null, null, 'DD-ABILITY-12')?.source ?? null
}
