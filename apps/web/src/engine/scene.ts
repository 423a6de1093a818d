import {
  type Card,
  type GameModule,
  type Happening,
  handle,
  type PlayerId,
  type Pressed,
  type Refusal,
  refusalsOf,
  type State,
  type TableView,
  type Viewer,
} from '@duelhall/kernel'
import type { Dressed, Reason, Scene } from './protocol.ts'

/** The table as this viewer may see it, in words. */
export function sceneOf(module: GameModule, state: State, viewer: Viewer): Scene {
  const view = module.game.view(state, viewer)
  return {
    ...wordsFor(module, view),
    breakdowns: Object.fromEntries(
      view.pieces.flatMap((_, h) => {
        const found = module.game.breakdown(state, viewer, handle(h))
        return found.length === 0 ? [] : [[h, found] as const]
      }),
    ),
  }
}

function wordsFor(module: GameModule, view: TableView): Omit<Scene, 'breakdowns'> {
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
  }
}

/** A view that came from elsewhere, in words: there is no table here, only what somebody is shown. */
export function dressed(module: GameModule, view: TableView, events: readonly Happening[], before: TableView['turn'] | null): Dressed {
  // The last turn that began is the one on the table; those before it are counted back.
  let no = view.turn.no - events.filter((event) => event.on === 'turnStarted').length
  let player = before?.player ?? view.turn.player
  const told = events.flatMap((event) => {
    if (event.on === 'turnStarted') {
      no += 1
      player = event.player ?? player
    }
    const text = module.text.event(view, event)
    return text === null ? [] : [{ turn: no, player, text, pieces: [event.piece, event.target].filter((piece) => piece !== null) }]
  })
  return { scene: { ...wordsFor(module, view), breakdowns: {} }, told }
}

export const worded = (module: GameModule, view: TableView, refusals: readonly Refusal[]): readonly Reason[] =>
  distinct(refusals.map((refusal) => ({ rule: refusal.rule, act: refusal.act, says: module.text.refusal(view, refusal) })))

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
  const known = indexes.get(module) ?? new Map([...module.catalog, ...(module.teaching ?? [])].map((card) => [card.id, card]))
  indexes.set(module, known)
  return known
}

/** Why nothing that was pressed is on offer, in words. */
export const reasonsFor = (module: GameModule, state: State, player: PlayerId, pressed: Pressed): readonly Reason[] =>
  distinct(refusalsOf(module.game, state, player, pressed).map((refusal) => reasonOf(module, state, player, refusal)))

export const reasonOf = (module: GameModule, state: State, viewer: Viewer, refusal: Refusal): Reason => ({
  rule: refusal.rule,
  act: refusal.act,
  says: module.text.refusal(module.game.view(state, viewer), refusal),
})

const distinct = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((one, at) => reasons.findIndex((other) => other.rule === one.rule && other.says === one.says) === at)
