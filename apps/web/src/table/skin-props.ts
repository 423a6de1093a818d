import type { Handle } from '@duelhall/kernel'
import { useCallback, useMemo } from 'react'
import { useSettings } from '../store/settings.ts'
import { useSession, useTable } from './context.ts'
import { offersOf } from './offers.ts'
import type { SkinProps } from './skin.ts'
import { isLive, paceNow } from './state.ts'
import { usePhone } from './use-phone.ts'

/** All that the parts of a skin are given, made from what the session holds. */
export function useSkinProps(): SkinProps {
  const session = useSession()
  const phone = usePhone()
  const state = useTable((whole) => whole)
  const { colourBlind, pace } = useSettings()
  const scene = state.scene!
  const live = isLive(state)
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
    choose: session.choose,
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
