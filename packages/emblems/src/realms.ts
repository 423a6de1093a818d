import type { Lch, Tone } from './colour.ts'

export type Motif =
  | 'flames'
  | 'waves'
  | 'leaves'
  | 'rays'
  | 'moon'
  | 'peaks'
  | 'swirls'
  | 'arches'
  | 'mist'
  | 'plain'
  | 'bolts'
  | 'graves'
  | 'gears'
  | 'runes'

/** Where a figure comes from: the backdrop's edge, middle and glow, the hues a body may take, the motif behind it. */
export interface Realm {
  readonly edge: Lch
  readonly mid: Lch
  readonly glow: Lch
  readonly hues: readonly number[]
  readonly chroma: number
  readonly motif: Motif
  readonly eye: Lch
  readonly tone: Tone
}

const realm = (
  edge: Lch,
  mid: Lch,
  glow: Lch,
  hues: readonly number[],
  chroma: number,
  motif: Motif,
  eye: Lch,
  tone: Tone = 'mid',
): Realm => ({
  edge,
  mid,
  glow,
  hues,
  chroma,
  motif,
  eye,
  tone,
})

const named = {
  fire: realm([0.16, 0.06, 28], [0.38, 0.14, 33], [0.8, 0.16, 65], [28, 42, 14, 60, 8], 0.15, 'flames', [0.93, 0.15, 100]),
  water: realm([0.17, 0.055, 255], [0.4, 0.11, 240], [0.84, 0.1, 212], [242, 205, 225, 265, 185], 0.11, 'waves', [0.94, 0.12, 105]),
  nature: realm([0.16, 0.045, 150], [0.37, 0.09, 146], [0.87, 0.14, 118], [140, 120, 75, 55, 160], 0.11, 'leaves', [0.9, 0.17, 85]),
  light: realm([0.24, 0.055, 70], [0.52, 0.11, 78], [0.95, 0.1, 98], [92, 75, 235, 55, 210], 0.1, 'rays', [0.85, 0.13, 225], 'pale'),
  darkness: realm([0.13, 0.05, 300], [0.31, 0.12, 300], [0.72, 0.14, 312], [300, 280, 330, 262, 350], 0.1, 'moon', [0.88, 0.19, 110]),
  earth: realm([0.16, 0.03, 55], [0.38, 0.07, 60], [0.85, 0.1, 78], [60, 45, 80, 30, 100], 0.085, 'peaks', [0.88, 0.15, 95]),
  wind: realm([0.17, 0.045, 195], [0.4, 0.08, 185], [0.89, 0.08, 165], [165, 190, 135, 95, 225], 0.1, 'swirls', [0.93, 0.13, 100]),
  divine: realm([0.2, 0.07, 40], [0.47, 0.13, 60], [0.94, 0.13, 95], [75, 30, 255], 0.14, 'rays', [0.95, 0.1, 100]),
  steel: realm([0.15, 0.05, 265], [0.35, 0.1, 260], [0.82, 0.07, 235], [260, 256, 264], 0.15, 'arches', [0.68, 0.22, 28]),
  plague: realm([0.15, 0.035, 130], [0.35, 0.075, 122], [0.83, 0.14, 112], [125, 112, 138, 100], 0.085, 'mist', [0.9, 0.19, 115]),
  spell: realm([0.16, 0.04, 190], [0.38, 0.08, 182], [0.88, 0.11, 170], [175, 90, 220], 0.11, 'plain', [0.95, 0.1, 100]),
  trap: realm([0.15, 0.055, 350], [0.34, 0.12, 352], [0.78, 0.14, 350], [350, 320, 20], 0.12, 'plain', [0.93, 0.13, 90]),
  brass: realm([0.14, 0.015, 60], [0.32, 0.045, 68], [0.86, 0.11, 82], [70, 40, 180, 260, 350], 0.1, 'plain', [0.95, 0.12, 95]),
  fist: realm([0.16, 0.055, 40], [0.39, 0.13, 45], [0.82, 0.14, 68], [45, 28, 60, 330], 0.13, 'rays', [0.94, 0.14, 100]),
  bolt: realm([0.18, 0.05, 85], [0.42, 0.1, 85], [0.92, 0.14, 98], [85, 245, 28, 60], 0.12, 'bolts', [0.95, 0.1, 210]),
  mask: realm([0.14, 0.055, 292], [0.34, 0.13, 292], [0.77, 0.13, 305], [292, 330, 265, 175], 0.12, 'moon', [0.93, 0.14, 100]),
  shield: realm([0.16, 0.05, 248], [0.38, 0.11, 246], [0.84, 0.09, 228], [246, 60, 150, 340], 0.11, 'peaks', [0.94, 0.13, 95]),
} as const

/** Every realm by the words of the games. */
export const realms = {
  ...named,
  dark: named.darkness,
  ultramarines: named.steel,
  imperium: named.steel,
  chaos: named.plague,
  item: named.brass,
} as const
export type RealmName = keyof typeof realms

export const isRealm = (word: string): word is RealmName => Object.hasOwn(realms, word)
