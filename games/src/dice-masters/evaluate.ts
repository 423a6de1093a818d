import type { Handle, PlayerId } from '@duelhall/kernel'
import { CHARACTER, defs } from './catalog.ts'
import { ATTACK, BAG, type DiceState, FIELD, OUT, PREP, places, RESERVE, UNROLLED, USED } from './state.ts'

const LIFE_WORTH = 1
const FIELDED_WORTH = 0.55
const OWNED_WORTH = 0.22
const SIDEKICK_WORTH = 0.1
const SCALE = 6

/** How good it looks for a player, from 0 (lost) to 1 (won): life, dice in the field, and what was bought. */
export function evaluate(s: DiceState, player: PlayerId): number {
  if (s.outcome !== null) return s.outcome.places[player] === 1 ? (s.outcome.places.every((place) => place === 1) ? 0.5 : 1) : 0
  const { team } = s.players[player]!
  let lead = 0
  for (let p = 0; p < s.players.length; p++) lead += (s.players[p]!.team === team ? 1 : -1) * strength(s, p)
  return 0.02 + 0.96 / (1 + Math.exp(-lead / SCALE))
}

const at = (s: DiceState, p: number, place: number): readonly Handle[] => s.zones[1 + p * places.length + place]!

function strength(s: DiceState, p: number): number {
  let sum = s.players[p]!.life * LIFE_WORTH
  for (const place of [FIELD, ATTACK])
    for (const h of at(s, p, place)) {
      const { def, face } = s.pieces[h]!
      const side = face === UNROLLED ? undefined : defs[def]!.sides[face]
      if (side?.is === CHARACTER) sum += (side.attack + side.defense) * 0.5 * FIELDED_WORTH
      sum += worth(s, h)
    }
  for (const place of [BAG, PREP, RESERVE, OUT, USED]) for (const h of at(s, p, place)) sum += worth(s, h)
  return sum
}

function worth(s: DiceState, h: Handle): number {
  const def = defs[s.pieces[h]!.def]!
  return def.kind === 'sidekick' ? SIDEKICK_WORTH : def.cost * OWNED_WORTH
}
