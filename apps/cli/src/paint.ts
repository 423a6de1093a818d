/** A colour twice: its number in the 256-colour table, and exactly, for terminals that can. */
export type Ink = readonly [number, `#${string}`]

export interface Style {
  readonly fg?: Ink
  readonly bg?: Ink
  readonly bold?: boolean
}

export const depths = ['none', 'table', 'exact'] as const
export type Depth = (typeof depths)[number]

export interface Paint {
  readonly depth: Depth
  (style: Style, text: string): string
}

export function painter(depth: Depth): Paint {
  return Object.assign((style: Style, text: string) => (depth === 'none' || text === '' ? text : coloured(style, text, depth)), { depth })
}

function coloured({ fg, bg, bold }: Style, text: string, depth: Depth): string {
  const ink = (ground: number, [number, exact]: Ink) =>
    depth === 'exact'
      ? `${ground};2;${[1, 3, 5].map((at) => Number.parseInt(exact.slice(at, at + 2), 16)).join(';')}`
      : `${ground};5;${number}`
  const parts = [bold ? ['1'] : [], fg === undefined ? [] : [ink(38, fg)], bg === undefined ? [] : [ink(48, bg)]].flat()
  return parts.length === 0 ? text : `\x1b[${parts.join(';')}m${text}\x1b[0m`
}

export const gold: Style = { fg: [179, '#e3b64d'], bold: true }
export const quiet: Style = { fg: [245, '#958c80'] }
export const strong: Style = { bold: true }
export const warn: Style = { fg: [209, '#f08a5d'] }

/** NO_COLOR wins, then FORCE_COLOR, then whether a person is looking (no-color.org). */
export function depthFor(isTTY: boolean, env: NodeJS.ProcessEnv): Depth {
  const isSet = (value: string | undefined) => value !== undefined && value !== ''
  if (isSet(env.NO_COLOR)) return 'none'
  const wanted = isSet(env.FORCE_COLOR) ? env.FORCE_COLOR !== '0' : isTTY && env.TERM !== 'dumb'
  if (!wanted) return 'none'
  return env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit' ? 'exact' : 'table'
}
