import type { Handle, Happening, TableView } from '@duelhall/kernel'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Die } from '../../pieces/die.tsx'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { civs, type Face } from '../../pieces/faces.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { Pace, SkinProps } from '../../table/skin.ts'
import { civColours, isCiv } from './look.ts'

interface Round {
  readonly n: number
  readonly hits: readonly [number, number]
  /** Faces of the attacker's and the defender's dice, as numbers from 1. */
  readonly dice: readonly [readonly number[], readonly number[]]
}

export interface Battle {
  readonly attacker: Handle
  readonly defender: Handle
  readonly rounds: readonly Round[]
  readonly winner: Handle | null
  at(view: TableView): number
}

/** The battles of a beat, with every round of each. */
export function battlesIn(events: readonly Happening[]): readonly Battle[] {
  return events.flatMap((start, i) => {
    if (start.on !== 'battleStarted' || start.piece === null || start.target === null) return []
    const { piece: attacker, target: defender } = start
    const next = events.findIndex((event, k) => k > i && event.on === 'battleStarted')
    const part = events.slice(i, next < 0 ? events.length : next)
    const rounds = part.flatMap((event): Round[] => {
      if (event.on !== 'battleRolled') return []
      const [attack = 0, defence = 0, count = 0, ...all] = event.list
      return [{ n: event.n, hits: [attack, defence], dice: [all.slice(0, count), all.slice(count)] }]
    })
    const winner = part.find((event) => event.on === 'battleWon')?.piece ?? null
    const at = (view: TableView): number => view.pieces[winner ?? attacker]?.place ?? -1
    return [{ attacker, defender, rounds, winner, at }]
  })
}

const ROLLS = { off: 0, quick: 620, calm: 1150 } as const
/** How long the dice of a beat roll. */
export const rollingTime = (events: readonly Happening[], pace: Pace): number =>
  battlesIn(events).reduce((sum, battle) => sum + battle.rounds.length * ROLLS[pace], 0)

const faces: readonly Face[] = civs.map((civ) => ({ is: 'civ', civ }))
const yaws = [-5, 4, 3, -3, 6, -6, 2, -2]

/** The last battle: dice side by side, hits lit, ties rolled again before everybody's eyes. */
export function Tray(props: SkinProps) {
  const { t } = useTranslation()
  const { events, beat, pace } = props
  const last = useRef<{ readonly battle: Battle; readonly beat: number } | null>(null)
  const found = battlesIn(events).at(-1)
  if (found !== undefined && last.current?.beat !== beat) last.current = { battle: found, beat }
  const battle = last.current?.battle ?? null
  const [round, setRound] = useState(0)
  const rounds = battle?.rounds.length ?? 0
  const since = last.current?.beat ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat is another battle
  useEffect(() => {
    if (pace === 'off') return setRound(rounds - 1)
    setRound(0)
    const timers = Array.from({ length: rounds - 1 }, (_, i) => setTimeout(() => setRound(i + 1), (i + 1) * ROLLS[pace]))
    return () => timers.forEach(clearTimeout)
  }, [since, rounds, pace])
  if (battle === null) return null
  const shown = Math.min(round, rounds - 1)
  const now = battle.rounds[shown]
  if (now === undefined) return null
  const isDone = shown === rounds - 1
  return (
    <section className="card bc-tray" aria-label={t('skins.creatures.tray')}>
      <h2>
        {t('skins.creatures.battle')} <small>{t('skins.creatures.against', { a: now.dice[0].length, b: now.dice[1].length })}</small>
      </h2>
      <ol className="rounds">
        {battle.rounds.slice(Math.max(0, shown - 2), shown + 1).map((one) => (
          <li key={one.n} data-now={one === now || undefined}>
            {t('skins.creatures.round', { n: one.n })} <b>{one.hits.join(' : ')}</b>{' '}
            {one.hits[0] === one.hits[1] && t('skins.creatures.tie')}
          </li>
        ))}
      </ol>
      <div className="felt">
        <Fighter
          piece={battle.attacker}
          dice={now.dice[0]}
          won={isDone && battle.winner === battle.attacker}
          thrown={since * 100 + shown}
          props={props}
        />
        <p className="score">
          <b>{now.hits[0]}</b>
          <small>{t('skins.creatures.hits', { count: now.hits[0] })}</small>
          <i />
          <b>{now.hits[1]}</b>
          <small>{t('skins.creatures.hits', { count: now.hits[1] })}</small>
        </p>
        <Fighter
          piece={battle.defender}
          dice={now.dice[1]}
          won={isDone && battle.winner === battle.defender}
          thrown={since * 100 + shown}
          props={props}
          isRight
        />
      </div>
      {isDone && battle.winner !== null && <p className="legend">{t('skins.creatures.won', { name: props.nameOf(battle.winner) })}</p>}
      {!isDone && <p className="legend">{t('skins.creatures.again')}</p>}
    </section>
  )
}

interface FighterProps {
  readonly piece: Handle
  readonly dice: readonly number[]
  readonly won: boolean
  readonly thrown: number
  readonly props: SkinProps
  readonly isRight?: boolean
}

function Fighter({ piece, dice, won, thrown, props, isRight = false }: FighterProps) {
  const { t } = useTranslation()
  const { view, pace } = props
  const civ = view.pieces[piece]!.values.civilization
  const card = props.card(piece)
  const isHit = (face: number): boolean => civs[face - 1] === civ || civs[face - 1] === 'dragon'
  return (
    <div
      className={isRight ? 'fighter right' : 'fighter'}
      style={{ '--c': isCiv(civ) ? civColours[civ] : undefined } as React.CSSProperties}
    >
      <p className="cap" data-won={won || undefined}>
        <Emblem facts={card === null ? null : factsOfCard(view.game, card)} />
        <span>
          {props.nameOf(piece)} {isCiv(civ) && <Icon name={civ} size={13} />}
        </span>
      </p>
      <div className="dice">
        {dice.map((face, i) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw are told apart by their place
            key={i}
            faces={faces}
            up={face - 1}
            material="ivory"
            size={dice.length > 4 || props.phone ? 34 : 42}
            yaw={yaws[i % yaws.length]!}
            lit={isHit(face)}
            dim={!isHit(face)}
            label={t(isHit(face) ? 'skins.creatures.hit' : 'skins.creatures.miss', { face: civs[face - 1] })}
            thrown={pace === 'off' ? null : thrown}
            flight={pace === 'quick' ? 420 : 720}
          />
        ))}
      </div>
    </div>
  )
}
