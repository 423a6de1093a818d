import type { Art } from '../art.ts'
import type { Ramp } from '../colour.ts'
import { curve, num, type Spot, type Spots, taper } from '../shapes.ts'

export interface BatWing {
  readonly bow?: number
  readonly claw?: number
  readonly bone?: string
  readonly arm?: Ramp
}

export interface FeatherWing {
  readonly fill?: Ramp
  readonly n?: number
  readonly len?: number
  /** The directions of the first and the last feather. */
  readonly a0?: number
  readonly a1?: number
}

/** From shoulder to wrist, with fingers to the tips. */
export function batWing(art: Art, s: Spot, w: Spot, tips: Spots, e: Spot, fill: Ramp, o: BatWing = {}): string {
  const pts: Spot[] = [
    [s[0], s[1], 1],
    [(s[0] + w[0]) / 2 + (o.bow ?? -10), (s[1] + w[1]) / 2 - 6],
    [w[0], w[1], 1],
  ]
  tips.forEach((t, i) => {
    pts.push([t[0], t[1], 1])
    const n = tips[i + 1] || e
    const mx = (t[0] + n[0]) / 2,
      my = (t[1] + n[1]) / 2
    pts.push([mx + (w[0] - mx) * 0.2, my + (w[1] - my) * 0.2])
  })
  pts.push([e[0], e[1], 1])
  const bones = tips
    .map((t) => {
      const m: Spot = [(w[0] + t[0]) / 2 + (t[1] - w[1]) * 0.06, (w[1] + t[1]) / 2 - 4]
      return `<path d="${taper([w, m, t], [3.6, 2.4, 0.6])}" fill="${o.bone || fill.dark}"/>`
    })
    .join('')
  return (
    art.solid(curve(pts), fill, { inside: art.surface('hatch', art.ink, 0.16) + bones, shade: 18 }) +
    art.flat(
      taper([s, [(s[0] + w[0]) / 2 + (o.bow ?? -10) * 0.8, (s[1] + w[1]) / 2 - 4], w, [w[0] + (o.claw ?? -2), w[1] - 15]], [7, 5.5, 5, 0]),
      o.arm || art.body,
      { line: 2.2 },
    )
  )
}

function feather(art: Art, x: number, y: number, a: number, L: number, w: number, fill: string): string {
  const c = Math.cos(a),
    s = Math.sin(a),
    p = (t: number, n: number): [number, number] => [x + c * L * t - s * n, y + s * L * t + c * n]
  return (
    art.flat(curve([[...p(0, 0), 1], p(0.35, -w), p(0.85, -w * 0.8), [...p(1, w * 0.15), 1], p(0.8, w * 0.75), p(0.3, w * 0.7)]), fill, {
      line: 1.8,
    }) + art.line(`M${p(0.1, 0).map(num).join(' ')}L${p(0.9, 0).map(num).join(' ')}`, 1.1, art.ink, 0.35)
  )
}

/** A feathered wing on the left. */
function featherWing(art: Art, sh: Spot, wr: Spot, o: FeatherWing): string {
  const R = o.fill || art.body,
    n = o.n || 7,
    L = o.len || 88,
    a0 = o.a0 ?? -2.45,
    a1 = o.a1 ?? 2.35
  let s = ''
  const rows: readonly (readonly [number, number, number, string])[] = [
    [n, L, 11.5, R.mid],
    [n, L * 0.7, 11, R.base],
    [n, L * 0.38, 10, R.light],
  ]
  const arm = art.solid(taper([sh, [(sh[0] + wr[0]) / 2 - 4, (sh[1] + wr[1]) / 2 - 8], wr], [7, 8, 5]), R, { lit: 2.2 })
  rows.forEach(([k, len, w, c], row) => {
    if (row === 2) s += arm
    for (let i = k - 1; i >= 0; i--) {
      const t = i / (k - 1),
        x = wr[0] + (sh[0] - wr[0]) * t * 0.92,
        y = wr[1] + (sh[1] - wr[1]) * t * 0.92
      const a = a0 + (((a1 - a0 + Math.PI * 2) % (Math.PI * 2)) - Math.PI * 2) * t
      s += feather(art, x, y, a, len * (1 - 0.32 * t * t) * (0.94 + 0.1 * Math.sin(i * 2.1 + row)), w, c)
    }
  })
  return s
}

export function featherPair(art: Art, sh: Spot, wr: Spot, o: FeatherWing): string {
  return art.two(featherWing(art, sh, wr, o))
}
