import { type Handle, type Happening, type KeyId, type Link, refTo, type Trigger, value, type WindowRules } from '@duelhall/kernel'
import { cast, program } from './cast.ts'
import { cardOf, isCreature, isOn, isSeat, joinFrame, keyOf, type T, type Tiny } from './state.ts'

const linkOf = (trigger: Trigger): Link => ({
  effect: trigger.effect,
  source: trigger.source,
  player: trigger.player,
  negated: false,
  event: trigger.event,
  vars: trigger.vars,
})

export const windows: WindowRules<Tiny> = {
  collect(t, event, listener): readonly Trigger[] {
    const { id, effect } = cardOf(t, listener)
    if (effect === null || effect.on !== event.on || event.piece !== listener) return []
    const { turn, players, group } = t.state
    const player = t.piece(listener).controller
    const rank = (player - turn.player + players.length) % players.length
    return [
      {
        effect: `${id}/do`,
        source: refTo(t.state, listener),
        player,
        may: effect.may,
        rank,
        batch: group,
        settled: false,
        event,
        vars: {},
      },
    ]
  },
  missed: (t, window, trigger) => window.policy === 'chain' && trigger.may && trigger.event.group !== t.state.group, // TG-QUEUE-02
  fire: (_t, window, trigger) =>
    window.policy === 'queue' ? program(linkOf(trigger)) : joinFrame({ op: 'join', step: 'join', link: linkOf(trigger) }),
  resolve: (_t, link) => program(link),
  respond: (t, _window, player, answer) => cast(t, answer.act === 'spring' ? 'spring' : 'cast', player, answer.piece!),
}

export const hears = { entered: keyOf('entered'), died: keyOf('died') }

const NOTHING: readonly KeyId[] = []
const heardAs: Readonly<Record<string, readonly KeyId[]>> = {
  entered: [keyOf('entered')],
  died: [keyOf('died')],
  self: [keyOf('damage')],
  seat: [keyOf('damage')],
}

/** Only what lies open listens; the dead hear of their own death. */
export function interests(t: T, h: Handle): readonly KeyId[] {
  if (isSeat(t, h) || !t.piece(h).up) return NOTHING
  const on = cardOf(t, h).effect?.on
  if (on === undefined || !(isOn(t, h, 'field') || (on === 'died' && isOn(t, h, 'grave')))) return NOTHING
  return heardAs[on] ?? NOTHING
}

export const was = (t: T, h: Handle): Happening['was'] => (isCreature(t, h) ? { power: value(t, h, 'power') } : null)
