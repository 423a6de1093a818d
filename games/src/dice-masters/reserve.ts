import { type Handle, type PlayerId, withLast } from '@duelhall/kernel'
import { CHARACTER, defs, ENERGY, GENERIC, keywordValues, type Side } from './catalog.ts'
import { dice, RESERVE, type T } from './state.ts'
import { twin } from './twins.ts'

/** What the dice in a Reserve Pool show. */
export interface Reserve {
  /** Symbols by kind: DM-ENERGY-06 counts symbols, not dice. */
  readonly energy: readonly number[]
  /** Of equal ones the first. */
  readonly characters: readonly Handle[]
  readonly actions: readonly Handle[]
  /** The most that fielding one of the characters costs, by its face. */
  readonly dearest: number
  /** Whether any of them has a printed way of its own to be paid for. */
  readonly hasRitual: boolean
  /** Whether there is a double face of which half might be lost. */
  readonly hasHalf: boolean
}

/**
 * A list says what lies there, also from one choice to the next: `turnTo` and `send` replace it where a die in it shows another face. So it is looked at once for each list.
 */
export function reserveOf(t: T, player: PlayerId): Reserve {
  const list = dice(t, player, RESERVE)
  return list === seen[player] ? known[player]! : look(t, player, list)
}
const seen: (readonly Handle[] | null)[] = []
const known: Reserve[] = []

const NO_DICE: readonly Handle[] = []
const rituals = keywordValues.get('ritual') ?? []
function look(t: T, player: PlayerId, list: readonly Handle[]): Reserve {
  const energy = [0, 0, 0, 0, 0, 0]
  let characters = NO_DICE
  let actions = NO_DICE
  let dearest = 0
  let hasRitual = false
  let hasHalf = false
  let isFixed = true
  for (let i = 0; i < list.length; i++) {
    const h = list[i]!
    const p = t.state.pieces[h]!
    const m = t.state.marks[h]!
    if (m !== null && !m.partly) isFixed = false // whether it has a twin hangs on what lasts
    const side = defs[p.def]!.sides[p.face]!
    if (side.is === ENERGY) {
      for (let k = 0; k < side.energy.length; k++) energy[side.energy[k]!]!++
      if (losesHalf(side)) hasHalf = true
    } else if (side.is === CHARACTER) {
      characters = withTwinsOnce(t, characters, h)
      if (side.fielding > dearest) dearest = side.fielding
      if ((rituals[p.def] ?? 0) > 0) hasRitual = true
    } else actions = withTwinsOnce(t, actions, h)
  }
  seen[player] = isFixed ? list : null
  known[player] = { energy, characters, actions, dearest, hasRitual, hasHalf }
  return known[player]
}

/** DM-ENERGY-08, -09, -17: no face shows the other half of it, or what is left is no face at all. */
const losesHalf = ({ energy, left }: Side): boolean => energy.length > 1 && (energy[0] === GENERIC || left[0] === -1 || left[1] === -1)

function withTwinsOnce(t: T, found: readonly Handle[], h: Handle): readonly Handle[] {
  if (found.length === 0) return [h]
  const same = twin(t, h)
  if (same >= 0) for (let i = 0; i < found.length; i++) if (twin(t, found[i]!) === same) return found
  return withLast(found, h)
}
