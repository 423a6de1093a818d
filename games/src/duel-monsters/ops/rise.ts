import { next } from '@duelhall/effects'
import { ask, handleOf, instant, move } from '@duelhall/kernel'
import { SLOT } from '../catalog.ts'
import { showChoice } from '../chain.ts'
import { emptySlots, put, tell, turnUp } from '../moves.ts'
import { ATTACK, DEFENSE, MONSTERS, SPECIAL, SPELLS, summonKinds, UP, whereIs, zoneOf } from '../state.ts'
import { made } from '../tokens.ts'
import type { OpsOf } from './aims.ts'

/** YG-TRAP-11: a Trap that is also a monster: it takes a Monster Zone, and a placeholder keeps the zone it lay in. */
export const riseOps: OpsOf<'rise'> = {
  rise: {
    does: ['summon'],
    can: (t, voice) => emptySlots(t, voice.player, MONSTERS) !== 0,
    run(t, f, step, answer) {
      const card = handleOf(f.source)
      if (emptySlots(t, f.player, MONSTERS) === 0 || whereIs(t.state, card) !== SPELLS) return next(f, 0)
      if (f.phase === 0 && step.position === 'either' && answer === null) return ask(t, f.player, 'position', { source: card })
      if (f.phase === 0) {
        if (answer !== null) showChoice(t, f.player, card)
        f.rest = [answer?.place ?? (step.position === 'defense' ? DEFENSE : ATTACK)]
        f.phase = 1
        return
      }
      if (answer === null) return ask(t, f.player, 'monsterZone', { source: card }) // YG-ZONE-18
      showChoice(t, f.player, card)
      const { place } = t.piece(card)
      instant(t)
      move(t, card, zoneOf(f.player, MONSTERS), answer.place!)
      const mark = t.mark(card)
      mark.kind = SPECIAL
      mark.stays = true
      mark.playedOn = t.state.turn.no
      turnUp(t, card, f.rest[0]!)
      const slot = made(t, SLOT, f.player)
      put(t, slot, f.player, SPELLS, place, UP, 0)
      t.mark(slot).host = f.source
      tell(t, 'summoned', f.player, card, null, { cause: summonKinds[SPECIAL]! })
      next(f, 1)
    },
    say: (step, w) => {
      const { level, attribute, type, atk, def } = step.monster
      const kind = `${attribute.toUpperCase()} ${type[0]!.toUpperCase()}${type.slice(1)}`
      return w.clause(
        undefined,
        'Special Summon',
        w.the('self'),
        `as a Level ${level} ${kind} monster with ${atk} ATK and ${def} DEF; it is still a Trap`,
      )
    },
  },
}
