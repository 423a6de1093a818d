import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { at, curve, poly, ring, star, sym, taper } from '../shapes.ts'

export function beetle(art: Art): string {
  // from above: legs, wing cases, horn
  const C = art.body,
    big = art.is(/tower|colony/i),
    horn = art.pick(['rhino', 'stag', 'rhino', 'long'])
  let s = ''
  for (const [y, a] of at('112,-0.5 146,0 182,0.5'))
    s += art.pair(
      taper(
        [
          [84, y],
          [52, y - 12 + a * 22],
          [34, y + a * 40],
          [18, y + 22 + a * 52],
        ],
        [8, 7, 5, 1],
      ),
      art.second,
      { lit: 2, shade: 5 },
    )
  s +=
    horn === 'rhino'
      ? art.solid(taper(at('128,72 124,40 136,10'), [13, 9, 1]), art.bone, {}) +
        art.solid(taper(at('132,34 148,26 152,12'), [5, 4, 0.4]), art.bone, { lit: 1.8 })
      : horn === 'stag'
        ? art.pair(taper(at('116,70 86,52 82,20 104,4'), [10, 8, 7, 0.5]), art.bone, {}) +
          art.pair(taper(at('86,44 100,38 106,30'), [5, 4, 0.4]), art.bone, { lit: 1.6 })
        : art.pair(taper(at('118,68 104,40 68,18'), [4, 3, 0.6]), art.second, { lit: 1.6 }) +
          art.solid(taper(at('128,72 128,46 128,20'), [12, 8, 0.6]), art.bone, {})
  s +=
    art.solid(sym(at('128,56 102,62 92,84 104,104 128,108')), art.second, { half: 0.2 }) +
    art.solid(
      sym(at('128,88 94,92 78,112 88,132 128,138')),
      { ...C, base: C.mid, light: C.base },
      { half: 0.18, inside: art.surface('hatch', art.ink, 0.16) },
    )
  const case_ = at('128,122,1 96,124 64,154 64,200 96,244 128,252,1')
  s +=
    art.solid(sym(case_), C, {
      half: 0.22,
      shade: 20,
      inside: `${art.surface(art.pick(['spots', 'stripes', 'scales']), art.second.dark, 0.5)}<path d="M84 156Q92 142 106 138" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/>`,
    }) + art.line('M128 122V252', 4, art.ink, 0.9)
  if (big)
    s += art.solid(curve(at('96,200 102,150 128,128 154,150 160,200 128,214')), art.bone, {
      inside: art.line('M108 190Q110 160 128 148Q146 160 144 182Q138 196 128 186', 3, art.ink, 0.6),
    })
  if (art.is(/blade/i)) s += art.pair(taper(at('100,96 60,80 44,44 62,16'), [10, 10, 9, 0.4]), art.steel, { lit: 2.4 })
  return s + art.eyes(17, 82, 9, 7, 24)
}

export function hornet(art: Art): string {
  const C = ramp(art.is(/squito/i) ? 15 : 85, 0.14, 'mid')
  let s = ''
  for (const k of [0, 1])
    s += art.two(
      `<g opacity=".85">${art.flat(k ? curve(at('112,128,1 70,120 20,146,1 40,172 90,158')) : curve(at('112,116,1 70,70 14,58,1 22,108 80,128')), art.bone.light, { line: 3, opacity: 0.75 })}</g>${art.line(k ? 'M110 132Q70 136 34 154' : 'M110 118Q66 94 24 74M100 120Q62 112 28 98', 2, art.ink, 0.5)}`,
    )
  for (const [y, dx] of at('138,60 156,66 172,54'))
    s += art.pair(
      taper(
        [
          [104, y - 10],
          [82 - dx * 0.2, y],
          [128 - dx, y + 34],
        ],
        [5, 4, 0.8],
      ),
      art.ink,
      { lit: 1.4, shade: 3 },
    )
  s +=
    art.solid(taper(at('128,226 128,240 128,256'), [7, 5, 0.4]), art.steel, { lit: 1.8 }) +
    art.solid(sym(at('128,140 98,152 92,190 110,224 128,236')), C, {
      half: 0.2,
      inside: `<path d="M80 166H176V178H80ZM80 190H176V202H80ZM80 212H176V220H80Z" fill="${art.ink}" opacity=".85"/>`,
    }) +
    art.solid(ring(128, 128, 28, 26), { ...C, base: C.mid }, { half: 0.2, inside: art.surface('fur', art.ink, 0.4) }) +
    art.pair(taper(at('118,66 96,44 90,16'), [4, 3, 0.8]), art.ink, { lit: 1.4, shade: 2 }) +
    art.solid(sym(at('128,56 96,68 92,96 112,116 128,124')), C, { half: 0.2 })
  if (art.is(/squito/i)) s += art.solid(taper(at('128,112 128,150 124,186'), [7, 4, 0.4]), art.steel, { lit: 1.8 })
  else s += art.two(art.flat(curve(at('112,112,1 104,130 120,134,1 122,118')), art.bone, { line: 2.2 }))
  return s + art.eyes(21, 86, 14, 12, 34)
}

export function mantis(art: Art): string {
  const C = ramp(art.hue > 100 ? art.hue : 135, 0.13, 'mid')
  let s =
    art.pair(
      curve(at('112,190,1 60,200 24,262,1 96,262,1')),
      { ...C, light: C.base, base: C.mid, mid: C.dark },
      { inside: art.line('M108 200L44 256', 2.4, art.ink, 0.4) },
    ) +
    art.solid(taper(at('128,128 128,190 128,268'), [17, 22, 30]), C, {
      inside: art.line('M106 170H150M104 190H152M102 212H154', 2.4, art.ink, 0.45),
    })
  s +=
    art.pair(taper(at('112,166 74,192 42,168 36,128'), [11, 12, 11, 9]), C, {}) +
    art.pair(curve(at('28,134,1 18,86 44,34 92,16,1 62,56 48,98 50,132,1')), art.steel, {
      inside: art.line('M48 122L40 118M48 108L38 102M50 92L40 86M56 76L46 68M64 60L54 50', 3, art.ink, 0.7),
    })
  s +=
    art.pair(taper(at('116,76 100,46 104,14'), [4, 3, 0.6]), C, { lit: 1.6 }) +
    art.solid(sym(at('128,70 104,66 80,76 88,108 112,138 128,150')), C, { half: 0.22, inside: art.line('M128 74V116', 2.4, art.ink, 0.35) })
  return (
    s +
    art.eyes(32, 92, 17, 13, 40) +
    art.two(art.flat(poly(at('118,132 112,150 126,142')), art.bone.light, { line: 1.8 })) +
    art.flat(star(128, 106, 4, 9, 3), art.eye, { line: 1.6 })
  )
}
