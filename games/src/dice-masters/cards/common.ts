import type { EnergyType, Face } from '../lexicon.ts'

/** Six faces (DM-DIE-01). */
export type Faces = readonly [Face, Face, Face, Face, Face, Face]

/** DM-DIE-06: five energies, and a character that is fielded for nothing. */
export const sidekickFaces: Faces = [
  { energy: ['fist'] },
  { energy: ['bolt'] },
  { energy: ['mask'] },
  { energy: ['shield'] },
  { energy: ['wild'] },
  { level: 1, fielding: 0, attack: 1, defense: 1, burst: 0 },
]

/** DM-DIE-15: three doubles of generic energy, and the action with no burst, one and two. */
export const basicFaces: Faces = [
  { energy: ['generic', 'generic'] },
  { energy: ['generic', 'generic'] },
  { energy: ['generic', 'generic'] },
  { action: true, burst: 0 },
  { action: true, burst: 1 },
  { action: true, burst: 2 },
]

/** A level as it stands on the card: fielding cost, attack, defense, bursts. */
type Level = readonly [fielding: number, attack: number, defense: number, burst: 0 | 1 | 2]
const level = (n: number, [fielding, attack, defense, burst]: Level): Face => ({ level: n, fielding, attack, defense, burst })

/** The usual energy faces of the game line: one single and two doubles of the card's own type. */
const energyFaces = (type: EnergyType): readonly [Face, Face, Face] => [
  { energy: [type] },
  { energy: [type, type] },
  { energy: [type, type] },
]

/** A character die: its energy faces and its levels from left to right (DM-DIE-05). */
export const character = (type: EnergyType, one: Level, two: Level, three: Level): Faces => [
  ...energyFaces(type),
  level(1, one),
  level(2, two),
  level(3, three),
]

/** An action die that is not a basic one. */
export const action = (type: EnergyType): Faces => [
  ...energyFaces(type),
  { action: true, burst: 0 },
  { action: true, burst: 1 },
  { action: true, burst: 2 },
]
