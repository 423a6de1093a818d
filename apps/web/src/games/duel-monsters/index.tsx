import type { Skin } from '../../table/skin.ts'
import { Chain } from './chain.tsx'
import { Field } from './field.tsx'
import { seatColour } from './look.ts'
import { Face, Picture, Seat } from './seat.tsx'

export const skin: Skin = {
  Field,
  Side: (props) => (props.phone ? null : <Chain {...props} />),
  Seat,
  Face,
  Picture,
  hasSteps: true,
  hurts: { destroyed: 'piece', playerDamaged: 'player' },
  colour: (_view, player) => seatColour(player),
  lasts: (events, pace) => (events.length === 0 ? 0 : { off: 0, quick: 350, calm: 900 }[pace]),
  onField: (option) => option.act === 'zone',
}
