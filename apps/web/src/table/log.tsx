import type { PlayerId } from '@duelhall/kernel'
import { type CSSProperties, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Told } from '../engine/protocol.ts'
import { useSession, useTable } from './context.ts'

interface Turn {
  readonly turn: number
  readonly player: PlayerId
  readonly lines: readonly Line[]
}

interface Line extends Told {
  /** Its number in the log. */
  readonly at: number
}

/** Sentences of one turn stand together, the newest first. */
export function byTurn(log: readonly Told[]): readonly Turn[] {
  const turns: { turn: number; player: PlayerId; lines: Line[] }[] = []
  for (const [at, told] of log.entries()) {
    const last = turns.at(-1)
    const line = { ...told, at }
    if (last?.turn === line.turn && last.player === line.player) last.lines.push(line)
    else turns.push({ turn: line.turn, player: line.player, lines: [line] })
  }
  return turns.reverse().map((turn) => ({ ...turn, lines: turn.lines.reverse() }))
}

/** Turns shown before one asks for all of them. */
const LATEST = 40

export const Log = ({ colour }: { readonly colour: ((player: PlayerId) => string) | null }) => {
  const { t } = useTranslation()
  const session = useSession()
  const log = useDeferredValue(useTable((state) => state.log))
  const seats = useTable((state) => state.seats)
  const turns = useMemo(() => byTurn(log).slice(0, LATEST), [log])
  return (
    <section className="card log" aria-labelledby="log-title" id="log" tabIndex={-1}>
      <h2 id="log-title">
        {t('table.log')} <small>{t('table.newest')}</small>
      </h2>
      {turns.length === 0 ? (
        <p className="quiet">{t('table.logEmpty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
        <ol className="lines" tabIndex={0} aria-labelledby="log-title">
          {turns.map(({ turn, player, lines }, i) => (
            <li key={lines.at(-1)!.at}>
              <h3 style={colour === null ? undefined : ({ '--c': colour(player) } as CSSProperties)}>
                {t('table.turnOf', { turn, name: seats[player]?.name ?? '' })}
              </h3>
              {lines.map((line, k) => (
                <p
                  key={line.at}
                  data-now={(i === 0 && k === 0) || undefined}
                  onPointerEnter={() => session.point(line.pieces)}
                  onPointerLeave={() => session.point([])}
                >
                  {line.text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
