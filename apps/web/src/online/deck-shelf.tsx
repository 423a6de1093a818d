import { shelf } from 'virtual:shelf'
import { rules } from 'virtual:shelf/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindFor } from '../builder/kinds/index.ts'
import { type KeptDeck, useDecks } from '../builder/store.ts'
import { call, saysOf } from './call.ts'
import { keepOnServer, useServerDecks } from './server-decks.ts'

/** The viewer's decks on the server, and those of this browser that could be kept there. */
export const DeckShelf = () => {
  const { t } = useTranslation()
  const [game, setGame] = useState(shelf[0]!.id)
  const [version, setVersion] = useState(0)
  const [trouble, setTrouble] = useState('')
  const kept = useServerDecks(game, version)
  const local = useDecks(game).filter((deck) => !kept.some((one) => one.name === deck.name))
  const run = (work: () => Promise<unknown>) => {
    setTrouble('')
    work()
      .then(() => setVersion(version + 1))
      .catch((error) => setTrouble(saysOf(error)))
  }
  const upload = async (deck: KeptDeck) => keepOnServer(deck, await kindFor(await rules[game]!()), kept)
  return (
    <section className="card list" aria-label={t('online.profile.decks')}>
      <h2>{t('online.profile.decks')}</h2>
      <label className="field-row">
        <span className="label">{t('online.lobby.game')}</span>
        <select className="input" value={game} onChange={(event) => setGame(event.target.value)}>
          {shelf.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {trouble !== '' && <p role="alert">{trouble}</p>}
      {kept.length === 0 && <p className="quiet">{t('online.profile.noDecks')}</p>}
      <ul>
        {kept.map((deck) => (
          <li key={deck.id} className="person">
            <span>
              <b>{deck.name}</b>
              {deck.problems.length > 0 && (
                <small>{t('online.profile.wrong', { says: deck.problems[0]!.says.replace(/^[A-Z_]+: /, '') })}</small>
              )}
            </span>
            <button type="button" className="btn small" onClick={() => run(() => call('dropDeck', { body: { id: deck.id } }))}>
              {t('online.profile.drop', { name: deck.name })}
            </button>
          </li>
        ))}
      </ul>
      {local.length > 0 && (
        <>
          <h3>{t('online.profile.local')}</h3>
          <ul>
            {local.map((deck) => (
              <li key={deck.id} className="person">
                <b>{deck.name}</b>
                <button type="button" className="btn small" onClick={() => run(() => upload(deck))}>
                  {t('online.profile.upload', { name: deck.name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
