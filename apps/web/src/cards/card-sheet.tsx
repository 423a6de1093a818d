import type { Card } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Emblem, factsOfCard } from '../pieces/emblem.tsx'
import { useFactWords } from './words.ts'

interface CardSheetProps {
  readonly game: string
  readonly card: Card
  /** What it is held against: facts that differ are marked. */
  readonly beside?: Card | null
}

/** A card in full: its picture, its facts, and the text that comes from its program. */
export const CardSheet = ({ game, card, beside = null }: CardSheetProps) => {
  const { t } = useTranslation()
  const words = useFactWords()
  const facts = Object.entries(card.facts).filter(([, value]) => value !== '')
  return (
    <article className="card-sheet" aria-label={card.name}>
      <Emblem facts={factsOfCard(game, card)} />
      <h2>{card.name}</h2>
      <dl>
        {facts.map(([key, value]) => {
          const differs = beside !== null && beside.facts[key] !== value
          return (
            <div key={key} data-differs={differs || undefined}>
              <dt>{words.key(key)}</dt>
              <dd>
                {words.value(value)}
                {differs && <span className="unseen"> {t('learn.cards.differs')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      {card.text === '' ? (
        <p className="quiet">{t('learn.cards.noText')}</p>
      ) : (
        card.text.split('\n').map((line) => <p key={line}>{line}</p>)
      )}
    </article>
  )
}
