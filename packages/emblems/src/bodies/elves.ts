import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { shoulders } from '../parts/bust.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, poly, sym } from '../shapes.ts'

export function elf(art: Art): string {
  const hair = art.pick([ramp(90, 0.1, 'pale'), ramp(85, 0.11, 'mid'), ramp(225, 0.06, 'pale'), ramp(150, 0.08, 'mid')]),
    skin = art.is(/mystical/i) ? ramp(225, 0.06, 'pale') : art.skin
  let s = weapon(art, 'staff', 200, 190, 10, 0.95)
  s +=
    art.solid(sym(at('128,40 92,52 72,100 64,170 44,250,1 128,262')), hair, { half: 0.2, inside: art.surface('fur', art.ink, 0.22) }) +
    shoulders(art, { kind: 3, armour: art.second, cloth: art.body, spikes: false })
  s +=
    art.pair(curve(at('96,116,1 64,92 40,84,1 56,108 94,134,1')), skin, { lit: 2.2 }) +
    art.solid(sym(at('128,66 96,80 90,112 102,144 128,168')), skin, { half: 0.18 })
  s +=
    art.two(art.line('M99 116Q108 123 119 117', 3.2, art.ink, 0.85) + art.line('M98 104Q108 98 119 104', 2.2, art.ink, 0.5)) +
    art.line('M128 118L123 136L129 138M118 150Q128 155 138 150', 2.4, art.ink, 0.6)
  s +=
    art.solid(curve(at('88,124,1 84,82 104,56 128,50 152,56 172,82 168,124,1 160,96 128,68,1 96,96')), hair, {
      lit: 2.6,
      half: 0.16,
      inside: art.surface('fur', art.ink, 0.2),
    }) +
    art.flat(curve(at('90,90,1 128,68 166,90,1 128,76')), art.gold, { line: 2 }) +
    art.halo(128, 76, 18) +
    art.flat(poly(at('128,66 134,76 128,90 122,76')), art.eye, { line: 2 })
  return s
}
