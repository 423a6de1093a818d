import type { TableView } from '@duelhall/kernel'
import { padded, wrapped } from '../../layout.ts'
import { quiet, strong } from '../../paint.ts'
import type { Scene } from '../skin.ts'
import { sides } from './board.ts'

const crests = [
  ['movement', 'M'],
  ['attack', 'A'],
  ['defense', 'D'],
  ['magic', 'G'],
  ['trap', 'T'],
] as const

type Shown = TableView['pieces'][number]
const named = (p: Shown): string => (p.values.name === null ? `item of level ${p.values.level ?? '?'}` : String(p.values.name))

/** Every player: life, crests, dice, and the figures in play and in reserve. */
export function playerPanels(scene: Scene, columns: number): string[] {
  return scene.view.players.flatMap((_, player) => [...playerPanel(scene, player, columns), ''])
}

function playerPanel({ view, seats, paint }: Scene, player: number, columns: number): string[] {
  const { values } = view.players[player]!
  const side = sides[player]!
  const mark = view.decision?.player === player ? '▸' : ' '
  const own = view.pieces.filter((p) => p.owner === player)
  const pool = crests.map(([kind, letter]) => `${letter}${values[kind]}`).join(' ')
  const dice = own.filter((p) => p.values.kind === 'die' && p.values.where === 'dice').length
  const held = own.filter((p) => p.values.where === 'reserve').map(named)
  const standing = view.pieces.filter((p) => p.controller === player && p.values.where === 'play').map(figureLine)
  return [
    `${mark} ${paint({ fg: side.bright, bold: true }, side.mark)} ${paint(strong, padded(seats[player]!.name, 12))} ${'♥'.repeat(Number(values.life))}`,
    `  ${paint(quiet, 'crests')} ${pool}  ${paint(quiet, 'dice')} ${dice}`,
    ...wrapped(`  ${paint(quiet, 'reserve')} ${held.length === 0 ? '–' : held.join(', ')}`, columns, '    '),
    ...standing.map((line) => `  ${line}`),
  ]
}

function figureLine(p: Shown): string {
  const { cell, attack, defense, hp, damage, keywords } = p.values
  if (p.values.kind === 'item') return `@${cell} ${named(p)}${p.values.faceUp === true ? ' (open)' : ''}`
  const hurt = Number(damage ?? 0) > 0 ? ` −${damage}` : ''
  return `${cell} ${named(p)} ${attack}/${defense}/${hp}${hurt}${keywords === '' ? '' : ` ${keywords}`}`
}
