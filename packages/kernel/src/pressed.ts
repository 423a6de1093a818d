import type { Game, Refusal } from './contract.ts'
import { type Handle, handle, type PlayerId } from './ids.ts'
import { pack } from './option.ts'
import type { State } from './state.ts'
import type { TableView } from './view.ts'

/** Something that was pressed although it is not on offer. */
export interface Pressed {
  readonly piece: Handle | null
  readonly target: Handle | null
  readonly place: number | null
}

/** So many pieces are asked for where only a place was pressed. */
const MOST_GOERS = 8

/** Why nothing that was pressed is on offer: every act of the question is asked. */
export function refusalsOf(game: Game<State, unknown, TableView>, state: State, player: PlayerId, pressed: Pressed): readonly Refusal[] {
  const { piece, target, place } = pressed
  if (place === null && target === null) return piece === null ? [] : game.explain(state, player, piece)
  const offered = game.view(state, player).decision?.options ?? []
  const acts = new Set(offered.filter((option) => (place === null ? option.target : option.place) !== null).map((option) => option.act))
  const goers: readonly (Handle | null)[] =
    piece === null ? [...new Set(offered.map((option) => option.piece))].slice(0, MOST_GOERS) : [piece]
  const found = goers.flatMap((goer) =>
    [...acts].flatMap((act) => {
      try {
        return game.refusal(state, player, pack(game.acts, { act, piece: goer, target, place })) ?? []
      } catch {
        return [] // an act without room for such a place says nothing about it
      }
    }),
  )
  return found.length > 0 || piece === null ? found : game.explain(state, player, handle(piece))
}
