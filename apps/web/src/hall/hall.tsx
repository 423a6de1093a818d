import './hall.css'
import { shelf } from 'virtual:shelf'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { doors } from '../games/rooms.ts'
import { removeSave, useSaves } from '../store/saves.ts'
import { Door } from './door.tsx'
import { RunningGame } from './running-game.tsx'

const MOST_RUNNING = 6

/** Home: what waits for you, and a door for each game. */
export const Hall = () => {
  const { t } = useTranslation()
  const { saves, broken } = useSaves()
  const running = saves.filter((save) => save.over === null).slice(0, MOST_RUNNING)
  const closed = doors.filter((door) => !shelf.some((game) => game.id === door))
  return (
    <Frame>
      <div className="hall">
        <section className="again" aria-labelledby="welcome">
          <div className="welcome">
            <h1 id="welcome">{running.length === 0 ? t('hall.welcome') : t('hall.welcomeBack')}</h1>
            <p className="quiet">{running.length === 0 ? t('hall.first') : t('hall.waiting', { count: running.length })}</p>
          </div>
          {running.length > 0 && (
            <ul className="runs" aria-label={t('hall.running')}>
              {running.map((save) => (
                <li key={save.id}>
                  <RunningGame save={save} />
                </li>
              ))}
            </ul>
          )}
        </section>
        {broken.length > 0 && (
          <div className="notice" role="alert">
            <p>{t('hall.broken', { count: broken.length })}</p>
            <button type="button" className="btn small" onClick={() => broken.forEach(removeSave)}>
              {t('hall.removeBroken')}
            </button>
          </div>
        )}
        <section className="rooms" aria-label={t('hall.games')}>
          {shelf.map((game) => (
            <Door key={game.id} game={game} />
          ))}
          {closed.map((door) => (
            <Door key={door} game={null} id={door} />
          ))}
        </section>
      </div>
    </Frame>
  )
}
