import type { Card } from '@duelhall/kernel'
import { memo, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chosen, type Facet, facetsOf, found, sorted, sortsOf } from './facets.ts'
import type { Listed } from './library.ts'
import { useFactWords } from './words.ts'

export interface Filter {
  readonly typed: string
  readonly chosen: Chosen
  readonly by: string
  readonly facets: readonly Facet[]
  readonly sorts: readonly string[]
  type(text: string): void
  choose(key: string, value: string): void
  clear(): void
  sortBy(key: string): void
}

/** A list of cards and what is wanted of it. */
export function useFilter(cards: readonly Listed[]): {
  readonly shown: readonly Listed[]
  readonly filter: Filter
} {
  const [typed, type] = useState('')
  const [chosen, setChosen] = useState<Chosen>({})
  const [by, sortBy] = useState('printed')
  const plain: readonly Card[] = useMemo(() => cards.map(({ card }) => card), [cards])
  const facets = useMemo(() => facetsOf(plain), [plain])
  const sorts = useMemo(() => sortsOf(plain), [plain])
  // Put in order once; what is found keeps it.
  const ordered = useMemo(() => sorted(cards, by), [cards, by])
  const shown = useMemo(() => found(ordered, typed, chosen), [ordered, typed, chosen])
  const choose = useCallback(
    (key: string, value: string) =>
      setChosen((before) => {
        const of = before[key] ?? []
        return { ...before, [key]: of.includes(value) ? of.filter((one) => one !== value) : [...of, value] }
      }),
    [],
  )
  const clear = () => {
    type('')
    setChosen({})
  }
  return { shown, filter: { typed, chosen, by, facets, sorts, type, choose, clear, sortBy } }
}

interface FiltersProps {
  readonly filter: Filter
  readonly count: number
  readonly of: number
  /** Whether there is room to lay all facets out at once. */
  readonly isWide: boolean
}

/** Search, facets as buttons that stay pressed, and the order. */
export const Filters = ({ filter, count, of, isWide }: FiltersProps) => {
  const { t } = useTranslation()
  const words = useFactWords()
  const isOn = filter.typed !== '' || Object.values(filter.chosen).some((values) => values.length > 0)
  return (
    <div className="filters">
      <input
        className="input"
        type="search"
        value={filter.typed}
        placeholder={t('learn.cards.search')}
        aria-label={t('learn.cards.search')}
        onChange={(event) => filter.type(event.target.value)}
      />
      <details className="facets" open={isWide}>
        <summary>{t('learn.cards.filters')}</summary>
        {filter.facets.map((facet) => (
          <Values key={facet.key} facet={facet} chosen={filter.chosen[facet.key] ?? none} choose={filter.choose} />
        ))}
      </details>
      <div className="count">
        <p role="status">{t('learn.cards.count', { count, of })}</p>
        {isOn && (
          <button type="button" className="btn small plain" onClick={filter.clear}>
            {t('learn.cards.clear')}
          </button>
        )}
        <select
          className="input"
          aria-label={t('learn.cards.sort')}
          value={filter.by}
          onChange={(event) => filter.sortBy(event.target.value)}
        >
          <option value="printed">{t('learn.cards.printed')}</option>
          <option value="name">{t('learn.cards.byName')}</option>
          {filter.sorts.map((key) => (
            <option key={key} value={key}>
              {t('learn.cards.highest', { fact: words.key(key) })}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

const none: readonly string[] = []

interface ValuesProps {
  readonly facet: Facet
  readonly chosen: readonly string[]
  choose(key: string, value: string): void
}

/** The values of one facet; typing does not draw them anew. */
const Values = memo(({ facet: { key, values }, chosen, choose }: ValuesProps) => {
  const words = useFactWords()
  return (
    <fieldset>
      <legend>{words.key(key)}</legend>
      <div className="chips">
        {values.map((value) => (
          <button key={value} type="button" className="chip" aria-pressed={chosen.includes(value)} onClick={() => choose(key, value)}>
            {words.value(value)}
          </button>
        ))}
      </div>
    </fieldset>
  )
})
