import '../start/new-table.css'
import './online.css'
import { type ShelfEntry, shelf } from 'virtual:shelf'
import type { BringsSent, NewTable } from '@duelhall/api'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Segments, Toggle } from '../app/settings-dialog.tsx'
import { Missing } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Variants } from '../start/variants.tsx'
import { newSeed } from '../store/saves.ts'
import { Brings } from './brings.tsx'
import { call, newKey, saysOf } from './call.ts'
import { clockNames, clockPlans } from './clocks.ts'
import { somebody, useMe } from './me.ts'

export const LayPage = () => {
  const { game: id } = useParams({ strict: false }) as { game: string }
  const game = shelf.find((entry) => entry.id === id)
  return game === undefined ? <Missing /> : <Form key={id} game={game} />
}

const levels = ['1', '2', '3', '4', '5'] as const
const watchings = ['all', 'link', 'nobody'] as const

/** Terms of a table for people elsewhere; one button opens it. */
const Form = ({ game }: { readonly game: ShelfEntry }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const you = useMe()
  const { min, max } = game.players
  const [players, setPlayers] = useState(min)
  const [bots, setBots] = useState(0)
  const [level, setLevel] = useState<(typeof levels)[number]>('2')
  const [clock, setClock] = useState<(typeof clockNames)[number]>('none')
  const [isRated, setRated] = useState(false)
  const [isListed, setListed] = useState(true)
  const [watch, setWatch] = useState<(typeof watchings)[number]>('all')
  const [table, setTable] = useState<Readonly<Record<string, unknown>>>(roomOf(game.id).table ?? {})
  const [brings, setBrings] = useState<BringsSent>(null)
  const [trouble, setTrouble] = useState('')
  const mayRate = you != null && !you.guest && clock !== 'none'
  const others = Math.min(bots, players - 1)
  const begin = async () => {
    setTrouble('')
    try {
      await somebody()
      const { match } = await call('open', {
        body: {
          key: newKey(),
          game: game.id,
          players,
          table: table as NewTable['table'],
          clock: clockPlans[clock],
          rated: mayRate && isRated,
          listed: isListed,
          watch,
          brings,
          seed: newSeed(),
          bots: Array.from({ length: others }, () => ({ level: Number(level) })),
        },
      })
      void navigate({ to: '/play/$match', params: { match } })
    } catch (error) {
      setTrouble(saysOf(error))
    }
  }
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  return (
    <Frame>
      <form
        className="new-table lay"
        style={{ '--a': roomOf(game.id).accent } as CSSProperties}
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <header>
          <img src={`/covers/${game.id}.svg`} alt="" />
          <div>
            <p className="quiet">{t('online.lay.title')}</p>
            <h1>{game.name}</h1>
          </div>
        </header>
        <section className="card lay-part" aria-label={t('start.seats')}>
          {max > min && (
            <Segments
              label={t('online.lay.players')}
              value={String(players)}
              values={range(min, max)}
              word={(one) => one}
              onChange={(one) => setPlayers(Number(one))}
            />
          )}
          <Segments
            label={t('online.lay.computers')}
            value={String(others)}
            values={range(0, players - 1)}
            word={(one) => one}
            onChange={(one) => setBots(Number(one))}
          />
          {others > 0 && (
            <Segments label={t('online.lay.level')} value={level} values={levels} word={(one) => one} onChange={(one) => setLevel(one)} />
          )}
          <Brings game={game} value={brings} onChange={setBrings} />
        </section>
        <section className="card lay-part" aria-label={t('online.lay.clock')}>
          <Segments
            label={t('online.lay.clock')}
            value={clock}
            values={clockNames}
            word={(one) => t(`online.lay.clocks.${one}`)}
            onChange={(one) => setClock(one)}
          />
          {you != null && !you.guest ? (
            <Toggle
              label={t('online.lay.rated')}
              says={t('online.lay.ratedSays')}
              isOn={mayRate && isRated}
              onChange={(isOn) => {
                setRated(isOn)
                if (isOn && clock === 'none') setClock('slow')
              }}
            />
          ) : (
            <p className="quiet">
              <Link to="/account">{t('online.lay.ratedNeeds')}</Link>
            </p>
          )}
          <Toggle label={t('online.lay.listed')} says={t('online.lay.listedSays')} isOn={isListed} onChange={setListed} />
          <Segments
            label={t('online.lay.watch')}
            value={watch}
            values={watchings}
            word={(one) => t(`online.lay.watching.${one}`)}
            onChange={(one) => setWatch(one)}
          />
        </section>
        {game.variants.length > 0 && <Variants game={game.id} variants={game.variants} table={table} onChange={setTable} />}
        {trouble !== '' && (
          <div className="notice" role="alert">
            <p>{t('online.lay.failed', { says: trouble })}</p>
          </div>
        )}
        <div className="begin">
          <button type="submit" className="btn main">
            <Glyph name="play" size={18} />
            {t('online.lay.begin')}
          </button>
        </div>
      </form>
    </Frame>
  )
}
