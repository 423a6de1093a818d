import { type GameModule, type Happening, handle, read } from '@duelhall/kernel'
import { isSolved, laidOut, type Puzzle, searchFrom, spoiling, WIDEST } from '@duelhall/lessons'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Missing, Waiting } from '../app/states.tsx'
import { useModule } from '../cards/library.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Feedback, type Said } from './feedback.tsx'
import { learn, taskKey } from './progress.ts'
import { usePuzzles } from './puzzles.ts'
import { useStage } from './stage.ts'
import { TablePart } from './table-part.tsx'

/** One puzzle by its address. */
export const PuzzlePage = () => {
  const { game = '', puzzle: id = '' } = useParams({ strict: false }) as { game?: string; puzzle?: string }
  const module = useModule(game)
  const puzzles = usePuzzles(game)
  if (puzzles === null) return <Waiting />
  const puzzle = puzzles.find((one) => one.id === id)
  if (puzzle === undefined) return <Missing />
  if (module === null) return <Waiting />
  return <PuzzlePlay key={id} module={module} puzzle={puzzle} next={puzzles[puzzles.indexOf(puzzle) + 1] ?? null} />
}

interface PuzzlePlayProps {
  readonly module: GameModule
  readonly puzzle: Puzzle
  readonly next: Puzzle | null
}

const PuzzlePlay = ({ module, puzzle, next }: PuzzlePlayProps) => {
  const { t } = useTranslation()
  const { game } = module
  const [state, setState] = useState(() => laidOut(module, puzzle))
  const [search] = useState(() => searchFrom(game, state, puzzle.player, WIDEST, puzzle.goal))
  const [beat, setBeat] = useState(0)
  const [events, setEvents] = useState<readonly Happening[]>([])
  const [said, setSaid] = useState<Said | null>(null)
  const { turn } = search
  const isOver = game.outcome(state) !== null || state.turn.no !== turn
  const isWon = isSolved(module, state, puzzle, turn)
  const again = () => {
    setState(laidOut(module, puzzle))
    setEvents([])
    setSaid(null)
    setBeat(beat + 1)
  }
  const choose = (at: number) => {
    const told: Happening[] = []
    const hear = (event: Happening) => told.push(event)
    game.apply(state, at, hear)
    // The others spoil it where they can, as long as the turn lasts.
    for (let d = game.decision(state); d !== null && d.player !== puzzle.player && state.turn.no === turn; d = game.decision(state))
      game.apply(state, spoiling(search, state), hear)
    setEvents(told)
    setSaid(null)
    setBeat(beat + 1)
    if (isSolved(module, state, puzzle, turn)) learn(taskKey(game.id, puzzle.id))
  }
  const props = useStage({
    module,
    state,
    viewer: puzzle.player,
    isLive: !isOver,
    events,
    beat,
    choose,
    refuse: (reasons) => setSaid({ kind: 'refused', reasons }),
  })
  const hint = () => {
    const { piece } = read(game.acts, puzzle.solution[0]!)
    const name = piece === null ? '' : props.nameOf(handle(piece))
    setSaid({ kind: 'hint', words: name === '' ? t('learn.puzzles.noHint') : t('learn.puzzles.hint', { name }) })
  }
  return (
    <TablePart props={props}>
      <p className="quiet">
        <Link to="/learn/$game" params={{ game: game.id }}>
          {t('learn.lessons.all')}
        </Link>
      </p>
      <h1>{t(`learn.puzzles.goal.${puzzle.goal}`)}</h1>
      <div aria-live="polite" className="step">
        <p className="words">{t(`learn.puzzles.fact.${puzzle.goal}`, { count: puzzle.ways, of: puzzle.of })}</p>
        {isOver && (
          <p className={isWon ? 'done' : 'missed'}>
            <Glyph name={isWon ? 'check' : 'cross'} size={18} />
            {isWon ? t('learn.puzzles.solved') : t(`learn.puzzles.missed.${puzzle.goal}`)}
          </p>
        )}
      </div>
      <Feedback game={game.id} said={said} />
      <div className="ends">
        {!isOver && beat === 0 && (
          <button type="button" className="btn" onClick={hint}>
            <Glyph name="question" size={17} />
            {t('learn.lessons.hint')}
          </button>
        )}
        {isWon && next !== null && (
          <Link to="/puzzle/$game/$puzzle" params={{ game: game.id, puzzle: next.id }} className="btn main">
            {t('learn.puzzles.next')}
          </Link>
        )}
        {beat > 0 && (
          <button type="button" className="btn" onClick={again}>
            {t('learn.lessons.again')}
          </button>
        )}
      </div>
    </TablePart>
  )
}
