import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { shoulders } from '../parts/bust.ts'
import { batWing } from '../parts/wings.ts'
import { at, curve, poly, sym } from '../shapes.ts'

export function vampire(art: Art): string {
  let s = art.both(() =>
    batWing(art, [104, 186], [34, 60], at('4,92 10,144 34,186'), [90, 226], art.second, { bow: -14, claw: 4, arm: art.second }),
  )
  s += art.solid(curve(at('128,190,1 96,150 62,108,1 52,160 40,266,1 216,266,1 204,160 194,108,1 160,150')), ramp(20, 0.15, 'dark'), {
    half: 0.25,
    inside: art.line('M72 130Q80 190 76 260M184 130Q176 190 180 260', 3, art.ink, 0.4),
  })
  s += shoulders(art, { y: 14, kind: 3, armour: art.body, cloth: ramp(300, 0.04, 'dark'), spikes: false })
  const skin = ramp(300, 0.03, 'pale'),
    hair = art.pick([ramp(300, 0.05, 'dark'), ramp(20, 0.12, 'dark'), ramp(90, 0.05, 'pale')])
  s +=
    art.solid(sym(at('128,44 94,54 78,96 82,150 104,168 128,150')), hair, { half: 0.2, inside: art.surface('fur', art.ink, 0.25) }) +
    art.pair(curve(at('94,112,1 68,92,1 80,118 96,130,1')), skin, { lit: 2 }) +
    art.solid(sym(at('128,66 98,78 92,108 104,142 128,168')), skin, { half: 0.24 })
  s +=
    art.solid(curve(at('90,112,1 86,78 106,56 128,50 150,56 170,78 166,112,1 152,84 128,94,1 104,84')), hair, { lit: 2.4 }) +
    art.two(art.line('M98 103L119 108', 3.4, art.ink, 0.9)) +
    art.eyes(18, 114, 9, 6, 14, { colour: lch(0.65, 0.23, 25) }) +
    art.line('M128 116L123 134L129 136', 2.2, art.ink, 0.5) +
    art.flat(curve(at('112,146,1 128,150 144,146,1 128,157')), ramp(20, 0.16, 'dark').base, { line: 2 }) +
    art.two(art.flat(poly(at('117,149 119,159 122,150')), '#fff', { line: 1 }))
  return s
}
