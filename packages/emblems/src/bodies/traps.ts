import type { Art } from '../art.ts'
import { companions } from '../parts/runes.ts'
import { num } from '../shapes.ts'
import { deedOf, drawSigil } from './sigils.ts'
import { snares } from './snares.ts'

type Snare = keyof typeof snares

const named: readonly (readonly [RegExp, Snare])[] = [
  [/mirror|force|wall/i, 'shatter'],
  [/hole|pit/i, 'hole'],
  [/chain|bind|limit|seal/i, 'chain'],
  [/cage|prison|jail/i, 'cage'],
  [/spike|needle|nail/i, 'spikes'],
  [/bomb|mine|explo|blast/i, 'mine'],
]
const counter: readonly Snare[] = ['shield', 'shield', 'shatter', 'cage']
const lasting: readonly Snare[] = ['chain', 'web', 'eye', 'cage', 'spikes']
const any: readonly Snare[] = ['jaws', 'web', 'shield', 'eye', 'chain', 'hole', 'cage', 'spikes', 'mine']

function snareOf(art: Art): Snare {
  const word = named.find(([pattern]) => art.is(pattern))
  if (word !== undefined) return word[1]
  return art.pick(art.facts.icon === 'counter' ? counter : art.facts.icon === 'continuous' ? lasting : any)
}

/** The ring of teeth all traps share. */
function teeth(art: Art): string {
  const n = 24
  const tooth = (i: number): string => {
    const a = (i / n) * 2 * Math.PI
    const at = (r: number, b: number): string => `${num(128 + r * Math.cos(a + b))} ${num(128 + r * Math.sin(a + b))}`
    return `M${at(118, -0.12)}L${at(98, 0)}L${at(118, 0.12)}Z`
  }
  const all = Array.from({ length: n }, (_, i) => tooth(i)).join('')
  return `<path d="${all}" fill="${art.steel.base}" stroke="${art.ink}" stroke-width="2"/><circle cx="128" cy="128" r="117" fill="none" stroke="${art.ink}" stroke-width="9"/><circle cx="128" cy="128" r="117" fill="none" stroke="${art.rim}" stroke-width="3" opacity=".8"/>`
}

export function trap(art: Art): string {
  const ground = teeth(art) + art.halo(128, 128, 92, art.eye, 0.45)
  const deed = !named.some(([word]) => art.is(word)) && art.facts.icon !== 'counter' && art.chance(0.55) ? deedOf(art) : null
  if (deed !== null) return ground + drawSigil(art, deed, 84)
  return ground + companions(art, 86) + snares[snareOf(art)](art, art.steel)
}
