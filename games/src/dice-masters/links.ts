import { change, type Handle, happen, type PlayerId, type Ref } from '@duelhall/kernel'
import { touch } from './memory.ts'
import { blank, CAPTURED, dice, FIELD, GONE, type Mark, NONE, NOREF, type T } from './state.ts'
import { fielded, isToken, refOf, send, spend, step, stillFielded } from './zones.ts'

/** Whether this die hangs on another one. */
export const isLinked = ({ host, ruler }: Mark): boolean => host !== NOREF || ruler !== NOREF

/** What hung on something that has left: attached dice, controlled dice, captives. */
export function looseLinks(t: T): void {
  for (let p = 0; p < t.state.players.length; p++) {
    const player = p as PlayerId
    const inField = fielded(t, player)
    for (let i = 0; i < inField.length; i++) {
      const h = inField[i]!
      const m = t.mark(h)
      if (!isLinked(m)) continue
      const { host, ruler } = m
      if (host !== NOREF && !stillFielded(t, host)) spend(t, h)
      else if (ruler !== NOREF && !stillFielded(t, ruler)) endControl(t, h) // DM-CONTROL-05
    }
    const captives = dice(t, player, CAPTURED)
    for (let i = 0; i < captives.length; i++) if (!stillFielded(t, t.mark(captives[i]!).captor)) release(t, captives[i]!)
  }
}

/** DM-CAPTURE-01 to -03, -08: under the captor, out of everything; its own captives are freed first (DM-CAPTURE-09). */
export function capture(t: T, h: Handle, captor: Handle): void {
  for (const other of captivesOf(t, refOf(t, h))) release(t, other)
  happen(t, 'captured', t.piece(captor).controller, h, captor)
  if (isToken(t, h)) return send(t, h, GONE) // DM-TOKEN-04
  const { face } = t.piece(h)
  send(t, h, CAPTURED, face)
  t.state.marks[h] = blank()
  t.mark(h).captor = refOf(t, captor)
}

export const captivesOf = (t: T, captor: Ref): readonly Handle[] =>
  t.state.players.flatMap((_, p) => dice(t, p as PlayerId, CAPTURED).filter((h) => t.mark(h).captor === captor))

/** DM-CAPTURE-06, -07: back to the Field Zone on its face, not as a fielding, with nothing on it. */
export function release(t: T, h: Handle): void {
  send(t, h, FIELD, t.piece(h).face)
  happen(t, 'released', t.piece(h).controller, h)
}

/** DM-CONTROL-01, -09, DM-TERM-07: to the controller's Field Zone, and opposing to its owner; `by` is the die that controls, null where an action does. */
export function takeControl(t: T, h: Handle, player: PlayerId, by: Handle | null): void {
  withdraw(t, h)
  change(t, h, (p) => {
    p.controller = player
  })
  step(t, h, FIELD)
  t.mark(h).ruler = by === null ? NOREF : refOf(t, by)
  happen(t, 'controlled', player, h)
}

/** DM-CONTROL-07: back to where it was taken from, on its face, out of the attack. */
export function endControl(t: T, h: Handle): void {
  withdraw(t, h)
  change(t, h, (p) => {
    p.controller = p.owner
  })
  step(t, h, FIELD)
  t.mark(h).ruler = NOREF
  happen(t, 'released', t.piece(h).owner, h)
}

/** The die stops attacking or blocking and returns to the Field Zone; what it blocked stays blocked (DM-BLOCK-04). */
export function withdraw(t: T, h: Handle): void {
  const m = t.mark(h)
  m.attacking = false
  m.blocked = false
  m.blocks = NONE
  touch(t)
  step(t, h, FIELD)
}
