import type { Art, Solid } from '../art.ts'
import { ramp } from '../colour.ts'
import { horns } from '../parts/horns.ts'
import { realms } from '../realms.ts'
import { at, curve, mirror, num, poly, type Spots, star, sym } from '../shapes.ts'

function boulders(art: Art): string {
  const C = ramp(art.realm === realms.fire ? 40 : 65, art.realm === realms.fire ? 0.06 : 0.03, 'mid'),
    j = () => art.to(-6, 6),
    lava = art.realm === realms.fire
  const facet = (p: Spots, o: Solid = {}) => {
    const cx = p.reduce((t, q) => t + q[0], 0) / p.length,
      cy = p.reduce((t, q) => t + q[1], 0) / p.length
    let inn = ''
    p.forEach((q, i) => {
      const b = p[(i + 1) % p.length]!,
        lx = (q[0] + b[0]) / 2 - cx,
        ly = (q[1] + b[1]) / 2 - cy,
        v = (-lx - ly) / (Math.hypot(lx, ly) || 1)
      inn += `<path d="${poly([[cx, cy], q, b])}" fill="${v > 0 ? '#fff' : art.ink}" opacity="${num(Math.abs(v) * 0.17 * 100) / 100}"/>`
    })
    return art.solid(poly(p), C, { lit: 2.6, inside: inn + art.surface('hatch', art.ink, 0.12), ...o })
  }
  let s = facet(at('50,190 88,158 168,158 206,190 214,268 42,268'))
  for (const k of [0, 1]) {
    const m = (p: Spots) => (k ? mirror(p) : p)
    s +=
      facet(
        m([
          [90 + j(), 158],
          [52, 140 + j()],
          [20 + j(), 160],
          [14, 200 + j()],
          [40, 222],
          [80, 206 + j()],
        ]),
      ) +
      facet(
        m([
          [18, 206],
          [46, 224],
          [50 + j(), 268],
          [8, 268],
        ]),
      )
    if (art.level > 0.4)
      s += facet(
        m([
          [40, 148],
          [34 + j(), 108 + j()],
          [62, 142],
        ]),
      )
  }
  if (lava) s += art.line('M100 196L116 216L108 240M150 190L142 214L156 238M60 180L72 194', 4, art.glow, 0.95)
  s += facet([
    [128, 56 + j()],
    [96, 64 + j()],
    [82 + j(), 100],
    [90, 140],
    [112, 166],
    [144, 166],
    [166, 140],
    [174 + j(), 100],
    [160, 64 + j()],
  ])
  if (art.is(/saur/i)) s += horns(art, 'up', 100, 74, 0.8) + facet(at('128,116 104,130 100,166 128,182 156,166 152,130'))
  s += facet(at('84,92 128,104 172,92 166,78 128,84 90,78'))
  s +=
    art.eyes(22, 112, 12, 7, 14, { slit: false }) +
    art.line(art.is(/saur/i) ? 'M104 160L116 166L128 160L140 166L152 160' : 'M106 146L118 140L128 146L138 140L150 146', 4, art.ink, 0.9)
  if (lava) s += art.line('M128 60L120 76L130 82M96 124L104 134', 3, art.glow, 0.95)
  return s
}

/** A standing stone with a carved face. */
function idol(art: Art): string {
  const stone = ramp(art.hue, 0.03, 'mid')
  const brow = art.to(-4, 6)
  const moss = art.chance(0.5) ? art.flat(curve(at('92,44,1 128,30 170,42,1 158,62 140,52 122,66 106,54')), ramp(140, 0.09, 'mid')) : ''
  return (
    art.solid(curve(at('84,256,1 78,150 88,62 104,36 152,36 168,62 178,150 172,256,1')), stone, {
      half: 0.24,
      shade: 20,
      inside: art.surface('hatch', art.ink, 0.2),
    }) +
    moss +
    art.solid(
      sym([
        [128, 86 + brow],
        [96, 80 + brow],
        [86, 96 + brow, 1],
        [110, 104 + brow],
        [128, 100 + brow],
      ]),
      stone,
      { lit: 2.4 },
    ) +
    art.pair(curve(at('84,100,1 62,92 56,130 66,164 82,158,1')), stone, { lit: 2.4 }) +
    art.eyes(22, 112, 11, 6, 10, { slit: false }) +
    art.solid(sym(at('128,96 116,104 110,146 116,158 128,160')), stone, { half: 0.24, lit: 2.4, shade: 6 }) +
    art.line('M104 184H152', 7, art.ink, 0.8) +
    art.line('M104 184Q128 176 152 184M108 196Q128 202 148 196', 3, art.ink, 0.5) +
    art.flat(star(128, 58, art.pick([4, 6, 8]), 13, 5), art.eye)
  )
}

/** A body of crystals around a core. */
function crystal(art: Art): string {
  const gem = ramp(art.hue + art.to(-20, 20), 0.1, 'pale')
  const shard = (x: number, y: number, turn: number, h: number, w: number) =>
    art.turned(x, y, turn, 1, () =>
      art.solid(
        poly([
          [-w, 0],
          [-w * 0.8, -h * 0.72],
          [0, -h],
          [w * 0.9, -h * 0.66],
          [w, 0],
        ]),
        gem,
        {
          lit: 2.6,
          inside: `<path d="${poly([
            [0, -h],
            [w * 0.1, 0],
            [w, 0],
            [w * 0.9, -h * 0.66],
          ])}" fill="${art.ink}" opacity=".25"/>`,
        },
      ),
    )
  const crest = [-46, -22, 0, 22, 46]
    .map((turn) => shard(128 + turn * 0.9, 96, turn, 84 - Math.abs(turn) * 0.6 + art.to(-8, 8), 14))
    .join('')
  const arms = [-1, 1]
    .map((k) => shard(128 + k * 82, 216, k * 34, 88 + art.level * 20, 24) + shard(128 + k * 66, 250, k * 62, 60, 20))
    .join('')
  return (
    art.halo(128, 150, 120, art.rim, 0.6) +
    crest +
    arms +
    art.solid(poly(at('128,78 86,104 70,176 92,250 164,250 186,176 170,104')), gem, {
      half: 0.2,
      shade: 16,
      inside: art.line('M128 78L112 150L92 250M128 78L144 150L164 250M112 150H144', 3, art.ink, 0.35),
    }) +
    art.halo(128, 196, 40) +
    art.flat(poly(at('128,172 146,196 128,224 110,196')), art.eye, { line: 3 }) +
    art.eyes(22, 128, 12, 6, 18, { slit: false })
  )
}

/** A block-built watchman with one great fist. */
function warden(art: Art): string {
  const stone = ramp(art.hue, 0.04, 'mid')
  const block = (d: string) => art.solid(d, stone, { lit: 2.6, inside: art.surface('plates', art.ink, 0.28), half: 0.14 })
  return (
    block('M70 160H186V262H70Z') +
    block('M20 150H76V196H20Z') +
    block('M180 150H236V196H180Z') +
    art.solid(curve(at('10,196,1 90,196,1 94,236 78,256 22,256 6,236')), stone, {
      inside: art.line('M30 204V240M50 204V244M70 204V240', 4, art.ink, 0.5),
    }) +
    block('M190 200H232V256H190Z') +
    block(art.chance(0.5) ? 'M84 66H172V156H84Z' : 'M96 56H160L176 92V156H80V92Z') +
    art.flat('M90 92H166V118H90Z', art.ink) +
    art.halo(128, 105, 40) +
    art.eyes(18, 106, 11, 6, 12, { slit: false }) +
    art.flat(star(128, 210, art.pick([4, 5, 6]), 26, 11), art.gold, { line: 3 }) +
    art.line('M104 136H152', 5, art.ink, 0.7)
  )
}

export function golem(art: Art): string {
  if (art.is(/saur/i)) return boulders(art)
  if (art.is(/crystal|gem|jewel|diamond|quartz/i)) return crystal(art)
  if (art.is(/statue|sphinx|idol|monument|moai|stone/i)) return art.chance(0.6) ? idol(art) : boulders(art)
  return art.pick([boulders, boulders, idol, crystal, warden])(art)
}
