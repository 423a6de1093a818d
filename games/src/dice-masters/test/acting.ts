import { type Play, values } from './laid.ts'

/** Attack, defense and damage. */
export const stats = (t: Play, name: string) => {
  const { attack, defense, damage } = values(t, name)
  return [attack, defense, damage]
}
export const levelOf = (t: Play, name: string) => values(t, name).level

/** Uses an action die of the player asked, with these choices; what answers itself is left out. */
export function play(t: Play, id: string, ...picks: readonly string[]): Play {
  t.choose('play', { piece: `${t.asked}.${id}.0` })
  return choose(t, ...picks)
}
export function choose(t: Play, ...picks: readonly string[]): Play {
  for (const piece of picks) if (t.ask === 'pick') t.choose('pick', { piece })
  return t
}
export function field(t: Play, id: string, ...picks: readonly string[]): Play {
  t.choose('field', { piece: `${t.asked}.${id}.0` })
  return choose(t, ...picks)
}
/** From the Main Step to the declared attack. */
export function attackWith(t: Play, ...names: readonly string[]): Play {
  while (t.ask === 'main' || t.ask === 'respond') t.pass()
  if (t.ask === 'attackStep') t.choose('attack')
  for (const piece of names) if (t.ask === 'attackers') t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
  return t
}
export function blockWith(t: Play, ...pairs: readonly (readonly [string, string])[]): Play {
  for (const [piece, target] of pairs) if (t.ask === 'blockers') t.choose('block', { piece, target })
  if (t.ask === 'blockers') t.choose('done')
  return t
}
/** Passes until the turn is over; chance falls as it may. */
export function endTurn(t: Play): Play {
  const { no } = t.state.turn
  t.luck('the turn after')
  for (let i = 0; t.state.turn.no === no && i < 30; i++) t.pass()
  return t
}
/** Passes until damage has been dealt. */
export function fight(t: Play): Play {
  t.luck('the turn after')
  const { no } = t.state.turn
  while (t.state.turn.no === no && t.told.every((on) => on !== 'combatEnded')) t.pass()
  return t
}
