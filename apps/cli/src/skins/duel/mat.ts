import type { Handle, PieceView } from '@duelhall/kernel'
import { padded } from '../../layout.ts'
import { type Ink, quiet, type Style, strong } from '../../paint.ts'
import { cardOf } from '../../play/naming.ts'
import type { Scene } from '../skin.ts'
import { cardIn, label, ownSeat, piecesIn, type Row, slotName, slots } from './zones.ts'

/** Cards in their colours, never by colour alone. */
const inks: Readonly<Record<string, Ink>> = {
  normal: [179, '#d8b36a'],
  effect: [173, '#d08a52'],
  ritual: [75, '#7aa8e8'],
  fusion: [140, '#a985c9'],
  synchro: [255, '#f2f0ea'],
  spell: [72, '#3fa98a'],
  trap: [168, '#cf5b94'],
}
const lit: Style = { fg: [16, '#120d0a'], bg: [220, '#ffd75f'], bold: true }

const NARROWEST = 11
const WIDEST = 20
const ACROSS = slots.length + 1

/** How wide one zone is drawn; 0 where the screen is too narrow for the mat. */
export const zoneWidth = (columns: number): number => {
  const wide = Math.min(WIDEST, Math.floor((columns - ACROSS - 1) / ACROSS))
  return wide < NARROWEST ? 0 : wide
}

/** Lines of the mat, without those of a low screen: those of a zone with monsters, those of the others, borders. */
export const matHeight = 15

/** Both sides of the field, the opponent's turned towards the viewer. */
export function drawMat(scene: Scene, wide: number): string[] {
  const own = ownSeat(scene.view)
  const foe = scene.view.players.findIndex((_, p) => p !== own)
  const chosen = new Set(scene.lit.flatMap(({ piece, target }) => [piece ?? [], target ?? []].flat()))
  const row = (name: Row, seat: number, lines: number): string[] => {
    const order = seat === own ? slots.map((_, i) => i) : slots.map((_, i) => slots.length - 1 - i)
    const corner = name === 'spells' ? zone(scene, 'field', seat, 0, wide, chosen) : pile(scene, seat, wide)
    const cells = order.map((slot) => zone(scene, name, seat, slot, wide, chosen))
    const all = seat === own ? [corner, ...cells] : [...cells, corner]
    return Array.from({ length: lines }, (_, i) => `│${all.map((cell) => cell[i] ?? ' '.repeat(wide)).join('│')}│`)
  }
  const border = (left: string, cross: string, right: string): string =>
    scene.paint(quiet, `${left}${Array.from({ length: ACROSS }, () => '─'.repeat(wide)).join(cross)}${right}`)
  return [
    border('┌', '┬', '┐'),
    ...row('spells', foe, 2),
    border('├', '┼', '┤'),
    ...row('monsters', foe, 3),
    border('╞', '╪', '╡').replaceAll('─', '═'),
    ...row('monsters', own, 3),
    border('├', '┼', '┤'),
    ...row('spells', own, 2),
    border('└', '┴', '┘'),
  ]
}

const cut = (text: string, wide: number): string => padded(text.length > wide ? `${text.slice(0, wide - 1)}…` : text, wide)

/** Name, values and the word by which it is typed; empty zones show only where they are. */
function zone(scene: Scene, row: Row, seat: number, slot: number, wide: number, chosen: ReadonlySet<Handle>): string[] {
  const { view, paint } = scene
  const h = cardIn(view, row, seat, slot)
  if (h === null) return [' '.repeat(wide), paint(quiet, cut(` ${slotName(view, row, seat, slot)}`, wide))]
  const card = view.pieces[h]!
  const name = label(view, h)!
  const typed = chosen.has(h) ? `[${name}]` : ` ${name}`
  const style: Style = chosen.has(h) ? lit : { ...inkOf(scene, h), bold: card.controller === ownSeat(view) }
  const lines =
    row === 'monsters' ? [nameOf(scene, h), values(card), `${typed}${counters(card)}`] : [nameOf(scene, h), `${typed}${counters(card)}`]
  return lines.map((line) => paint(style, cut(line, wide)))
}

function inkOf(scene: Scene, h: Handle): Style {
  const facts = cardOf(scene, h)?.facts
  const ink = inks[String(facts?.frame ?? facts?.kind ?? '')]
  return ink === undefined ? quiet : { fg: ink }
}

const nameOf = (scene: Scene, h: Handle): string => {
  const { values: shown } = scene.view.pieces[h]!
  const set = shown.position === 'face-down' ? '▒ ' : ''
  return `${set}${typeof shown.name === 'string' ? shown.name : 'Set'}`
}

/** ▲ attacks, ▬ defends. */
function values({ values: shown }: PieceView): string {
  if (shown.attack === undefined || shown.attack === null) return shown.position === 'face-down' ? '▬ ?/?' : ''
  return `${shown.position === 'attack' ? '▲' : '▬'} ${shown.attack}/${shown.defense}`
}

const counters = ({ values: shown }: PieceView): string => (Number(shown.counters ?? 0) > 0 ? ` ●${shown.counters}` : '')

/** The Graveyard with its newest card, and how much is removed from play. */
function pile(scene: Scene, seat: number, wide: number): string[] {
  const { view, paint } = scene
  const graveyard = piecesIn(view, 'graveyard', seat)
  const top = graveyard.at(-1)
  const lines = [
    `GY ${graveyard.length}`,
    top === undefined ? '' : String(view.pieces[top]!.values.name ?? ''),
    `out ${piecesIn(view, 'removed', seat).length}`,
  ]
  return lines.map((line, i) => paint(i === 0 ? strong : quiet, cut(` ${line}`, wide)))
}
