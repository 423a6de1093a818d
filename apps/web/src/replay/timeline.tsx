import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../engine/protocol.ts'
import { Glyph } from '../parts/glyph.tsx'
import { seatColour } from '../table/players.tsx'
import type { Skin, SkinProps } from '../table/skin.ts'
import type { Watched } from './use-story.ts'

const speeds = [0.5, 1, 2, 4] as const
/** Time for one choice at speed 1. */
const STEP = 1100

/** Play, step, speed, seats; the curve of how it looked; the strip of turns to scrub along. */
export const Timeline = ({
  watched,
  props,
  skin,
}: {
  readonly watched: Watched
  readonly props: SkinProps
  readonly skin: Skin | null
}) => {
  const { t } = useTranslation()
  const { story, at, go, viewer, see } = watched
  const last = story!.moments.length - 1
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  useEffect(() => {
    if (!isPlaying) return
    if (at >= last) return setPlaying(false)
    const next = setTimeout(() => go(at + 1), STEP / speed)
    return () => clearTimeout(next)
  }, [isPlaying, at, last, speed, go])
  const moment = story!.moments[at]!
  const toggle = () => {
    if (at === last) go(0)
    setPlaying(at === last || !isPlaying)
  }
  const colour = (player: number) => seatColour(skin, props, player)
  return (
    <section className="card timeline" aria-label={t('replay.scrub')}>
      <div className="controls">
        <button type="button" className="round" aria-label={t('replay.stepBack')} disabled={at === 0} onClick={() => go(at - 1)}>
          <Glyph name="stepBack" size={16} />
        </button>
        <button type="button" className="round play-pause" aria-label={isPlaying ? t('replay.pause') : t('replay.play')} onClick={toggle}>
          <Glyph name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
        <button type="button" className="round" aria-label={t('replay.stepOn')} disabled={at === last} onClick={() => go(at + 1)}>
          <Glyph name="stepOn" size={16} />
        </button>
        <strong>
          {t('table.turn', { turn: moment.turn })} <small>{t('replay.move', { at, of: last })}</small>
        </strong>
        <span className="grow" />
        <fieldset className="choice">
          <legend>{t('replay.speed')}</legend>
          <div className="seg">
            {speeds.map((one) => (
              <button key={one} type="button" aria-pressed={speed === one} onClick={() => setSpeed(one)}>
                {one === 0.5 ? '½' : one}×
              </button>
            ))}
          </div>
        </fieldset>
        {watched.replay !== null && (
          <fieldset className="choice">
            <legend>{t('replay.seenBy')}</legend>
            <div className="seg">
              {props.seats.map((seat) => (
                <button key={seat.player} type="button" aria-pressed={viewer === seat.player} onClick={() => see(seat.player)}>
                  {seat.name}
                </button>
              ))}
              <button type="button" aria-pressed={viewer === null} onClick={() => see(null)}>
                {t('replay.everybody')}
              </button>
            </div>
          </fieldset>
        )}
      </div>
      {watched.replay !== null && <Curve moments={story!.moments} at={at} colour={colour} label={t('replay.chances')} />}
      <input
        className="scrub"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.scrub')}
        aria-valuetext={`${t('table.turn', { turn: moment.turn })}, ${t('replay.move', { at, of: last })}`}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="turns" aria-hidden="true">
        {turnsOf(story!.moments).map(({ from, to, turn, player }) => (
          <button
            key={from}
            type="button"
            tabIndex={-1}
            data-now={(at >= from && at <= to) || undefined}
            style={{ flexGrow: to - from + 1, '--c': colour(player) } as CSSProperties}
            onClick={() => go(from)}
          >
            <span>{turn}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

interface TurnSpan {
  readonly turn: number
  readonly player: number
  readonly from: number
  readonly to: number
}

function turnsOf(moments: readonly Moment[]): readonly TurnSpan[] {
  const spans: { turn: number; player: number; from: number; to: number }[] = []
  for (const moment of moments) {
    const last = spans.at(-1)
    if (last?.turn === moment.turn && last.player === moment.player) last.to = moment.at
    else spans.push({ turn: moment.turn, player: moment.player, from: moment.at, to: moment.at })
  }
  return spans
}

const WIDTH = 1000
const HEIGHT = 90

/** How good it looked for each player, choice by choice. */
const Curve = ({
  moments,
  at,
  colour,
  label,
}: {
  readonly moments: readonly Moment[]
  readonly at: number
  colour(player: number): string
  readonly label: string
}) => {
  const x = (i: number) => (moments.length < 2 ? 0 : (i / (moments.length - 1)) * WIDTH)
  const y = (chance: number) => HEIGHT - 4 - chance * (HEIGHT - 8)
  const players = moments[0]!.chances.length
  const path = (p: number) =>
    moments.map((moment, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(moment.chances[p]!).toFixed(1)}`).join('')
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={`M0 ${y(1 / players)}H${WIDTH}`} stroke="var(--line-strong)" strokeDasharray="3 5" vectorEffect="non-scaling-stroke" />
      {Array.from({ length: players }, (_, p) => (
        <g key={colour(p)} style={{ color: colour(p) }}>
          {players === 2 && p === 0 && <path d={`${path(p)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity="0.14" />}
          <path
            d={path(p)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={['none', '7 3', '2 3', '10 3 2 3', '1 4'][p % 5]}
          />
        </g>
      ))}
      <path d={`M${x(at)} 0V${HEIGHT}`} stroke="var(--brass)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
