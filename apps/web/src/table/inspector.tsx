import type { Breakdown, Handle } from '@duelhall/kernel'
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

/** What games tell screens for their drawings and for the log; nobody reads it in words. */
const bookkeeping =
  'card number host isCard proper shown setOn playedOn changedOn attackedOn moved partly blocks where subtitle faces'.split(' ')

/** Words that place a card: its kind, its type; not its name, its dice or where it was printed. */
const isKind = (key: string, value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length < 24 && !/[/,]/.test(value) && !['name', 'set', 'rarity', 'faces'].includes(key)

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
  const isKnown = (one: Handle) => one < props.seats.length || props.view.pieces[one]?.def !== null
  const explained = props.breakdown(piece).map((one) => one.stat)
  const Picture = skin?.Picture
  const facts = card?.facts ?? {}
  const kind = Object.entries(facts).flatMap(([key, value]) => (isKind(key, value) ? [spaced(String(value))] : []))
  const numbers = valueLines(shown.values, [
    'name',
    ...explained,
    ...bookkeeping,
    ...Object.keys(facts).filter((key) => typeof facts[key] === 'string' && shown.values[key] === facts[key]),
  ])
  return (
    <section className="card inspector" aria-label={t('table.inspector')}>
      <div className="art" aria-hidden="true">
        {Picture === undefined ? <Medallion name={name} colour={shown.controller} /> : <Picture {...props} piece={piece} />}
      </div>
      <div className="about">
        <h2>{name}</h2>
        {kind.length > 0 && <p className="kind">{[...new Set(kind)].join(', ')}</p>}
      </div>
      {props.breakdown(piece).map((one) => (
        <Explained key={one.stat} breakdown={one} now={shown.values[one.stat]} nameOf={props.nameOf} isKnown={isKnown} self={piece} />
      ))}
      {card !== null && card.text !== '' && <p className="text">{card.text}</p>}
      <dl hidden={numbers.length === 0}>
        {numbers.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canAsk && piece >= props.seats.length && (
        <button type="button" className="btn small why" onClick={(event) => props.refuse({ piece }, event.currentTarget)}>
          {t('table.why')}
        </button>
      )}
    </section>
  )
}

interface ExplainedProps {
  readonly breakdown: Breakdown
  readonly now: unknown
  readonly self: Handle
  nameOf(piece: Handle): string
  isKnown(piece: Handle): boolean
}

/** How a number came about: what is printed, then every change with whose it is. */
const Explained = ({ breakdown, now, self, nameOf, isKnown }: ExplainedProps) => {
  const { t } = useTranslation()
  const { stat, printed, changes } = breakdown
  const by = (source: Handle | null) => {
    if (source === null || !isKnown(source)) return t('table.byEarlier')
    return source === self ? t('table.byItself') : nameOf(source)
  }
  return (
    <div className="explained" data-way={Number(now) > printed ? 'up' : Number(now) < printed ? 'down' : undefined}>
      <p>
        <b>{String(now)}</b> <span>{spaced(stat)}</span>
      </p>
      <ul>
        <li>
          <b>{printed}</b> <span>{t('table.printedWord')}</span>
        </li>
        {changes.map((change, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes stand in their order
          <li key={i}>
            <b>{change.set === null ? `${change.add > 0 ? '+' : '−'}${Math.abs(change.add)}` : `= ${change.set}`}</b>{' '}
            <span>{by(change.source)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
