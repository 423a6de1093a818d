import type { ShelfEntry } from 'virtual:shelf'
import type { BringsSent } from '@duelhall/api'
import { useTranslation } from 'react-i18next'
import { useServerDecks } from './server-decks.ts'

interface BringsProps {
  readonly game: ShelfEntry
  readonly value: BringsSent
  onChange(brings: BringsSent): void
}

/** What the viewer brings: a ready deck, or one that is kept on the server. */
export const Brings = ({ game, value, onChange }: BringsProps) => {
  const { t } = useTranslation()
  const kept = useServerDecks(game.id).filter((deck) => deck.problems.length === 0)
  if (game.decks.length === 0 && kept.length === 0) return null
  const now = value === null ? '' : 'deck' in value ? `deck:${value.deck}` : 'saved' in value ? `saved:${value.saved}` : ''
  const take = (next: string) => {
    const [kind, id = ''] = [next.slice(0, next.indexOf(':')), next.slice(next.indexOf(':') + 1)]
    onChange(kind === 'deck' ? { deck: id } : kind === 'saved' ? { saved: id } : null)
  }
  return (
    <label className="field-row">
      <span className="label">{t('online.lay.brings')}</span>
      <select className="input" value={now} onChange={(event) => take(event.target.value)}>
        <option value="">{t('online.lay.bringsAuto')}</option>
        {kept.length > 0 && (
          <optgroup label={t('online.lay.kept')}>
            {kept.map((deck) => (
              <option key={deck.id} value={`saved:${deck.id}`}>
                {deck.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('online.lay.ready')}>
          {game.decks.map((deck) => (
            <option key={deck.id} value={`deck:${deck.id}`}>
              {deck.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
