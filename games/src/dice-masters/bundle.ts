import { program } from '@duelhall/effects'
import { type Act, ask, type Handle, type PlayerId, pop, push, type Steps, seatOf } from '@duelhall/kernel'
import { buyAct, buyDie, buyPrice } from './buy.ts'
import { GENERIC } from './catalog.ts'
import { payLife } from './damage.ts'
import { energyOn, type Price, together } from './energy.ts'
import { fieldAct, fieldDie, fieldLife, fieldPrice, ritualOf, voiceOf } from './field.ts'
import { payment } from './pay.ts'
import { dropPicks } from './picks.ts'
import { acted } from './priority.ts'
import { type BundleFrame, bundleFrame, type Dice, dice, type PayFrame, type PicksFrame, places, RESERVE, type T, USED } from './state.ts'
import { wayOf } from './zones.ts'

/** Begins to buy from a card or to field a die. */
export function startBundle(t: T, player: PlayerId, item: Handle): void {
  push(t, bundleFrame({ op: 'bundle', step: 'pay', player, items: [item], way: '', at: 0 }))
}
/** Begins to field a die by its other way of paying (the block of that cost). */
export function startRitual(t: T, player: PlayerId, item: Handle): void {
  push(t, bundleFrame({ op: 'bundle', step: 'pay', player, items: [item], way: ritualOf(t, item)!, at: 0 }))
}

const isCard = (t: T, item: Handle): boolean => t.piece(item).card === item
const priceOf = (t: T, player: PlayerId, item: Handle): Price => (isCard(t, item) ? buyPrice(t, player, item) : fieldPrice(t, player, item))

/** DM-ENERGY-14: one payment for all of it; each part is then done in turn. */
export const bundleSteps: Steps<Dice, BundleFrame> = {
  pay(t, f) {
    f.step = 'do'
    if (f.way !== '') return push(t, program(f.way, voiceOf(t, f.items[0]!, f.player)))
    const cost = together(f.items.map((item) => priceOf(t, f.player, item)))
    const isFielding = f.items.some((item) => !isCard(t, item))
    push(t, payment(f.player, cost, isFielding))
  },
  do(t, f, answer) {
    const item = f.items[f.at]
    if (item === undefined) {
      pop(t)
      return acted(t, f.player)
    }
    if (!isCard(t, item)) {
      f.at++
      const life = fieldLife(t, f.player, item)
      if (life > 0) payLife(t, f.player, life)
      return fieldDie(t, item)
    }
    const way = wayOf(t, seatOf(f.player), USED, 'buy')
    if (answer === null && way?.may === true) return ask(t, f.player, 'may', { source: item })
    f.at++
    buyDie(t, f.player, item, answer?.act === 'accept' && way !== null ? places.indexOf(way.instead) : USED)
  },
}

/** The bundle whose payment is being chosen; null where something else is paid for, or a die has been picked already. */
function open(t: T): BundleFrame | null {
  if ((t.frame as PicksFrame).picked.length > 0) return null
  const below = t.state.stack[t.state.stack.length - 3]
  return below?.op === 'bundle' ? below : null
}
const NO_ITEMS: readonly Handle[] = []
const items = (t: T): readonly Handle[] => open(t)?.items ?? NO_ITEMS
const already = (t: T): Price | null => {
  const below = t.state.stack[t.state.stack.length - 2]
  if (below?.op !== 'pay') return null
  const f: PayFrame = below
  return { n: f.n, types: [f.fist, f.bolt, f.mask, f.shield] }
}

/** More may be added only where a face would be used up by it: otherwise paying one after the other is the same. */
const mayAdd = (t: T, player: PlayerId): boolean =>
  t.state.table.bundles && open(t) !== null && dice(t, player, RESERVE).some((h) => energyOn(t, h)[0] === GENERIC)

const whileOpen = (act: Act<Dice>): Act<Dice> => ({ ...act, player: [['DM-ENERGY-14', mayAdd]] })
export const bundleActs: readonly Act<Dice>[] = [whileOpen(buyAct(already, items)), whileOpen(fieldAct(already, items))]

/** One more thing to pay for at once: the payment begins anew. */
export function addToBundle(t: T, item: Handle): void {
  const f = open(t)!
  dropPicks(t)
  pop(t)
  f.items = f.items.concat(item)
  f.step = 'pay'
}
