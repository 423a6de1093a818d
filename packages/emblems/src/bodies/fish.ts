import type { Art } from '../art.ts'
import { at, curve, num, poly, ring, taper } from '../shapes.ts'

export function fish(art: Art): string {
  const gel = /gel/i.test(art.facts.type ?? ''),
    C = art.body,
    H = art.to(44, 62),
    dy = art.to(-6, 6),
    D = art.second
  let s = ''
  s += art.solid(
    curve([
      [186, 128 + dy, 1],
      [224, 84, 1],
      [246, 78, 1],
      [230, 128],
      [248, 182, 1],
      [220, 176, 1],
    ]),
    D,
    { inside: art.line('M192 128L240 88M192 130L234 128M192 134L240 174', 2.4, art.ink, 0.45) },
  )
  s +=
    art.solid(
      curve([
        [84, 100, 1],
        [104, 128 - H - 34, 1],
        [122, 128 - H - 10],
        [150, 128 - H - 26, 1],
        [156, 128 - H],
        [184, 100, 1],
      ]),
      D,
      {
        inside: art.line(
          `M100 92L106 ${num(128 - H - 30)}M122 90L126 ${num(128 - H - 8)}M146 92L150 ${num(128 - H - 20)}`,
          2.4,
          art.ink,
          0.45,
        ),
      },
    ) +
    art.solid(
      curve([
        [110, 160, 1],
        [116, 128 + H + 30, 1],
        [146, 128 + H + 6],
        [152, 156, 1],
      ]),
      D,
      {},
    )
  const snout = art.pick([0, 10, -6])
  s += art.solid(
    curve([
      [18 - snout, 132 + dy, 1],
      [48, 128 - H * 0.7],
      [100, 128 - H],
      [150, 128 - H * 0.6],
      [196, 122 + dy],
      [196, 136 + dy],
      [150, 128 + H * 0.6],
      [98, 128 + H],
      [46, 128 + H * 0.75],
    ]),
    C,
    {
      shade: 22,
      inside: `${art.surface(gel ? 'spots' : 'scales', gel ? C.light : art.ink, gel ? 0.4 : 0.3)}<path d="M10 150Q100 176 200 132V230H10Z" fill="${C.light}" opacity=".45"/>`,
    },
  )
  s +=
    art.flat(`M20 ${num(136 + dy)}Q44 ${num(146 + dy)} 64 ${num(136 + dy)}Q52 ${num(160 + dy)} 30 ${num(154 + dy)}Z`, art.ink, {
      line: 0,
    }) +
    [26, 36, 46, 56]
      .map((x, i) =>
        art.flat(
          poly([
            [x - 4, 139 + dy + (i % 3 ? 2 : 0)],
            [x, 150 + dy],
            [x + 4, 140 + dy],
          ]),
          art.bone.light,
          { line: 1 },
        ),
      )
      .join('')
  s +=
    art.line(
      `M88 ${num(128 - H * 0.6)}Q76 128 90 ${num(128 + H * 0.6)}M97 ${num(128 - H * 0.5)}Q87 128 99 ${num(128 + H * 0.5)}`,
      3,
      art.ink,
      0.5,
    ) +
    art.eyeAt(58, 116 + dy, 15, 12, 8) +
    art.solid(curve(at('108,138,1 138,136 160,164,1 132,158 112,152')), D, { lit: 2.2 })
  if (art.is(/revolver/i))
    s +=
      art.solid('M92 84H150V58H92Z', art.steel, { inside: art.line('M92 66H150M92 76H150', 2.4, art.ink, 0.5) }) +
      art.flat('M46 62H92V80H46Z', art.steel, { line: 3 }) +
      art.flat(ring(150, 71, 13), art.gold, { line: 3 })
  if (art.is(/hunter|fang/i))
    s +=
      art.solid(taper(at('70,96 40,62 26,26'), [9, 6, 0.4]), art.bone, {}) +
      art.halo(24, 22, 24) +
      art.flat(ring(24, 22, 8), art.eye, { line: 2.4 })
  return art.flipped(s, 0.35)
}

export function shark(art: Art): string {
  const C = art.body
  let s =
    art.solid(curve(at('176,158,1 214,116,1 206,160 236,214,1 196,190,1')), C, {}) +
    art.solid(curve(at('118,92,1 150,34,1 158,74 172,104,1')), C, { inside: art.surface('hatch', art.ink, 0.2) })
  s += art.solid(curve(at('22,118,1 48,86 104,74 156,92 196,148 204,186,1 164,178 110,184 60,168 28,142')), C, {
    shade: 20,
    inside: `<path d="M10 138Q70 160 120 156T210 190V240H10Z" fill="${art.bone.light}" opacity=".9"/>${art.line('M118 108Q110 126 120 144M130 108Q122 126 132 146M142 112Q134 128 144 148', 3, art.ink, 0.55)}`,
  })
  s +=
    art.solid(curve(at('104,150,1 92,206,1 122,190 142,158,1')), C, {}) +
    art.solid(curve(at('74,92 22,66 14,84 60,104')), C, {}) +
    art.solid(curve(at('72,120 18,104 8,124 60,140')), C, { lit: 2 })
  s += art.flat(curve(at('24,144,1 56,150 92,142,1 70,172 38,166')), art.ink, { line: 0 })
  for (let i = 0; i < 6; i++)
    s += art.flat(
      poly([
        [30 + i * 10, 145 + (i < 3 ? i : 5 - i) * 1.4],
        [35 + i * 10, 157],
        [40 + i * 10, 146],
      ]),
      '#fff',
      { line: 0.8 },
    )
  return art.flipped(s + art.eyeAt(18, 80, 9, 7, 0) + art.eyeAt(76, 112, 12, 7, 14), 0.3)
}
