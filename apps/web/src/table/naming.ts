import type { Values } from '@duelhall/kernel'
import type { SeatInfo } from './skin.ts'

/** `clearAndDraw` → `Clear and draw`: names that games give to their own steps, zones and values. */
export function spaced(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z0-9])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `reserve 0` belongs to the first seat. */
export function zoneOwner(zone: string): { readonly name: string; readonly owner: number | null } {
  const match = /^(.*) (\d+)$/.exec(zone)
  return match === null ? { name: spaced(zone), owner: null } : { name: spaced(match[1]!), owner: Number(match[2]) }
}

export type ValueLine = readonly [key: string, value: string]

/** Values as lines of words; what is empty, false or a long list says nothing to a reader. */
export function valueLines(values: Values, leave: readonly string[] = []): readonly ValueLine[] {
  return Object.entries(values).flatMap(([key, value]): readonly ValueLine[] => {
    if (leave.includes(key) || value === null || value === false || value === '') return []
    if (typeof value === 'object') return value.length === 0 || value.length > 8 ? [] : [[spaced(key), value.join(', ')]]
    return [[spaced(key), value === true ? '✓' : typeof value === 'string' ? value : String(value)]]
  })
}

/** A player as the log and the prompt speak of one. */
export const seatName = (seats: readonly SeatInfo[], player: number): string => seats[player]?.name ?? `${player + 1}`
