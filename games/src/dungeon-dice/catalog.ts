import { type Card, type DefId, defId, lateText } from '@duelhall/kernel'
import { library, primer, sets } from './cards/index.ts'
import {
  type Colour,
  type CrestKind,
  classes,
  colours,
  crestKinds,
  type DieFacts,
  type DungeonEffect,
  type FigureFacts,
  type KeywordName,
  keywordNames,
} from './lexicon.ts'

/** One face: a summon crest, or so many crests of one kind (DD-DICE-04, -05). */
export interface Face {
  /** A place in `crestKinds`; -1 is the summon crest. */
  readonly crest: number
  readonly n: number
}
export const SUMMON = -1

export type Kind = 'player' | 'die' | 'monster' | 'item'

/** One kind of piece. */
export interface Def {
  readonly id: string
  readonly name: string
  readonly set: string
  readonly kind: Kind
  readonly class: FigureFacts['class'] | null
  readonly colour: Colour | null
  readonly level: number
  readonly attack: number
  readonly defense: number
  readonly hp: number
  readonly faces: readonly Face[]
  readonly keywords: readonly KeywordName[]
  readonly effects: readonly DungeonEffect[]
}

const letters: Readonly<Record<string, CrestKind>> = { M: 'movement', A: 'attack', D: 'defense', G: 'magic', T: 'trap' }

/** The faces of `S S M2 A1 D1 T1`; null where it is none. */
export function facesOf(text: string): readonly Face[] | null {
  const faces = text.split(' ').map((part): Face | null => {
    if (part === 'S') return { crest: SUMMON, n: 1 }
    const kind = /^[MADGT][1-9]$/.test(part) ? letters[part.charAt(0)]! : null
    return kind === null ? null : { crest: crestKinds.indexOf(kind), n: Number(part.charAt(1)) }
  })
  return faces.some((face) => face === null) ? null : (faces as Face[])
}

const nothing = { colour: null, class: null, level: 0, attack: 0, defense: 0, hp: 0, faces: [], keywords: [], effects: [] } as const
const seat: Def = { ...nothing, id: 'player', name: 'Dungeon Master', set: '', kind: 'player' }

const die = (set: string, d: DieFacts): Def => ({
  ...nothing,
  id: `die/${d.id}`,
  name: d.name,
  set,
  kind: 'die',
  colour: d.colour,
  level: d.level,
  faces: facesOf(d.faces)!,
})

/** DD-ABILITY-16: what costs nothing and names no limit can be used once in a turn. */
export const limited = (effect: DungeonEffect): DungeonEffect =>
  effect.kind === 'use' && (effect.cost ?? []).length === 0 && effect.limit === undefined ? { ...effect, limit: 'turn' } : effect

function figure(set: string, f: FigureFacts): Def {
  const common = {
    ...nothing,
    id: f.id,
    name: f.name,
    set,
    class: f.class,
    colour: colours[f.class],
    level: f.level,
    effects: (f.effects ?? []).map(limited),
  }
  if (f.class === 'item') return { ...common, kind: 'item' }
  return { ...common, kind: 'monster', attack: f.attack, defense: f.defense, hp: f.hp, keywords: f.keywords ?? [] }
}

/** Every definition, by `DefId`; 0 is a player. */
export const defs: readonly Def[] = [
  seat,
  ...sets.flatMap((set) => set.dice.map((d) => die(set.id, d))),
  ...sets.flatMap((set) => set.figures.map((f) => figure(set.id, f))),
]
export const SEAT = defId(0)

const byId = new Map(defs.map((def, i) => [def.id, defId(i)]))
export const dieNamed = (id: string): DefId | null => byId.get(`die/${id}`) ?? null
export const figureNamed = (id: string): DefId | null => (id === 'player' || id.startsWith('die/') ? null : (byId.get(id) ?? null))
export const idOf = (def: DefId): string => defs[def]!.id.replace('die/', '')

// The same by field, for rules that ask often.
export const LEVEL: readonly number[] = defs.map((def) => def.level)
export const COLOUR: readonly (Colour | null)[] = defs.map((def) => def.colour)
export const IS_MONSTER: readonly boolean[] = defs.map((def) => def.kind === 'monster')
export const IS_ITEM: readonly boolean[] = defs.map((def) => def.kind === 'item')
/** A bit for each printed keyword, in the order of `keywordNames`. */
export const KEYWORDS: readonly number[] = defs.map((def) =>
  keywordNames.reduce((bits, word, i) => bits | (def.keywords.includes(word) ? 1 << i : 0), 0),
)
export const HAS_USE: readonly boolean[] = defs.map((def) => def.effects.some((effect) => effect.kind === 'use'))

const answers = (def: Def, event: string): boolean => def.effects.some((effect) => effect.kind === 'trigger' && effect.on.on === event)
/** Items whose effect does not wait for a monster are shown as soon as they are dimensioned (DD-ITEM-12): never face down in play. */
export const SHOWS_AT_ONCE: readonly boolean[] = defs.map(
  (def) => def.kind === 'item' && (answers(def, 'dimensioned') || !answers(def, 'entered')),
)
/** Whether a monster that enters the cell sets it off (DD-ITEM-04). */
export const WAKES: readonly boolean[] = defs.map((def) => answers(def, 'entered'))

/** `summon, summon, 2 movement, …` */
export const faceText = (faces: readonly Face[]): string =>
  faces.map((f) => (f.crest === SUMMON ? 'summon' : `${f.n} ${crestKinds[f.crest]}`)).join(', ')

/** The 132 entries of the library, as facts; `say` makes the text. */
export const catalogOf = (say: (def: Def) => string): readonly Card[] =>
  library.figures.map((f) => cardOf(f, say, defs[dieNamed(f.id)!]!.faces))

/** The figures of the rules’ own examples, which are nobody’s cards. */
export const teachingOf = (say: (def: Def) => string): readonly Card[] => primer.figures.map((f) => cardOf(f, say, null))

function cardOf(f: FigureFacts, say: (def: Def) => string, faces: readonly Face[] | null): Card {
  const def = defs[figureNamed(f.id)!]!
  const stats = f.class === 'item' ? {} : { attack: f.attack, defense: f.defense, hp: f.hp }
  const notes = {
    ...(f.invented === true ? { invented: true } : {}),
    ...(f.uncertain === undefined ? {} : { uncertain: f.uncertain.join(', ') }),
  }
  const card = {
    id: def.id,
    name: def.name,
    facts: {
      class: f.class,
      colour: colours[f.class],
      level: f.level,
      ...stats,
      ...(faces === null ? {} : { faces: faceText(faces) }),
      ...(def.keywords.length > 0 ? { keywords: def.keywords.join(', ') } : {}),
      ...notes,
    },
  }
  return lateText(card, () => say(def))
}

export { classes }
