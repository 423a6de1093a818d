import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import type { Fault } from './kind.ts'
import { advise } from './suggest.ts'
import type { Bench } from './use-builder.ts'

const MOST_ADVISED = 4

export const FaultLine = ({ game, fault }: { readonly game: string; readonly fault: Fault }) => {
  const { t } = useTranslation()
  return (
    <li>
      <bdi>
        {fault.line > 0 && <b>{t('learn.builder.line', { n: fault.line })} </b>}
        {fault.says}
      </bdi>{' '}
      {fault.rule !== null && (
        <Link to="/rules/$game" params={{ game }} hash={fault.rule} target="_blank" className="rule-id">
          {fault.rule}
        </Link>
      )}
    </li>
  )
}

/** What the game says against the list, and what would go well with it. */
export const Legality = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const { faults, kind, deck, module } = bench
  const advice = useMemo(() => advise(kind, deck.parts), [kind, deck.parts])
  const hints = useMemo(() => kind.hints(deck.parts), [kind, deck.parts])
  return (
    <section className="card legality" aria-labelledby="legality">
      <h2 id="legality">{t('learn.builder.legality')}</h2>
      <p className={faults.length === 0 ? 'verdict good' : 'verdict bad'} role="status">
        <Glyph name={faults.length === 0 ? 'check' : 'cross'} size={17} />
        {faults.length === 0 ? t('learn.builder.legal') : t('learn.builder.faults', { count: faults.length })}
      </p>
      <ul aria-label={t('learn.builder.legality')}>
        {faults.map((fault) => (
          <FaultLine key={`${fault.rule} ${fault.says}`} game={module.game.id} fault={fault} />
        ))}
      </ul>
      {hints.length > 0 && (
        <>
          <h3>{t('learn.builder.hints')}</h3>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </>
      )}
      {advice !== null && advice.missing.length > 0 && (
        <>
          <h3>{t('learn.builder.missing')}</h3>
          <p className="quiet">{t('learn.builder.like', { name: advice.like.name, count: advice.shared })}</p>
          <ul className="advice">
            {advice.missing.slice(0, MOST_ADVISED).map(({ card, part, copies }) => (
              <li key={`${part} ${card}`}>
                <span>
                  {copies} × {bench.cardOf(card).name}
                </span>
                <button
                  type="button"
                  className="btn small"
                  aria-label={t('learn.builder.addTo', {
                    card: `${copies} × ${bench.cardOf(card).name}`,
                    where: t(`learn.builder.part.${part as 'main'}`),
                  })}
                  onClick={() => bench.add(bench.cardOf(card), part, copies)}
                >
                  <Glyph name="plus" size={15} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
