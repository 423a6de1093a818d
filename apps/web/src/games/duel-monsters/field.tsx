import './cards.css'
import './duel.css'
import { type Handle, handle, type PlayerId } from '@duelhall/kernel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PieceButton } from '../../pieces/piece-button.tsx'
import { Zoomable } from '../../pieces/zoomable.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { Back, DuelCard } from './card.tsx'
import { Chain } from './chain.tsx'
import { foeOf, lifeOf, seatColour, slotsOf, zoneOf } from './look.ts'
import { Pile, Slot, useCardWords } from './slot.tsx'

/** Zones whose cards lie in a pile; what is chosen from them is laid out. */
const piles = ['graveyard', 'removed', 'extra', 'deck', 'side'] as const
type PileName = (typeof piles)[number]

interface Open {
  readonly place: PileName
  readonly player: number
}

export function Field(props: SkinProps) {
  const { viewer } = props
  const below = viewer ?? (0 as PlayerId)
  const above = foeOf(props.view, below)
  const [open, setOpen] = useState<Open | null>(null)
  const show = (pile: Open) => setOpen(open?.place === pile.place && open.player === pile.player ? null : pile)
  return (
    <div className="duel">
      <Zoomable isOn={props.phone} className="dl-table" head={<Hand player={above} props={props} isFoe />}>
        <div className="mat">
          <Side player={above} props={props} open={open} onOpen={show} isFoe />
          <Phases props={props} above={above} below={below} />
          <Side player={below} props={props} open={open} onOpen={show} />
        </div>
      </Zoomable>
      <Hand player={below} props={props} />
      <Spread props={props} open={open} onClose={() => setOpen(null)} />
      {props.phone && <Chain {...props} />}
    </div>
  )
}

interface SideProps {
  readonly player: number
  readonly props: SkinProps
  readonly open: Open | null
  readonly onOpen: (pile: Open) => void
  readonly isFoe?: boolean
}

/** Two rows of a player: monsters nearer the middle, spells and traps behind them. */
function Side({ player, props, open, onOpen, isFoe = false }: SideProps) {
  const { t } = useTranslation()
  const { view, offers, decision } = props
  const zoneOffer = (ask: string, slot: number) =>
    !isFoe && decision?.ask === ask ? offers.all.find(({ option }) => option.act === 'zone' && option.place === slot) : undefined
  const pile = (place: PileName, isHidden: boolean) => {
    const pieces = zoneOf(view, place, player)
    const last = pieces.at(-1)
    return (
      <Pile
        key={place}
        name={t(`skins.duel.${place}`)}
        short={t(`skins.duel.short.${place}`)}
        pieces={pieces}
        isOpen={open?.place === place && open.player === player}
        onOpen={() => onOpen({ place, player })}
        isLit={pieces.some((piece) => offers.byPiece(piece).length > 0)}
        top={last === undefined || isHidden ? <Back /> : <DuelCard piece={last} props={props} size="mini" />}
      />
    )
  }
  const field = zoneOf(view, 'field', player)[0] ?? null
  const monsters = slotsOf(view, 'monsters', player).map(({ slot, piece }) => (
    <Slot
      key={`m${slot}`}
      piece={piece}
      offer={zoneOffer('monsterZone', slot)}
      icon="star"
      name={t('skins.duel.monsterZone', { n: slot + 1 })}
      props={props}
    />
  ))
  const spells = slotsOf(view, 'spells', player).map(({ slot, piece }) => (
    <Slot
      key={`s${slot}`}
      piece={piece}
      offer={zoneOffer('spellZone', slot)}
      icon="magic"
      name={t('skins.duel.spellZone', { n: slot + 1 })}
      props={props}
    />
  ))
  const graves = (
    <div key="graves" className="dl-piles">
      {pile('graveyard', false)}
      {pile('removed', false)}
    </div>
  )
  const fieldSlot = <Slot key="field" piece={field} offer={undefined} icon="fieldspell" name={t('skins.duel.fieldZone')} props={props} />
  const front = isFoe ? [graves, ...[...monsters].reverse(), fieldSlot] : [fieldSlot, ...monsters, graves]
  const rear = isFoe
    ? [pile('deck', true), ...[...spells].reverse(), pile('extra', true)]
    : [pile('extra', true), ...spells, pile('deck', true)]
  return (
    <div className="dl-side" style={{ '--seat': seatColour(player) } as React.CSSProperties}>
      <div className="row">{isFoe ? rear : front}</div>
      <div className="row">{isFoe ? front : rear}</div>
    </div>
  )
}

const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const
/** The acts that lead on to a phase. */
const leads: Readonly<Record<string, readonly string[]>> = { battle: ['battlePhase'], main2: ['endBattle'], end: ['endTurn'] }

/** The phases of the turn, which are also the way to move on; the players' life at both ends. */
function Phases({ props, above, below }: { readonly props: SkinProps; readonly above: Handle; readonly below: PlayerId }) {
  const { t } = useTranslation()
  const { view, offers } = props
  return (
    <div className="dl-phases">
      <Life player={above} props={props} />
      {phases.map((phase) => {
        const offer = offers.all.find(({ option }) => leads[phase]?.includes(option.act))
        const isNow = view.turn.phase === phase
        const name = t(`skins.duel.phase.${phase}`)
        return offer === undefined ? (
          <span key={phase} data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
            {name}
          </span>
        ) : (
          <button key={phase} type="button" data-lit aria-label={`${name}: ${offer.words}`} onClick={() => props.choose(offer.at)}>
            {name}
          </button>
        )
      })}
      <Life player={handle(below)} props={props} />
    </div>
  )
}

/** A player's life points; pressed for an attack without a monster in the way. */
function Life({ player, props }: { readonly player: Handle; readonly props: SkinProps }) {
  const { t } = useTranslation()
  const life = lifeOf(props.view, player)
  return (
    <PieceButton
      className="life"
      style={{ '--seat': seatColour(player) } as React.CSSProperties}
      piece={player}
      props={props}
      otherwise={t('skins.duel.lifeOf', { name: props.nameOf(player), n: life })}
    >
      {life}
    </PieceButton>
  )
}

function Hand({ player, props, isFoe = false }: { readonly player: number; readonly props: SkinProps; readonly isFoe?: boolean }) {
  const { t } = useTranslation()
  const words = useCardWords(props)
  const hand = zoneOf(props.view, 'hand', player)
  const middle = (hand.length - 1) / 2
  return (
    <ul
      className={isFoe ? 'dl-hand foe' : 'dl-hand'}
      aria-label={t('skins.duel.hand', { name: props.nameOf(handle(player)), count: hand.length })}
    >
      {hand.map((piece, i) => (
        <li
          key={piece}
          style={isFoe ? undefined : { transform: `rotate(${(i - middle) * 1.6}deg) translateY(${Math.abs(i - middle) * 3}px)` }}
        >
          {isFoe && props.view.pieces[piece]!.def === null ? (
            <Back />
          ) : (
            <PieceButton className="dl-card" piece={piece} props={props} otherwise={words(piece)}>
              <DuelCard piece={piece} props={props} size={isFoe ? 'mini' : 'hand'} />
            </PieceButton>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Cards of a pile, laid out: the one that was opened, or those that can be chosen from. */
function Spread({ props, open, onClose }: { readonly props: SkinProps; readonly open: Open | null; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const words = useCardWords(props)
  const { view, offers } = props
  // A question about cards in piles lays them out by itself; where other pieces can be chosen too, their piles are lit instead.
  const asked = offers.all.flatMap(({ option }) => option.piece ?? [])
  const isInPile = (piece: Handle) => piles.some((place) => view.pieces[piece]?.values.where === place)
  const chosen = asked.every(isInPile) ? [...new Set(asked)] : []
  const pieces = open === null ? chosen : [...zoneOf(view, open.place, open.player)].reverse()
  if (pieces.length === 0) return null
  return (
    <section className="card dl-spread" aria-label={open === null ? props.prompt : t(`skins.duel.${open.place}`)}>
      <h2>
        {open === null ? props.prompt : `${t(`skins.duel.${open.place}`)}, ${props.nameOf(handle(open.player))}`}
        {open !== null && (
          <button type="button" className="btn small" onClick={onClose}>
            {t('app.close')}
          </button>
        )}
      </h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece}>
            <PieceButton className="dl-card" piece={piece} props={props} otherwise={words(piece)}>
              <DuelCard piece={piece} props={props} size="field" />
            </PieceButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
