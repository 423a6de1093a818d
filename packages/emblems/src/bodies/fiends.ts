import type { Art } from '../art.ts'
import { crown, horns } from '../parts/horns.ts'
import { batWing } from '../parts/wings.ts'
import { at, curve, num, poly, star, sym } from '../shapes.ts'

export function fiend(art: Art): string {
  const C = art.body,
    L = art.level
  let s = ''
  const up = art.to(-14, 16)
  s += art.both(() =>
    batWing(art, [100, 176], [38, 48 - up], at('2,70 -4,122 16,166 44,196'), [92, 226], art.second, { bow: -14, claw: 4, arm: C }),
  )
  s += art.solid(sym(at('128,150 96,158 62,176 46,214 58,266,1')), C, {
    half: 0.22,
    inside:
      art.line('M128 176V256M96 196Q112 214 128 204Q144 214 160 196M108 226H148M110 244H146', 3, art.ink, 0.35) +
      art.surface('hatch', art.ink, 0.14),
  })
  s += art.pair(curve(at('92,166,1 60,160 34,182,1 48,190 38,210,1 66,206 92,198,1')), art.metal, { lit: 2.6 })
  if (art.chance(0.55))
    s += art.halo(128, 206, 34) + art.flat(star(128, 206, art.pick([3, 4, 5, 6]), 15, 6, art.to(0, 1)), art.eye, { line: 2 })
  s += horns(art, art.pick(['up', 'out', 'ram', 'lyre', 'back', 'down']), 102, 82, 1 + L * 0.35, art.chance(0.6) ? art.bone : art.second)
  if (L > 0.6 && art.chance(0.7)) s += horns(art, 'up', 114, 70, 0.55, art.bone)
  if (art.chance(0.7))
    s += art.pair(curve(at('92,110,1 60,88 44,78,1 58,112 92,132,1')), C, {
      lit: 2.4,
      inside: `<path d="M88 116L54 88L64 110Z" fill="${art.ink}" opacity=".4"/>`,
    })
  const skull = art.is(/skull/i),
    lngth = art.to(-4, 10)
  s += art.solid(
    sym([
      [128, 58],
      [102, 64],
      [86, 92],
      [90, 122],
      [104, 148],
      [118, 170 + lngth],
      [128, 176 + lngth],
    ]),
    skull ? art.bone : C,
    {
      half: 0.24,
      inside: `${art.line('M128 64V92M120 70L122 90M136 70L134 90', 2, art.ink, 0.3)}<path d="${sym(at('128,100 104,118 98,136 128,180'))}" fill="${art.ink}" opacity=".16"/>`,
    },
  )
  s += art.two(art.flat(curve(at('88,90,1 106,90 124,110,1 106,101')), skull ? art.bone.dark : C.dark, { line: 2 }))
  if (art.chance(0.18) || art.is(/eye|relinq|thousand/i)) s += art.eyes(23, 109, 11, 7.5, 20) + art.eyeAt(128, 84, 9, 7, 0, {})
  else s += art.eyes(23, 109, 12, 8, 20)
  const gy = 146,
    teeth = art.int(0, 2)
  s += art.flat(
    sym([
      [128, gy + 4],
      [112, gy - 1],
      [101, gy - 8, 1],
      [107, gy + 10],
      [128, gy + 19],
    ]),
    art.ink,
    { line: 0 },
  )
  if (teeth < 2) {
    let t = ''
    for (let i = -3; i <= 3; i++) {
      const x = 128 + i * 6,
        y = gy + 1 - Math.abs(i) * 1.6
      t += `M${x - 3} ${num(y)}l3 ${Math.abs(i) === 2 ? 10 : 6.5}l3 ${-6.5 + (Math.abs(i) === 2 ? -3.5 : 0)}z`
    }
    s += `<path d="${t}" fill="${art.bone.light}"/>`
  } else
    s += art.two(
      art.flat(
        poly([
          [112, gy],
          [116, gy + 17],
          [121, gy + 2],
        ]),
        art.bone.light,
        { line: 1.6 },
      ),
    )
  s += art.two(art.flat(curve(at('122,128 118,136 124,138')), art.ink, { line: 0 }))
  if (art.is(/general|king|lord|command|zoa/i)) s += crown(art, 128, 66, 26, 0.9)
  return s
}

export function imp(art: Art): string {
  return fiend(art)
}
