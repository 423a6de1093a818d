import './new-table.css'
import { type ShelfEntry, shelf } from 'virtual:shelf'
import type { Problem } from '@duelhall/kernel'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Segments } from '../app/settings-dialog.tsx'
import { Missing } from '../app/states.tsx'
import { useDecks } from '../builder/store.ts'
import { startEngine, workersExist } from '../engine/client.ts'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { newId, newSeed } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { keepPlan, type Plan } from './plan.ts'
import { type SeatDraft, SeatRow } from './seat-row.tsx'
import { RuleLink, Variants } from './variants.tsx'

export const NewTable = () => {
  const { game: id } = useParams({ strict: false }) as { game: string }
  const game = shelf.find((entry) => entry.id === id)
  return game === undefined ? <Missing /> : <Form key={id} game={game} />
}

const firstSeats = (count: number): readonly SeatDraft[] =>
  Array.from({ length: count }, (_, p) => ({ kind: p === 0 ? 'you' : 'computer', level: 2, name: '', deck: null }))

/** Everything has a good default; one button starts. */
const Form = ({ game }: { readonly game: ShelfEntry }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const you = useSettings((settings) => settings.name)
  const [count, setCount] = useState(roomOf(game.id).players ?? game.players.min)
  const [drafts, setDrafts] = useState<readonly SeatDraft[]>(firstSeats(game.players.max))
  const [table, setTable] = useState<Readonly<Record<string, unknown>>>(roomOf(game.id).table ?? {})
  const built = useDecks(game.id)
  const seats = drafts.slice(0, count)
  const names = seats.map((seat, p) => seat.name || nameFor(seat, p))
  const plan: Omit<Plan, 'seed'> = useMemo(
    () => ({
      game: game.id,
      seats: drafts.slice(0, count).map((seat, p) => ({ name: names[p]!, level: seat.kind === 'computer' ? seat.level : 0 })),
      table,
      decks: drafts.slice(0, count).map(({ deck }) => (game.decks.some((one) => one.id === deck) ? deck : null)),
      lists: drafts.slice(0, count).map(({ deck }) => built.find((one) => one.id === deck)?.parts ?? null),
    }),
    [game.id, game.decks, drafts, count, table, names, built],
  )
  const problems = useProblems(plan)

  function nameFor(seat: SeatDraft, p: number): string {
    if (seat.kind === 'you') return you || t('start.you')
    const alike = seats.filter((other) => other.kind === seat.kind).length
    const n = seats.slice(0, p + 1).filter((other) => other.kind === seat.kind).length
    if (seat.kind === 'friend') return alike > 1 ? t('start.friendNameN', { n }) : t('start.friendName')
    return alike > 1 ? t('start.computerNameN', { n }) : t('start.computerName')
  }
  const begin = () => {
    const id = newId()
    keepPlan(id, { ...plan, seed: newSeed() })
    void navigate({ to: '/table/$id', params: { id } })
  }
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => String(game.players.min + i))
  return (
    <Frame>
      <form
        className="new-table"
        style={{ '--a': roomOf(game.id).accent } as CSSProperties}
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <header>
          <img src={`/covers/${game.id}.svg`} alt="" />
          <div>
            <p className="quiet">{t('start.title')}</p>
            <h1>{game.name}</h1>
          </div>
        </header>
        <section className="card" aria-labelledby="seats">
          <div className="row">
            <h2 id="seats">{t('start.seats')}</h2>
            {counts.length > 1 && (
              <Segments
                label={t('start.players')}
                value={String(count)}
                values={counts}
                word={(one) => one}
                onChange={(one) => setCount(Number(one))}
              />
            )}
          </div>
          <ol className="seats">
            {seats.map((seat, p) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={p}
                game={game}
                built={built}
                n={p + 1}
                seat={seat}
                placeholder={names[p]!}
                onChange={(part) => setDrafts(drafts.map((one, i) => (i === p ? { ...one, ...part } : one)))}
              />
            ))}
          </ol>
          {seats.every((seat) => seat.kind === 'computer') && <p className="quiet">{t('start.onlyComputers')}</p>}
        </section>
        {game.variants.length > 0 && <Variants game={game.id} variants={game.variants} table={table} onChange={setTable} />}
        {problems.length > 0 && (
          <div className="notice" role="alert">
            <div>
              <p>{t('start.problems')}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem.path + problem.says}>
                    {problem.says.replace(/^[A-Z_]+: /, '')} {problem.rule !== null && <RuleLink game={game.id} rule={problem.rule} />}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <div className="begin">
          <button type="submit" className="btn main" disabled={problems.length > 0}>
            <Glyph name="play" size={18} />
            {t('start.begin')}
          </button>
        </div>
      </form>
    </Frame>
  )
}

/** What the game says against the table as it is laid now. */
function useProblems(plan: Omit<Plan, 'seed'>): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const engine = useMemo(() => (workersExist() ? startEngine() : null), [])
  useEffect(() => () => engine?.close(), [engine])
  const { game, seats, table, decks, lists } = plan
  const asked = JSON.stringify({ game, players: seats.length, table, decks, lists })
  useEffect(() => {
    let isWanted = true
    void engine?.call('check', JSON.parse(asked)).then((answer) => isWanted && setProblems(answer.problems))
    return () => {
      isWanted = false
    }
  }, [engine, asked])
  return problems
}
