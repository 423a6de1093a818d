import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { cape, face } from '../parts/bust.ts'
import { horns } from '../parts/horns.ts'
import { weapon } from '../parts/weapons.ts'
import { featherPair } from '../parts/wings.ts'
import { realms } from '../realms.ts'
import { at, curve, num, poly, ring, sym, taper } from '../shapes.ts'

export function marine(art: Art): string {
  const plague = art.realm === realms.plague,
    lord = art.is(/guilliman|mortarion|typhus|lord/i),
    M = plague ? art.body : art.body,
    T = plague ? ramp(60, 0.07, 'mid') : art.gold,
    n = art.name
  let s = ''
  if (art.is(/mortarion/i)) s += featherPair(art, [96, 176], [26, 84], { n: 7, len: 84, fill: ramp(100, 0.05, 'mid'), a0: -2.1, a1: 2.2 })
  if (lord && !plague) {
    let h = ''
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283
      h += poly([
        [128 + 56 * Math.cos(a - 0.1), 84 + 56 * Math.sin(a - 0.1)],
        [128 + (i % 2 ? 72 : 86) * Math.cos(a), 84 + (i % 2 ? 72 : 86) * Math.sin(a)],
        [128 + 56 * Math.cos(a + 0.1), 84 + 56 * Math.sin(a + 0.1)],
      ])
    }
    s += `${art.flat(h, T, { line: 2.4 })}<circle cx="128" cy="84" r="58" fill="none" stroke="${art.ink}" stroke-width="10"/><circle cx="128" cy="84" r="58" fill="none" stroke="${T.light}" stroke-width="5"/>`
  }
  s +=
    art.pair(plague ? curve(at('84,156,1 60,96 70,66 92,70 104,150,1')) : 'M62 156V92Q62 78 78 78H92V156Z', M, {
      inside: art.line('M64 100H92M64 112H92', 3, art.ink, 0.5),
    }) +
    art.two(
      plague
        ? art.flat(ring(79, 66, 9), art.ink, { line: 3, stroke: T.base })
        : art.flat(ring(76, 76, 13), art.steel, { line: 3 }) + art.flat(ring(76, 76, 6), art.ink, { line: 0 }),
    )
  const wp = /blade|sword|reiver|guilliman|knife/i.test(n)
    ? 'great'
    : /mortarion|typhus|reaper|contagion/i.test(n)
      ? /contagion/i.test(n)
        ? 'axe'
        : 'scythe'
      : /tigurius/i.test(n)
        ? 'staff'
        : /blightbringer/i.test(n)
          ? 'mace'
          : /aggressor|inceptor/i.test(n)
            ? 'bolter'
            : art.pick(['bolter', 'sword'])
  s += weapon(art, wp, wp === 'bolter' ? 208 : 202, wp === 'bolter' ? 190 : 212, wp === 'bolter' ? 8 : 10, wp === 'bolter' ? 1.15 : 1)
  if (lord || art.is(/tigurius/i)) s += cape(art, plague ? art.second : ramp(20, 0.13, 'dark'))
  s += art.solid(sym(at('128,150 88,160 62,190 70,268,1')), M, { half: 0.22 })
  s += plague
    ? art.halo(128, 214, 34, art.eye, 0.35) +
      art.flat(curve(at('100,214 120,190 156,202 154,236 116,244')), ramp(20, 0.08, 'mid'), { line: 3 }) +
      art.line('M112 214Q126 206 144 218M114 228Q128 222 142 232', 3, art.ink, 0.5)
    : art.flat(sym(at('128,204,1 122,196 92,190,1 98,208 118,214 128,228,1')), T, { line: 2.4 }) +
      art.flat(ring(128, 204, 6), T.light, { line: 2 })
  const mark = (x: number, y: number) =>
    plague
      ? at('-10,-4 8,-8 0,10')
          .map(
            ([a, b]) =>
              `<circle cx="${x + a}" cy="${y + b}" r="6.5" fill="${T.mid}" stroke="${art.ink}" stroke-width="2"/><circle cx="${x + a}" cy="${y + b}" r="2.4" fill="${art.eye}"/>`,
          )
          .join('')
      : `<path d="M${x - 14} ${y - 12}V${y - 2}a14 14 0 0 0 28 0V${y - 12}" fill="none" stroke="#fff" stroke-width="5.5" opacity=".95"/>`
  const pd = curve(at('98,166,1 76,146 40,146 16,178 18,216,1 54,224 88,210,1'))
  s += art.pair(pd, M, {
    shade: 18,
    inside: `<path d="${pd}" fill="none" stroke="${art.ink}" stroke-width="17"/><path d="${pd}" fill="none" stroke="${T.base}" stroke-width="12"/>${mark(54, 188)}`,
  })
  if (art.is(/inceptor|aggressor|gravis/i)) s += art.solid(sym(at('128,142,1 92,146,1 82,176,1 128,188,1')), M, { half: 0.22 })
  if (art.is(/guilliman/i)) {
    s +=
      face(art, 2, ramp(65, 0.05, 'pale'), { tilt: 8, smile: 146 }) +
      art.solid(curve(at('90,106,1 88,74 106,56 130,50 156,58 168,82 166,106,1 158,86 140,76 116,78 98,88')), ramp(90, 0.1, 'mid'), {
        lit: 2.4,
        inside: art.surface('fur', art.ink, 0.25),
      })
    for (const k of [0, 1])
      for (let i = 0; i < 4; i++) {
        const a = 2.6 + i * 0.42,
          x = 128 + 42 * Math.cos(a),
          y = 96 + 40 * Math.sin(a)
        const q = k ? 256 - x : x
        s += art.flat(
          curve([
            [q, y - 9, 1],
            [q + 6, y],
            [q, y + 9, 1],
            [q - 6, y],
          ]),
          T.light,
          { line: 1.8 },
        )
      }
    return s
  }
  const helm = sym(at('128,52 100,58 86,84 86,116,1 98,128,1 102,156,1 116,168 128,170'))
  if (plague)
    s += art.is(/marine|typhus|contagion|mortarion/i)
      ? art.solid(taper(at('124,64 120,36 136,6'), [12, 8, 0.4]), art.bone, {})
      : horns(art, art.pick(['ram', 'back', 'down']), 98, 82, 0.85)
  if (art.is(/reiver/i)) {
    s +=
      art.solid(helm, M, { half: 0.22 }) +
      art.solid(sym(at('128,70 104,76 94,100 98,124 106,150,1 128,164')), art.bone, { half: 0.22 }) +
      art.two(art.flat(curve(at('100,104 112,98 121,110 110,118 101,116')), art.ink, { line: 0 })) +
      art.eyes(18, 109, 8, 5, 14, { slit: false }) +
      art.flat(poly(at('128,118 122,130 134,130')), art.ink, { line: 0 }) +
      art.line('M110 140H146M116 136V150M124 136V152M132 136V152M140 136V150', 2.6, art.ink, 0.85)
    return s
  }
  s += art.solid(helm, M, {
    half: 0.24,
    shade: 16,
    inside: `${art.line('M128 52V86', plague ? 2 : 9, plague ? art.ink : T.base, plague ? 0.4 : 1)}<path d="M84 116L98 128L102 170H154L158 128L172 116V180H84Z" fill="${plague ? T.mid : art.steel.base}" opacity=".9"/>${plague ? art.surface('spots', T.dark, 0.4) : ''}`,
  })
  s +=
    art.flat(sym(at('128,104,1 120,100,1 92,92,1 92,108,1 106,120 122,118,1 128,122,1')), art.ink, { line: 0 }) +
    art.eyes(20, 107, 12.5, 6.4, 14, { slit: false })
  s +=
    art.line('M112 134H144M111 142H145M113 150H143', 4, art.ink, 0.85) +
    art.line('M128 126V160', 5, plague ? T.dark : art.steel.dark, 1) +
    art.two(art.flat(ring(97, 142, 6.5), art.steel, { line: 2.4 }))
  if (plague)
    for (let i = 0; i < 9; i++) {
      const x = art.to(20, 236),
        y = art.to(20, 140)
      s += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="3" ry="2" fill="${art.ink}"/><path d="M${num(x)} ${num(y)}l-4 -4m4 4l4 -4" stroke="${art.rim}" stroke-width="1.2" opacity=".8"/>`
    }
  if (art.is(/tigurius/i)) s += art.halo(128, 80, 60, lch(0.8, 0.12, 220), 0.6)
  return s
}
