import { Link } from '@tanstack/react-router'
import { useContext, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { SettingsButton } from '../app/frame.tsx'
import { gameName } from '../hall/running-game.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { useSettings } from '../store/settings.ts'
import { AroundContext } from './around.ts'
import { useSession, useTable } from './context.ts'
import type { SkinProps } from './skin.ts'
import { Track } from './track.tsx'

interface TopBarProps {
  readonly props: SkinProps
  /** The steps of the turn stand here and nowhere else. */
  readonly hasTrack: boolean
  onKeys(): void
  onSide(): void
}

/** Where you are, the steps of the turn, and the tools. */
export const TopBar = ({ props, hasTrack, onKeys, onSide }: TopBarProps) => {
  const { t } = useTranslation()
  const session = useSession()
  const { view, decision, phone, viewer } = props
  const canUndo = (decision?.back ?? 0) > 0
  return (
    <header className="bar">
      <div className="place">
        {phone && (
          <Link to="/" className="icon-btn" aria-label={t('table.leave')}>
            <Glyph name="left" />
          </Link>
        )}
        <h1>{gameName(view.game)}</h1>
        <span className="quiet">{t('table.turn', { turn: view.turn.no })}</span>
      </div>
      {hasTrack && <Track view={view} />}
      <div className="tools">
        <button
          type="button"
          className="tool"
          disabled={!canUndo}
          title={canUndo ? t('table.undoTo') : t('table.noUndo')}
          onClick={session.undo}
          aria-label={t('table.undo')}
        >
          <Glyph name="undo" size={19} />
          {!phone && t('table.undo')}
        </button>
        {phone ? (
          <button type="button" className="tool" aria-label={t('table.panelLog')} onClick={onSide}>
            <Glyph name="log" />
          </button>
        ) : (
          <>
            <Link className="tool" to="/rules/$game" params={{ game: view.game }} target="_blank">
              <Glyph name="book" size={19} />
              {t('table.rules')}
            </Link>
            <SettingsButton />
          </>
        )}
        <TableMenu onKeys={onKeys} canTalk={viewer !== null && view.outcome === null} phone={phone} />
        {!phone && (
          <Link to="/" className="tool">
            {t('table.leave')}
          </Link>
        )}
      </div>
    </header>
  )
}

const TableMenu = ({ onKeys, canTalk, phone }: { onKeys(): void; readonly canTalk: boolean; readonly phone: boolean }) => {
  const { t } = useTranslation()
  const session = useSession()
  const game = useTable((state) => state.game!)
  const confirm = useSettings((settings) => settings.confirm)
  const [isLeaving, setLeaving] = useState(false)
  const { menu = [] } = useContext(AroundContext)
  const act = (key: string | number) => {
    if (key === 'keys') onKeys()
    else if (key === 'offer') session.say('offer')
    else if (key === 'resign') confirm ? setLeaving(true) : session.say('resign')
    else menu.find((line) => line.id === key)?.act()
  }
  return (
    <>
      <MenuTrigger>
        <Button className="icon-btn" aria-label={t('table.menu')}>
          <Glyph name="menu" />
        </Button>
        <Popover className="popover card" placement="bottom end">
          <Menu onAction={act} aria-label={t('table.menu')}>
            {phone && (
              <MenuItem id="rules" className="menu-item" href={`/rules/${game}`} target="_blank">
                <Glyph name="book" size={18} />
                {t('table.rules')}
              </MenuItem>
            )}
            <MenuItem id="keys" className="menu-item">
              <Glyph name="question" size={18} />
              {t('table.shortcuts')}
            </MenuItem>
            {canTalk && (
              <MenuItem id="offer" className="menu-item">
                <Glyph name="friend" size={18} />
                {t('table.offer')}
              </MenuItem>
            )}
            {menu.map((line) => (
              <MenuItem key={line.id} id={line.id} className="menu-item">
                <Glyph name={line.glyph} size={18} />
                {line.words}
              </MenuItem>
            ))}
            {canTalk && (
              <MenuItem id="resign" className="menu-item">
                <Glyph name="flag" size={18} />
                {t('table.resign')}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {isLeaving && (
        <Confirm
          title={t('table.resignSure')}
          says={t('table.resignSays')}
          yes={t('table.resign')}
          onYes={() => session.say('resign')}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
