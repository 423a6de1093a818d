import { nearest } from '@duelhall/kernel'
import { allNames, plainly } from './shelf.ts'

const names: ReadonlyMap<string, string> = new Map(allNames.map((name) => [plainly(name), name]))
const plain = [...names.keys()]

/** The card whose name is nearest to what was typed, if one is near. */
export function nearestName(typed: string): string | null {
  const near = nearest(plainly(typed), plain)
  return near === null ? null : names.get(near)!
}
