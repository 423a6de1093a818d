import type { civilizations } from '@duelhall/games'
import type { Ink, Style } from '../../paint.ts'

/** A civilization in a terminal: never by its colour alone. */
export interface Look {
  readonly name: string
  readonly letter: string
  readonly symbol: string
  /** The ground of its region, the lines on it, its spaces, and its creatures. */
  readonly ground: Ink
  readonly line: Ink
  readonly space: Ink
  readonly bright: Ink
}

export const looks: readonly Look[] = [
  look('fire', '▲', [52, '#3a1512'], [131, '#8f4436'], [217, '#eab5a4'], [203, '#f2674a']),
  look('water', '≈', [17, '#10243f'], [67, '#3d6b9c'], [153, '#a9cdf0'], [75, '#4aa3f0']),
  look('nature', '♣', [22, '#12301a'], [65, '#3f7a4a'], [151, '#a9dbb0'], [77, '#55c46a']),
  look('light', '☼', [58, '#38300f'], [136, '#8d7a2c'], [229, '#ecdf9f'], [221, '#f0cf4d']),
  look('darkness', '☾', [53, '#291737'], [97, '#70489a'], [183, '#d2b6ec'], [135, '#a871e6']),
]

function look(name: (typeof civilizations)[number], symbol: string, ground: Ink, line: Ink, space: Ink, bright: Ink): Look {
  return { name, letter: name.charAt(0).toUpperCase(), symbol, ground, line, space, bright }
}

export const lookOf = (civilization: unknown): Look | null => looks.find((one) => one.name === civilization) ?? null

const black: Ink = [16, '#120d0a']
/** A creature, or a chip that is held: dark letters on its own colour. */
export const token = ({ bright }: Look): Style => ({ fg: black, bg: bright, bold: true })
/** A space the chosen creature can end on; a foe stands on it where there is a battle. */
export const lit: Style = { fg: black, bg: [220, '#ffd75f'], bold: true }
export const foe: Style = { fg: [231, '#ffffff'], bg: [160, '#c62828'], bold: true }
export const chip: Style = { fg: [220, '#ffd75f'], bold: true }
export const way: Ink = [230, '#fff3c4']

/** The dragon is wild. */
export const dragon = '✶'
/** What a battle die shows, from 1. */
export const faces: readonly string[] = [...looks.map((one) => one.symbol), dragon]
