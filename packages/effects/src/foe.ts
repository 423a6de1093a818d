import { foes, type Handle, handleOf, type PlayerId, type Ref, refTo, type Shape, seatOf, type Table } from '@duelhall/kernel'
import type { PickPlayer } from './language.ts'
import type { Voice } from './spec.ts'

/** With several foes "your opponent" is one of them, chosen by the player as the effect begins (DM-DBL-06); remembered under this name. */
const NAME = '$foe'
export const foePick: PickPlayer = { as: NAME, player: 'foe' }
export const foePath = (effect: string): string => `${effect}/foe`

/** The one who is meant: the foe that was chosen, or the only one; where nothing turns on it, the first. */
export function theFoe<G extends Shape>(t: Table<G>, voice: Voice): readonly PlayerId[] {
  const chosen = chosenFoe(voice)
  return chosen === null ? foes(t, voice.player).slice(0, 1) : [chosen]
}

export function chosenFoe(voice: Voice): PlayerId | null {
  const ref = voice.vars[NAME]?.[0] as Ref | undefined
  return ref === undefined ? null : (handleOf(ref) as number as PlayerId)
}

export const isFoe = <G extends Shape>(t: Table<G>, player: PlayerId, other: PlayerId): boolean =>
  t.player(player).team !== t.player(other).team

/** Whether it must still be asked who is meant; an opponent who did what is answered is meant without asking. */
export function asksForFoe<G extends Shape>(t: Table<G>, voice: Voice, answersFoe: boolean): boolean {
  if (t.state.players.length === 2 || voice.vars[NAME] !== undefined) return false
  const by = voice.event?.player ?? null
  if (!answersFoe || by === null || !isFoe(t, voice.player, by)) return true
  voice.vars = { ...voice.vars, [NAME]: [refTo(t.state, seatOf(by) as Handle)] }
  return false
}

/** Whether a program speaks of one opponent: as somebody who does or suffers something, or by a zone. `shared` are steps that befall a whole team. */
export function namesFoe(part: unknown, shared: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => namesFoe(one, shared))
  const fields = part as Readonly<Record<string, unknown>>
  if (fields.side === 'foe' && fields.in !== undefined) return true
  const isShared = typeof fields.op === 'string' && shared.includes(fields.op)
  return Object.entries(fields).some(([key, value]) =>
    value === 'foe' ? !isShared && (key === 'who' || key === 'to' || key === 'by') : namesFoe(value, shared),
  )
}
