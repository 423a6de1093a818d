import type { Skin } from '../skin.ts'
import { toldLines } from '../told.ts'
import { drawMat, matHeight, zoneWidth } from './mat.ts'
import { chainLines, fieldLines, handLines, phaseLine, playerLine } from './panels.ts'
import { label, leads, ownSeat, slots } from './zones.ts'

/** Lines around the mat: phases, players, hand. */
const AROUND = 6

/** Duel Monsters: the mat from the viewer's side, with the chain and the hand below it. */
export const duel: Skin = {
  draw(scene) {
    const wide = zoneWidth(scene.columns)
    if (wide === 0 || scene.rows < matHeight + AROUND) return null
    const own = ownSeat(scene.view)
    const others = scene.view.players.flatMap((_, p) => (p === own ? [] : playerLine(scene, p)))
    return [
      phaseLine(scene),
      ...others,
      ...drawMat(scene, wide),
      playerLine(scene, own),
      ...handLines(scene),
      ...chainLines(scene),
      '',
      ...toldLines(scene),
    ]
  },
  list: (scene) => [phaseLine(scene), ...fieldLines(scene), ...handLines(scene), ...chainLines(scene), '', ...toldLines(scene)],
  label,
  places: slots,
  leads,
  ending: (_view, option) => (option.place === null || !leads(option) ? null : slots[option.place]!),
}
