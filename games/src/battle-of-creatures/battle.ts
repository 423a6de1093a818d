import { ask, type Handle, happen, heard, move, pop, roll, type Steps, type Table } from '@duelhall/kernel'
import { loot } from './acts.ts'
import { takeChip } from './chips.ts'
import { checkComplete, checkOut } from './end.ts'
import { CIVILIZATION, DRAGON, POWER } from './pawns.ts'
import { isHome } from './reach.ts'
import { type BattleFrame, battleFrame, type Creatures, DEFEATED, NOWHERE, RESERVE, zoneOf } from './state.ts'

type T = Table<Creatures>

/** BC-BATTLE-01: a frame without a question; nobody can decline. */
export const openBattle = (attacker: Handle, defender: Handle): BattleFrame =>
  battleFrame({ op: 'battle', step: 'roll', attacker, defender, round: 1, winner: attacker })

// Scratch: the dice of the round under way.
const FACES: number[] = []

export const battleSteps: Steps<Creatures, BattleFrame> = {
  roll(t, f) {
    const { attacker, defender } = f
    const fighter = t.piece(attacker).controller
    if (f.round === 1) happen(t, 'battleStarted', fighter, attacker, defender)
    const space = t.piece(defender).place
    FACES.length = 0
    const attack = hits(t, attacker, space)
    const dice = FACES.length
    const defence = hits(t, defender, space)
    // BC-INFO-03: every round is shown: hits of both, number of the attacker's dice, all faces.
    if (heard(t, 'battleRolled'))
      happen(t, 'battleRolled', fighter, attacker, defender, { n: f.round, list: [attack, defence, dice, ...FACES] })
    if (attack === defence && !t.state.table.defenderHolds) {
      happen(t, 'battleTied', fighter, attacker, defender, { n: f.round })
      f.round++ // BC-BATTLE-05
      return
    }
    f.winner = attack > defence ? attacker : defender // BC-BATTLE-04; BC-VAR-05
    settle(t, f, space)
  },
  rob(t, f, answer) {
    const robber = t.piece(f.winner).controller
    const victim = t.piece(loserOf(f)).controller
    if (t.player(robber).out) f.step = 'close'
    else if (answer === null) ask(t, robber, 'rob', { source: f.winner })
    else {
      t.player(victim).chips &= ~(1 << answer.place!)
      t.player(robber).chips |= 1 << answer.place!
      happen(t, 'chipRobbed', robber, f.winner, loserOf(f), { n: answer.place! })
      f.step = 'close'
      checkComplete(t, robber)
    }
  },
  close(t, f) {
    checkOut(t, t.piece(loserOf(f)).controller)
    if (t.state.outcome === null) pop(t)
  },
}

const loserOf = (f: BattleFrame): Handle => (f.winner === f.attacker ? f.defender : f.attacker)

/** BC-BATTLE-02, -11: as many dice as power and nothing else. BC-BATTLE-03, -10: own symbols and dragons are hits, others nothing. */
function hits(t: T, piece: Handle, space: number): number {
  const { def } = t.piece(piece)
  const civilization = CIVILIZATION[def]!
  const dice = POWER[def]! + (t.state.table.homeGround && isHome(civilization, space) ? 1 : 0) // BC-VAR-06
  let n = 0
  for (let i = 0; i < dice; i++) {
    const face = roll(t, DRAGON)
    FACES.push(face)
    if (face === DRAGON || face === civilization + 1) n++
  }
  return n
}

function settle(t: T, f: BattleFrame, space: number): void {
  const loser = loserOf(f)
  const beaten = t.piece(loser).controller
  const victor = t.piece(f.winner).controller
  happen(t, 'battleWon', victor, f.winner, loser, { n: f.round })
  // BC-BATTLE-06, and BC-BATTLE-08: the attacker as well. BC-VAR-04: back to the reserve.
  move(t, loser, zoneOf(beaten, t.state.table.return ? RESERVE : DEFEATED), NOWHERE)
  happen(t, 'creatureDefeated', beaten, loser)
  f.step = t.state.table.robbers && loot(t.state, f.winner, loser) !== 0 ? 'rob' : 'close'
  if (f.winner !== f.attacker) return // BC-CHIP-10
  t.piece(f.attacker).place = space // BC-BATTLE-07
  takeChip(t, victor, f.attacker, space) // BC-CHIP-02
  if (t.state.outcome === null && f.step === 'rob' && loot(t.state, f.winner, loser) === 0) f.step = 'close'
}
