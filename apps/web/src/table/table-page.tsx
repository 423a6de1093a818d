import './table.css'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message, Waiting } from '../app/states.tsx'
import { skinOf } from '../games/skins.ts'
import { DownloadReplay } from '../replay/download.tsx'
import { removeSave } from '../store/saves.ts'
import { SessionContext, useTable } from './context.ts'
import { createSession } from './session.ts'
import type { Skin } from './skin.ts'
import type { Session } from './state.ts'
import { Table } from './table.tsx'

/** A table by its address: opens the session, fetches the skin, and closes both with the page. */
export const TablePage = () => {
  const { id } = useParams({ strict: false }) as { id: string }
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    const opened = createSession(id)
    setSession(opened)
    void opened.open()
    return () => opened.close()
  }, [id])
  if (session === null) return <Waiting />
  return (
    <SessionContext value={session}>
      <OpenTable session={session} />
    </SessionContext>
  )
}

/** The table of a session with its skin, once both are there. */
export const OpenTable = ({ session }: { readonly session: Session }) => {
  const game = useTable((state) => state.game)
  const isOpen = useTable((state) => state.scene !== null)
  const failed = useTable((state) => state.failed)
  const skin = useSkinOf(game, session)
  if (failed !== null) return <FailedTable />
  if (!isOpen || skin === undefined) return <Waiting />
  return <Table skin={skin} />
}

/** The skin of a game: undefined while it is fetched, null where there is none or none is wanted. */
export function useSkinOf(game: string | null, session: Session | null): Skin | null | undefined {
  const { skin: wanted } = useSearch({ strict: false }) as { skin?: string }
  const [skin, setSkin] = useState<Skin | null | undefined>(undefined)
  useEffect(() => {
    if (game === null) return
    let isWanted = true
    const found = wanted === 'none' ? Promise.resolve(null) : skinOf(game).catch(() => null)
    void found.then((one) => {
      if (!isWanted) return
      session?.wear(one)
      setSkin(one)
    })
    return () => {
      isWanted = false
    }
  }, [game, session, wanted])
  return skin
}

const FailedTable = () => {
  const { t } = useTranslation()
  const { kind, says, replay } = useTable((state) => state.failed)!
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <Message title={t(`table.${kind}`)}>
      {says !== '' && <p className="quiet">{says}</p>}
      {replay !== null && <DownloadReplay replay={replay} label={t('table.download')} />}
      {(kind === 'broken' || kind === 'failed') && (
        <button type="button" className="btn" onClick={() => removeSave(id)}>
          {t('page.remove')}
        </button>
      )}
    </Message>
  )
}
