import { type Handle, handle, type PlayerId } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { Chip, DieButton } from './dice.tsx'
import { type Bout, boutsIn, numbersOf, seatColour } from './look.ts'

/** A fighter's place: columns from left to right, and whether it stands in the upper half. */
interface Stand {
  readonly piece: Handle
  readonly x: number
  readonly isUpper: boolean
  /** What deals damage to it. */
  readonly faces: readonly Handle[]
}

/** Each attacker has a column for every blocker, and at least one. */
function standsOf(bouts: readonly Bout[], isUpper: boolean): readonly Stand[] {
  const columns = bouts.reduce((sum, bout) => sum + Math.max(1, bout.blockers.length), 0)
  const stands: Stand[] = []
  let at = 0
  for (const { attacker, blockers } of bouts) {
    const width = Math.max(1, blockers.length)
    const middle = (column: number): number => ((column + 0.5) / columns) * 100
    stands.push({ piece: attacker, x: ((at + width / 2) / columns) * 100, isUpper, faces: blockers })
    for (const [i, piece] of blockers.entries()) stands.push({ piece, x: middle(at + i), isUpper: !isUpper, faces: [attacker] })
    at += width
  }
  return stands
}

interface ArenaProps {
  readonly props: SkinProps
  /** Who sits above and below; of several, those who fight. */
  readonly above: PlayerId
  readonly below: PlayerId
}

/** The attack: a line joins each pair, and an attacker nobody blocks runs on to the life of the other player. */
export function Arena({ props, above, below }: ArenaProps) {
  const { t } = useTranslation()
  const { view } = props
  const bouts = boutsIn(view)
  const first = bouts[0]
  const isUpper = first !== undefined && view.pieces[first.attacker]!.controller !== below
  const stands = standsOf(bouts, isUpper)
  const size = props.phone || stands.length > 8 ? 38 : stands.length > 4 ? 50 : 60
  return (
    <div className="dm-arena">
      <Life player={above} props={props} />
      <svg className="dm-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {bouts.flatMap(({ attacker, blockers }) => {
          const from = stands.find((stand) => stand.piece === attacker)!
          if (blockers.length === 0)
            return [<path key={attacker} className="free" d={`M${from.x} ${isUpper ? 42 : 58}L50 ${isUpper ? 97 : 3}`} />]
          return blockers.map((blocker) => {
            const to = stands.find((stand) => stand.piece === blocker)!
            return <path key={`${attacker}-${blocker}`} d={`M${from.x} ${isUpper ? 40 : 60}L${to.x} ${isUpper ? 60 : 40}`} />
          })
        })}
      </svg>
      {stands.map(({ piece, x, isUpper: high, faces }) => (
        <div
          key={piece}
          className="stand"
          style={{ left: `${x}%`, [high ? 'top' : 'bottom']: 'max(33px, 9%)' }}
          data-high={high || undefined}
        >
          <DieButton piece={piece} props={props} size={size} />
          <Chip piece={piece} props={props} />
          <span className="name">{props.nameOf(piece)}</span>
          <Takes piece={piece} from={faces} bouts={bouts} props={props} />
        </div>
      ))}
      {bouts.length === 0 && <p className="calm">{t('skins.dice.noAttack')}</p>}
      <Life player={below} props={props} />
    </div>
  )
}

/** What would hit a fighter as the numbers stand: all of its blockers, or the attacker it blocks. */
function Takes({
  piece,
  from,
  bouts,
  props,
}: {
  readonly piece: Handle
  readonly from: readonly Handle[]
  readonly bouts: readonly Bout[]
  readonly props: SkinProps
}) {
  const { t } = useTranslation()
  const { view } = props
  const own = numbersOf(view, piece, props.card(piece))
  if (from.length === 0) {
    const foe = view.players.findIndex(
      (player, p) => player.team !== view.players[view.pieces[piece]!.controller]!.team && !view.players[p]!.out,
    )
    return <em className="takes free">{t('skins.dice.toPlayer', { n: own.attack, name: props.nameOf(handle(Math.max(0, foe))) })}</em>
  }
  const dealt = from.reduce((sum, other) => sum + numbersOf(view, other, props.card(other)).attack, 0)
  const isShared = bouts.some((bout) => bout.blockers.length > 1 && bout.blockers.includes(piece))
  const left = own.defense - own.damage
  return (
    <em className="takes" data-falls={(!isShared && dealt >= left) || undefined}>
      {t(isShared ? 'skins.dice.shares' : 'skins.dice.takes', { n: dealt, of: left })}
      {!isShared && dealt >= left && <Icon name="ko" size={11} />}
    </em>
  )
}

/** A player's life at the edge of the arena; it can be chosen where an effect asks for a player. */
function Life({ player, props }: { readonly player: PlayerId; readonly props: SkinProps }) {
  const { t } = useTranslation()
  const life = Number(props.view.players[player]!.values.life)
  const name = props.nameOf(handle(player))
  return (
    <PieceButton
      className="dm-life"
      style={{ '--seat': seatColour(player) } as React.CSSProperties}
      piece={handle(player)}
      props={props}
      otherwise={t('skins.dice.lifeOf', { name, n: life })}
    >
      <b>{life}</b> {name}
    </PieceButton>
  )
}
