import { type Act, after, ask, happen, playing, pop, type Steps, seal, unseal } from '@duelhall/kernel'
import { draw, toGrave } from './cardplay.ts'
import { type AuctionFrame, cardOf, inZone, type Tiny } from './state.ts'

/** Everybody puts up a creature card from the hand or nothing, in secret; the strongest draws two. */
export const auctionSteps: Steps<Tiny, AuctionFrame> = {
  bid(t, f, answer) {
    if (answer === null) return ask(t, f.asked, 'bid')
    seal(t, f.asked, 'bid', answer)
    f.asked = after(t, f.asked)
    f.left--
    if (f.left === 0) f.step = 'open'
  },
  open(t) {
    pop(t)
    const bids = unseal(t).flatMap(({ by, answer }) => (answer.piece === null ? [] : [{ by, card: answer.piece }]))
    for (const { by, card } of bids) {
      toGrave(t, card)
      happen(t, 'bid', by, card)
    }
    const power = Math.max(...bids.map(({ card }) => cardOf(t, card).power))
    const winners = bids.filter(({ card }) => cardOf(t, card).power === power)
    for (const { by } of winners.slice(0, winners.length === 1 ? 1 : 0)) draw(t, by, Math.min(2, playing(t).length))
  },
}

export const bidActs: readonly Act<Tiny>[] = [
  { act: 'decline' },
  { act: 'bid', pieces: ['TG-PLAY-02', (t, player) => inZone(t, player, 'hand').filter((h) => cardOf(t, h).kind === 'creature')] },
]
