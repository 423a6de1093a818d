import { ramp } from '../colour.ts'
import { at, curve, num, poly, ring, star, sym } from '../shapes.ts'

import type { Sigil } from './sigil.ts'

/** Sigils of learning and powers. */
export const powers = {
  book: (art) =>
    art.solid('M36 76Q84 60 128 84Q172 60 220 76V200Q172 184 128 206Q84 184 36 200Z', art.body, {}) +
    art.solid('M48 70Q90 56 128 78Q166 56 208 70V186Q168 172 128 192Q88 172 48 186Z', art.bone, {
      half: 0.12,
      inside: art.line('M64 94Q90 86 114 96M64 112Q90 104 114 114M64 130Q90 122 114 132M64 148Q90 140 114 150', 4, art.ink, 0.45),
    }) +
    art.line('M128 78V192', 4, art.ink, 0.8) +
    art.halo(168, 122, 36) +
    art.flat(star(168, 124, art.pick([5, 6, 8]), 25, 11), art.second.base, { line: 2.4 }),
  pyramid: (art, tint) =>
    art.solid(poly(at('128,224 38,66 218,66')), tint, {
      half: 0.24,
      inside: art.line('M84 66L128 140L172 66M62 106H194M84 146H172', 3, art.ink, 0.5),
    }) +
    art.eyeAt(128, 102, 26, 17, 0) +
    art.line('M128 66V34', 8, art.ink, 1) +
    art.solid(ring(128, 30, 14), tint, {}),
  star6: (art, tint) =>
    art.solid(star(128, 128, 6, 84, 46), tint, { shade: 16 }) +
    art.flat(star(128, 128, 6, 60, 34), art.body, { line: 3 }) +
    art.eyeAt(128, 128, 25, 18, 0),
  orb: (art, tint) =>
    art.halo(128, 112, 110, art.eye, 0.7) +
    art.solid(
      ring(128, 110, 62),
      { light: '#fff', base: art.eye, mid: art.body.base, dark: art.body.dark },
      {
        shade: 26,
        lit: 5,
        inside: `<path d="M86 96Q94 66 122 60" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".75"/>${art.line('M80 130Q104 108 128 124T178 112', 5, '#fff', 0.4)}`,
      },
    ) +
    art.solid(sym(at('128,176 96,164,1 78,176 88,206 70,226,1 128,230')), tint, { half: 0.2 }),
  gate: (art, tint) =>
    art.solid('M58 226V112A70 70 0 0 1 198 112V226H166V116A38 38 0 0 0 90 116V226Z', ramp(65, 0.03, 'mid'), {
      half: 0.16,
      inside: art.surface('plates', art.ink, 0.3),
    }) +
    art.halo(128, 150, 70, art.eye, 0.9) +
    art.flat('M92 226V116A36 36 0 0 1 164 116V226Z', art.eye, { line: 2, opacity: 0.85 }) +
    art.flat(star(128, 146, art.pick([4, 6, 8]), 30, 10), '#fff', { line: 0, opacity: 0.9 }) +
    art.solid('M114 34H142V62H114Z', tint, {}),
  fire: (art, tint) =>
    art.halo(128, 130, 100, art.glow, 0.7) +
    art.solid(
      curve(at('128,226 76,204 58,156 80,112 84,70,1 108,94 112,52 138,18,1 140,70 166,92 176,74,1 192,120 196,164 174,208')),
      tint === art.gold ? ramp(35, 0.18, 'mid') : tint,
      { shade: 20 },
    ) +
    art.flat(curve(at('128,214 98,190 98,156 116,130 124,96,1 144,126 158,154 156,190')), ramp(90, 0.13, 'pale'), { line: 2.4 }),
  wind: (art, tint) => {
    let s = ''
    for (const [y, w] of at('84,92 120,124 156,104 190,70')) {
      const d = `M${num(128 - w)} ${y}H${num(128 + w * 0.5)}a19 19 0 1 0 -19 -19`
      s +=
        art.line(d, 17, art.ink, 1) +
        art.line(d, 11, tint.base, 1) +
        art.line(`M${num(128 - w)} ${y - 2}H${num(128 + w * 0.4)}`, 3, '#fff', 0.6)
    }
    return s
  },
  swirl: (art, tint) => {
    let s = ''
    for (let k = 0; k < 3; k++) {
      let d = ''
      for (let i = 0; i < 30; i++) {
        const a = k * 2.09 + i * 0.2,
          r = 84 * 0.93 ** i
        d += `${i ? 'L' : 'M'}${num(128 + r * Math.cos(a))} ${num(128 + r * Math.sin(a))}`
      }
      s += art.line(d, 18, art.ink, 0.95) + art.line(d, 12, k % 2 ? tint.base : art.body.base, 1) + art.line(d, 3, '#fff', 0.6)
    }
    s += art.flat(ring(128, 128, 12), '#fff', { line: 3 })
    return s
  },
  skull: (art) =>
    art.solid(sym(at('128,54 94,62 76,100 84,136 98,146,1 102,172 128,176')), art.bone, { half: 0.22 }) +
    art.two(art.flat(curve(at('90,112 104,102 121,114 116,132 98,134')), art.ink, { line: 0 })) +
    art.eyes(22, 119, 7, 6, 0, { slit: false }) +
    art.flat(poly(at('128,132 120,150 136,150')), art.ink, { line: 0 }) +
    art.line('M112 164V182M122 166V184M134 166V184M144 164V182', 4, art.ink, 0.9) +
    art.solid(sym(at('128,190 104,184,1 106,204 128,216')), art.bone, { half: 0.22, lit: 2 }),
  hand: (art) =>
    art.solid(
      curve(
        at(
          '92,226,1 76,160 44,124 58,110 88,130 80,62 98,56 110,112 116,36 136,36 140,112 158,54 174,60 164,122 190,88 204,98 180,164 166,226,1',
        ),
      ),
      art.skin,
      { shade: 18 },
    ) +
    art.halo(128, 160, 40) +
    art.eyeAt(128, 164, 24, 16, 0),
  eye: (art) =>
    `${art.solid(curve(at('28,128,1 74,82 128,68 182,82 228,128,1 182,174 128,188 74,174')), art.bone, { shade: 18 }) + art.solid(ring(128, 128, 42), art.body, {}) + art.flat(ring(128, 128, 20), art.ink, { line: 0 })}<circle cx="112" cy="112" r="9" fill="#fff"/>`,
} satisfies Readonly<Record<string, Sigil>>
