import { bare, type Laid, type Play } from './laid.ts'

/** A position in which both players always have something to do, with nothing in the reserves but what is laid. */
export const held = (edition: Laid['edition'], mine: Laid['sides'][0], theirs: Laid['sides'][1] = {}, table: Laid['table'] = {}): Play =>
  bare(edition, table, { ...mine, cards: [...(mine.cards ?? []), 'mx-idle'] }, theirs)

/** Pays as proposed, where there is a choice. */
export function paid(t: Play): Play {
  if (t.ask === 'pay') t.choose('accept')
  return t
}
/** Passes of both players until the Main Step or the window is over. */
export function endStep(t: Play): Play {
  const { phase } = t.state.turn
  for (let i = 0; i < 4 && t.state.turn.phase === phase && ['main', 'respond', 'window'].includes(t.ask); i++) t.pass()
  return t
}
/** Ends the Main Step, attacks with these and is not blocked: the action/global window is open. */
export function toWindow(t: Play, ...attackers: readonly string[]): Play {
  endStep(t)
  if (t.ask === 'attackStep') t.choose('attack')
  for (const piece of attackers) if (t.ask === 'attackers') t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
  if (t.ask === 'blockers') t.choose('done')
  return t
}
export const spends = (t: Play): readonly string[] =>
  t.offers('spend').map(({ piece, place }) => `${piece}${place === '0' ? '' : `/${place}`}`)
