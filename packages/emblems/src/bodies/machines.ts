import type { Art } from '../art.ts'
import { lch, ramp } from '../colour.ts'
import { horns } from '../parts/horns.ts'
import { realms } from '../realms.ts'
import { at, curve, poly, ring, star, sym } from '../shapes.ts'

export function machine(art: Art): string {
  const M = art.realm === realms.steel ? art.body : art.is(/jinzo/i) ? ramp(135, 0.05, 'dark') : art.chance(0.5) ? art.body : art.steel,
    T = art.gold,
    head = art.is(/jinzo/i)
      ? 'psycho'
      : art.is(/dreadnought/i)
        ? 'coffin'
        : art.is(/slot/i)
          ? 'slot'
          : art.pick(['visor', 'mono', 'hex', 'crest'])
  let s = ''
  s += art.pair(head === 'coffin' ? 'M14 96H70V168H14Z' : art.pick(['M20 110H66V160H20Z', 'M30 92L62 100V168L24 160Z']), M, {
    inside: art.line('M26 120H60M26 136H60M26 150H60', 3, art.ink, 0.4),
  })
  s += art.two(
    art.pick([
      art.flat('M28 58H40V104H28ZM46 58H58V104H46Z', art.steel, { line: 3 }) +
        art.flat('M26 54H42V66H26ZM44 54H60V66H44Z', art.steel, { line: 2.6 }),
      art.flat('M36 42H54V104H36Z', art.steel, { line: 3 }) + art.flat('M32 38H58V54H32Z', T, { line: 2.6 }),
      art.flat(poly(at('20,104 44,48 68,104')), T, { line: 3 }),
    ]),
  )
  s +=
    art.solid(sym(at('128,140,1 86,146,1 62,170,1 70,220,1 92,266,1')), M, { half: 0.22, inside: art.surface('plates', art.ink, 0.22) }) +
    art.pair(poly(at('84,150 40,156 22,184 32,220 68,214 80,186')), M, {
      inside: `${art.line('M34 184L74 176', 3, art.ink, 0.5)}<circle cx="50" cy="194" r="6" fill="${T.base}" stroke="${art.ink}" stroke-width="2"/>`,
    })
  s +=
    art.halo(128, 206, 48) +
    art.solid(ring(128, 206, 23), art.steel, { lit: 2.4 }) +
    art.flat(ring(128, 206, 14), art.eye, { line: 3 }) +
    art.flat(star(128, 206, art.pick([3, 4, 6]), 12, 5), '#fff', { line: 0, opacity: 0.85 })
  if (head === 'visor')
    s +=
      art.pair('M78 96H92V130H78Z', art.steel, {}) +
      art.solid(poly(at('128,52 98,60 86,92 92,136 112,158 144,158 164,136 170,92 158,60')), M, {
        half: 0.24,
        inside: art.line('M128 52V90M98 62L104 92M158 62L152 92', 2.4, art.ink, 0.4),
      }) +
      art.flat(poly(at('90,92 166,92 160,116 96,116')), art.ink, { line: 2 }) +
      art.halo(128, 104, 46) +
      art.flat(poly(at('96,97 160,97 156,110 100,110')), art.eye, { line: 0 }) +
      art.line('M112 130H144M114 138H142M118 146H138', 3, art.ink, 0.7)
  else if (head === 'mono')
    s +=
      art.line('M128 50V18', 5, art.ink, 1) +
      art.flat(ring(128, 16, 6), art.eye, { line: 2.4 }) +
      art.solid('M84 146V104A44 50 0 0 1 172 104V146Z', M, { half: 0.22, inside: art.surface('plates', art.ink, 0.16) }) +
      art.flat('M84 94H172V120H84Z', art.ink, { line: 2 }) +
      art.halo(128, 107, 40) +
      art.flat(ring(128, 107, 15), art.eye, { line: 3 }) +
      art.flat(ring(128, 107, 7), '#fff', { line: 0 }) +
      art.line('M96 134H160', 3, art.ink, 0.5)
  else if (head === 'hex')
    s +=
      horns(art, 'up', 98, 76, 0.8, T) +
      art.solid(poly(at('128,50 90,74 86,120 108,160 148,160 170,120 166,74')), M, {
        half: 0.26,
        inside: art.line('M128 50V84L90 76M128 84L166 76M86 120L112 128V160M170 120L144 128V160', 2.6, art.ink, 0.5),
      }) +
      art.eyes(22, 106, 13, 6.5, 16, { slit: false }) +
      art.line('M118 136H138M118 144H138M118 152H138', 3, art.ink, 0.7)
  else if (head === 'crest')
    s +=
      art.solid(sym(at('128,12,1 118,50,1 84,30,1 90,70,1 86,118,1 106,156,1 128,162,1')), M, {
        half: 0.24,
        inside: art.line('M128 16V80M92 72L128 92L164 72', 2.6, art.ink, 0.45),
      }) +
      art.flat(sym(at('128,112,1 96,96,1 100,116,1 128,130,1')), art.ink, { line: 0 }) +
      art.eyes(18, 109, 11, 5.5, 22, { slit: false }) +
      art.line('M118 140H138M120 148H136', 3, art.ink, 0.7)
  else if (head === 'psycho')
    s +=
      art.solid(sym(at('128,46 96,56 82,96 92,138 112,166 128,170')), M, {
        half: 0.24,
        inside: art.line('M128 46V82M108 52Q104 70 108 84M148 52Q152 70 148 84', 3, art.ink, 0.5),
      }) +
      art.two(art.flat(curve(at('88,96 104,88 121,104,1 110,118 92,112')), art.steel, { line: 3 })) +
      art.eyes(22, 103, 12, 8, 14, { colour: lch(0.68, 0.22, 28), slit: false }) +
      art.solid(sym(at('128,128,1 108,134,1 110,158 128,176')), art.steel, {
        half: 0.2,
        lit: 2,
        inside: art.line('M118 138V166M128 134V172M138 138V166', 3, art.ink, 0.6),
      })
  else if (head === 'coffin')
    s +=
      art.solid(poly(at('128,66 94,76 88,120 98,160 158,160 168,120 162,76')), T, { half: 0.24 }) +
      art.flat(poly(at('128,78 104,84 100,118 106,148 150,148 156,118 152,84')), art.ink, { line: 0 }) +
      art.solid(sym(at('128,90 112,96 110,118 116,138 128,142')), M, { half: 0.2, lit: 2 }) +
      art.eyes(9, 112, 6, 4, 12, { slit: false }) +
      art.line('M122 128H134M122 134H134', 2.4, art.ink, 0.8)
  else
    s +=
      art.solid('M80 56H176V150H80Z', M, { half: 0.2 }) +
      art.flat('M88 76H168V122H88Z', '#fdf3dc', { line: 3 }) +
      art.line('M115 76V122M141 76V122', 3, art.ink, 0.8) +
      [101, 128, 155]
        .map((x, i) => art.flat(i === 1 ? star(x, 99, 5, 11, 5) : ring(x, 99, 9), i === 1 ? lch(0.65, 0.2, 28) : T.base, { line: 2 }))
        .join('') +
      art.flat(ring(196, 70, 9), lch(0.6, 0.22, 28), { line: 3 }) +
      art.line('M176 116H196V76', 5, art.ink, 0.9)
  return s
}
