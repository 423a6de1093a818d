import { hash, stream } from './chance.ts'
import type { Ramp } from './colour.ts'
import type { Facts } from './facts.ts'
import { type Draws, type Palette, paletteOf } from './palette.ts'
import { type Plan, planOf } from './plans.ts'
import { isRealm, type Realm, realms } from './realms.ts'
import { num } from './shapes.ts'
import { type Surface, surfaces } from './surfaces.ts'

/** How a solid is drawn; what is left out has a fitting default. */
export interface Solid {
  /** How far the light moves the body off its rim. */
  readonly lit?: number
  readonly line?: number
  readonly shade?: number
  readonly rim?: string
  /** Shade over the half that lies away from the light. */
  readonly half?: number
  /** Drawn on the body, clipped to it. */
  readonly inside?: string
  /** Shade over the whole. */
  readonly far?: number
}

export interface Flat {
  readonly line?: number
  readonly stroke?: string
  readonly opacity?: number
}

export interface Eye {
  readonly colour?: string
  readonly slit?: boolean
}

const realmOf = (facts: Facts, plan: Plan): Realm => {
  const word = (facts.attribute ?? '').toLowerCase()
  if (isRealm(word)) return realms[word]
  return plan === 'spell' ? realms.spell : plan === 'trap' ? realms.trap : plan === 'item' ? realms.brass : realms.earth
}

/** One picture while it is drawn: its chance, its colours, its definitions, and the strokes everything is made of. */
export class Art implements Draws, Palette {
  readonly facts: Facts
  readonly name: string
  readonly plan: Plan
  readonly realm: Realm
  readonly level: number
  readonly tone: Palette['tone']
  readonly hue: Palette['hue']
  readonly body: Palette['body']
  readonly second: Palette['second']
  readonly metal: Palette['metal']
  readonly steel: Palette['steel']
  readonly bone: Palette['bone']
  readonly skin: Palette['skin']
  readonly gold: Palette['gold']
  readonly ink: Palette['ink']
  readonly rim: Palette['rim']
  readonly glow: Palette['glow']
  readonly eye: Palette['eye']
  readonly edge: Palette['edge']
  readonly mid: Palette['mid']
  readonly disc: Palette['disc']
  readonly defs: string[] = []
  /** -1 while a mirror image is drawn: the light keeps its side. */
  side = 1
  private turn = 0
  private ids = 0
  private readonly uid: string
  private readonly next: () => number
  private readonly paints = new Map<Ramp, string>()

  constructor(facts: Facts, uid: string) {
    this.facts = facts
    this.name = facts.name
    this.uid = uid
    this.next = stream(hash(`${facts.id}·${facts.name}`))
    this.plan = planOf(facts)
    this.realm = realmOf(facts, this.plan)
    this.level = Math.max(0, Math.min(1, ((facts.level ?? 4) - 1) / ((facts.levelMax ?? 8) - 1)))
    const colours = paletteOf(this, this.name, this.realm, this.plan)
    this.tone = colours.tone
    this.hue = colours.hue
    this.body = colours.body
    this.second = colours.second
    this.metal = colours.metal
    this.steel = colours.steel
    this.bone = colours.bone
    this.skin = colours.skin
    this.gold = colours.gold
    this.ink = colours.ink
    this.rim = colours.rim
    this.glow = colours.glow
    this.eye = colours.eye
    this.edge = colours.edge
    this.mid = colours.mid
    this.disc = colours.disc
  }

  to(from: number, to: number): number {
    return from + (to - from) * this.next()
  }
  int(from: number, to: number): number {
    return Math.floor(this.to(from, to + 1))
  }
  pick<const T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }
  chance(p: number): boolean {
    return this.next() < p
  }
  is(word: RegExp): boolean {
    return word.test(this.name)
  }

  id(): string {
    return `${this.uid}-${(this.ids++).toString(36)}`
  }

  /** One gradient for each material: figures sink into shadow at the foot of the picture. */
  paint(fill: Ramp | string): string {
    if (typeof fill === 'string') return fill
    const known = this.paints.get(fill)
    if (known !== undefined) return known
    const id = this.id()
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="108" y1="24" x2="140" y2="250"><stop offset="0" stop-color="${fill.light}"/><stop offset=".32" stop-color="${fill.base}"/><stop offset=".68" stop-color="${fill.mid}"/><stop offset="1" stop-color="${fill.dark}"/></linearGradient>`,
    )
    this.paints.set(fill, `url(#${id})`)
    return `url(#${id})`
  }

  /** Dark outline, rim of light on the lit edge, body, shade on the far edge, then `inside` clipped to it. */
  solid(d: string, fill: Ramp | string, o: Solid = {}): string {
    const { ink, rim } = this
    const id = this.id()
    const x = o.lit ?? 3.2
    const y = x * 1.05
    const dx = (x * Math.cos(-this.turn) - y * Math.sin(-this.turn)) * this.side
    const dy = x * Math.sin(-this.turn) + y * Math.cos(-this.turn)
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    const half = o.half ? `<rect x="${this.side > 0 ? 128 : -128}" width="256" height="256" fill="${ink}" opacity="${o.half}"/>` : ''
    const far = o.far ? `<path d="${d}" fill="${ink}" opacity="${o.far}"/>` : ''
    return (
      `<path d="${d}" fill="${o.rim ?? rim}" stroke="${ink}" stroke-width="${o.line ?? 4.4}" stroke-linejoin="round" paint-order="stroke"/>` +
      `<g clip-path="url(#${id})"><path d="${d}" fill="${this.paint(fill)}" transform="translate(${num(dx)} ${num(dy)})"/>` +
      `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".34" stroke-width="${o.shade ?? 13}" transform="translate(${num(-dx * 1.15)} ${num(-dy * 1.15)})"/>` +
      `${half}${o.inside ?? ''}${far}</g>`
    )
  }

  flat(d: string, fill: Ramp | string, o: Flat = {}): string {
    const stroke = o.line === 0 ? '' : ` stroke="${o.stroke ?? this.ink}" stroke-width="${o.line ?? 2.4}" stroke-linejoin="round"`
    return `<path d="${d}" fill="${this.paint(fill)}"${stroke}${o.opacity ? ` opacity="${o.opacity}"` : ''}/>`
  }

  line(d: string, width = 2.4, colour = this.ink, opacity = 0.55): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
  }

  mirrored(svg: string): string {
    return `<g transform="matrix(-1 0 0 1 256 0)">${svg}</g>`
  }

  /** A thing on the left and its mirror image on the right. */
  two(svg: string): string {
    return svg + this.mirrored(svg)
  }

  /** Drawn twice, the second time as a mirror image that is lit from the same side. */
  both(draw: () => string): string {
    const left = draw()
    this.side *= -1
    const right = draw()
    this.side *= -1
    return left + this.mirrored(right)
  }

  /** A solid on the left and its mirror image on the right, the right one in shade. */
  pair(d: string, fill: Ramp | string, o: Solid = {}): string {
    const left = this.solid(d, fill, o)
    this.side *= -1
    const right = this.solid(d, fill, { ...o, far: (o.far ?? 0) + 0.2 })
    this.side *= -1
    return left + this.mirrored(right)
  }

  flipped(svg: string, p: number): string {
    return this.chance(p) ? this.mirrored(svg) : svg
  }

  turned(x: number, y: number, degrees: number, k: number, draw: () => string): string {
    const before = this.turn
    this.turn += ((degrees * Math.PI) / 180) * this.side
    const svg = draw()
    this.turn = before
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)}) scale(${k})">${svg}</g>`
  }

  halo(x: number, y: number, r: number, colour = this.eye, opacity = 0.7): string {
    const id = this.id()
    this.defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${num(opacity * 3.8) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${id})"/>`
  }

  /** The surface of a hide, drawn as a pattern over everything it is clipped to. */
  surface(kind: Surface, colour = this.ink, opacity = 0.3): string {
    const id = this.id()
    const scale = this.to(0.9, 1.25)
    const { width, height, draw } = surfaces[kind]
    this.defs.push(
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${num(this.to(-18, 18))}) scale(${num(scale)})">${draw(colour)}</pattern>`,
    )
    return `<rect x="-40" y="-40" width="340" height="340" fill="url(#${id})" opacity="${opacity}"/>`
  }

  /** A lit eye; a tilt above 0 drops the inner corner of an eye left of the middle: angry. */
  eyeAt(x: number, y: number, w: number, h: number, tilt = 14, o: Eye = {}): string {
    const { ink, eye } = this
    const colour = o.colour ?? eye
    const slit =
      o.slit === false
        ? ''
        : `<ellipse cx="${num(w * 0.12)}" cy="0" rx="${num(Math.max(1.3, w * 0.17))}" ry="${num(h * 0.72)}" fill="${ink}"/>`
    return `${this.halo(x, y, w * 2.1, colour, 0.55)}<g transform="translate(${num(x)} ${num(y)}) rotate(${num(tilt)})"><path d="M${num(-w)} 0Q${num(-w * 0.2)} ${num(-h * 1.5)} ${num(w)} ${num(h * 0.15)}Q${num(w * 0.1)} ${num(h * 1.25)} ${num(-w)} 0Z" fill="${colour}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>${slit}<circle cx="${num(-w * 0.22)}" cy="${num(-h * 0.28)}" r="${num(Math.max(0.9, h * 0.2))}" fill="#fff"/></g>`
  }

  eyes(dx: number, y: number, w: number, h: number, tilt: number, o: Eye = {}): string {
    return this.eyeAt(128 - dx, y, w, h, tilt, o) + this.mirrored(this.eyeAt(128 - dx, y, w, h, tilt, o))
  }
}
