import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../engine/protocol.ts'
import { Glyph } from '../parts/glyph.tsx'
import { useRule } from '../rules/book.ts'
import { useSession, useTable } from './context.ts'

const WIDTH = 340
/** Reasons told at once. */
const MOST = 4

/** Why what was pressed is not on offer, beside it, with the rule's own words. */
export const RefusalCard = () => {
  const { t } = useTranslation()
  const session = useSession()
  const refusal = useTable((state) => state.refusal)
  const live = useTable((state) => state.scene?.view.decision?.player === state.viewer)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal === null) return
    const close = (event: PointerEvent) => {
      if (!card.current?.contains(event.target as Node)) session.forgive()
    }
    const later = setTimeout(() => window.addEventListener('pointerdown', close), 0)
    return () => {
      clearTimeout(later)
      window.removeEventListener('pointerdown', close)
    }
  }, [refusal, session])
  if (refusal === null) return null
  const { near, reasons, about } = refusal
  const left = Math.max(8, Math.min(near.left + near.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8))
  const isBelow = near.bottom < innerHeight * 0.6
  const place = isBelow ? { top: near.bottom + 10 } : { bottom: innerHeight - near.top + 10 }
  return (
    <div ref={card} className="card refusal rise" role="alert" style={{ left, width: Math.min(WIDTH, innerWidth - 16), ...place }}>
      <header>
        <h2>{about === '' ? t('table.why') : about}</h2>
        <button type="button" className="icon-btn" aria-label={t('app.close')} onClick={session.forgive}>
          <Glyph name="cross" size={16} />
        </button>
      </header>
      {reasons.length === 0 && <p>{live ? t('table.whyNothing') : t('table.whyOther')}</p>}
      <ul>
        {reasons.slice(0, MOST).map((reason, i) => (
          <li key={`${reason.rule} ${reason.says}`}>
            <p>{withoutRule(reason)}</p>
            <RuleLine rule={reason.rule} isQuoted={reasons.findIndex(({ rule }) => rule === reason.rule) === i} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sentence alone: its rule stands below it, with its words. */
const withoutRule = ({ rule, says }: Reason): string => says.replace(` (${rule})`, '')

/** The id of a rule, which leads to its page, and its words where they have not been said yet. */
const RuleLine = ({ rule, isQuoted }: { readonly rule: string; readonly isQuoted: boolean }) => {
  const { t } = useTranslation()
  const game = useTable((state) => state.game!)
  const text = useRule(game, rule)
  return (
    <p className="rule-line">
      <Link to="/rules/$game" params={{ game }} hash={rule} target="_blank" className="rule-id" aria-label={t('table.seeRule', { rule })}>
        {rule}
      </Link>{' '}
      {isQuoted && text}
    </p>
  )
}
