import { type Handle, handleOf, type Judgement, less, type PlayerId, weighed, weightsBy } from '@duelhall/kernel'
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
    const { phase, player: active } = s.turn
    const attacks = s.players[active]!.team === team
    if (phase === 'attack') threaten(s, attacks ? own : other, attacks ? other : own)
    else if (phase === 'window') clash(s, attacks ? own : other, attacks ? other : own)
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

const side = (s: DiceState, h: Handle) => {
  const { def, face } = s.pieces[h]!
  return face === UNROLLED ? undefined : defs[def]!.sides[face]
}

const attackersOf = (s: DiceState): readonly Handle[] =>
  s.players.flatMap((_, p) => at(s, p, ATTACK).filter((h) => s.marks[h]?.attacking === true))

/** Attackers are declared and not yet blocked: as many as there are blockers are taken to be stopped, the strongest first. */
function threaten(s: DiceState, own: number[], other: number[]): void {
  const strengths = attackersOf(s).flatMap((h) => {
    const shown = side(s, h)
    return shown?.is === CHARACTER ? [shown] : []
  })
  if (strengths.length === 0) return
  const { team } = s.players[s.turn.player]!
  const blockers = s.players.flatMap((seat, p) => (seat.team === team ? [] : at(s, p, FIELD))).filter((h) => side(s, h)?.is === CHARACTER)
  for (const { attack, defense } of strengths.sort((a, b) => b.attack - a.attack).slice(blockers.length))
    passes(attack, defense, own, other)
}

/** It deals its damage to the player and is out of play for a while. */
function passes(attack: number, defense: number, own: number[], other: number[]): void {
  other[LIFE]! -= attack
  own[STRENGTH]! -= attack
  own[DEFENSE]! -= defense
}

/** Blocks are declared: what the printed numbers will do. */
function clash(s: DiceState, own: number[], other: number[]): void {
  const blockers = s.players.flatMap((_, p) => at(s, p, ATTACK).filter((h) => s.marks[h] !== null && s.marks[h]!.blocks.length > 0))
  for (const h of attackersOf(s)) {
    const shown = side(s, h)
    if (shown?.is !== CHARACTER) continue
    if (!s.marks[h]!.blocked) {
      passes(shown.attack, shown.defense, own, other)
      continue
    }
    let taken = s.marks[h]!.damage
    let left = shown.attack
    for (const b of blockers) {
      const against = side(s, b)
      if (against?.is !== CHARACTER || !s.marks[b]!.blocks.some((ref) => handleOf(ref) === h)) continue
      taken += against.attack
      const need = against.defense - s.marks[b]!.damage
      if (left >= need) falls(s, b, against.attack, against.defense, other)
      left -= need
    }
    if (taken >= shown.defense) falls(s, h, shown.attack, shown.defense, own)
  }
}

/** A die that falls comes again with the next roll (DM-KO-01). */
function falls(s: DiceState, h: Handle, attack: number, defense: number, sum: number[]): void {
  const { kind, cost } = defs[s.pieces[h]!.def]!
  sum[STRENGTH]! -= attack
  sum[DEFENSE]! -= defense
  if (kind !== 'sidekick') sum[SOON]! += cost
}
