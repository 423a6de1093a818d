import { useTranslation } from 'react-i18next'
import { shown } from './incoming.ts'
import { FaultLine } from './legality.tsx'
import type { Bench } from './use-builder.ts'

const MOST_TOLD = 30

/** What was wrong with what came in, and whether anything of it was taken. */
export const Report = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const { report, isFull } = bench
  return (
    <>
      {isFull && (
        <div className="notice" role="alert">
          <p>{t('learn.builder.full')}</p>
        </div>
      )}
      {report !== null && (
        <div className="notice" role="alert">
          <div>
            <p>
              <bdi>{shown(report.from)}</bdi> {report.taken ? t('learn.builder.taken') : t('learn.builder.refused')}
            </p>
            <ul>
              {report.faults.slice(0, MOST_TOLD).map((fault) => (
                <FaultLine
                  key={`${fault.line} ${fault.says}`}
                  game={bench.module.game.id}
                  fault={{ ...fault, says: shown(fault.says).replace(/^[A-Z_]+: /, '') }}
                />
              ))}
            </ul>
            {report.faults.length > MOST_TOLD && <p>{t('learn.builder.more', { count: report.faults.length - MOST_TOLD })}</p>}
          </div>
          <button type="button" className="btn small" onClick={bench.dismiss}>
            {t('app.close')}
          </button>
        </div>
      )}
    </>
  )
}
