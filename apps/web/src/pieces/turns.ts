/** A rotation as rows of three; CSS axes: y grows downwards, z comes towards the reader. */
export type Turn = readonly [Vector, Vector, Vector]
export type Vector = readonly [number, number, number]

const about = (degrees: number): readonly [number, number] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]

export function turnX(degrees: number): Turn {
  const [c, s] = about(degrees)
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ]
}
export function turnY(degrees: number): Turn {
  const [c, s] = about(degrees)
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ]
}
export function turnZ(degrees: number): Turn {
  const [c, s] = about(degrees)
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ]
}

/** One turn after another, the second in the axes of the first. */
export function composed(a: Turn, b: Turn): Turn {
  const cell = (i: 0 | 1 | 2, j: 0 | 1 | 2): number => a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j]
  const row = (i: 0 | 1 | 2): Vector => [cell(i, 0), cell(i, 1), cell(i, 2)]
  return [row(0), row(1), row(2)]
}

/** A side of a cube: how it is turned away from the front, in words of CSS and as a rotation, and what brings it there. */
export interface Side {
  readonly css: string
  readonly bring: string
  readonly away: Turn
  readonly back: Turn
}

const side = (axis: 'X' | 'Y', degrees: number): Side => {
  const turn = axis === 'X' ? turnX : turnY
  return { css: `rotate${axis}(${degrees}deg)`, bring: `rotate${axis}(${-degrees}deg)`, away: turn(degrees), back: turn(-degrees) }
}

/** Front, right, back, left, top, bottom. */
export const sides: readonly Side[] = [side('Y', 0), side('Y', 90), side('Y', 180), side('Y', -90), side('X', 90), side('X', -90)]

/** Light falls from the upper left, towards the reader. */
const LIGHT: Vector = [-0.372, -0.607, 0.705]

/** How a side of a cube at rest looks from the front: null when it faces away. */
export function projected(rest: Turn, up: number, at: number, half: number): { readonly css: string; readonly dark: number } | null {
  const m = composed(composed(rest, sides[up]!.back), sides[at]!.away)
  const [x, y, z] = [m[0][2], m[1][2], m[2][2]]
  if (z <= 0.001) return null
  const light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
  const parts = [m[0][0], m[1][0], m[0][1], m[1][1], x * half, y * half]
  return { css: `matrix(${parts.map((v) => v.toFixed(4)).join(',')})`, dark: Math.max(0, Math.min(0.46, 0.42 - 0.5 * light)) }
}
