import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { crown, horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, num, poly, sym, taper } from '../shapes.ts'

export function nautilus(art: Art): string {
  const C = art.body
  let s = ''
  for (let i = 0; i < 7; i++) {
    const y = 150 + i * 10,
      x = 84 - (i % 2) * 8
    s += art.solid(
      taper(
        [
          [96, 150 + i * 6],
          [x - 30, y + 8],
          [x - 52 + (i % 3) * 10, y + 34 + i * 3],
          [x - 36 + (i % 3) * 14, y + 56],
        ],
        [10, 8, 6, 1],
      ),
      art.second,
      { lit: 2, shade: 6, inside: art.surface('spots', art.second.light, 0.4) },
    )
  }
  s += art.solid(curve(at('78,124 92,70 146,44 204,72 220,132 190,188 130,196 88,176')), C, {
    shade: 22,
    inside: art.surface('stripes', art.second.dark, 0.55),
  })
  let d = ''
  for (let i = 0; i < 40; i++) {
    const a = 2.6 + i * 0.24,
      r = 84 * 0.945 ** i
    d += `${i ? 'L' : 'M'}${num(152 + r * Math.cos(a))} ${num(122 + r * Math.sin(a))}`
  }
  s +=
    art.line(d, 4, art.ink, 0.7) +
    art.solid(curve(at('74,128,1 106,132 114,168 96,196,1 70,176')), art.second, {}) +
    art.eyeAt(92, 158, 14, 11, 10)
  if (art.is(/king/i)) s += crown(art, 150, 56, 28)
  if (art.is(/tower/i)) s += horns(art, 'out', 70, 130, 0.6)
  return art.flipped(s, 0.4)
}

export function jelly(art: Art): string {
  const C = art.body
  let s = art.halo(128, 100, 110, art.glow, 0.5)
  for (let i = 0; i < 7; i++) {
    const x = 74 + i * 18
    s += art.solid(
      taper(
        [
          [x, 128],
          [x + art.to(-14, 14), 168],
          [x + art.to(-14, 14), 210],
          [x + art.to(-20, 20), 246],
        ],
        [7, 6, 5, 1],
      ),
      i % 2 ? art.second : C,
      { lit: 1.8, shade: 4, line: 3 },
    )
  }
  return (
    s +
    art.solid(sym(at('128,40 84,54 54,104 52,132,1 72,142 90,132,1 110,144 128,134')), C, {
      half: 0.12,
      shade: 24,
      inside: `${art.surface('spots', C.light, 0.4)}<path d="M92 66Q112 52 128 54" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".55"/>`,
    }) +
    art.eyes(24, 108, 11, 9, 10)
  )
}

export function liquid(art: Art): string {
  const C = ramp(art.hue, 0.11, art.tone === 'pale' ? 'pale' : 'mid')
  let s =
    art.halo(128, 120, 110, art.glow, 0.5) +
    weapon(art, art.is(/lancer/i) ? 'lance' : art.pick(['trident', 'spear', 'sword']), 200, 206, 10, 1)
  if (art.is(/crystal/i))
    for (const [x, y, h] of at('46,168,60 30,196,40 214,172,64 228,204,40'))
      s += art.solid(
        poly([
          [x - 11, y],
          [x - 8, y - h * 0.7],
          [x, y - h],
          [x + 9, y - h * 0.65],
          [x + 11, y],
        ]),
        C,
        { lit: 2.4 },
      )
  s +=
    art.solid(sym(at('128,146 90,156 54,176 38,214 48,268,1')), C, {
      half: 0.18,
      shade: 22,
      inside: `<path d="M60 190Q70 176 88 172" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"/>${art.line('M128 170V256M98 204Q128 220 158 204M102 228Q128 242 154 228', 3, art.ink, 0.28)}`,
    }) + art.pair(curve(at('84,164,1 56,150 30,168 34,200,1 58,194 84,194,1')), art.metal, {})
  if (art.is(/merfolk/i))
    s += art.pair(curve(at('92,110,1 56,74,1 62,108 44,126,1 66,136 62,158,1 96,142,1')), art.second, {
      inside: art.line('M92 116L60 80M92 122L50 126M94 132L66 154', 2, art.ink, 0.5),
    })
  const fin = art.to(24, 44)
  s +=
    art.solid(
      sym([
        [128, 50 - fin + 16, 1],
        [114, 56],
        [92, 76],
        [86, 112],
        [98, 144],
        [128, 164],
      ]),
      C,
      {
        half: 0.2,
        shade: 20,
        inside: `<path d="M100 84Q106 68 120 62" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".75"/>`,
      },
    ) +
    art.flat(sym(at('128,104,1 96,94,1 98,118 116,126 128,122')), art.ink, { line: 2.4 }) +
    art.eyes(17, 109, 11, 6, 12, { slit: false }) +
    art.line('M116 144Q128 150 140 144', 2.8, art.ink, 0.55)
  return s
}
