/** Lightness, chroma, hue in OKLCH. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

const channel = (v: number): string => {
  const level = v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(v, 0) ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(255 * level)))
    .toString(16)
    .padStart(2, '0')
}

/** OKLCH → #rrggbb; what lies outside of sRGB is cut off. */
export function lch(lightness: number, chroma: number, hue: number): string {
  const turn = (hue * Math.PI) / 180
  const a = chroma * Math.cos(turn)
  const b = chroma * Math.sin(turn)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`
}

/** One material from its lit to its deepest side. */
export interface Ramp {
  readonly light: string
  readonly base: string
  readonly mid: string
  readonly dark: string
}
export type Tone = 'pale' | 'mid' | 'dark'

const tones: Readonly<Record<Tone, readonly [number, number, number, number]>> = {
  pale: [0.97, 0.9, 0.76, 0.52],
  mid: [0.82, 0.64, 0.47, 0.3],
  dark: [0.58, 0.4, 0.29, 0.19],
}

/** Shadows turn cooler, lights warmer. */
export function ramp(hue: number, chroma: number, tone: Tone): Ramp {
  const [light, base, mid, dark] = tones[tone]
  return {
    light: lch(light, chroma * 0.7, hue + 6),
    base: lch(base, chroma, hue),
    mid: lch(mid, chroma, hue - 5),
    dark: lch(dark, chroma * 0.75, hue - 12),
  }
}
