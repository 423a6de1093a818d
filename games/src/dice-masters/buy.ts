import { type Amount, type Filter, type Kind, kind } from '@duelhall/effects'
import { type Act, type Handle, happen, type PlayerId, type Standing, seatOf } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { hasTypes, missingTypes, type Price, payable, price, tally, typed } from './energy.ts'
import { fx } from './fx.ts'
import type { DM } from './lexicon.ts'
import { remembered, touch } from './memory.ts'
import { type Dice, dice, SUPPLY, type T, USED } from './state.ts'
import { send } from './zones.ts'

interface PriceMod {
  readonly add?: Amount<DM>
  readonly set?: number
  readonly next?: true
  readonly of?: Filter<DM>
}

const NONE: readonly Standing[] = []

/** A price that may be changed, and what changes it for a player. */
export interface PriceKind {
  readonly name: Kind
  readonly on: (t: T, player: number) => ReturnType<typeof fx.lying>
}
function priceKind(name: string): PriceKind {
  const price = kind(name)
  return { name: price, on: remembered((t, player) => fx.lies(t, price, seatOf(player as PlayerId))) }
}
export const BUYING = priceKind('price:buy')
export const FIELDING = priceKind('price:field')
export const FIELDING_LIFE = priceKind('price:fieldLife')
export const USING_LIFE = priceKind('price:useLife')

/** Whether any change of such a price lies on a player: mostly nobody speaks of it. */
export const isChanging = (t: T, kind: PriceKind, player: PlayerId): boolean => !fx.isSilent(t, kind.name) && kind.on(t, player).length > 0
/** Those that are about this piece; `gone` are used up by what is paid for together with it. */
function changes(t: T, kind: PriceKind, h: Handle | null, player: PlayerId, gone = NONE): ReturnType<typeof fx.lying> {
  return about(t, kind.on(t, player), h, gone)
}
const about = (t: T, list: ReturnType<typeof fx.lying>, h: Handle | null, gone: readonly Standing[]): ReturnType<typeof fx.lying> =>
  list.filter(({ mod, voice, standing }) => {
    const { of } = mod as PriceMod
    if (standing !== null && gone.includes(standing)) return false
    return of === undefined || (h !== null && fx.fits(t, voice, of, h))
  })

/** A change to a fixed price wins over sums (DM-BUY-08, -11). */
export function changed(t: T, kind: PriceKind, h: Handle | null, player: PlayerId, base: number, gone = NONE): number {
  if (!isChanging(t, kind, player)) return base
  let n = base
  let fixed = -1
  for (const { mod, voice } of changes(t, kind, h, player, gone)) {
    const { add, set } = mod as PriceMod
    if (set !== undefined) fixed = fixed < 0 ? set : Math.min(fixed, set)
    if (add !== undefined) n += fx.amount(t, voice, add)
  }
  return fixed >= 0 ? fixed : n
}

/** DM-BUY-11: what applies to the next one only, and would be used up by this one. */
export function once(t: T, kind: PriceKind, h: Handle, player: PlayerId, gone = NONE): readonly Standing[] {
  if (!isChanging(t, kind, player)) return NONE
  return changes(t, kind, h, player, gone).flatMap(({ mod, standing }) => (standing !== null && 'next' in mod ? [standing] : []))
}
export function useUp(t: T, kind: PriceKind, h: Handle, player: PlayerId): void {
  const spent = once(t, kind, h, player)
  if (spent.length === 0) return
  t.state.standing = without(t.state.standing, spent)
  touch(t)
}
const without = (all: readonly Standing[], gone: readonly Standing[]): readonly Standing[] => all.filter((s) => !gone.includes(s))

/** The dice left on a card (DM-ZONE-01). */
export function supplyOf(t: T, card: Handle): readonly Handle[] {
  return dice(t, t.piece(card).owner, SUPPLY).filter((h) => t.piece(h).card === card)
}
export const topOf = (t: T, card: Handle): Handle | null => {
  for (const h of dice(t, t.piece(card).owner, SUPPLY)) if (t.state.pieces[h]!.card === card) return h
  return null
}

/** What each card says. */
const prices: readonly Price[] = defs.map((def) => price(def.cost, typed(def.types)))

/** DM-BUY-02 to -04, -07: cost and types of the next die on a card; a card may lower its own with none of its dice in the field (DM-BUY-12). */
export function buyPrice(t: T, player: PlayerId, card: Handle, gone = NONE): Price {
  const at = t.state.pieces[card]!.def
  const said = prices[at]!
  if (!isChanging(t, BUYING, player)) return said
  const top = topOf(t, card) ?? card
  const n = changed(t, BUYING, top, player, said.n, gone)
  if (n === said.n) return said
  if (n === 0 && isFree(t, top, player, gone)) return price(0, typed([])) // DM-BUY-08
  return price(Math.max(n, 1, defs[at]!.types.length), said.types)
}
const isFree = (t: T, h: Handle, player: PlayerId, gone: readonly Standing[]): boolean =>
  changes(t, BUYING, h, player, gone).some(({ mod }) => (mod as PriceMod).set === 0)

/** Cards with dice left from which this player may buy: the own ones, actions among them, and the basic ones (DM-BUY-01, -09, -10, DM-ACTION-10, DM-SETUP-02, DM-DBL-05). */
export function buyable(t: T, player: PlayerId): readonly Handle[] {
  // The supplies of a table are the same lists until somebody buys.
  const before = shelves[player]
  if (before !== undefined && isSame(t, before.supplies)) return before.cards
  const cards = look(t, player)
  const said: Price[] = []
  for (let i = 0; i < cards.length; i++) said.push(prices[t.state.pieces[cards[i]!]!.def]!)
  const supplies: (readonly Handle[])[] = []
  for (let p = 0; p < t.state.players.length; p++) supplies.push(dice(t, p as PlayerId, SUPPLY))
  let least = MOST
  for (let i = 0; i < said.length; i++) if (said[i]!.n < least) least = said[i]!.n
  shelves[player] = { supplies, cards, said, least }
  return cards
}
const MOST = 99
interface Shelf {
  readonly supplies: readonly (readonly Handle[])[]
  readonly cards: readonly Handle[]
  /** What each of them says, and the least that any says. */
  readonly said: readonly Price[]
  readonly least: number
}
const shelves: Shelf[] = []
function isSame(t: T, supplies: readonly (readonly Handle[])[]): boolean {
  if (supplies.length !== t.state.players.length) return false
  for (let p = 0; p < supplies.length; p++) if (dice(t, p as PlayerId, SUPPLY) !== supplies[p]) return false
  return true
}
function look(t: T, player: PlayerId): readonly Handle[] {
  const cards: Handle[] = []
  for (let p = 0; p < t.state.players.length; p++) {
    const left = cardsLeft(t, p as PlayerId)
    for (let i = 0; i < left.length; i++) if (p === player || defs[t.state.pieces[left[i]!]!.def]!.kind === 'basic') cards.push(left[i]!)
  }
  return cards
}
/** Cards of which a supply still holds dice, in the order of these: looked for once for each list of it. */
function cardsLeft(t: T, owner: PlayerId): readonly Handle[] {
  const supply = dice(t, owner, SUPPLY)
  if (supply === suppliesSeen[owner]) return left[owner]!
  const cards: Handle[] = []
  let last = -1
  for (let i = 0; i < supply.length; i++) {
    const { card } = t.state.pieces[supply[i]!]!
    if (card === last) continue
    last = card
    if (!cards.includes(card)) cards.push(card)
  }
  suppliesSeen[owner] = supply
  left[owner] = cards
  return cards
}
const suppliesSeen: (readonly Handle[])[] = []
const left: (readonly Handle[])[] = []

const NO_CARDS: readonly Handle[] = []
const pricesNow = (t: T, player: PlayerId, cards: readonly Handle[]): readonly Price[] => cards.map((card) => buyPrice(t, player, card))
/** All that this player can pay for now: mostly what the cards say. */
function affordable(t: T, player: PlayerId): readonly Handle[] {
  const cards = buyable(t, player)
  const { said, least } = shelves[player]!
  const isSaid = !isChanging(t, BUYING, player)
  if (isSaid && tally(t, player) < least) return NO_CARDS
  const found: number[] = []
  payable(t, player, isSaid ? said : pricesNow(t, player, cards), found)
  for (let i = 0; i < found.length; i++) found[i] = cards[found[i]!]!
  return found as Handle[]
}

/** DM-BUY-05: to the buyer's used pile at once. */
export function buyDie(t: T, player: PlayerId, card: Handle, to: number = USED): void {
  const h = topOf(t, card)!
  useUp(t, BUYING, h, player)
  const p = t.piece(h)
  p.owner = player // DM-ZONE-15
  p.controller = player
  send(t, h, to, undefined, 'buy')
  happen(t, 'bought', player, h)
}

/** The act of buying one die (DM-BUY-06), by itself or as a further part of a payment under way, at what all of it then costs. */
export function buyAct(cost: Cost = buyPrice, items: ((t: T) => readonly Handle[]) | null = null): Act<Dice> {
  // By itself there is always a die left on a card that is offered.
  const leaves: Act<Dice>['piece'] =
    items === null
      ? []
      : [
          [
            'DM-BUY-01',
            (t, _player, card) => !items(t).includes(card) || supplyOf(t, card).length > items(t).filter((h) => h === card).length,
          ],
        ]
  return {
    act: 'buy',
    ...(cost === buyPrice ? { open: affordable } : {}),
    pieces: [
      'DM-BUY-01',
      buyable,
      (t, player, h) => ({ rule: isForeign(t, player, h) ? 'DM-BUY-09' : 'DM-BUY-01', need: 1, have: 0, source: null }),
    ],
    piece: [
      ...leaves,
      [
        'DM-BUY-02',
        (t, player, card) => tally(t, player) >= cost(t, player, card).n,
        (t, player, card) => ({ need: cost(t, player, card).n, have: tally(t, player), source: null }),
      ],
      [
        'DM-BUY-03',
        (t, player, card) => hasTypes(t, player, cost(t, player, card)),
        (t, player, card) => ({ need: missingTypes(t, player, cost(t, player, card)), have: 0, source: null }),
      ],
    ],
  }
}
export type Cost = (t: T, player: PlayerId, item: Handle) => Price

const isForeign = (t: T, player: PlayerId, h: Handle): boolean => {
  const p = t.piece(h)
  return p.card === h && p.owner !== player && defs[p.def]!.kind !== 'basic'
}
