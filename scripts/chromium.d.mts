export function findChromium(): string | null
export function chromiumReady(): Promise<string | null>
export const chromiumArgs: readonly string[]
