import { type Filter, kind } from '@duelhall/effects'
import type { Act, Handle, PlayerId } from '@duelhall/kernel'
import { fx } from './fx.ts'
import type { DM } from './lexicon.ts'
import { remembered } from './memory.ts'
import type { Picker } from './picks.ts'
import { sortedTwins } from './roll.ts'
import { ATTACK, type AttackFrame, type Dice, dice, FIELD, type PicksFrame, type T } from './state.ts'
import { activeSide, otherSide } from './teams.ts'
import { twin } from './twins.ts'
import { showsCharacter } from './zones.ts'

/** What is demanded of the blocks on one attacker. */
interface Demand {
  readonly attacker: Handle
  readonly min: number
  readonly max: number
  /** It must be blocked by so many before others may be blocked at all; 0 not. */
  readonly lure: number
  readonly must: boolean
  readonly from: readonly (readonly [Filter<DM>, number])[]
}

/** DM-BLOCK-06: who may block whom, and what is demanded of the whole set. */
export interface BlockTask {
  readonly blockers: readonly Handle[]
  readonly demands: readonly Demand[]
  /** For each blocker the attackers it may block, as numbers into `demands`. */
  readonly may: readonly (readonly number[])[]
  readonly must: readonly boolean[]
  /** Nothing is demanded: every set is legal. */
  readonly free: boolean
}

const ANY = 99
const BLOCKERS = kind('blockers')
const LURE = kind('lure')
const CANNOT_BLOCK = kind('cannot:block')
const BE_BLOCKED = kind('cannot:beBlocked')
const MUST_BLOCK = kind('must:block')
const MUST_BE_BLOCKED = kind('must:beBlocked')

/** DM-DBL-04, -07: the blocks of all who defend are one set, in which any die may block any attacker. */
export const blockTask = (t: T): BlockTask => task(t, 0)
const task: (t: T, key: number) => BlockTask = remembered((t) => {
  const attackers: Handle[] = []
  for (const player of activeSide(t)) for (const h of dice(t, player, ATTACK)) if (t.mark(h).attacking) attackers.push(h)
  const blockers: Handle[] = []
  for (const player of otherSide(t)) for (const h of sortedTwins(t, ableToBlock(t, player))) blockers.push(h)
  const demands: Demand[] = []
  for (let i = 0; i < attackers.length; i++) demands.push(demandOf(t, attackers[i]!))
  const may: (readonly number[])[] = []
  const must: boolean[] = []
  for (let i = 0; i < blockers.length; i++) {
    may.push(allowed(t, t.piece(blockers[i]!).controller, blockers[i]!, demands))
    must.push(fx.lies(t, MUST_BLOCK, blockers[i]!).length > 0)
  }
  const free = !must.includes(true) && demands.every((d) => d.min <= 1 && d.max >= ANY && d.lure === 0 && !d.must)
  return { blockers, demands, may, must, free }
})

function allowed(t: T, player: PlayerId, h: Handle, demands: readonly Demand[]): readonly number[] {
  const list: number[] = []
  const isFree = fx.isSilent(t, CANNOT_BLOCK) && fx.isSilent(t, BE_BLOCKED) // mostly
  for (let i = 0; i < demands.length; i++) if (isFree ? isWanted(t, h, demands[i]!) : mayBlock(t, player, h, demands[i]!)) list.push(i)
  return list
}

/** DM-BLOCK-01: characters in the Field Zone that nothing forbids to block. */
function ableToBlock(t: T, player: PlayerId): readonly Handle[] {
  const able: Handle[] = []
  for (const h of dice(t, player, FIELD))
    if (showsCharacter(t, h) && fx.bans(t, CANNOT_BLOCK, h, null, player, 'DM-BLOCK-06') === null) able.push(h)
  return able
}

/** The first number in the list of blockers that is no longer this player's. */
function endOf(t: T, { blockers }: BlockTask, player: PlayerId): number {
  const last = blockers.findLastIndex((h) => t.piece(h).controller === player)
  if (last >= 0) return last + 1
  return otherSide(t)[0] === player ? 0 : blockers.length
}

function demandOf(t: T, h: Handle): Demand {
  let min = 0
  let max = ANY
  let lure = 0
  const from: [Filter<DM>, number][] = []
  for (const { mod } of fx.lies(t, BLOCKERS, h)) {
    const { blockers } = mod as { blockers: { min?: number; max?: number; from?: Filter<DM> } }
    min = Math.max(min, blockers.min ?? 0)
    max = Math.min(max, blockers.max ?? ANY)
    if (blockers.from !== undefined) from.push([blockers.from, h])
  }
  for (const { mod } of fx.lies(t, LURE, h)) lure = Math.max(lure, (mod as { lure: { n: number } }).lure.n)
  return { attacker: h, min, max, lure, must: fx.lies(t, MUST_BE_BLOCKED, h).length > 0, from }
}

function mayBlock(t: T, player: PlayerId, h: Handle, demand: Demand): boolean {
  if (fx.bans(t, CANNOT_BLOCK, h, demand.attacker, player, 'DM-BLOCK-06') !== null) return false
  if (fx.bans(t, BE_BLOCKED, demand.attacker, h, player, 'DM-BLOCK-06') !== null) return false
  return isWanted(t, h, demand)
}
/** Whether it is one of those who alone may block this attacker, where it names such. */
const isWanted = (t: T, h: Handle, demand: Demand): boolean => demand.from.length === 0 || isFrom(t, h, demand)
const isFrom = (t: T, h: Handle, demand: Demand): boolean =>
  demand.from.every(([filter, source]) => {
    const voice = { source: source as never, player: t.piece(source as Handle).controller, event: null, vars: {} }
    return fx.fits(t, voice, filter, h)
  })

/** Which attacker each blocker has, as numbers into `demands`; -1 none. */
type Blocks = readonly number[]

/** How many "must" a whole set meets; -1 where a "can't" is broken. */
function worth(task: BlockTask, blocks: Blocks): number {
  const counts = task.demands.map(() => 0)
  let met = 0
  for (let b = 0; b < blocks.length; b++) {
    const a = blocks[b]!
    if (a < 0) continue
    counts[a]!++
    if (task.must[b]) met++
  }
  const luring = task.demands.some((d) => d.lure > 0)
  for (let a = 0; a < counts.length; a++) {
    const demand = task.demands[a]!
    const n = counts[a]!
    if (n > demand.max || (n > 0 && n < demand.min)) return -1
    if (luring && demand.lure === 0 && n > 0 && task.demands.some((d, i) => d.lure > counts[i]!)) return -1
    if (demand.must && n > 0) met++
  }
  return met
}

/** The most that can be met from here on; remembered by what is blocked how often, for that is all that matters. */
function best(task: BlockTask, blocks: number[], memo: Map<string, number>): number {
  const b = blocks.length
  if (b === task.blockers.length) return worth(task, blocks)
  const counts = task.demands.map((_, a) => blocks.reduce((n, x) => (x === a ? n + 1 : n), 0))
  const met = blocks.reduce((n, a, i) => (a >= 0 && task.must[i] ? n + 1 : n), 0)
  const key = `${b}/${met}/${counts.map((n, a) => Math.min(n, capOf(task.demands[a]!))).join()}`
  const known = memo.get(key)
  if (known !== undefined) return known
  let most = -1
  for (const a of [-1, ...task.may[b]!]) {
    blocks.push(a)
    most = Math.max(most, best(task, blocks, memo))
    blocks.pop()
  }
  memo.set(key, most)
  return most
}
const capOf = (demand: Demand): number => (demand.max < ANY ? demand.max + 1 : Math.max(1, demand.min, demand.lure))

/** The picks so far as blocks of the first blockers, up to and including the last that was picked. */
function soFar(task: BlockTask, picked: readonly number[]): number[] {
  const blocks: number[] = []
  for (const code of picked) {
    const b = task.blockers.indexOf((code >> 9) as Handle)
    while (blocks.length < b) blocks.push(-1)
    blocks.push(task.demands.findIndex((d) => d.attacker === (code & 511)))
  }
  return blocks
}

const picked = (t: T): readonly number[] => (t.frame as PicksFrame).picked

/** DM-BLOCK-06: every "can't" holds and as many "must" as possible are met, also if this player picks nothing more. */
function mayEnd(t: T, player: PlayerId): boolean {
  const task = blockTask(t)
  if (task.free) return true
  const blocks = soFar(task, picked(t))
  const end = endOf(t, task, player)
  while (blocks.length < end) blocks.push(-1)
  const memo = new Map<string, number>()
  return best(task, blocks, memo) === best(task, [], memo)
}

/** The blockers that may be picked next, of equal ones the first. */
function nextBlockers(t: T, player: PlayerId): readonly Handle[] {
  const task = blockTask(t)
  const from = soFar(task, picked(t)).length
  return task.blockers.filter((h, b) => {
    if (b < from || task.may[b]!.length === 0 || t.piece(h).controller !== player) return false
    const same = twin(t, h)
    return same < 0 || b === from || same !== twin(t, task.blockers[b - 1]!)
  })
}

/** The attackers a blocker may be given so that a legal whole set goes on from it. */
function blockable(t: T, _player: PlayerId, h: Handle): readonly Handle[] {
  const task = blockTask(t)
  const b = task.blockers.indexOf(h)
  const all = task.may[b] ?? []
  if (task.free) return all.map((a) => task.demands[a]!.attacker)
  const memo = new Map<string, number>()
  const most = best(task, [], memo)
  const blocks = soFar(task, picked(t))
  while (blocks.length < b) blocks.push(-1)
  return all.filter((a) => best(task, blocks.concat(a), memo) === most).map((a) => task.demands[a]!.attacker)
}

export const blockersPicker: Picker = {
  code: (answer) => (answer.piece! << 9) | answer.target!,
  isOver: (t, codes) => {
    const task = blockTask(t)
    return codes[codes.length - 1]! >> 9 === task.blockers[endOf(t, task, (t.frame as PicksFrame).player) - 1]
  },
  members: otherSide,
  end(t, codes) {
    ;(t.frame as AttackFrame).picked = codes
  },
  set: (_t, codes) => codes.map((code) => (code >> 9) as Handle),
}

export const blockersActs: readonly Act<Dice>[] = [
  { act: 'done', player: [['DM-BLOCK-06', mayEnd]] },
  { act: 'block', pieces: ['DM-BLOCK-01', nextBlockers], targets: ['DM-BLOCK-01', blockable] },
]
