import type { Art } from '../art.ts'
import { curve, num, poly, ring, star } from '../shapes.ts'

/** A circle of signs around a star. */
export function runes(art: Art, cx: number, cy: number, R: number, c: string, op: number, n: number): string {
  const st = art.pick([2, 3])
  let s = `<g fill="none" stroke="${c}" opacity="${op}"><circle cx="${cx}" cy="${cy}" r="${R}" stroke-width="2.6"/><circle cx="${cx}" cy="${cy}" r="${num(R * 0.86)}" stroke-width="1.2"/>`
  const pt = (i: number) =>
    `${num(cx + R * 0.86 * Math.sin((i * 2 * Math.PI) / n))} ${num(cy - R * 0.86 * Math.cos((i * 2 * Math.PI) / n))}`
  let d = ''
  for (let i = 0; i < n; i++) d += `M${pt(i)}L${pt(i + st)}`
  s += `<path d="${d}" stroke-width="1.4"/>`
  for (let i = 0; i < n * 3; i++) {
    const a = (i / (n * 3)) * 360
    s += `<path d="${['M-2 -3V3', 'M-2 3L0 -3L2 3', 'M-2 -3H2V3', 'M0 -3V3M-2 0H2', 'M-2 3V-3L2 0'][(i * 7 + n) % 5]}" transform="rotate(${num(a)} ${cx} ${cy}) translate(${cx} ${num(cy - R * 0.93)})" stroke-width="1.2"/>`
  }
  return `${s}</g>`
}

/** Small things that circle a sigil, so that two cards with one sigil still differ at a glance. */
export function companions(art: Art, R: number): string {
  const n = art.pick([0, 3, 4, 5, 6, 8]),
    k = art.int(0, 5),
    a0 = art.to(0, 6.28),
    c = art.pick([art.rim, art.eye, art.second.light, art.body.light])
  let s = ''
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * 6.283,
      x = 128 + R * Math.cos(a),
      y = 128 + R * Math.sin(a),
      r = 11
    s += art.flat(
      [
        star(x, y, 4, r + 3, 4, a),
        ring(x, y, 7),
        poly([
          [x, y - r],
          [x + 7, y],
          [x, y + r],
          [x - 7, y],
        ]),
        star(x, y, 5, r + 1, 5, a),
        curve([
          [x + Math.cos(a) * 14, y + Math.sin(a) * 14, 1],
          [x - Math.sin(a) * 7, y + Math.cos(a) * 7],
          [x - Math.cos(a) * 9, y - Math.sin(a) * 9],
          [x + Math.sin(a) * 7, y - Math.cos(a) * 7],
        ]),
        poly([
          [x + 12 * Math.cos(a), y + 12 * Math.sin(a)],
          [x + 9 * Math.cos(a + 2.3), y + 9 * Math.sin(a + 2.3)],
          [x + 9 * Math.cos(a - 2.3), y + 9 * Math.sin(a - 2.3)],
        ]),
      ][k]!,
      c,
      { line: 2.2 },
    )
  }
  return s
}
