import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { at, curve, poly, ring, star } from '../shapes.ts'

export type Weapon = 'sword' | 'great' | 'axe' | 'spear' | 'scythe' | 'trident' | 'mace' | 'bolter' | 'lance' | 'staff'

/** Upright along −y with the hand at the origin, then turned and set where it belongs. */
export function weapon(art: Art, kind: Weapon, x: number, y: number, deg: number, k = 1): string {
  const S = art.steel,
    G = art.gold
  const shaft = (a: number, b: number, w: number = 4) =>
    art.solid(`M${-w} ${a}H${w}V${b}H${-w}Z`, ramp(50, 0.06, 'dark'), { lit: 1.6, shade: 4, line: 3.6 })
  return art.turned(x, y, deg, k, () => {
    if (kind === 'sword' || kind === 'great') {
      const w = kind === 'great' ? 13 : 8.5,
        L = kind === 'great' ? 150 : 138
      return (
        art.solid(
          poly([
            [-w, -14],
            [-w * 0.86, -L],
            [0, -L - 20],
            [w * 0.86, -L],
            [w, -14],
          ]),
          S,
          {
            lit: 2,
            shade: 5,
            inside: `<path d="M0 -14V-${L + 20}H30V-14Z" fill="${art.ink}" opacity=".22"/><path d="M0 -18V-${L - 24}" stroke="${art.ink}" stroke-width="2.4" opacity=".5"/>`,
          },
        ) +
        shaft(-14, 22, 4.5) +
        art.solid(curve(at('-28,-18,1 0,-12 28,-18,1 26,-8,1 0,-3 -26,-8,1')), G, { lit: 1.6, shade: 4 }) +
        art.solid(ring(0, 26, 7), G, { lit: 1.6, shade: 4 })
      )
    }
    if (kind === 'axe')
      return (
        shaft(-130, 60) +
        art.solid(curve(at('4,-124,1 30,-138 46,-132,1 52,-100 44,-70,1 26,-74 4,-84,1')), S, {
          lit: 2.2,
          shade: 7,
          inside: art.line('M40 -134Q47 -100 39 -72', 2, art.ink, 0.4),
        }) +
        (art.chance(0.5)
          ? art.solid(curve(at('-4,-124,1 -30,-138 -46,-132,1 -52,-100 -44,-70,1 -26,-74 -4,-84,1')), S, { lit: 2.2, shade: 7 })
          : art.solid(poly(at('-4,-112 -26,-104 -4,-94')), S, { lit: 1.6, shade: 4 }))
      )
    if (kind === 'spear')
      return (
        shaft(-120, 90, 3.4) +
        art.solid(curve(at('-5,-116,1 -13,-136 0,-176,1 13,-136 5,-116,1')), S, {
          lit: 2,
          shade: 5,
          inside: `<path d="M0 -110V-180H30V-110Z" fill="${art.ink}" opacity=".25"/>`,
        }) +
        art.solid(`M-8 -120H8V-110H-8Z`, G, { lit: 1.2, shade: 3 })
      )
    if (kind === 'scythe')
      return (
        shaft(-130, 90, 3.6) +
        art.solid(curve(at('2,-132,1 -40,-150 -88,-124 -104,-88,1 -78,-116 -40,-128 2,-116,1')), S, { lit: 2.2, shade: 6 })
      )
    if (kind === 'trident')
      return (
        shaft(-112, 90, 3.6) +
        art.solid(curve(at('-4,-108,1 -24,-116 -26,-150,1 -14,-126 -4,-122,1 0,-168,1 4,-122,1 14,-126 26,-150,1 24,-116 4,-108,1')), G, {
          lit: 1.8,
          shade: 5,
        })
      )
    if (kind === 'mace')
      return shaft(-96, 50) + art.solid(star(0, -112, 8, 32, 21), S, { lit: 2.2, shade: 8 }) + art.flat(ring(0, -112, 9), S.dark)
    if (kind === 'bolter')
      return art.solid('M-14 -70H14V-10H-14Z M-6 -104H6V-68H-6Z M-20 -46H-12V-20H-20Z', ramp(250, 0.02, 'dark'), {
        lit: 2,
        shade: 6,
        inside: `<path d="M-10 -62H10M-10 -52H10" stroke="${art.gold.base}" stroke-width="3"/>`,
      })
    if (kind === 'lance')
      return (
        art.solid(poly(at('-15,-10 0,-170 15,-10')), S, {
          lit: 2.2,
          shade: 6,
          inside: art.line('M-16 -30L14 -44M-14 -56L12 -70M-12 -82L10 -96M-9 -108L8 -120', 3, art.body.dark, 0.8),
        }) + art.solid('M-24 -12Q0 -24 24 -12L18 2H-18Z', G, { lit: 1.8, shade: 5 })
      )
    // staff with an orb in a claw
    const c = art.eye
    return (
      shaft(-110, 110, 3.8) +
      art.halo(0, -136, 46, c, 0.8) +
      art.solid(ring(0, -136, 15), { light: '#ffffff', base: c, mid: c, dark: art.glow }, { lit: 3, shade: 6, line: 3.4 }) +
      (art.chance(0.5)
        ? art.solid(curve(at('-5,-104,1 -26,-122 -22,-160,1 -17,-132 0,-116 17,-132 22,-160,1 26,-122 5,-104,1')), G, {
            lit: 1.6,
            shade: 4,
            line: 3,
          })
        : art.solid(curve(at('-4,-106,1 -22,-116 -27,-138 -8,-164 14,-160,1 -6,-152 -18,-138 -14,-122 4,-116,1 4,-106,1')), G, {
            lit: 1.6,
            shade: 4,
            line: 3,
          }))
    )
  })
}
