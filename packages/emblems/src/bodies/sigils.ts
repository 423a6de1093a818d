import type { Art } from '../art.ts'
import { ramp } from '../colour.ts'
import { companions } from '../parts/runes.ts'
import { deeds } from './deeds.ts'
import type { Sigil } from './sigil.ts'
import { powers } from './sigils-powers.ts'
import { signs } from './sigils-signs.ts'
import { things } from './sigils-things.ts'

const sigils = { ...things, ...powers, ...signs } satisfies Readonly<Record<string, Sigil>>
export type SigilName = keyof typeof sigils

/** Words in a name that ask for a sigil of their own. */
const named: readonly (readonly [RegExp, SigilName])[] = [
  [/reborn|life|soul|resurr/i, 'ankh'],
  [/pot|jar|greed/i, 'pot'],
  [/sword|blade|equip/i, 'sword'],
  [/horn|unicorn/i, 'horn'],
  [/heart/i, 'heart'],
  [/mirror|wall/i, 'mirror'],
  [/puzzle|pyramid/i, 'pyramid'],
  [/circle|bind/i, 'star6'],
  [/crown|king|emperor|throne/i, 'crown'],
  [/feather|wing|bird/i, 'feather'],
  [/tower|castle|fortress|labyrinth/i, 'tower'],
  [/mask/i, 'mask'],
  [/\bsun|solar|light of/i, 'sun'],
  [/moon|eclipse|lunar/i, 'moons'],
  [/bell|gong|siren/i, 'bell'],
  [/arrow|shot|archer/i, 'arrows'],
  [/banner|flag|call of|command/i, 'banner'],
  [/rose|thorn|vine|ivy|bramble/i, 'thorns'],
  [/rain|flood|spring|tear/i, 'drop'],
  [/book|drill|codex|scroll/i, 'book'],
  [/card|virus|draw/i, 'cards'],
  [/strike|thunder|bolt|war|raigeki|storm/i, 'bolt'],
]

const byIcon: Readonly<Record<string, readonly SigilName[]>> = {
  equip: ['sword', 'anvil', 'crown', 'banner', 'horn', 'mask'],
  'quick-play': ['bolt', 'arrows', 'feather', 'bell'],
  field: ['land', 'tower', 'sun', 'moons'],
  ritual: ['chalice', 'star6', 'lantern', 'moons'],
  continuous: ['book', 'scales', 'lantern', 'tower', 'orb', 'banner'],
}

const any: readonly SigilName[] = [
  'book',
  'bolt',
  'star6',
  'chalice',
  'hand',
  'cards',
  'eye',
  'orb',
  'gate',
  'fire',
  'wind',
  ...(Object.keys(signs) as (keyof typeof signs)[]),
]

/** The sigil for what a card does, unless its name asks for another; null when its deeds say nothing. */
export function deedOf(art: Art): SigilName | null {
  const { icon, does = [] } = art.facts
  if (icon === 'field' || icon === 'equip' || icon === 'ritual' || named.slice(0, 8).some(([word]) => art.is(word))) return null
  const fitting = does.flatMap((deed) => deeds[deed] ?? [])
  return fitting.length === 0 ? null : art.pick(fitting)
}

export function sigilOf(art: Art): SigilName {
  return deedOf(art) ?? named.find(([word]) => art.is(word))?.[1] ?? art.pick(byIcon[art.facts.icon ?? ''] ?? any)
}

/** A sigil in its glow, with small things around it. */
export function drawSigil(art: Art, name: SigilName, reach: number): string {
  const tint = art.pick([
    art.gold,
    art.gold,
    ramp(20, 0.15, 'mid'),
    ramp(240, 0.1, 'mid'),
    ramp(95, 0.14, 'mid'),
    ramp(320, 0.12, 'mid'),
    ramp(240, 0.02, 'pale'),
    ramp(150, 0.11, 'mid'),
  ])
  return companions(art, reach) + art.halo(128, 128, 96, art.eye, 0.5) + sigils[name](art, tint)
}
