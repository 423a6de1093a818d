import '../table/table.css'
import './beside-table.css'
import './online.css'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message, Waiting } from '../app/states.tsx'
import { type Around, AroundContext } from '../table/around.ts'
import { SessionContext, useTable } from '../table/context.ts'
import { OpenTable } from '../table/table-page.tsx'
import { Chat } from './chat.tsx'
import { MatchContext, useMatch } from './match-state.ts'
import { OnlineNotice } from './notice.tsx'
import { OnlineOver } from './over.tsx'
import { SeatState } from './seat-state.tsx'
import { createOnlineSession, type OnlineSession } from './session.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** A match by its address: the room before it begins, the table while it is played and after it. */
export const MatchPage = () => {
  const { match } = useParams({ strict: false }) as { match: string }
  const [session, setSession] = useState<OnlineSession | null>(null)
  useEffect(() => {
    const opened = createOnlineSession(match)
    setSession(opened)
    void opened.open()
    return () => opened.close()
  }, [match])
  if (session === null || session.match.getState().match !== match) return <Waiting />
  return (
    <SessionContext value={session}>
      <MatchContext value={session.match}>
        <Inside session={session} />
      </MatchContext>
    </SessionContext>
  )
}

const Inside = ({ session }: { readonly session: OnlineSession }) => {
  const { t } = useTranslation()
  const gone = useMatch((state) => state.gone)
  const agreed = useMatch((state) => state.agreed)
  const status = useMatch((state) => state.status)
  const you = useMatch((state) => state.you)
  const isOver = useTable((state) => (state.scene?.outcome ?? null) !== null)
  const around = useMemo<Around>(
    () => ({
      Seat: SeatState,
      Side: Chat,
      Notice: () => <OnlineNotice session={session} />,
      Over: OnlineOver,
      menu:
        you === null || isOver ? [] : [{ id: 'plead', glyph: 'undo', words: t('online.table.plead'), act: () => session.plead('plead') }],
    }),
    [session, you, isOver, t],
  )
  if (gone !== null)
    return (
      <Message title={t('online.room.gone')}>
        <p className="quiet">{gone}</p>
      </Message>
    )
  if (agreed === null) return <Waiting />
  if (status === 'open') return <WaitingRoom />
  return (
    <AroundContext value={around}>
      <OpenTable session={session} />
    </AroundContext>
  )
}
