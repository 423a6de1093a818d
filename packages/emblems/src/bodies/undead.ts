import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { crown, horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, num, poly, type Spot, sym, taper } from '../shapes.ts'

export function undead(art: Art): string {
  const look = art.is(/king|lord|pumpking/i)
    ? 'crown'
    : art.is(/knight|soldier|warrior|armou?red/i)
      ? 'helm'
      : art.is(/snake/i)
        ? 'snakes'
        : art.is(/rider/i)
          ? 'flames'
          : art.is(/mammoth/i)
            ? 'tusk'
            : art.pick(['hood', 'hood', 'helm', 'bare', 'horns', 'crown'])
  const B =
    art.is(/zombie|pox|braineater|clown/i) && !art.is(/skull/i)
      ? art.pick([ramp(140, 0.06, 'pale'), ramp(115, 0.07, 'mid'), ramp(170, 0.05, 'pale')])
      : art.bone
  let s = ''
  if (look === 'hood')
    s +=
      weapon(art, 'scythe', 190, 200, 6, 1) +
      art.solid(curve(at('128,26,1 92,40 66,92 62,150 34,200 22,268,1 234,268,1 222,200 194,150 190,92 164,40')), art.second, {
        half: 0.25,
        inside: art.surface('hatch', art.ink, 0.2),
      }) +
      art.flat(sym(at('128,48,1 98,68 84,112 96,166 128,190')), art.ink, { line: 0 })
  else {
    s += weapon(art, art.pick(['sword', 'axe', 'scythe', 'mace']), 198, 204, 12, 0.95)
    s += art.solid(sym(at('128,160,1 96,168 58,184 38,222 36,266,1')), look === 'helm' ? art.metal : art.second, {
      half: 0.24,
      inside: art.surface('hatch', art.ink, 0.2),
    })
    for (let i = 0; i < 3; i++)
      s += art.flat(
        sym([
          [128, 200 + i * 18, 1],
          [100, 194 + i * 19],
          [80, 204 + i * 19, 1],
          [100, 202 + i * 19],
          [128, 210 + i * 18, 1],
        ]),
        B,
        { line: 2 },
      )
    s += art.flat('M123 166H133V256H123Z', B, { line: 2 })
    if (look === 'helm') s += art.pair(curve(at('96,172,1 66,160 36,178 32,212,1 62,206 92,204,1')), art.metal, {})
  }
  if (look === 'snakes')
    for (let i = 0; i < 8; i++) {
      const a = -Math.PI * (0.06 + (i / 7) * 0.88),
        x = 128 + 44 * Math.cos(a),
        y = 96 + 44 * Math.sin(a),
        k = art.to(36, 52),
        t: Spot = [x + k * Math.cos(a) + art.to(-8, 8), y + k * Math.sin(a)]
      s += art.solid(
        taper(
          [
            [x, y],
            [x + k * 0.5 * Math.cos(a + 0.5), y + k * 0.5 * Math.sin(a + 0.5)],
            t,
            [t[0] + 10 * Math.cos(a - 0.9), t[1] + 10 * Math.sin(a - 0.9)],
          ],
          [9, 8, 7, 3],
        ),
        ramp(140, 0.1, 'mid'),
        { lit: 2, shade: 6 },
      )
    }
  if (look === 'flames')
    s += art.flat(
      curve(at('84,120,1 62,84 74,44,1 88,66 96,14,1 116,46 130,0,1 144,44 164,16,1 168,64 186,50,1 190,88 172,124,1')),
      art.glow,
      { line: 2.4 },
    )
  if (look === 'horns') s += horns(art, art.pick(['out', 'ram', 'up']), 100, 80, 1, art.bone)
  if (look === 'tusk') s += art.pair(taper(at('106,150 78,180 66,216 90,238'), [10, 9, 7, 0.4]), art.bone, {})
  const cw = art.to(-4, 5)
  s += art.solid(
    sym([
      [128, 50],
      [98 - cw, 58],
      [80 - cw, 92],
      [86 - cw, 120],
      [96, 128, 1],
      [98, 142],
      [104, 148],
      [128, 150],
    ]),
    B,
    { half: 0.22, inside: art.line(art.pick(['M140 54L134 70L144 82', 'M112 56L120 72L110 84', 'M96 80L108 88', '']), 2.2, art.ink, 0.6) },
  )
  const jd = art.to(2, 10)
  s += art.solid(
    sym([
      [128, 156 + jd],
      [108, 152 + jd, 1],
      [98, 140 + jd, 1],
      [100, 166 + jd],
      [114, 182 + jd],
      [128, 184 + jd],
    ]),
    B,
    { half: 0.24, lit: 2.2, shade: 7 },
  )
  let t = ''
  for (let i = -3; i < 3; i++)
    t += `M${128 + i * 7.2 + 0.6} 143h6v${10 - Math.abs(i + 0.5)}h-6zM${128 + i * 7.2 + 0.6} ${num(152 + jd)}h6v9h-6z`
  s += `<path d="${t}" fill="${art.bone.light}" stroke="${art.ink}" stroke-width="1.6"/>`
  s +=
    art.two(
      art.flat(
        art.chance(0.5) ? curve(at('91,100 104,92 120,102 117,118 100,122 90,114')) : curve(at('90,98,1 108,96 121,110,1 112,122 96,120')),
        art.ink,
        { line: 0 },
      ),
    ) +
    art.halo(107, 109, 22) +
    art.halo(149, 109, 22) +
    art.two(`<circle cx="107" cy="109" r="5.6" fill="${art.eye}"/><circle cx="105.500" cy="107.500" r="2" fill="#fff"/>`) +
    art.flat(poly(at('128,118 121,134 126,132 128,136 130,132 135,134')), art.ink, { line: 0 })
  if (look === 'crown') s += crown(art, 128, 66, 36, 1.1)
  if (look === 'helm')
    s +=
      art.solid(sym(at('128,40 96,50 76,92 78,122,1 90,102 118,92 122,112,1 128,116')), art.metal, {
        half: 0.24,
        inside: art.line('M82 96Q128 66 174 96', 3, art.gold.base, 0.9),
      }) + horns(art, art.pick(['back', 'up', 'out']), 94, 74, 0.75, art.bone)
  if (art.is(/pumpking/i)) s += art.two(art.line('M84 84Q72 110 90 134', 3, art.glow, 0.9))
  return s
}
