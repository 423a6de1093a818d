import {
  end,
  foes,
  type Handle,
  handleOf,
  happen,
  type Outcome,
  type Packet,
  type PlayerId,
  packet,
  playing,
  push,
  type Replacement,
  type RuleId,
  refTo,
  seatOf,
  type VerbRules,
  value,
  verb,
} from '@duelhall/kernel'
import { toGrave } from './cardplay.ts'
import { cardOf, creaturesOf, inZone, isCreature, isSeat, keyOf, runFrame, type T, type Tiny } from './state.ts'

/** Damage can be replaced, death cannot. TG-DAMAGE-01 */
export const verbs: VerbRules<Tiny> = {
  keys: { damage: keyOf('damage') },
  replacements(t, _f, now, holder) {
    const { effect, id } = cardOf(t, holder)
    const player = t.piece(holder).controller
    const fits = effect?.on === 'self' ? now.piece === holder : now.piece === seatOf(player)
    return fits ? [{ effect: `${id}/do`, source: holder, player, may: effect!.may }] : []
  },
  orderer: (t, now) => t.piece(now.piece).controller,
  replace: (t, _f, now, r: Replacement) =>
    runFrame({
      op: 'run',
      step: 'run',
      block: r.effect,
      pc: 0,
      source: refTo(t.state, r.source),
      player: r.player,
      it: now.source,
      was: now.n,
      picked: null,
    }),
  propose(t, f) {
    if (f.verb === 'damage') happen(t, 'threatened', null, null, null, { list: f.packets.map((p) => p.piece) })
  },
  commit(t, f, p) {
    if (f.verb === 'die') die(t, p.piece)
    else hurt(t, p)
  },
}

function hurt(t: T, p: Packet): void {
  if (isSeat(t, p.piece)) t.player(t.piece(p.piece).controller).life -= p.n
  else if (isCreature(t, p.piece)) t.mark(p.piece).damage += p.n
  else return
  happen(t, 'hurt', t.piece(p.piece).controller, p.piece, p.source === null ? null : handleOf(p.source), { n: p.n, cause: p.cause })
}

function die(t: T, h: Handle): void {
  happen(t, 'died', t.piece(h).controller, h)
  toGrave(t, h)
}

/** After every group: the dead leave, whoever has no life is out, the last side wins. */
export function settle(t: T): void {
  const dead = playing(t).flatMap((p) => creaturesOf(t, p).filter((h) => t.mark(h).damage >= value(t, h, 'power'))) // TG-DEATH-01
  if (dead.length > 0)
    return push(
      t,
      verb(
        'die',
        dead.map((h) => packet(h, 0, 'damage', null)),
      ),
    )
  const fallen = playing(t).filter((p) => t.player(p).life <= 0)
  if (fallen.length > 0) leave(t, fallen)
}

/** TG-OUT-01 */
export function leave(t: T, players: readonly PlayerId[]): void {
  const s = t.state
  for (const p of players) {
    t.player(p).out = true
    for (const h of inZone(t, p, 'field')) toGrave(t, h)
    happen(t, 'left', p)
  }
  s.stack.length = 1
  s.triggers = []
  s.events = []
  s.sealed = []
  t.frame.step = t.player(s.turn.player).out ? 'end' : 'main'
  const left = playing(t)
  if (left.every((p) => foes(t, p).length === 0)) finish(t, 'TG-END-01', (p) => (t.player(p).out ? 0 : 1))
}

/** Places by score; the members of a team share the best of theirs. */
export function finish(t: T, rule: RuleId, score: (player: PlayerId) => number): void {
  const all = t.state.players.map((_, p) => p as PlayerId)
  const best = all.map((p) => Math.max(...all.filter((q) => t.player(q).team === t.player(p).team).map(score)))
  const outcome: Outcome = { places: all.map((p) => 1 + best.filter((other) => other > best[p]!).length), rule }
  happen(t, 'ended', null)
  end(t, outcome)
}
