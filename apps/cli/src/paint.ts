/** Colours of the 256-colour table that every terminal of today has. */
export interface Style {
  readonly fg?: number
  readonly bg?: number
  readonly bold?: boolean
  readonly dim?: boolean
}

export interface Paint {
  readonly colour: boolean
  (style: Style, text: string): string
}

export function painter(colour: boolean): Paint {
  return Object.assign((style: Style, text: string) => (colour && text !== '' ? `${codes(style)}${text}\x1b[0m` : text), { colour })
}

export function codes(style: Style): string {
  const parts: string[] = []
  if (style.bold) parts.push('1')
  if (style.dim) parts.push('2')
  if (style.fg !== undefined) parts.push(`38;5;${style.fg}`)
  if (style.bg !== undefined) parts.push(`48;5;${style.bg}`)
  return parts.length === 0 ? '' : `\x1b[${parts.join(';')}m`
}

export const gold: Style = { fg: 179, bold: true }
export const quiet: Style = { fg: 245 }
export const strong: Style = { bold: true }
export const warn: Style = { fg: 209 }

/** NO_COLOR wins, then FORCE_COLOR, then whether a person is looking (no-color.org). */
export function wantsColour(isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return true
  return isTTY && env.TERM !== 'dumb'
}
