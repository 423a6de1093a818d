import { keysOf } from '@duelhall/effects'
import type { Handle, KeyId, PlayerId } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { fx } from './fx.ts'
import type { KeywordName } from './lexicon.ts'
import { CARDS, dice, type T } from './state.ts'

/** Keywords that a card prints or may give to others. */
function keywordsIn(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  const { give } = part as { readonly give?: string }
  if (give !== undefined) found.add(give)
  for (const value of Object.values(part)) keywordsIn(value, found)
}
const byDef: readonly ReadonlySet<string>[] = defs.map((def) => {
  const found = new Set<string>(Object.keys(def.keywords))
  keywordsIn(def.effects, found)
  return found
})

/** Where keywords listen, replace and lie: a seat stands in the index for those that can come up in this game. */
const byKeyword: ReadonlyMap<KeywordName, readonly KeyId[]> = new Map(
  [...new Set(fx.catalog.byKeyword.map((placed) => placed.keyword!))].map((keyword) => [
    keyword,
    fx.catalog.byKeyword.flatMap((placed) =>
      placed.keyword === keyword ? keysOf(placed.effect).map((name) => fx.catalog.keyOf.get(name)!) : [],
    ),
  ]),
)
const ofKeywords: ReadonlySet<KeyId> = new Set([...byKeyword.values()].flat())
/** What effects may leave on pieces is looked for in any game. */
const always: readonly KeyId[] = fx.catalog.keywordInterests.filter((key) => !ofKeywords.has(key))

const isAlways: readonly boolean[] = fx.keys.map((_, key) => always.includes(key as KeyId))
const keysByDef: readonly (readonly KeyId[])[] = byDef.map((keywords) => [
  ...new Set([...keywords].flatMap((keyword) => byKeyword.get(keyword as KeywordName) ?? [])),
])

const NOTHING: readonly KeyId[] = []

/** The keys under which a piece stands in the index: cards for their effects, seats for keywords and for what effects leave. */
export function interests(t: T, h: Handle): readonly KeyId[] {
  if (h >= t.state.players.length) return t.state.pieces[h]!.card === h ? fx.interests(t, h) : NOTHING
  const isKey = isAlways.slice()
  for (let p = 0; p < t.state.players.length; p++) {
    const cards = dice(t, p as PlayerId, CARDS)
    for (let i = 0; i < cards.length; i++) {
      const keys = keysByDef[t.state.pieces[cards[i]!]!.def]!
      for (let k = 0; k < keys.length; k++) isKey[keys[k]!] = true
    }
  }
  const keys: KeyId[] = []
  for (let key = 0; key < isKey.length; key++) if (isKey[key]) keys.push(key as KeyId)
  return keys
}
