import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { horns } from '../parts/horns.ts'
import { at, curve, num, poly, ring, sym, taper } from '../shapes.ts'

function cloud(art: Art): string {
  let s = art.halo(128, 110, 120, art.rim, 0.6)
  s +=
    art.flat(poly(at('92,150 60,214 86,206 66,256 122,188 98,192 120,150')), art.gold.light, { line: 4 }) +
    art.flat(poly(at('164,150 150,196 170,192 152,244 206,178 184,180 196,148')), art.gold.light, { line: 4 })
  const z = () => art.to(-12, 12)
  s += art.solid(
    curve([
      [44, 150],
      [26 + z(), 116],
      [54, 90 + z()],
      [66 + z(), 52],
      [110, 48 + z()],
      [146 + z(), 28],
      [178, 60 + z()],
      [214, 74],
      [222 + z(), 112],
      [232, 142],
      [196, 164 + z()],
      [128, 168],
      [76, 166],
    ]),
    art.body,
    { shade: 24, half: 0.14, inside: art.line('M70 84Q84 66 106 72M150 52Q174 58 178 78M52 128Q66 114 84 120', 5, '#fff', 0.5) },
  )
  if (art.chance(0.6)) s += horns(art, art.pick(['out', 'up', 'lyre']), 104, 62, 0.8, art.gold)
  if (art.chance(0.5)) s += art.pair(taper(at('48,140 18,150 8,190'), [14, 11, 3]), art.body, {})
  return `${s + art.eyes(30, 112, art.to(12, 17), art.to(8, 12), art.to(8, 22)) + art.flat(sym(at('128,138 100,130,1 106,152 128,158')), art.ink, { line: 0 })}<path d="M108 136l5 9 5-8M122 139l6 9 6-9M138 137l5 8 5-9" fill="#fff"/>`
}

const jag = (x: number, y: number, turn: number, k: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${k})">`

/** A ball of lightning. */
function ball(art: Art): string {
  const n = art.int(7, 11)
  const bolts = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 360 + art.to(-8, 8)
    return `${jag(128 + 62 * Math.sin((a * Math.PI) / 180), 132 - 62 * Math.cos((a * Math.PI) / 180), a, 1)}${art.flat(poly(at('-9,4 -14,-24 0,-20 -6,-52 14,-14 2,-18 9,4')), art.gold.light, { line: 3 })}</g>`
  }).join('')
  return (
    art.halo(128, 132, 125, art.rim, 0.7) +
    bolts +
    art.solid(ring(128, 132, 64), art.body, {
      shade: 26,
      inside: art.line('M84 112L104 124L98 142L120 154M160 88L150 108L168 120', 4, art.rim, 0.9),
    }) +
    art.eyes(25, 128, art.to(13, 18), art.to(9, 13), art.to(4, 22)) +
    art.flat(sym(at('128,160 100,152,1 108,174 128,182')), art.ink, { line: 0 })
  )
}

/** A thunder god before his ring of drums. */
function drummer(art: Art): string {
  const skin = ramp(art.hue, 0.1, 'mid')
  const drums = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI * (0.92 + (i / 6) * 1.16)
    const [x, y] = [128 + 94 * Math.cos(a), 122 + 92 * Math.sin(a)]
    return (
      art.solid(ring(x, y, 21), art.gold, { lit: 2 }) +
      art.flat(ring(x, y, 14), art.bone, { line: 2.4 }) +
      art.flat(ring(x, y, 5), art.second.base)
    )
  }).join('')
  return (
    `<circle cx="128" cy="122" r="93" fill="none" stroke="${art.ink}" stroke-width="9"/><circle cx="128" cy="122" r="93" fill="none" stroke="${art.gold.base}" stroke-width="4"/>` +
    drums +
    art.solid(sym(at('128,150 90,158 56,180 42,214 54,268,1')), skin, {
      half: 0.2,
      inside: art.line('M128 176V256M94 200Q128 218 162 200M104 226H152', 4, art.ink, 0.35),
    }) +
    horns(art, art.pick(['up', 'lyre', 'out']), 104, 76, 0.85, art.gold) +
    art.solid(curve(at('74,112,1 70,74 96,50 128,44 160,50 186,74 182,112,1 196,140 168,150 128,144 88,150 60,140')), art.second, {
      inside: art.surface('fur', art.ink, 0.3),
    }) +
    art.solid(sym(at('128,68 98,80 92,112 104,146 128,166')), skin, { half: 0.2 }) +
    art.two(art.line('M98 102L121 110', 5, art.ink, 0.8)) +
    art.eyes(18, 114, 11, 7, 14) +
    art.flat(sym(at('128,146 106,140,1 110,156 128,160')), art.bone.light, { line: 2.4 })
  )
}

export function storm(art: Art): string {
  if (art.is(/ball|orb|sphere|spark|batt/i)) return ball(art)
  if (art.is(/king|lord|emperor|god|sanga|oni|giant/i)) return drummer(art)
  return art.pick([cloud, cloud, ball, drummer])(art)
}
