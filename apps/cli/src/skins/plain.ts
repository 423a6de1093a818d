import { playerId } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { strong } from '../paint.ts'
import { inWords, zoneLines } from '../play/explain.ts'
import type { Scene, Skin } from './skin.ts'
import { toldLines } from './told.ts'

/** A game without a picture of its own: everything as lists, and every piece by the name of its card. */
export const plain: Skin = {
  draw: () => null,
  list: (scene) => [...players(scene), ...zoneLines(scene, scene.columns, scene.paint), '', ...toldLines(scene)],
  label: () => null,
  places: [],
  leads: () => false,
  ending: () => null,
}

function players({ view, seats, columns, paint }: Scene): string[] {
  return view.players.flatMap((seat, p) => {
    const mark = view.decision?.player === playerId(p) ? '▸' : ' '
    return wrapped(`${mark} ${paint(strong, seats[p]!.name)}: ${seat.out ? 'out' : inWords(seat.values)}`, columns, '    ')
  })
}
