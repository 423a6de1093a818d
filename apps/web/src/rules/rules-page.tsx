import './rules.css'
import type { Chapter } from 'virtual:rulebook'
import { shelf } from 'virtual:shelf'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { type CSSProperties, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'
import { SeeIt, useShown } from '../learn/see-it.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { documentOf, useBook } from './book.ts'
import { Glossary, wordsWith } from './glossary.tsx'
import { Marked } from './marked.tsx'

/** The rulebooks of all games. */
export const RulesIndex = () => {
  const { t } = useTranslation()
  return (
    <Frame>
      <div className="rules">
        <h1>{t('rules.all')}</h1>
        <ul className="books">
          {shelf.map((game) => (
            <li key={game.id}>
              <Link
                to="/rules/$game"
                params={{ game: game.id }}
                className="card book"
                style={{ '--a': roomOf(game.id).accent } as CSSProperties}
              >
                <Glyph name="book" size={22} />
                <span>{game.name}</span>
                <Glyph name="right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}

/** The rules in which every word occurs. */
export function searched(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word))),
    }))
    .filter((chapter) => chapter.rules.length > 0)
}

/** One catalogue, searchable, each rule with an address of its own. */
export const RulesPage = () => {
  const { t } = useTranslation()
  const { game } = useParams({ strict: false }) as { game: string }
  const book = useBook(game)
  const lessons = useShown(game)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const shown = useMemo(() => searched(book?.chapters ?? [], wanted), [book, wanted])
  const words = useMemo(() => wordsWith(book?.words ?? [], wanted), [book, wanted])
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  const { hash } = useLocation()
  useEffect(() => {
    if (book !== null && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [book, hash])
  if (documentOf(game) === null) return <Missing />
  return (
    <Frame>
      <div className="rules" style={{ '--a': roomOf(game).accent } as CSSProperties}>
        <header>
          <h1>{t('rules.title', { game: gameName(game) })}</h1>
          <input
            className="input"
            type="search"
            value={typed}
            placeholder={t('rules.search')}
            aria-label={t('rules.search')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="quiet" role="status">
            {book === null ? t('app.loading') : count === 0 ? t('rules.none') : t('rules.found', { count })}
          </p>
          <p className="ends">
            <Link to="/rules/$game/summary" params={{ game }} className="btn small">
              <Glyph name="book" size={16} />
              {t('learn.rules.summary')}
            </Link>
          </p>
        </header>
        <Glossary words={words} />
        {shown.map((chapter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may come twice
          <section key={`${chapter.title} ${i}`}>
            <h2>{chapter.title}</h2>
            <dl>
              {chapter.rules.map((rule) => (
                <div key={rule.id} id={rule.id} className="rule" data-now={rule.id === hash || undefined}>
                  <dt>
                    <a href={`#${rule.id}`}>{rule.id}</a>
                  </dt>
                  <dd>
                    <Marked text={rule.text} />
                    {lessons.has(rule.id) && <SeeIt game={game} rule={rule.id} lesson={lessons.get(rule.id)!} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Frame>
  )
}
