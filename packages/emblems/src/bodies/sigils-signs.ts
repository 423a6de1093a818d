import { ramp } from '../colour.ts'
import { at, curve, num, poly, ring, star, sym, taper } from '../shapes.ts'
import type { Sigil } from './sigil.ts'

const turnAbout = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${num((i * 360) / n)} 128 128)">${draw(i)}</g>`).join('')

/** Signs of the sky, of office and of craft. */
export const signs = {
  sun: (art, tint) => {
    const n = art.pick([8, 10, 12, 16])
    const rays = turnAbout(n, (i) =>
      art.flat(i % 2 ? poly(at('118,62 128,24 138,62')) : curve(at('116,64,1 122,44 128,14,1 134,44 140,64,1')), tint),
    )
    return (
      rays +
      art.solid(ring(128, 128, 58), tint, { shade: 18 }) +
      art.eyes(20, 120, 10, 7, 2) +
      art.line('M106 150Q128 168 150 150', 5, art.ink, 0.8)
    )
  },
  moons: (art, tint) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const x = 128 + (i - 2) * 42
        const y = 128 - 26 * Math.cos(((i - 2) * Math.PI) / 5)
        const r = 30 - Math.abs(i - 2) * 7
        return (
          art.solid(ring(x, y, r), tint, { lit: 2.4, shade: 8 }) +
          (i === 2 ? '' : art.flat(ring(x + (i < 2 ? 1 : -1) * r * 0.45, y, r * 0.82), art.body.dark, { line: 0 }))
        )
      })
      .join('') +
    art.line('M52 178Q128 214 204 178', 4, art.rim, 0.8) +
    art.flat(star(128, 196, 4, 16, 6), art.eye),
  key: (art, tint) =>
    art.turned(
      128,
      128,
      art.pick([-45, 45, 0]),
      1,
      () =>
        art.solid('M-11 -30H11V96H-11Z', tint, { lit: 2.4 }) +
        art.solid('M11 56H42V72H28V92H11Z', tint, { lit: 2.4 }) +
        `<circle cy="-62" r="36" fill="none" stroke="${art.ink}" stroke-width="27"/><circle cy="-62" r="36" fill="none" stroke="${tint.base}" stroke-width="19"/><circle cx="-3" cy="-65" r="38" fill="none" stroke="${tint.light}" stroke-width="4"/>` +
        art.flat(star(0, -62, art.pick([4, 5, 6]), 18, 7), art.eye),
    ),
  scales: (art, tint) =>
    art.solid('M120 50H136V206H120Z', tint, { lit: 2 }) +
    art.solid(sym(at('128,206 96,208,1 80,226,1 128,228')), tint) +
    art.solid(curve(at('40,84,1 84,66 128,74 172,66 216,84,1 172,80 128,88 84,80')), tint, { lit: 2.4 }) +
    art.two(
      art.line('M52 84L30 148M52 84L78 148', 3, art.ink, 0.9) + art.solid(curve(at('24,148,1 84,148,1 72,174 54,180 36,174')), art.body),
    ) +
    art.solid(ring(128, 48, 13), art.second),
  crown: (art, tint) =>
    art.halo(128, 110, 100, art.rim, 0.6) +
    art.solid(curve(at('52,196,1 38,86,1 82,132,1 96,56,1 128,120,1 160,56,1 174,132,1 218,86,1 204,196,1 128,208')), tint, {
      shade: 18,
      inside: art.line('M54 176Q128 190 202 176', 6, art.ink, 0.4),
    }) +
    at('38,82,9 96,50,11 160,50,11 218,82,9')
      .map(([x, y, r]) => art.solid(ring(x, y, r), art.second, { lit: 2 }))
      .join('') +
    at('84,164,10 128,168,13 172,164,10')
      .map(([x, y, r]) => art.flat(ring(x, y, r), art.eye))
      .join(''),
  feather: (art, tint) =>
    art.turned(
      128,
      132,
      art.pick([-24, 24, 12]),
      1,
      () =>
        art.solid(curve(at('0,104,1 -30,56 -40,-10 -18,-74 8,-104,1 34,-52 36,14 22,64')), tint, {
          shade: 16,
          inside:
            art.surface('fur', art.ink, 0.28) +
            art.line('M-36 8L0 24M-38 -20L4 -2M32 12L2 34M34 -16L6 8M-30 38L-2 52M28 40L2 60', 3, art.ink, 0.4),
        }) + art.line('M-4 112Q0 0 10 -98', 5, art.ink, 0.8),
    ),
  tower: (art, tint) =>
    art.solid('M84 222L94 92H162L172 222Z', ramp(65, 0.03, 'mid'), { half: 0.2, inside: art.surface('plates', art.ink, 0.32) }) +
    art.solid('M80 92V60H100V74H118V60H138V74H156V60H176V92Z', ramp(65, 0.03, 'mid'), { half: 0.2 }) +
    art.flat('M116 222V180A12 14 0 0 1 140 180V222Z', art.ink) +
    art.halo(128, 126, 34) +
    art.flat('M120 140V118A8 9 0 0 1 136 118V140Z', art.eye) +
    art.line('M128 60V22', 5, art.ink, 1) +
    art.solid(poly(at('131,22 176,34 131,48')), tint, { lit: 2 }),
  mask: (art, tint) => {
    const smile = art.chance(0.5)
    return (
      art.solid(sym(at('128,50 84,56 58,90 66,142 92,186 128,206')), tint, {
        half: 0.22,
        shade: 18,
        inside: art.line('M128 56V96', 4, art.ink, 0.4),
      }) +
      art.two(art.flat(curve(at('78,112,1 98,98 118,116,1 98,124')), art.ink)) +
      art.eyes(30, 112, 8, 5, 8, { slit: false }) +
      art.flat(smile ? sym(at('128,172 96,150,1 104,176 128,188')) : sym(at('128,156 104,164 96,182,1 128,172')), art.ink, { line: 0 }) +
      art.line('M128 116L120 144L130 146', 4, art.ink, 0.5) +
      art.two(art.flat(poly(at('80,134 88,148 80,162 72,148')), art.second))
    )
  },
  lantern: (art, tint) =>
    art.halo(128, 138, 110, art.eye, 0.85) +
    art.line('M104 66Q128 18 152 66', 6, art.ink, 0.9) +
    art.solid(sym(at('128,62 98,66,1 88,84,1 128,86')), tint) +
    art.solid('M92 86H164L172 186H84Z', { light: '#fff', base: art.eye, mid: art.eye, dark: art.glow }, { lit: 2.4 }) +
    art.flat(curve(at('128,180 108,164 112,138 128,104,1 142,136 148,164')), ramp(45, 0.18, 'mid')) +
    art.line('M110 88L104 184M146 88L152 184', 5, tint.dark, 1) +
    art.solid('M78 184H178V206H78Z', tint),
  anvil: (art, tint) =>
    art.solid('M40 96H196Q214 98 222 112Q190 120 164 132V160H190V190H66V160H96V132Q60 126 40 96Z', art.steel, { shade: 16, half: 0.16 }) +
    art.turned(
      150,
      76,
      32,
      1,
      () => art.solid('M-5 -18H5V70H-5Z', ramp(50, 0.06, 'dark'), { lit: 1.6 }) + art.solid('M-34 -44H34V-14H-34Z', tint, { lit: 2.4 }),
    ) +
    art.halo(112, 96, 40, art.glow, 0.9) +
    art.flat(star(112, 94, 8, 22, 8), art.glow),
  banner: (art, tint) =>
    art.solid('M60 36H70V232H60Z', ramp(50, 0.06, 'dark'), { lit: 1.6 }) +
    art.solid(ring(65, 30, 11), art.gold, { lit: 2 }) +
    art.solid(curve(at('70,50,1 120,62 168,44 208,56,1 194,100 208,146,1 160,134 118,152 70,138,1')), tint, {
      shade: 18,
      inside: art.surface('hatch', art.ink, 0.14),
    }) +
    art.flat(star(136, 98, art.pick([4, 5, 6, 8]), 34, 15), art.bone, { line: 3 }),
  drop: (art, tint) =>
    art.solid(curve(at('128,30,1 98,92 70,142 82,196 128,220 174,196 186,142 158,92')), tint, {
      shade: 24,
      inside: '<path d="M92 158Q96 190 122 198" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>',
    }) +
    at('52,96,13 206,104,11 60,196,9 198,196,12')
      .map(([x, y, r]) => art.solid(ring(x, y, r), tint, { lit: 2 }))
      .join(''),
  thorns: (art, tint) =>
    [0, 1]
      .map((k) => {
        const d = taper(k ? at('40,60 96,92 150,150 216,196') : at('216,60 158,94 100,150 40,196'), [6, 11, 11, 5])
        return art.solid(d, ramp(140, 0.1, 'mid'), { lit: 2.4 })
      })
      .join('') +
    at('84,78,-20 170,168,160 172,78,20 84,168,200')
      .map(([x, y, r]) => art.turned(x, y, r, 1, () => art.flat(poly(at('-9,4 0,-24 9,4')), art.bone)))
      .join('') +
    turnAbout(5, () => art.flat(curve(at('128,122,1 106,96 128,74,1 150,96')), tint)) +
    art.solid(ring(128, 128, 17), art.gold, { lit: 2 }),
  arrows: (art, tint) =>
    [-26, 0, 26]
      .map((r) =>
        art.turned(
          128 + r * 0.9,
          140,
          r,
          1,
          () =>
            art.solid('M-4 -60H4V86H-4Z', ramp(50, 0.06, 'dark'), { lit: 1.4, shade: 3 }) +
            art.solid(poly(at('-16,-54 0,-104 16,-54 0,-64')), art.steel, { lit: 2 }) +
            art.flat(poly(at('-4,60 -20,76 -20,98 -4,84')), tint) +
            art.flat(poly(at('4,60 20,76 20,98 4,84')), tint),
        ),
      )
      .join(''),
  bell: (art, tint) =>
    art.solid(sym(at('128,44 104,52 92,96 86,146 58,178,1 128,186')), tint, {
      half: 0.2,
      shade: 18,
      inside: art.line('M90 132Q128 144 166 132M66 170Q128 182 190 170', 4, art.ink, 0.45),
    }) +
    art.solid(ring(128, 196, 16), art.second) +
    `<circle cx="128" cy="36" r="13" fill="none" stroke="${art.ink}" stroke-width="12"/><circle cx="128" cy="36" r="13" fill="none" stroke="${tint.base}" stroke-width="7"/>` +
    art.two(art.line('M44 92Q28 120 40 148M62 100Q50 120 58 142', 5, art.rim, 0.9)),
  beast: (art, tint) =>
    art.solid(curve(at('64,206,1 58,150 84,110 72,58,1 104,82 152,82 184,58,1 172,110 198,150 192,206,1 160,188 128,212,1 96,188')), tint, {
      shade: 20,
      inside: art.surface('fur', art.ink, 0.25),
    }) +
    art.eyes(30, 128, 13, 8, 16) +
    art.flat(sym(at('128,160 112,156 116,168 128,176')), art.ink, { line: 0 }),
} satisfies Readonly<Record<string, Sigil>>
