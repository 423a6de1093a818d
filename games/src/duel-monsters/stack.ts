import { type Act, ask, type Handle, type PlayerId, pop, push, type Steps, type WindowFrame } from '@duelhall/kernel'
import { openNow, showChoice } from './chain.ts'
import { DECK, type Duel, GRAVE, type StackFrame, stackFrame, type T, whereIs } from './state.ts'

/** YG-ZONE-11: cards of one owner that came to a Graveyard at one instant, of which nobody has said how they lie. */
function piles(t: T): readonly (readonly Handle[])[] {
  const s = t.state
  const found: Handle[][] = []
  for (let p = 0; p < s.players.length; p++) {
    const groups = new Map<number, Handle[]>()
    for (const e of s.events) {
      if (e.on !== 'sent' || e.piece === null || e.player !== p || whereIs(s, e.piece) !== GRAVE) continue
      const group = groups.get(e.group) ?? []
      if (!group.includes(e.piece)) group.push(e.piece)
      groups.set(e.group, group)
    }
    for (const group of groups.values()) if (group.length > 1) found.push(group)
  }
  return found
}

/** The owners say how cards lie that came to their Graveyards together, the turn player first (YG-META-06); then the window opens. False: nobody has to. */
export function stackGraves(t: T, timing: string, policy: WindowFrame['policy']): boolean {
  return t.state.table.orderGraves && stackPiles(t, timing, policy)
}
function stackPiles(t: T, timing: string, policy: WindowFrame['policy']): boolean {
  const { player } = t.state.turn
  const all = piles(t).toSorted((a, b) => Number(ownerOf(t, a) !== player) - Number(ownerOf(t, b) !== player))
  if (all.length === 0) return false
  push(t, stackFrame({ op: 'stack', step: 'ask', piles: all, picked: [], end: 'top', timing, policy }))
  return true
}

/** YG-ZONE-25: the owners say in which order their cards go to the top or the bottom of their Decks. */
export const stackingDecks = (t: T, cards: readonly Handle[], end: 'top' | 'bottom'): StackFrame | null => {
  const own = t.state.players.map((_, p) => cards.filter((h) => t.piece(h).owner === p && whereIs(t.state, h) === DECK))
  const all = own.filter((pile) => pile.length > 1)
  return all.length === 0 ? null : stackFrame({ op: 'stack', step: 'ask', piles: all, picked: [], end, timing: '', policy: 'chain' })
}

const ownerOf = (t: T, pile: readonly Handle[]): PlayerId => t.piece(pile[0]!).owner

export const stackSteps: Steps<Duel, StackFrame> = {
  ask(t, f, answer) {
    const pile = f.piles[0]
    if (pile === undefined) {
      pop(t)
      return f.timing === '' ? undefined : openNow(t, f.timing, f.policy)
    }
    if (answer?.act === 'pick') {
      showChoice(t, ownerOf(t, pile), answer.piece)
      f.picked = f.picked.concat(answer.piece!)
    }
    const rest = pile.filter((h) => !f.picked.includes(h))
    if (answer?.act !== 'done' && rest.length > 1) return ask(t, ownerOf(t, pile), 'stack')
    lie(t, f.picked.concat(rest), f.end)
    f.piles = f.piles.slice(1)
    f.picked = []
  },
}

/** They take the places they have, the first chosen first: on a Graveyard and on top of a Deck the last lies above the others, under a Deck below them. */
function lie(t: T, cards: readonly Handle[], end: 'top' | 'bottom'): void {
  const { zone } = t.piece(cards[0]!)
  let next = end === 'top' ? 0 : cards.length - 1
  t.state.zones[zone] = t.state.zones[zone]!.map((h) => {
    if (!cards.includes(h)) return h
    const card = cards[next]!
    next += end === 'top' ? 1 : -1
    return card
  })
}

/** The acts behind the ask `stack`; `done` leaves the rest as it lies. */
export const stackActs: readonly Act<Duel>[] = [
  { act: 'done' },
  {
    act: 'pick',
    pieces: [
      'YG-ZONE-11',
      (t) => {
        const f = t.frame
        return f.op === 'stack' ? f.piles[0]!.filter((h) => !f.picked.includes(h)) : []
      },
    ],
  },
]
