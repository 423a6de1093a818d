import type { ShelfEntry } from 'virtual:shelf'
import { useTranslation } from 'react-i18next'
import type { KeptDeck } from '../builder/store.ts'

export const seatKinds = ['you', 'friend', 'computer'] as const

/** A seat as it is being filled. */
export interface SeatDraft {
  readonly kind: (typeof seatKinds)[number]
  readonly level: number
  readonly name: string
  readonly deck: string | null
}

interface SeatRowProps {
  readonly game: ShelfEntry
  /** The lists that were built for it. */
  readonly built: readonly KeptDeck[]
  readonly n: number
  readonly seat: SeatDraft
  readonly placeholder: string
  onChange(part: Partial<SeatDraft>): void
}

const levels = [1, 2, 3, 4, 5] as const

/** Who sits here, how strong, and with what. */
export const SeatRow = ({ game, built, n, seat, placeholder, onChange }: SeatRowProps) => {
  const { t } = useTranslation()
  const deck = game.decks.find((one) => one.id === seat.deck)
  return (
    <li className="seat">
      <span className="n">{n}</span>
      <select
        className="input"
        aria-label={t('start.kindOf', { n })}
        value={seat.kind}
        onChange={(event) => onChange({ kind: event.target.value as SeatDraft['kind'] })}
      >
        {seatKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`start.${kind}`)}
          </option>
        ))}
      </select>
      {seat.kind === 'computer' ? (
        <select
          className="input"
          aria-label={t('start.levelOf', { n })}
          value={seat.level}
          onChange={(event) => onChange({ level: Number(event.target.value) })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {level} · {t(`start.level${level}`)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          aria-label={t('start.nameOf', { n })}
          value={seat.name}
          placeholder={placeholder}
          maxLength={24}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {game.decks.length > 0 && (
        <div className="deck">
          <select
            className="input"
            aria-label={t('start.deckOf', { n })}
            value={seat.deck ?? ''}
            onChange={(event) => onChange({ deck: event.target.value || null })}
          >
            <option value="">{t('start.deckAuto')}</option>
            <Lists label={t('start.decksReady')} lists={game.decks} />
            <Lists label={t('start.decksBuilt')} lists={built} />
          </select>
          {deck !== undefined && <small className="quiet">{deck.plan}</small>}
        </div>
      )}
    </li>
  )
}

/** Lists of one origin; nothing where there are none. */
const Lists = ({ label, lists }: { readonly label: string; readonly lists: readonly { readonly id: string; readonly name: string }[] }) =>
  lists.length > 0 && (
    <optgroup label={label}>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
