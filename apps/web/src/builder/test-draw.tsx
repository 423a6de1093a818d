import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { Emblem, factsOfCard } from '../pieces/emblem.tsx'
import type { Drawn } from './kind.ts'
import type { Bench } from './use-builder.ts'

/** A whole number below `n`, by the browser's own chance. */
const below = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n

/** A hand, or a roll, as the list might bring it. */
export const TestDraw = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const isPossible = (bench.kind.draw(bench.deck.parts, () => 0) ?? []).length > 0
  if (!isPossible) return null
  const isRoll = drawn.some((one) => one.face !== null)
  return (
    <section className="card test-draw" aria-labelledby="test-draw">
      <h2 id="test-draw">{t('learn.builder.test')}</h2>
      <button type="button" className="btn small" onClick={() => setDrawn(bench.kind.draw(bench.deck.parts, below) ?? [])}>
        <Glyph name="dice" size={16} />
        {t('learn.builder.draw')}
      </button>
      <ul aria-label={isRoll ? t('learn.builder.rolled') : t('learn.builder.hand')}>
        {drawn.map(({ card, face }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
          <li key={`${card} ${i}`}>
            <Emblem facts={factsOfCard(bench.module.game.id, bench.cardOf(card))} />
            <span>
              {bench.cardOf(card).name}
              {face !== null && <b> {face}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
