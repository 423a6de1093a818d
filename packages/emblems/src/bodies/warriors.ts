import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { cape, face, plume, shoulders } from '../parts/bust.ts'
import { horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { featherPair } from '../parts/wings.ts'
import { at, curve, poly, ring, star, sym } from '../shapes.ts'

export function warrior(art: Art): string {
  const girl = art.is(/girl|lady|huntress|mistress|queen|maiden|princess|elf/i),
    helm = girl
      ? 'hair'
      : art.is(/ninja|assassin|thief/i)
        ? 'mask'
        : art.is(/knight|luster|guardian|gaia|defender|gate/i)
          ? art.pick(['great', 'wing', 'cor'])
          : art.is(/hero|fighter|brawler|traveler|nomad|attacker|rothus/i)
            ? art.pick(['open', 'hood', 'hair'])
            : art.pick(['great', 'cor', 'open', 'wing', 'hood', 'hair', 'horn'])
  const wp = art.is(/axe/i)
    ? 'axe'
    : art.is(/archer|bow/i)
      ? 'spear'
      : art.is(/lanc|gaia/i)
        ? 'lance'
        : art.is(/buster|great|luster/i)
          ? 'great'
          : art.is(/sword|blade|knight/i)
            ? art.pick(['sword', 'great'])
            : art.pick(['sword', 'axe', 'spear', 'great', 'mace', 'sword'])
  let s = ''
  const twin = art.is(/twin|dual|cross/i)
  const flame = art.is(/flame|fire|burn/i)
  const hot = lch(0.78, 0.17, 55)
  if (flame) s += art.halo(206, 70, 96, hot, 0.95)
  if (art.chance(0.7) || art.level > 0.5) s += cape(art, art.second)
  s += weapon(art, wp, 194, 206, art.to(6, 20), 1)
  if (twin) s += weapon(art, wp, 62, 206, -art.to(8, 20), 1)
  if (flame)
    s +=
      art.flat(curve(at('206,150,1 192,110 208,84 204,40 222,10,1 226,50 244,76,1 230,104 238,128,1 220,150')), hot, {
        line: 2.4,
        opacity: 0.92,
      }) + art.flat(curve(at('212,140,1 204,112 214,92 212,60,1 224,92 226,120')), '#ffe9a8', { line: 0 })
  s += shoulders(art, { badge: (x: number, y: number) => art.flat(star(x, y + 8, art.pick([4, 5, 6, 8]), 11, 5), art.gold, { line: 1.8 }) })
  const M = art.chance(0.5) ? art.metal : art.body,
    slit = (d: string) => art.flat(d, art.ink, { line: 0 })
  if (helm === 'great') {
    if (art.chance(0.6)) s += plume(art, art.second)
    else s += horns(art, art.pick(['out', 'up']), 100, 76, 0.8, art.bone)
    s += art.solid(sym(at('128,44 102,52 88,82 90,132 104,158 128,170,1')), M, {
      half: 0.24,
      inside: `${art.line('M88 118H168', 2, art.ink, 0.4)}<path d="M124 46h8v126h-8z" fill="${art.gold.base}" stroke="${art.ink}" stroke-width="1.6"/>`,
    })
    s +=
      slit(poly(at('93,96 124,100 124,111 94,106'))) +
      slit(poly(at('163,96 132,100 132,111 162,106'))) +
      art.halo(108, 103, 20) +
      art.halo(148, 103, 20) +
      art.flat(poly(at('99,99 119,102.5 118,108 100,104')), art.eye, { line: 0 }) +
      art.flat(poly(at('157,99 137,102.5 138,108 156,104')), art.eye, { line: 0 })
    for (const [x, y] of at('106,128 114,134 106,140 114,146 142,134 150,128 142,146 150,140'))
      s += `<circle cx="${x}" cy="${y}" r="2.3" fill="${art.ink}"/>`
  } else if (helm === 'cor' || helm === 'horn') {
    s += helm === 'horn' ? horns(art, art.pick(['out', 'lyre', 'ram']), 98, 84, 1, art.bone) : plume(art, art.second)
    s += art.solid(sym(at('128,42 100,52 86,88 88,124 98,152 116,172,1 122,128,1 128,124')), M, {
      half: 0.24,
      inside: art.line('M90 84Q128 66 166 84', 2.6, art.gold.base, 0.9),
    })
    s +=
      art.flat(sym(at('128,126,1 121,122,1 120,112,1 98,100,1 98,112 112,120,1 116,170,1 128,178,1')), art.ink, { line: 0 }) +
      art.solid(sym(at('128,84,1 122,92,1 120,128,1 128,138,1')), M, { half: 0.24, lit: 1.8, shade: 4, line: 2.4 }) +
      art.eyes(20, 110, 8, 4.6, 12, { slit: false })
  } else if (helm === 'wing') {
    s += featherPair(art, [96, 90], [52, 60], { n: 4, len: 52, a0: -2.0, a1: 3.0, fill: art.bone })
    s +=
      face(art, 6, art.skin, { tilt: 9 }) +
      art.solid(sym(at('128,44 100,54 86,88 86,130 98,150,1 100,112,1 116,100 128,118,1')), M, {
        half: 0.22,
        inside: `<path d="M123 44h10v40h-10z" fill="${art.gold.base}"/>`,
      }) +
      art.flat(star(128, 80, 4, 10, 4), art.eye, { line: 1.8 })
  } else if (helm === 'open') {
    s +=
      face(art, 4, art.skin, { tilt: 12, smile: 143 }) +
      (art.chance(0.6)
        ? art.solid(
            sym(at('128,146 110,140 96,122,1 94,150 110,180 128,194,1')),
            art.pick([art.second, ramp(50, 0.1, 'mid'), ramp(80, 0.02, 'pale')]),
            { half: 0.2, inside: art.surface('fur', art.ink, 0.35) },
          )
        : '')
    s +=
      horns(art, art.pick(['out', 'up', 'back']), 96, 84, 0.9, art.bone) +
      art.solid(sym(at('128,46 100,56 86,92 90,104,1 118,98 122,128,1 128,132')), M, {
        half: 0.24,
        inside: art.line('M88 94Q128 78 168 94', 4, art.gold.base, 1),
      })
  } else if (helm === 'hood' || helm === 'mask') {
    s +=
      art.solid(sym(at('128,36,1 100,52 82,96 86,140 100,172 128,184')), art.second, {
        half: 0.24,
        inside: art.surface('hatch', art.ink, 0.18),
      }) +
      art.flat(sym(at('128,62,1 106,80 98,112 104,146 128,162')), art.ink, { line: 0 }) +
      art.eyes(15, 112, 9, 5.4, 16)
    s +=
      art.solid(sym(at('128,126,1 102,120,1 104,150 128,168')), helm === 'mask' ? art.body : art.skin, { half: 0.25, lit: 2, shade: 6 }) +
      (helm === 'mask'
        ? art.flat(poly(at('100,92 156,92 154,102 102,102')), art.metal, { line: 2 })
        : art.line('M118 148Q128 144 138 148', 2.4, art.ink, 0.7))
  } else {
    // hair
    const hair = art.pick([ramp(85, 0.11, 'mid'), ramp(35, 0.12, 'mid'), ramp(290, 0.06, 'dark'), ramp(60, 0.05, 'dark'), art.body])
    const long = girl || art.chance(0.4)
    s += art.solid(
      long
        ? sym(at('128,36 92,50 74,96 70,150 58,200,1 88,190 104,176,1 128,170'))
        : sym(at('128,26,1 112,40,1 92,30,1 88,54,1 68,60,1 76,84,1 62,108,1 80,112 92,136,1 128,140')),
      hair,
      { half: 0.2, inside: art.surface('fur', art.ink, 0.3) },
    )
    s +=
      face(art, 6, art.skin, { tilt: girl ? 2 : 10 }) +
      art.solid(
        curve(at('90,116,1 86,78 104,54 130,48 158,58 170,84 167,118,1 158,92 146,82,1 140,98,1 128,80,1 112,102,1 110,82,1 96,96')),
        hair,
        { lit: 2.4, inside: art.surface('fur', art.ink, 0.25) },
      ) +
      (art.chance(0.7)
        ? art.flat(curve(at('88,84 128,70 168,84 168,91 128,78 88,91')), art.gold, { line: 2 }) +
          art.flat(ring(128, 76, 5.5), art.eye, { line: 2 })
        : '')
  }
  return s
}
