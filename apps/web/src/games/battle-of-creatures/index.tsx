import type { Skin } from '../../table/skin.ts'
import { Field } from './field.tsx'
import { civOfPlayer } from './look.ts'
import { Face, Picture, Seat } from './seat.tsx'
import { rollingTime, Tray } from './tray.tsx'

export const skin: Skin = {
  Field,
  Side: (props) => (props.phone ? null : <Tray {...props} />),
  Seat,
  Face,
  Picture,
  colour: (view, player) => {
    const civ = civOfPlayer(view, player)
    return civ === null ? 'var(--line-strong)' : `var(--${civ})`
  },
  lasts: (events, pace) => {
    const walks = events.some((event) => event.on === 'creatureMoved') ? { off: 0, quick: 450, calm: 900 }[pace] : 0
    return walks + rollingTime(events, pace) + { off: 0, quick: 250, calm: 700 }[pace]
  },
  onField: (option) => option.act === 'move' || option.act === 'place' || option.act === 'chooseCivilization',
}
