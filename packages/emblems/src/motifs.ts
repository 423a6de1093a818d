import type { Art } from './art.ts'
import { lch } from './colour.ts'
import type { Motif } from './realms.ts'
import { at, curve, num } from './shapes.ts'

const lay = (d: string, colour: string, opacity = 1): string => `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`

/** One tooth of a band: from the left edge `x`, so wide and so high, standing on `y`. */
type Tooth = (x: number, y: number, w: number, h: number, height: number) => string
const tongue: Tooth = (x, y, w, h) =>
  `Q${num(x + w * 0.2)} ${num(y - h * 0.2)} ${num(x + w * 0.62)} ${num(y - h)}Q${num(x + w * 0.5)} ${num(y - h * 0.3)} ${num(x + w)} ${num(y)}`
const wave: Tooth = (_x, _y, w, _h, height) => `q${num(w * 0.5)} ${num(-height)} ${num(w)} 0`
const peak: Tooth = (x, y, w, h, height) => `L${num(x + w * 0.5)} ${num(y - h)}L${num(x + w)} ${num(y - height * 0.1)}`

/** A skyline along the foot of the picture. */
function band(art: Art, y: number, height: number, n: number, tooth: Tooth): string {
  const phase = art.to(0, 6)
  const w = 264 / n
  let d = `M-4 260V${num(y)}`
  for (let i = 0; i < n; i++) d += tooth(-4 + i * w, y, w, height * (0.55 + 0.45 * Math.sin(i * 2.3 + phase)), height)
  return `${d}L260 260Z`
}

const farOf = ({ realm }: Art): string => lch(realm.mid[0] - 0.05, realm.mid[1], realm.mid[2] + 4)
const nearOf = ({ realm }: Art): string => lch(realm.edge[0] + 0.04, realm.edge[1], realm.edge[2])

function leaf(art: Art, i: number): string {
  const side = i % 2 ? 1 : -1
  const x = 128 + side * art.to(74, 132)
  const y = art.to(40, 230)
  const turn = -Math.PI / 2 - side * art.to(-0.2, 1.1)
  const length = art.to(44, 80)
  const w = art.to(9, 15)
  const c = Math.cos(turn)
  const t = Math.sin(turn)
  const p = (q: number, n: number): [number, number] => [x + c * length * q - t * n, y + t * length * q + c * n]
  const blade = curve([[...p(0, 0), 1], p(0.4, -w), [...p(1, 0), 1], p(0.4, w)])
  return `${lay(blade, i % 3 ? nearOf(art) : farOf(art), 0.85)}<path d="M${p(0, 0).map(num).join(' ')}L${p(0.92, 0).map(num).join(' ')}" stroke="${art.glow}" stroke-width="1" opacity=".25"/>`
}

function gust(art: Art): string {
  const y = art.to(30, 220)
  const x = art.pick([0, 256])
  const k = x ? -1 : 1
  return `<path d="M${x} ${num(y)}h${num(k * art.to(40, 84))}a14 14 0 1 ${k > 0 ? 0 : 1} ${-14 * k} -16" fill="none" stroke="${art.glow}" stroke-width="${num(art.to(2, 4))}" stroke-linecap="round" opacity=".5"/>`
}

const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('')

const hill = (art: Art, i: number, top: number, step: number, bow: number, opacity: number): string =>
  `<path d="M-10 ${num(top + i * step)}Q64 ${num(top - bow + i * step + art.to(-9, 9))} 128 ${num(top + 2 + i * (step - 2))}T266 ${num(top - 6 + i * step)}V262H-10Z" fill="${i % 2 ? nearOf(art) : farOf(art)}" opacity="${num(opacity * 100) / 100}"/>`

const nothing = (): string => ''

/** What stands behind and around a figure, by motif. */
export const scenery: Readonly<Record<Motif, (art: Art) => string>> = {
  flames: (art) =>
    lay(band(art, 206, 64, 7, tongue), art.glow, 0.35) +
    lay(band(art, 222, 56, 9, tongue), farOf(art), 0.9) +
    lay(band(art, 240, 42, 11, tongue), nearOf(art), 0.95),
  waves: (art) =>
    lay(band(art, 186, 20, 5, wave), farOf(art), 0.75) +
    lay(band(art, 206, 18, 6, wave), art.mid, 0.9) +
    lay(band(art, 228, 16, 7, wave), nearOf(art)),
  peaks: (art) => lay(band(art, 196, 60, 5, peak), farOf(art), 0.85) + lay(band(art, 228, 40, 7, peak), nearOf(art)),
  leaves: (art) => times(9, (i) => leaf(art, i)) + lay(band(art, 236, 26, 13, tongue), nearOf(art)),
  swirls: (art) =>
    times(6, () => gust(art)) + lay(band(art, 236, 26, 4, wave), farOf(art), 0.8) + lay(band(art, 250, 22, 5, wave), nearOf(art)),
  bolts: (art) =>
    [-1, 1]
      .map((side) => {
        const x = 128 + side * art.to(78, 104)
        return `<path d="M${num(x)} ${num(art.to(8, 30))}l${-14 * side} 46h16l-12 40 34 -54h-18l12 -32Z" fill="${art.glow}" opacity=".6"/>`
      })
      .join('') + lay(band(art, 240, 30, 6, peak), nearOf(art)),
  graves: (art) =>
    at('26,200,1 214,190,1.2 62,214,0.8')
      .map(
        ([x, y, k]) =>
          `<path d="M${x} 260V${y}a${14 * k} ${15 * k} 0 0 1 ${28 * k} 0V260Z" fill="${nearOf(art)}"/><path d="M${x + 14 * k} ${y - 4}v22m-7 -14h14" stroke="${art.mid}" stroke-width="2.5"/>`,
      )
      .join('') + lay(band(art, 244, 14, 6, wave), nearOf(art)),
  moon: (art) => times(3, (i) => hill(art, i, 190, 22, 14, 0.45 + i * 0.2)),
  mist: (art) => times(4, (i) => hill(art, i, 150, 28, 24, 0.35 + i * 0.14)),
  arches: (art) =>
    `<path d="M0 0H256V256H232V110Q232 40 128 18Q24 40 24 110V256H0Z" fill="${nearOf(art)}" opacity=".9"/><path d="M24 256V110Q24 40 128 18Q232 40 232 110V256" fill="none" stroke="${art.glow}" stroke-width="2" opacity=".5"/><path d="M36 256V114Q36 54 128 32Q220 54 220 114V256" fill="none" stroke="${art.glow}" stroke-width="1" opacity=".35"/>`,
  rays: nothing,
  plain: nothing,
  gears: nothing,
  runes: nothing,
}
