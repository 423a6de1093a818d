import { program } from '@duelhall/effects'
import {
  type Act,
  addPlace,
  ask,
  type Handle,
  type OptionRecord,
  type PlayerId,
  pop,
  push,
  type Standing,
  type Steps,
  seatOf,
  withLast,
} from '@duelhall/kernel'
import { BUYING, buyAct, buyDie, buyPrice, FIELDING, isChanging, once, topOf } from './buy.ts'
import { payLife } from './damage.ts'
import { affords, both, type Price, tally, together } from './energy.ts'
import { fieldAct, fieldDie, fieldLife, fieldPrice, ritualOf, voiceOf } from './field.ts'
import { remembered, touch } from './memory.ts'
import { payment } from './pay.ts'
import { dropPicks } from './picks.ts'
import { canUse, startPaid, useAt, usesForEnergy } from './play.ts'
import { acted } from './priority.ts'
import { reserveOf } from './reserve.ts'
import { type BundleFrame, bundleFrame, type Dice, type PicksFrame, places, type T, USED } from './state.ts'
import { distinct, NO_USES, type Use } from './uses.ts'
import { wayOf } from './zones.ts'

/** Begins to buy from a card or to field a die. */
export function startBundle(t: T, player: PlayerId, item: Handle): void {
  push(t, bundleFrame({ op: 'bundle', step: 'pay', player, items: [item], way: '', at: 0 }))
}
/** Begins to field a die by its other way of paying (the block of that cost). */
export function startRitual(t: T, player: PlayerId, item: Handle): void {
  push(t, bundleFrame({ op: 'bundle', step: 'pay', player, items: [item], way: ritualOf(t, item)!, at: 0 }))
}

/** The use of a global as an item: its card and the number of the effect. */
const USES = 512
export const useItem = (holder: Handle, n: number): number => holder + (n + 1) * USES
const isUse = (item: number): boolean => item >= USES
const pieceIn = (item: number): Handle => (item % USES) as Handle
const numberIn = (item: number): number => Math.floor(item / USES) - 1

const isCard = (t: T, item: number): boolean => !isUse(item) && t.piece(item as Handle).card === item
const isDie = (t: T, item: number): boolean => !isUse(item) && !isCard(t, item)

function isAnyDie(t: T, items: readonly number[]): boolean {
  for (let i = 0; i < items.length; i++) if (isDie(t, items[i]!)) return true
  return false
}

const NO_STANDINGS: readonly Standing[] = []
/** What each costs; what is good for the next one only is good for one of them (DM-BUY-11). */
function pricesOf(t: T, player: PlayerId, items: readonly number[]): readonly Price[] {
  let gone = NO_STANDINGS
  const prices: Price[] = []
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    const h = pieceIn(item)
    if (isUse(item)) {
      prices.push(useAt(t, player, h, numberIn(item)).energy!)
      continue
    }
    const isBought = isCard(t, item)
    prices.push(isBought ? buyPrice(t, player, h, gone) : fieldPrice(t, player, h, gone))
    const kind = isBought ? BUYING : FIELDING
    if (isChanging(t, kind, player)) gone = gone.concat(once(t, kind, isBought ? topOf(t, h)! : h, player, gone))
  }
  return prices
}

/** DM-ENERGY-14: one payment for all of it; each part is then done in turn. */
export const bundleSteps: Steps<Dice, BundleFrame> = {
  pay(t, f) {
    f.step = 'do'
    if (f.way !== '') return push(t, program(f.way, voiceOf(t, pieceIn(f.items[0]!), f.player)))
    const isFielding = isAnyDie(t, f.items)
    push(t, payment(f.player, together(pricesOf(t, f.player, f.items)), isFielding))
  },
  do: doNext,
}
function doNext(t: T, f: BundleFrame, answer: OptionRecord | null): void {
  for (let said = answer; f.at < f.items.length; said = null) {
    const item = f.items[f.at]!
    const h = pieceIn(item)
    if (isUse(item)) {
      f.at++
      return startPaid(t, f.player, useAt(t, f.player, h, numberIn(item)))
    }
    if (!isCard(t, item)) {
      f.at++
      const life = fieldLife(t, f.player, h)
      if (life > 0) payLife(t, f.player, life)
      fieldDie(t, h)
      continue
    }
    const way = wayOf(t, seatOf(f.player), USED, 'buy')
    if (said === null && way?.may === true) return ask(t, f.player, 'may', { source: h })
    f.at++
    buyDie(t, f.player, h, said?.act === 'accept' && way !== null ? places.indexOf(way.instead) : USED)
  }
  pop(t)
  acted(t, f.player)
}

/** The bundle whose payment is being chosen; null where something else is paid for, or a die has been picked already. */
function open(t: T): BundleFrame | null {
  if ((t.frame as PicksFrame).picked.length > 0) return null
  const below = t.state.stack[t.state.stack.length - 3]
  return below?.op === 'bundle' ? below : null
}
const NO_ITEMS: readonly number[] = []
const items = (t: T): readonly number[] => open(t)?.items ?? NO_ITEMS
/** The cards and dice among them: mostly there is nothing else. */
function pieces(t: T): readonly Handle[] {
  const all = items(t)
  return all.some(isUse) ? all.filter((item): item is Handle => !isUse(item)) : (all as readonly Handle[])
}

/** What all of it costs with one more. */
const cost = (t: T, player: PlayerId, item: number): Price =>
  isUse(item) ? together(pricesOf(t, player, withLast(items(t), item))) : pieceCosts(t, item)
/** Asked for several times for each card and die, always by the one who pays. */
const pieceCosts: (t: T, item: number) => Price = remembered((t, item) => {
  const { player } = t.frame as PicksFrame
  if (isChanging(t, BUYING, player) || isChanging(t, FIELDING, player)) return together(pricesOf(t, player, withLast(items(t), item)))
  // Nothing is good for one of them only: each costs what it says.
  return both(sumSoFar(t, player), isCard(t, item) ? buyPrice(t, player, item as Handle) : fieldPrice(t, player, item as Handle))
})

/** More may be added only where half a face would be lost otherwise: else paying one after the other is the same. */
const savesHalf = (t: T, player: PlayerId): boolean => t.state.table.bundles && reserveOf(t, player).hasHalf
const mayAdd = (t: T, player: PlayerId): boolean => open(t) !== null && savesHalf(t, player)

/** Globals that may be added: each once, as several uses of one are a batch (DM-GLOBAL-09). */
const furtherUses: (t: T, player: PlayerId) => readonly Use[] = remembered((t, p) => {
  const player = p as PlayerId
  let found = NO_USES
  for (const use of usesForEnergy(t, player)) {
    const item = useItem(use.holder, use.n)
    if (
      use.energy!.n <= spare(t, player) &&
      !items(t).includes(item) &&
      canUse(t, player, use) &&
      affords(t, player, cost(t, player, item))
    )
      found = withLast(found, use)
  }
  return found
})

/** What costs nothing uses up nothing. */
const costsMore = (t: T, player: PlayerId, item: Handle): boolean => cost(t, player, item).n > sumSoFar(t, player).n
/** What all of it costs as it stands. */
const sumSoFar: (t: T, player: PlayerId) => Price = remembered((t, player) => together(pricesOf(t, player as PlayerId, items(t))))
/** Whether more could be paid for at all. */
const hasSpare = (t: T, player: PlayerId): boolean => spare(t, player) > 0
const NO_PIECES: readonly Handle[] = []
type Test = (t: T, player: PlayerId, h: Handle) => boolean
function meets(t: T, player: PlayerId, tests: readonly Test[], h: Handle): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(t, player, h)) return false
  return true
}
/** What is left besides what all of it costs so far. */
const spare = (t: T, player: PlayerId): number => tally(t, player) - sumSoFar(t, player).n
/** Mostly a price is as said, and more than is left, or nothing: then nothing else is asked. */
const isWithin = (t: T, player: PlayerId, said: Price): boolean => said.n > 0 && said.n <= spare(t, player)
const mightBuy: Test = (t, player, h) => isChanging(t, BUYING, player) || isWithin(t, player, buyPrice(t, player, h))
const mightField: Test = (t, player, h) => isChanging(t, FIELDING, player) || isWithin(t, player, fieldPrice(t, player, h))
function whileOpen(act: Act<Dice>, might: Test | null = null, more: NonNullable<Act<Dice>['piece']> = []): Act<Dice> {
  const piece = [...(act.piece ?? []), ...more]
  const from = act.pieces![1]
  const tests = (might === null ? [] : [might]).concat(piece.map(([, test]) => test))
  const open = (t: T, player: PlayerId): readonly Handle[] => {
    const all = from(t, player)
    const found: Handle[] = []
    for (let i = 0; i < all.length; i++) if (meets(t, player, tests, all[i]!)) found.push(all[i]!)
    return found
  }
  return {
    ...act,
    // Mostly the payment takes all there is.
    open: (t, player) => (mayAdd(t, player) && hasSpare(t, player) ? open(t, player) : NO_PIECES),
    player: [['DM-ENERGY-14', mayAdd]],
    piece,
  }
}
export const bundleActs: readonly Act<Dice>[] = [
  whileOpen(buyAct(cost, pieces), mightBuy, [['DM-ENERGY-14', costsMore]]),
  whileOpen(fieldAct(cost, pieces), mightField, [['DM-ENERGY-14', costsMore]]),
  whileOpen({
    act: 'use',
    pieces: ['DM-ENERGY-14', (t, player) => distinct(furtherUses(t, player))],
    places: [
      'DM-ENERGY-14',
      (t, player, piece) => {
        for (const use of furtherUses(t, player)) if (use.holder === piece) addPlace(use.n)
        return 1
      },
    ],
  }),
]

/** Whether something might be added to the payment on top of the stack, so that it is asked for even where it can be paid in one way only. */
export const mayGrow = (t: T, player: PlayerId): boolean => t.state.stack[t.state.stack.length - 2]?.op === 'bundle' && savesHalf(t, player)

/** One more thing to pay for at once: the payment begins anew. */
export function addToBundle(t: T, item: number): void {
  const f = open(t)!
  dropPicks(t)
  pop(t)
  f.items = f.items.concat(item)
  f.step = 'pay'
  touch(t)
}
