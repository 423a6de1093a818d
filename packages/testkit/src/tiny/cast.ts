import {
  addLink,
  after,
  completes,
  currentWindow,
  type Handle,
  handleOf,
  happen,
  type Link,
  openWindow,
  type PlayerId,
  packet,
  pop,
  push,
  refTo,
  type Steps,
  use,
  verb,
} from '@duelhall/kernel'
import { toGrave } from './cardplay.ts'
import { pick, taskOf } from './pick.ts'
import { type CastFrame, cardOf, castFrame, type JoinFrame, runFrame, type T, type Tiny } from './state.ts'

export const cast = (t: T, how: CastFrame['how'], player: PlayerId, piece: Handle): CastFrame =>
  castFrame({ op: 'cast', step: 'cost', how, player, source: refTo(t.state, piece), cost: [], picked: null })

/** TG-CAST-03: whether its cost can be paid and its target be found. */
export function castable(t: T, player: PlayerId, piece: Handle): boolean {
  const { target, cost } = cardOf(t, piece).effect!
  if (cost > 0 && !completes(taskOf(t, { player, from: 'exactPower', sum: cost, min: 1 }), [])) return false
  return target === null || completes(taskOf(t, { player, from: target, sum: 0, min: 1 }), [])
}

export const castSteps: Steps<Tiny, CastFrame> = {
  cost(t, f) {
    const { cost } = cardOf(t, handleOf(f.source)).effect!
    if (cost > 0 && f.picked === null) return push(t, pick({ player: f.player, source: f.source, from: 'exactPower', sum: cost, min: 1 }))
    f.cost = f.picked ?? []
    f.picked = null
    f.step = 'target'
  },
  target(t, f) {
    const { target } = cardOf(t, handleOf(f.source)).effect!
    if (target !== null && f.picked === null) return push(t, pick({ player: f.player, source: f.source, from: target, sum: 0, min: 1 }))
    f.step = 'tell'
  },
  tell(t, f) {
    pop(t)
    const piece = handleOf(f.source)
    const target = f.picked?.[0] ?? null
    if (f.how === 'use') use(t, `turn/${piece}`, 'turn')
    else toGrave(t, piece)
    happen(t, f.how === 'use' ? 'used' : 'cast', f.player, piece, target)
    const link: Link = {
      effect: `${cardOf(t, piece).id}/do`,
      source: refTo(t.state, piece),
      player: f.player,
      negated: false,
      event: null,
      vars: target === null ? {} : { it: [refTo(t.state, target)] },
    }
    if (f.how === 'use') return push(t, program(link))
    if (currentWindow(t) === null) push(t, openWindow('cast', 'chain', after(t, f.player)))
    addLink(t, link)
    if (f.cost.length > 0)
      push(
        t,
        verb(
          'die',
          f.cost.map((h) => packet(h, 0, 'cost', f.source)),
        ),
      )
  },
}

export const joinSteps: Steps<Tiny, JoinFrame> = {
  join(t, f) {
    pop(t)
    addLink(t, f.link)
  },
}

/** The program behind a link. */
export const program = (link: Link) =>
  runFrame({
    op: 'run',
    step: 'run',
    block: link.effect,
    pc: 0,
    source: link.source,
    player: link.player,
    it: (link.vars.it?.[0] ?? null) as CastFrame['source'] | null,
    was: link.event?.was?.power ?? 0,
    picked: null,
  })
