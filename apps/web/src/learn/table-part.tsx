import '../table/table.css'
import './learn.css'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Waiting } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { GenericField } from '../table/generic-field.tsx'
import { Inspector } from '../table/inspector.tsx'
import { Players } from '../table/players.tsx'
import type { SkinProps } from '../table/skin.ts'
import { useSkinOf } from '../table/table-page.tsx'
import { Choices } from './choices.tsx'

/** The table of a lesson or puzzle, with what is said about it at its side. */
export const TablePart = ({ props, children }: { readonly props: SkinProps; readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const skin = useSkinOf(props.view.game, null)
  if (skin === undefined) return <Waiting />
  const Field = skin?.Field ?? GenericField
  const Side = skin?.Side
  return (
    <Frame>
      <div
        className="lesson"
        data-phone={props.phone || undefined}
        style={{ '--room': roomOf(props.view.game).accent, '--a': roomOf(props.view.game).accent } as CSSProperties}
      >
        <div className="says">{children}</div>
        <section className="field" aria-label={t('table.field')}>
          <h2 className="unseen">{t('table.field')}</h2>
          <Field {...props} />
        </section>
        <div className="beside">
          <Choices key={props.beat} props={props} />
          {Side !== undefined && <Side {...props} />}
          <Players skin={skin} props={props} />
          <Inspector skin={skin} props={props} canAsk={false} />
        </div>
      </div>
    </Frame>
  )
}
