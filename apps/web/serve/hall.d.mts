export interface OpenHall {
  readonly address: string
  close(): Promise<void>
}
export function openHall(web: string): Promise<OpenHall>
