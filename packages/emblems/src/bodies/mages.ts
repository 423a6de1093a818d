import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { weapon } from '../parts/weapons.ts'
import { at, curve, poly, ring, star, sym } from '../shapes.ts'

export function mage(art: Art): string {
  const R = art.is(/dark magician(?! girl)/i)
      ? ramp(285, 0.12, 'dark')
      : art.is(/dark magician girl/i)
        ? ramp(235, 0.12, 'mid')
        : art.is(/plague/i)
          ? ramp(115, 0.07, 'dark')
          : art.is(/chaos/i)
            ? ramp(20, 0.12, 'dark')
            : art.body,
    T = art.gold,
    girl = art.is(/girl|witch|lady|priestess/i),
    hat = art.is(/magician/i)
      ? 'horned'
      : art.is(/time wizard/i)
        ? 'clock'
        : art.is(/tigurius|librarian/i)
          ? 'hood'
          : art.is(/witch/i)
            ? 'hat'
            : art.pick(['hat', 'hood', 'mitre', 'horned', 'hat']),
    skin = art.is(/magician/i) ? ramp(60, 0.05, 'pale') : art.skin
  let s = ''
  s += weapon(art, 'staff', 202, 200, art.to(2, 12), 1.02)
  s += art.solid(curve(at('104,160,1 60,150 22,160,1 44,190 30,268,1 226,268,1 212,190 234,160,1 196,150 152,160,1')), R, {
    half: 0.24,
    inside: art.surface('hatch', art.ink, 0.16) + art.line('M40 172Q74 166 104 178M216 172Q182 166 152 178', 4, T.base, 0.95),
  })
  s +=
    art.solid(sym(at('128,176,1 106,158,1 84,200 78,266,1')), art.second, {
      half: 0.22,
      inside: art.line('M128 180V262', 2.4, art.ink, 0.4),
    }) +
    art.pair(curve(at('108,156,1 84,142,1 72,178 98,200,1 112,178')), R, {
      inside: art.line('M86 150Q82 176 98 192', 3, T.base, 0.9),
      lit: 2.4,
    }) +
    art.halo(128, 190, 22) +
    art.flat(poly(at('128,178 137,190 128,206 119,190')), art.eye, { line: 2.2 })
  const hair = art.pick([ramp(85, 0.12, 'mid'), ramp(290, 0.09, 'dark'), ramp(240, 0.03, 'pale'), ramp(35, 0.1, 'mid')])
  if (girl || art.is(/dark magician/i) || art.chance(0.4))
    s += art.pair(curve(at('104,92,1 80,104 68,150 56,184,1 86,172 102,150,1')), girl ? ramp(88, 0.12, 'mid') : hair, {
      inside: art.surface('fur', art.ink, 0.25),
    })
  if (hat === 'hood')
    s +=
      art.solid(sym(at('128,30,1 98,46 80,96 86,144 104,172 128,180')), R, {
        half: 0.24,
        inside: `<path d="${sym(at('128,30,1 98,46 80,96 86,144 104,172 128,180'))}" fill="none" stroke="${T.base}" stroke-width="7"/>`,
      }) + art.flat(sym(at('128,56,1 104,74 96,112 104,148 128,164')), art.ink, { line: 0 })
  s +=
    art.solid(
      sym(at('128,84 102,90 98,116 106,142 128,164')),
      hat === 'hood' ? { light: skin.mid, base: skin.mid, mid: skin.dark, dark: skin.dark } : skin,
      { half: 0.26, lit: 2.2 },
    ) +
    art.line('M128 120L123 136L129 138M119 148Q128 152 137 148', 2.4, art.ink, 0.6) +
    art.two(art.line('M103 106Q110 102 120 108', 2.8, art.ink, 0.8)) +
    art.eyes(16, 115, 8.5, 5.6, girl ? 3 : 12)
  if (!girl && !art.is(/dark magician/i) && art.chance(0.35))
    s += art.solid(sym(at('128,150 112,146 102,134,1 104,168 118,200 128,216,1')), ramp(80, 0.02, 'pale'), {
      half: 0.2,
      inside: art.surface('fur', art.ink, 0.3),
    })
  if (hat === 'hat') {
    const bend = art.to(-40, 40)
    s +=
      art.solid(
        curve([
          [88, 90, 1],
          [104, 50],
          [118 + bend * 0.3, 14],
          [128 + bend, -2, 1],
          [140 + bend * 0.35, 24],
          [152, 52],
          [168, 90, 1],
          [128, 98],
        ]),
        R,
        { half: 0.2, inside: art.line(`M96 76Q128 88 160 76`, 7, T.base, 1) },
      ) +
      art.solid(curve(at('52,100,1 90,78 128,88 166,78 204,100,1 164,106 128,104 92,106')), R, { half: 0.2, lit: 2.4 }) +
      art.flat(star(128, 80, 5, 9, 4), art.eye, { line: 1.8 })
  } else if (hat === 'horned')
    s +=
      art.solid(
        curve(
          at(
            '92,104,1 88,80 70,52 74,22,1 92,44 108,50 120,26 128,-4,1 136,26 148,50 164,44 182,22,1 186,52 168,80 164,104,1 148,92 128,104,1 108,92',
          ),
        ),
        R,
        { half: 0.22, inside: art.line('M96 88Q128 72 160 88', 3.4, T.base, 1) + art.line('M128 6V70', 2.4, art.ink, 0.35) },
      ) +
      art.halo(128, 76, 18) +
      art.flat(poly(at('128,66 134,76 128,88 122,76')), art.eye, { line: 2 })
  else if (hat === 'mitre')
    s +=
      art.solid(curve(at('92,98,1 84,60 98,26 128,-2,1 158,26 172,60 164,98,1 128,88')), R, {
        half: 0.22,
        inside: art.line('M128 0V90M88 66Q128 52 168 66', 5, T.base, 1),
      }) + art.flat(star(128, 62, art.pick([4, 6, 8]), 13, 5), art.eye, { line: 2 })
  else if (hat === 'clock')
    s +=
      art.solid(ring(128, 64, 48), art.gold, { half: 0.16 }) +
      art.flat(ring(128, 64, 37), '#fdf3dc', { line: 3 }) +
      art.line('M128 64V36M128 64L146 74', 5, art.ink, 0.9) +
      art.line('M128 30V35M128 93V98M94 64H99M157 64H162', 3.4, art.ink, 0.8)
  return s
}
