import { change, type Handle, happen, move, type PlayerId, PUBLIC, type Ref, rebirth, refTo, stand, standing } from '@duelhall/kernel'
import { cardOf, guiseOf, inZone, type Mark, mark, type T, zoneOf } from './state.ts'

/** The top of a deck is its end. */
export function draw(t: T, player: PlayerId, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = inZone(t, player, 'deck').at(-1)
    if (top === undefined) return
    move(t, top, zoneOf(player, 'hand'))
    happen(t, 'drew', player, top)
  }
}

const newcomer = (t: T): Mark => mark({ damage: 0, counters: 0, since: t.state.turn.no, struck: 0 })

/** Open on the field, as a new object: from the hand, or turned up, or back from the mist. */
export function enter(t: T, h: Handle): void {
  const player = t.piece(h).controller
  rebirth(t, h, newcomer(t))
  show(t, h, 'creature')
  move(t, h, zoneOf(player, 'field'))
  happen(t, 'entered', player, h)
  if (cardOf(t, h).effect?.on === 'always') stand(t, lasting(t, h, 'value', 'power', null, 1, 'leaves'))
}

/** Face down on the field: all see its kind. TG-SET-01 */
export function layDown(t: T, h: Handle): void {
  const player = t.piece(h).controller
  rebirth(t, h, newcomer(t))
  change(t, h, (p) => {
    p.guise = guiseOf(cardOf(t, h).kind)
  })
  move(t, h, zoneOf(player, 'field'))
  happen(t, 'set', player, h)
}

/** From the field or the hand to the grave, open. */
export function toGrave(t: T, h: Handle): void {
  const gone = refTo(t.state, h)
  t.state.standing = t.state.standing.filter((s) => s.source !== gone)
  show(t, h, cardOf(t, h).kind)
  move(t, h, zoneOf(t.piece(h).owner, 'grave'))
  rebirth(t, h)
}

function show(t: T, h: Handle, guise: 'creature' | 'trick'): void {
  change(t, h, (p) => {
    p.up = true
    p.known = PUBLIC
    p.guise = guiseOf(guise)
  })
}

/** What lasts from here on; `to` null lies on the other creatures of the same player. */
export const lasting = (
  t: T,
  source: Handle,
  layer: 'value' | 'ban',
  about: string,
  to: Ref | null,
  add: number,
  until: string,
  of: PlayerId | null = null,
) =>
  standing({
    source: refTo(t.state, source),
    player: t.piece(source).controller,
    layer,
    about,
    to,
    block: null,
    add,
    set: null,
    until,
    of,
    left: 0,
    since: 0,
    vars: {},
    event: null,
  })
