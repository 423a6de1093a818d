import {
  type Card,
  type GameModule,
  type Handle,
  handle,
  type PlayerId,
  pack,
  type Refusal,
  type State,
  type Viewer,
} from '@duelhall/kernel'
import type { Pressed, Reason, Scene } from './protocol.ts'

/** The table as this viewer may see it, in words. */
export function sceneOf(module: GameModule, state: State, viewer: Viewer): Scene {
  const view = module.game.view(state, viewer)
  const { text } = module
  return {
    view,
    prompt: view.decision === null ? '' : text.ask(view),
    options: (view.decision?.options ?? []).map((option) => text.option(view, option)),
    outcome: view.outcome === null ? null : text.outcome(view),
    cards: cardsOf(
      module,
      view.pieces.flatMap((piece) => piece.def ?? []),
    ),
    breakdowns: Object.fromEntries(
      view.pieces.flatMap((_, h) => {
        const found = module.game.breakdown(state, viewer, handle(h))
        return found.length === 0 ? [] : [[h, found] as const]
      }),
    ),
  }
}

function cardsOf(module: GameModule, ids: readonly string[]): Scene['cards'] {
  const known = cardIndex(module)
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const card = known.get(id)
      return card === undefined ? [] : [[id, card] as const]
    }),
  )
}

const indexes = new WeakMap<GameModule, ReadonlyMap<string, Card>>()
function cardIndex(module: GameModule): ReadonlyMap<string, Card> {
  const known = indexes.get(module) ?? new Map(module.catalog.map((card) => [card.id, card]))
  indexes.set(module, known)
  return known
}

/** Why nothing that was pressed is on offer: every act of the question is asked. */
export function reasonsFor(module: GameModule, state: State, player: PlayerId, pressed: Pressed): readonly Reason[] {
  const { game } = module
  const say = (refusal: Refusal): Reason => reasonOf(module, state, player, refusal)
  const { piece, target, place } = pressed
  if (place === null && target === null) return distinct(piece === null ? [] : game.explain(state, player, piece).map(say))
  const offered = game.view(state, player).decision?.options ?? []
  const acts = new Set(offered.filter((option) => (place === null ? option.target : option.place) !== null).map((option) => option.act))
  const goers: readonly (Handle | null)[] = piece === null ? [...new Set(offered.map((option) => option.piece))].slice(0, 8) : [piece]
  const found = goers.flatMap((goer) =>
    [...acts].flatMap((act) => {
      try {
        return game.refusal(state, player, pack(game.acts, { act, piece: goer, target, place })) ?? []
      } catch {
        return [] // an act without room for such a place says nothing about it
      }
    }),
  )
  if (found.length > 0 || piece === null) return distinct(found.map(say))
  return distinct(game.explain(state, player, handle(piece)).map(say))
}

export const reasonOf = (module: GameModule, state: State, viewer: Viewer, refusal: Refusal): Reason => ({
  rule: refusal.rule,
  act: refusal.act,
  says: module.text.refusal(module.game.view(state, viewer), refusal),
})

const distinct = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((one, at) => reasons.findIndex((other) => other.rule === one.rule && other.says === one.says) === at)
