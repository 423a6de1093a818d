import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { newId, newSeed, writeSave } from '../store/saves.ts'
import { useTable } from './context.ts'

/** How it ended, and what one may want next. */
export const Over = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useTable((state) => state.save!)
  const outcome = useTable((state) => state.scene!.outcome)
  const again = () => {
    const id = newId()
    const now = Date.now()
    writeSave({
      ...save,
      id,
      replay: { ...save.replay, seed: newSeed(), choices: [], digest: '' },
      started: now,
      updated: now,
      over: null,
      turn: 1,
    })
    void navigate({ to: '/table/$id', params: { id } })
  }
  return (
    <section className="card prompt over" aria-label={t('table.over')}>
      <div className="question">
        <h2>{outcome}</h2>
        <p>{t('table.over')}</p>
      </div>
      <div className="aside">
        <Link to="/replay" search={{ game: save.id }} className="btn">
          <Glyph name="eye" size={18} />
          {t('table.watchReplay')}
        </Link>
        <button type="button" className="btn main" onClick={again}>
          {t('table.again')}
        </button>
        <Link to="/" className="btn">
          {t('app.toHall')}
        </Link>
      </div>
    </section>
  )
}
