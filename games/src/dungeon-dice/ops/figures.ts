import { next } from '@duelhall/effects'
import { currentWindow, type Handle, handleOf, happen, type Link, move, rebirth, same } from '@duelhall/kernel'
import { battleOf } from '../chain.ts'
import { win } from '../end.ts'
import { fx } from '../fx.ts'
import { destroy } from '../harm.ts'
import { DICE, DIMENSIONED, GONE, inZone, isInPlay, NOWHERE, placeOf, RESERVE, type T, zoneOf } from '../state.ts'
import type { OpsOf } from './pay.ts'

/** DD-FX-49, -56, -60 to -62: figures, links and the end. */
export const figureOps: OpsOf<'negate' | 'win' | 'discard' | 'revive'> = {
  negate: {
    run(t, f) {
      const window = currentWindow(t)
      const last = window?.links.at(-1)
      const battle = battleOf(t)
      if (window !== null && last !== undefined && last.player !== f.player && aims(t, last, f.player)) {
        window.links = window.links.slice(0, -1).concat({ ...last, negated: true })
      } else if (battle !== null) battle.negated = true
      next(f, 1)
    },
    say: (_step, w) => w.clause('you', 'cancel', 'the attack or ability aimed at one of your monsters'),
  },
  win: {
    run(t, f) {
      next(f, 1)
      // DD-WIN-04
      win(
        t,
        t.state.players.map((_, p) => (p === f.player ? 1 : 2)),
        'DD-WIN-04',
      )
    },
    say: (_step, w) => w.clause('you', 'win', 'the game'),
  },
  discard: {
    run(t, f) {
      const self = handleOf(f.source)
      const here = same(t.state, f.source) && isInPlay(t.state, self)
      if (here) destroy(t, self) // DD-ITEM-07
      next(f, here ? 1 : 0)
    },
    say: (_step, w) => w.clause('you', 'discard', 'this item'),
  },
  revive: {
    can: (t, voice, step) => fx.named(t, voice, step.what).length > 0,
    run(t, f, step) {
      const gone = fx.named(t, f, step.what).filter((h) => placeOf(t.piece(h).zone) === GONE)
      for (const h of gone) comeBack(t, h)
      next(f, gone.length)
    },
    say: (step, w) => w.clause('you', 'return', () => w.the(step.what), "to its owner's reserve, and the die it came with to the dice set"),
  },
}

const aims = (t: T, link: Link, player: number): boolean =>
  Object.entries(link.vars).some(
    ([name, list]) => !name.endsWith('#') && list.some((ref) => t.piece((ref % 512) as Handle).controller === player),
  )

/** DD-SUMMON-10, -11, DD-DICE-07: it may be summoned again, and counts again; its paths stay. */
function comeBack(t: T, h: Handle): void {
  const { owner, place } = t.piece(h)
  const die = place as Handle
  rebirth(t, h)
  move(t, h, zoneOf(owner, RESERVE), NOWHERE)
  if (inZone(t.state, owner, DIMENSIONED).includes(die)) move(t, die, zoneOf(owner, DICE), NOWHERE)
  happen(t, 'figureReturned', owner, h, die)
}
