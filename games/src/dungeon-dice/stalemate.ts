import { type Handle, type PlayerId, PUBLIC } from '@duelhall/kernel'
import { mayReach } from './battle.ts'
import { hasCell, WORDS } from './board.ts'
import { COLOUR, defs, IS_MONSTER, LEVEL } from './catalog.ts'
import { groundOf, netsOf } from './ground.ts'
import type { DungeonEffect, DungeonStep } from './lexicon.ts'
import { hasPlacement } from './placement.ts'
import { areaOf, besideSlot } from './reach.ts'
import { DICE, type DungeonState, inZone, PLAY, RESERVE, type T } from './state.ts'

/** DD-WIN-07: none of the three. The test is cautious. */
export const isStalemate = (t: T): boolean => !somethingActs(t.state) && !someoneBuilds(t.state) && !someoneFights(t)

/** DD-WIN-07a: a reserve figure with a die of its level and colour, a second one of that level, and a place. */
function someoneBuilds(s: DungeonState): boolean {
  for (let p = 0; p < s.players.length; p++) {
    const player = p as PlayerId
    const dice = inZone(s, player, DICE)
    if (inZone(s, player, RESERVE).some((h) => isSummonable(s, dice, h)) && hasPlacement(groundOf(s, player), netsOf(s, player)))
      return true
  }
  return false
}

/** A face-down card might be of any level (DD-INFO-02). */
function isSummonable(s: DungeonState, dice: readonly Handle[], h: Handle): boolean {
  const { def, known } = s.pieces[h]!
  if (known !== PUBLIC) return dice.some((die) => isItemDie(s, dice, die))
  let same = 0
  let coloured = false
  for (const die of dice) {
    const other = s.pieces[die]!.def
    if (LEVEL[other] !== LEVEL[def]) continue
    same++
    coloured ||= COLOUR[other] === COLOUR[def]
  }
  return same >= 2 && coloured
}

function isItemDie(s: DungeonState, dice: readonly Handle[], die: Handle): boolean {
  const { def } = s.pieces[die]!
  return COLOUR[def] === 'black' && dice.some((other) => other !== die && LEVEL[s.pieces[other]!.def] === LEVEL[def])
}

const AREA = new Int32Array(WORDS)

/** DD-WIN-07b, -12: somebody shares an area with somebody to attack, or with a cell beside the other slot. */
function someoneFights(t: T): boolean {
  const s = t.state
  for (let p = 0; p < s.players.length; p++)
    for (const h of inZone(s, p as PlayerId, PLAY)) {
      if (!IS_MONSTER[s.pieces[h]!.def]!) continue
      areaOf(s, s.pieces[h]!.place, AREA)
      for (let q = 0; q < s.players.length; q++) {
        if (s.players[q]!.team === s.players[p]!.team) continue
        if (besideSlot(q, s.table.rows).some((cell) => hasCell(AREA, cell))) return true
        for (const foe of inZone(s, q as PlayerId, PLAY))
          if (IS_MONSTER[s.pieces[foe]!.def]! && hasCell(AREA, s.pieces[foe]!.place) && mayReach(t, h, foe)) return true
      }
    }
  return false
}

const stirring: readonly DungeonStep['op'][] = [
  'damage',
  'destroy',
  'lifePoints',
  'control',
  'walk',
  'back',
  'warp',
  'bowl',
  'win',
  'revive',
  'unblock',
]
const stirs = (effect: DungeonEffect): boolean =>
  (effect.kind === 'use' || (effect.kind === 'trigger' && effect.on.on === 'entered')) &&
  effect.do.some((step) => (stirring as readonly string[]).includes(step.op))
/** DD-WIN-07c: abilities that deal damage, move or transfer figures, change the dungeon, return figures or end the game. */
const STIRS: readonly boolean[] = defs.map((def) => def.effects.some(stirs))

/** What lies face down may be anything: the end of a game must not tell (DD-INFO-05). */
function somethingActs(s: DungeonState): boolean {
  for (let p = 0; p < s.players.length; p++)
    for (const h of inZone(s, p as PlayerId, PLAY)) if (STIRS[s.pieces[h]!.def]! || s.pieces[h]!.known !== PUBLIC) return true
  return false
}
