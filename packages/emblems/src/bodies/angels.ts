import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { face, shoulders } from '../parts/bust.ts'
import { weapon } from '../parts/weapons.ts'
import { featherPair } from '../parts/wings.ts'
import { at, curve, num, poly, star, sym } from '../shapes.ts'

export function angel(art: Art): string {
  const L = art.level,
    W = ramp(art.hue, 0.03, 'pale')
  let s = `<circle cx="128" cy="62" r="${num(48 + L * 10)}" fill="none" stroke="${art.ink}" stroke-width="9"/><circle cx="128" cy="62" r="${num(48 + L * 10)}" fill="none" stroke="${art.gold.light}" stroke-width="5"/>`
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    if (i % 2 === 0)
      s += art.flat(
        poly([
          [128 + (54 + L * 10) * Math.cos(a - 0.06), 62 + (54 + L * 10) * Math.sin(a - 0.06)],
          [128 + (68 + L * 12) * Math.cos(a), 62 + (68 + L * 12) * Math.sin(a)],
          [128 + (54 + L * 10) * Math.cos(a + 0.06), 62 + (54 + L * 10) * Math.sin(a + 0.06)],
        ]),
        art.gold.light,
        { line: 1.6 },
      )
  }
  if (L > 0.6) s += featherPair(art, [104, 200], [34, 168], { n: 6, len: 64, fill: W, a0: 2.6, a1: 1.9 })
  s += featherPair(art, [98, 176], [34, 82], { n: 8, len: 84, fill: W, a0: -2.1, a1: 2.3 })
  s += weapon(art, art.pick(['sword', 'spear', 'staff', 'mace']), 186, 212, 4, 0.86)
  s += shoulders(art, {
    armour: art.gold,
    cloth: art.body,
    kind: art.pick([0, 1, 3]),
    spikes: false,
    badge: (x: number, y: number) => art.flat(star(x, y + 6, 8, 12, 5), art.eye, { line: 1.8 }),
  })
  if (art.chance(0.55) || art.facts.kind === 'pawn')
    s +=
      art.solid(sym(at('128,44,1 104,58 90,92 94,128 108,154 128,168,1')), W, {
        half: 0.2,
        inside: art.line('M128 46V168', 2.4, art.ink, 0.3),
      }) +
      art.flat(sym(at('128,104,1 97,96,1 102,114 128,118')), art.ink, { line: 0 }) +
      art.eyes(16, 108, 10, 4.4, 8, { slit: false }) +
      art.flat(sym(at('128,56,1 121,72,1 128,96,1')), art.eye, { line: 2 }) +
      art.line('M118 140H138M120 148H136', 2.4, art.ink, 0.45)
  else {
    const hair = art.pick([ramp(88, 0.11, 'mid'), ramp(60, 0.08, 'mid'), ramp(240, 0.03, 'pale')])
    s +=
      art.solid(sym(at('128,44 94,56 80,104 78,160 104,172 128,160')), hair, { half: 0.2, inside: art.surface('fur', art.ink, 0.22) }) +
      face(art, 4, art.skin, { tilt: 2 }) +
      art.solid(curve(at('90,116,1 86,78 106,56 128,50 150,56 170,78 166,116,1 156,90 128,72,1 100,90')), hair, { lit: 2.4 })
  }
  return s
}
