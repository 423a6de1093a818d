import type { Handle, PieceView } from '@duelhall/kernel'
import { type Ink, quiet, type Style } from '../../paint.ts'
import { cardOf } from '../../play/naming.ts'
import type { Scene } from '../skin.ts'
import { dieName, number, text } from './zones.ts'

/** Energy by its letter, so that colour is not needed. */
const signs: Readonly<Record<string, readonly [letter: string, ink: Ink]>> = {
  fist: ['F', [209, '#f0875a']],
  bolt: ['B', [221, '#f2cf4a']],
  mask: ['M', [75, '#62aee8']],
  shield: ['S', [141, '#a88ae0']],
  wild: ['?', [255, '#f4f1ea']],
  generic: ['○', [248, '#a8a49c']],
}
const lit: Style = { fg: [16, '#120d0a'], bg: [220, '#ffd75f'], bold: true }
const hurt: Style = { fg: [203, '#ff6b5e'], bold: true }

export const energySign = (kind: string): string => signs[kind]?.[0] ?? ''
export const signStyle = (kind: string): Style => ({ fg: signs[kind]?.[1] ?? quiet.fg!, bold: true })

/** The letters of a list of energies, each in its colour. */
export const energyText = ({ paint }: Scene, energy: string): string =>
  energy
    .split(' ')
    .map((kind) => paint(signStyle(kind), energySign(kind)))
    .join('')

const typesOf = (scene: Scene, h: Handle): readonly string[] => String(cardOf(scene, h)?.facts.types ?? '').split(/[\s,]+/)
/** Dice have the colour of their first type; sidekicks and basic actions have none. */
export function dieStyle(scene: Scene, h: Handle): Style {
  const [kind = ''] = typesOf(scene, h)
  return signs[kind] === undefined ? {} : { fg: signs[kind][1] }
}

const stars = (n: number): string => '*'.repeat(n)

/** `L2 3/4 *`: level, attack and defense, bursts, damage. */
export function statText({ paint }: Scene, { values }: PieceView): string {
  const damage = number(values.damage)
  const burst = number(values.burst)
  return [
    `L${number(values.level)} ${number(values.attack)}/${number(values.defense)}`,
    ...(burst > 0 ? [stars(burst)] : []),
    ...(damage > 0 ? [paint(hurt, `−${damage}`)] : []),
  ].join(' ')
}

/** What a die shows, in brackets: `[FF]`, `[L2 3/4]`, `[▶*]`. */
export function faceText(scene: Scene, { values }: PieceView): string {
  if (values.face === 'energy') return `[${energyText(scene, text(values.energy))}]`
  if (values.face === 'action') return `[▶${stars(number(values.burst))}]`
  if (values.face !== 'character') return ''
  const cost = number(values.fielding)
  return `[L${number(values.level)} ${number(values.attack)}/${number(values.defense)}${stars(number(values.burst))}${cost > 0 ? ` cost ${cost}` : ''}]`
}

export const isLit = ({ lit: options }: Scene, h: Handle): boolean => options.some(({ piece, target }) => piece === h || target === h)

/** The name of a die; lit ones are marked without colour too. */
export function nameText(scene: Scene, h: Handle, longest = 40): string {
  const name = dieName(scene.view.pieces[h]!)
  const short = [...name].length > longest ? shortened(name, longest) : name
  return isLit(scene, h) ? scene.paint(lit, `›${short}‹`) : scene.paint(dieStyle(scene, h), short)
}

/** The number at its end stays: `La Jinn the My… 2`. */
function shortened(name: string, longest: number): string {
  const end = name.slice(name.lastIndexOf(' '))
  return `${name.slice(0, longest - end.length - 1)}…${end}`
}
