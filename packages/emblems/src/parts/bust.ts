import type { Art } from '../art.ts'
import type { Ramp } from '../colour.ts'
import { at, curve, poly, type Spot, sym } from '../shapes.ts'

export interface Shoulders {
  readonly y?: number
  readonly armour?: Ramp
  readonly cloth?: Ramp
  /** Which of the four cuts of pauldron. */
  readonly kind?: number
  readonly spikes?: boolean
  readonly badge?: (x: number, y: number) => string
}

export interface Face {
  readonly smile?: number
  readonly tilt?: number
}

const pauldrons = [
  at('98,170,1 70,160 42,178 34,212,1 60,204 92,206,1'),
  at('100,172,1 64,152 30,148,1 40,176 36,210,1 66,204 92,206,1'),
  at('98,168,1 74,162 50,164,1 28,190,1 42,196,1 34,218,1 64,208 92,206,1'),
  at('100,172,1 70,158 44,170 34,196 44,216 70,214 94,204,1'),
]

/** A bust: chest, collar, a pair of pauldrons. */
export function shoulders(art: Art, o: Shoulders = {}): string {
  const y = o.y ?? 0
  const armour = o.armour ?? art.metal
  const kind = o.kind ?? art.int(0, 3)
  let s = art.solid(
    sym([
      [128, 158 + y, 0],
      [104, 162 + y],
      [78, 182 + y],
      [62, 216 + y],
      [58, 266, 1],
    ]),
    o.cloth ?? art.second,
    { half: 0.18, inside: art.surface('hatch', art.ink, 0.14) },
  )
  s += art.solid(
    sym([
      [128, 184 + y, 1],
      [98, 176 + y, 1],
      [86, 206 + y],
      [94, 266, 1],
    ]),
    armour,
    {
      half: 0.2,
      inside:
        art.line(`M128 184V266M96 214Q128 228 160 214M98 236Q128 250 158 236`, 2.2, art.ink, 0.4) + (o.badge ? o.badge(128, 210 + y) : ''),
    },
  )
  const d = curve(pauldrons[kind]!.map((q): Spot => [q[0], q[1] + y, q[2]]))
  s += art.pair(d, armour, {
    inside: art.line(`M44 ${190 + y}Q66 ${176 + y} 96 ${188 + y}`, 2.4, art.ink, 0.45),
  })
  if (art.level > 0.55 && o.spikes !== false && kind !== 3)
    s += art.pair(
      poly([
        [48, 168 + y],
        [34, 134 + y],
        [64, 160 + y],
      ]),
      armour,
      { lit: 2 },
    )
  return s
}

export function cape(art: Art, c = art.second): string {
  return art.solid(curve(at('92,150,1 58,168 34,214 22,270,1 234,270,1 222,214 198,168 164,150,1')), c, {
    inside: art.line('M58 190Q46 230 44 266M198 190Q210 230 212 266', 3, art.ink, 0.35),
    half: 0.25,
  })
}

export function plume(art: Art, c = art.second): string {
  return art.solid(curve(at('128,60,1 112,40 106,12 128,4 150,12 144,40')), c, {
    inside: art.line('M128 56V8M118 52Q114 28 120 8M138 52Q142 28 136 8', 2, art.ink, 0.4),
    half: 0.2,
  })
}

/** A calm face: 44 wide each way, the chin at 160. */
export function face(art: Art, y: number, skin = art.skin, o: Face = {}): string {
  let s = art.solid(
    sym([
      [128, 66 + y],
      [96, 78 + y],
      [90, 110 + y],
      [100, 140 + y],
      [128, 164 + y],
    ]),
    skin,
    { half: 0.22, rim: skin.light },
  )
  s +=
    art.line(`M128 ${112 + y}L122 ${132 + y}L129 ${135 + y}`, 2.4, art.ink, 0.5) +
    art.line(`M116 ${146 + y}Q128 ${(o.smile ?? 150) + y} 140 ${146 + y}`, 2.8, art.ink, 0.7)
  return (
    s +
    art.two(art.line(`M98 ${101 + y}Q108 ${95 + y} 119 ${102 + y}`, 3, art.ink, 0.75)) +
    art.eyes(18, 110 + y, 9, 6, o.tilt ?? 6, { slit: true })
  )
}
