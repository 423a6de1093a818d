import type { Handle, PieceView } from '@duelhall/kernel'
import { padded, width } from '../../layout.ts'
import { gold, quiet, strong } from '../../paint.ts'
import type { Scene } from '../skin.ts'
import { dieStyle, energySign, energyText, faceText, isLit, nameText, signStyle, statText } from './faces.ts'
import { number, ownSeat, type Place, piecesIn, text } from './zones.ts'

/** The words before each row of a mat. */
const ASIDE = 11
const TILE = 21
const virtual = ['fist', 'bolt', 'mask', 'shield', 'generic'] as const

/** One line under its word, broken with the rest indented. */
function row({ paint, columns }: Scene, word: string, parts: readonly string[], gap = '  '): string[] {
  if (parts.length === 0) return []
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && width(line) + gap.length + width(part) > columns - ASIDE) {
      lines.push(line)
      line = part
    } else line = line === '' ? part : `${line}${gap}${part}`
  }
  return [...lines, line].map((one, i) => `${paint(quiet, padded(i === 0 ? `  ${word}` : '', ASIDE))}${one}`)
}

/** Who, whose turn, life, and energy that is on no die. */
export function headLine(scene: Scene, seat: number): string {
  const { view, seats, paint, columns } = scene
  const { values, team } = view.players[seat]!
  const me = ownSeat(view)
  const asked = view.decision?.player === seat ? '▸' : ' '
  const turn = view.turn.player === seat ? '◆' : ' '
  const mate = view.players.length > 2 && seat !== me && team === view.players[me]!.team ? paint(quiet, ' partner') : ''
  const pool = virtual.flatMap((kind) =>
    number(values[kind]) > 0 ? [`${paint(signStyle(kind), energySign(kind))}${number(values[kind])}`] : [],
  )
  const energy = pool.length === 0 ? '' : `  ${paint(quiet, 'energy')} ${pool.join(' ')}`
  const head = `${asked}${turn}${paint(strong, seats[seat]!.name)}${mate}  ${paint(gold, `♥ ${number(values.life)}`)}${energy} `
  return `${head}${paint(quiet, '─'.repeat(Math.max(0, columns - width(head))))}`
}

/** The cards with their cost and the dice left on them: `F3 Harpie Lady ×2`. */
export function cardLines(scene: Scene, seat: number): string[] {
  const { view, paint } = scene
  const supply = piecesIn(view, 'supply', seat)
  const parts = piecesIn(view, 'cards', seat).map((h) => {
    const { values } = view.pieces[h]!
    const left = supply.filter((die) => view.pieces[die]!.values.card === h).length
    const types = energyText(scene, text(values.types))
    const name = isLit(scene, h) ? `›${text(values.name)}‹` : text(values.name)
    return `${types}${number(values.cost)} ${paint(left === 0 ? quiet : dieStyle(scene, h), name)} ${paint(quiet, `×${left}`)}`
  })
  return row(scene, 'cards', parts)
}

/** Dice nobody has rolled, by name and number of them: `prep 3: Sidekick ×2, Kuriboh`. */
export function pileLines(scene: Scene, seat: number): string[] {
  const { view, paint } = scene
  const pile = (place: Place): string[] => {
    const all = piecesIn(view, place, seat)
    if (all.length === 0 && place !== 'bag') return []
    const names = new Map<string, number>()
    for (const h of all) names.set(text(view.pieces[h]!.values.name), (names.get(text(view.pieces[h]!.values.name)) ?? 0) + 1)
    const [first = '', ...rest] = [...names].map(([name, n], i) => `${name}${n > 1 ? ` ×${n}` : ''}${i < names.size - 1 ? ',' : ''}`)
    const head = `${paint(quiet, place)} ${paint(strong, `${all.length}`)}`
    return [`${place === 'bag' ? '' : paint(quiet, '│ ')}${head}${first === '' ? '' : `${paint(quiet, ':')} ${first}`}`, ...rest]
  }
  return row(scene, 'dice', (['bag', 'prep', 'used', 'out', 'captured'] as const).flatMap(pile), ' ')
}

/** Dice on their faces: what was just rolled, and the reserve. */
export function rolledLines(scene: Scene, seat: number): string[] {
  const parts = (place: Place) =>
    piecesIn(scene.view, place, seat).map((h) => `${faceText(scene, scene.view.pieces[h]!)} ${nameText(scene, h)}`)
  return [...row(scene, 'rolled', parts('transit')), ...row(scene, 'reserve', parts('reserve'))]
}

/** The Field Zone as tiles of two lines; an action die that lies there shows no values. */
export function fieldTiles(scene: Scene, seat: number): string[] {
  const { view, paint, columns } = scene
  const tiles = piecesIn(view, 'field', seat).map((h) => [nameText(scene, h, TILE - 4), `${underLine(scene, h)}`])
  const across = Math.max(1, Math.floor((columns - ASIDE) / TILE))
  const lines: string[] = []
  for (let from = 0; from < tiles.length; from += across) {
    const part = tiles.slice(from, from + across)
    for (const at of [0, 1] as const) {
      const word = from === 0 && at === 0 ? '  field' : ''
      const side = paint(quiet, at === 0 ? '╭ ' : '╰ ')
      lines.push(`${paint(quiet, padded(word, ASIDE))}${part.map((tile) => padded(`${side}${tile[at]}`, TILE)).join('')}`.trimEnd())
    }
  }
  return lines
}

function underLine(scene: Scene, h: Handle): string {
  const piece = scene.view.pieces[h]!
  if (piece.values.face !== 'character') return faceText(scene, piece)
  return `${statText(scene, piece)}${ownerMark(scene, piece)}`
}

/** A die under somebody else's control. */
const ownerMark = ({ seats, paint }: Scene, { owner, controller }: PieceView): string =>
  owner === controller ? '' : paint(quiet, ` of ${seats[owner]!.name}`)

/** The same on as few lines as can be. */
export function fieldLines(scene: Scene, seat: number): string[] {
  const parts = piecesIn(scene.view, 'field', seat).map((h) => `${nameText(scene, h)} ${underLine(scene, h)}`)
  return row(scene, 'field', parts)
}

/** Every fight: the attacker, and who blocks it. */
export function attackLines(scene: Scene): string[] {
  const { view, paint } = scene
  const all = view.players.flatMap((_, seat) => piecesIn(view, 'attack', seat))
  const blockers = all.filter((h) => blocksOf(view.pieces[h]!).length > 0)
  const fighter = (h: Handle) => `${nameText(scene, h)} ${statText(scene, view.pieces[h]!)}`
  return all
    .filter((h) => view.pieces[h]!.values.attacking === true)
    .map((h) => {
      const mine = blockers.filter((other) => blocksOf(view.pieces[other]!).includes(h)).map(fighter)
      const isBlocked = view.pieces[h]!.values.blocked === true
      const against = mine.length > 0 ? `✕ ${mine.join(', ')}` : isBlocked ? paint(quiet, '✕ blocked') : paint(gold, '→')
      return `${paint(quiet, padded('  attack', ASIDE))}${fighter(h)}  ${against}`
    })
}
const blocksOf = ({ values }: PieceView): readonly number[] => (Array.isArray(values.blocks) ? (values.blocks as readonly number[]) : [])
