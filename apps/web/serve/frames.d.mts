export interface Traced {
  readonly name: string
  readonly ph: string
  readonly ts: number
}

export function framesWhileMoving(events: readonly Traced[], least?: number): number | null
