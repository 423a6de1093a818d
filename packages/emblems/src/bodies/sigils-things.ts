import { ramp } from '../colour.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, poly, ring, star, sym, taper } from '../shapes.ts'

import type { Sigil } from './sigil.ts'

/** Sigils of things and places. */
export const things = {
  ankh: (art, tint) =>
    art
      .solid(
        'M118 116H76V138H118V220H138V138H180V116H138Q172 88 160 58Q150 34 128 34Q106 34 96 58Q84 88 118 116ZM128 54Q142 54 142 72Q142 92 128 108Q114 92 114 72Q114 54 128 54Z',
        tint,
        { half: 0.16, lit: 4 },
      )
      .replace(/<path d="M118/g, '<path fill-rule="evenodd" clip-rule="evenodd" d="M118'),
  pot: (art, tint) =>
    `${art.solid(sym(at('128,70 98,70,1 102,90 62,126 60,176 92,216 128,220')), ramp(150, 0.12, 'mid'), { half: 0.2, shade: 22 }) + art.solid('M88 54H168V74H88Z', tint, {}) + art.eyes(26, 138, 15, 10, 10) + art.flat(sym(at('128,176 90,160,1 100,190 128,200')), art.ink, { line: 0 })}<path d="M98 165l8 12 7-8 8 10 7-9 7 9 8-10 7 8 8-12q-30 14-60 0z" fill="#fff"/>`,
  sword: (art) =>
    weapon(art, art.chance(0.5) ? 'great' : 'sword', 128, 200, 0, 1) +
    art.pair(curve(at('118,200,1 84,176 48,176,1 58,196 42,212,1 84,222')), art.body, {}),
  horn: (art, tint) =>
    art.solid(taper(at('84,214 128,170 150,108 176,24'), [30, 24, 15, 0.5]), art.bone, {
      inside: art.line('M70 190L112 214M94 160L140 190M114 130L152 156M128 100L164 122M142 74L170 90', 5, tint.base, 0.9),
    }),
  heart: (art) =>
    art.solid(curve(at('128,220,1 60,154 48,98 86,62 128,92,1 170,62 208,98 196,154')), ramp(15, 0.17, 'mid'), {
      shade: 24,
      half: 0.2,
      inside: '<path d="M72 112Q74 86 96 84" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>',
    }) + art.line('M128 96L116 126L138 146L122 184', 5, art.ink, 0.7),
  mirror: (art, tint) =>
    art.solid(sym(at('128,28 86,46 66,104 82,162 128,184')), tint, { half: 0.16 }) +
    art.flat(
      sym(at('128,48 98,62 84,106 96,150 128,166')),
      { light: '#fff', base: art.eye, mid: art.body.base, dark: art.body.dark },
      { line: 3 },
    ) +
    art.line('M102 84L132 56M100 110L148 64', 6, '#fff', 0.7) +
    art.solid('M118 182H138V232H118Z', tint, {}) +
    art.solid('M96 224H160V240H96Z', tint, {}),
  cards: (art, tint) =>
    at('-22,-34 0,0 22,34')
      .map(([r, x]) =>
        art.turned(
          128 + x,
          150,
          r,
          1,
          () =>
            art.solid('M-40 -92H40V40H-40Z', art.bone, { lit: 2.6 }) +
            art.flat('M-30 -82H30V30H-30Z', r ? art.body : art.second, { line: 2.4 }) +
            art.flat(star(0, -26, 8, 24, 10), tint, { line: 2 }),
        ),
      )
      .join(''),
  bolt: (art) =>
    art.halo(128, 128, 100, art.rim, 0.8) +
    art.solid(poly(at('150,16 66,142 116,138 92,242 194,98 138,104')), ramp(95, 0.15, 'mid'), { lit: 4 }),
  land: (art, tint) =>
    art.flat(ring(128, 128, 84), art.body.dark, { line: 4, stroke: tint.base }) +
    art.solid('M52 164L98 88L122 128L152 76L204 164Q190 196 128 212Q66 196 52 164Z', art.second, {}) +
    art.flat(ring(166, 76, 15), tint.light, { line: 2.4 }) +
    art.line('M60 178Q94 166 128 178T196 176M76 194Q104 184 130 194T182 192', 4, art.rim, 0.8),
  chalice: (art, tint) =>
    art.halo(128, 70, 70, art.glow, 0.9) +
    art.flat(curve(at('96,92,1 104,50 128,12,1 150,50 160,92,1')), art.glow, { line: 2.4 }) +
    art.solid(sym(at('128,88 70,88,1 80,134 114,158,1 118,200,1 84,220,1 128,226')), tint, {
      half: 0.2,
      inside: `<path d="M60 104H196V116H60Z" fill="${art.body.base}"/>`,
    }),
} satisfies Readonly<Record<string, Sigil>>
