import './cards.css'
import { shelf } from 'virtual:shelf'
import type { Card } from '@duelhall/kernel'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type CSSProperties, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing, Waiting } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { usePhone } from '../table/use-phone.ts'
import { CardList } from './card-list.tsx'
import { CardSheet } from './card-sheet.tsx'
import { Filters, useFilter } from './filters.tsx'
import { listed, manifold, useModule } from './library.ts'

/** What the address of a gallery says: the open card, the one beside it, and how many times over the catalogue is shown. */
interface Address {
  readonly card?: string
  readonly with?: string
  readonly times?: number
}

const MOST_TIMES = 100

/** Every card of a game: found, sorted, read, compared, each with an address of its own. */
export const Gallery = () => {
  const { game = '' } = useParams({ strict: false }) as { game?: string }
  const { times = 1 } = useSearch({ strict: false }) as Address
  const module = useModule(game)
  const cards = useMemo(
    () => (module === null ? null : manifold(module.catalog.map(listed), Math.min(Math.max(1, Number(times) || 1), MOST_TIMES))),
    [module, times],
  )
  if (!shelf.some((one) => one.id === game)) return <Missing />
  if (cards === null) return <Waiting />
  return <Cards key={game} game={game} cards={cards} />
}

const Cards = ({ game, cards }: { readonly game: string; readonly cards: ReturnType<typeof manifold> }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as Address
  const { shown, filter } = useFilter(cards)
  const isPhone = usePhone()
  const cardOf = (id: string | undefined): Card | null => cards.find(({ card }) => card.id === String(id))?.card ?? null
  const open = cardOf(address.card)
  const beside = cardOf(address.with)
  const choose = useCallback(
    (card: Card) =>
      void navigate({
        to: '.',
        search: (before: Address) =>
          before.with === '' && before.card !== undefined ? { ...before, with: card.id } : { ...before, card: card.id },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const go = (change: Partial<Record<keyof Address, string | undefined>>) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace: true, resetScroll: false })
  const name = shelf.find((one) => one.id === game)!.name
  return (
    <Frame>
      <div className="gallery" data-open={open !== null || undefined} style={{ '--a': roomOf(game).accent } as CSSProperties}>
        <header>
          <h1>{t('learn.cards.title', { game: name })}</h1>
          <Link to="/build/$game" params={{ game }} className="btn small">
            <Glyph name="plus" size={16} />
            {t('learn.builder.open')}
          </Link>
        </header>
        <Filters filter={filter} count={shown.length} of={cards.length} isWide={!isPhone} />
        <div className="found">
          <CardList game={game} cards={shown} label={t('learn.cards.list')} current={open?.id ?? null} onOpen={choose} />
          {shown.length === 0 && <p className="quiet">{t('learn.cards.none')}</p>}
        </div>
        {open !== null && (
          <aside className="card reading" data-two={beside !== null || undefined} aria-label={t('learn.cards.reading')}>
            <div className="tools">
              <button type="button" className="btn small" onClick={() => go({ with: address.with === undefined ? '' : undefined })}>
                {address.with === undefined ? t('learn.cards.compare') : t('learn.cards.single')}
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={t('app.close')}
                onClick={() => go({ card: undefined, with: undefined })}
              >
                <Glyph name="cross" size={18} />
              </button>
            </div>
            <CardSheet game={game} card={open} beside={beside} />
            {beside !== null && <CardSheet game={game} card={beside} beside={open} />}
            {address.with === '' && (
              <p className="quiet" role="status">
                {t('learn.cards.pickSecond')}
              </p>
            )}
          </aside>
        )}
      </div>
    </Frame>
  )
}
