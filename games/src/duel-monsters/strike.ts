import type { PlayerId } from '@duelhall/kernel'
import { ATTACK, inZone, MONSTERS, type T } from './state.ts'
import { current, isMonster } from './stats.ts'

/** A monster as a battle sees it. */
export interface Fighter {
  readonly attack: number
  /** What an attack on it must beat. */
  readonly guard: number
  /** In Attack Position, so that the difference is lost in Life Points. */
  readonly open: boolean
}
export type Troop = readonly Fighter[]

export function troopOf(t: T, player: PlayerId): Troop {
  const troop: Fighter[] = []
  for (const h of inZone(t.state, player, MONSTERS)) {
    if (!isMonster(t, h)) continue
    const attack = current(t, h, 'attack')
    const open = t.piece(h).pose === ATTACK
    troop.push({ attack, guard: open ? attack : current(t, h, 'defense'), open })
  }
  return troop
}

/** The ATK of those in Attack Position, or the DEF of the others. */
export function guardOf(troop: Troop, open: boolean): number {
  let sum = 0
  for (const fighter of troop) if (fighter.open === open) sum += fighter.guard
  return sum
}

/** What a monster is worth besides what it guards with. */
const BODY = 500

/**
 * What a troop would lose if all of the other attacked now, those at rest too, as they can by their next Battle Phase: monsters, and Life
 * Points. The strongest goes first, each takes the best that it beats, or strikes directly where nobody is left.
 */
export function losses(troop: Troop, attackers: Troop): { readonly falls: number; readonly hurt: number } {
  const standing = troop.slice()
  let falls = 0
  let hurt = 0
  for (const { attack } of attackers.toSorted((a, b) => b.attack - a.attack)) {
    if (standing.length === 0) {
      hurt += attack
      continue
    }
    const best = prizeOf(standing, attack)
    if (best < 0) continue
    const [{ guard, open }] = standing.splice(best, 1) as [Fighter]
    falls += BODY + guard
    if (open) hurt += attack - guard
  }
  return { falls, hurt }
}

/** Of those that an attack beats: one in Attack Position before others, and the strongest, so that weaker attacks find their own; -1 if there is none. */
function prizeOf(standing: Troop, attack: number): number {
  let best = -1
  let most = 0
  for (let i = 0; i < standing.length; i++) {
    const { guard, open } = standing[i]!
    const prize = open ? attack + guard : guard
    if (guard < attack && (best < 0 || prize > most)) {
      best = i
      most = prize
    }
  }
  return best
}
