import type { PlayerId } from '@duelhall/kernel'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownTime } from './clocks.ts'
import { useMatch } from './match-state.ts'
import { useWho } from './me.ts'

/** Under this a clock is red, and says so. */
const SHORT = 20_000

/** Whether a player is there, and what is left on the clock. */
export const SeatState = ({ player }: { readonly player: PlayerId }) => {
  const { t } = useTranslation()
  const isHere = useMatch((state) => state.present[player] ?? false)
  const level = useMatch((state) => state.seats[player]?.level ?? 0)
  const clock = useMatch((state) => state.agreed?.clock.kind ?? 'none')
  return (
    <span className="seat-state">
      {level === 0 && (
        <span className="presence" data-here={isHere || undefined}>
          {isHere ? t('online.table.here') : t('online.table.away')}
        </span>
      )}
      {clock !== 'none' && <Clock player={player} />}
    </span>
  )
}

const Clock = ({ player }: { readonly player: PlayerId }) => {
  const { t, i18n } = useTranslation()
  const clocks = useMatch((state) => state.clocks)
  const ahead = useWho((who) => who.ahead)
  const isRunning = clocks.running === player
  const now = useNow(isRunning)
  const left = (clocks.left[player] ?? 0) - (isRunning ? Math.max(0, now + ahead - clocks.since) : 0)
  const time = shownTime(left, i18n.language)
  return (
    <time
      className="clock"
      data-runs={isRunning || undefined}
      data-short={left < SHORT || undefined}
      title={t('online.table.left', { time })}
    >
      {time}
    </time>
  )
}

/** The time, four times a second while it matters. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
