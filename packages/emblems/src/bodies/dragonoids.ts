import type { Art } from '../art.ts'
import { cape, shoulders } from '../parts/bust.ts'
import { horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, poly, sym, taper } from '../shapes.ts'

export function dragonoid(art: Art): string {
  // reptile in armour, seen from the front
  const C = art.body
  let s = weapon(art, art.is(/blade|claw/i) ? 'great' : art.pick(['axe', 'sword', 'spear', 'great']), 196, 200, art.to(8, 20), 0.95)
  s += cape(art)
  s += shoulders(art, { armour: art.metal, cloth: C })
  s += horns(art, art.pick(['up', 'back', 'out', 'lyre']), 100, 72, 1, art.bone)
  if (art.is(/triceps|horn/i)) s += art.pair(taper(at('112,70 104,44 92,20'), [8, 6, 0.4]), art.bone, { lit: 2 })
  s += art.pair(curve(at('92,96,1 60,76,1 72,100 54,110,1 78,124 70,140,1 98,134,1')), art.second, {
    inside: art.line('M94 104L62 80M94 112L58 110M96 122L72 138', 2, art.ink, 0.5),
  })
  s += art.solid(sym(at('128,58 102,66 88,92 94,118 104,132 106,156 128,172')), C, {
    half: 0.2,
    inside: art.surface('scales', art.ink, 0.26),
  })
  s += art.solid(
    sym(at('128,96 112,112 104,136 110,160 128,168')),
    { ...C, base: C.light },
    { half: 0.2, lit: 2, shade: 8, inside: art.line('M114 116H142M110 128H146', 1.8, art.ink, 0.35) },
  )
  s +=
    art.two(art.flat(curve(at('114,134 121,136 119,143 112,141')), art.ink, { line: 0 })) +
    art.line('M106 148Q116 158 128 154Q140 158 150 148', 3, art.ink, 0.85) +
    art.two(art.flat(poly(at('110,150 114,164 119,154')), art.bone.light, { line: 1.6 }))
  s += art.two(art.flat(curve(at('92,88,1 106,88 122,104,1 108,98')), C.dark, { line: 2 })) + art.eyes(22, 104, 10, 7, 16)
  return s
}
