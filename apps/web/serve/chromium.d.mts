export function findChromium(): string | null
export const chromiumArgs: readonly string[]
