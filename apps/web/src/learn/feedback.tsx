import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../engine/protocol.ts'

/** What the last press came to, when it was not what is asked. */
export type Said =
  | { readonly kind: 'other'; readonly words: string }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'hint'; readonly words: string }

/** A hint, or why something was not taken; a refusal with the rule that says so. */
export const Feedback = ({ game, said }: { readonly game: string; readonly said: Said | null }) => {
  const { t } = useTranslation()
  return (
    <div className="feedback" role="status" data-kind={said?.kind}>
      {said?.kind === 'hint' && <p>{said.words}</p>}
      {said?.kind === 'other' && <p>{t('learn.lessons.notThis', { words: said.words })}</p>}
      {said?.kind === 'refused' &&
        (said.reasons.length === 0 ? (
          <p>{t('table.whyNothing')}</p>
        ) : (
          said.reasons.slice(0, 3).map((reason) => (
            <p key={`${reason.rule} ${reason.act}`}>
              {reason.says}{' '}
              <Link to="/rules/$game" params={{ game }} hash={reason.rule} target="_blank" className="rule-id">
                {reason.rule}
              </Link>
            </p>
          ))
        ))}
    </div>
  )
}
