import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { useTable } from '../table/context.ts'
import { call, newKey, saysOf } from './call.ts'
import { useMatch } from './match-state.ts'

/** How it ended, and what one may want next. */
export const OnlineOver = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const outcome = useTable((state) => state.scene!.outcome)
  const match = useMatch((state) => state.match)
  const you = useMatch((state) => state.you)
  const again = useMatch((state) => state.again)
  const [trouble, setTrouble] = useState('')
  const rematch = () => {
    call('rematch', { params: { match }, body: { key: newKey() } })
      .then((opened) => navigate({ to: '/play/$match', params: { match: opened.match } }))
      .catch((error) => setTrouble(saysOf(error)))
  }
  return (
    <section className="card prompt over online-over" aria-label={t('table.over')}>
      <div className="question">
        <h2>{outcome}</h2>
        <p role={trouble === '' ? undefined : 'alert'}>{trouble === '' ? t('table.over') : trouble}</p>
      </div>
      <div className="aside">
        <Link to="/replay" search={{ match }} className="btn">
          <Glyph name="eye" size={18} />
          {t('online.table.replay')}
        </Link>
        <Link to="/verify/$match" params={{ match }} className="btn">
          <Glyph name="dice" size={18} />
          {t('online.table.verify')}
        </Link>
        {you !== null && (
          <button type="button" className="btn main" onClick={rematch}>
            {again === null ? t('online.table.rematch') : t('online.table.toRematch')}
          </button>
        )}
        <Link to="/online" className="btn">
          {t('online.room.toLobby')}
        </Link>
      </div>
    </section>
  )
}
