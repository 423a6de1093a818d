import { type Handle, handle, type PlayerId } from '@duelhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fit } from '../../pieces/fit.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { TeamCard } from './cards.tsx'
import { DieButton, Fielded } from './dice.tsx'
import { seatColour, zoneOf } from './look.ts'

interface MatProps {
  readonly player: PlayerId
  readonly props: SkinProps
}

/** The cards a player brought, basic actions aside. */
export function Team({ player, props }: MatProps) {
  const { t } = useTranslation()
  const cards = zoneOf(props.view, 'cards', player).filter((piece) => props.view.pieces[piece]!.values.kind !== 'basic')
  return (
    <section
      className="dm-team"
      aria-label={t('skins.dice.team', { name: props.nameOf(handle(player)) })}
      style={{ '--n': Math.max(4, cards.length) } as CSSProperties}
    >
      {cards.map((piece) => (
        <TeamCard key={piece} piece={piece} props={props} />
      ))}
    </section>
  )
}

/** Bag, prep, reserve, field, out of play and used, as they lie on the printed mat. */
export function Zones({ player, props }: MatProps) {
  const { view } = props
  const at = (place: string): readonly Handle[] => zoneOf(view, place, player)
  const fighting = (piece: Handle): boolean =>
    view.pieces[piece]!.values.attacking === true || ((view.pieces[piece]!.values.blocks as readonly number[] | undefined)?.length ?? 0) > 0
  const field = [...at('field'), ...at('attack')].filter((piece) => !fighting(piece))
  const out = [...at('out'), ...at('captured')]
  const hasOut = (view.table as { readonly outOfPlay?: boolean }).outOfPlay === true || out.length > 0
  const owner = props.nameOf(handle(player))
  return (
    <div className="dm-zones" data-out={hasOut || undefined} style={{ '--seat': seatColour(player) } as CSSProperties}>
      <Zone kind="bag" n={at('bag').length} owner={owner}>
        <Bag n={at('bag').length} player={player} />
      </Zone>
      <Pile kind="prep" pieces={at('prep')} most={36} owner={owner} props={props} />
      <Pile kind="reserve" pieces={[...at('transit'), ...at('reserve')]} most={54} owner={owner} props={props} />
      <Zone kind="field" n={field.length} owner={owner}>
        <Fit n={field.length} most={54}>
          {(size, width) =>
            field.map((piece) => <Fielded key={piece} piece={piece} props={props} size={size} room={width / field.length} />)
          }
        </Fit>
      </Zone>
      {hasOut && <Pile kind="out" pieces={out} most={30} owner={owner} props={props} />}
      <Pile kind="used" pieces={at('used')} most={30} owner={owner} props={props} />
    </div>
  )
}

type Kind = 'bag' | 'prep' | 'reserve' | 'field' | 'out' | 'used'

interface ZoneProps {
  readonly kind: Kind
  readonly n: number
  readonly owner: string
  readonly children: ReactNode
}

function Zone({ kind, n, owner, children }: ZoneProps) {
  const { t } = useTranslation()
  const name = t(`skins.dice.${kind}`)
  return (
    <section className={`dm-zone z-${kind}`} aria-label={`${name}: ${n}, ${owner}`}>
      <h3>
        {name} <b>{n}</b>
      </h3>
      {children}
    </section>
  )
}

function Pile({
  kind,
  pieces,
  most,
  owner,
  props,
}: {
  readonly kind: Kind
  readonly pieces: readonly Handle[]
  readonly most: number
  readonly owner: string
  readonly props: SkinProps
}) {
  return (
    <Zone kind={kind} n={pieces.length} owner={owner}>
      <Fit n={pieces.length} most={most}>
        {(size) => pieces.map((piece) => <DieButton key={piece} piece={piece} props={props} size={size} />)}
      </Fit>
    </Zone>
  )
}

/** Nobody sees into the bag, only how full it is. */
function Bag({ n, player }: { readonly n: number; readonly player: PlayerId }) {
  const colour = seatColour(player)
  return (
    <svg className="dm-bag" viewBox="0 0 64 72" aria-hidden="true">
      <path d="M21 4c4 3 18 3 22 0 2 0 3 2 2 4l-6 10H25L19 8c-1-2 0-4 2-4z" fill={colour} />
      <path d="M25 22h14c13 9 20 20 20 31 0 11-8 17-18 17H23C13 70 5 64 5 53c0-11 7-22 20-31z" fill={colour} />
      <path d="M25 22h14c13 9 20 20 20 31 0 11-8 17-18 17H23C13 70 5 64 5 53c0-11 7-22 20-31z" fill="#000" opacity=".45" />
      <path d="M22 17h20v6H22z" fill="#d9a441" />
      <text x="32" y="55" textAnchor="middle" fontFamily="var(--display)" fontWeight="700" fontSize="24" fill="#fff3dd">
        {n}
      </text>
    </svg>
  )
}
