import type { Facts } from '@duelhall/emblems'
import { type Card, type Handle, handle, type PieceView, type TableView } from '@duelhall/kernel'
import type { Material } from '../../pieces/die.tsx'
import { factsOfCard } from '../../pieces/emblem.tsx'
import { type Energy, energies, type Face } from '../../pieces/faces.tsx'

/** Seats differ in tone as well as in place: one's own mat lies below. */
export const seatColours = ['#8fbbe6', '#b9c45a', '#e0a06a', '#c79be0'] as const
export const seatColour = (player: number): string => seatColours[player % seatColours.length]!

export const zoneOf = (view: TableView, place: string, player: number): readonly Handle[] =>
  view.zones.find((zone) => zone.name === `${place} ${player}`)?.pieces ?? []

const isEnergy = (word: string): word is Energy => word === 'wild' || word === 'generic' || energies.some((one) => one === word)

/** `bolt bolt`, `action★`, `1/6/5★★` */
function faceOf(word: string, picture: Facts | null): Face {
  const burst = word.length - word.replaceAll('★', '').length
  const bare = word.replaceAll('★', '').trim()
  if (bare === 'action') return { is: 'action', burst, picture }
  const [fielding, attack, defense] = bare.split('/').map(Number)
  if (attack !== undefined && defense !== undefined) return { is: 'character', fielding: fielding!, attack, defense, burst, picture }
  const symbols = bare.split(' ')
  const energy = symbols[0] ?? ''
  return { is: 'energy', energy: isEnergy(energy) ? energy : 'generic', amount: symbols.length }
}

/** What every starting die shows; it has no card. */
const sidekick = 'fist, bolt, mask, shield, wild, 0/1/1'

export function facesOf(view: TableView, card: Card | null): readonly Face[] {
  const words = card === null ? sidekick : String(card.facts.faces ?? '')
  const picture = card === null ? null : factsOfCard(view.game, card)
  return words.split(', ').map((word) => faceOf(word, picture))
}

/** Which of its sides a die shows; -1 while it has not been rolled. */
export function sideShown(piece: PieceView, faces: readonly Face[]): number {
  const { face, level, burst, energy } = piece.values
  if (face === 'character') {
    const characters = faces.flatMap((one, i) => (one.is === 'character' ? [i] : []))
    return characters[Math.max(0, Math.min(characters.length - 1, Number(level) - 1))] ?? -1
  }
  if (face === 'action') return faces.findIndex((one) => one.is === 'action' && one.burst === Number(burst))
  if (face !== 'energy') return -1
  const words = String(energy).split(' ')
  return faces.findIndex((one) => one.is === 'energy' && one.energy === words[0] && one.amount === words.length)
}

const basics: Readonly<Record<string, Material>> = { blue: 'act1', orange: 'act2', green: 'act3', purple: 'act4' }

/** The body of a die: its energy, the colour of its basic action, or ivory for a sidekick. */
export function materialOf(piece: PieceView | undefined, card: Card | null): Material {
  if (piece?.values.kind === 'basic') return basics[String(piece.values.colour)] ?? 'act1'
  const energy = String(card?.facts.types ?? '').split(' ')[0]
  return energies.find((one) => one === energy) ?? 'ivory'
}

export const energyOf = (card: Card | null): Energy => {
  const energy = String(card?.facts.types ?? '').split(' ')[0] ?? ''
  return isEnergy(energy) ? energy : 'generic'
}

/** The dice of a card, and how many of them can still be bought. */
export function diceOf(view: TableView, card: Handle): { readonly all: number; readonly left: number } {
  const dice = view.pieces.filter((piece) => piece.values.card === card)
  return { all: dice.length, left: dice.filter((piece) => piece.values.where === 'supply').length }
}

/** An attacker, and those that block it. */
export interface Bout {
  readonly attacker: Handle
  readonly blockers: readonly Handle[]
}

export function boutsIn(view: TableView): readonly Bout[] {
  const blocking = view.pieces.flatMap((piece, h) =>
    ((piece.values.blocks as readonly number[] | undefined) ?? []).map((attacker) => ({ attacker, blocker: handle(h) })),
  )
  return view.pieces.flatMap((piece, h) =>
    piece.values.attacking === true
      ? [{ attacker: handle(h), blockers: blocking.filter((one) => one.attacker === h).map((one) => one.blocker) }]
      : [],
  )
}

/** Printed and current numbers of a die in the field. */
export function numbersOf(view: TableView, piece: Handle, card: Card | null) {
  const shown = view.pieces[piece]!
  const face = facesOf(view, card)[sideShown(shown, facesOf(view, card))]
  const printed = face?.is === 'character' ? face : null
  const [attack, defense, damage] = [Number(shown.values.attack ?? 0), Number(shown.values.defense ?? 0), Number(shown.values.damage ?? 0)]
  return {
    attack,
    defense,
    damage,
    raised: { attack: Math.sign(attack - (printed?.attack ?? attack)), defense: Math.sign(defense - (printed?.defense ?? defense)) },
  }
}
