import type { Card } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { Emblem, factsOfCard } from '../pieces/emblem.tsx'
import { counted } from './kind.ts'
import { LONGEST_NAME } from './store.ts'
import type { Bench } from './use-builder.ts'

/** The list under the hands, part by part. */
export const DeckPane = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  return (
    <section className="card deck-pane" aria-label={t('learn.builder.pane.deck')}>
      <div className="naming">
        <input
          className="input"
          aria-label={t('learn.builder.name')}
          value={bench.deck.name}
          maxLength={LONGEST_NAME}
          dir="auto"
          onChange={(event) => bench.rename(event.target.value)}
        />
        <button type="button" className="btn small" disabled={!bench.canUndo} onClick={bench.undo}>
          <Glyph name="undo" size={16} />
          {t('table.undo')}
        </button>
      </div>
      {bench.kind.parts.map((part) => (
        <PartList key={part} bench={bench} part={part} />
      ))}
    </section>
  )
}

const PartList = ({ bench, part }: { readonly bench: Bench; readonly part: string }) => {
  const { t } = useTranslation()
  const list = bench.deck.parts[part] ?? []
  const where = t(`learn.builder.part.${part as 'main'}`)
  return (
    <div className="part">
      <h2>
        {where} <small>{list.length}</small>
      </h2>
      {list.length === 0 && <p className="quiet">{t('learn.builder.empty')}</p>}
      <ul aria-label={where}>
        {counted(list).map(([id, n]) => (
          <Line key={id} bench={bench} card={bench.cardOf(id)} n={n} part={part} where={where} />
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  readonly bench: Bench
  readonly card: Card
  readonly n: number
  readonly part: string
  readonly where: string
}

const Line = ({ bench, card, n, part, where }: LineProps) => {
  const { t } = useTranslation()
  return (
    <li>
      <Emblem facts={factsOfCard(bench.module.game.id, card)} />
      <span className="name">{card.name}</span>
      <span className="copies">
        <button
          type="button"
          className="icon-btn"
          aria-label={t('learn.builder.takeFrom', { card: card.name, where })}
          onClick={() => bench.drop(card.id, part)}
        >
          <Glyph name="minus" size={15} />
        </button>
        <b>{n}</b>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('learn.builder.oneMore', { card: card.name, where })}
          onClick={() => bench.add(card, part)}
        >
          <Glyph name="plus" size={15} />
        </button>
      </span>
    </li>
  )
}
