import type { Handle, Happening } from '@duelhall/kernel'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { Cowl } from './figures.tsx'
import { ownerOf } from './look.ts'

/** The portrait of a fighter: a monster, or a Dungeon Master. */
export function Portrait({ piece, props }: { readonly piece: Handle; readonly props: SkinProps }) {
  const player = piece < props.seats.length ? piece : null
  if (player !== null)
    return (
      <svg className="emblem" viewBox="-4 -2 48 50" aria-hidden="true">
        <rect x="-4" y="-2" width="48" height="50" fill={ownerOf(player).edge} />
        <Cowl player={player} />
      </svg>
    )
  const card = props.card(piece)
  return <Emblem facts={card === null ? null : factsOfCard(props.view.game, card)} />
}

interface Fight {
  readonly attacker: Handle
  readonly target: Handle
  readonly damage: number | null
  readonly defended: boolean
  readonly isDestroyed: boolean
  /** Hearts that are left to the struck Dungeon Master. */
  readonly hearts: number | null
}

/** The last attack that was declared, kept over the questions it leads to. */
function useFight({ events, beat }: SkinProps): Fight | null {
  const last = useRef<{ fight: Fight | null; beat: number }>({ fight: null, beat: -1 })
  if (last.current.beat !== beat) last.current = { fight: follow(last.current.fight, events), beat }
  return last.current.fight
}

function follow(before: Fight | null, events: readonly Happening[]): Fight | null {
  let fight = before
  for (const event of events) fight = after(fight, event)
  return fight
}

function after(fight: Fight | null, event: Happening): Fight | null {
  if (event.on === 'attackDeclared' && event.piece !== null && event.target !== null)
    return { attacker: event.piece, target: event.target, damage: null, defended: false, isDestroyed: false, hearts: null }
  if (fight === null) return null
  if (event.on === 'defended') return { ...fight, defended: true }
  if (event.on === 'damaged' && event.piece === fight.target) return { ...fight, damage: (fight.damage ?? 0) + event.n }
  if (event.on === 'destroyed' && event.piece === fight.target) return { ...fight, isDestroyed: true }
  return event.on === 'lifePointLost' ? { ...fight, hearts: event.list[0] ?? null } : fight
}

/** Shown while the owner decides whether to defend. */
export function Clash({ props }: { readonly props: SkinProps }) {
  const { t } = useTranslation()
  const fight = useFight(props)
  const target = props.decision?.source ?? fight?.target ?? null
  if (target === null) return null
  const attacker = fight?.attacker ?? null
  const values = props.view.pieces[target]!.values
  return (
    <div className="card dd-clash">
      <div className="vs">
        {attacker !== null && (
          <div className="fighter" data-owner={props.view.pieces[attacker]!.controller}>
            <Portrait piece={attacker} props={props} />
            <p>
              <b>{props.nameOf(attacker)}</b>
              <span>{t('skins.dungeon.crest.attack')}</span>
              <em>{String(props.view.pieces[attacker]!.values.attack ?? '')}</em>
            </p>
          </div>
        )}
        <Icon name="attack" size={30} />
        <div className="fighter right" data-owner={props.view.pieces[target]!.controller}>
          <p>
            <b>{props.nameOf(target)}</b>
            <span>{t('skins.dungeon.defenseHp', { hp: Number(values.hp) - Number(values.damage ?? 0), most: Number(values.hp) })}</span>
            <em>{String(values.defense ?? '')}</em>
          </p>
          <Portrait piece={target} props={props} />
        </div>
      </div>
      <div className="choices">
        {props.offers.all.map((offer) => (
          <button key={offer.at} type="button" className="btn glow" onClick={() => props.choose(offer.at)}>
            {offer.option.act === 'defend' && <Icon name="defend" size={16} />}
            {offer.words}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The last battle, and what it came to. */
export function LastBattle(props: SkinProps) {
  const { t } = useTranslation()
  const fight = useFight(props)
  if (fight === null) return null
  const result =
    fight.hearts !== null
      ? t('skins.dungeon.hearts', { count: fight.hearts })
      : fight.isDestroyed
        ? t('skins.dungeon.destroyed')
        : fight.damage === null
          ? t('skins.dungeon.noDamage')
          : t('skins.dungeon.damage', { n: fight.damage })
  return (
    <section className="card dd-last" aria-label={t('skins.dungeon.lastBattle')}>
      <h2>
        {t('skins.dungeon.lastBattle')} <small>{fight.defended ? t('skins.dungeon.defended') : ''}</small>
      </h2>
      <div className="pair">
        <p data-owner={props.view.pieces[fight.attacker]?.controller}>
          <Portrait piece={fight.attacker} props={props} />
          <b>{props.nameOf(fight.attacker)}</b>
        </p>
        <Icon name="attack" size={22} />
        <p data-owner={props.view.pieces[fight.target]?.controller}>
          <Portrait piece={fight.target} props={props} />
          <b>{props.nameOf(fight.target)}</b>
        </p>
        <strong>{result}</strong>
      </div>
    </section>
  )
}
