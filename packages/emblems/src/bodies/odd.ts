import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { shoulders } from '../parts/bust.ts'
import { horns } from '../parts/horns.ts'
import { at, curve, poly, ring, type Spot, sym, taper } from '../shapes.ts'

export function clown(art: Art): string {
  const R = ramp(art.hue + 30, 0.14, 'mid'),
    Q = ramp(art.hue + 190, 0.13, 'mid')
  let s = shoulders(art, { kind: 1, armour: R, cloth: Q, spikes: false })
  let ruff = ''
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + (i / 8) * 0.88),
      x = 128 + 66 * Math.cos(a),
      y = 158 + 32 * Math.sin(a)
    ruff += art.flat(ring(x, y, 17, 13), i % 2 ? art.bone : Q, { line: 2.6 })
  }
  s += ruff
  s +=
    art.solid(taper(at('106,72 70,34 38,54 30,92'), [24, 20, 11, 3]), R, { inside: art.surface('stripes', Q.dark, 0.5) }) +
    art.solid(ring(29, 99, 9), art.gold, { lit: 2 })
  art.side = -1
  s += `<g transform="matrix(-1 0 0 1 256 0)">${art.solid(taper(at('106,72 70,34 38,54 30,92'), [24, 20, 11, 3]), Q, { far: 0.12 })}${art.solid(ring(29, 99, 9), art.gold, { lit: 2 })}</g>`
  art.side = 1
  s += art.solid(taper(at('128,80 130,40 118,10'), [22, 14, 3]), art.second, {}) + art.solid(ring(117, 10, 9), art.gold, { lit: 2 })
  s +=
    art.solid(sym(at('128,66 94,80 88,116 102,150 128,168')), art.bone, { half: 0.24 }) +
    art.flat(sym(at('128,64 92,76 90,92 128,84')), art.gold, { line: 2.4 })
  s +=
    art.two(art.flat(poly(at('106,92 113,112 106,138 99,112')), R.base, { line: 1.8 })) +
    art.eyes(22, 112, 10, 6.5, 16) +
    art.flat(ring(128, 128, 7), ramp(25, 0.2, 'mid').base, { line: 2.2 }) +
    art.flat(sym(at('128,150 112,146 98,134,1 108,156 128,162')), art.ink, { line: 0 }) +
    art.line('M106 146H150M116 144V154M128 148V158M140 144V154', 2, art.bone.light, 0.95)
  return s
}

export function furball(art: Art): string {
  const C = art.body,
    m = art.int(20, 26),
    p: Spot[] = []
  for (let i = 0; i < m * 2; i++) {
    const a = (i * Math.PI) / m,
      q = i % 2 ? 66 : 84 + 8 * Math.sin(i * 1.9)
    p.push([128 + q * Math.sin(a), 140 - q * Math.cos(a), i % 2 ? 0 : 1])
  }
  let s =
    art.pair(curve(at('70,176 44,178 36,200 60,206 78,192')), ramp(140, 0.1, 'mid'), {}) +
    art.pair(curve(at('106,208 90,224 92,240 116,240 122,216')), ramp(140, 0.1, 'mid'), {})
  if (art.chance(0.4)) s += horns(art, 'up', 104, 76, 0.7, art.bone)
  s += art.solid(curve(p), C, { half: 0.16, inside: art.surface('fur', art.ink, 0.42), shade: 24 })
  s += art.two(
    `${art.flat(ring(100, 134, 23, 26), '#fff8e6', { line: 4 }) + art.flat(ring(105, 138, 14, 17), art.eye, { line: 0 }) + art.flat(ring(106, 139, 8, 11), art.ink, { line: 0 })}<circle cx="99" cy="128" r="5.5" fill="#fff"/>`,
  )
  return (
    s +
    (art.chance(0.5)
      ? art.line('M116 172Q128 182 140 172', 4, art.ink, 0.9)
      : art.flat(sym(at('128,172 108,168,1 112,184 128,190')), art.ink, { line: 0 }) +
        art.two(art.flat(poly(at('114,170 118,181 123,172')), '#fff', { line: 0 })))
  )
}

export function genie(art: Art): string {
  const C = ramp(art.hue + 120, 0.12, 'mid')
  let s =
    art.solid(curve(at('128,232,1 108,216 126,196 92,180 84,150 172,150 166,182 142,198 146,216')), C, { half: 0.2 }) +
    art.solid(curve(at('60,238 88,220 150,222 186,212 206,218,1 184,236 164,250 92,252')), art.gold, {})
  s +=
    art.solid(sym(at('128,128 92,130 62,146 66,172 100,178 128,178')), C, {
      half: 0.2,
      inside: art.line('M78 152Q104 172 128 160Q152 172 178 152', 3, art.ink, 0.4),
    }) +
    horns(art, art.pick(['up', 'back']), 108, 64, 0.6, art.bone) +
    art.pair(curve(at('98,92,1 74,76,1 82,104 100,112,1')), C, { lit: 2 }) +
    art.solid(sym(at('128,48 102,58 94,90 106,124 128,142')), C, { half: 0.2 }) +
    art.two(art.line('M102 86L121 92', 4, art.ink, 0.8)) +
    art.eyes(17, 98, 9, 6, 14) +
    art.flat(sym(at('128,118 108,114,1 114,126 128,130')), art.bone.light, { line: 2.4 })
  return s + art.two(art.flat(ring(92, 112, 6), 'none', { line: 3, stroke: art.gold.base }))
}

export function sprite(art: Art): string {
  const C = ramp(art.pick([200, 330, 160, 260]), 0.11, 'mid')
  let s = art.halo(128, 130, 110, art.glow, 0.6)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283 + 0.3,
      x = 128 + 64 * Math.cos(a),
      y = 136 + 60 * Math.sin(a)
    s +=
      art.solid(
        taper(
          [
            [x, y],
            [x + 26 * Math.cos(a + 0.2), y + 26 * Math.sin(a + 0.2)],
          ],
          [8, 4],
        ),
        art.second,
        { lit: 2, shade: 4 },
      ) + art.solid(ring(x + 31 * Math.cos(a + 0.2), y + 31 * Math.sin(a + 0.2), 9), C, { lit: 2 })
  }
  s += art.solid(art.is(/drop|candy/i) ? sym(at('128,40,1 104,82 68,118 66,168 100,202 128,206')) : ring(128, 138, 68), C, {
    half: 0.1,
    shade: 26,
    inside: `<path d="M82 118Q92 92 116 82" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".6"/>`,
  })
  s += art.two(
    `${art.flat(ring(104, 142, 15, 19), art.ink, { line: 0 }) + art.flat(ring(105, 146, 9, 11), art.eye, { line: 0 })}<circle cx="99" cy="134" r="5" fill="#fff"/>`,
  )
  return (
    s +
    art.line('M116 174Q128 184 140 174', 4, art.ink, 0.9) +
    art.two(art.flat(ring(84, 166, 8, 5), lch(0.75, 0.12, 15), { line: 0, opacity: 0.8 })) +
    (art.is(/faerie|fairy/i) ? '' : '')
  )
}
