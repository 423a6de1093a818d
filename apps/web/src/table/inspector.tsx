import { useTranslation } from 'react-i18next'
import { Medallion } from './medallion.tsx'
import { spaced, valueLines } from './naming.ts'
import type { Skin, SkinProps } from './skin.ts'

interface InspectorProps {
  readonly skin: Skin | null
  readonly props: SkinProps
  /** Whether one may ask why the piece cannot be used: not in replays. */
  readonly canAsk: boolean
}

/** The piece under pointer or focus, in full: what it is, its values now and as printed, and its text. */
export const Inspector = ({ skin, props, canAsk }: InspectorProps) => {
  const { t } = useTranslation()
  const piece = props.inspected
  const shown = piece === null ? undefined : props.view.pieces[piece]
  if (piece === null || shown === undefined) {
    return (
      <section className="card inspector" aria-label={t('table.inspector')}>
        <p className="quiet">{t('table.inspectorEmpty')}</p>
      </section>
    )
  }
  const card = props.card(piece)
  const name = piece < props.seats.length ? props.nameOf(piece) : shown.def === null ? t('table.hidden') : props.nameOf(piece)
  const Picture = skin?.Picture
  const facts = card?.facts ?? {}
  const kind = Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' && key !== 'name' ? [spaced(value)] : [],
  )
  const numbers = valueLines(shown.values, [
    'name',
    ...Object.keys(facts).filter((key) => typeof facts[key] === 'string' && shown.values[key] === facts[key]),
  ])
  return (
    <section className="card inspector" aria-label={t('table.inspector')}>
      <div className="art" aria-hidden="true">
        {Picture === undefined ? <Medallion name={name} colour={shown.controller} /> : <Picture {...props} piece={piece} />}
      </div>
      <div className="about">
        <h2>{name}</h2>
        {kind.length > 0 && <p className="kind">{kind.join(', ')}</p>}
        <dl>
          {numbers.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                {value}
                <Printed now={value} printed={facts[Object.keys(shown.values).find((one) => spaced(one) === key) ?? '']} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {card !== null && card.text !== '' && <p className="text">{card.text}</p>}
      {canAsk && piece >= props.seats.length && (
        <button type="button" className="btn small why" onClick={(event) => props.refuse({ piece }, event.currentTarget)}>
          {t('table.why')}
        </button>
      )}
    </section>
  )
}

/** The printed number where the current one differs. */
const Printed = ({ now, printed }: { readonly now: string; readonly printed: unknown }) => {
  const { t } = useTranslation()
  if (typeof printed !== 'number' || String(printed) === now || Number.isNaN(Number(now))) return null
  return (
    <small className={Number(now) > printed ? 'up' : 'down'}>
      {Number(now) > printed ? '▲' : '▼'} {t('table.printed', { n: printed })}
    </small>
  )
}
