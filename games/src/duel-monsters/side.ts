import { type Act, ask, type Handle, happen, move, type PlayerId, pop, type Steps } from '@duelhall/kernel'
import { IS_EXTRA } from './catalog.ts'
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

/** YG-META-03: equal cards are offered once. */
const eachOnce = (t: T, cards: readonly Handle[]): readonly Handle[] =>
  cards.filter((h, i) => cards.findIndex((other) => t.piece(other).def === t.piece(h).def) === i)

/** How the sizes of the two decks change by what is chosen so far. */
function grown(t: T, pairs: readonly Handle[]): number {
  let n = 0
  for (let i = 0; i < pairs.length; i += 2)
    n += (IS_EXTRA[t.piece(pairs[i]!).def]! ? 1 : 0) - (IS_EXTRA[t.piece(pairs[i + 1]!).def]! ? 1 : 0)
  return n
}

/** YG-MATCH-04: both decks must still be legal in size. */
function isLegal(t: T, player: PlayerId, pairs: readonly Handle[]): boolean {
  const more = grown(t, pairs)
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
    pair: [['YG-MATCH-04', (t, player, h, out) => isLegal(t, player, chosen(t).concat(h, out))]],
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
  const place = IS_EXTRA[def]! ? EXTRA : DECK
  if (b.zone !== zoneOf(b.owner, place)) move(t, out, zoneOf(b.owner, place))
}
