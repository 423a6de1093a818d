import type { Handle } from '@duelhall/kernel'
import { padded, wrapped } from '../../layout.ts'
import { gold, quiet, strong } from '../../paint.ts'
import { pieceName } from '../../play/naming.ts'
import type { Scene } from '../skin.ts'
import { label, ownSeat, piecesIn } from './zones.ts'

const phaseNames: Readonly<Record<string, string>> = {
  draw: 'Draw',
  standby: 'Standby',
  main1: 'Main 1',
  battle: 'Battle',
  main2: 'Main 2',
  end: 'End',
}

/** Turn and phases, the one under way in brackets. */
export function phaseLine({ view, paint }: Scene): string {
  const track = view.track.flatMap((phase) => {
    const name = phaseNames[phase]
    if (name === undefined) return []
    return phase === view.turn.phase ? paint(gold, `[${name}]`) : paint(quiet, ` ${name} `)
  })
  return `${paint(strong, `Turn ${view.turn.no}`)} ${track.join('')}`
}

/** Life Points, hand and piles of one player, on one line. */
export function playerLine({ view, seats, paint }: Scene, seat: number): string {
  const { values, out } = view.players[seat]!
  const mark = view.decision?.player === seat ? '▸' : ' '
  const turn = view.turn.player === seat ? '◆' : ' '
  const count = (word: string, place: string) => `${paint(quiet, word)} ${piecesIn(view, place, seat).length}`
  const wins = Number(values.wins ?? 0)
  return [
    `${mark}${turn}${paint(strong, padded(seats[seat]!.name, 12))}`,
    paint(gold, `LP ${values.life}`),
    count('hand', 'hand'),
    count('deck', 'deck'),
    count('extra', 'extra'),
    ...(wins > 0 ? [`${paint(quiet, 'won')} ${wins}`] : []),
    ...(out ? ['out'] : []),
  ].join('  ')
}

/** The cards in hand, by name. */
export function handLines(scene: Scene): string[] {
  const names = piecesIn(scene.view, 'hand', ownSeat(scene.view)).map((h) => pieceName(scene, h))
  if (names.length === 0 || scene.view.viewer === null) return []
  return wrapped(`${scene.paint(quiet, 'hand:')} ${names.join(' · ')}`, scene.columns, '      ')
}

/** The chain as it stands: the last link resolves first (YG-CHAIN-20). */
export function chainLines(scene: Scene): string[] {
  const { view, seats, columns, paint } = scene
  if (view.links.length === 0) return []
  const links = view.links.map(({ player, source }, i) => `${i + 1} ${pieceName(scene, source)} (${seats[player]!.name})`)
  return wrapped(`${paint(gold, 'chain:')} ${links.join('  ←  ')}`, columns, '       ')
}

/** Both fields in words. */
export function fieldLines(scene: Scene): string[] {
  const { view, columns, paint } = scene
  return view.players.flatMap((_, seat) => {
    const cards = ['monsters', 'spells', 'field'].flatMap((place) => piecesIn(view, place, seat)).map((h) => inWords(scene, h))
    const graveyard = piecesIn(view, 'graveyard', seat).map((h) => pieceName(scene, h))
    return [
      playerLine(scene, seat),
      ...wrapped(`  ${paint(quiet, 'field:')} ${cards.length === 0 ? '–' : cards.join(', ')}`, columns, '    '),
      ...(graveyard.length === 0 ? [] : wrapped(`  ${paint(quiet, 'graveyard:')} ${graveyard.join(', ')}`, columns, '    ')),
    ]
  })
}

function inWords(scene: Scene, h: Handle): string {
  const { values } = scene.view.pieces[h]!
  const points = values.attack === undefined || values.attack === null ? '' : ` ${values.attack}/${values.defense}`
  const position = typeof values.position === 'string' ? ` ${values.position}` : ''
  return `${label(scene.view, h)} ${typeof values.name === 'string' ? values.name : 'Set card'}${points}${position}`
}
