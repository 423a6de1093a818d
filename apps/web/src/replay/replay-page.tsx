import '../table/table.css'
import './replay.css'
import { type Handle, playerId } from '@duelhall/kernel'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../app/frame.tsx'
import { Message, Waiting } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { newId, writeSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { GenericField } from '../table/generic-field.tsx'
import { Inspector } from '../table/inspector.tsx'
import { offersOf } from '../table/offers.ts'
import { Players } from '../table/players.tsx'
import type { SkinProps } from '../table/skin.ts'
import { useSkinOf } from '../table/table-page.tsx'
import { usePhone } from '../table/use-phone.ts'
import { DownloadReplay } from './download.tsx'
import { Moments } from './moments.tsx'
import { PlayOnOnline } from './play-on-online.tsx'
import { ShareButton } from './share-button.tsx'
import { Timeline } from './timeline.tsx'
import { useStory, type Watched } from './use-story.ts'

export const ReplayPage = () => {
  const { t } = useTranslation()
  const { game, match, since } = useSearch({ strict: false }) as { game?: string; match?: string; since?: string }
  const watched = useStory(game, match, since === 'change')
  if (watched.fault !== null) {
    const { kind, says } = watched.fault
    return (
      <Message title={kind === 'missing' || kind === 'noWorkers' ? t(`table.${kind}`) : t(`replay.${kind}`)}>
        {says !== '' && <p className="quiet">{says}</p>}
        <Link to="/replays" className="btn">
          {t('replay.list')}
        </Link>
      </Message>
    )
  }
  if (watched.beat === null || watched.story === null) return <Waiting />
  return <Viewer key={since} watched={watched} match={match} />
}

/** The computers that take the other seats when a replay is played on. */
const PLAY_ON_LEVEL = 2

const Viewer = ({ watched, match }: { readonly watched: Watched; readonly match: string | undefined }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { story, beat, at, replay, game } = watched
  const props = useReplayProps(watched)
  const skin = useSkinOf(game, null)
  const moment = story!.moments[at]!
  const Field = skin?.Field ?? GenericField
  const asked = beat!.scene.view.decision?.player
  const playOn = () => {
    const id = newId()
    const now = Date.now()
    const you = useSettings.getState().name || t('start.you')
    const seats = props.seats.map((seat) =>
      seat.player === asked ? { name: you, level: 0 } : { name: t('start.computerNameN', { n: seat.player + 1 }), level: PLAY_ON_LEVEL },
    )
    writeSave({
      version: 1,
      id,
      seats,
      replay: { ...replay!, choices: replay!.choices.slice(0, at), digest: '' },
      started: now,
      updated: now,
      turn: moment.turn,
      asked: asked ?? null,
      over: null,
    })
    void navigate({ to: '/table/$id', params: { id } })
  }
  if (skin === undefined) return <Waiting />
  return (
    <div className="replay" data-phone={props.phone || undefined} style={{ '--room': roomOf(game).accent } as CSSProperties}>
      <header className="bar">
        <Link to="/" className="logo" aria-label="Duelhall">
          <Logo />
        </Link>
        <div className="place">
          <h1>{t('replay.title')}</h1>
          <span className="quiet">
            {gameName(game)}, {t('table.turn', { turn: moment.turn })}
          </span>
        </div>
        <div className="tools">
          {replay !== null && <ShareButton replay={replay} at={at} />}
          {replay !== null && <DownloadReplay replay={replay} label={t('replay.download')} className="btn small" />}
          {asked !== undefined && replay !== null && (
            <button type="button" className="btn main small" onClick={playOn}>
              <Glyph name="play" size={15} />
              {t('replay.playOn')}
            </button>
          )}
          {asked !== undefined && match !== undefined && replay !== null && <PlayOnOnline match={match} at={at} seat={asked} />}
        </div>
      </header>
      {story!.divergence !== null && (
        <div className="notice" role="alert">
          <p>{t('replay.diverges', { says: story!.divergence })}</p>
        </div>
      )}
      <Moments story={story!} at={at} go={watched.go} />
      <main className="field" aria-label={t('table.field')}>
        <h2 className="unseen">{t('table.field')}</h2>
        <Field {...props} />
      </main>
      <aside className="side" aria-label={t('replay.happened')}>
        <Parts watched={watched} match={match} />
        <section className="card happened" aria-labelledby="happened">
          <h2 id="happened">{t('table.turnOf', { turn: moment.turn, name: props.seats[moment.player]?.name ?? '' })}</h2>
          <div aria-live="polite">
            {moment.told.length === 0 ? (
              <p className="quiet">{at === 0 ? t('replay.start') : '…'}</p>
            ) : (
              moment.told.map((line) => <p key={line}>{line}</p>)
            )}
          </div>
          {beat!.scene.outcome !== null && <p className="outcome">{beat!.scene.outcome}</p>}
        </section>
        <Players skin={skin} props={props} />
        <Inspector skin={skin} props={props} canAsk={false} />
      </aside>
      <Timeline watched={watched} props={props} skin={skin} />
    </div>
  )
}

/** What is seen of a match: a recording, or a part that is told again. One that outlived a change of rules has both, and each leads to the other. */
const Parts = ({ watched: { replay, isToldInPart }, match }: { readonly watched: Watched; readonly match: string | undefined }) => {
  const { t } = useTranslation()
  const isPart = replay?.from !== undefined
  if (replay !== null && !isPart) return null
  const other = isPart ? { match } : { match, since: 'change' }
  return (
    <section className="card parts" aria-label={t('replay.parts')}>
      {replay === null && <p className="quiet">{t('replay.recorded')}</p>}
      {match !== undefined && (isPart || isToldInPart) && (
        <p>
          <Link to="/replay" search={other}>
            {t(isPart ? 'replay.wholeMatch' : 'replay.sinceChange')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** What a skin is given when nobody plays. */
function useReplayProps({ beat, story, seats, at, viewer }: Watched): SkinProps {
  const { t } = useTranslation()
  const phone = usePhone()
  const { colourBlind, pace } = useSettings()
  const [inspected, setInspected] = useState<Handle | null>(null)
  const scene = beat!.scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, another piece in focus
  useEffect(() => {
    const piece = story!.moments[at]!.piece
    if (piece !== null) setInspected(piece)
  }, [at])
  const names = Array.from({ length: story!.players }, (_, p) => seats[p]?.name ?? t('table.playerN', { n: p + 1 }))
  const card = (piece: Handle) => scene.cards[scene.view.pieces[piece]?.def ?? ''] ?? null
  return {
    view: scene.view,
    viewer,
    seats: names.map((name, p) => ({ player: playerId(p), name, level: seats[p]?.level ?? 0, isYou: viewer === p })),
    decision: null,
    prompt: '',
    offers: offersOf(null, false),
    choose: () => {},
    held: null,
    hold: () => {},
    press: setInspected,
    inspected,
    inspect: (piece) => piece !== null && setInspected(piece),
    pointed: [],
    refuse: () => {},
    events: beat!.events,
    beat: at,
    pace,
    card,
    breakdown: (piece) => scene.breakdowns[piece] ?? [],
    nameOf: (piece) =>
      names[piece] ??
      (typeof scene.view.pieces[piece]?.values.name === 'string'
        ? String(scene.view.pieces[piece]!.values.name)
        : (card(piece)?.name ?? scene.view.pieces[piece]?.guise ?? '')),
    phone,
    colourBlind,
  }
}
