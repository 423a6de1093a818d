import type { Skin } from '../../table/skin.ts'
import { LastBattle } from './battle.tsx'
import { Field } from './field.tsx'
import { nameOfCell, ownerOf } from './look.ts'
import { Face, Picture, Seat } from './seat.tsx'

const quiet: readonly string[] = ['where', 'net', 'move', 'step', 'cell']

export const skin: Skin = {
  Field,
  Side: LastBattle,
  Seat,
  Face,
  Picture,
  hurts: { damaged: 'piece', lifePointLost: 'player' },
  colour: (_view, player) => ownerOf(player).rim,
  lasts: (events, pace) => {
    const rolls = events.some((event) => event.on === 'diceRolled') ? { off: 0, quick: 500, calm: 800 }[pace] : 0
    return rolls + { off: 0, quick: 250, calm: 650 }[pace]
  },
  where: (view, piece) => nameOfCell(view.pieces[piece]!.place),
  onField: (option) => quiet.includes(option.act),
}
