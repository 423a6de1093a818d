import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { horns } from '../parts/horns.ts'
import { at, poly, ring, star, sym, taper } from '../shapes.ts'

export function tank(art: Art): string {
  const M = art.body,
    T = art.gold
  let s = art.halo(128, 220, 100, art.eye, 0.5)
  s +=
    art.solid('M18 168L44 148H212L238 168L226 214H30Z', M, { half: 0.18, inside: art.surface('plates', art.ink, 0.2) }) +
    art.pair('M14 176L62 156L78 200L66 226H24Z', M, { inside: art.line('M22 190H72M24 206H68', 3.4, art.ink, 0.5) }) +
    art.solid('M74 150L92 104H164L182 150Z', M, { half: 0.22, inside: art.line('M84 128H172', 3, T.base, 0.9) }) +
    art.solid('M96 104V76H160V104Z', art.steel, { half: 0.2 }) +
    art.two(art.solid('M60 108H84V128H60Z', art.steel, { lit: 2 }) + art.flat('M66 84H76V110H66Z', art.steel, { line: 3 })) +
    art.flat('M116 96H124V44H116ZM132 96H140V44H132Z', art.steel, { line: 3 }) +
    art.flat('M113 38H127V52H113ZM129 38H143V52H129Z', art.steel, { line: 2.6 })
  s +=
    art.flat(poly(at('92,168 164,168 154,200 102,200')), art.ink, { line: 2 }) +
    art.line('M106 178H150M108 188H148', 3, T.base, 0.9) +
    art.halo(56, 224, 30) +
    art.halo(200, 224, 30) +
    art.line('M30 228Q54 238 76 228M180 228Q202 238 226 228', 5, art.eye, 0.9) +
    art.flat(star(128, 128, 4, 11, 4), T, { line: 2 })
  return s
}

export function drone(art: Art): string {
  const C = art.body
  let s =
    art.pair(taper(at('80,120 44,100 26,64'), [14, 12, 9]), art.steel, {}) +
    art.pair(ring(24, 56, 24, 13), art.steel, { inside: art.line('M4 56H44M12 50H36M12 62H36', 2, art.ink, 0.5) })
  for (let i = -2; i <= 2; i++)
    s += art.solid(
      taper(
        [
          [128 + i * 22, 190],
          [128 + i * 30 + 6, 216],
          [128 + i * 26, 244],
        ],
        [8, 6, 1],
      ),
      ramp(20, 0.07, 'mid'),
      { lit: 2, shade: 5 },
    )
  s +=
    art.solid(sym(at('128,72 86,82 58,124 64,174 100,206 128,210')), C, {
      half: 0.2,
      inside: art.surface('spots', ramp(100, 0.12, 'mid').base, 0.45) + art.line('M62 140H194', 3, art.ink, 0.4),
    }) +
    art.flat(ring(128, 130, 33), art.ink, { line: 4, stroke: art.metal.base }) +
    art.eyeAt(128, 130, 23, 17, 0) +
    horns(art, 'up', 96, 92, 0.7, art.bone) +
    art.flat(sym(at('128,174 104,168,1 108,186 128,194')), art.ink, { line: 0 })
  for (let i = -3; i <= 3; i++)
    s += art.flat(
      poly([
        [128 + i * 6 - 3, 174 - Math.abs(i)],
        [128 + i * 6, 183],
        [128 + i * 6 + 3, 174 - Math.abs(i)],
      ]),
      art.bone.light,
      { line: 0 },
    )
  return s
}
