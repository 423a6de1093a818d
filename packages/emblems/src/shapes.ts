/** A corner of an outline; a third number other than 0 makes it sharp. */
export type Spot = readonly [x: number, y: number, sharp?: number | boolean | undefined]
export type Spots = readonly Spot[]
export type Triple = readonly [number, number, number]

/** One decimal is enough at 256 units. */
export const num = (n: number): number => Math.round(n * 10) / 10

/** Points written as `x,y` or `x,y,1` with blanks between them. */
export function at(text: string): readonly Triple[] {
  return text.split(' ').map((point) => {
    const [x, y, third] = point.split(',').map(Number)
    return [x!, y!, third ?? 0]
  })
}

const unit = (a: Spot, b: Spot): readonly [number, number] => {
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function bends(p: Spots, count: number, spot: (i: number) => Spot): string {
  let d = `M${num(p[0]![0])} ${num(p[0]![1])}`
  for (let i = 0; i < count; i++) {
    const a = spot(i)
    const b = spot(i + 1)
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.37
    const u = a[2] ? unit(a, b) : unit(spot(i - 1), b)
    const v = b[2] ? unit(a, b) : unit(a, spot(i + 2))
    d += `C${num(a[0] + u[0] * reach)} ${num(a[1] + u[1] * reach)} ${num(b[0] - v[0] * reach)} ${num(b[1] - v[1] * reach)} ${num(b[0])} ${num(b[1])}`
  }
  return d
}

/** A smooth closed outline through the points. */
export const curve = (p: Spots): string => `${bends(p, p.length, (i) => p[(i + p.length) % p.length]!)}Z`

export const poly = (p: Spots): string => `M${p.map((q) => `${num(q[0])} ${num(q[1])}`).join('L')}Z`

export const ring = (x: number, y: number, r: number, ry = r): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(ry)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 0 ${num(-2 * r)} 0Z`

export const mirror = (p: Spots): Spot[] => p.map((q) => [256 - q[0], q[1], q[2]])

/** The left half, given from top to bottom with x ≤ 128, and its mirror image. */
export const sym = (p: Spots): string =>
  curve([
    ...p,
    ...mirror(p)
      .reverse()
      .filter((q) => Math.abs(q[0] - 128) > 0.6),
  ])

/** A point of a spine: where it is, how far along, and its normal. */
export interface Vertebra {
  readonly x: number
  readonly y: number
  readonly t: number
  readonly nx: number
  readonly ny: number
}

/** Points along a smooth spine with their normals. */
export function spine(p: Spots, per = 4): Vertebra[] {
  const spots: Triple[] = []
  const near = (i: number): Spot => p[Math.max(0, Math.min(p.length - 1, i))]!
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, e] = [near(i - 1), near(i), near(i + 1), near(i + 2)]
    const count = per + (i === p.length - 2 ? 1 : 0)
    for (let k = 0; k < count; k++) {
      const t = k / per
      const along = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t * t * t)
      spots.push([along(0), along(1), i + t])
    }
  }
  return spots.map(([x, y, t], i) => {
    const a = spots[Math.max(0, i - 1)]!
    const b = spots[Math.min(spots.length - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return { x, y, t, nx: -(b[1] - a[1]) / length, ny: (b[0] - a[0]) / length }
  })
}

/** Half the thickness at `t` of a limb whose thickness is given at each point. */
export function width(ws: readonly number[], t: number): number {
  const i = Math.min(ws.length - 2, Math.floor(t))
  return ws[i]! + (ws[i + 1]! - ws[i]!) * (t - i)
}

/** A bent, tapering limb: horn, neck, tail, tentacle. */
export function taper(p: Spots, ws: readonly number[]): string {
  const bones = spine(p)
  const left: Spot[] = []
  const right: Spot[] = []
  bones.forEach((q, i) => {
    const w = width(ws, q.t)
    const last = i === bones.length - 1
    if (last && w < 1.2) left.push([q.x, q.y, 1])
    else {
      left.push([q.x + q.nx * w, q.y + q.ny * w, i === 0 || last])
      right.push([q.x - q.nx * w, q.y - q.ny * w, i === 0 || last])
    }
  })
  return curve([...left, ...right.reverse()])
}

export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = 0): string =>
  poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const q = turn + (i * Math.PI) / points
      const reach = i % 2 ? inner : outer
      return [x + reach * Math.sin(q), y - reach * Math.cos(q)]
    }),
  )
