import type { Art } from './art.ts'
import { scenery } from './motifs.ts'
import { runes } from './parts/runes.ts'
import type { Motif } from './realms.ts'
import { num, ring } from './shapes.ts'

interface Sky {
  readonly x: number
  readonly y: number
  readonly r: number
}

const seaborn: readonly string[] = ['fish', 'shark', 'jelly', 'nautilus', 'serpent']

/** Some bodies bring their own scenery. */
function motifOf(art: Art): Motif {
  const { motif } = art.realm
  if (art.plan === 'undead' && art.chance(0.6)) return 'graves'
  if ((art.plan === 'machine' || art.plan === 'tank') && motif !== 'arches') return 'gears'
  if ((art.plan === 'mage' || art.plan === 'elf') && motif !== 'mist' && motif !== 'arches') return 'runes'
  return seaborn.includes(art.plan) ? 'waves' : motif
}

function rays(art: Art, { x, y }: Sky, opacity: number): string {
  const n = art.pick([14, 16, 18, 20])
  const turn = art.to(0, 1)
  const w = Math.PI / n / 2
  let d = ''
  for (let i = 0; i < n; i++) {
    const q = ((i + turn) * 2 * Math.PI) / n
    d += `M${num(x)} ${num(y)}L${num(x + 300 * Math.cos(q - w))} ${num(y + 300 * Math.sin(q - w))}L${num(x + 300 * Math.cos(q + w))} ${num(y + 300 * Math.sin(q + w))}Z`
  }
  return `<path d="${d}" fill="${art.glow}" opacity="${opacity}"/>`
}

/** The sun, moon or wheel behind the figure. */
function disc(art: Art, sky: Sky, motif: Motif): string {
  const id = art.id()
  art.defs.push(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${art.disc}" stop-opacity=".95"/><stop offset=".72" stop-color="${art.disc}" stop-opacity=".7"/><stop offset="1" stop-color="${art.disc}" stop-opacity=".5"/></radialGradient>`,
  )
  const [x, y, r] = [num(sky.x), num(sky.y), sky.r]
  const full = (radius: number, opacity: number): string =>
    `<circle cx="${x}" cy="${y}" r="${num(radius)}" fill="url(#${id})" opacity="${opacity}"/>`
  if (motif === 'gears') {
    const n = art.pick([12, 14, 16])
    const teeth = Array.from(
      { length: n },
      (_, i) =>
        `<rect x="${num(sky.x - 8)}" y="${num(sky.y - r - 12)}" width="16" height="20" rx="2" transform="rotate(${num((i * 360) / n)} ${x} ${y})"/>`,
    ).join('')
    return `<g fill="${art.disc}" opacity=".55">${teeth}<path fill-rule="evenodd" d="${ring(sky.x, sky.y, r)}${ring(sky.x, sky.y, r * 0.55)}"/></g>${full(r * 0.55, 1)}`
  }
  if (motif === 'moon') {
    const shade = art.pick([-1, 1])
    return `${full(r, 0.85)}<circle cx="${num(sky.x + shade * r * 0.3)}" cy="${num(sky.y - r * 0.12)}" r="${num(r * 0.84)}" fill="${art.mid}" opacity=".55"/>`
  }
  if (motif !== 'rays' && motif !== 'plain') return full(r, 0.9)
  return `${full(r, motif === 'plain' ? 0.55 : 0.9)}<circle cx="${x}" cy="${y}" r="${num(r + 10)}" fill="none" stroke="${art.glow}" stroke-width="2" opacity=".7"/><circle cx="${x}" cy="${y}" r="${num(r + 16)}" fill="none" stroke="${art.glow}" stroke-width="1" stroke-dasharray="2 7" opacity=".8"/>`
}

/** Bubbles, embers and spores, or stars. */
function speck(art: Art, motif: Motif): string {
  const x = art.to(8, 248)
  const y = art.to(8, 226)
  const q = art.to(0.8, 2.6)
  if (motif === 'waves')
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(q * 1.4)}" fill="none" stroke="${art.rim}" stroke-width="1"/>`
  if (motif === 'flames' || motif === 'leaves' || motif === 'mist')
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(q)}" fill="${art.rim}"/>`
  const [near, far] = [num(q * 0.6), num(q * 1.4)]
  return `<path d="M${num(x)} ${num(y - q * 2)}l${near} ${far}l${far} ${near}l-${far} ${near}l-${near} ${far}l-${near} -${far}l-${far} -${near}l${far} -${near}Z" fill="${art.rim}"/>`
}

export function backdrop(art: Art): string {
  const id = art.id()
  const sky: Sky = { x: 128 + art.to(-18, 18), y: art.to(96, 116), r: art.to(66, 84) + art.level * 8 }
  art.defs.push(
    `<radialGradient id="${id}" cx="${num(sky.x / 25.6) / 10}" cy="${num(sky.y / 25.6) / 10}" r=".78"><stop offset="0" stop-color="${art.mid}"/><stop offset=".5" stop-color="${art.mid}"/><stop offset="1" stop-color="${art.edge}"/></radialGradient>`,
  )
  const motif = motifOf(art)
  const isRayed = ['rays', 'arches', 'plain', 'bolts'].includes(motif) || (art.level > 0.8 && motif !== 'waves')
  let svg = `<rect width="256" height="256" fill="url(#${id})"/>`
  if (isRayed) svg += rays(art, sky, motif === 'rays' ? 0.2 : 0.1)
  if (motif === 'runes') svg += runes(art, num(sky.x), num(sky.y), num(sky.r + 12), art.glow, 0.75, art.pick([5, 6, 7, 8]))
  svg += art.halo(sky.x, sky.y, sky.r * 1.75, art.glow, 0.5) + disc(art, sky, motif) + scenery[motif](art)
  const specks = Array.from({ length: 12 + Math.round(art.level * 10) }, () => speck(art, motif)).join('')
  return `${svg}<g opacity=".55">${specks}</g>`
}

/** The edges fall into the dark. */
export function vignette(art: Art): string {
  const id = art.id()
  art.defs.push(
    `<radialGradient id="${id}" cx=".5" cy=".45" r=".75"><stop offset=".62" stop-color="${art.edge}" stop-opacity="0"/><stop offset="1" stop-color="${art.edge}" stop-opacity=".85"/></radialGradient>`,
  )
  return `<rect width="256" height="256" fill="url(#${id})"/>`
}
