import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { face } from '../parts/bust.ts'
import { weapon } from '../parts/weapons.ts'
import { featherPair } from '../parts/wings.ts'
import { at, curve, sym } from '../shapes.ts'

export function bird(art: Art): string {
  const C = art.tone === 'dark' ? ramp(art.hue, 0.06, 'dark') : art.body,
    W = art.chance(0.5) ? C : art.second,
    L = art.level,
    lady = art.is(/harpie|lady/i),
    peng = art.is(/penguin/i)
  let s = ''
  if (!peng) s += featherPair(art, [96, 168], [30, 70 - L * 14], { n: 8, len: 92 + L * 14, fill: W, a0: -2.1, a1: 2.2 })
  if (lady) {
    const hair = art.pick([ramp(10, 0.16, 'mid'), ramp(85, 0.12, 'mid'), ramp(260, 0.1, 'mid')])
    s +=
      art.solid(sym(at('128,150 98,158 84,190 96,266,1')), art.skin, { half: 0.2 }) +
      art.solid(sym(at('128,190,1 90,176,1 86,216 96,268,1')), art.second, { half: 0.2, inside: art.surface('scales', art.ink, 0.25) }) +
      art.solid(sym(at('128,20,1 112,40,1 88,26,1 84,56,1 58,56,1 70,88,1 52,116,1 76,124 70,160,1 98,150 128,150')), hair, {
        half: 0.2,
        inside: art.surface('fur', art.ink, 0.3),
      }) +
      face(art, 4, art.skin, { tilt: 10 }) +
      art.solid(curve(at('90,112,1 86,76 106,54 128,46 150,54 170,76 166,112,1 152,82 136,96,1 128,76,1 116,96,1 104,80')), hair, {
        lit: 2.4,
      }) +
      art.flat(curve(at('90,84 128,70 166,84 164,92 128,78 92,92')), art.gold, { line: 2 })
    return s
  }
  if (peng) {
    s +=
      art.pair(curve(at('74,140,1 40,176 36,214,1 66,200 80,176,1')), C, {}) +
      art.solid(sym(at('128,48 88,62 68,120 64,190 92,244 128,250')), ramp(260, 0.06, 'dark'), { half: 0.16 }) +
      art.solid(sym(at('128,96,1 100,78 88,100 92,140 84,190 104,234 128,238')), art.bone, { half: 0.16 }) +
      art.flat(sym(at('128,108,1 112,116,1 128,132,1')), ramp(60, 0.16, 'mid').base, { line: 2.6 }) +
      art.eyes(20, 100, 9, 8, 12) +
      weapon(art, 'sword', 206, 210, 10, 0.8)
    return s
  }
  s +=
    art.solid(sym(at('128,128 96,146 80,190 92,240 128,266')), C, { half: 0.2, inside: art.surface('scales', art.ink, 0.32) }) +
    art.pair(curve(at('104,232,1 86,246 84,262,1 104,258 118,240,1')), art.gold, { lit: 2 })
  // head in profile
  const beak = art.pick(['hook', 'long', 'hook']),
    P = ramp(75, 0.14, 'mid')
  let h = art.pick([
    () => art.solid(curve(at('136,54,1 170,22,1 158,54 192,46,1 166,78 190,92,1 152,104,1')), art.second, {}),
    () => art.solid(curve(at('112,52,1 116,16,1 132,40 150,14,1 148,46 176,36,1 156,74,1')), art.second, {}),
    () => '',
  ])()
  h += art.solid(curve(at('92,70 116,48 148,54 168,90 164,146 150,168,1 138,156,1 128,172,1 116,156,1 102,168,1 98,130 84,108,1')), C, {
    inside: art.surface('scales', art.ink, 0.25),
  })
  h +=
    beak === 'hook'
      ? art.solid(curve(at('98,74,1 70,76 48,98 50,128,1 62,108 92,108,1')), P, {}) + art.line('M58 104Q76 98 96 102', 2.6, art.ink, 0.7)
      : art.solid(curve(at('98,78,1 60,88 26,112,1 66,112 94,110,1')), P, {}) + art.line('M32 111Q66 98 96 100', 2.6, art.ink, 0.7)
  h += art.flat(curve(at('92,74,1 116,72 134,86,1 112,82')), C.dark, { line: 2 }) + art.eyeAt(114, 92, 11, 8, 8)
  return s + art.flipped(h, 0.5)
}
