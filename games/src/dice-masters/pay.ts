import { type Act, addPlace, because, type Handle, happen, type PlayerId, pop, type Steps, type Why } from '@duelhall/kernel'
import { mayGrow } from './bundle.ts'
import { defs, GENERIC, WILD } from './catalog.ts'
import { energyOn, gainEnergy, type Price, takeVirtual } from './energy.ts'
import { FIRST, isComplete, proposal, SECOND, spendable, spending, spentPart, spentPiece, WHOLE } from './payment.ts'
import { type Picker, pick } from './picks.ts'
import { blank, type Dice, dice, PAID, type PayFrame, type PicksFrame, payFrame, RESERVE, type T } from './state.ts'
import { send, showsEnergy, spentZone, turnTo } from './zones.ts'

/** A cost that is to be paid; the player has been found able to. */
export const payment = (player: PlayerId, cost: Price, fielding = false): PayFrame =>
  payFrame({
    op: 'pay',
    step: 'choose',
    player,
    n: cost.n,
    fist: cost.types[0]!,
    bolt: cost.types[1]!,
    mask: cost.types[2]!,
    shield: cost.types[3]!,
    fielding,
    picked: [],
  })

export const paySteps: Steps<Dice, PayFrame> = {
  choose(t, f) {
    if (f.n === 0) return pop(t) // DM-ENERGY-12
    const { spends, only } = proposal(t, f)
    if (!only || mayGrow(t, f.player)) return pick(t, 'pay', f.player)
    f.picked = spends
    f.step = 'spend'
    spend(t, f)
  },
  spend,
}
function spend(t: T, f: PayFrame): void {
  pop(t)
  for (const code of f.picked) spendOne(t, f, spentPiece(code), spentPart(code))
}

function spendOne(t: T, f: PayFrame, piece: Handle, part: number): void {
  if (piece < t.state.players.length) {
    happen(t, 'energySpent', f.player, piece, null, { n: 1 })
    return takeVirtual(t, f.player, part)
  }
  const p = t.piece(piece)
  const side = defs[p.def]!.sides[p.face]!
  happen(t, 'energySpent', f.player, piece, null, { n: part === WHOLE ? side.energy.length : 1 })
  if (part !== SECOND && side.energy[0] === WILD) happen(t, 'wildSpent', f.player, piece)
  if (part !== FIRST && side.energy[1] === WILD) happen(t, 'wildSpent', f.player, piece)
  if (part !== WHOLE) {
    const rest = side.energy[part === FIRST ? 1 : 0]!
    const showing = rest === GENERIC ? -1 : side.left[part === FIRST ? 0 : 1]
    if (showing >= 0) {
      turnTo(t, piece, showing) // DM-ENERGY-09
      t.state.marks[piece] ??= blank()
      t.mark(piece).partly = true // DM-ENERGY-16
      return
    }
    if (t.state.table.virtualRemainder) gainEnergy(t, f.player, rest, 1) // DM-ENERGY-08, -17
  }
  send(t, piece, spentZone(t, p.owner)) // DM-ENERGY-10, -11, DM-GLOBAL-03
  if (f.fielding && !t.state.table.outOfPlay) p.place = PAID // DM-FIELD-07
}

function frame(t: T): PayFrame {
  let at = t.state.stack.length - 1
  while (t.state.stack[at]!.op !== 'pay') at--
  return t.state.stack[at] as PayFrame
}
const picks = (t: T): PicksFrame => t.frame as PicksFrame

/** Picks of a payment: `accept` pays as proposed. */
export const payPicker: Picker = {
  code: (answer) => spending(answer.piece!, answer.place!),
  isOver: (t, picked) => isComplete(t, frame(t), picked),
  end(t, picked, answer) {
    const f = t.frame as PayFrame
    f.picked = answer.act === 'accept' ? proposal(t, f).spends : picked
    f.step = 'spend'
    spend(t, f)
  },
}

/** Whatever may be spent of a piece stands side by side. */
function piecesOf(codes: readonly number[]): readonly Handle[] {
  const pieces: Handle[] = []
  for (let i = 0; i < codes.length; i++) {
    const piece = spentPiece(codes[i]!)
    if (!pieces.includes(piece)) pieces.push(piece)
  }
  return pieces
}

export const payActs: readonly Act<Dice>[] = [
  { act: 'accept', player: [['DM-ENERGY-19', (t) => picks(t).picked.length === 0]] },
  {
    act: 'spend',
    // Where there is one payment only, paying as proposed is all there is to choose.
    player: [['DM-ENERGY-19', (t) => picks(t).picked.length > 0 || !t.state.table.bundles || !proposal(t, frame(t)).only]],
    pieces: [
      'DM-ENERGY-13',
      (t) => piecesOf(spendable(t, frame(t), picks(t).picked)),
      (t, player, h) => because(isOwnEnergy(t, player, h) ? 'DM-ENERGY-13' : 'DM-ENERGY-18'),
    ],
    places: [
      'DM-ENERGY-13',
      (t, _player, piece) => {
        for (const code of spendable(t, frame(t), picks(t).picked)) if (spentPiece(code) === piece) addPlace(spentPart(code))
        return 1
      },
      (t, _player, piece, _target, part) => whyNot(t, piece!, part),
    ],
  },
]

const isOwnEnergy = (t: T, player: PlayerId, h: Handle): boolean =>
  (h as number) === player || (dice(t, player, RESERVE).includes(h) && showsEnergy(t, h))
/** DM-ENERGY-08: half a generic face where its rest would be lost; otherwise it would be too much or too little. */
function whyNot(t: T, piece: Handle, part: number): Why {
  const isHalf = part !== WHOLE && piece >= t.state.players.length && energyOn(t, piece)[0] === GENERIC
  return because(isHalf && !t.state.table.virtualRemainder ? 'DM-ENERGY-08' : 'DM-ENERGY-13')
}
