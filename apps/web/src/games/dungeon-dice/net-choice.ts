import { dungeonBoard } from '@duelhall/games'
import { useEffect, useState } from 'react'

type Offset = readonly [number, number]
const { nets } = dungeonBoard
const keyOf = (offsets: readonly Offset[]): string =>
  offsets
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ')
const byShape = new Map(nets.map((net, n) => [keyOf(net.offsets), n]))

const shaped = (offsets: readonly Offset[], otherwise: number): number => byShape.get(keyOf(offsets)) ?? otherwise
/** The same net a quarter turn further, clockwise. */
export const turnedNet = (n: number): number =>
  shaped(
    nets[n]!.offsets.map(([x, y]): Offset => [y, -x]),
    n,
  )
/** The same net seen from below. */
export const mirroredNet = (n: number): number =>
  shaped(
    nets[n]!.offsets.map(([x, y]): Offset => [-x, y]),
    n,
  )
/** The next in a list, or the one before it; the first where it is not in the list. */
export function nextNet(n: number, fitting: readonly number[], by: number): number {
  const at = fitting.indexOf(n)
  return fitting[at < 0 ? 0 : (at + by + fitting.length) % fitting.length] ?? n
}
/** Another of the eleven nets: as it may lie here if it can, else as it is drawn. */
export function netOfKind(kind: number, fitting: readonly number[]): number {
  return fitting.find((n) => nets[n]!.net === kind) ?? nets.findIndex((net) => net.net === kind)
}

export interface NetChoice {
  readonly n: number
  readonly fits: boolean
  choose(n: number): void
  turn(): void
  mirror(): void
  next(by: number): void
}

/** Which net is in hand and how it is turned; `fitting` are those on offer, null while the cell is being chosen. */
export function useNetChoice(fitting: readonly number[] | null): NetChoice {
  const [n, choose] = useState(0)
  const list = fitting?.join() ?? ''
  useEffect(() => {
    const open = list === '' ? [] : list.split(',').map(Number)
    if (open.length > 0) choose((now) => (open.includes(now) ? now : (open.find((one) => nets[one]!.net === nets[now]!.net) ?? open[0]!)))
  }, [list])
  return {
    n,
    fits: fitting?.includes(n) ?? false,
    choose,
    turn: () => choose(turnedNet(n)),
    mirror: () => choose(mirroredNet(n)),
    next: (by) => choose(nextNet(n, fitting === null ? nets.map((_, i) => i) : fitting, by)),
  }
}
