import type { Handle } from '@duelhall/kernel'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useSettings } from '../store/settings.ts'
import { useSession, useTable } from './context.ts'
import { offersOf } from './offers.ts'
import type { SkinProps } from './skin.ts'
import { isLive, paceNow, type TableState } from './state.ts'
import { usePhone } from './use-phone.ts'

/** The part of a table's state that is drawn. */
export interface Shown extends Pick<TableState, 'scene' | 'viewer' | 'seats' | 'held' | 'inspected' | 'pointed' | 'events' | 'beat'> {
  readonly live: boolean
}

/**
 * What is to be drawn. It lags behind while a press is being painted: the answer to a finger comes before a whole board, and of several
 * changes in a row only the last is drawn.
 */
export function useShown(): Shown {
  const part = (state: TableState): Shown => {
    const { scene, viewer, seats, held, inspected, pointed, events, beat } = state
    return { scene, viewer, seats, held, inspected, pointed, events, beat, live: isLive(state) }
  }
  return useDeferredValue(useTable(useShallow(part)))
}

/** All that the parts of a skin are given. */
export function useSkinProps(state: Shown): SkinProps {
  const session = useSession()
  const phone = usePhone()
  const { colourBlind, pace } = useSettings()
  const scene = state.scene!
  const { live } = state
  // What is pressed on a picture of yesterday's question answers nothing.
  const choose = useCallback(
    (at: number) => {
      if (session.store.getState().scene === scene) session.choose(at)
    },
    [session, scene],
  )
  const offers = useMemo(() => offersOf(scene, live), [scene, live])
  const seats = useMemo(
    () =>
      state.seats.map((seat, player) => ({
        player: player as SkinProps['seats'][number]['player'],
        name: seat.name,
        level: seat.level,
        isYou: state.viewer === player,
      })),
    [state.seats, state.viewer],
  )
  const card = useCallback((piece: Handle) => scene.cards[scene.view.pieces[piece]?.def ?? ''] ?? null, [scene])
  const breakdown = useCallback((piece: Handle) => scene.breakdowns[piece] ?? [], [scene])
  return {
    view: scene.view,
    viewer: state.viewer,
    seats,
    decision: live ? scene.view.decision : null,
    prompt: scene.prompt,
    offers,
    choose,
    held: state.held,
    hold: session.hold,
    press: session.press,
    inspected: state.inspected,
    inspect: session.inspect,
    pointed: state.pointed,
    refuse: session.refuse,
    events: state.events,
    beat: state.beat,
    pace: pace === 'off' ? 'off' : paceNow(),
    card,
    breakdown,
    nameOf: session.nameOf,
    phone,
    colourBlind,
  }
}
