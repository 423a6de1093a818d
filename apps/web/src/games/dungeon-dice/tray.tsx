import type { Handle } from '@duelhall/kernel'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Die } from '../../pieces/die.tsx'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import type { Face } from '../../pieces/faces.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { facesOf, materialOf, numbers } from './look.ts'

const blank: readonly Face[] = Array.from({ length: 6 }, (): Face => ({ is: 'mark', icon: 'summon', picture: null }))
const yaws = [-4, 3, -2]

/** Whose dice and figures lie before the reader: the asked player's, else one's own. */
const ownerShown = ({ view, viewer }: SkinProps): number => viewer ?? view.decision?.player ?? view.turn.player

export interface TrayProps extends SkinProps {
  /** The roll of this turn: dice, then their faces. */
  readonly kept: readonly number[]
}

/** The roll of a turn stays before the eyes, also when it has been used up. */
export function useRoll({ view, events }: SkinProps): readonly number[] {
  const last = useRef<{ readonly turn: number; readonly list: readonly number[] }>({ turn: -1, list: [] })
  const thrown = events.find((event) => event.on === 'diceRolled' && event.player === view.turn.player)
  if (thrown !== undefined) last.current = { turn: view.turn.no, list: thrown.list }
  return last.current.turn === view.turn.no ? last.current.list : []
}

/** The dice of this turn, the dice that are left, and the figures that wait. */
export function Tray({ kept, ...props }: TrayProps) {
  const { t } = useTranslation()
  const { view, phone } = props
  const player = ownerShown(props)
  const own = (where: string): readonly Handle[] => view.zones.find((zone) => zone.name === `${where} ${player}`)?.pieces ?? []
  // a narrow screen has room for what is asked for, and no more
  const asksFor = (act: string): boolean => !phone || props.offers.all.some(({ option }) => option.act === act)
  const hasRolled = rolledOf(props, kept).dice.length > 0 && (asksFor('roll') || asksFor('summon'))
  const isShown = !phone || asksFor('roll') || asksFor('summon')
  if (!isShown) return null
  return (
    <div className="dd-tray">
      {(!phone || hasRolled) && <Rolled {...props} kept={kept} />}
      {asksFor('roll') && (
        <section className="card set" aria-label={t('skins.dungeon.dice')}>
          <h2>
            {t('skins.dungeon.dice')} <small>{t('skins.dungeon.left', { count: own('dice').length })}</small>
          </h2>
          <ul>
            {own('dice').map((die) => (
              <li key={die}>
                <SetDie piece={die} props={props} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {asksFor('summon') && (
        <section className="card reserve" aria-label={t('skins.dungeon.figures')}>
          <h2>
            {t('skins.dungeon.figures')} <small>{t('skins.dungeon.waiting', { count: own('reserve').length })}</small>
          </h2>
          <ul>
            {own('reserve').map((figure) => (
              <li key={figure}>
                <Waiting piece={figure} props={props} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The dice of the turn and, once they are rolled, the sides they show. */
function rolledOf({ view, decision }: SkinProps, kept: readonly number[]) {
  const { values } = view.players[view.turn.player]!
  const isNow = numbers(values.rolled).length > 0
  const rolled = isNow ? numbers(values.rolled) : kept.slice(0, kept.length / 2)
  const sides = isNow ? numbers(values.faces) : kept.slice(kept.length / 2)
  const picked: readonly number[] = decision?.ask === 'roll' ? (decision.set?.picked ?? []) : []
  return { rolled, sides, dice: rolled.length > 0 ? rolled : picked }
}

/** The three dice of the turn: those picked so far, then what they show. */
function Rolled({ kept, ...props }: TrayProps) {
  const { t } = useTranslation()
  const { view, events, beat, pace } = props
  const { dice, rolled, sides } = rolledOf(props, kept)
  const isFresh = events.some((event) => event.on === 'diceRolled')
  return (
    <section className="card rolled" aria-label={t('skins.dungeon.rolled')}>
      <h2>{t('skins.dungeon.rolled')}</h2>
      <ul>
        {[0, 1, 2].map((i) => {
          const piece = dice[i]
          if (piece === undefined) return <li key={i} className="empty" />
          const die = view.pieces[piece]
          const side = (sides[i] ?? 1) - 1
          const faces = facesOf(die)
          const face = faces[side]
          const shows = rolled.length === 0 || face?.is !== 'crest' ? '' : t(`skins.dungeon.crest.${face.crest}`)
          return (
            <li key={i}>
              <Die
                faces={rolled.length > 0 ? faces : blank}
                up={rolled.length > 0 ? side : 0}
                material={materialOf(die)}
                size={props.phone ? 34 : 44}
                yaw={yaws[i]!}
                thrown={isFresh && pace !== 'off' ? beat : null}
              />
              <b>{shows === '' ? t('skins.dungeon.level', { n: Number(die?.values.level) }) : shows}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PartProps {
  readonly piece: Handle
  readonly props: SkinProps
}

function SetDie({ piece, props }: PartProps) {
  const { t } = useTranslation()
  const die = props.view.pieces[piece]
  const level = Number(die?.values.level)
  return (
    <PieceButton
      className={`mini m-${materialOf(die)}`}
      piece={piece}
      props={props}
      otherwise={t('skins.dungeon.die', { colour: String(die?.values.colour), n: level })}
    >
      {level}
    </PieceButton>
  )
}

function Waiting({ piece, props }: PartProps) {
  const { t } = useTranslation()
  const { view } = props
  const card = props.card(piece)
  const level = view.pieces[piece]!.values.level
  return (
    <PieceButton
      className="figure"
      piece={piece}
      props={props}
      otherwise={card === null ? t('skins.dungeon.hidden') : `${card.name}, ${t('skins.dungeon.level', { n: Number(level) })}`}
    >
      {card === null ? <b className="hidden">?</b> : <Emblem facts={factsOfCard(view.game, card)} />}
      {level !== null && <i>{Number(level)}</i>}
    </PieceButton>
  )
}
