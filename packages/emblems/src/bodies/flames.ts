import type { Art, Solid } from '../art.ts'
import { type Ramp, ramp } from '../colour.ts'
import { horns } from '../parts/horns.ts'
import { at, curve, poly, ring, sym, taper } from '../shapes.ts'

function blaze(art: Art): string {
  const j = Array.from({ length: 8 }, () => art.to(-16, 16)),
    hot = art.pick(at('28,60,95 14,40,75 45,75,100 300,330,60 235,215,200')),
    horned = art.chance(0.4)
  const t = (k: number, c: Ramp, o: Solid) =>
    art.solid(
      curve([
        [128, 252 - (1 - k) * 20],
        [128 - 70 * k, 232],
        [128 - 92 * k, 176],
        [128 - 64 * k, 140],
        [128 - 76 * k + j[0]!, 92 + j[1]!, 1],
        [128 - 40 * k, 116],
        [128 - 34 * k, 62 + j[2]! * 0.5],
        [128 - 8 * k + j[3]!, 26 + (1 - k) * 90, 1],
        [128 + 14 * k, 76],
        [128 + 44 * k, 84],
        [128 + 58 * k + j[4]!, 50 + (1 - k) * 60 + j[5]!, 1],
        [128 + 68 * k, 118],
        [128 + 96 * k, 128 + j[6]!, 1],
        [128 + 88 * k, 186],
        [128 + 62 * k, 236],
      ]),
      c,
      o,
    )
  return `${art.halo(128, 140, 130, art.glow, 0.7) + (horned ? horns(art, art.pick(['out', 'up', 'lyre']), 100, 112, 0.9) : '') + t(1, ramp(hot[0], 0.18, 'mid'), { shade: 20 }) + t(0.74, ramp(hot[1], 0.15, 'mid'), { lit: 2 })}<g opacity=".9">${t(0.48, ramp(hot[2], 0.1, 'pale'), { lit: 2, line: 0 })}</g>${art.eyes(24, 158, 14, 9, 22)}${art.flat(sym(at('128,196 104,184,1 108,206 128,216')), art.ink, { line: 0 })}${art.pair(taper(at('58,190 30,170 24,136'), [12, 9, 1]), ramp(hot[0], 0.18, 'mid'), {})}`
}

const heats = '28,60,95 14,40,75 45,75,100 300,330,60 235,215,200'

/** A bird that burns. */
function phoenix(art: Art): string {
  const [deep, warm, bright] = art.pick(at(heats))
  const low = ramp(deep, 0.18, 'mid')
  const high = ramp(warm, 0.16, 'mid')
  const wing = (fill: Ramp, k: number) => {
    const p = at('112,176,1 76,150 38,92 4,44,1 20,104 -2,98,1 22,140 6,146,1 40,174 30,188,1 84,204')
    return art.pair(curve(p.map(([x, y, sharp]) => [112 + (x - 112) * k, 176 + (y - 176) * k, sharp])), fill, { shade: 16 })
  }
  return (
    art.halo(128, 130, 130, art.glow, 0.75) +
    wing(low, 1) +
    wing(high, 0.72) +
    art.solid(curve(at('128,264,1 108,232 88,262,1 96,208 104,150 116,108 140,108 152,150 160,208 168,262,1 148,232')), low, {
      half: 0.18,
    }) +
    art.flat(curve(at('128,246,1 112,200 118,150 128,128 138,150 144,200')), ramp(bright, 0.1, 'pale'), { line: 2 }) +
    art.flat(curve(at('108,76,1 96,40 112,52 118,14,1 134,46 152,20,1 148,60 160,76,1')), high) +
    art.solid(sym(at('128,56 104,66 98,96 112,124 128,136')), low, { half: 0.2 }) +
    art.flat(poly(at('118,110 138,110 128,138')), art.gold, { line: 2.6 }) +
    art.eyes(16, 94, 10, 6.5, 18)
  )
}

/** A salamander curled around its own fire. */
function salamander(art: Art): string {
  const [deep, warm, bright] = art.pick(at(heats))
  const hide = ramp(deep, 0.16, 'mid')
  return (
    art.halo(128, 140, 120, art.glow, 0.7) +
    art.flat(
      curve(at('128,196,1 92,170 100,120 116,136 112,74 146,30,1 144,90 170,116 176,96,1 182,150 164,186')),
      ramp(warm, 0.17, 'mid'),
      { line: 3 },
    ) +
    art.flat(curve(at('130,188,1 112,164 124,130 134,104,1 150,140 150,174')), ramp(bright, 0.1, 'pale'), { line: 0 }) +
    art.solid(taper(at('176,96 222,128 216,200 150,236 78,226 44,176 66,128'), [5, 14, 22, 26, 28, 28, 24]), hide, {
      shade: 20,
      inside: art.surface('spots', ramp(warm, 0.16, 'mid').base, 0.7),
    }) +
    art.pair(taper(at('100,226 84,246 62,250'), [10, 8, 3]), hide, { lit: 2 }) +
    art.solid(curve(at('92,104 78,84 48,86 22,112 16,132 40,150 80,148 96,130')), hide, { inside: art.surface('scales', art.ink, 0.2) }) +
    art.line('M18 134Q46 142 76 136', 4, art.ink, 0.7) +
    art.eyeAt(62, 106, 12, 9, 8)
  )
}

/** A spirit in the heart of a ring of embers. */
function ember(art: Art): string {
  const [deep, warm, bright] = art.pick(at(heats))
  const n = art.int(6, 10)
  const sparks = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI + art.to(-0.1, 0.1)
    return art.turned(128 + 96 * Math.cos(a), 132 + 92 * Math.sin(a), (a * 180) / Math.PI + 90, 1, () =>
      art.flat(curve(at('0,-24,1 11,0 0,14 -11,0')), ramp(warm, 0.17, 'mid')),
    )
  }).join('')
  const hood = art.chance(0.5)
  return (
    art.halo(128, 136, 130, art.glow, 0.8) +
    sparks +
    art.solid(ring(128, 140, 66), ramp(deep, 0.16, 'dark'), {
      shade: 22,
      inside: art.line('M74 130L98 150L90 176M180 116L160 140L172 168M120 80L132 100', 4, art.glow, 0.95),
    }) +
    (hood
      ? art.solid(curve(at('74,128,1 86,76 110,84 128,26,1 148,82 172,74 184,128,1 128,106')), ramp(warm, 0.17, 'mid'))
      : horns(art, art.pick(['out', 'ram', 'up']), 98, 92, 0.9)) +
    art.eyes(24, 140, 15, 10, 20, { slit: false }) +
    art.flat(sym(at('128,172 102,164,1 110,184 128,190')), ramp(bright, 0.12, 'pale').light, { line: 2.4 })
  )
}

export function flame(art: Art): string {
  if (art.is(/phoenix|bird|wing|feather/i)) return phoenix(art)
  if (art.is(/salamander|lizard|serpent|dragon|newt/i)) return salamander(art)
  return art.pick([blaze, blaze, ember, ember, salamander, phoenix])(art)
}
