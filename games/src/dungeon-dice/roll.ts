import { type Handle, happen, heard, type PlayerId, pop, roll, type Steps } from '@duelhall/kernel'
import { defs, LEVEL, SUMMON } from './catalog.ts'
import { gain } from './crests.ts'
import { crestKinds } from './lexicon.ts'
import { askDice } from './roll-acts.ts'
import { DICE, type Dungeon, type DungeonState, inZone, type RollFrame, type T, turns } from './state.ts'

/** DD-ROLL-01 */
export const THREE = 3

const OFFERED: Handle[] = []
/** The dice that may be chosen next: each later than the last, equal ones once, and enough must be left. The list is scratch. */
export function offeredDice(s: DungeonState, player: PlayerId, picked: readonly Handle[]): readonly Handle[] {
  const available = ascending(inZone(s, player, DICE))
  const last = picked.at(-1) ?? -1
  const room = available.length - (THREE - picked.length - 1)
  OFFERED.length = 0
  for (let i = 0; i < room; i++) {
    const h = available[i]!
    if (h <= last) continue
    // Equal dice have neighbouring handles: of those not yet passed only the first is offered.
    const before = available[i - 1]
    if (before === undefined || before <= last || s.pieces[before]!.def !== s.pieces[h]!.def) OFFERED.push(h)
  }
  return OFFERED
}

/** Dice lie in the order of their handles, until one comes back. */
function ascending(list: readonly Handle[]): readonly Handle[] {
  for (let i = 1; i < list.length; i++) if (list[i]! < list[i - 1]!) return list.slice().sort((a, b) => a - b)
  return list
}

export const rollSteps: Steps<Dungeon, RollFrame> = {
  pick(t, f, answer) {
    if (answer !== null) f.picked = f.picked.concat(answer.piece!)
    if (f.picked.length < THREE) return askDice(t, f.picked)
    pop(t)
    rollDice(t, f.picked)
  },
}

/** DD-DICE-06, DD-ROLL-04: seeded, independent, once. */
export function rollDice(t: T, dice: readonly Handle[]): void {
  const f = turns(t.state)
  const { player } = t.state.turn
  const faces = dice.map(() => roll(t, 6))
  f.rolled = dice
  f.faces = faces
  f.level = qualifying(t.state, dice, faces)
  f.step = 'rolled'
  if (heard(t, 'diceRolled')) happen(t, 'diceRolled', player, null, null, { n: f.level, list: [...dice, ...faces] })
  // DD-ROLL-05, DD-CREST-11: added together first, then cut at the limit.
  for (let kind = 0; kind < crestKinds.length; kind++) {
    let n = 0
    for (let i = 0; i < dice.length; i++) {
      const side = defs[t.piece(dice[i]!).def]!.faces[faces[i]! - 1]!
      if (side.crest === kind) n += side.n
    }
    if (n > 0) gain(t, player, crestKinds[kind]!, n)
  }
}

/** Whether a rolled die shows a summon crest (DD-DICE-05). */
export const showsSummon = (s: DungeonState, die: Handle, face: number): boolean =>
  defs[s.pieces[die]!.def]!.faces[face - 1]!.crest === SUMMON

/** DD-ROLL-08, DD-SUMMON-02: the level that shows two summon crests; colour plays no part (DD-DICE-08). 0 where none does. */
function qualifying(s: DungeonState, dice: readonly Handle[], faces: readonly number[]): number {
  for (let level = 4; level > 0; level--) {
    let n = 0
    for (let i = 0; i < dice.length; i++) if (LEVEL[s.pieces[dice[i]!]!.def] === level && showsSummon(s, dice[i]!, faces[i]!)) n++
    if (n >= 2) return level
  }
  return 0
}
