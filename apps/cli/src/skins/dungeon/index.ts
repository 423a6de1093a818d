import { dungeonBoard } from '@duelhall/games'
import { beside } from '../../layout.ts'
import type { Skin } from '../skin.ts'
import { toldLines } from '../told.ts'
import { drawBoard, label, leads } from './board.ts'
import { playerPanels } from './panels.ts'

const width = 44
const aside = 34

/** Dungeon Dice: the field from the viewer's side, players and figures beside it. */
export const dungeon: Skin = {
  draw(scene) {
    const board = drawBoard(scene)
    if (scene.columns < width + aside || scene.rows < board.length) return null
    return [...beside(board, playerPanels(scene, scene.columns - width - 2), 2), '', ...toldLines(scene)]
  },
  list: (scene) => [...playerPanels(scene, scene.columns), ...toldLines(scene)],
  label,
  places: dungeonBoard.names,
  leads,
  ending: (_view, option) => (option.place === null || !leads(option) ? null : dungeonBoard.names[option.place]!),
}
