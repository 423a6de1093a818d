import type { Card } from '@duelhall/kernel'
import { createContext, use, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../cards/card-list.tsx'
import { CardSheet } from '../cards/card-sheet.tsx'
import { Filters, useFilter } from '../cards/filters.tsx'
import { listed } from '../cards/library.ts'
import { Glyph } from '../parts/glyph.tsx'
import type { Bench } from './use-builder.ts'

/** Every card there is, with a button for each part it may go to. */
export const Pool = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const cards = useMemo(() => bench.module.catalog.map(listed), [bench.module])
  const { shown, filter } = useFilter(cards)
  const [open, setOpen] = useState<Card | null>(null)
  const tools = useCallback((card: Card) => <Adders card={card} />, [])
  return (
    <BenchContext value={bench}>
      <section className="card pool" aria-label={t('learn.builder.pane.pool')}>
        <h2 className="unseen">{t('learn.builder.pane.pool')}</h2>
        <Filters filter={filter} count={shown.length} of={cards.length} isWide={false} />
        {open !== null && (
          <div className="peek">
            <button type="button" className="icon-btn" aria-label={t('app.close')} onClick={() => setOpen(null)}>
              <Glyph name="cross" size={18} />
            </button>
            <CardSheet game={bench.module.game.id} card={open} />
          </div>
        )}
        <div className="scroll">
          <CardList game={bench.module.game.id} cards={shown} label={t('learn.cards.list')} onOpen={setOpen} tools={tools} />
          {shown.length === 0 && <p className="quiet">{t('learn.cards.none')}</p>}
        </div>
      </section>
    </BenchContext>
  )
}

const BenchContext = createContext<Bench | null>(null)

const Adders = ({ card }: { readonly card: Card }) => {
  const { t } = useTranslation()
  const bench = use(BenchContext)!
  return (
    <span className="adders">
      {bench.kind.homes(card).map((part) => {
        const n = bench.deck.parts[part]?.filter((id) => id === card.id).length ?? 0
        const where = t(`learn.builder.part.${part as 'main'}`)
        return (
          <button
            key={part}
            type="button"
            className="chip"
            aria-label={t('learn.builder.addTo', { card: card.name, where })}
            onClick={() => bench.add(card, part)}
          >
            + {where}
            {n > 0 && <b> {n}</b>}
          </button>
        )
      })}
    </span>
  )
}
