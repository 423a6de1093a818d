import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { crown } from '../parts/horns.ts'
import { batWing } from '../parts/wings.ts'
import { at, curve, num, poly, type Spot, type Spots, spine, taper, width } from '../shapes.ts'

export function dragon(art: Art): string {
  const metal = art.is(/metal|armou?red|barrel|gatling|bolshack/i),
    heads = art.is(/ultimate/i) ? 3 : art.is(/twin/i) ? 2 : 1,
    baby = art.is(/baby|petit/i),
    L = art.level
  let s = ''
  const bone = art.is(/skull|bone|curse|zombie/i),
    C = bone ? art.bone : art.body,
    W = art.chance(0.45) ? art.second : art.body,
    up = art.to(-8, 14)
  const wing = baby ? 0.7 : 0.85 + L * 0.2,
    T = (x: number, y: number): [number, number] => [150 + (x - 150) * wing, 196 + (y - 196) * wing]
  if (!art.is(/stonesaur|gator/i)) {
    if (L > 0.5)
      s += batWing(art, [112, 204], [38, 70 - up], at('6,108 4,156 26,196'), [70, 226], ramp(art.hue, 0.05, 'dark'), { bow: -16, claw: 3 })
    s += batWing(art, T(150, 204), T(192, 34 - up), [T(246, 44), T(256, 100), T(244, 154), T(214, 196)], T(170, 228), W, {
      bow: 16,
      claw: -4,
      bone: W.dark,
    })
  }
  const neck = () => {
    const sp = heads > 1 ? at('116,96 150,104 164,150 148,206 128,270') : at('116,96 158,106 172,150 146,206 116,270')
    const ws = baby ? [22, 24, 28, 36, 46] : [21, 26, 31, 44, 62]
    let q = ''
    const pts = spine(sp, 4)
    pts.forEach((p, i) => {
      if (i > 1 && i % 2 === 0 && i < 15) {
        const w = width(ws, p.t),
          h = (baby ? 9 : 13 + L * 9) * (1 - i / 26)
        q += art.flat(
          poly([
            [p.x - p.nx * w * 0.85 + p.ny * 8, p.y - p.ny * w * 0.85 - p.nx * 8],
            [p.x - p.nx * (w + h) + p.ny * -6, p.y - p.ny * (w + h) + p.nx * 6],
            [p.x - p.nx * w * 0.85 - p.ny * 8, p.y - p.ny * w * 0.85 + p.nx * 8],
          ]),
          metal ? art.metal : W,
          { line: 2.4 },
        )
      }
    })
    const belly = taper(
      sp.map((p, i) => {
        const z = pts[Math.min(16, i * 4)]!
        return [p[0] + z.nx * ws[i]! * 0.72, p[1] + z.ny * ws[i]! * 0.72]
      }),
      ws.map((w) => w * 0.46),
    )
    const cross = pts
      .filter((_, i) => i > 1)
      .map((p) => {
        const w = width(ws, p.t)
        return `M${num(p.x + p.nx * w * 1.1)} ${num(p.y + p.ny * w * 1.1 + 2)}L${num(p.x + p.nx * w * 0.28)} ${num(p.y + p.ny * w * 0.28 - 3)}`
      })
      .join('')
    return (
      q +
      art.solid(taper(sp, ws), C, {
        inside: `${art.surface(bone ? 'hatch' : 'scales', art.ink, 0.26)}<path d="${belly}" fill="${C.light}" opacity=".75"/>${art.line(cross, 2, art.ink, 0.45)}`,
        shade: 20,
      })
    )
  }
  const style =
      heads > 1
        ? 'up'
        : art.is(/rose|flower/i)
          ? 'crest'
          : art.is(/triceps|horn/i)
            ? 'nose'
            : art.pick(['swept', 'swept', 'up', 'crest', 'double', 'fork']),
    jaw = baby ? 3 : art.to(6, 18),
    sn = baby ? -20 : art.to(-6, 8)
  const head = () => {
    const h = (p: Spots) => p.map((q): Spot => [q[0] + (q[0] < 84 ? (-sn * (84 - q[0])) / 52 : 0), q[1], q[2]])
    let q = ''
    const H = (p: Spots, ws: readonly number[]) => {
      q += art.solid(taper(p, ws), metal ? art.metal : bone ? art.body : art.bone, { lit: 2.6, shade: 8 })
    }
    if (baby) H(at('118,66 130,52 136,40'), [8, 6, 0.4])
    else if (style === 'swept') {
      H(at('128,88 160,78 190,84'), [9, 7, 0.4])
      H(at('116,68 152,48 196,34'), [13, 9, 0.4])
    } else if (style === 'up') {
      H(at('122,72 146,40 140,2'), [13, 9, 0.4])
      H(at('104,62 112,42 106,22'), [8, 6, 0.4])
    } else if (style === 'crest') {
      q += art.solid(curve(at('100,64,1 120,30 152,16,1 146,40 178,42,1 158,62 186,76,1 150,90,1')), W, {
        inside: art.line('M112 66L150 20M124 72L174 44M134 80L180 76', 2.2, art.ink, 0.5),
      })
    } else if (style === 'double') {
      H(at('130,90 158,92 182,110'), [9, 7, 0.4])
      H(at('122,74 160,62 198,68'), [11, 8, 0.4])
      H(at('108,64 138,38 176,22'), [11, 8, 0.4])
    } else if (style === 'fork') {
      H(at('120,70 152,46 164,8'), [13, 9, 0.4])
      H(at('146,56 172,52 194,34'), [7, 5, 0.4])
    } else {
      H(at('118,68 148,46 182,46'), [12, 8, 0.4])
      H(at('62,86 52,62 30,44'), [9, 6, 0.4])
    }
    const open = jaw
    q += art.solid(
      curve(
        h([
          [108, 112, 1],
          [72, 118 + open * 0.5],
          [40, 116 + open, 1],
          [44, 130 + open],
          [80, 140 + open * 0.6],
          [122, 134, 0],
          [136, 112, 1],
        ]),
      ),
      C,
      { shade: 8, inside: art.surface(bone ? 'hatch' : 'scales', art.ink, 0.18) },
    )
    const lower: Spots = [
      [48, 118 + open],
      [62, 119 + open * 0.7],
      [76, 120 + open * 0.5],
    ]
    lower.forEach((t) => {
      const [x, y] = h([t])[0]!
      q += art.flat(
        poly([
          [x - 5, y + 2],
          [x, y - 11],
          [x + 5, y + 2],
        ]),
        art.bone.light,
        { line: 1.6 },
      )
    })
    at('44,106 58,108 72,110 86,113').forEach((t, i) => {
      const [x, y] = h([t])[0]!
      q += art.flat(
        poly([
          [x - 5, y - 3],
          [x, y + (i ? 10 : 15)],
          [x + 5, y - 3],
        ]),
        art.bone.light,
        { line: 1.6 },
      )
    })
    const top = h(at('30,106,1 28,94 40,82 60,82 80,66 98,56,1 118,60 138,78 146,104 130,126 110,126 100,114,1 68,110'))
    q += art.solid(curve(top), C, {
      inside: `${art.surface(bone ? 'hatch' : 'scales', art.ink, 0.22) + (metal ? `<path d="${curve(h(at('26,108,1 24,86 60,80 84,60 100,52 96,84 70,96')))}" fill="${art.metal.base}" stroke="${art.ink}" stroke-width="2.5"/>` : '')}<path d="${curve(h(at('106,96 128,92 134,112 114,118')))}" fill="${art.ink}" opacity=".2"/>`,
    })
    q += art.flat(curve(h(at('36,92 43,88 46,94 40,97'))), art.ink, { line: 0 })
    q +=
      art.solid(curve(at('70,80,1 88,62 112,64,1 104,76 86,80')), bone ? C : W, { lit: 2, shade: 5, line: 3 }) +
      art.eyeAt(90, 88, baby ? 15 : 12.5, baby ? 12 : 8, 14)
    if (!baby) q += art.solid(curve(at('122,112,1 144,104,1 136,118 152,126,1 132,130 138,144,1 114,128,1')), W, { lit: 2, shade: 6 })
    return q
  }
  if (art.is(/rose/i))
    for (let i = 0; i < 9; i++) {
      const a = 3.4 + i * 0.42,
        c = Math.cos(a),
        t = Math.sin(a),
        P = (u: number, m: number): [number, number] => [140 + c * 92 * u - t * m, 96 + t * 92 * u + c * m]
      s += art.solid(curve([[...P(0.2, 0), 1], P(0.62, -24), [...P(1, 0), 1], P(0.62, 24)]), ramp(12, 0.17, i % 2 ? 'mid' : 'dark'), {
        lit: 2.4,
        shade: 9,
      })
    }
  const place = (x: number, y: number, k: number, turn: boolean, draw: () => string) => {
    if (turn) art.side *= -1
    const g = draw()
    if (turn) art.side *= -1
    return `<g transform="matrix(${turn ? -k : k} 0 0 ${k} ${x} ${y})">${g}</g>`
  }
  if (heads > 2) s += place(38, -22, 0.74, false, () => neck() + head())
  if (heads > 1) return s + place(246, 30, 0.9, true, () => neck() + head()) + place(-6, 26, 0.92, false, () => neck() + head())
  s += neck()
  if (art.is(/flame|fire|bolshack|meteor|inferno|explos|astro/i) || (L > 0.75 && art.chance(0.6)))
    s +=
      art.halo(22, 118, 60, art.glow, 0.8) +
      art.flat(curve(at('46,112,1 22,104 -8,108,1 4,118 -12,134,1 14,130 10,150,1 34,130 52,122,1')), art.glow, { line: 2 }) +
      art.flat(curve(at('46,114,1 26,110 6,114,1 16,122 10,132,1 30,124')), '#fff3cf', { line: 0 })
  s += head()
  if (art.is(/king|lord|emperor/i)) s += crown(art, 112, 60, 20, 0.8)
  return art.flipped(s, 0.5)
}

export function saurian(art: Art): string {
  return dragon(art)
}
