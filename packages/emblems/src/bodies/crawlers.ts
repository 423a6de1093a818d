import type { Art } from '../art.ts'
import { lch } from '../colour.ts'
import { at, curve, poly, sym, taper } from '../shapes.ts'

export function spider(art: Art): string {
  const bone = art.is(/bone/i),
    C = bone ? art.bone : art.body
  let s = ''
  for (let i = 0; i < 4; i++) {
    const y = 128 + i * 18,
      h = [-78, -40, 6, 46][i]!
    s += art.pair(
      taper(
        [
          [104, y],
          [66, y + h * 0.5 - 22],
          [34 - (i === 1 ? 10 : 0), y + h * 0.5 + 4],
          [14 + i * 8, y + h + 56],
        ],
        [9, 8, 6, 0.5],
      ),
      bone ? art.bone : art.second,
      { lit: 2, shade: 5 },
    )
  }
  s += art.solid(sym(at('128,138 92,150 78,192 96,232 128,242')), C, {
    half: 0.2,
    shade: 20,
    inside:
      art.surface(bone ? 'hatch' : 'fur', art.ink, 0.3) +
      art.flat(poly(at('128,162 142,182 132,194 144,218 128,228 112,218 124,194 114,182')), lch(0.58, 0.2, 25), { line: 2 }),
  })
  s +=
    art.solid(sym(at('128,82 100,90 90,118 102,146 128,156')), C, { half: 0.2 }) +
    art.eyes(15, 116, 9, 8, 16) +
    art.eyes(26, 102, 5, 4.5, 20, { slit: false }) +
    art.eyes(9, 100, 4, 4, 0, { slit: false })
  return s + art.two(art.flat(curve(at('114,142,1 106,158 114,174,1 122,152')), art.bone.light, { line: 2.2 }))
}

export function moth(art: Art): string {
  const P = art.body,
    Q = art.second,
    wing = (row: number) => {
      const p = row
        ? at('116,140,1 70,150 40,190 58,232,1 86,216 100,236,1 116,180,1')
        : at('116,112,1 84,66 36,34 2,44,1 8,96 34,146 84,154 116,140,1')
      return art.pair(curve(p), row ? Q : P, {
        shade: 20,
        inside:
          (row
            ? `<circle cx="74" cy="186" r="16" fill="${P.light}" stroke="${art.ink}" stroke-width="3"/><circle cx="74" cy="186" r="7" fill="${art.ink}"/>`
            : `<circle cx="54" cy="88" r="23" fill="${Q.base}" stroke="${art.ink}" stroke-width="3.4"/><circle cx="54" cy="88" r="13" fill="${art.eye}"/><circle cx="55" cy="89" r="7" fill="${art.ink}"/>`) +
          art.line(row ? 'M114 150L56 214' : 'M114 118L10 56M114 124L20 110M112 132L50 142', 2.2, art.ink, 0.4) +
          art.surface('hatch', art.ink, 0.14),
      })
    }
  let s = wing(1) + wing(0)
  s += art.solid(sym(at('128,92 112,104 110,160 116,214 128,230')), P, {
    half: 0.2,
    inside: art.line('M106 150H150M106 166H150M108 182H148M110 198H146', 3, art.ink, 0.5) + art.surface('fur', art.ink, 0.25),
  })
  for (let i = 0; i < 5; i++)
    s += art.two(art.line(`M${119 - i * 6} ${74 - i * 9}l-13 ${-2 - i}M${119 - i * 6} ${74 - i * 9}l-2 -13`, 2.4, art.ink, 0.9))
  s +=
    art.two(art.line('M122 82Q106 54 84 32', 4, art.ink, 1)) +
    art.solid(sym(at('128,70 106,78 104,98 128,114')), P, { half: 0.2, inside: art.surface('fur', art.ink, 0.3) })
  return s + art.eyes(15, 92, 10, 9, 26)
}
