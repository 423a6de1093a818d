import { type Act, ask, type Handle, instant, type PlayerId, pop, type Steps } from '@duelhall/kernel'
import { defs, IS_TUNER, LEVEL, TRIBUTES } from './catalog.ts'
import { fx } from './fx.ts'
import type { DuelFilter } from './lexicon.ts'
import { send } from './moves.ts'
import { type ChooseFrame, DOWN, type Duel, FIELD, foeOf, GRAVE, HAND, inZone, MONSTERS, type T } from './state.ts'
import { current, familiesOf, mods } from './stats.ts'

/** What is being chosen: candidates, and whether a set of them is whole or can be completed. */
interface Purpose {
  readonly rule: 'YG-SUMMON-02' | 'YG-SUMMON-50' | 'YG-SUMMON-64' | 'YG-SUMMON-73' | 'YG-PHASE-62'
  from(t: T, by: PlayerId, piece: Handle): readonly Handle[]
  isWhole(t: T, by: PlayerId, piece: Handle, set: readonly Handle[]): boolean
  /** Whether further cards could make it whole; each later in the list than the last. */
  most(t: T, by: PlayerId, piece: Handle): number
}

/** YG-SUMMON-02, -09: by the Level it has in the hand. */
export function tributesFor(t: T, h: Handle): number {
  const { def } = t.piece(h)
  if (t.state.standing.length === 0) return TRIBUTES[def]!
  const level = current(t, h, 'level')
  return level >= 7 ? 2 : level >= 5 ? 1 : 0
}

/** YG-SUMMON-03, -12, -15: own monsters, and opposing ones that an effect lends. */
export function tributable(t: T, by: PlayerId): readonly Handle[] {
  const own = inZone(t.state, by, MONSTERS)
  if (t.state.standing.length === 0 && !isRestricted(t)) return own
  const lent = inZone(t.state, foeOf(by), MONSTERS).filter((h) => mods(t, 'tributeFor', h).length > 0)
  return [...own, ...lent].filter(
    (h) =>
      fx.cannot(t, 'beTributed', h, null, by, 'YG-SUMMON-15') === null &&
      fx.cannot(t, 'beTributedForSummon', h, null, by, 'YG-SUMMON-15') === null,
  )
}
const restricting = ['cannot:beTributed', 'cannot:beTributedForSummon', 'tributes', 'tributeFor']
const isRestricted = (t: T): boolean =>
  restricting.some((key) => {
    const id = fx.catalog.keyOf.get(key)
    return id !== undefined && t.state.index[id]!.length > 0
  })

/** YG-SUMMON-10: how many Tributes a monster may stand for. */
function worthOf(t: T, h: Handle, forPiece: Handle): number {
  let most = 1
  for (const { mod, voice } of fx.lying(t, 'tributes', h)) {
    const { tributes, for: whom } = mod as { readonly tributes: number; readonly for: DuelFilter }
    if (fx.fits(t, voice, whom, forPiece)) most = Math.max(most, tributes)
  }
  return most
}

/** YG-SUMMON-09: exactly as many as needed, none to spare. */
const tribute: Purpose = {
  rule: 'YG-SUMMON-02',
  from: (t, by) => tributable(t, by),
  isWhole(t, _by, piece, set) {
    const need = tributesFor(t, piece)
    if (set.length > need) return false
    const most = set.reduce((n, h) => n + worthOf(t, h, piece), 0)
    return most >= need && (set.length === need || set.every((h) => most - worthOf(t, h, piece) < need))
  },
  most: (t, _by, piece) => tributesFor(t, piece),
}

/** YG-SUMMON-50 to -55: one Tuner and others, whose Levels make the Synchro Monster's. */
const synchro: Purpose = {
  rule: 'YG-SUMMON-50',
  from: (t, by, piece) =>
    inZone(t.state, by, MONSTERS).filter(
      (h) => t.piece(h).pose !== DOWN && LEVEL[t.piece(h).def]! > 0 && fx.cannot(t, 'beMaterial', h, piece, by, 'YG-SUMMON-55') === null,
    ),
  isWhole(t, by, piece, set) {
    if (set.length < 2) return false
    let sum = 0
    for (const h of set) sum += current(t, h, 'level')
    if (sum !== LEVEL[t.piece(piece).def]!) return false
    return set.some((tuner) => isTuner(t, by, piece, tuner) && set.every((h) => h === tuner || isOther(t, by, piece, h)))
  },
  most: () => 5,
}
const lineOf = (t: T, piece: Handle) => defs[t.piece(piece).def]!.does?.synchro
/** YG-SUMMON-52, -53: the Tuner its line asks for; a substitute for a Tuner of a family is material for nothing else (YG-BB-102). */
function isTuner(t: T, by: PlayerId, piece: Handle, h: Handle): boolean {
  if (!IS_TUNER[t.piece(h).def]!) return false
  const wanted = lineOf(t, piece)?.tuner
  const stands = defs[t.piece(h).def]!.does?.substitute
  if (stands !== undefined && stands !== 'fusion') {
    const named = wanted?.named === undefined ? [] : [wanted.named].flat()
    const family = wanted?.family === undefined ? [] : [wanted.family].flat()
    const isNamed = named.some((name) => defs.some((def) => def.name === name && def.facts?.families.some((f) => f === stands.tuner)))
    if (!isNamed && !family.includes(stands.tuner)) return false
    return true
  }
  return wanted === undefined || fitsSlot(t, by, piece, wanted, h)
}
function isOther(t: T, by: PlayerId, piece: Handle, h: Handle): boolean {
  if (IS_TUNER[t.piece(h).def]!) return false
  const wanted = lineOf(t, piece)?.others
  return wanted === undefined || fitsSlot(t, by, piece, wanted, h)
}
const fitsSlot = (t: T, by: PlayerId, piece: Handle, slot: DuelFilter, h: Handle): boolean =>
  fx.fits(t, { source: (t.piece(piece).life * 512 + piece) as never, player: by, event: null, vars: {} }, slot, h)

const limit: Purpose = {
  rule: 'YG-PHASE-62',
  from: (t, by) => inZone(t.state, by, HAND),
  isWhole: (t, by, _piece, set) => inZone(t.state, by, HAND).length - set.length === t.state.table.handLimit,
  most: (t, by) => inZone(t.state, by, HAND).length - t.state.table.handLimit,
}

const purposes: { readonly [W in ChooseFrame['what']]: Purpose } = { tribute, synchro, limit, fusion: synchro, ritual: tribute }

/** Whether a set is whole, or some cards later in the list make it so: the one solver behind Tributes and materials. */
export function completes(t: T, what: ChooseFrame['what'], by: PlayerId, piece: Handle, set: readonly Handle[]): boolean {
  const purpose = purposes[what]
  return canComplete(t, purpose, by, piece, purpose.from(t, by, piece), set)
}

function canComplete(t: T, purpose: Purpose, by: PlayerId, piece: Handle, from: readonly Handle[], set: readonly Handle[]): boolean {
  if (purpose.isWhole(t, by, piece, set)) return true
  if (set.length >= purpose.most(t, by, piece)) return false
  if (purpose === limit) return from.length - nextAt(from, set) >= purpose.most(t, by, piece) - set.length
  for (let i = nextAt(from, set); i < from.length; i++) if (canComplete(t, purpose, by, piece, from, set.concat(from[i]!))) return true
  return false
}
const nextAt = (from: readonly Handle[], set: readonly Handle[]): number => (set.length === 0 ? 0 : from.indexOf(set[set.length - 1]!) + 1)

const frameOf = (t: T): ChooseFrame => t.frame as ChooseFrame

function offered(t: T): readonly Handle[] {
  const f = frameOf(t)
  const purpose = purposes[f.what]
  const from = purpose.from(t, f.by, f.piece)
  const list: Handle[] = []
  for (let i = nextAt(from, f.picked); i < from.length; i++)
    if (canComplete(t, purpose, f.by, f.piece, from, f.picked.concat(from[i]!))) list.push(from[i]!)
  return list
}

const isWhole = (t: T): boolean => {
  const f = frameOf(t)
  return purposes[f.what].isWhole(t, f.by, f.piece, f.picked)
}

/** The acts behind the ask `choose`. */
export const chooseActs: readonly Act<Duel>[] = [
  { act: 'done', player: [['YG-SUMMON-09', isWhole]] },
  { act: 'pick', pieces: ['YG-SUMMON-02', offered] },
]

export const chooseSteps: Steps<Duel, ChooseFrame> = {
  ask(t, f, answer) {
    if (answer?.act === 'pick') f.picked = f.picked.concat(answer.piece!)
    if (answer?.act === 'done' || (isWhole(t) && offered(t).length === 0)) {
      pop(t)
      const below = t.frame
      if (below.op === 'summon') below.chosen = f.picked
      else if (f.what === 'limit') {
        instant(t)
        for (const h of f.picked) send(t, h, GRAVE, 'discard')
      }
      return
    }
    const most = purposes[f.what].most(t, f.by, f.piece)
    ask(t, f.by, 'choose', { source: f.piece, set: { picked: f.picked, min: 1, max: most } })
  },
}
export { FIELD, familiesOf }
