import { creaturesBoard } from '@duelhall/games'
import { beside } from '../../layout.ts'
import type { Skin } from '../skin.ts'
import { toldLines } from '../told.ts'
import { drawBoard, label, leads, standing } from './board.ts'
import { battlePanel, playerPanels, standingLines, toldPanel } from './panels.ts'

const lowest = 28
const highest = 46
const aside = 40

/** Battle of the Creatures: the board from its coordinates, players, dice and news beside it. */
export const creatures: Skin = {
  draw(scene) {
    const rows = Math.min(scene.rows, highest, Math.floor((scene.columns - aside) / 2))
    if (rows < lowest) return null
    const panels = [...playerPanels(scene), ...battlePanel(scene)]
    const told = toldPanel(scene, aside - 2, rows - panels.length)
    return beside(drawBoard(scene, rows), [...panels, ...told].slice(0, Math.max(rows, panels.length)), 1)
  },
  list: (scene) => [...playerPanels(scene), ...standingLines(scene), ...battlePanel(scene), ...toldLines(scene)],
  label,
  places: creaturesBoard.spaces.map((space) => space.id),
  leads,
  ending(view, option) {
    if (option.place === null || !leads(option)) return null
    const space = creaturesBoard.spaces[option.place]!
    const foe = standing(view).get(option.place)
    const own = view.viewer === null ? null : view.players[view.viewer]!.values.civilization
    const name = space.id.startsWith(`${own}.`) ? space.key : space.id
    if (foe !== undefined) return `${name}×${label(view, foe)}`
    return space.kind === 'chip' ? `${name}◆` : name
  },
}
