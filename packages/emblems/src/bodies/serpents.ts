import type { Art } from '../art.ts'
import { lch } from '../colour.ts'
import { crown } from '../parts/horns.ts'
import { at, curve, num, poly, ring, type Spot, spine, taper, width } from '../shapes.ts'

export function serpent(art: Art): string {
  const C = art.body,
    D = art.second
  const coil = taper(at('-20,214 40,168 78,214 118,250'), [20, 24, 26, 22])
  let s =
    art.solid(coil, C, { inside: art.surface('scales', art.ink, 0.3) }) +
    art.solid(taper(at('276,226 236,176 200,204 176,260'), [10, 20, 24, 26]), C, { inside: art.surface('scales', art.ink, 0.3) })
  const sp = at('104,92 160,84 188,132 162,190 150,268'),
    ws = [24, 32, 36, 44, 54],
    pts = spine(sp, 4)
  const fin: Spot[] = [[128, 72, 1]]
  pts.forEach((p, i) => {
    if (i > 2 && i < 15) {
      const w = width(ws, p.t)
      fin.push(i % 2 ? [p.x - p.nx * (w + 30 - i), p.y - p.ny * (w + 30 - i), 1] : [p.x - p.nx * (w + 8), p.y - p.ny * (w + 8)])
    }
  })
  fin.push([166, 214, 1])
  s += art.solid(curve(fin), D, { inside: art.surface('hatch', art.ink, 0.25) })
  s += art.solid(taper(sp, ws), C, {
    shade: 22,
    inside:
      art.surface('scales', art.ink, 0.28) +
      art.line(
        pts
          .map((p) => {
            const w = width(ws, p.t)
            return `M${num(p.x + p.nx * w * 1.1)} ${num(p.y + p.ny * w * 1.1)}L${num(p.x + p.nx * w * 0.4)} ${num(p.y + p.ny * w * 0.4)}`
          })
          .join(''),
        2.4,
        C.light,
        0.8,
      ),
  })
  s += art.solid(curve(at('116,88,1 152,44,1 150,74 182,66,1 162,94 178,118,1 128,124,1')), D, {
    inside: art.line('M122 94L150 50M128 100L178 70M130 108L172 114', 2.4, art.ink, 0.5),
  })
  const jaw = art.to(8, 18),
    nz = art.to(-6, 8)
  s +=
    art.solid(
      curve([
        [104, 116, 1],
        [62, 118 + jaw * 0.6],
        [30 + nz, 114 + jaw, 1],
        [38, 132 + jaw],
        [84, 142 + jaw * 0.4],
        [124, 130],
      ]),
      C,
      { shade: 8 },
    ) +
    [40, 54, 68]
      .map((x) =>
        art.flat(
          poly([
            [x - 4, 119 + jaw * 0.8],
            [x, 107 + jaw * 0.8],
            [x + 5, 119 + jaw * 0.75],
          ]),
          art.bone.light,
          { line: 1.4 },
        ),
      )
      .join('') +
    [36, 50, 64, 80]
      .map((x, i) =>
        art.flat(
          poly([
            [x - 5, 104],
            [x, 116 + (i ? 0 : 5)],
            [x + 5, 106],
          ]),
          art.bone.light,
          { line: 1.4 },
        ),
      )
      .join('')
  s +=
    art.solid(
      curve([
        [18 + nz, 104, 1],
        [22 + nz, 86],
        [58, 74],
        [96, 58],
        [128, 72],
        [138, 104],
        [118, 128],
        [96, 116, 1],
        [58, 108],
      ]),
      C,
      { inside: art.surface('scales', art.ink, 0.22) + art.line('M40 92Q70 80 96 66', 4, C.light, 0.7) },
    ) +
    art.eyeAt(84, 86, 13, 8.5, 12) +
    art.flat(ring(34 + nz, 94, 3), art.ink, { line: 0 })
  s += art.solid(
    taper(
      [
        [44, 128 + jaw],
        [34, 156 + jaw],
        [44, 182 + jaw],
      ],
      [4, 3, 0.4],
    ),
    D,
    { lit: 1.6, shade: 3, line: 3 },
  )
  if (art.is(/ripped/i)) s += art.line('M140 140L168 148M142 156L166 166', 5, lch(0.6, 0.2, 25), 0.9)
  if (art.is(/king|legend/i)) s += crown(art, 108, 62, 22, 0.9)
  return art.flipped(s, 0.4)
}
