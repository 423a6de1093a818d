import './pannable.css'
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'

/** A window onto a drawing: its middle, and how many times it is enlarged. */
interface Window {
  readonly x: number
  readonly y: number
  readonly k: number
}

interface PannableProps {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** Where a narrow screen looks first. */
  readonly focus: { readonly x: number; readonly y: number } | null
  readonly phone: boolean
  readonly label: string
  /** Its rows are groups with the role `row`. */
  readonly isGrid?: boolean
  readonly className: string
  /** What hardly ever changes and is not pressed: it is painted once, below the rest. */
  readonly ground: ReactNode
  readonly children: ReactNode
  readonly onKeyDown?: (event: React.KeyboardEvent<SVGSVGElement>) => void
  /** Given, the wheel does this instead of bringing the drawing closer. */
  readonly onWheelTurn?: ((by: number) => void) | undefined
}

const MOST = 4
const DRAGGED = 7

/** A drawing that fills its box; it can be brought closer, and moved with pointer or fingers. */
export function Pannable({ box, focus, phone, label, isGrid = false, className, ground, children, onKeyDown, onWheelTurn }: PannableProps) {
  const { t } = useTranslation()
  const [bx, by, bw, bh] = box
  const whole: Window = { x: bx + bw / 2, y: by + bh / 2, k: 1 }
  const [view, setView] = useState<Window>(whole)
  const svg = useRef<SVGSVGElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const drag = useRef({ isOn: false, far: 0 })

  const fit = useCallback(
    ({ x, y, k }: Window): Window => {
      const scale = Math.max(1, Math.min(MOST, k))
      const [hw, hh] = [bw / scale / 2, bh / scale / 2]
      return { k: scale, x: Math.max(bx + hw, Math.min(bx + bw - hw, x)), y: Math.max(by + hh, Math.min(by + bh - hh, y)) }
    },
    [bx, by, bw, bh],
  )
  const [fx, fy] = [focus?.x ?? null, focus?.y ?? null]
  // Another screen may lay the drawing another way: what was in the middle of the one is not in the middle of the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that changes its size begins with the whole, though nothing here reads it
  useEffect(() => setView({ x: bx + bw / 2, y: by + bh / 2, k: 1 }), [phone, bx, by, bw, bh])
  useEffect(() => {
    if (phone && fx !== null && fy !== null) setView((now) => fit({ x: fx, y: fy, k: Math.max(now.k, 1.9) }))
  }, [phone, fx, fy, fit])

  const zoom = (by: number) => setView((now) => fit({ ...now, k: now.k * by }))
  const perPixel = (): number => {
    const rect = svg.current!.getBoundingClientRect()
    return Math.max(bw / view.k / rect.width, bh / view.k / rect.height)
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    drag.current = { isOn: false, far: 0 }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    drag.current.far += Math.hypot(dx, dy)
    if (!drag.current.isOn && drag.current.far < DRAGGED) return
    if (!drag.current.isOn) {
      drag.current.isOn = true
      svg.current!.setPointerCapture(event.pointerId)
    }
    const spread = spreadOf(fingers.current)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const grown = spread === 0 ? 1 : spreadOf(fingers.current) / spread
    const unit = perPixel() / fingers.current.size
    setView((now) => fit({ x: now.x - dx * unit, y: now.y - dy * unit, k: now.k * grown }))
  }
  const up = (event: PointerEvent<SVGSVGElement>) => fingers.current.delete(event.pointerId)

  useEffect(() => {
    const node = svg.current!
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      if (onWheelTurn !== undefined && !event.ctrlKey) onWheelTurn(Math.sign(event.deltaY))
      else setView((now) => fit({ ...now, k: now.k * (event.deltaY < 0 ? 1.15 : 1 / 1.15) }))
    }
    node.addEventListener('wheel', wheel, { passive: false })
    return () => node.removeEventListener('wheel', wheel)
  }, [fit, onWheelTurn])

  const [vw, vh] = [bw / view.k, bh / view.k]
  const seen = {
    viewBox: `${view.x - vw / 2} ${view.y - vh / 2} ${vw} ${vh}`,
    preserveAspectRatio: phone ? 'xMidYMid slice' : 'xMidYMid meet',
  }
  return (
    <div className={`pannable ${className}`} data-near={view.k > 1.01 || undefined}>
      <svg className="ground" aria-hidden="true" {...seen}>
        {ground}
      </svg>
      <svg
        ref={svg}
        {...seen}
        role={isGrid ? 'grid' : 'group'}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={(event) => {
          if (drag.current.isOn) event.stopPropagation()
        }}
      >
        {children}
      </svg>
      <div className="zoom">
        <button type="button" aria-label={t('skins.closer')} onClick={() => zoom(1.4)} disabled={view.k >= MOST}>
          <Glyph name="plus" size={18} />
        </button>
        <button type="button" aria-label={t('skins.further')} onClick={() => zoom(1 / 1.4)} disabled={view.k <= 1}>
          <Glyph name="minus" size={18} />
        </button>
      </div>
    </div>
  )
}

/** How far two fingers are apart; 0 for one. */
function spreadOf(fingers: ReadonlyMap<number, { readonly x: number; readonly y: number }>): number {
  const [a, b] = [...fingers.values()]
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y)
}
