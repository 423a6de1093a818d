import type { Effect } from '@duelhall/effects'
import { type DefId, defId } from '@duelhall/kernel'
import { sidekickFaces } from './cards/common.ts'
import { cards } from './cards/index.ts'
import type { DiceCard, DM, Energy, Face, KeywordName } from './lexicon.ts'

/** Kinds of energy as numbers: the four types, wild, and generic, which is no type (DM-ENERGY-01, -02, -05). */
export const kinds = ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic'] as const
export const WILD = 4
export const GENERIC = 5
export const TYPES = 4

export const ENERGY = 0
export const CHARACTER = 1
export const ACTION = 2

/** DM-DIE-01 to -04: one face, ready to be asked. */
export interface Side {
  readonly is: typeof ENERGY | typeof CHARACTER | typeof ACTION
  /** One kind for each symbol (DM-ENERGY-03, -04). */
  readonly energy: readonly number[]
  readonly level: number
  readonly fielding: number
  readonly attack: number
  readonly defense: number
  readonly burst: number
  /** DM-ENERGY-09: the faces that show exactly the other symbol when the first or the second one is spent; -1 where there is none. */
  readonly left: readonly [number, number]
}

/** One kind of piece: a player, a sidekick, a card and its dice, a token. */
export interface Def {
  readonly id: string
  readonly name: string
  readonly subtitle: string | null
  readonly edition: 'ygo' | 'wh40k' | 'both'
  readonly kind: 'player' | 'sidekick' | 'character' | 'action' | 'basic' | 'token'
  readonly cost: number
  /** DM-CARD-04 */
  readonly types: readonly number[]
  readonly families: readonly string[]
  readonly limit: number
  readonly sides: readonly Side[]
  /** Faces by level: `levels[1]` is the face of level 1 (DM-TERM-12); `levels[0]` is the number of levels. */
  readonly levels: readonly number[]
  readonly keywords: Readonly<Partial<Record<KeywordName, number>>>
  readonly effects: readonly Effect<DM>[]
}

const energyKind = (energy: Energy): number => kinds.indexOf(energy)

function sideOf(face: Face, faces: readonly Face[]): Side {
  if ('energy' in face)
    return {
      is: ENERGY,
      energy: face.energy.map(energyKind),
      level: 0,
      fielding: 0,
      attack: 0,
      defense: 0,
      burst: 0,
      left: [faceShowing(faces, face.energy[1]), face.energy.length > 1 ? faceShowing(faces, face.energy[0]) : -1],
    }
  if ('action' in face) return { is: ACTION, energy: [], level: 0, fielding: 0, attack: 0, defense: 0, burst: face.burst, left: [-1, -1] }
  const { level, fielding, attack, defense, burst } = face
  return { is: CHARACTER, energy: [], level, fielding, attack, defense, burst, left: [-1, -1] }
}

const faceShowing = (faces: readonly Face[], energy: Energy | undefined): number =>
  energy === undefined ? -1 : faces.findIndex((face) => 'energy' in face && face.energy.length === 1 && face.energy[0] === energy)

function define(
  card: Omit<DiceCard, 'kind' | 'edition' | 'number' | 'rarity' | 'faces'> & Pick<Def, 'kind' | 'edition'>,
  faces: readonly Face[],
): Def {
  const sides = faces.map((face) => sideOf(face, faces))
  const top = Math.max(0, ...sides.map((side) => side.level))
  const levels = Array.from({ length: top + 1 }, (_, level) => (level === 0 ? top : sides.findIndex((side) => side.level === level)))
  return {
    id: card.id,
    name: card.name,
    subtitle: card.subtitle,
    edition: card.edition,
    kind: card.kind,
    cost: card.cost,
    types: card.types.map(energyKind),
    families: card.families,
    limit: card.limit,
    sides,
    levels,
    keywords: card.keywords ?? {},
    effects: card.effects,
  }
}

const plain = { subtitle: null, edition: 'both', cost: 0, types: [], families: [], effects: [] } as const

/** DM-DIE-06: fist, bolt, mask, shield, wild, and a character 0 / 1A / 1D; no card, ability or type (DM-DIE-07, DM-TERM-01). */
const sidekick = define({ ...plain, id: 'sidekick', name: 'Sidekick', limit: 8, kind: 'sidekick' }, sidekickFaces)

/** What a card may put into the field that is no die of anybody (DM-TOKEN-01). */
interface TokenStep {
  readonly op: 'token'
  readonly name: string
  readonly attack: number
  readonly defense: number
  readonly families?: readonly string[]
}

/** Every token that some card makes, found by its step. */
function tokensIn(part: unknown, found: TokenStep[]): void {
  if (typeof part !== 'object' || part === null) return
  const step = part as TokenStep
  if (step.op === 'token') found.push(step)
  for (const value of Object.values(part)) tokensIn(value, found)
}

export const tokenId = (name: string, attack: number, defense: number): string => `token-${name}-${attack}-${defense}`

function tokens(): readonly Def[] {
  const found: TokenStep[] = []
  for (const card of cards) tokensIn(card.effects, found)
  const made = new Map<string, Def>()
  for (const { name, attack, defense, families } of found) {
    const id = tokenId(name, attack, defense)
    // DM-TOKEN-01, -05: level 1, cost 0, no type, free.
    const card = { ...plain, id, name, limit: 0, kind: 'token', families: families ?? [] } as const
    made.set(id, define(card, [{ level: 1, fielding: 0, attack, defense, burst: 0 }]))
  }
  return [...made.values()]
}

export const PLAYER = defId(0)
export const SIDEKICK = defId(1)

/** All kinds of pieces, by `DefId`. */
export const defs: readonly Def[] = [
  define({ ...plain, id: 'player', name: 'Player', limit: 0, kind: 'player' }, []),
  sidekick,
  ...cards.map((card) => define(card, card.faces)),
  ...tokens(),
]

/** The keywords that each definition prints, with their values: by keyword, then by `DefId`. */
export const keywordValues: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(defs.flatMap((def) => Object.keys(def.keywords)))].map((keyword) => [
    keyword,
    defs.map((def) => def.keywords[keyword as KeywordName] ?? 0),
  ]),
)

const byId: ReadonlyMap<string, DefId> = new Map(defs.map((def, i) => [def.id, defId(i)]))

export const defIdOf = (id: string): DefId | null => byId.get(id) ?? null
/** The card with this id; null where there is none. */
export function defOf(id: string): Def | null {
  const at = byId.get(id)
  const def = at === undefined ? undefined : defs[at]
  return def === undefined || def.kind === 'player' || def.kind === 'sidekick' || def.kind === 'token' ? null : def
}
