import { hash, stream } from './chance.ts'
import { lch, type Ramp, ramp, type Tone } from './colour.ts'
import type { Plan } from './plans.ts'
import type { Realm } from './realms.ts'

/** Chance as a drawing uses it. */
export interface Draws {
  to(from: number, to: number): number
  chance(p: number): boolean
  pick<const T>(list: readonly T[]): T
}

/** The colours of one picture. */
export interface Palette {
  readonly tone: Tone
  readonly hue: number
  readonly body: Ramp
  readonly second: Ramp
  readonly metal: Ramp
  readonly steel: Ramp
  readonly bone: Ramp
  readonly skin: Ramp
  readonly gold: Ramp
  readonly ink: string
  readonly rim: string
  readonly glow: string
  readonly eye: string
  readonly edge: string
  readonly mid: string
  readonly disc: string
}

interface Hue {
  readonly hue: number
  readonly chroma: number
  readonly tone: Tone
}

/** Words in a name that say a colour; the first that fits counts. */
const words: readonly (readonly [RegExp, (from: Hue, name: string) => Hue])[] = [
  [/\bwhite|silver|marshmallon|pale|angel|ice/i, () => ({ tone: 'pale', chroma: 0.025, hue: 240 })],
  [
    /\bblack\b|\bdark\b|shadow|night|\bB\. /i,
    (from, name) => ({ tone: 'dark', chroma: 0.06, hue: /dark magician/i.test(name) ? 290 : /dragon/i.test(name) ? 285 : from.hue }),
  ],
  [/flame|fire|burning|\bred\b|blaze|inferno|meteor|explos/i, () => ({ tone: 'mid', chroma: 0.17, hue: 30 })],
  [/\bblue|aqua|depth/i, (from) => ({ tone: from.tone, chroma: 0.12, hue: 248 })],
  [/emerald|forest|jade|green|frog/i, () => ({ tone: 'mid', chroma: 0.12, hue: 155 })],
  [/gold|ra\b|sun|solar/i, () => ({ tone: 'mid', chroma: 0.13, hue: 82 })],
  [/crystal|phantom|illusion/i, () => ({ tone: 'pale', chroma: 0.07, hue: 205 })],
  [/bone|skull|skeleton/i, () => ({ tone: 'pale', chroma: 0.035, hue: 85 })],
  [/stone|rock|grave|castle/i, (from) => ({ tone: from.tone, chroma: 0.03, hue: 65 })],
  [/bronze|mane|lion/i, (from) => ({ tone: from.tone, chroma: 0.12, hue: 62 })],
]

function hueOf(art: Draws, name: string, realm: Realm, plan: Plan): Hue {
  const from: Hue = { hue: art.pick(realm.hues) + art.to(-6, 6), chroma: realm.chroma * art.to(0.85, 1.1), tone: realm.tone }
  const at = words.findIndex(([word]) => word.test(name))
  const isBare = plan === 'undead' && (at < 0 || at > 7)
  if (isBare) return { tone: 'pale', chroma: 0.035, hue: 85 }
  return at < 0 ? from : words[at]![1](from, name)
}

const eyeOf = (name: string, realm: Realm): string =>
  /red-eyes/i.test(name) ? lch(0.66, 0.24, 27) : /blue-eyes/i.test(name) ? lch(0.72, 0.16, 235) : lch(...realm.eye)

export function paletteOf(art: Draws, name: string, realm: Realm, plan: Plan): Palette {
  const { hue, chroma, tone } = hueOf(art, name, realm, plan)
  const body = ramp(hue, chroma, tone)
  const other = hue + art.pick([150, 180, 205, 35, -40, 120])
  const second = ramp(other, Math.min(0.13, chroma + 0.03), tone === 'dark' ? 'mid' : art.chance(0.6) ? 'dark' : 'mid')
  const metal = art.chance(0.55) ? ramp(80, 0.09, 'mid') : ramp(250, 0.022, 'mid')
  const skin = art.pick([ramp(60, 0.055, 'pale'), ramp(55, 0.07, 'mid'), ramp(45, 0.06, 'mid')])
  const shade = stream(hash(name))
  const shift = (shade() - 0.5) * (plan === 'spell' || plan === 'trap' ? 44 : 16)
  const [glow, glowChroma, glowHue] = realm.glow
  return {
    tone,
    hue,
    body,
    second,
    metal,
    steel: ramp(245, 0.02, 'mid'),
    bone: ramp(88, 0.04, 'pale'),
    skin,
    gold: ramp(80, 0.11, 'mid'),
    ink: lch(0.12, 0.025, realm.edge[2]),
    rim: lch(Math.min(0.96, glow + 0.08), glowChroma * 0.75, glowHue),
    glow: lch(...realm.glow),
    eye: eyeOf(name, realm),
    edge: lch(realm.edge[0], realm.edge[1], realm.edge[2] + shift),
    mid: lch(realm.mid[0] + (shade() - 0.5) * 0.06, realm.mid[1], realm.mid[2] + shift),
    disc: tone === 'pale' ? lch(glow - 0.26, glowChroma + 0.02, glowHue - 6) : lch(glow - 0.06, glowChroma, glowHue),
  }
}
