import { currentWindow, handleOf, happen, passPoint, pop, push, type Steps, type WindowRules } from '@duelhall/kernel'
import { abilityFrame } from './abilities.ts'
import { battleOf } from './chain.ts'
import { fx } from './fx.ts'
import { settle } from './harm.ts'
import { type Dungeon, type LinkFrame, linkFrame } from './state.ts'

/** DD-CHAIN-05, -06, -08: answers in turn, as many as can be paid, resolved backwards. */
export const windows: WindowRules<Dungeon> = {
  ...fx.windows,
  resolve: (_t, link) => linkFrame({ op: 'link', step: 'go', link }),
  respond: (t, _window, player, answer) => abilityFrame(t, player, answer.piece!, answer.place!),
}

/** DD-CHAIN-07, -17: above the window, which asks nobody until this is over; only what a step asks can be answered. */
export const linkSteps: Steps<Dungeon, LinkFrame> = {
  go(t, f) {
    const { link } = f
    f.step = 'end'
    // DD-CHAIN-11: some legal target is enough; DD-CHAIN-12, DD-ITEM-13: the source need not be there; DD-CREST-10: costs stay paid.
    const fizzles = link.negated || !fx.stillAims(t, link)
    happen(t, fizzles ? 'linkFizzled' : 'linkResolved', link.player, handleOf(link.source), null, { cause: link.effect })
    if (!fizzles) push(t, fx.resolving(link))
  },
  end(t) {
    pop(t)
    // What was to last for a battle lasts, without one, until the chain is through.
    if (battleOf(t) === null && currentWindow(t)?.links.length === 0) passPoint(t, 'battle', t.state.turn.player)
    fx.sweep(t)
    settle(t) // DD-CHAIN-09, -14
  },
}
