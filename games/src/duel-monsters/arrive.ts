import { ask, type Handle, type PlayerId, pop, type Steps, withLast } from '@duelhall/kernel'
import { showChoice } from './chain.ts'
import { put, tell } from './moves.ts'
import { type ArriveFrame, ATTACK, arriveFrame, DEFENSE, DOWN, type Duel, MONSTERS, summonKinds } from './state.ts'

const posesOf: Readonly<Record<string, number>> = {
  attack: 1 << ATTACK,
  defense: 1 << DEFENSE,
  faceDown: 1 << DOWN,
  either: (1 << ATTACK) | (1 << DEFENSE),
  eitherOrFaceDown: (1 << ATTACK) | (1 << DEFENSE) | (1 << DOWN),
}

/** Monsters come onto a field by an effect (YG-SUMMON-31, -35, -38); whose they were is no matter (YG-CONTROL-10). */
export const arriving = (
  by: PlayerId,
  to: PlayerId,
  pieces: readonly Handle[],
  position: string,
  kind: number,
  proper: boolean,
  block: string,
): ArriveFrame =>
  arriveFrame({
    op: 'arrive',
    step: 'position',
    by,
    to,
    pieces,
    poses: posesOf[position] ?? posesOf.either!,
    kind,
    proper,
    block,
    at: 0,
    pose: 0,
    placed: [],
  })

/** Position and zone of each in turn, then all at the instant of the effect (YG-EFFECT-20 to -22). */
export const arriveSteps: Steps<Duel, ArriveFrame> = {
  position(t, f, answer) {
    if (f.at === f.pieces.length) {
      f.step = 'done'
      return
    }
    if (answer === null) return ask(t, f.by, 'position', { source: f.pieces[f.at]! })
    showChoice(t, f.by, f.pieces[f.at]!)
    f.pose = answer.place!
    f.step = 'zone'
  },
  zone(t, f, answer) {
    if (answer === null) return ask(t, f.by, 'monsterZone', { source: f.pieces[f.at]! })
    showChoice(t, f.by, f.pieces[f.at]!)
    f.placed = withLast(withLast(f.placed, f.pose), answer.place!)
    f.at++
    f.step = 'position'
  },
  done(t, f) {
    pop(t)
    f.pieces.forEach((h, i) => {
      put(t, h, f.to, MONSTERS, f.placed[2 * i + 1]!, f.placed[2 * i]!, f.kind)
      if (f.proper) t.piece(h).proper = true
    })
    for (const h of f.pieces) tell(t, 'summoned', f.by, h, null, { cause: summonKinds[f.kind]! })
  },
}
