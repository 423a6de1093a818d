import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { featherPair } from '../parts/wings.ts'
import { at, curve, type Spot, sym, taper } from '../shapes.ts'

export function ghost(art: Art): string {
  const C = art.tone === 'dark' ? ramp(art.hue, 0.09, 'mid') : art.body,
    n = 7
  const low: Spot[] = []
  for (let i = 0; i <= n; i++) {
    low.push([214 - (172 / n) * i, i % 2 ? 214 + art.to(-6, 6) : 246 + art.to(-10, 10), 1])
  }
  let s = art.halo(128, 130, 120, art.glow, 0.5)
  if (art.is(/raven|feather/i)) s += featherPair(art, [92, 150], [40, 92], { n: 6, len: 70, fill: ramp(290, 0.05, 'dark') })
  s += art.solid(
    curve([[128, 30], [88, 44], [66, 96], [58, 150], [42, 200], ...low.reverse(), [198, 150], [190, 96], [168, 44]]),
    { ...C, dark: C.mid },
    { half: 0.18, shade: 24, inside: art.line('M92 150Q78 200 84 250M128 176Q120 210 128 250M164 150Q178 200 170 250', 4, art.ink, 0.22) },
  )
  s += art.pair(taper(at('78,150 50,150 28,172 22,196'), [14, 12, 9, 3]), C, { lit: 2.6 })
  s += art.flat(sym(at('128,62 98,74 92,112 104,148 128,160')), art.ink, { line: 0 })
  if (art.is(/mask|horror|scorn/i))
    s +=
      art.solid(sym(at('128,72 104,80 100,112 112,144 128,154')), art.bone, { half: 0.25 }) +
      art.two(art.flat(curve(at('106,104,1 114,98 123,108,1 112,112')), art.ink, { line: 0 })) +
      art.eyes(14, 106, 7, 4, 12, { slit: false }) +
      art.line('M114 132Q128 140 142 132', 3, art.ink, 0.9)
  else
    s += art.eyes(16, 106, 11, 8, 18, { slit: false }) + art.flat(sym(at('128,128 120,132 119,146 128,152')), lch(0.05, 0, 0), { line: 0 })
  return s
}
