import { lch, ramp } from '../colour.ts'
import { at, curve, num, poly, ring, type Spot, star, sym } from '../shapes.ts'

import type { Sigil } from './sigil.ts'

/** What snaps shut when a trap is sprung. */
export const snares = {
  shatter: (art) => {
    let s = ''
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.283 + art.to(-0.1, 0.1),
        r = art.to(48, 60),
        R = art.to(76, 92),
        w = 0.2
      s += art.solid(
        poly([
          [128 + r * Math.cos(a - w), 128 + r * Math.sin(a - w)],
          [128 + R * Math.cos(a), 128 + R * Math.sin(a)],
          [128 + (r - 6) * Math.cos(a + w), 128 + (r - 6) * Math.sin(a + w)],
        ]),
        { light: '#fff', base: art.eye, mid: art.body.base, dark: art.body.mid },
        { lit: 2 },
      )
    }
    s +=
      art.solid(
        poly(at('128,74 172,100 176,150 136,182 88,166 78,112')),
        { light: '#fff', base: lch(0.86, 0.06, 220), mid: lch(0.66, 0.09, 230), dark: art.body.dark },
        { lit: 4, inside: art.line('M128 74L136 128L78 112M136 128L176 150M136 128L88 166M136 128L172 100', 2.6, art.ink, 0.6) },
      ) + art.halo(136, 126, 30, '#ffffff', 0.9)
    return s
  },
  hole: (art) =>
    art.solid(ring(128, 138, 88, 62), ramp(50, 0.05, 'mid'), { inside: art.surface('hatch', art.ink, 0.25) }) +
    art.flat(ring(128, 144, 66, 42), lch(0.06, 0.01, 300), { line: 4 }) +
    art.eyes(22, 146, 13, 7, 16) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        art.flat(
          poly([
            [74 + i * 18 - 7, 112 - Math.sin((i / 6) * 3.14) * 10],
            [74 + i * 18, 130],
            [74 + i * 18 + 7, 112 - Math.sin((i / 6) * 3.14) * 10],
          ]),
          art.bone.light,
          { line: 1.8 },
        ),
      )
      .join(''),
  chain: (art, tint) => {
    let s = ''
    const link = (x: number, y: number, r: number) =>
      `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-25" y="-14" width="50" height="28" rx="14" fill="none" stroke="${art.ink}" stroke-width="15"/><rect x="-25" y="-14" width="50" height="28" rx="14" fill="none" stroke="${tint.base}" stroke-width="9"/><path d="M-18 -16H18" stroke="${tint.light}" stroke-width="3" stroke-linecap="round"/></g>`
    for (let i = -2; i <= 2; i++) s += link(128 + i * 38, 128 + i * 38, 45)
    for (const i of [-2, -1, 1, 2]) s += link(128 + i * 38, 128 - i * 38, -45)
    s += `${art.solid('M92 110H164V172Q128 196 92 172Z', art.gold, { half: 0.2 })}<path d="M104 112V92a24 24 0 0 1 48 0V112" fill="none" stroke="${art.ink}" stroke-width="17"/><path d="M104 112V92a24 24 0 0 1 48 0V112" fill="none" stroke="${tint.base}" stroke-width="10"/>${art.flat('M128 126a10 10 0 0 1 5 19l4 18h-18l4-18a10 10 0 0 1 5-19z', art.ink, { line: 0 })}`
    return s
  },
  shield: (art) =>
    art.solid(sym(at('128,44,1 92,58 64,58,1 64,120 90,180 128,212,1')), art.body, {
      half: 0.24,
      inside: `<path d="${sym(at('128,44,1 92,58 64,58,1 64,120 90,180 128,212,1'))}" fill="none" stroke="${art.gold.base}" stroke-width="15"/>`,
    }) +
    art.turned(128, 128, 45, 1, () => art.solid('M-11 -62H11V-11H62V11H11V62H-11V11H-62V-11H-11Z', ramp(25, 0.18, 'mid'), { lit: 2.4 })),
  web: (art) => {
    let s = ''
    let d = ''
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.283
      d += `M128 128L${num(128 + 98 * Math.cos(a))} ${num(128 + 98 * Math.sin(a))}`
      for (let k = 1; k < 5; k++) {
        const r = k * 22,
          b = a + 0.785
        d += `M${num(128 + r * Math.cos(a))} ${num(128 + r * Math.sin(a))}Q${num(128 + r * 0.72 * Math.cos((a + b) / 2))} ${num(128 + r * 0.72 * Math.sin((a + b) / 2))} ${num(128 + r * Math.cos(b))} ${num(128 + r * Math.sin(b))}`
      }
    }
    s += art.line(d, 3, art.rim, 0.85) + art.solid(ring(128, 132, 24), art.body, {}) + art.eyeAt(128, 132, 15, 11, 0)
    return s
  },
  eye: (art) =>
    art.solid(curve(at('30,128,1 76,84 128,70 180,84 226,128,1 180,172 128,186 76,172')), art.body, { shade: 18 }) +
    art.flat(curve(at('54,128,1 128,88 202,128,1 128,168')), '#fff6e0', { line: 3 }) +
    art.solid(ring(128, 128, 33), art.second, {}) +
    art.flat(curve(at('128,98,1 136,128 128,158,1 120,128')), art.ink, { line: 0 }),
  jaws: (art, tint) => {
    let s = ''
    const jaw = (k: number) => {
      const p: Spot[] = [[44, 128 - k * 4, 1]]
      for (let i = 0; i < 6; i++)
        p.push(
          [56 + i * 29 - 4, 128 + k * (i % 2 ? -4 : 4) - k * 34 * Math.sin(((i + 0.5) / 6) * 3.14) * 0.4, 1],
          [56 + i * 29 + 10, 128 + k * 26 - k * 34 * Math.sin(((i + 0.5) / 6) * 3.14) * 0.4, 1],
        )
      p.push([212, 128 - k * 4, 1], [196, 128 - k * 60], [128, 128 - k * 88], [60, 128 - k * 60])
      return art.solid(curve(p), tint, { shade: 14, inside: art.surface('hatch', art.ink, 0.2) })
    }
    s +=
      jaw(-1) +
      jaw(1) +
      art.two(art.solid(ring(42, 128, 17), art.gold, { lit: 2.4 })) +
      art.line('M70 84Q128 50 186 84M70 174Q128 206 186 174', 4, art.ink, 0.4)

    return s
  },
  cage: (art, tint) => {
    const bars = [60, 84, 108, 128, 148, 172, 196]
      .map((x) => art.solid(`M${x - 5} 84H${x + 5}V196H${x - 5}Z`, tint, { lit: 1.6, shade: 4, line: 3.4 }))
      .join('')
    return (
      art.halo(128, 140, 60, art.eye, 0.7) +
      art.eyes(24, 140, 13, 8, 16) +
      bars +
      art.solid(sym(at('128,40 92,50 56,84,1 128,92')), tint, { half: 0.2 }) +
      art.solid('M44 194H212V216H44Z', tint)
    )
  },
  spikes: (art, tint) => {
    const row = (y: number, k: number, shift: number) =>
      [0, 1, 2, 3, 4]
        .map((i) => {
          const x = 60 + i * 34 + shift
          return art.solid(
            poly([
              [x - 13, y],
              [x, y - 74 * k],
              [x + 13, y],
            ]),
            i % 2 ? tint : art.bone,
            { lit: 2, shade: 6 },
          )
        })
        .join('')
    return (
      row(148, 0.8, 17) +
      row(190, 1, 0) +
      art.solid('M40 188H216V214H40Z', ramp(50, 0.05, 'mid'), { inside: art.surface('plates', art.ink, 0.3) })
    )
  },
  mine: (art, tint) => {
    const horns = Array.from(
      { length: 9 },
      (_, i) => `<g transform="rotate(${i * 40} 128 132)">${art.flat('M120 74H136V50Q128 42 120 50Z', tint, { line: 3 })}</g>`,
    ).join('')
    return (
      horns +
      art.solid(ring(128, 132, 60), ramp(265, 0.03, 'dark'), {
        shade: 24,
        inside: '<path d="M88 118Q96 92 120 86" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".45"/>',
      }) +
      art.halo(128, 132, 44, art.glow, 0.9) +
      art.flat(star(128, 132, art.pick([5, 6, 8]), 30, 13), art.eye, { line: 3 })
    )
  },
} satisfies Readonly<Record<string, Sigil>>
