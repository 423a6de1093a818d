import type { Art } from '../art.ts'
import { type Ramp, ramp } from '../colour.ts'
import { shoulders } from '../parts/bust.ts'
import { antlers, crown, horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, poly, ring, type Spot, sym, taper } from '../shapes.ts'

/** How much longer a head is, and where its nose sits. */
const longer: Readonly<Record<string, number>> = { horse: 26, bull: 14, wolf: 8, boar: 6 }
const noses: Readonly<Record<string, number>> = { horse: 168, bull: 156, wolf: 150, boar: 154, ape: 142 }

export function beast(art: Art): string {
  const n = art.name,
    sort = /lion|mane|leo|deathliger/i.test(n)
      ? 'lion'
      : /wolf|fang|dog|hound|fenrir/i.test(n)
        ? 'wolf'
        : /ox|steer|bull|minotaur|horn|longhorn|cow/i.test(n)
          ? 'bull'
          : /mammoth|elephant/i.test(n)
            ? 'mammoth'
            : /bear|grizzly/i.test(n)
              ? 'bear'
              : /boar|pig/i.test(n)
                ? 'boar'
                : /ape|gorilla|giant|arm|shouter|kong/i.test(n)
                  ? 'ape'
                  : /horse|unicorn|pegasus/i.test(n)
                    ? 'horse'
                    : /rabbit|animal|beaver|rescue/i.test(n)
                      ? 'rabbit'
                      : /tiger|cat|panther/i.test(n)
                        ? 'tiger'
                        : art.pick(['lion', 'wolf', 'bull', 'bear', 'boar', 'ape', 'tiger', 'horse', 'wolf'])
  const C = art.body,
    folk = /warrior|tribe|guard|fighter|shouter/i.test(n) || art.facts.type === 'beast-warrior' || /folk/i.test(art.facts.type ?? '')
  let s = ''
  if (folk) s += weapon(art, art.pick(['axe', 'mace', 'spear', 'great']), 200, 204, 12, 0.95)
  const mane = (R: number, k: number, c: Ramp, y: number = 118) => {
    const m = art.int(15, 21),
      p: Spot[] = []
    for (let i = 0; i < m * 2; i++) {
      const a = (i * Math.PI) / m,
        q = i % 2 ? R * 0.78 : R * (0.95 + 0.14 * Math.sin(i * 1.7 + k))
      p.push([128 + q * Math.sin(a), y - q * 0.98 * Math.cos(a) + q * 0.12, i % 2 ? 0 : 1])
    }
    return art.solid(curve(p), c, { half: 0.2, inside: art.surface('fur', art.ink, 0.35) })
  }
  if (folk) s += shoulders(art, { armour: art.metal, cloth: C, spikes: art.level > 0.4 })
  else s += art.solid(sym(at('128,150 84,168 54,206 40,266,1')), C, { half: 0.22, inside: art.surface('fur', art.ink, 0.35) })
  if (sort === 'lion')
    s += mane(98, 1, art.chance(0.5) ? ramp(45, 0.11, 'dark') : { ...C, light: C.mid, base: C.mid, mid: C.dark }) + mane(78, 3, C)
  else if (['bear', 'ape', 'boar', 'wolf', 'tiger'].includes(sort) && art.chance(0.75))
    s += mane(sort === 'wolf' ? 80 : 76, 2, { ...C, light: C.base, base: C.mid, mid: C.dark }, 124)
  const ear = {
    lion: at('86,92 72,66 92,58 108,76'),
    bear: at('84,92 66,72 80,52 106,66'),
    wolf: at('82,100,1 70,36,1 112,74,1'),
    tiger: at('82,96,1 72,56 86,52 110,74,1'),
    bull: at('88,102,1 50,96 38,110,1 64,122 92,116,1'),
    mammoth: at('86,92,1 44,82 30,122 54,154 90,140,1'),
    boar: at('86,96,1 60,62,1 106,74,1'),
    ape: at('84,116 66,112 66,132 86,136'),
    horse: at('96,76,1 90,30,1 116,64,1'),
    rabbit: at('98,76 78,40 84,-4 108,20 116,68'),
  }[sort]
  s += art.pair(curve(ear), C, {
    inside: `<path d="${curve(ear.map((q) => [q[0] * 0.55 + (0.45 * ear.reduce((t, z) => t + z[0], 0)) / ear.length, q[1] * 0.55 + (0.45 * ear.reduce((t, z) => t + z[1], 0)) / ear.length, q[2]]))}" fill="${art.ink}" opacity=".35"/>`,
  })
  const hornK = 0.9 + art.level * 0.35
  if (sort === 'bull') s += horns(art, /great|long/i.test(n) ? 'out' : art.pick(['out', 'ram', 'lyre']), 100, 82, hornK)
  else if (/tri-?horn|triceps/i.test(n)) s += horns(art, 'up', 102, 78, 1)
  else if (art.chance(0.3) && sort !== 'rabbit') s += horns(art, art.pick(['back', 'ram', 'up']), 100, 78, 0.8)
  else if (art.chance(0.15)) s += antlers(art, 104, 74, 0.95)
  const w = { lion: 0, bear: 4, wolf: -4, tiger: 2, bull: -4, mammoth: 2, boar: 0, ape: 4, horse: -14, rabbit: -2 }[sort],
    lng = longer[sort] ?? 0
  s += art.solid(
    sym([
      [128, 58],
      [98 - w, 66],
      [82 - w, 96],
      [84 - w * 0.6, 128],
      [100, 158 + lng * 0.6],
      [112, 178 + lng],
      [128, 184 + lng],
    ]),
    C,
    {
      half: 0.22,
      inside:
        art.surface('fur', art.ink, 0.22) +
        (sort === 'tiger'
          ? art.line(
              'M128 60V84M114 62L118 82M142 62L138 82M84 112L102 118M86 128L102 130M172 112L154 118M170 128L154 130',
              5,
              art.ink,
              0.75,
            )
          : ''),
    },
  )
  if (sort === 'mammoth')
    s +=
      art.solid(taper(at('128,108 128,150 124,196 140,232 164,226'), [26, 20, 16, 11, 6]), C, {
        inside: art.line('M108 140H148M108 154H146M110 168H142M110 182H140M112 196H138M118 210H142', 2, art.ink, 0.45),
      }) + art.pair(taper(at('104,146 84,176 82,214 104,236'), [10, 9, 7, 0.5]), art.bone, { lit: 2.4 })
  else {
    const mz = sort === 'bull' || sort === 'boar' ? 10 : sort === 'ape' ? 6 : 0,
      ny = noses[sort] ?? 144
    s += art.solid(
      sym([
        [128, 94],
        [116, 104],
        [110, ny - 22],
        [98 - mz, ny + 2],
        [106 - mz * 0.5, ny + 26],
        [128, ny + 36],
      ]),
      { ...C, light: '#fff', base: C.light, mid: C.base, dark: C.mid },
      { half: 0.2, lit: 2.2, shade: 8, line: 3 },
    )
    if (sort === 'bull' || sort === 'boar' || sort === 'horse') s += art.two(art.flat(ring(115, ny + 6, 5, 6.5), art.ink, { line: 0 }))
    else
      s += `${art.flat(
        sym([
          [128, ny - 8, 0],
          [114, ny - 8],
          [112, ny],
          [128, ny + 10, 0],
        ]),
        art.ink,
        { line: 0 },
      )}<ellipse cx="122" cy="${ny - 4}" rx="4" ry="2" fill="#fff" opacity=".5"/>`
    s += art.line(`M128 ${ny + 10}V${ny + 18}M106 ${ny + 18}Q116 ${ny + 26} 128 ${ny + 18}Q140 ${ny + 26} 150 ${ny + 18}`, 3, art.ink, 0.8)
    if (sort !== 'horse' && sort !== 'rabbit' && sort !== 'bull')
      s += art.two(
        art.flat(
          sort === 'boar'
            ? curve([
                [108, ny + 22, 1],
                [94, ny + 6],
                [92, ny - 14, 1],
                [102, ny + 2],
                [118, ny + 18, 1],
              ])
            : poly([
                [110, ny + 19],
                [114.5, ny + 34],
                [120, ny + 21],
              ]),
          art.bone.light,
          { line: 1.8 },
        ),
      )
    else if (sort === 'rabbit') s += art.flat(`M121 ${ny + 19}h14v13h-14z`, art.bone.light, { line: 1.8 })
    if (sort === 'bull' && art.chance(0.6))
      s += `<circle cx="128" cy="${ny + 22}" r="9" fill="none" stroke="${art.ink}" stroke-width="6.5"/><circle cx="128" cy="${ny + 22}" r="9" fill="none" stroke="${art.gold.light}" stroke-width="3.4"/>`
  }
  const ey = sort === 'horse' ? 104 : 108,
    one = /hitotsu|cyclop|one-eye/i.test(n)
  if (one) s += art.eyeAt(128, 96, 17, 13, 0)
  else
    s +=
      art.two(
        art.flat(
          curve([
            [86, ey - 16, 1],
            [104, ey - 16],
            [121, ey + 1, 1],
            [104, ey - 7],
          ]),
          C.dark,
          { line: 1.6 },
        ),
      ) + art.eyes(26, ey, 11, 7, 15)
  if (folk && art.chance(0.5)) s += art.line('M92 122L112 138M90 130L106 142M164 122L144 138M166 130L150 142', 4, art.eye, 0.9)
  if (/king|emperor/i.test(n)) s += crown(art, 128, 62, 24)
  return s
}
