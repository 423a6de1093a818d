import { type Happening, type PlayerId, playerId, read, type State, type Values } from '@duelhall/kernel'
import type { Asked, Claim } from './lesson.ts'
import { namedOption, optionNamed, type Positions } from './positions.ts'

/** Whether an option is what is asked: every word that is given fits. */
export function fits<S extends State, C, P>(positions: Positions<S, C, P>, state: S, asked: Asked, at: number): boolean {
  const { acts, decision } = positions.module.game
  const record = read(acts, decision(state)!.options[at]!)
  if (record.act !== asked.act) return false
  const named = namedOption(positions, state, record)
  const isPiece = (name: string | undefined, given: number | null) =>
    name === undefined || (given !== null && positions.piece(state, name) === given)
  const isPlace =
    asked.place === undefined || (typeof asked.place === 'number' ? record.place === asked.place : named.place === asked.place)
  return isPiece(asked.piece, record.piece) && isPiece(asked.target, record.target) && isPlace
}

/** The options that are what is asked. */
export function fitting<S extends State, C, P>(positions: Positions<S, C, P>, state: S, asked: Asked): readonly number[] {
  const decision = positions.module.game.decision(state)
  if (decision === null) return []
  return decision.options.flatMap((_, at) => (fits(positions, state, asked, at) ? [at] : []))
}

/** What is wrong with a claim; null when it is true. */
export function wrong<S extends State, C, P>(
  positions: Positions<S, C, P>,
  state: S,
  claim: Claim,
  told: readonly Happening[],
): string | null {
  const { game } = positions.module
  const decision = game.decision(state)
  if ('told' in claim) return told.some((event) => event.on === claim.told) ? null : `${claim.told} has not happened`
  if ('asks' in claim) return decision?.ask === claim.asks ? null : `${decision?.ask ?? 'nothing'} is asked, not ${claim.asks}`
  if ('over' in claim) {
    const outcome = game.outcome(state)
    if (outcome?.rule !== claim.over) return `it is over by ${outcome?.rule ?? 'nothing'}, not ${claim.over}`
    return claim.places === undefined || claim.places.join() === outcome.places.join() ? null : `places are ${outcome.places.join(', ')}`
  }
  if ('offers' in claim) return fitting(positions, state, claim.offers).length > 0 ? null : `${JSON.stringify(claim.offers)} is not offered`
  if ('refuses' in claim) {
    const { act, ...named } = claim.refuses
    const refusal = game.refusal(state, decision?.player ?? playerId(0), optionNamed(positions, state, act, named))
    return refusal?.rule === claim.rule
      ? null
      : `${act} is ${refusal === null ? 'offered' : `refused by ${refusal.rule}`}, not by ${claim.rule}`
  }
  if ('player' in claim) return differing(game.view(state, claim.player as PlayerId).players[claim.player]!.values, claim.has)
  return wrongPiece(positions, state, claim)
}

function wrongPiece<S extends State, C, P>(
  positions: Positions<S, C, P>,
  state: S,
  claim: Extract<Claim, { readonly piece: string }>,
): string | null {
  const piece = positions.piece(state, claim.piece)
  const view = positions.module.game.view(state, state.pieces[piece]!.controller)
  const { values, place, zone } = view.pieces[piece]!
  const { name } = view.zones[zone]!
  if (claim.zone !== undefined && name !== claim.zone) return `${claim.piece} lies in ${name}, not in ${claim.zone}`
  const at = claim.at === undefined ? undefined : positions.placeName(state, 'move', place)
  if (at !== claim.at) return `${claim.piece} stands on ${at}, not on ${claim.at}`
  return differing(values, claim.has ?? {})
}

function differing(values: Values, claimed: Values): string | null {
  const [key] = Object.entries(claimed).find(([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value)) ?? []
  return key === undefined ? null : `${key} is ${JSON.stringify(values[key])}, not ${JSON.stringify(claimed[key])}`
}
