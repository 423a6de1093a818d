import { changesOf, foldLines, type Kind, kind } from '@duelhall/effects'
import type { DefId, FoldLine, Handle, PlayerId } from '@duelhall/kernel'
import { type Def, defs, keywordValues, type Side } from './catalog.ts'
import { fx } from './fx.ts'
import type { KeywordName, Stat } from './lexicon.ts'
import { remembered } from './memory.ts'
import { ATTACK, dice, RESERVE, type T } from './state.ts'
import { shown } from './zones.ts'

/** What a die is now: a copy is what it copies (DM-COPY-04). */
export function what(t: T, h: Handle): DefId {
  const m = t.state.marks[h]!
  return m !== null && m.dieOf >= 0 ? (m.dieOf as DefId) : t.piece(h).def
}
export const defNow = (t: T, h: Handle): Def => defs[what(t, h)]!

/** DM-TERM-12: the level it shows; 0 where it shows no character. */
export const levelOf = (t: T, h: Handle): number => shown(t, h)?.level ?? 0

/** DM-TERM-06: the face whose numbers it has: its own, or that of the matching level on the card it copies (DM-COPY-02, -04). */
function printedSide(t: T, h: Handle): Side | null {
  const own = shown(t, h)
  const m = t.state.marks[h]!
  if (own === null || m === null || own.level === 0) return own
  const of = m.statsOf >= 0 ? m.statsOf : m.dieOf
  if (of < 0) return own
  const { levels, sides } = defs[of]!
  return sides[levels[Math.min(own.level, levels[0]!)]!]!
}

export function printed(t: T, h: Handle, stat: Stat): number {
  if (h < t.state.players.length)
    return stat === 'life' ? t.player(h as number as PlayerId).life : isEnergy(stat) ? shownEnergy(t, h, stat) : 0
  if (stat === 'life' || isEnergy(stat)) return 0
  if (stat === 'cost') return defNow(t, h).cost // DM-DIE-08, DM-TOKEN-01
  if (stat === 'damage') return t.state.marks[h]?.damage ?? 0
  if (stat === 'blockers') return 0
  const side = printedSide(t, h)
  return side === null ? 0 : side[stat]
}

const energyStats = ['fistEnergy', 'boltEnergy', 'maskEnergy', 'shieldEnergy', 'energy'] as const
type EnergyStat = (typeof energyStats)[number]
const isEnergy = (stat: Stat): stat is EnergyStat => (energyStats as readonly Stat[]).includes(stat)

/** DM-ENERGY-06: symbols in the reserve, not dice, and nothing virtual; of a type without wild and generic ones (DM-ENERGY-02). */
function shownEnergy(t: T, seat: Handle, stat: EnergyStat): number {
  const type = energyStats.indexOf(stat)
  let n = 0
  for (const h of dice(t, seat as number as PlayerId, RESERVE)) {
    const energy = shown(t, h)?.energy ?? []
    n += stat === 'energy' ? energy.length : energy.filter((kind) => kind === type).length
  }
  return n
}

/** DM-MOD-03: printed on the face it shows (DM-MOD-04) or replaced, then applied, then static; never below 0 (DM-MOD-01, -02). */
export function statOf(t: T, h: Handle, stat: Stat): number {
  return stat === 'attack' ? attackOf(t, h) : stat === 'defense' ? defenseOf(t, h) : workOut(t, h, stat)
}
function workOut(t: T, h: Handle, stat: Stat): number {
  if (stat === 'blockers') return blockersOf(t, h).length
  const base = printed(t, h, stat)
  if (stat === 'damage' || stat === 'level' || h < t.state.players.length) return base
  return Math.max(0, fx.worth(t, h, stat, base))
}
const ATTACK_VALUE = kind('stat:attack')
export const DEFENSE_VALUE = kind('stat:defense')
export const printedFielding = (t: T, h: Handle): number => printedSide(t, h)?.fielding ?? 0
export const printedDefense = (t: T, h: Handle): number => printedSide(t, h)?.defense ?? 0
export const attackOf: (t: T, h: Handle) => number = remembered((t, h) =>
  h < t.state.players.length ? 0 : Math.max(0, fx.worthOf(t, h as Handle, ATTACK_VALUE, printedSide(t, h as Handle)?.attack ?? 0)),
)
export const defenseOf: (t: T, h: Handle) => number = remembered((t, h) =>
  h < t.state.players.length ? 0 : Math.max(0, fx.worthOf(t, h as Handle, DEFENSE_VALUE, printedDefense(t, h as Handle))),
)

/** The same line by line, for screens: replaced, then applied, then static (DM-MOD-03). */
export function linesOf(t: T, h: Handle, stat: 'attack' | 'defense'): readonly FoldLine[] {
  const changes = changesOf(fx, t, h, stat)
  return foldLines(printed(t, h, stat), [
    ...changes.filter((one) => one.isStatic && one.set !== null),
    ...changes.filter((one) => !one.isStatic),
    ...changes.filter((one) => one.isStatic && one.set === null),
  ])
}

/** Printed plus applied: what swaps and replacements work on (DM-FX-06, -11). */
export const appliedStat = (t: T, h: Handle, stat: 'attack' | 'defense'): number => fx.applied(t, h, stat, printed(t, h, stat))

/** A keyword: its values by `DefId`, and how it may be given. */
export interface Word {
  readonly name: KeywordName
  readonly values: readonly number[]
  readonly given: Kind
}
const words = new Map<KeywordName, Word>()
export function wordOf(name: KeywordName): Word {
  let word = words.get(name)
  if (word === undefined) {
    word = { name, values: keywordValues.get(name) ?? defs.map(() => 0), given: kind(`give:${name}`) }
    words.set(name, word)
  }
  return word
}

/** The value of a keyword: printed on its card, given or lost. */
export const keywordOf = (t: T, h: Handle, keyword: KeywordName): number => wordValue(t, h, wordOf(keyword))
/** The same for one that was looked up once. Mostly it is neither printed nor given. */
export function wordValue(t: T, h: Handle, word: Word): number {
  const own = printedKeyword(t, h, word)
  return own === 0 && fx.isSilent(t, word.given) ? 0 : fx.keyword(t, h, word.name, own)
}
function printedKeyword(t: T, h: Handle, { values }: Word): number {
  const m = t.state.marks[h]!
  const own = values[what(t, h)]!
  if (m === null || m.dieOf >= 0 || m.textOf < 0) return own
  const copied = values[t.piece(m.textOf as Handle).def]!
  return t.state.table.copyAdds ? Math.max(own, copied) : copied // DM-COPY-03
}

/** DM-BURST-01: the bursts it shows. */
export function burstOf(t: T, h: Handle): number {
  const own = shown(t, h)?.burst ?? 0
  if ((t.state.marks[h]?.statsOf ?? -1) < 0) return own
  const other = printedSide(t, h)?.burst ?? 0
  return own === 0 || own === other ? other : other === 0 ? own : BOTH_BURSTS // DM-COPY-02
}
const BOTH_BURSTS = 3

/** The blockers of an attacker that are still there. */
export function blockersOf(t: T, attacker: Handle): readonly Handle[] {
  const list: Handle[] = []
  for (const [h, other] of fighters(t)) if (other === attacker) list.push(h)
  return list
}

type Pair = readonly [Handle, Handle]
/** Each blocker with each attacker it blocks, as far as both are in the Attack Zone (DM-TERM-05, DM-BLOCK-05). */
export const fighters = (t: T): readonly Pair[] => pairsOf(t, 0)
const pairsOf = remembered((t) => {
  const pairs: Pair[] = []
  for (let p = 0; p < t.state.players.length; p++)
    for (const h of dice(t, p as PlayerId, ATTACK))
      for (const ref of t.mark(h).blocks) {
        const attacker = (ref % 512) as Handle
        const there = t.state.marks[attacker]!
        if (t.piece(attacker).life * 512 + attacker === ref && there !== null && there.attacking) pairs.push([h, attacker])
      }
  return pairs
})

/** DM-TERM-05: what it is engaged with. */
export function engagedWith(t: T, h: Handle): readonly Handle[] {
  const list: Handle[] = []
  for (const [blocker, attacker] of fighters(t)) {
    if (blocker === h) list.push(attacker)
    if (attacker === h) list.push(blocker)
  }
  return list
}
