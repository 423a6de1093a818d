import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { emptyParts } from './kind.ts'
import { beginMatch } from './quick-match.ts'
import { Transfer } from './transfer.tsx'
import type { Bench } from './use-builder.ts'
import { useOnServer } from './use-on-server.ts'

/** Which list it is, and what can be done with the whole of it. */
export const Tools = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isMoving, setMoving] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { deck, decks, kind } = bench
  const server = useOnServer(bench)
  const isKept = decks.some((one) => one.id === deck.id)
  const begin = (value: string) => {
    const ready = kind.ready.find((one) => `ready ${one.id}` === value)
    const there = server.others.find((one) => `server ${one.id}` === value)
    if (ready !== undefined) bench.begin(ready.name, ready.parts)
    else if (there !== undefined) void bench.take(JSON.stringify(there.list), there.name)
    else if (value === 'new') bench.begin(t('learn.builder.unnamed'), emptyParts(kind))
    else bench.open(value)
  }
  return (
    <div className="tools">
      <select className="input" aria-label={t('learn.builder.which')} value={deck.id} onChange={(event) => begin(event.target.value)}>
        {!isKept && <option value={deck.id}>{deck.name}</option>}
        {decks.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value="new">{t('learn.builder.new')}</option>
        {server.others.length > 0 && (
          <optgroup label={t('learn.builder.onServer')}>
            {server.others.map((one) => (
              <option key={one.id} value={`server ${one.id}`}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('learn.builder.ready')}>
          {kind.ready.map((one) => (
            <option key={one.id} value={`ready ${one.id}`}>
              {one.name}
            </option>
          ))}
        </optgroup>
      </select>
      <button type="button" className="btn small" onClick={() => bench.begin(t('learn.builder.copyOf', { name: deck.name }), deck.parts)}>
        {t('learn.builder.duplicate')}
      </button>
      <button type="button" className="btn small" onClick={() => setMoving(true)}>
        <Glyph name="share" size={16} />
        {t('learn.builder.transfer')}
      </button>
      {server.isOpen && (
        <button type="button" className="btn small" disabled={!isKept || server.isSame} onClick={server.keep}>
          {t(server.isSame ? 'learn.builder.keptOnServer' : 'learn.builder.keepOnServer')}
        </button>
      )}
      <button type="button" className="icon-btn" disabled={!isKept} aria-label={t('learn.builder.remove')} onClick={() => setLeaving(true)}>
        <Glyph name="bin" size={18} />
      </button>
      <button
        type="button"
        className="btn main small"
        disabled={bench.faults.length > 0}
        onClick={() => {
          const id = beginMatch(bench, roomOf(bench.module.game.id).table ?? {}, [t('start.you'), t('start.computerName')])
          if (id !== null) void navigate({ to: '/table/$id', params: { id } })
        }}
      >
        <Glyph name="play" size={16} />
        {t('learn.builder.play')}
      </button>
      {isMoving && <Transfer bench={bench} onClose={() => setMoving(false)} />}
      {isLeaving && (
        <Confirm
          title={t('learn.builder.removeSure')}
          yes={t('learn.builder.remove')}
          onYes={bench.remove}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
