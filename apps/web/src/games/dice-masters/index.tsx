import type { Skin } from '../../table/skin.ts'
import { Field } from './field.tsx'
import { seatColour } from './look.ts'
import { Face, Picture, Seat } from './seat.tsx'

/** Both editions lie on the same mat; what differs comes with the view. */
export const skin: Skin = {
  Field,
  Seat,
  Face,
  Picture,
  hurts: { damaged: 'piece', playerDamaged: 'player', lifeLost: 'player' },
  colour: (_view, player) => seatColour(player),
  lasts: (events, pace) => {
    const rolls = events.some((event) => event.on === 'rolled' || event.on === 'rerolled') ? { off: 0, quick: 420, calm: 720 }[pace] : 0
    return rolls + { off: 0, quick: 200, calm: 550 }[pace]
  },
}
