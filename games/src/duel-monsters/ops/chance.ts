import { next, numberName, remember } from '@duelhall/effects'
import { ask, handleOf, happen, roll, type WindowFrame } from '@duelhall/kernel'
import { attackOf } from '../battle-now.ts'
import { repeat } from '../duty.ts'
import { send, tell } from '../moves.ts'
import { GRAVE, isOnField, type SummonFrame, type T } from '../state.ts'
import type { OpsOf } from './aims.ts'

const TAILS = 1
const HEADS = 2

/** The window whose chain resolves now. */
const chainOf = (t: T): WindowFrame | undefined => t.state.stack.findLast((f): f is WindowFrame => f.op === 'window' && f.links.length > 0)
const summonOf = (t: T): SummonFrame | undefined => t.state.stack.findLast((f): f is SummonFrame => f.op === 'summon')

/** Coins, dice, names, and the answers that negate (YG-BB-36, -65 to -67, -72). */
export const chanceOps: OpsOf<'coin' | 'roll' | 'declare' | 'negate'> = {
  /** YG-RANDOM-01, -03 */
  coin: {
    run(t, f, step, answer) {
      // YG-RANDOM-04: the call comes before the toss.
      if (step.call === true && answer === null) return ask(t, f.player, 'call', { source: handleOf(f.source) })
      let heads = 0
      for (let i = 0; i < step.n; i++) if (roll(t, HEADS) === HEADS) heads++
      remember(f, numberName(step.as) as typeof step.as, [answer?.place === TAILS ? step.n - heads : heads])
      happen(t, 'coinsTossed', f.player, handleOf(f.source), null, { n: heads })
      next(f, 1)
    },
    say: (step, w) => {
      w.mention(step.as, '', true, step.call === true ? 'right calls' : 'heads')
      const coins = step.n === 1 ? '1 coin' : `${step.n} coins`
      return w.clause(undefined, 'toss', step.call === true ? `${coins} and call it` : coins)
    },
  },
  roll: {
    run(t, f, step) {
      const n = roll(t, 6)
      remember(f, numberName(step.as) as typeof step.as, [n])
      happen(t, 'dieRolled', f.player, handleOf(f.source), null, { n })
      next(f, 1)
    },
    say: (step, w) => {
      w.mention(step.as, '', false, 'result')
      return w.clause(undefined, 'roll', '1 six-sided die')
    },
  },
  declare: {
    run(t, f, step, answer) {
      if (answer === null) return ask(t, f.player, 'declareName', { source: handleOf(f.source) })
      remember(f, numberName(step.as) as typeof step.as, [answer.place!])
      happen(t, 'declared', f.player, handleOf(f.source), null, { n: answer.place! })
      next(f, 1)
    },
    say: (step, w) => {
      w.mention(step.as, '', false, 'name')
      return w.clause(undefined, 'declare', '1 card name')
    },
  },
  negate: {
    does: ['negate'],
    can: (t, _voice, step) => step.what !== 'attack' || attackOf(t) !== null,
    run(t, f, step) {
      if (step.what === 'attack') {
        const attack = attackOf(t)
        if (attack === null || attack.timing > 0 || attack.negated) return next(f, 0)
        attack.negated = true // YG-BATTLE-13
        happen(t, 'attackNegated', f.player, handleOf(attack.attacker))
        return next(f, 1)
      }
      if (step.what === 'summon') return next(f, negateSummon(t, handleOf(f.source)) ? 1 : 0)
      const chain = chainOf(t)
      const at = chain?.links.findIndex((link) => handleOf(link.source) === f.event?.piece && !link.negated) ?? -1
      if (chain === undefined || at < 0) return next(f, 0)
      if (step.what === 'activation') repeat(t, chain.links[at]!)
      chain.links = chain.links.map((link, i) => (i === at ? { ...link, negated: true } : link)) // YG-CHAIN-20, YG-COST-04: what was paid for it stays paid
      happen(t, 'activationNegated', f.player, f.event?.piece ?? null)
      next(f, 1)
    },
    say: (step, w) => {
      if (step.what === 'attack') return w.clause(undefined, 'negate', 'the attack')
      if (step.what === 'summon') return w.clause(undefined, 'negate', 'the Summon')
      return w.clause(undefined, 'negate', step.what === 'activation' ? 'the activation' : 'the effect')
    },
  },
}

/** YG-SUMMON-82: it never reached the field; a monster that was there before leaves it when it is destroyed. */
function negateSummon(t: T, by: ReturnType<typeof handleOf>): boolean {
  const summon = summonOf(t)
  if (summon === undefined || summon.negated) return false
  summon.negated = true
  tell(t, 'left', t.piece(summon.piece).controller, null, by)
  if (isOnField(t.state, summon.piece)) send(t, summon.piece, GRAVE, 'negated', by)
  return true
}
