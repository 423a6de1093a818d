import type { Handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Die } from '../../pieces/die.tsx'
import type { Face } from '../../pieces/faces.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { facesOf, materialOf, numbersOf, sideShown } from './look.ts'

interface PieceProps {
  readonly piece: Handle
  readonly props: SkinProps
  readonly size: number
}

/** A die as it lies: on the side it shows, or blank while it waits to be rolled. */
export function DieBody({ piece, props, size }: PieceProps) {
  const { view, events, beat, pace } = props
  const shown = view.pieces[piece]!
  const card = props.card(piece)
  const faces = facesOf(view, card)
  const side = sideShown(shown, faces)
  const picture = faces.find((face) => face.is === 'character' || face.is === 'action')
  const blank: Face = {
    is: 'mark',
    icon: card === null ? 'sidekick' : null,
    picture: picture !== undefined && 'picture' in picture ? picture.picture : null,
  }
  const isThrown = pace !== 'off' && events.some((event) => (event.on === 'rolled' || event.on === 'rerolled') && event.piece === piece)
  return (
    <Die
      faces={side < 0 ? faces.map(() => blank) : faces}
      up={Math.max(0, side)}
      material={materialOf(shown, card)}
      size={size}
      yaw={((piece * 7) % 9) - 4}
      thrown={isThrown ? beat : null}
      flight={pace === 'quick' ? 420 : 720}
    />
  )
}

/** What is said of a die that is not one option by itself. */
export function useDieWords(props: SkinProps): (piece: Handle) => string {
  const { t } = useTranslation()
  return (piece) => {
    const { values } = props.view.pieces[piece]!
    const name = `${props.nameOf(piece)} ${values.number ?? ''}`.trim()
    if (values.face === 'character')
      return t('skins.dice.character', {
        name,
        level: Number(values.level),
        attack: Number(values.attack),
        defense: Number(values.defense),
      })
    if (values.face === 'energy') return `${name}, ${values.energy}`
    return values.face === 'action' ? t('skins.dice.action', { name }) : name
  }
}

export function DieButton({ piece, props, size }: PieceProps) {
  const words = useDieWords(props)
  return (
    <PieceButton className="dm-die" piece={piece} props={props} otherwise={words(piece)}>
      <DieBody piece={piece} props={props} size={size} />
    </PieceButton>
  )
}

/** Current attack and defence, with a mark where they differ from what is printed. */
export function Chip({ piece, props }: Omit<PieceProps, 'size'>) {
  const { attack, defense, damage, raised } = numbersOf(props.view, piece, props.card(piece))
  const mark = (by: number): string => (by > 0 ? '▲' : by < 0 ? '▼' : '')
  return (
    <span className="dm-chip" aria-hidden="true">
      <span className="a">
        <Icon name="attack" size={10} />
        {attack}
        <small>{mark(raised.attack)}</small>
      </span>
      <span className="d">
        <Icon name="defend" size={10} />
        {damage > 0 ? `${defense - damage}/${defense}` : defense}
        <small>{mark(raised.defense)}</small>
      </span>
    </span>
  )
}

/** A die in the field with what it is worth now, and with its name where there is room for it. */
export function Fielded({ piece, props, size, room }: PieceProps & { readonly room: number }) {
  const isNamed = room > 138
  if (size < 32) return <DieButton piece={piece} props={props} size={size} />
  return (
    <div className={isNamed ? 'dm-fielded' : 'dm-fielded narrow'}>
      <DieButton piece={piece} props={props} size={isNamed ? Math.min(size, 50) : Math.max(22, Math.min(size - 8, room - 22, 42))} />
      <div>
        {isNamed && <span className="name">{props.nameOf(piece)}</span>}
        <Chip piece={piece} props={props} />
      </div>
    </div>
  )
}
