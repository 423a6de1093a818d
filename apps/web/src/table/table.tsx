import { type CSSProperties, memo, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { AroundContext } from './around.ts'
import { useChime } from './chime.ts'
import { useTable } from './context.ts'
import { Curtain } from './curtain.tsx'
import { GenericField } from './generic-field.tsx'
import { Inspector } from './inspector.tsx'
import { useKeys } from './keys.tsx'
import { Live } from './live.tsx'
import { Log } from './log.tsx'
import { useMotion } from './motion.ts'
import { Notices } from './notices.tsx'
import { Over } from './over.tsx'
import { Players } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { RefusalCard } from './refusal-card.tsx'
import type { Skin } from './skin.ts'
import { type Shown, useShown, useSkinProps } from './skin-props.ts'
import { TopBar } from './top-bar.tsx'
import { Steps, Track } from './track.tsx'
import { useRoomy } from './use-phone.ts'

/** A table, or the curtain before it. */
export const Table = ({ skin }: { readonly skin: Skin | null }) => {
  const curtain = useTable((state) => state.curtain)
  const shown = useShown()
  useChime()
  return curtain === null ? <Laid skin={skin} shown={shown} /> : <Curtain player={curtain} />
}

const nothing: NonNullable<Skin['hurts']> = {}

/** The table, common to all games: the field is the skin's, all around it is ours. */
const Laid = memo(function Laid({ skin, shown }: { readonly skin: Skin | null; readonly shown: Shown }) {
  const { t } = useTranslation()
  const props = useSkinProps(shown)
  const isOver = shown.scene!.outcome !== null
  const [isSideOpen, setSideOpen] = useState(false)
  const around = useContext(AroundContext)
  const keys = useKeys(props)
  // Two players face each other: the one above, the steps of the turn, the one below.
  const isPair = useRoomy() && props.seats.length === 2
  const table = useRef<HTMLDivElement>(null)
  useMotion(table, props, skin?.hurts ?? nothing)
  const Field = skin?.Field ?? GenericField
  const Side = skin?.Side
  const TheOver = around.Over ?? Over
  return (
    <div
      ref={table}
      className="table"
      data-phone={props.phone || undefined}
      data-pair={isPair || undefined}
      data-over={isOver || undefined}
      style={{ '--room': roomOf(props.view.game).accent } as CSSProperties}
    >
      <TopBar props={props} hasTrack={!props.phone && !isPair} onKeys={keys.show} onSide={() => setSideOpen(!isSideOpen)} />
      <section className="rail" aria-label={t('table.players')}>
        <Players skin={skin} props={props} />
        {props.phone && skin?.hasSteps !== true && <Track view={props.view} />}
        {isPair && <Steps props={props} />}
      </section>
      <main className="field" aria-label={t('table.field')} id="field" tabIndex={-1}>
        <h2 className="unseen">{t('table.field')}</h2>
        <Field {...props} />
      </main>
      <div className="asking">
        <Notices />
        {around.Notice !== undefined && <around.Notice />}
        {isOver ? <TheOver /> : <Prompt skin={skin} props={props} />}
      </div>
      <aside className="side" data-open={isSideOpen || undefined} aria-label={t('table.panelLog')}>
        {props.phone && (
          <button type="button" className="btn small" onClick={() => setSideOpen(false)}>
            {t('app.close')}
          </button>
        )}
        {Side !== undefined && <Side {...props} />}
        <Inspector skin={skin} props={props} canAsk={props.viewer !== null && !isOver} />
        {around.Side !== undefined && <around.Side />}
        <Log colour={skin?.colour === undefined ? null : (player) => skin.colour!(props.view, player)} />
      </aside>
      <RefusalCard />
      <Live />
      {keys.dialog}
    </div>
  )
})
