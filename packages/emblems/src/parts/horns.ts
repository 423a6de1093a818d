import type { Art } from '../art.ts'
import { curve, num, ring, type Spot, type Spots, spine, taper, width } from '../shapes.ts'

export type Horns = 'up' | 'out' | 'ram' | 'back' | 'lyre' | 'down'

/** A pair that grows from a place left of the middle. */
export function horns(art: Art, kind: Horns, x: number, y: number, k = 1, fill = art.bone): string {
  const shapes: Readonly<Record<Horns, Spots>> = {
    up: [
      [x, y],
      [x - 14 * k, y - 24 * k],
      [x - 10 * k, y - 58 * k],
    ],
    out: [
      [x, y],
      [x - 30 * k, y - 4 * k],
      [x - 52 * k, y - 24 * k],
      [x - 50 * k, y - 50 * k],
    ],
    ram: [
      [x, y],
      [x - 30 * k, y - 24 * k],
      [x - 56 * k, y - 4 * k],
      [x - 46 * k, y + 28 * k],
      [x - 24 * k, y + 22 * k],
    ],
    back: [
      [x, y],
      [x - 18 * k, y - 22 * k],
      [x - 44 * k, y - 36 * k],
    ],
    lyre: [
      [x, y],
      [x - 28 * k, y - 20 * k],
      [x - 24 * k, y - 48 * k],
      [x - 2 * k, y - 66 * k],
    ],
    down: [
      [x, y],
      [x - 30 * k, y - 12 * k],
      [x - 46 * k, y + 14 * k],
      [x - 34 * k, y + 40 * k],
    ],
  }
  const p = shapes[kind]
  const ws = p.map((_, i) => 11 * k * (1 - i / (p.length - 1)))
  ws[ws.length - 1] = 0.4
  const rings = spine(p, 4)
    .filter((_, i) => i % 2 && i < 10)
    .map((q) => {
      const w = width(ws, q.t)
      return `M${num(q.x + q.nx * w)} ${num(q.y + q.ny * w)}Q${num(q.x - q.ny * 3)} ${num(q.y + q.nx * 3)} ${num(q.x - q.nx * w)} ${num(q.y - q.ny * w)}`
    })
    .join('')
  return art.pair(taper(p, ws), fill, { inside: art.line(rings, 1.6, art.ink, 0.4), lit: 2.6, shade: 8 })
}

export function antlers(art: Art, x: number, y: number, k = 1): string {
  const main: Spots = [
    [x, y],
    [x - 20 * k, y - 26 * k],
    [x - 24 * k, y - 60 * k],
  ]
  const d = [
    taper(main, [7, 5, 0.5]),
    taper(
      [
        [x - 14 * k, y - 18 * k],
        [x - 36 * k, y - 26 * k],
        [x - 50 * k, y - 48 * k],
      ],
      [5, 4, 0.4],
    ),
    taper(
      [
        [x - 21 * k, y - 36 * k],
        [x - 8 * k, y - 48 * k],
        [x - 6 * k, y - 66 * k],
      ],
      [4, 3, 0.4],
    ),
  ]
  return d.map((q) => art.pair(q, art.bone, { lit: 2, shade: 6, line: 3.4 })).join('')
}

export function crown(art: Art, x: number, y: number, w: number, k = 1): string {
  const n = 5
  const p: Spot[] = [[x - w, y, 1]]
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    p.push([x - w * 1.12 + t * w * 2.24, y - (i === 2 ? 34 : i % 2 ? 22 : 26) * k, 1])
    if (i < n - 1) p.push([x - w * 1.05 + (t + 0.125) * w * 2.1, y - 10 * k, 1])
  }
  p.push([x + w, y, 1], [x, y + 7, 0])
  return (
    art.solid(curve(p), art.gold, { lit: 2.4, shade: 8 }) +
    [-0.6, 0, 0.6].map((t) => art.flat(ring(x + t * w, y - 3 + (t ? 0 : 2), 3.4), art.eye, { line: 1.6 })).join('')
  )
}
