import type { Art } from '../art.ts'
import { at, curve, poly, ring, star, sym, taper } from '../shapes.ts'

export function guardian(art: Art): string {
  // floating construct of light: plates around a core
  const M = art.body,
    T = art.gold,
    n = art.pick([3, 4, 5]),
    L = art.level
  let s = art.halo(128, 126, 120, art.rim, 0.55)
  const style = art.pick(['manta', 'rings', 'cross'])
  if (style === 'manta' || art.is(/vizier/i)) {
    s += art.pair(
      curve([
        [112, 100, 1],
        [66, 74],
        [8, 84 - L * 20, 1],
        [34, 122],
        [22, 156, 1],
        [66, 148],
        [112, 170, 1],
      ]),
      M,
      { inside: art.line('M110 112L24 92M110 130L34 146', 3, T.base, 0.8) + art.surface('hatch', art.ink, 0.12) },
    )
    s += art.pair(taper(at('114,170 92,206 98,246'), [8, 6, 0.6]), T, { lit: 2 })
  } else if (style === 'rings')
    for (const [rx, ry, rot] of at('108,34,-22 108,34,22').slice(0, L > 0.3 ? 2 : 1))
      s += `<g transform="rotate(${rot} 128 128)"><ellipse cx="128" cy="128" rx="${rx}" ry="${ry}" fill="none" stroke="${art.ink}" stroke-width="13"/><ellipse cx="128" cy="128" rx="${rx}" ry="${ry}" fill="none" stroke="${T.base}" stroke-width="8"/><ellipse cx="128" cy="127" rx="${rx}" ry="${ry}" fill="none" stroke="${T.light}" stroke-width="2.4"/></g>`
  else
    s +=
      art.pair(
        poly([
          [108, 116],
          [24, 98 - L * 16],
          [6, 128],
          [24, 158 + L * 8],
          [108, 142],
        ]),
        M,
        { inside: art.line('M104 128H14', 3, T.base, 0.9) },
      ) + art.pair(poly(at('104,92 62,40 84,30 118,74')), M, { lit: 2.6 })
  s +=
    art.solid(
      poly([
        [128, 26 - L * 8],
        [152, 82],
        [128, 96],
        [104, 82],
      ]),
      T,
      { half: 0.22 },
    ) +
    art.solid(
      poly([
        [128, 240 + L * 8],
        [150, 176],
        [128, 162],
        [106, 176],
      ]),
      T,
      { half: 0.22 },
    )
  s += art.solid(sym(at('128,68 92,82 78,126 92,168 128,188')), M, {
    half: 0.2,
    shade: 18,
    inside: art.line('M84 100Q128 84 172 100M84 154Q128 172 172 154', 3, art.ink, 0.35),
  })
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283 - Math.PI / 2
    s += art.flat(ring(128 + 33 * Math.cos(a), 128 + 36 * Math.sin(a), 4), T, { line: 1.6 })
  }
  return (
    s +
    art.halo(128, 128, 60) +
    art.flat(ring(128, 128, 25), art.ink, { line: 3, stroke: T.base }) +
    (art.chance(0.5) || art.is(/oracle/i)
      ? art.eyeAt(128, 128, 18, 13, 0)
      : art.flat(star(128, 128, art.pick([4, 6, 8]), 20, 8), art.eye, { line: 1.8 }) + art.flat(ring(128, 128, 6), '#fff', { line: 0 }))
  )
}
