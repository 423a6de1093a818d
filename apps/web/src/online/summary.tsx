import type { ClockPlanSent, MatchCard } from '@duelhall/api'
import type { TFunction } from 'i18next'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'

export function clockWords(t: TFunction, clock: ClockPlanSent): string {
  if (clock.kind === 'none') return t('online.room.noClock')
  if (clock.kind === 'move') return t('online.room.perMove', { seconds: clock.each / 1000 })
  if (clock.kind === 'days') return t('online.room.days', { count: clock.days })
  return t('online.room.bank', { minutes: clock.bank / 60_000, seconds: clock.increment / 1000 })
}

export const namesIn = ({ seats }: Pick<MatchCard, 'seats'>): string => seats.flatMap((seat) => seat?.name ?? []).join(', ')

/** Clock, and whether it counts. */
export const useTermsWords = () => {
  const { t } = useTranslation()
  return (clock: ClockPlanSent, rated: boolean): string =>
    [clockWords(t, clock), rated ? t('online.lobby.rated') : t('online.lobby.casual')].join(' · ')
}

interface RowProps {
  readonly game: string
  readonly who: string
  readonly says: string
  readonly children: ReactNode
}

/** A match, a table or a seek as a line of a list. */
export const MatchRow = ({ game, who, says, children }: RowProps) => (
  <li className="match-row" style={{ '--a': roomOf(game).accent } as CSSProperties}>
    <span className="pic">
      <img src={`/covers/${game}.svg`} alt="" />
    </span>
    <span className="what-row">
      <b>{gameName(game)}</b>
      <span>{who}</span>
      <small>{says}</small>
    </span>
    {children}
  </li>
)
