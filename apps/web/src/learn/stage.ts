import { type GameModule, type Handle, type Happening, type PlayerId, playerId, type State } from '@duelhall/kernel'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../engine/protocol.ts'
import { reasonsFor, sceneOf } from '../engine/scene.ts'
import { useSettings } from '../store/settings.ts'
import { about, offersOf } from '../table/offers.ts'
import type { Offer, SkinProps } from '../table/skin.ts'
import { usePhone } from '../table/use-phone.ts'

/** A position on show: whose eyes, what happened last, and what is done with a choice. */
export interface Stage {
  readonly module: GameModule
  readonly state: State
  readonly viewer: PlayerId
  /** Whether the viewer may choose now. */
  readonly isLive: boolean
  readonly events: readonly Happening[]
  /** Another number means another position. */
  readonly beat: number
  choose(at: number, words: string): void
  /** Something was pressed that is not on offer. */
  refuse(reasons: readonly Reason[]): void
}

/** What a skin is given on a stage: the game runs in the page, there is nobody to think. */
export function useStage({ module, state, viewer, isLive, events, beat, choose, refuse }: Stage): SkinProps {
  const { t } = useTranslation()
  const phone = usePhone()
  const { colourBlind, pace } = useSettings()
  const [inspected, inspect] = useState<Handle | null>(null)
  const [held, hold] = useState<{ readonly beat: number; readonly piece: Handle } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state changes in place; the beat tells when
  const scene = useMemo(() => sceneOf(module, state, viewer), [module, state, viewer, beat])
  const asked = scene.view.decision
  const live = isLive && asked?.player === viewer
  const offers = useMemo(() => offersOf(scene, live), [scene, live])
  const hand = held !== null && held.beat === beat ? held.piece : null
  const holdNow = (piece: Handle | null) => hold(piece === null ? null : { beat, piece })
  const take = (at: number) => {
    if (live) choose(at, scene.options[at]!)
  }
  const why: SkinProps['refuse'] = ({ piece = null, target = null, place = null }) => {
    const pressed = { piece: piece === null && place !== null ? hand : piece, target, place }
    refuse(reasonsFor(module, state, viewer, pressed))
  }
  const card = (piece: Handle) => scene.cards[scene.view.pieces[piece]?.def ?? ''] ?? null
  const names = state.players.map((_, p) => (p === viewer ? t('start.you') : t('learn.lessons.other')))
  return {
    view: scene.view,
    viewer,
    seats: names.map((name, p) => ({ player: playerId(p), name, level: 0, isYou: p === viewer })),
    decision: live ? asked : null,
    prompt: scene.prompt,
    offers,
    choose: take,
    held: hand,
    hold: holdNow,
    press(piece) {
      const fitting: readonly Offer[] = hand !== null && hand !== piece ? offers.byTarget(piece, hand) : about(offers, piece)
      inspect(piece)
      if (fitting.length === 1) take(fitting[0]!.at)
      else if (fitting.length > 1) holdNow(hand === piece ? null : piece)
      else if (about(offers, piece).length > 0) holdNow(piece)
      else if (live) why({ piece }, document.body)
    },
    inspected,
    inspect: (piece) => piece !== null && piece !== inspected && inspect(piece),
    pointed: [],
    refuse: why,
    events,
    beat,
    pace,
    card,
    breakdown: (piece) => scene.breakdowns[piece] ?? [],
    nameOf: (piece) =>
      names[piece] ?? String(scene.view.pieces[piece]?.values.name ?? card(piece)?.name ?? scene.view.pieces[piece]?.guise ?? ''),
    phone,
    colourBlind,
  }
}
