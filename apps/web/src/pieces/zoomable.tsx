import './pannable.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'

const [LEAST, MOST] = [0.6, 3] as const
const STEP = 1.4

interface ZoomableProps {
  readonly isOn: boolean
  readonly className: string
  /** What stands beside the buttons and stays as it is. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A mat that fits its box on a narrow screen: it can be brought closer with buttons or two fingers, and moved with one. */
export function Zoomable({ isOn, className, head, children }: ZoomableProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(1)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    if (node === null || !isOn) return
    let spread = 0
    const pinch = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (a === undefined || b === undefined) {
        spread = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      if (spread > 0) setZoom((before) => within((before * now) / spread))
      spread = now
    }
    node.addEventListener('touchmove', pinch, { passive: false })
    node.addEventListener('touchend', pinch)
    return () => {
      node.removeEventListener('touchmove', pinch)
      node.removeEventListener('touchend', pinch)
    }
  }, [isOn])
  const by = (factor: number) => {
    const node = box.current!
    const next = within(zoom * factor)
    const [x, y] = [node.scrollLeft + node.clientWidth / 2, node.scrollTop + node.clientHeight / 2].map((at) => (at / zoom) * next)
    setZoom(next)
    requestAnimationFrame(() => node.scrollTo(x! - node.clientWidth / 2, y! - node.clientHeight / 2))
  }
  if (!isOn)
    return (
      <div className={className}>
        {head}
        {children}
      </div>
    )
  const size = `${Math.max(1, zoom) * 100}%`
  return (
    <div className="zoomable">
      <div className="head">
        {head}
        <div className="zoom">
          <button type="button" aria-label={t('skins.further')} onClick={() => by(1 / STEP)} disabled={zoom <= LEAST}>
            <Glyph name="minus" size={18} />
          </button>
          <button type="button" aria-label={t('skins.closer')} onClick={() => by(STEP)} disabled={zoom >= MOST}>
            <Glyph name="plus" size={18} />
          </button>
        </div>
      </div>
      <div className="window" ref={box}>
        <div className={className} style={{ zoom, width: size, minHeight: size }}>
          {children}
        </div>
      </div>
    </div>
  )
}

const within = (zoom: number): number => Math.max(LEAST, Math.min(MOST, Math.abs(zoom - 1) < 0.05 ? 1 : zoom))
