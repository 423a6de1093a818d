import { digest, type Game, IllegalChoice, type Option, pack } from '@duelhall/kernel'
import type { Config } from '../../config.ts'
import type { DuelState } from '../../state.ts'

type Duels = Game<DuelState, Config>

/** YG-INV-32: what is wrong with how a choice that does not exist is refused. */
export function refused(game: Duels, s: DuelState, beyond: number): string | null {
  const before = digest(s)
  try {
    game.apply(s, game.decision(s)!.options.length + beyond)
  } catch (error) {
    return error instanceof IllegalChoice && digest(s) === before ? null : String(error)
  }
  return 'accepted'
}

/** YG-INV-41: what is wrong with a state that was saved and loaded. */
export const restored = (game: Duels, s: DuelState): string | null =>
  digest(game.clone(JSON.parse(JSON.stringify(s)) as DuelState)) === digest(s) ? null : 'another state'

/** YG-INV-45: what is listed is accepted, and this, where it is not listed, is refused. */
export function agrees(game: Duels, s: DuelState, piece: number, place: number): string | null {
  const { player, options } = game.decision(s)!
  const other = pack(game.acts, { act: 'activate', piece: piece as never, target: null, place })
  const listed = (o: Option): boolean => options.includes(o)
  const agree = [...options, other].every((o) => (game.refusal(s, player, o) === null) === listed(o))
  return agree ? null : 'the list and the refusals differ'
}
