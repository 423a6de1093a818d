import { kind, type Voice } from '@duelhall/effects'
import { type Act, ask, because, type Handle, instant, type PlayerId, pop, reveal, type Steps, type Why, withLast } from '@duelhall/kernel'
import { defs, FRAME, HAS_PROCEDURE, IS_TUNER, LEVEL } from './catalog.ts'
import { showChoice } from './chain.ts'
import { fusion, slotsOf } from './fusion.ts'
import { fx } from './fx.ts'
import type { DuelFilter } from './lexicon.ts'
import { send } from './moves.ts'
import { type Choice, fitsSlot, freesZone, MATERIAL, nextAt, type Purpose } from './purpose.ts'
import { areTwins } from './spec.ts'
import { type ChooseFrame, DOWN, type Duel, EXTRA, foeOf, GRAVE, HAND, inZone, MONSTERS, SLOTS, type T } from './state.ts'
import { current, mods } from './stats.ts'
import { hasTuner, tunedSums } from './tuners.ts'

/** YG-SUMMON-02, -09: by the Level it has in the hand. */
export function tributesFor(t: T, h: Handle): number {
  const level = current(t, h, 'level')
  return level >= 7 ? 2 : level >= 5 ? 1 : 0
}

/** YG-SUMMON-03, -12, -15: own monsters, and opposing ones that an effect lends. */
export function tributable(t: T, by: PlayerId): readonly Handle[] {
  const own = inZone(t.state, by, MONSTERS)
  if (!isRestricted(t)) return own
  const lent = inZone(t.state, foeOf(by), MONSTERS).filter((h) => mods(t, 'tributeFor', h).length > 0)
  return [...own, ...lent].filter(
    (h) =>
      fx.cannot(t, 'beTributed', h, null, by, 'YG-SUMMON-15') === null &&
      fx.cannot(t, 'beTributedForSummon', h, null, by, 'YG-SUMMON-15') === null,
  )
}
const TRIBUTED = kind('cannot:beTributed')
const TRIBUTED_FOR_SUMMON = kind('cannot:beTributedForSummon')
const LENT = kind('tributeFor')
const isRestricted = (t: T): boolean => !fx.isSilent(t, TRIBUTED) || !fx.isSilent(t, TRIBUTED_FOR_SUMMON) || !fx.isSilent(t, LENT)

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
  unfit: 'YG-SUMMON-15',
  from: (t, { by }) => tributable(t, by),
  isWhole(t, { by, piece }, set) {
    const need = tributesFor(t, piece)
    if (set.length > need || !freesZone(t, by, set)) return false // YG-SUMMON-11: one that is lent frees none
    const most = set.reduce((n, h) => n + worthOf(t, h, piece), 0)
    return most >= need && (set.length === need || set.every((h) => most - worthOf(t, h, piece) < need))
  },
  most: (t, { piece }) => tributesFor(t, piece),
}

/** YG-SUMMON-50 to -55: one Tuner and others, whose Levels make the Synchro Monster's. */
const synchro: Purpose = {
  rule: 'YG-SUMMON-50',
  unfit: 'YG-SUMMON-55',
  mayBegin: (t, { by }) => hasTuner(t, inZone(t.state, by, MONSTERS)),
  from(t, { by, piece }) {
    const found: Handle[] = []
    const own = inZone(t.state, by, MONSTERS)
    for (let i = 0; i < own.length; i++) {
      const { def, pose } = t.piece(own[i]!)
      if (pose !== DOWN && LEVEL[def]! > 0 && fx.bans(t, MATERIAL, own[i]!, piece, by, 'YG-SUMMON-55') === null) found.push(own[i]!)
    }
    return found
  },
  isWhole(t, { by, piece }, set) {
    if (set.length < 2) return false
    let sum = 0
    for (const h of set) sum += current(t, h, 'level')
    if (sum !== LEVEL[t.piece(piece).def]!) return false
    return set.some((tuner) => isTuner(t, by, piece, tuner) && set.every((h) => h === tuner || isOther(t, by, piece, h)))
  },
  completes(t, c, from, set) {
    let left = LEVEL[t.piece(c.piece).def]!
    let tuners = 0
    for (let i = 0; i < set.length; i++) {
      const h = set[i]!
      left -= current(t, h, 'level')
      if (isTuner(t, c.by, c.piece, h)) tuners++
      else if (!isOther(t, c.by, c.piece, h)) return false
    }
    return tuners < 2 && addsUp(t, c, from, nextAt(from, set), left, tuners === 1, set.length)
  },
  most: () => SLOTS,
}
/** Whether cards from here on make up what is left of the Level, with one Tuner among all: Levels only add up, so what is too much is passed over. */
function addsUp(t: T, c: Choice, from: readonly Handle[], at: number, left: number, tuned: boolean, size: number): boolean {
  if (left <= 0) return left === 0 && tuned && size > 1
  for (let i = at; i < from.length; i++) {
    const h = from[i]!
    const level = current(t, h, 'level')
    const asTuner = IS_TUNER[t.piece(h).def]!
    if (level > left || (asTuner && tuned)) continue
    if (!(asTuner ? isTuner(t, c.by, c.piece, h) : isOther(t, c.by, c.piece, h))) continue
    if (addsUp(t, c, from, i + 1, left - level, tuned || asTuner, size + 1)) return true
  }
  return false
}
/** By definition, what the line of a Synchro Monster asks for, laid out so that all are of one shape. */
const LINES: readonly { readonly tuner: DuelFilter | null; readonly others: DuelFilter | null }[] = defs.map(({ does }) => ({
  tuner: does?.synchro?.tuner ?? null,
  others: does?.synchro?.others ?? null,
}))
/** The family for whose Tuner a card stands in. */
const STANDS_FOR: readonly (string | null)[] = defs.map(({ does }) => {
  const stands = does?.substitute
  return stands === undefined || stands === 'fusion' ? null : stands.tuner
})
/** YG-SUMMON-52, -53: the Tuner its line asks for; a substitute for a Tuner of a family is material for nothing else (YG-BB-102). */
function isTuner(t: T, by: PlayerId, piece: Handle, h: Handle): boolean {
  if (!IS_TUNER[t.piece(h).def]!) return false
  const stands = STANDS_FOR[t.piece(h).def]!
  if (stands !== null) return (tunerWords[t.piece(piece).def] ?? wordsOfTuner(t.piece(piece).def)).includes(stands)
  const wanted = LINES[t.piece(piece).def]!.tuner
  return wanted === null || fitsSlot(t, by, piece, wanted, h)
}
const tunerWords: (readonly string[] | null)[] = defs.map(() => null)
/** The families of the Tuner that a Synchro Monster asks for; also where a named card is not among ours: the family is a word of its name (YG-META-04). */
function wordsOfTuner(def: number): readonly string[] {
  const wanted = defs[def]!.does?.synchro?.tuner
  const names = wanted?.named === undefined ? [] : [wanted.named].flat()
  const families: readonly string[] = wanted?.family === undefined ? [] : [wanted.family].flat()
  const words = [...names.flatMap((name) => name.toLowerCase().split(' ')), ...families]
  tunerWords[def] = words
  return words
}
function isOther(t: T, by: PlayerId, piece: Handle, h: Handle): boolean {
  if (IS_TUNER[t.piece(h).def]!) return false
  const wanted = LINES[t.piece(piece).def]!.others
  return wanted === null || fitsSlot(t, by, piece, wanted, h)
}

const limit: Purpose = {
  rule: 'YG-PHASE-62',
  from: (t, { by }) => inZone(t.state, by, HAND),
  isWhole: (t, { by }, set) => inZone(t.state, by, HAND).length - set.length === t.state.table.handLimit,
  most: (t, { by }) => inZone(t.state, by, HAND).length - t.state.table.handLimit,
}

/** One of several monsters that could be Summoned. */
const monster: Purpose = { rule: 'YG-SUMMON-61', from: (_t, { from }) => from, isWhole: (_t, _c, set) => set.length === 1, most: () => 1 }

/** YG-SUMMON-70, -73 to -75: Tributes from hand and field, none of them to spare. */
const ritual: Purpose = {
  rule: 'YG-SUMMON-73',
  from: (t, { by, piece }) =>
    [...inZone(t.state, by, HAND).filter((h) => h !== piece && LEVEL[t.piece(h).def]! > 0), ...tributable(t, by)].filter(
      (h) => fx.cannot(t, 'beTributed', h, piece, by, 'YG-SUMMON-15') === null,
    ),
  isWhole(t, { by, level }, set) {
    const levels = set.map((h) => (t.piece(h).pose === DOWN ? LEVEL[t.piece(h).def]! : current(t, h, 'level')))
    const sum = levels.reduce((a, b) => a + b, 0)
    return sum >= level && levels.every((n) => sum - n < level) && freesZone(t, by, set)
  },
  most: () => 12,
}

/** YG-SUMMON-61: the Fusion Monsters that an effect could Summon now, with materials from where it says. */
export function fusionsFrom(t: T, voice: Voice, step: FuseStep): readonly Handle[] {
  const from = fx.candidates(t, voice, step.from)
  return inZone(t.state, voice.player, EXTRA).filter((h) => isFusible(t, voice, step, from, h))
}
/** Whether there is any. */
export function canFuse(t: T, voice: Voice, step: FuseStep): boolean {
  const from = fx.candidates(t, voice, step.from)
  const extra = inZone(t.state, voice.player, EXTRA)
  for (let i = 0; i < extra.length; i++) if (isFusible(t, voice, step, from, extra[i]!)) return true
  return false
}
interface FuseStep {
  readonly from: DuelFilter
  readonly of?: DuelFilter
}
function isFusible(t: T, voice: Voice, step: FuseStep, from: readonly Handle[], h: Handle): boolean {
  if (FRAME[t.piece(h).def] !== 'fusion' || slotsOf(t, h).length === 0) return false
  if (hasOwnWay(t, h) || (step.of !== undefined && !fx.fits(t, voice, step.of, h))) return false
  return canPerform(t, 'fusion', voice.player, h, 0, from)
}
/** YG-SUMMON-59: the Synchro Monsters that could be Summoned now. */
export function synchros(t: T, player: PlayerId): readonly Handle[] {
  const sums = tunedSums(t, player)
  return sums === 0 ? [] : inZone(t.state, player, EXTRA).filter((h) => isTunable(t, player, h, sums))
}
/** Whether there is any. */
export function canTune(t: T, player: PlayerId): boolean {
  const sums = tunedSums(t, player)
  if (sums === 0) return false
  const extra = inZone(t.state, player, EXTRA)
  for (let i = 0; i < extra.length; i++) if (isTunable(t, player, extra[i]!, sums)) return true
  return false
}
function isTunable(t: T, player: PlayerId, h: Handle, sums: number): boolean {
  const { def } = t.piece(h)
  return FRAME[def] === 'synchro' && ((sums >> LEVEL[def]!) & 1) === 1 && canPerform(t, 'synchro', player, h, 0)
}

/** YG-SUMMON-68: one that Summons itself by contact is never Fusion Summoned. */
const hasOwnWay = (t: T, h: Handle): boolean => HAS_PROCEDURE[t.piece(h).def]!

/** Whether a monster can be Summoned in this way now. */
export const canPerform = (
  t: T,
  what: ChooseFrame['what'],
  by: PlayerId,
  piece: Handle,
  level: number,
  from: readonly Handle[] = [],
): boolean => {
  const c = { by, piece, from, level }
  const purpose = purposes[what]
  return purpose.mayBegin?.(t, c) !== false && canComplete(t, purpose, c, purpose.from(t, c), [])
}

const purposes: { readonly [W in ChooseFrame['what']]: Purpose } = { tribute, synchro, limit, fusion, ritual, monster }

/** Whether a set is whole, or some cards later in the list make it so: the one solver behind Tributes and materials. */
export const completes = (t: T, what: ChooseFrame['what'], by: PlayerId, piece: Handle): boolean => canPerform(t, what, by, piece, 0)

function canComplete(t: T, purpose: Purpose, c: Choice, from: readonly Handle[], set: readonly Handle[]): boolean {
  if (purpose.completes !== undefined) return purpose.completes(t, c, from, set)
  if (purpose.isWhole(t, c, set)) return true
  if (set.length >= purpose.most(t, c)) return false
  if (purpose === limit) return from.length - nextAt(from, set) >= purpose.most(t, c) - set.length
  for (let i = nextAt(from, set); i < from.length; i++) if (canComplete(t, purpose, c, from, withLast(set, from[i]!))) return true
  return false
}

const frameOf = (t: T): ChooseFrame => t.frame as ChooseFrame
/** What the frame on top is about. What there is to choose from is looked up each time: a frame would give away what lies hidden. */
const choiceOf = (t: T, f: ChooseFrame): Choice => ({ by: f.by, piece: f.piece, level: f.level, from: sources(t, f) })
function sources(t: T, f: ChooseFrame): readonly Handle[] {
  const below = t.state.stack[t.state.stack.length - 2]
  if (below === undefined || below.op !== 'run') return []
  const step = fx.catalog.blocks.get(below.block)?.[below.pc]
  if (step?.op === 'fuse') return f.what === 'monster' ? fusionsFrom(t, below, step) : fx.candidates(t, below, step.from)
  return step?.op === 'synchro' && f.what === 'monster' ? synchros(t, f.by) : []
}

const offered = (t: T): readonly Handle[] => firstOffered(t, Number.MAX_SAFE_INTEGER)
/** The first so many of what may be picked next. */
function firstOffered(t: T, most: number): readonly Handle[] {
  const f = frameOf(t)
  const purpose = purposes[f.what]
  const choice = choiceOf(t, f)
  const from = purpose.from(t, choice)
  const list: Handle[] = []
  for (let i = nextAt(from, f.picked); i < from.length && list.length < most; i++) {
    if (isTwin(t, list, from[i]!)) continue
    if (canComplete(t, purpose, choice, from, withLast(f.picked, from[i]!))) list.push(from[i]!)
  }
  return list
}
function isTwin(t: T, list: readonly Handle[], h: Handle): boolean {
  for (let i = 0; i < list.length; i++) if (areTwins(t, list[i]!, h)) return true
  return false
}

const isWhole = (t: T): boolean => {
  const f = frameOf(t)
  return purposes[f.what].isWhole(t, choiceOf(t, f), f.picked)
}

/** Why a card is not among them: it is none that may be taken for this, or it would not come out. */
function notOffered(t: T, _player: PlayerId, h: Handle): Why {
  const f = frameOf(t)
  const { rule, unfit, from } = purposes[f.what]
  const isMeant = !f.picked.includes(h) && from(t, choiceOf(t, f)).includes(h)
  return because(isMeant ? rule : (unfit ?? rule), 0, 0, h)
}

/** The acts behind the ask `choose`. */
export const chooseActs: readonly Act<Duel>[] = [
  { act: 'done', player: [['YG-SUMMON-09', isWhole]] },
  { act: 'pick', pieces: ['YG-SUMMON-02', offered, notOffered] },
]

export const chooseSteps: Steps<Duel, ChooseFrame> = {
  ask(t, f, answer) {
    if (answer?.act === 'pick') {
      showChoice(t, f.by, answer.piece)
      if (t.state.back === 0 && f.what !== 'tribute') reveal(t, answer.piece!) // told, so it cannot be taken back
      f.picked = withLast(f.picked, answer.piece!)
    }
    if (answer?.act === 'done' || (isWhole(t) && firstOffered(t, 1).length === 0)) {
      pop(t)
      const below = t.frame
      if (below.op === 'summon') below.chosen = f.picked
      else if (below.op === 'run') below.rest = below.rest.concat(fx.refsTo(t, f.picked))
      else if (f.what === 'limit') {
        instant(t)
        for (const h of f.picked) send(t, h, GRAVE, 'discard')
      }
      return
    }
    const most = purposes[f.what].most(t, choiceOf(t, f))
    ask(t, f.by, 'choose', { source: f.piece, set: { picked: f.picked, min: 1, max: most } })
  },
}
