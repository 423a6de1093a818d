import type { VerbRules } from '@duelhall/kernel'
import { commitDamage, proposeDamage } from './damage.ts'
import { commitDraw } from './draw.ts'
import { fx } from './fx.ts'
import { commitKo, proposeKo } from './ko.ts'
import type { Dice } from './state.ts'

/** DM-ENG-03: what can be replaced or prevented: damage, KO, draw. */
export const verbs: VerbRules<Dice> = {
  keys: fx.verbs.keys,
  replacements: fx.verbs.replacements,
  isOpposed: fx.verbs.isOpposed,
  replace: fx.verbs.replace,
  // DM-KO-14: the die's controller; DM-TIME-06: otherwise the active player first.
  orderer: (t, p) => (p.piece < t.state.players.length ? t.state.turn.player : t.piece(p.piece).controller),
  // DM-TIME-05, -06: both are asked, the active player first; a KO is the business of the die's controller.
  inTurn: (_t, f) => f.verb !== 'ko',
  // DM-COST-06, DM-KW-19: only Regenerate comes before a KO that is paid.
  evenCosts: (_t, f, r) => f.verb === 'ko' && r.effect.startsWith('regenerate/'),
  propose(t, f) {
    if (f.verb === 'damage') proposeDamage(t, f)
    else if (f.verb === 'ko') proposeKo(t, f)
  },
  commit(t, f, p) {
    if (f.verb === 'damage') commitDamage(t, f, p)
    else if (f.verb === 'ko') commitKo(t, f, p)
    else commitDraw(t, p)
  },
}
