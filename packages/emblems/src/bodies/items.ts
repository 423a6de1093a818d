import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { at, curve, num, poly, ring, star } from '../shapes.ts'

export function item(art: Art): string {
  const n = art.name,
    sort = /chest|kit/i.test(n)
      ? 'chest'
      : /disk/i.test(n)
        ? 'disk'
        : /time|hour/i.test(n)
          ? 'hour'
          : /scroll|declar/i.test(n)
            ? 'scroll'
            : /trap|net|pit|snare/i.test(n)
              ? 'net'
              : /vortex|warp/i.test(n)
                ? 'vortex'
                : /ring/i.test(n)
                  ? 'ring'
                  : /crater|gluminizer/i.test(n)
                    ? 'bomb'
                    : art.pick(['chest', 'potion', 'bomb', 'scroll']),
    W = ramp(50, 0.08, 'mid'),
    T = art.gold
  let s = art.halo(128, 128, 110, art.eye, 0.35)
  if (sort === 'chest')
    s +=
      art.halo(128, 104, 90, art.eye, 0.8) +
      art.solid(curve(at('48,116,1 56,66 128,48 200,66 208,116,1 128,124')), W, {
        inside: art.line('M80 58V118M176 58V118', 14, T.base, 1) + art.line('M52 92Q128 74 204 92', 2.4, art.ink, 0.4),
      }) +
      art.flat('M52 118H204V130H52Z', art.eye, { line: 2 }) +
      art.solid('M46 130H210V220H46Z', W, {
        inside: art.line('M80 130V220M176 130V220', 14, T.base, 1) + art.line('M46 160H210M46 190H210', 2.4, art.ink, 0.4),
      }) +
      (/kit|medic/i.test(n)
        ? art.solid('M112 142H144V160H162V192H144V210H112V192H94V160H112Z', ramp(25, 0.18, 'mid'), { lit: 2.4 })
        : art.solid('M110 122H146V164Q128 178 110 164Z', T, {}) +
          art.flat(ring(128, 142, 6), art.ink, { line: 0 }) +
          art.line('M128 142V158', 5, art.ink, 1))
  else if (sort === 'disk')
    s +=
      art.solid(ring(128, 132, 86), art.steel, { shade: 22, inside: art.line(ring(128, 132, 64) + ring(128, 132, 72), 2, art.ink, 0.5) }) +
      art.solid(ring(128, 132, 44), art.body, { inside: art.surface('hatch', art.ink, 0.2) }) +
      art.halo(128, 132, 60) +
      art.flat(
        /expl/i.test(n)
          ? star(128, 132, 9, 40, 19)
          : /guard/i.test(n)
            ? 'M100 104L128 96L156 104V136Q150 160 128 170Q106 160 100 136Z'
            : 'M134 96L104 140H124L116 172L154 122H132Z',
        art.eye,
        { line: 3 },
      ) +
      [0, 60, 120, 180, 240, 300]
        .map((a) => `<g transform="rotate(${a} 128 132)">${art.flat(ring(128, 56, 6), T, { line: 2 })}</g>`)
        .join('')
  else if (sort === 'hour')
    s +=
      art.solid('M78 52H178L140 128L178 208H78L116 128Z', art.bone, {
        inside: `<path d="M84 200Q128 160 172 200V212H84Z" fill="${art.eye}"/><path d="M98 74H158L130 122H126Z" fill="${art.eye}"/><path d="M126 120h4v60h-4z" fill="${art.eye}"/>`,
      }) +
      art.solid('M64 34H192V56H64Z', T, {}) +
      art.solid('M64 204H192V226H64Z', T, {}) +
      art.two(art.solid('M70 56H82V204H70Z', W, { lit: 2 }))
  else if (sort === 'scroll')
    s +=
      art.solid(curve(at('70,66,1 186,66,1 180,128 190,200,1 74,200,1 80,130')), art.bone, {
        shade: 20,
        inside: art.line('M92 92H164M92 108H158M96 124H166M94 140H150M96 156H164', 4, art.ink, 0.45),
      }) +
      art.solid('M52 50H204Q216 60 204 72H52Q40 60 52 50Z', W, {}) +
      art.solid('M52 194H204Q216 205 204 216H52Q40 205 52 194Z', W, {}) +
      art.solid(ring(146, 176, 19), ramp(20, 0.17, 'mid'), {
        inside: art.flat(star(146, 176, 5, 12, 5), ramp(20, 0.17, 'mid').light, { line: 0 }),
      })
  else if (sort === 'net') {
    let d = ''
    for (let i = 0; i <= 8; i++) d += `M${44 + i * 21} 60Q${60 + i * 17} 130 ${80 + i * 12} 210`
    for (let i = 0; i < 6; i++) d += `M${42 + i * 7} ${66 + i * 28}Q128 ${90 + i * 28} ${214 - i * 7} ${66 + i * 28}`
    s += art.line(d, 8, art.ink, 1) + art.line(d, 4, T.light, 1)
    for (let i = 0; i < 7; i++)
      s += art.solid(
        poly([
          [56 + i * 24 - 9, 60],
          [56 + i * 24, 22],
          [56 + i * 24 + 9, 60],
        ]),
        art.steel,
        { lit: 2 },
      )
    s += art.solid('M36 56H220V72H36Z', W, {})
  } else if (sort === 'vortex') {
    for (let k = 0; k < 4; k++) {
      let d = ''
      for (let i = 0; i < 34; i++) {
        const a = k * 1.57 + i * 0.2,
          r = 100 * 0.93 ** i
        d += `${i ? 'L' : 'M'}${num(128 + r * Math.cos(a))} ${num(128 + r * Math.sin(a) * 0.9)}`
      }
      s += art.line(d, 17, art.ink, 0.9) + art.line(d, 11, k % 2 ? art.glow : art.body.base, 1) + art.line(d, 3, '#fff', 0.6)
    }
    s += art.halo(128, 128, 60) + art.flat(ring(128, 128, 13), '#fff', { line: 3 })
  } else if (sort === 'bomb')
    s +=
      art.solid(ring(122, 148, 72), ramp(265, 0.03, 'dark'), {
        shade: 26,
        inside: '<path d="M78 122Q90 96 116 90" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".5"/>',
      }) +
      art.solid('M140 66L176 84L162 106L128 90Z', art.steel, {}) +
      art.line('M158 76Q180 36 206 54', 9, art.ink, 1) +
      art.line('M158 76Q180 36 206 54', 5, W.light, 1) +
      art.halo(210, 52, 44, art.glow, 0.9) +
      art.flat(star(210, 52, 8, 28, 11), art.glow, { line: 2.4 }) +
      art.flat(star(122, 150, 5, 26, 11), art.eye, { line: 3 })
  else if (sort === 'ring')
    s += `<circle cx="128" cy="146" r="64" fill="none" stroke="${art.ink}" stroke-width="34"/><circle cx="128" cy="146" r="64" fill="none" stroke="${T.base}" stroke-width="27"/><circle cx="126" cy="143" r="68" fill="none" stroke="${T.light}" stroke-width="6"/>${art.halo(128, 66, 70)}${art.solid(poly(at('128,28 166,58 128,104 90,58')), { light: '#fff', base: art.eye, mid: art.glow, dark: art.body.dark }, { half: 0.2 })}`
  else
    s +=
      art.solid(curve(at('108,40,1 148,40,1 146,96 192,160 170,216 86,216 64,160 110,96')), art.bone, {
        shade: 20,
        inside: `<path d="M40 150Q90 136 128 150T216 148V230H40Z" fill="${art.eye}"/><circle cx="104" cy="178" r="8" fill="#fff" opacity=".5"/><circle cx="146" cy="192" r="5" fill="#fff" opacity=".5"/>`,
      }) + art.solid('M100 26H156V48H100Z', W, {})
  return s
}
