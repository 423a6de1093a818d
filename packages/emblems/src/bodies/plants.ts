import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { realms } from '../realms.ts'
import { at, curve, num, ring, type Spot, star, sym, taper } from '../shapes.ts'

export function flower(art: Art): string {
  const P = ramp(art.is(/dahlia|poison/i) ? 330 : art.is(/rose/i) ? 12 : art.pick([330, 20, 85, 300, 55]), 0.15, 'mid'),
    G = ramp(140, 0.1, 'mid'),
    n = art.pick([8, 9, 10, 12])
  let s = ''
  s += art.solid(taper(at('128,150 122,200 132,268'), [14, 15, 20]), G, {})
  for (const k of [-1, 1])
    s += art.solid(
      curve([
        [128, 226, 1],
        [128 + k * 40, 192],
        [128 + k * 96, 196, 1],
        [128 + k * 64, 232],
      ]),
      G,
      { inside: art.line(`M128 226Q${128 + k * 50} 208 ${128 + k * 90} 198`, 2.4, art.ink, 0.45) },
    )
  for (const k of [-1, 1])
    s += art.solid(
      taper(
        [
          [128 + k * 20, 220],
          [128 + k * 70, 236],
          [128 + k * 92, 186],
          [128 + k * 78, 158],
        ],
        [8, 8, 6, 0.6],
      ),
      G,
      { lit: 2 },
    )
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < n; i++) {
      const a = ((i + row * 0.5) / n) * 6.283,
        L = row ? 62 : 88,
        w = row ? 15 : 19,
        c = Math.cos(a),
        t = Math.sin(a),
        p = (q: number, m: number): [number, number] => [128 + c * L * q - t * m, 112 + t * L * q + c * m]
      s += art.solid(
        curve([[...p(0.2, 0), 1], p(0.6, -w), [...p(1, 0), 1], p(0.6, w)]),
        row ? P : { ...P, light: P.base, base: P.mid, mid: P.dark },
        {
          lit: 2,
          shade: 7,
          line: 3,
          inside: art.line(`M${p(0.3, 0).map(num).join(' ')}L${p(0.9, 0).map(num).join(' ')}`, 1.8, art.ink, 0.35),
        },
      )
    }
  s += `${art.solid(ring(128, 112, 35), art.realm === realms.light ? art.gold : ramp(80, 0.11, 'mid'), { half: 0.2, inside: art.surface('spots', art.ink, 0.2) }) + art.eyes(14, 106, 9, 6, 14) + art.flat(sym(at('128,124 108,118,1 114,132 128,138')), art.ink, { line: 0 })}<path d="M116 123l3 7 3-6M125 125l3 7 3-7M134 124l3 6 3-7" fill="#fff"/>`
  return s
}

export function mushroom(art: Art): string {
  const P = ramp(art.is(/poison/i) ? 320 : art.pick([20, 45, 320]), 0.15, 'mid')
  let s = ''
  for (const [x, y, k] of at('46,218,0.3 214,212,0.36'))
    s += `<g transform="translate(${x - 128 * k} ${y - 120 * k}) scale(${k})">${art.solid('M104 120H152L160 236H96Z', art.bone, {})}${art.solid(curve(at('40,128 60,60 128,30 196,60 216,128 128,146')), P, {})}</g>`
  s +=
    art.solid(sym(at('128,120 98,126 92,180 82,232 128,246')), art.bone, { half: 0.2, inside: art.surface('hatch', art.ink, 0.16) }) +
    art.solid(
      sym(at('128,118 84,122 66,140,1 92,152 128,150')),
      { light: art.bone.mid, base: art.bone.mid, mid: art.bone.dark, dark: art.bone.dark },
      { half: 0.2 },
    )
  s += art.solid(curve(at('26,128 40,76 86,38 128,30 170,38 216,76 230,128 196,140 128,126 60,140')), P, {
    half: 0.16,
    shade: 24,
    inside: at('74,84,15 128,60,19 178,92,15 110,106,9 52,118,9 150,112,8 206,122,9')
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.82}" fill="${art.bone.light}" stroke="${art.ink}" stroke-opacity=".4" stroke-width="2"/>`,
      )
      .join(''),
  })
  return s + art.eyes(17, 176, 11, 8, 14) + art.flat(sym(at('128,204 110,198,1 114,212 128,218')), art.ink, { line: 0 })
}

export function tree(art: Art): string {
  const B = art.realm === realms.light ? ramp(85, 0.07, 'pale') : ramp(55, 0.06, 'mid'),
    G = art.realm === realms.light ? ramp(art.is(/emerald|jade/i) ? 160 : 95, 0.12, 'mid') : ramp(140, 0.11, 'mid')
  let s = ''
  const pts = at('128,60,60 74,84,44 182,84,44 96,44,40 160,42,40 48,118,30 208,118,30')
  s += pts
    .map(([x, y, r]) => {
      const m = 9,
        p: Spot[] = []
      for (let i = 0; i < m * 2; i++) {
        const a = (i * Math.PI) / m,
          q = i % 2 ? r * 0.82 : r
        p.push([x + q * Math.sin(a), y - q * Math.cos(a)])
      }
      return art.solid(curve(p), G, { lit: 4, shade: 16, inside: art.surface('spots', G.light, 0.28) })
    })
    .join('')
  s +=
    art.pair(taper(at('100,150 66,140 40,108 44,76'), [14, 11, 8, 1]), B, { lit: 2.4 }) +
    art.solid(sym(at('128,92 100,100 96,140 92,190 66,236,1 96,232 106,262,1 128,244')), B, {
      half: 0.22,
      inside: art.surface('stripes', art.ink, 0.12) + art.line('M108 110Q112 150 104 220M150 112Q146 160 154 220', 2.4, art.ink, 0.4),
    })
  if (art.realm === realms.light) s += art.halo(128, 80, 90, art.rim, 0.55) + art.flat(star(128, 64, 8, 26, 8), '#fffbe6', { line: 2.4 })
  return s + art.eyes(17, 146, 10, 8, 16) + art.flat(sym(at('128,180 112,174,1 110,192 128,204')), art.ink, { line: 0 })
}
