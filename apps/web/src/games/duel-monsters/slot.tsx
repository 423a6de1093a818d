import type { Handle } from '@duelhall/kernel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../pieces/icon.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import { Unsaid } from '../../pieces/unsaid.tsx'
import type { Offer, SkinProps } from '../../table/skin.ts'
import { DuelCard } from './card.tsx'
import { isDefending, isDown, linksOf } from './look.ts'

interface SlotProps {
  readonly piece: Handle | null
  /** What may be put here. */
  readonly offer: Offer | undefined
  readonly icon: IconName
  readonly name: string
  readonly props: SkinProps
}

/** A place on the mat: empty, or with a card that may stand across. */
export function Slot({ piece, offer, icon, name, props }: SlotProps) {
  if (piece === null)
    return offer === undefined ? (
      <div className="dl-slot" aria-hidden="true">
        <Icon name={icon} size={22} />
      </div>
    ) : (
      <button type="button" className="dl-slot" data-lit aria-label={`${name}: ${offer.words}`} onClick={() => props.choose(offer.at)}>
        <Icon name={icon} size={26} />
      </button>
    )
  return (
    <div className="dl-slot" data-full>
      <Placed piece={piece} name={name} props={props} />
    </div>
  )
}

function Placed({ piece, name, props }: { readonly piece: Handle; readonly name: string; readonly props: SkinProps }) {
  const words = useCardWords(props)
  const shown = props.view.pieces[piece]!
  const { values } = shown
  const isAcross = isDefending(shown)
  const card = props.card(piece)
  const counters = Number(values.counters ?? 0)
  const links = linksOf(props.view, piece)
  const tone = (key: 'attack' | 'defense', printed: unknown): string =>
    Number(values[key]) > Number(printed) ? 'up' : Number(values[key]) < Number(printed) ? 'down' : ''
  return (
    <PieceButton
      className="dl-card"
      lies={{ 'data-across': isAcross || undefined, 'data-down': isDown(shown) || undefined }}
      piece={piece}
      props={props}
      otherwise={`${words(piece)}, ${name}`}
    >
      <DuelCard piece={piece} props={props} size={props.phone ? 'mini' : 'field'} />
      {values.where === 'monsters' && !isDown(shown) && (
        <span className="plate">
          <b data-main={!isAcross || undefined} className={tone('attack', card?.facts.atk)}>
            {String(values.attack)}
          </b>
          <b data-main={isAcross || undefined} className={tone('defense', card?.facts.def)}>
            {String(values.defense)}
          </b>
        </span>
      )}
      {counters > 0 && (
        <span className="counter">
          <Icon name="magic" size={10} /> {counters}
        </span>
      )}
      {typeof values.host === 'number' && (
        <span className="counter">
          <Icon name="equip" size={10} />
        </span>
      )}
      {links.map((n) => (
        <span key={n} className="link">
          {n}
        </span>
      ))}
    </PieceButton>
  )
}

/** What is said of a card that is not one option by itself. */
export function useCardWords(props: SkinProps): (piece: Handle) => string {
  const { t } = useTranslation()
  return (piece) => {
    const shown = props.view.pieces[piece]!
    if (shown.def === null) return t('skins.duel.faceDown')
    const { kind, attack, defense, position } = shown.values
    const numbers = kind === 'monster' ? `, ${attack} / ${defense}` : ''
    return `${props.nameOf(piece)}${numbers}${position === null || position === undefined ? '' : `, ${position}`}`
  }
}

interface PileProps {
  readonly name: string
  /** As it stands on the mat. */
  readonly short: string
  readonly pieces: readonly Handle[]
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly isLit: boolean
  readonly top: ReactNode
}

/** A pile with its count; graveyards and what was removed can be looked through. */
export function Pile({ name, short, pieces, isOpen, onOpen, isLit, top }: PileProps) {
  const { t } = useTranslation()
  return (
    <span className="covered dl-pile" data-lit={isLit || undefined}>
      <Unsaid>
        {pieces.length > 0 && top}
        <span className="tag">
          {short} <b>{pieces.length}</b>
        </span>
      </Unsaid>
      <button
        type="button"
        className="cover"
        aria-expanded={isOpen}
        aria-label={t('skins.duel.pile', { name, count: pieces.length })}
        onClick={onOpen}
      />
    </span>
  )
}
