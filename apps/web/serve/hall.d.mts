export interface OpenHall {
  readonly address: string
  close(): Promise<void>
}
export function openHall(web: string): Promise<OpenHall>
export const rates: Readonly<Record<string, { readonly burst: number; readonly each: number }>>
