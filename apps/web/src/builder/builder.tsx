import '../cards/cards.css'
import './builder.css'
import { shelf } from 'virtual:shelf'
import type { GameModule } from '@duelhall/kernel'
import { Link, useParams } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing, Waiting } from '../app/states.tsx'
import { CARD_MIME } from '../cards/card-list.tsx'
import { useModule } from '../cards/library.ts'
import { roomOf } from '../games/rooms.ts'
import { Charts } from './charts.tsx'
import { DeckPane } from './deck-pane.tsx'
import type { Kind } from './kind.ts'
import { hasBuilder, kindFor } from './kinds/index.ts'
import { Legality } from './legality.tsx'
import { Pool } from './pool.tsx'
import { Report } from './report.tsx'
import { takeFile } from './take-file.ts'
import { TestDraw } from './test-draw.tsx'
import { Tools } from './tools.tsx'
import { type Bench, useBench } from './use-builder.ts'

/** Decks, teams and choices of one game, built. */
export const Builder = () => {
  const { game = '' } = useParams({ strict: false }) as { game?: string }
  const module = useModule(game)
  const [kind, setKind] = useState<Kind | null>(null)
  useEffect(() => {
    let isHere = true
    setKind(null)
    if (module !== null) void kindFor(module).then((found) => isHere && setKind(found))
    return () => {
      isHere = false
    }
  }, [module])
  if (!hasBuilder(game)) return <Missing />
  if (module === null || kind === null) return <Waiting />
  return <Workshop key={game} module={module} kind={kind} />
}

const panes = ['pool', 'deck', 'check'] as const

const Workshop = ({ module, kind }: { readonly module: GameModule; readonly kind: Kind }) => {
  const { t } = useTranslation()
  const bench = useBench(module, kind)
  const [pane, setPane] = useState<(typeof panes)[number]>('deck')
  const game = module.game.id
  useDrops(bench)
  return (
    <Frame>
      <div className="builder" data-pane={pane} style={{ '--a': roomOf(game).accent } as CSSProperties}>
        <header>
          <div>
            <h1>{t('learn.builder.title')}</h1>
            <p className="quiet">
              {shelf.find((one) => one.id === game)!.name} ·{' '}
              <Link to="/cards/$game" params={{ game }}>
                {t('learn.cards.open')}
              </Link>
            </p>
          </div>
          <Tools bench={bench} />
        </header>
        <Report bench={bench} />
        <fieldset className="seg panes" aria-label={t('learn.builder.panes')}>
          {panes.map((one) => (
            <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
              {t(`learn.builder.pane.${one}`)}
            </button>
          ))}
        </fieldset>
        <Pool bench={bench} />
        <DeckPane bench={bench} />
        <div className="judging">
          <Legality bench={bench} />
          <Charts bench={bench} />
          <TestDraw bench={bench} />
        </div>
      </div>
    </Frame>
  )
}

/** A card from the pool, or a file or text from anywhere, dropped on the page. */
function useDrops(bench: Bench): void {
  const { t } = useTranslation()
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const dropped = (event: DragEvent) => {
      event.preventDefault()
      const { files } = event.dataTransfer!
      const id = event.dataTransfer!.getData(CARD_MIME)
      const card = bench.module.catalog.find((one) => one.id === id)
      if (card !== undefined) bench.add(card, bench.kind.homes(card)[0]!)
      else if (files[0] !== undefined) void takeFile(files[0], bench, t('learn.builder.tooLong'))
      else void bench.take(event.dataTransfer!.getData('text/plain'), '')
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', dropped)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', dropped)
    }
  }, [bench, t])
}
