import type { Card } from '@duelhall/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Emblem, factsOfCard } from '../pieces/emblem.tsx'
import type { Listed } from './library.ts'

/** So many cards are drawn at first, and so many more when the end of the list comes near. */
const PAGE = 60
/** What a card is called while it is dragged. */
export const CARD_MIME = 'application/x-duelhall-card'

interface CardListProps {
  readonly game: string
  readonly cards: readonly Listed[]
  readonly label: string
  readonly current?: string | null
  onOpen(card: Card): void
  /** What stands under a card besides its name. */
  tools?(card: Card): ReactNode
}

/** Cards as pictures with their names; the rest of a long list comes as it is scrolled to. */
export const CardList = ({ game, cards, label, current = null, onOpen, tools }: CardListProps) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(PAGE)
  const end = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its beginning
  useEffect(() => setShown(PAGE), [cards])
  useEffect(() => {
    const button = end.current
    if (button === null) return
    const eye = new IntersectionObserver(([seen]) => seen?.isIntersecting && setShown(shown + PAGE), { rootMargin: '400px' })
    eye.observe(button)
    return () => eye.disconnect()
  }, [shown])
  return (
    <>
      <ul className="card-list" aria-label={label}>
        {cards.slice(0, shown).map(({ card }) => (
          <li key={card.id} data-now={card.id === current || undefined}>
            <button
              type="button"
              className="one"
              draggable={tools !== undefined}
              onDragStart={(event) => event.dataTransfer.setData(CARD_MIME, card.id)}
              onClick={() => onOpen(card)}
            >
              <Emblem facts={factsOfCard(game, card)} />
              <b>{card.name}</b>
              <small>{told(card)}</small>
            </button>
            {tools?.(card)}
          </li>
        ))}
      </ul>
      {cards.length > shown && (
        <button ref={end} type="button" className="btn" onClick={() => setShown(shown + PAGE)}>
          {t('skins.sheet.more')}
        </button>
      )}
    </>
  )
}

/** The numbers that are looked at first. */
function told({ facts }: Card): string {
  const level = facts.level ?? facts.power ?? facts.cost
  const kind = facts.type ?? facts.icon ?? facts.class ?? facts.race ?? facts.types ?? facts.kind
  const strength = facts.atk === undefined ? [] : [`${facts.atk}/${facts.def}`]
  return [level, kind, ...strength].filter((word) => word !== undefined && word !== '').join(' · ')
}
