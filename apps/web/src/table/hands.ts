import { type Card, type Handle, handle, type PlayerId, type Pressed, passive } from '@duelhall/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { Reason, Scene } from '../engine/protocol.ts'
import { useSettings } from '../store/settings.ts'
import { about, offersOf } from './offers.ts'
import type { Offer } from './skin.ts'
import { isLive, type Session, type TableState } from './state.ts'

type Hands = Pick<Session, 'press' | 'hold' | 'inspect' | 'point' | 'refuse' | 'forgive' | 'dismiss' | 'nameOf'>

/** What differs with where the game runs: here, or on a server. */
interface Ways {
  choose(at: number): void
  why(player: PlayerId, pressed: Pressed): Promise<readonly Reason[]>
  broke(error: unknown): void
}

/** What people do with their hands at any table, wherever its game runs. */
export function handsAt(store: StoreApi<TableState>, { choose, why, broke }: Ways): Hands {
  const { getState: get, setState: set } = store
  function nameOf(piece: Handle): string {
    const { scene, seats } = get()
    const seat = seats[piece]
    if (seat !== undefined) return seat.name
    const shown = scene?.view.pieces[piece]
    const name = shown?.values.name
    if (typeof name === 'string') return name
    return scene?.cards[shown?.def ?? '']?.name ?? (shown?.guise || shown?.def) ?? `${piece}`
  }
  const refuse: Session['refuse'] = ({ piece = null, target = null, place = null }, near) => {
    const { viewer, held } = get()
    if (viewer === null) return
    const named = piece ?? target
    const box = near.getBoundingClientRect()
    why(viewer, { piece: piece === null && place !== null ? held : piece, target, place })
      .then((reasons) => set({ refusal: { about: named === null ? '' : nameOf(handle(named)), reasons, near: box } }))
      .catch(broke)
  }
  // Only what something can be done with is taken up: a press on a picture of yesterday's question leaves the hand empty.
  const hold = (piece: Handle | null) => {
    if (piece === null) return set({ held: null, refusal: null })
    const state = get()
    const isOffered = about(offersOf(state.scene, isLive(state)), piece).length > 0
    set({ held: isOffered ? piece : null, refusal: null, inspected: piece })
  }
  return {
    hold,
    press(piece, near) {
      const state = get()
      const offers = offersOf(state.scene, isLive(state))
      const fitting: readonly Offer[] =
        state.held !== null && state.held !== piece ? offers.byTarget(piece, state.held) : about(offers, piece)
      set({ inspected: piece })
      if (fitting.length === 1) choose(fitting[0]!.at)
      else if (fitting.length > 1) hold(state.held === piece ? null : piece)
      else if (about(offers, piece).length > 0) hold(piece)
      else refuse({ piece }, near)
    },
    inspect: (piece) => {
      if (piece !== null && piece !== get().inspected) set({ inspected: piece })
    },
    point: (pieces) => set({ pointed: pieces }),
    forgive: () => set({ refusal: null }),
    dismiss: () => set({ notice: null }),
    refuse,
    nameOf,
  }
}

/** Whether this window is passed without asking: only in the turns of others, and only where passing is an option. */
export function passes({ getState: get, setState: set }: StoreApi<TableState>): boolean {
  const { scene, viewer, yielding, yieldedIn } = get()
  const { turn, decision } = scene!.view
  if (turn.player === viewer || !passive.includes(decision!.options[0]!.act)) return false
  if (yielding === 'step' && yieldedIn !== `${turn.no} ${turn.phase}`) set({ yielding: null })
  return get().yielding !== null || useSettings.getState().asks === 'ownTurn'
}

/** Gives one record for each card, however often the engine sends it: pictures made from it are kept by it. */
export function cardKeeper(): (scene: Scene) => Scene {
  const cards = new Map<string, Card>()
  return (scene) => {
    for (const [id, card] of Object.entries(scene.cards)) if (!cards.has(id)) cards.set(id, card)
    return { ...scene, cards: Object.fromEntries(Object.keys(scene.cards).map((id) => [id, cards.get(id)!])) }
  }
}
