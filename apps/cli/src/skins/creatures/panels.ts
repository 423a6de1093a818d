import { chipStacks } from '@duelhall/games'
import type { Handle } from '@duelhall/kernel'
import { beside, padded, wrapped } from '../../layout.ts'
import { quiet, strong } from '../../paint.ts'
import type { Scene } from '../skin.ts'
import { label } from './board.ts'
import { dragon, faces, type Look, lookOf, looks, token } from './look.ts'

/** Every player: name, chips, and where the creatures are. */
export function playerPanels(scene: Scene): string[] {
  return scene.view.players.flatMap((_, player) => [...playerPanel(scene, player), ''])
}

function playerPanel({ view, seats, paint }: Scene, player: number): string[] {
  const { values, out } = view.players[player]!
  const look = lookOf(values.civilization)
  const mark = view.decision?.player === player ? '▸' : ' '
  const title = look === null ? '' : paint({ fg: look.bright, bold: true }, `${look.symbol} ${look.name}`)
  const name = `${mark} ${paint(strong, padded(seats[player]!.name, 12))} ${title}${out ? ` · ${values.status}` : ''}`
  if (look === null) return [name]
  const held = Array.isArray(values.chips) ? values.chips : []
  const slots = looks.map((one, c) =>
    held.includes(c) ? paint(token(one), `[${one.letter}]`) : paint(quiet, ` ${one.letter.toLowerCase()} `),
  )
  const powers = (where: string) => {
    const there = view.pieces.filter((piece) => piece.owner === player && piece.values.where === where)
    return there.length === 0 ? paint(quiet, '–') : there.map((piece) => String(piece.values.power)).join(' ')
  }
  const part = (word: string, where: string) => `${paint(quiet, word)} ${powers(where)}`
  return [
    name,
    `  ${paint(quiet, 'chips')} ${slots.join('')} ${paint(strong, `${held.length} of 5`)}`,
    `  ${[part('board', 'board'), part('reserve', 'reserve')].join('  ')}`,
    `  ${part('defeated', 'defeated')}`,
  ]
}

/** Who stands where, and how many chips are left, in words. */
export function standingLines({ view, seats, columns, paint }: Scene): string[] {
  const stacks = chipStacks(view).map((left, c) => `${left} ${looks[c]!.name}`)
  const creatures = view.players.flatMap((_, player) => {
    const there = view.pieces.flatMap((piece, h) => (piece.owner === player && piece.values.where === 'board' ? [h as Handle] : []))
    if (there.length === 0) return []
    const all = there.map((h) => `${label(view, h)} on ${view.pieces[h]!.values.space}`)
    return wrapped(`  ${paint(strong, seats[player]!.name)}: ${all.join(', ')}`, columns, '    ')
  })
  return [...creatures, ...wrapped(`  ${paint(quiet, 'chips left:')} ${stacks.join(', ')}`, columns, '    '), '']
}

/** The dice of the last battle: both sides next to each other, hits in brackets. */
export function battlePanel(scene: Scene): string[] {
  const rolls = scene.events.filter((event) => event.on === 'battleRolled')
  const last = rolls[rolls.length - 1]
  if (last === undefined) return []
  const [attack = 0, defence = 0, dice = 0, ...all] = last.list
  const { paint } = scene
  const left = side(scene, last.piece!, attack, all.slice(0, dice))
  const right = side(scene, last.target!, defence, all.slice(dice))
  const rounds = last.n === 1 ? '' : `, round ${last.n} after ${last.n === 2 ? 'a tie' : 'ties'}`
  return [paint(strong, `  Last battle${rounds}`), ...beside(left, right, 2), '']
}

const perRow = 4

function side({ view, paint }: Scene, piece: Handle, hits: number, dice: readonly number[]): string[] {
  const look = lookOf(view.pieces[piece]!.values.civilization)!
  const shown = dice.map((face) => die(look, face - 1, paint))
  const lines: string[] = []
  for (let i = 0; i < shown.length; i += perRow) lines.push(`  ${shown.slice(i, i + perRow).join('')}`)
  return [`  ${paint(token(look), ` ${label(view, piece)} `)} ${hits} ${hits === 1 ? 'hit' : 'hits'}`, ...lines]
}

function die(own: Look, face: number, paint: Scene['paint']): string {
  const symbol = faces[face]!
  if (symbol === own.symbol || symbol === dragon) return paint({ fg: own.bright, bold: true }, `[${symbol}]`)
  return paint(quiet, ` ${symbol} `)
}

/** The latest sentences that fit into so many lines; each is whole or left out. */
export function toldPanel({ told }: Scene, columns: number, rows: number): string[] {
  let lines: string[] = []
  for (const sentence of told.toReversed()) {
    const more = [...wrapped(`  ${sentence}`, columns, '    '), ...lines]
    if (more.length > rows) break
    lines = more
  }
  return lines
}
