import type { Art } from '../art.ts'
import { lch } from '../colour.ts'
import { at, num, poly, ring, spine, taper, width } from '../shapes.ts'

export function worm(art: Art): string {
  const sp = at('200,268 206,196 150,176 66,170 58,96 110,62 146,96'),
    ws = [40, 38, 36, 36, 34, 34, 30]
  const seg = spine(sp, 5)
    .map((p) => {
      const w = width(ws, p.t)
      return `M${num(p.x + p.nx * w)} ${num(p.y + p.ny * w)}Q${num(p.x - p.ny * 7)} ${num(p.y + p.nx * 7)} ${num(p.x - p.nx * w)} ${num(p.y - p.ny * w)}`
    })
    .join('')
  let s = ''
  spine(sp, 5).forEach((p, i) => {
    if (i % 3 === 1 && i < 26) {
      const w = width(ws, p.t)
      s += art.flat(
        poly([
          [p.x - p.nx * w * 0.8 - p.ny * 7, p.y - p.ny * w * 0.8 + p.nx * 7],
          [p.x - p.nx * (w + 16), p.y - p.ny * (w + 16)],
          [p.x - p.nx * w * 0.8 + p.ny * 7, p.y - p.ny * w * 0.8 - p.nx * 7],
        ]),
        art.bone,
        { line: 2.4 },
      )
    }
  })
  s += art.solid(taper(sp, ws), art.body, {
    inside: art.line(seg, 3, art.ink, 0.5) + art.surface('spots', art.second.base, 0.35),
    shade: 20,
  })
  const hx = 152,
    hy = 102
  s += art.solid(ring(hx, hy, 40), art.body, {}) + art.flat(ring(hx + 4, hy + 4, 29), lch(0.2, 0.09, 10), { line: 3 })
  let t = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6,
      q = (r: number, b: number) => `${num(hx + 4 + r * Math.cos(a + b))} ${num(hy + 4 + r * Math.sin(a + b))}`
    t += `M${q(29, -0.2)}L${q(14, 0)}L${q(29, 0.2)}Z`
  }
  s += `<path d="${t}" fill="${art.bone.light}" stroke="${art.ink}" stroke-width="1.4"/>${art.eyeAt(120, 62, 9, 7, 10)}${art.eyeAt(148, 52, 9, 7, 4)}${art.eyeAt(178, 62, 9, 7, -10)}`
  if (art.is(/sting/i)) s += art.solid(taper(at('196,236 228,206 226,160 202,136'), [14, 11, 8, 0.4]), art.second, {})
  return art.flipped(s, 0.5)
}
