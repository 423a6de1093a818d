import './rules.css'
import './summary.css'
import type { Book } from 'virtual:rulebook'
import { Link, useParams } from '@tanstack/react-router'
import { type CSSProperties, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing, Waiting } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { brief, documentOf, useBook } from './book.ts'
import { isOf, type SummaryPart, summaries, summaryParts } from './summaries.ts'

interface Told {
  readonly part: SummaryPart
  readonly rules: Book['chapters'][number]['rules']
}

/** The chosen rules of a game in the catalogue's own words. */
export function summaryOf(game: string, book: Book): readonly Told[] {
  const summary = summaries[documentOf(game) ?? '']
  const byId = new Map(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule] as const)))
  return summaryParts.flatMap((part) => {
    const rules = (summary?.[part] ?? []).flatMap((id) => byId.get(id) ?? []).filter((rule) => isOf(game, rule.text))
    return rules.length === 0 ? [] : [{ part, rules }]
  })
}

/** A game on one sheet of paper. */
export const SummaryPage = () => {
  const { t } = useTranslation()
  const { game } = useParams({ strict: false }) as { game: string }
  const book = useBook(game)
  const told = useMemo(() => (book === null ? [] : summaryOf(game, book)), [game, book])
  if (documentOf(game) === null) return <Missing />
  if (book === null) return <Waiting />
  return (
    <Frame>
      <article className="summary" style={{ '--a': roomOf(game).accent } as CSSProperties}>
        <header>
          <h1>{t('learn.rules.summaryOf', { game: gameName(game) })}</h1>
          <p className="ends">
            <button type="button" className="btn" onClick={() => window.print()}>
              {t('learn.rules.print')}
            </button>
            <Link to="/rules/$game" params={{ game }} className="btn plain">
              <Glyph name="book" size={17} />
              {t('learn.rules.whole')}
            </Link>
          </p>
        </header>
        <div className="columns">
          {told.map(({ part, rules }) => (
            <section key={part} aria-labelledby={`summary-${part}`}>
              <h2 id={`summary-${part}`}>{t(`learn.rules.part.${part}`)}</h2>
              <ul>
                {rules.map((rule) => (
                  <li key={rule.id}>
                    {brief(rule.text)}{' '}
                    <Link to="/rules/$game" params={{ game }} hash={rule.id} className="rule-id">
                      {rule.id}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </article>
    </Frame>
  )
}
