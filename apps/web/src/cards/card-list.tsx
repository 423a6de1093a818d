import type { Card } from '@duelhall/kernel'
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LateEmblem } from './late-emblem.tsx'
import type { Listed } from './library.ts'

/** So many cards are drawn at first, and so many more when the end of the list comes near. */
const PAGE = 24
/** What a card is called while it is dragged. */
export const CARD_MIME = 'application/x-duelhall-card'

interface CardListProps {
  readonly game: string
  readonly cards: readonly Listed[]
  readonly label: string
  readonly current?: string | null
  /** Has to be the same function each time, or every card is drawn anew. */
  onOpen(card: Card): void
  /** What stands under a card besides its name; the same function each time too. */
  tools?(card: Card): ReactNode
}

/** Cards as pictures with their names; the rest of a long list comes as it is scrolled to. */
export const CardList = ({ game, cards, label, current = null, onOpen, tools }: CardListProps) => {
  const { t } = useTranslation()
  const [pages, setPages] = useState({ cards, shown: PAGE })
  // Another list begins at its beginning.
  const shown = pages.cards === cards ? pages.shown : PAGE
  const more = useCallback(() => setPages({ cards, shown: shown + PAGE }), [cards, shown])
  const end = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = end.current
    if (button === null) return
    const eye = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), { rootMargin: '200px' })
    eye.observe(button)
    return () => eye.disconnect()
  }, [more])
  return (
    <>
      <ul className="card-list" aria-label={label}>
        {cards.slice(0, shown).map(({ card }) => (
          <Item key={card.id} game={game} card={card} isNow={card.id === current} onOpen={onOpen} tools={tools} />
        ))}
      </ul>
      {cards.length > shown && (
        <button ref={end} type="button" className="btn" onClick={more}>
          {t('skins.sheet.more')}
        </button>
      )}
    </>
  )
}

interface ItemProps extends Pick<CardListProps, 'game' | 'onOpen'> {
  readonly card: Card
  readonly isNow: boolean
  readonly tools: CardListProps['tools']
}

const Item = memo(({ game, card, isNow, onOpen, tools }: ItemProps) => (
  <li data-now={isNow || undefined}>
    <button
      type="button"
      className="one"
      draggable={tools !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(CARD_MIME, card.id)}
      onClick={() => onOpen(card)}
    >
      <LateEmblem game={game} card={card} />
      <b>{card.name}</b>
      <small>{told(card)}</small>
    </button>
    {tools?.(card)}
  </li>
))

/** The numbers that are looked at first. */
function told({ facts }: Card): string {
  const level = facts.level ?? facts.power ?? facts.cost
  const kind = facts.type ?? facts.icon ?? facts.class ?? facts.race ?? facts.types ?? facts.kind
  const strength = facts.atk === undefined ? [] : [`${facts.atk}/${facts.def}`]
  return [level, kind, ...strength].filter((word) => word !== undefined && word !== '').join(' · ')
}
