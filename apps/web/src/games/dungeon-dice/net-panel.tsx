import { dungeonBoard } from '@duelhall/games'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../parts/glyph.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { nameOfCell } from './look.ts'
import { type NetChoice, netOfKind } from './net-choice.ts'

const { nets } = dungeonBoard
const kinds = [...new Set(nets.map((net) => net.net))]

/** A small picture of a net, turned as the field is; its summon cell in brass. */
function NetIcon({ n, size, upright }: { readonly n: number; readonly size: number; readonly upright: boolean }) {
  const cells = nets[n]!.offsets.map(([x, y]) => (upright ? ([x, -y] as const) : ([y, x] as const)))
  const [x0, y0] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const [w, h] = [Math.max(...cells.map(([x]) => x)) - x0 + 1, Math.max(...cells.map(([, y]) => y)) - y0 + 1]
  return (
    <svg viewBox={`0 0 ${w * 8} ${h * 8}`} width={w * size} height={h * size} aria-hidden="true">
      {cells.map(([x, y]) => (
        <rect
          key={`${x},${y}`}
          x={(x - x0) * 8 + 0.6}
          y={(y - y0) * 8 + 0.6}
          width="6.8"
          height="6.8"
          rx="1.5"
          fill={x === 0 && y === 0 ? 'var(--brass)' : 'currentColor'}
        />
      ))}
    </svg>
  )
}

interface NetPanelProps {
  readonly net: NetChoice
  readonly fitting: readonly number[]
  /** Null while the cell is being chosen. */
  readonly onLay: ((near: Element) => void) | null
  readonly cell: number | null
  readonly props: SkinProps
}

/** The eleven nets, and how the one in hand is turned. */
export function NetPanel({ net, fitting, onLay, cell, props }: NetPanelProps) {
  const { t } = useTranslation()
  const now = nets[net.n]!
  const says =
    cell === null
      ? t('skins.dungeon.chooseCell')
      : net.fits
        ? t('skins.dungeon.fits', { cell: nameOfCell(cell) })
        : t('skins.dungeon.fitsNot', { cell: nameOfCell(cell) })
  return (
    <section className="card dd-nets" aria-label={t('skins.dungeon.nets')}>
      <div className="kinds" role="radiogroup" aria-label={t('skins.dungeon.nets')}>
        {kinds.map((kind) => {
          const fits = cell === null || fitting.some((n) => nets[n]!.net === kind)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture that is pressed
            <button
              key={kind}
              type="button"
              role="radio"
              aria-checked={kind === now.net}
              aria-label={t('skins.dungeon.netN', { n: kind + 1 })}
              data-off={!fits || undefined}
              onClick={() => net.choose(netOfKind(kind, fitting))}
            >
              <NetIcon n={kind === now.net ? net.n : netOfKind(kind, fitting)} size={props.phone ? 8 : 7.5} upright={props.phone} />
            </button>
          )
        })}
      </div>
      <div className="turns">
        <p data-fits={cell === null ? undefined : net.fits}>
          {cell !== null && <Glyph name={net.fits ? 'check' : 'cross'} size={15} />}
          {says}
        </p>
        <button type="button" className="btn small" onClick={net.turn}>
          {t('skins.dungeon.turn')} {!props.phone && <kbd>R</kbd>}
        </button>
        <button type="button" className="btn small" onClick={net.mirror}>
          {t('skins.dungeon.mirror')} {!props.phone && <kbd>F</kbd>}
        </button>
        {cell !== null && (
          <button type="button" className="btn small" onClick={() => net.next(1)}>
            {t('skins.dungeon.next')} {!props.phone && <kbd>N</kbd>}
          </button>
        )}
        {onLay !== null && (
          <button type="button" className="btn small main" onClick={(event) => onLay(event.currentTarget)}>
            {t('skins.dungeon.lay')}
          </button>
        )}
      </div>
    </section>
  )
}
