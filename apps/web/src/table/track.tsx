import type { TableView } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { seatName, spaced } from './naming.ts'
import type { SkinProps } from './skin.ts'

/** Steps that are shown only while they are the current one: before and after the game. */
const outside = ['setup', 'over']

/** The steps of the turn, the current one lit. */
export const Track = ({ view }: { readonly view: TableView }) => {
  const { t } = useTranslation()
  const { phase } = view.turn
  const steps = outside.includes(phase) ? [phase] : view.track.filter((step) => !outside.includes(step))
  const now = steps.indexOf(phase)
  return (
    <ol className="track" aria-label={t('table.steps')} data-many={steps.length > 5 || undefined}>
      {steps.map((step, i) => (
        <li key={step} className={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
          <i aria-hidden="true">{i < now ? <Glyph name="check" size={12} /> : i + 1}</i>
          <span>{spaced(step)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The same between the panels of two players, every step by its name, under whose turn it is. */
export const Steps = ({ props }: { readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const { view, seats } = props
  const { player } = view.turn
  const isYours = seats[player]?.isYou === true
  return (
    <div className="steps">
      <h2>{isYours ? t('table.yourTurn') : t('table.whoseTurn', { name: seatName(seats, player) })}</h2>
      <Track view={view} />
    </div>
  )
}
