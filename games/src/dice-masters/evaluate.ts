import { type Handle, type Judgement, less, type PlayerId, weighed, weightsBy } from '@duelhall/kernel'
import { CHARACTER, defs } from './catalog.ts'
import { ATTACK, BAG, type DiceState, FIELD, OUT, PREP, places, RESERVE, UNROLLED, USED } from './state.ts'
import file from './weights.json' with { type: 'json' }

/**
 * Life; attack and defense in the field; what all dice that were bought have cost, and those of them that are rolled next turn;
 * sidekicks.
 */
const names = ['life', 'attack', 'defense', 'owned', 'soon', 'sidekicks'] as const

/** The own side against the other. */
export const judgement: Judgement<DiceState> = {
  names,
  weights: weightsBy(names, file),
  measure(s, player) {
    const { team } = s.players[player]!
    const own = names.map(() => 0)
    const other = names.map(() => 0)
    for (let p = 0; p < s.players.length; p++) gather(s, p, s.players[p]!.team === team ? own : other)
    return less(own, other)
  },
}

export const evaluate = (s: DiceState, player: PlayerId): number => weighed(judgement, s, player)

const at = (s: DiceState, p: number, place: number): readonly Handle[] => s.zones[1 + p * places.length + place]!

const OWN = [FIELD, ATTACK, BAG, PREP, RESERVE, OUT, USED] as const
const [LIFE, STRENGTH, DEFENSE, OWNED, SOON, SIDEKICKS] = [0, 1, 2, 3, 4, 5] as const

function gather(s: DiceState, p: number, sum: number[]): void {
  // DM-DBL-01: partners have one life, which every seat of the team shows.
  if (sum[LIFE] === 0) sum[LIFE] = s.players[p]!.life
  for (const place of OWN)
    for (const h of at(s, p, place)) {
      const { def, face } = s.pieces[h]!
      const { kind, cost, sides } = defs[def]!
      if (kind === 'sidekick') sum[SIDEKICKS]!++
      else {
        sum[OWNED]! += cost
        if (place === PREP) sum[SOON]! += cost
      }
      const side = face === UNROLLED || (place !== FIELD && place !== ATTACK) ? undefined : sides[face]
      if (side?.is !== CHARACTER) continue
      sum[STRENGTH]! += side.attack
      sum[DEFENSE]! += side.defense
    }
}
