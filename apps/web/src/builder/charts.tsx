import { useTranslation } from 'react-i18next'
import { valuesOf } from '../cards/facets.ts'
import { useFactWords } from '../cards/words.ts'
import { sizeOf } from './kind.ts'
import type { Bench } from './use-builder.ts'

const MOST_KINDS = 8

/** How many cards of the list have each value of a fact. */
function tally(bench: Bench, key: string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const id of Object.values(bench.deck.parts).flat())
    for (const value of valuesOf(bench.cardOf(id), key)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

/** The curve of levels, costs or powers, and what kinds of cards there are. */
export const Charts = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const words = useFactWords()
  if (sizeOf(bench.deck.parts) === 0) return null
  const curve = [...tally(bench, bench.kind.curve)].sort((a, b) => Number(a[0]) - Number(b[0]))
  const kinds = [...tally(bench, bench.kind.kinds)].sort((a, b) => b[1] - a[1]).slice(0, MOST_KINDS)
  const top = Math.max(1, ...curve.map(([, n]) => n))
  const most = Math.max(1, ...kinds.map(([, n]) => n))
  return (
    <section className="card charts" aria-labelledby="charts">
      <h2 id="charts">{t('learn.builder.curve', { fact: words.key(bench.kind.curve) })}</h2>
      <ol className="curve">
        {curve.map(([value, n]) => (
          <li key={value} aria-label={t('learn.builder.bar', { value, count: n })}>
            <b>{n}</b>
            <i style={{ height: `${(56 * n) / top}px` }} />
            <span>{value}</span>
          </li>
        ))}
      </ol>
      <h3>{words.key(bench.kind.kinds)}</h3>
      <ol className="kinds">
        {kinds.map(([value, n]) => (
          <li key={value}>
            <span>{words.value(value)}</span>
            <i style={{ width: `${(100 * n) / most}%` }} />
            <b>{n}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
