import { type Act, ask, type Handle, happen, move, type PlayerId, pop, relist, type Steps } from '@duelhall/kernel'
import { defs, IS_EXTRA } from './catalog.ts'
import { sizes } from './decks/deck.ts'
import { EXTRA_GUISE, MAIN_GUISE } from './secrets.ts'
import { DECK, type Duel, EXTRA, inZone, type MatchFrame, SIDE, type SideFrame, type T, zoneOf } from './state.ts'

/** What is chosen so far; nothing is told before the last exchange. */
const chosen = (t: T): readonly Handle[] => (t.frame.op === 'side' ? t.frame.pairs : [])
const sideCards = (t: T, player: PlayerId): readonly Handle[] => {
  const pairs = chosen(t)
  const last = pairs.length === 0 ? -1 : pairs[pairs.length - 2]!
  return eachOnce(
    t,
    inZone(t.state, player, SIDE).filter((h) => h > last), // each later than the last: a set of exchanges has one order
  )
}

/** By definition, the list in which it was met last. */
const MET: number[] = defs.map(() => 0)
let lists = 0
/** YG-META-03: equal cards are offered once. */
function eachOnce(t: T, cards: readonly Handle[]): readonly Handle[] {
  const found: Handle[] = []
  lists++
  for (let i = 0; i < cards.length; i++) {
    const { def } = t.piece(cards[i]!)
    if (MET[def] !== lists) found.push(cards[i]!)
    MET[def] = lists
  }
  return found
}

/** By how much an exchange makes the Extra Deck larger, and the Main Deck smaller. */
const growth = (t: T, into: Handle, out: Handle): number => (IS_EXTRA[t.piece(into).def]! ? 1 : 0) - (IS_EXTRA[t.piece(out).def]! ? 1 : 0)

/** YG-MATCH-04: both decks must still be legal in size, with what is chosen so far. */
function isLegal(t: T, player: PlayerId, into: Handle, out: Handle): boolean {
  const pairs = chosen(t)
  let more = growth(t, into, out)
  for (let i = 0; i < pairs.length; i += 2) more += growth(t, pairs[i]!, pairs[i + 1]!)
  const extra = inZone(t.state, player, EXTRA).length + more
  const main = inZone(t.state, player, DECK).length - more
  return extra <= sizes.extra.max && main >= sizes.main.min && main <= sizes.main.max
}

export const sideActs: readonly Act<Duel>[] = [
  { act: 'done' },
  {
    act: 'swap',
    pieces: ['YG-MATCH-02', sideCards],
    targets: [
      'YG-MATCH-02',
      (t, player) =>
        eachOnce(
          t,
          [...inZone(t.state, player, DECK), ...inZone(t.state, player, EXTRA)].filter((h) => !chosen(t).includes(h)),
        ),
    ],
    pair: [['YG-MATCH-04', isLegal]],
  },
]

/** YG-MATCH-02 to -06: chosen in secret, exchanged all at once; others see the number of Side Deck cards, which stays. */
export const sideSteps: Steps<Duel, SideFrame> = {
  ask(t, f, answer) {
    if (answer === null) return ask(t, f.by, 'side')
    if (answer.act === 'swap') {
      f.pairs = f.pairs.concat(answer.piece!, answer.target!)
      return
    }
    pop(t)
    for (let i = 0; i < f.pairs.length; i += 2) exchange(t, f.pairs[i]!, f.pairs[i + 1]!)
    endExchange(t, f.by)
  },
}
/** YG-MATCH-05: others see the number of Side Deck cards, which stays. */
export function endExchange(t: T, by: PlayerId): void {
  ;(t.state.stack[0] as MatchFrame).siding++
  happen(t, 'sided', by, null, null, { n: inZone(t.state, by, SIDE).length })
}

/** What two pieces are changes places; only a card of another kind moves. */
function exchange(t: T, into: Handle, out: Handle): void {
  const a = t.piece(into)
  const b = t.piece(out)
  const { def } = a
  a.def = b.def
  b.def = def
  b.guise = IS_EXTRA[def]! ? EXTRA_GUISE : MAIN_GUISE
  relist(t, a.zone)
  relist(t, b.zone)
  const place = IS_EXTRA[def]! ? EXTRA : DECK
  if (b.zone !== zoneOf(b.owner, place)) move(t, out, zoneOf(b.owner, place))
}
