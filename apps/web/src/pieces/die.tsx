import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import './die.css'
import { type Face, FaceArt } from './faces.tsx'
import { composed, projected, sides, turnX, turnZ } from './turns.ts'

/** The body of a die: whose it is, or what it is made of. */
export type Material =
  | 'fist'
  | 'bolt'
  | 'mask'
  | 'shield'
  | 'ivory'
  | 'act1'
  | 'act2'
  | 'act3'
  | 'act4'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'white'
  | 'black'

export interface DieProps {
  /** Six: front, right, back, left, top, bottom. */
  readonly faces: readonly Face[]
  /** Which of them was rolled. */
  readonly up: number
  readonly material: Material
  readonly size?: number
  /** A slight turn, so that dice in a row do not look stamped. */
  readonly yaw?: number
  readonly lit?: boolean
  readonly dim?: boolean
  /** What it shows, in words; without, it stands beside them. */
  readonly label?: string
  /** Another number throws it again; it lands on `up`. Null never throws. */
  readonly thrown?: number | null
  /** Milliseconds in the air. */
  readonly flight?: number
}

const LEAN = 17

/** A die at rest is drawn flat, as its cube looks from the front; only a die in the air is a cube in space. */
export function Die(props: DieProps) {
  const { faces, up, material, size = 48, yaw = 0, lit = false, dim = false, label, thrown = null, flight = 720 } = props
  const cube = useRef<HTMLSpanElement>(null)
  const [landed, land] = useState<number | null>(thrown)
  const isFlying = thrown !== null && thrown !== landed && flight > 0
  useLayoutEffect(() => {
    if (thrown === null || thrown === landed) return
    const body = cube.current
    if (!isFlying || body === null || body.animate === undefined) return land(thrown)
    const throwing = body.animate(path(size, yaw, up), { duration: flight })
    throwing.onfinish = () => land(thrown)
    return () => throwing.cancel()
  }, [thrown, landed, isFlying, size, yaw, up, flight])
  const tinted = material === 'ivory'
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const rest = composed(turnX(LEAN), turnZ(yaw))
  return (
    <span
      className={`die m-${material}${lit ? ' lit' : ''}${dim ? ' dim' : ''}`}
      style={{ '--s': `${size}px` } as React.CSSProperties}
      {...said}
    >
      <i className="floor" />
      <span ref={cube} className={isFlying ? 'cube air' : 'cube'}>
        {faces.map((face, at) => {
          const flat = isFlying ? null : projected(rest, up, at, size / 2)
          if (!isFlying && flat === null) return null
          const place = flat?.css ?? `${sides[at]!.css} translateZ(${size / 2}px)`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place on the cube
            <Fragment key={at}>
              {/* What shows through round corners is not seen in the air, and each side in space is a layer of its own. */}
              {!isFlying && <span className="die-core" style={{ transform: projected(rest, up, at, size * 0.483)!.css }} />}
              <span className="die-face" style={{ transform: place }}>
                <FaceArt face={face} tinted={tinted} />
                <i className="shine" />
                <i className="shade" style={{ opacity: flat?.dark ?? 0.12 }} />
              </span>
            </Fragment>
          )
        })}
      </span>
    </span>
  )
}

/** Thrown in from the upper left, two bounces, and down on the true side. */
function path(size: number, yaw: number, up: number): Keyframe[] {
  const at = (x: number, y: number, rx: number, ry: number, rz: number): string =>
    `perspective(${size * 9}px) translate3d(${x * size}px, ${y * size}px, ${-size / 2}px) rotateX(${LEAN + rx}deg) rotateY(${ry}deg) rotateZ(${yaw + rz}deg) ${sides[up]!.bring}`
  return [
    { transform: at(-3.2, -1.6, 560, -400, -200), easing: 'cubic-bezier(.3,.1,.6,1)' },
    { transform: at(-0.7, 0.1, 130, -70, -30), offset: 0.58, easing: 'cubic-bezier(.2,.6,.5,1)' },
    { transform: at(-0.2, -0.28, 40, -16, -8), offset: 0.8, easing: 'cubic-bezier(.5,0,.7,1)' },
    { transform: at(0, 0, 0, 0, 0) },
  ]
}
