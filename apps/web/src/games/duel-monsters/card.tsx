import type { Handle } from '@duelhall/kernel'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { frameOf, markOf } from './look.ts'

export type Size = 'field' | 'hand' | 'mini'

export const Back = () => (
  <span className="dc back">
    <svg viewBox="0 0 59 86" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="#d9a441">
        <rect x="3" y="3" width="53" height="80" rx="3" strokeWidth="1" />
        <rect x="5.5" y="5.5" width="48" height="75" rx="2" strokeWidth=".4" opacity=".7" />
        <path d="M29.5 15 46 43 29.5 71 13 43z" strokeWidth=".8" />
        <path d="M29.5 24 40 43 29.5 62 19 43z" strokeWidth=".5" opacity=".8" />
      </g>
      <circle cx="29.5" cy="43" r="8.5" fill="#1a0504" stroke="#d9a441" strokeWidth="1" />
      <path d="m29.5 36 1.900 5 5.100 2-5.100 2-1.900 5-1.900-5-5.100-2 5.100-2z" fill="#e9bf63" />
    </svg>
  </span>
)

/** A card face up; one the viewer does not know is only its back. */
export function DuelCard({ piece, props, size }: { readonly piece: Handle; readonly props: SkinProps; readonly size: Size }) {
  const shown = props.view.pieces[piece]!
  if (shown.def === null) return <Back />
  const card = props.card(piece)
  const { values } = shown
  const mark = markOf(shown)
  const level = Number(values.level ?? 0)
  const isMonster = values.kind === 'monster'
  return (
    <span className={`dc ${size} k-${frameOf(shown, card)}`}>
      {size !== 'mini' && (
        <span className="nm" data-long={String(values.name).length > 21 || undefined}>
          <span>{String(values.name ?? '')}</span>
        </span>
      )}
      <span className="pic">
        <Emblem facts={card === null ? null : factsOfCard(props.view.game, card)} />
      </span>
      <span className={`orb o-${mark.tone}`}>
        <Icon name={mark.icon} size={11} />
      </span>
      {size !== 'mini' && level > 0 && (
        <span className="stars">
          {Array.from({ length: level }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are counted
            <Icon key={i} name="star" size={8} />
          ))}
        </span>
      )}
      {size === 'hand' && (
        <span className="ft">
          {isMonster ? (
            <>
              <span>
                <Icon name="attack" size={10} /> {String(values.attack)}
              </span>
              <span>
                <Icon name="defend" size={10} /> {String(values.defense)}
              </span>
            </>
          ) : (
            <span>{String(values.icon ?? values.kind)}</span>
          )}
        </span>
      )}
    </span>
  )
}
