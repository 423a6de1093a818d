import { civilizations } from '@duelhall/games'
import type { PlayerId, TableView } from '@duelhall/kernel'

export type Civ = (typeof civilizations)[number]
export { civilizations }

export const isCiv = (word: unknown): word is Civ => civilizations.some((civ) => civ === word)

/** The fields stay dark in both themes; each region has a colour, a pattern and a symbol. */
export const civColours: Readonly<Record<Civ, string>> = {
  fire: '#e4572e',
  water: '#2f8fd6',
  nature: '#4a9d4f',
  light: '#e8c547',
  darkness: '#8a6bbd',
}
export const grounds: Readonly<Record<Civ, readonly [near: string, far: string]>> = {
  fire: ['#5e2114', '#32120c'],
  water: ['#123f63', '#0c2337'],
  nature: ['#1f4a27', '#122917'],
  light: ['#5d4a15', '#322709'],
  darkness: ['#3a2757', '#1f1530'],
}

export const civOfPlayer = (view: TableView, player: PlayerId | number): Civ | null => {
  const word = view.players[player]?.values.civilization
  return isCiv(word) ? word : null
}

/** The turn of a region around the middle; the first lies at the top. */
export const angleOf = (region: number): number => region * 72

export function polar(degrees: number, r: number): readonly [number, number] {
  const a = ((degrees - 90) * Math.PI) / 180
  return [Math.round((500 + r * Math.cos(a)) * 10) / 10, Math.round((500 + r * Math.sin(a)) * 10) / 10]
}

export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)]
  return `M${a.join(' ')}A${outer} ${outer} 0 0 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 0 0 ${d.join(' ')}Z`
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
