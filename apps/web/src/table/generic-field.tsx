import './generic-field.css'
import { type Handle, handle } from '@duelhall/kernel'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Medallion } from './medallion.tsx'
import { zoneOwner } from './naming.ts'
import { about } from './offers.ts'
import type { SkinProps } from './skin.ts'

/** Zones and pieces as lists: any game can be played on it, which proves that no rules live in skins. */
export const GenericField = (props: SkinProps) => {
  const { view, seats } = props
  const zones = view.zones
    .map((zone) => ({ ...zoneOwner(zone.name), pieces: zone.pieces.filter((piece) => piece >= seats.length) }))
    .filter((zone) => zone.pieces.length > 0)
  const shared = zones.filter((zone) => zone.owner === null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only lead on between the buttons in it
    <div className="zones" onKeyDown={arrows}>
      {shared.length > 0 && <Zones zones={shared} props={props} title={null} />}
      {seats.map((seat) => (
        <Zones key={seat.player} zones={zones.filter((zone) => zone.owner === seat.player)} props={props} title={seat.name} />
      ))}
    </div>
  )
}

interface Zone {
  readonly name: string
  readonly owner: number | null
  readonly pieces: readonly Handle[]
}

const Zones = ({ zones, props, title }: { readonly zones: readonly Zone[]; readonly props: SkinProps; readonly title: string | null }) => {
  const { t } = useTranslation()
  return (
    <section className="zone-column" aria-label={title ?? undefined}>
      {title !== null && <h3>{title}</h3>}
      {zones.map((zone) => (
        <section
          key={zone.name}
          className="zone card"
          aria-label={
            title === null
              ? t('table.zoneCount', { zone: zone.name, count: zone.pieces.length })
              : t('table.zoneOf', { zone: zone.name, count: zone.pieces.length, name: title })
          }
        >
          <h4>
            {zone.name} <small>{zone.pieces.length}</small>
          </h4>
          <ul>
            {zone.pieces.map((piece) => (
              <li key={piece}>
                <PieceButton piece={piece} props={props} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** A few values that tell pieces apart at a glance. */
const telling = ['power', 'level', 'attack', 'defense', 'hp', 'cost', 'space', 'cell', 'face', 'energy', 'position'] as const

const PieceButton = ({ piece, props }: { readonly piece: Handle; readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const { view, offers, held, inspected, pointed, nameOf, press, inspect } = props
  const shown = view.pieces[piece]!
  const name = shown.def === null ? `${shown.guise || ''} ${t('table.hidden')}`.trim() : nameOf(piece)
  const facts = telling.flatMap((key) => {
    const value = shown.values[key]
    return value === null || value === undefined || value === '' || value === false
      ? []
      : [key === 'space' || key === 'cell' || key === 'face' ? `${value}` : `${key} ${value}`]
  })
  return (
    <button
      type="button"
      className="piece"
      data-lit={about(offers, piece).length > 0 || undefined}
      data-held={held === piece || undefined}
      data-inspected={inspected === piece || undefined}
      data-pointed={pointed.includes(piece) || undefined}
      aria-pressed={held === piece}
      aria-label={[name, ...facts].join(', ')}
      onClick={(event) => press(piece, event.currentTarget)}
      onPointerEnter={() => inspect(piece)}
      onFocus={() => inspect(piece)}
    >
      <Medallion name={name} colour={shown.controller} />
      <span>
        <b>{name}</b>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </button>
  )
}

/** Arrow keys go from piece to piece. */
function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.piece')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = all[handle((at + step + all.length) % all.length)]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
