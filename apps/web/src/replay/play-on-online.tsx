import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { newSeed } from '../store/saves.ts'

interface Props {
  readonly match: string
  /** After so many choices. */
  readonly at: number
  /** Who is asked there: the seat of whoever presses. */
  readonly seat: number
}

/** A table of the server that goes on from here; the others come by its link, or computers sit down. */
export const PlayOnOnline = ({ match, at, seat }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState('')
  const open = async () => {
    const [{ call, newKey, saysOf }, { somebody }] = await Promise.all([import('../online/call.ts'), import('../online/me.ts')])
    try {
      await somebody()
      const opened = await call('playOn', { params: { match }, body: { key: newKey(), at, seat, seed: newSeed() } })
      void navigate({ to: '/play/$match', params: { match: opened.match } })
    } catch (error) {
      setTrouble(saysOf(error))
    }
  }
  return (
    <>
      <button type="button" className="btn small" onClick={() => void open()}>
        <Glyph name="friend" size={15} />
        {t('replay.playOnOnline')}
      </button>
      {trouble !== '' && (
        <span role="alert" className="small-print">
          {trouble}
        </span>
      )}
    </>
  )
}
