import type { Happening } from '@duelhall/kernel'
import { type Play, values } from './laid.ts'

/** Both players pass until something else is asked. */
export const pass = (t: Play): void => {
  while (['main', 'respond', 'window'].includes(t.ask)) t.pass()
}

/** From wherever it stands to the choice of attackers, and on with these, in whatever order they are offered. */
export function attackWith(t: Play, ...names: readonly string[]): void {
  pass(t)
  if (t.ask === 'attackStep') t.choose('attack')
  const left = [...names]
  while (t.ask === 'attackers' && left.length > 0) {
    const next = t.offers('pick').find(({ piece }) => left.includes(piece!))?.piece
    if (next === undefined) throw new Error(`none of ${left.join(', ')} may attack`)
    t.choose('pick', { piece: left.splice(left.indexOf(next), 1)[0]! })
  }
  if (t.ask === 'attackers') t.choose('done')
}

/** Blocks, in whatever order they are offered: blocker, attacker. */
export function block(t: Play, ...pairs: readonly (readonly [string, string])[]): void {
  const left = [...pairs]
  while (t.ask === 'blockers' && left.length > 0) {
    const offers = t.offers('block')
    const next = offers.find((o) => left.some(([piece, target]) => o.piece === piece && o.target === target))
    const at = left.findIndex(([piece, target]) => next?.piece === piece && next.target === target)
    if (at < 0) throw new Error(`none of ${left.join('; ')} may be blocked: ${JSON.stringify(offers)}`)
    const [piece, target] = left.splice(at, 1)[0]!
    t.choose('block', { piece, target })
  }
  if (left.length > 0) throw new Error(`no block by ${left.join('; ')}`)
  if (t.ask === 'blockers') t.choose('done')
}

/** Both pass until the turn is over; all that happened on the way. */
export function playOut(t: Play): readonly Happening[] {
  t.luck('the turn after')
  const told: Happening[] = []
  const { no } = t.state.turn
  for (let i = 0; t.outcome === null && t.state.turn.no === no && i < 30; i++) {
    t.pass()
    told.push(...t.events)
  }
  return told
}

/** Passes until this has happened, and not further; what happened with that last choice. */
export function until(t: Play, on: string): readonly Happening[] {
  t.luck('until')
  for (let i = 0; i < 30; i++) {
    t.pass()
    if (t.told.includes(on)) return t.events
  }
  throw new Error(`${on} did not happen`)
}

export const damageOn = (told: readonly Happening[], t: Play, name: string): number =>
  told.reduce((sum, e) => (e.on === 'damaged' && e.piece === t.piece(name) ? sum + e.n : sum), 0)

export const stats = (t: Play, name: string): readonly unknown[] => {
  const { attack, defense, damage } = values(t, name)
  return [attack, defense, damage]
}

/** Pays as proposed, where there is a choice. */
export function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
