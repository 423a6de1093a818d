import { gold, quiet } from '../../paint.ts'
import type { Scene, Skin } from '../skin.ts'
import { toldLines } from '../told.ts'
import { attackLines, cardLines, fieldLines, fieldTiles, headLine, pileLines, rolledLines } from './mat.ts'
import { seatOrder } from './zones.ts'

const NARROWEST = 72
const steps: Readonly<Record<string, readonly string[]>> = {
  Start: ['start'],
  Draw: ['clearAndDraw'],
  Roll: ['roll'],
  Main: ['main'],
  Attack: ['beforeAttack', 'attack'],
  Window: ['window'],
  Damage: ['damage'],
  Cleanup: ['cleanup'],
}

/** The steps of the turn, the one under way in brackets. */
function stepLine({ view, paint }: Scene): string {
  const names = Object.entries(steps).map(([name, phases]) =>
    phases.includes(view.turn.phase) ? paint(gold, `[${name}]`) : paint(quiet, ` ${name} `),
  )
  return ` ${names.join(paint(quiet, '·'))}`
}

/** The mats face each other across the fights; whoever looks sits below. */
function mats(scene: Scene, field: (scene: Scene, seat: number) => string[]): string[] {
  const { foes, own } = seatOrder(scene.view)
  const theirs = (seat: number) => [
    headLine(scene, seat),
    ...cardLines(scene, seat),
    ...pileLines(scene, seat),
    ...rolledLines(scene, seat),
    ...field(scene, seat),
  ]
  const mine = (seat: number) => [...field(scene, seat), ...rolledLines(scene, seat), ...pileLines(scene, seat), ...cardLines(scene, seat)]
  const fights = attackLines(scene)
  return [
    stepLine(scene),
    ...foes.flatMap(theirs),
    ...(fights.length === 0 ? [''] : ['', ...fights, '']),
    ...own.flatMap((seat) => [headLine(scene, seat), ...mine(seat)]),
    '',
  ]
}

/** Dice Masters: every mat with its cards, bag, prep area, reserve, field and piles, and who fights whom between them. */
export const dice: Skin = {
  draw(scene) {
    if (scene.columns < NARROWEST) return null
    const tiled = mats(scene, fieldTiles)
    const lines = tiled.length <= scene.rows ? tiled : mats(scene, fieldLines)
    return lines.length <= scene.rows + toldLines(scene).length ? [...lines, ...toldLines(scene)] : null
  },
  list: (scene) => [...mats(scene, fieldLines), ...toldLines(scene)],
  label: () => null,
  places: [],
  leads: () => false,
  ending: () => null,
}
