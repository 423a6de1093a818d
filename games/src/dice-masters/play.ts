import { type ActivateFrame, kind, type PlayEffect, type Startable, type UseEffect } from '@duelhall/effects'
import {
  type Act,
  addPlace,
  because,
  type Handle,
  happen,
  type PlayerId,
  pop,
  push,
  type RuleId,
  type Steps,
  type Why,
  withLast,
} from '@duelhall/kernel'
import { changed, USING_LIFE } from './buy.ts'
import { canPayLife, payLife } from './damage.ts'
import { affords, affordsTimes, price, tally, timesOver } from './energy.ts'
import { fx } from './fx.ts'
import type { DM, Moment } from './lexicon.ts'
import { isLocked } from './locks.ts'
import { remembered } from './memory.ts'
import { payment } from './pay.ts'
import { acted } from './priority.ts'
import { reserveOf } from './reserve.ts'
import { defeat } from './settle.ts'
import { spec } from './spec.ts'
import { type Dice, FIELD, type PlayFrame, placeOf, playFrame, RESERVE, type T, TRANSIT, type UseFrame, useFrame } from './state.ts'
import { burstOf, keywordOf } from './stats.ts'
import { isActive } from './teams.ts'
import { distinct, energyOf, leastFor, NO_USES, type Use, useHolders, usesOf } from './uses.ts'
import { send, spend } from './zones.ts'

export function startPlay(t: T, player: PlayerId, die: Handle): void {
  push(t, playFrame({ op: 'play', step: 'run', die, player, texts: textsOf(t, die).paths, at: 0 }))
}

/** The texts that a die in use brings, by its bursts (DM-BURST-02 to -04, -07), with their parts and the moments they name. */
interface Texts {
  readonly paths: readonly string[]
  readonly parts: readonly Startable<DM>[]
  readonly moments: readonly Moment[]
}
const texts: Texts[] = []
function textsOf(t: T, die: Handle): Texts {
  const { card } = t.piece(die)
  const at = t.piece(card).def * 4 + burstOf(t, die)
  while (texts.length <= at) texts.push(UNREAD)
  if (texts[at] === UNREAD) texts[at] = readTexts(fx.plays(t, card, burstOf(t, die)))
  return texts[at]!
}
const UNREAD: Texts = { paths: [], parts: [], moments: [] }
const readTexts = (paths: readonly string[]): Texts => ({ paths, parts: paths.map(fx.partsOf), moments: paths.map(momentOf) })
const momentOf = (text: string): Moment => (fx.catalog.effects.get(text)!.effect as PlayEffect<DM>).at ?? 'global'

export const playSteps: Steps<Dice, PlayFrame> = {
  run(t, f) {
    const next = f.texts[f.at]
    if (next === undefined) {
      f.step = 'land'
      if (!isBegun(t, f)) begin(t, f.player, f.die) // a Continuous die is used by laying it down (DM-KW-05)
      return
    }
    f.at++
    push(t, fx.activate(t, next, f.die, f.player, null))
  },
  land(t, f) {
    pop(t)
    if (placeOf(t.piece(f.die).zone) === TRANSIT) {
      if (keywordOf(t, f.die, 'continuous') > 0)
        send(t, f.die, FIELD, t.piece(f.die).face) // DM-KW-05
      else spend(t, f.die, 'used') // DM-ACTION-03, -04: whatever it has left behind
    }
    acted(t, f.player)
  },
}

/** Whether its use has been told: until then it lies in the reserve. */
const isBegun = (t: T, f: PlayFrame): boolean => placeOf(t.piece(f.die).zone) !== RESERVE

/** DM-ACTION-09: it leaves the reserve as its use begins; what a player must pay besides is paid. Null when nothing acts at once. */
function begin(t: T, player: PlayerId, die: Handle): boolean {
  send(t, die, TRANSIT, t.piece(die).face)
  payForUse(t, player)
  return defeat(t) || tell(t, 'actionUsed', player, die, 0)
}

function payForUse(t: T, player: PlayerId): void {
  const life = useLife(t, player)
  if (life > 0) payLife(t, player, life)
}
/** Life that using an action or global costs besides. */
const useLife = (t: T, player: PlayerId): number => changed(t, USING_LIFE, null, player, 0)

/** Tells of a use; true when something acts at once, which may stop it. */
function tell(t: T, on: 'actionUsed' | 'globalUsed', player: PlayerId, piece: Handle, n: number): boolean {
  happen(t, on, player, piece, null, { n })
  const event = { on, group: t.state.group, player, piece, target: null, n, list: [], cause: '', was: null }
  const instants = fx.instants(t, event)
  if (instants === null) return false
  push(t, instants)
  return true
}

/** What is told when targets are chosen and costs are paid: an action die is used, a global is used; a die in the field that is given up is neither (DM-ACTION-05). */
export function starts(t: T, f: ActivateFrame): boolean {
  const below = t.state.stack[t.state.stack.length - 2]
  if (below?.op === 'play') return isBegun(t, below) ? false : begin(t, f.player, below.die)
  if (below?.op !== 'use') return false
  payForUse(t, f.player)
  if (defeat(t)) return true
  return isGlobal(f.effect) ? tell(t, 'globalUsed', f.player, below.holder, numberOf(t, f, below.holder)) : false
}
/** Which of the effects of its card it is. */
function numberOf(t: T, f: ActivateFrame, holder: Handle): number {
  const uses = usesOf(t, f.player)
  for (let i = 0; i < uses.length; i++) if (uses[i]!.path === f.effect && uses[i]!.holder === holder) return uses[i]!.n
  return 0
}
const isGlobal = (path: string): boolean => (fx.catalog.effects.get(path)!.effect as UseEffect<DM>).global === true

/** Action faces in the reserve; equal ones once (DM-ACTION-01). */
const playable = (t: T, player: PlayerId): readonly Handle[] => reserveOf(t, player).actions
const NO_DICE: readonly Handle[] = []

/** DM-ACTION-08: it must be able to do something; a Continuous die does by lying in the Field Zone. */
const canPlay = (t: T, player: PlayerId, h: Handle): boolean =>
  canStartAny(t, player, h, textsOf(t, h).parts) || keywordOf(t, h, 'continuous') > 0
function canStartAny(t: T, player: PlayerId, h: Handle, parts: readonly Startable<DM>[]): boolean {
  for (let i = 0; i < parts.length; i++) if (fx.canStart(t, parts[i]!, h, player, false)) return true
  return false
}

/** DM-ACTION-07: where a global might be used, unless its text names another moment (DM-FUND-01). */
const isTime = (t: T, h: Handle): boolean => {
  const { moments } = textsOf(t, h)
  if (moments.length === 0) return spec.moment(t, 'global')
  for (let i = 0; i < moments.length; i++) if (spec.moment(t, moments[i]!)) return true
  return false
}

/** Whether there is an action die that this player could use now. */
export function hasPlays(t: T, player: PlayerId): boolean {
  const list = playable(t, player)
  for (let i = 0; i < list.length; i++) if (isTime(t, list[i]!) && canPlay(t, player, list[i]!)) return true
  return false
}

const USE_ACTION = kind('cannot:useAction')
const USE_GLOBAL = kind('cannot:useGlobal')
const mayPlay = (t: T, player: PlayerId): boolean => fx.bans(t, USE_ACTION, player as number as Handle, null, null, 'DM-FUND-02') === null
const canPayUse = (t: T, player: PlayerId): boolean => canPayLife(t, player, useLife(t, player))
/** All that this player can use now. */
function playableNow(t: T, player: PlayerId): readonly Handle[] {
  const all = playable(t, player)
  if (all.length === 0 || !mayPlay(t, player) || !canPayUse(t, player)) return NO_DICE
  let found = NO_DICE
  for (let i = 0; i < all.length; i++) if (isTime(t, all[i]!) && canPlay(t, player, all[i]!)) found = withLast(found, all[i]!)
  return found
}
export const playAct: Act<Dice> = {
  act: 'play',
  open: playableNow,
  player: [['DM-FUND-02', mayPlay]],
  pieces: ['DM-ACTION-01', playable],
  piece: [
    ['DM-COST-01', canPayUse],
    ['DM-ACTION-07', (t, _player, h) => isTime(t, h)],
    ['DM-ACTION-08', canPlay],
  ],
}

/** DM-PRIO-10: once started it resolves before anybody can start something else. */
export function startUse(t: T, player: PlayerId, holder: Handle, n: number, times = 1): void {
  const { path } = useAt(t, player, holder, n)
  push(t, useFrame({ op: 'use', step: times > 1 ? 'pay' : 'start', holder, effect: path, player, times }))
}
export function useAt(t: T, player: PlayerId, holder: Handle, n: number): Use {
  const uses = usesOf(t, player)
  let at = 0
  while (uses[at]!.holder !== holder || uses[at]!.n !== n) at++
  return uses[at]!
}
/** DM-ENERGY-14: one use whose energy was paid together with other things. */
export function startPaid(t: T, player: PlayerId, { holder, path }: Use): void {
  push(t, useFrame({ op: 'use', step: 'batch', holder, effect: path, player, times: 1 }))
}
/** A batch names effect and number in one place. */
const BATCH = 8
export function startBatch(t: T, player: PlayerId, holder: Handle, place: number): void {
  startUse(t, player, holder, Math.floor(place / BATCH), place % BATCH)
}

export const useSteps: Steps<Dice, UseFrame> = {
  pay(t, f) {
    const { n, types } = energyOf(fx.catalog.effects.get(f.effect)!.effect as UseEffect<DM>)!
    f.step = 'batch'
    push(t, payment(f.player, price(n * f.times, timesOver(types, f.times)))) // DM-GLOBAL-09: paid at once
  },
  batch(t, f) {
    if (f.times === 0 || fx.unstarted(t, f.effect, f.holder, f.player)) {
      f.step = 'end'
      return
    }
    f.times--
    push(t, fx.prepaid(t, f.effect, f.holder, f.player))
  },
  start(t, f) {
    f.step = 'end'
    push(t, fx.activate(t, f.effect, f.holder, f.player, null))
  },
  end(t, f) {
    pop(t)
    acted(t, f.player)
  },
}

/** Why something cannot be used now; the same lines offer and refuse it. */
export const unusable = (t: T, player: PlayerId, use: Use): Why | null =>
  outOfReach(t, player, use) ?? fx.unusable(t, use.path, use.holder, player) // DM-GLOBAL-02, -08, -15
/** What costs energy alone is not asked a second time whether it can be paid. */
const isUsable = (t: T, player: PlayerId, use: Use): boolean =>
  barring(t, player, use) === null && fx.canStart(t, use.parts, use.holder, player, use.forEnergy)
/** The rule by which the game itself is against it, whatever life a use costs. */
function barring(t: T, player: PlayerId, use: Use): RuleId | null {
  if (!use.isTime(t.state.turn.phase)) return 'DM-GLOBAL-04'
  if (use.mine && !isActive(t, player)) return 'DM-GLOBAL-05'
  if (use.energy !== null && !affords(t, player, use.energy)) return 'DM-GLOBAL-02'
  return isLocked(t, use.holder, use.path) ? 'DM-GLOBAL-05' : null
}
function outOfReach(t: T, player: PlayerId, use: Use): Why | null {
  const rule = barring(t, player, use) ?? (canPayUse(t, player) ? null : 'DM-COST-01')
  if (rule === null) return null
  if (rule === 'DM-GLOBAL-02') return because(rule, use.energy!.n, tally(t, player), use.holder)
  if (rule === 'DM-COST-01') return because(rule, useLife(t, player), t.player(player).life, use.holder)
  return because(rule, 0, 0, use.holder)
}

/** Whether there is anything that this player could use now. */
export const hasUses = (t: T, player: PlayerId): boolean => usableNow(t, player).length > 0
/** What this player could use now: judged once for all acts that offer it. */
const usableNow: (t: T, player: PlayerId) => readonly Use[] = remembered((t, p) => {
  const player = p as PlayerId
  const all = usesOf(t, player)
  if (all.length === 0 || tally(t, player) < leastFor(player, all) || !canPayUse(t, player)) return NO_USES
  let open: Use[] | null = null
  for (let i = 0; i < all.length; i++) {
    if (!isUsable(t, player, all[i]!)) continue
    open ??= []
    open.push(all[i]!)
  }
  return open ?? NO_USES
})

/** DM-GLOBAL-09: whether uses of a global may be paid together: by the one who has a single action, and for energy alone. */
const mayBatch = (t: T, player: PlayerId): boolean =>
  t.state.table.batches && (!isActive(t, player) || t.state.table.priorityMode === 'open')
const MOST_AT_ONCE = 4
/** Globals that cost energy and nothing else. */
export const usesForEnergy: (t: T, player: PlayerId) => readonly Use[] = remembered((t, player) =>
  usesOf(t, player as PlayerId).filter((use) => use.forEnergy),
)
export const canUse = (t: T, player: PlayerId, use: Use): boolean => usableNow(t, player).includes(use)
const batchable: (t: T, player: PlayerId) => readonly Use[] = remembered((t, player) =>
  usesOf(t, player as PlayerId).filter((use) => use.forEnergy && !use.limited),
)
const batchHolders: (t: T, player: PlayerId) => readonly Handle[] = remembered((t, player) => distinct(batchable(t, player as PlayerId)))
export const batchAct: Act<Dice> = {
  act: 'batch',
  open: (t, player) => (mayBatch(t, player) && usableNow(t, player).length > 0 ? batchHolders(t, player) : NO_DICE),
  player: [['DM-GLOBAL-09', mayBatch]],
  pieces: ['DM-GLOBAL-09', (t, player) => batchHolders(t, player)],
  places: [
    'DM-GLOBAL-09',
    (t, player, piece) => {
      if (usableNow(t, player).length === 0) return 0
      for (const use of batchable(t, player)) {
        if (use.holder !== piece || !canUse(t, player, use)) continue
        for (let k = 2; k <= MOST_AT_ONCE && affordsTimes(t, player, use.energy!, k); k++) addPlace(use.n * BATCH + k)
      }
      return 2
    },
  ],
}

/** DM-GLOBAL-06: a card with a global that waits for its event, and is never used at will. */
const isReactive = (t: T, card: Handle): boolean =>
  fx.catalog.byDef[t.piece(card).def]!.some(
    ({ effect }) => (effect.kind === 'trigger' || effect.kind === 'replace') && effect.global === true,
  )

const mayUse = (t: T, player: PlayerId): boolean => fx.bans(t, USE_GLOBAL, player as number as Handle, null, null, 'DM-FUND-02') === null
/** Those of the holders that hold one of these, in their order. */
function inOrder(holders: readonly Handle[], uses: readonly Use[]): readonly Handle[] {
  const found: Handle[] = []
  for (let i = 0; i < holders.length; i++)
    for (let k = 0; k < uses.length; k++)
      if (uses[k]!.holder === holders[i]) {
        found.push(holders[i]!)
        break
      }
  return found
}

/** Globals, and what may be used whenever a global may (DM-GLOBAL-11). */
export const useAct: Act<Dice> = {
  act: 'use',
  open: (t, player) => (hasUses(t, player) && mayUse(t, player) ? inOrder(useHolders(t, player), usableNow(t, player)) : NO_DICE),
  player: [['DM-FUND-02', mayUse]],
  pieces: ['DM-GLOBAL-01', useHolders, (t, _player, piece) => because(isReactive(t, piece) ? 'DM-GLOBAL-06' : 'DM-GLOBAL-01', 0, 0, piece)],
  places: [
    'DM-GLOBAL-02',
    (t, player, piece) => {
      const open = usableNow(t, player)
      for (let i = 0; i < open.length; i++) if (open[i]!.holder === piece) addPlace(open[i]!.n)
      return 1
    },
    (t, player, piece, _target, place) => {
      const use = usesOf(t, player).find((x) => x.holder === piece && x.n === place)
      const none = because(isReactive(t, piece!) ? 'DM-GLOBAL-06' : 'DM-GLOBAL-01')
      return (use === undefined ? null : unusable(t, player, use)) ?? none
    },
  ],
}
