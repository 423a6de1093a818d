import { type DefId, face, type GuiseId, guiseId, type Secrets } from '@duelhall/kernel'
import { defNamed, defs, IS_EXTRA, IS_FIELD_SPELL, IS_MONSTER, IS_TOKEN, SEAT, SLOT } from './catalog.ts'
import { readyDecks } from './decks/six.ts'
import { DECK, DOWN, type Duel, EXTRA, HAND, isOnField, placeOf, REMOVED, SIDE } from './state.ts'

/** What others can tell of a hidden card: where it lies tells its kind (YG-EFFECT-12). */
export const guises = ['', 'card', 'extra', 'monster', 'spell or trap', 'field spell', 'side'] as const
export const OPEN_GUISE = guiseId(0)
export const MAIN_GUISE = guiseId(1)
export const EXTRA_GUISE = guiseId(2)
export const MONSTER_GUISE = guiseId(3)
export const SPELL_GUISE = guiseId(4)
export const FIELD_GUISE = guiseId(5)
export const SIDE_GUISE = guiseId(6)

const isMain = (def: DefId): boolean => !IS_EXTRA[def]! && !IS_TOKEN[def]! && def !== SEAT && def !== SLOT

/** Lists an opponent may be taken to have brought: the ready decks, Side Deck and all. */
const known: readonly (readonly DefId[])[] = readyDecks.map(({ deck }) =>
  [...deck.main, ...deck.extra, ...deck.side].map((id) => defNamed(id)!),
)
/** By list and definition, whether it is in it. */
const holds: readonly (readonly boolean[])[] = known.map((list) => defs.map((_, def) => list.includes(def as DefId)))
/** Whether a card could be what shows this guise. */
function fits(def: DefId, guise: GuiseId): boolean {
  if (guise === EXTRA_GUISE) return IS_EXTRA[def]!
  if (guise === SIDE_GUISE) return isMain(def) || IS_EXTRA[def]!
  if (guise === MONSTER_GUISE) return IS_MONSTER[def]! && isMain(def)
  if (guise === FIELD_GUISE) return IS_FIELD_SPELL[def]!
  if (guise === SPELL_GUISE) return !IS_MONSTER[def]! && isMain(def) && !IS_FIELD_SPELL[def]!
  return guise === MAIN_GUISE && isMain(def)
}

/** Whether all that fits one guise fits the other. */
const isWithin = (guise: GuiseId, wide: GuiseId): boolean =>
  guise === wide || wide === SIDE_GUISE || (wide === MAIN_GUISE && guise !== EXTRA_GUISE && guise !== SIDE_GUISE)

/** So many of everything, that any hidden card can be filled. */
const filler: readonly DefId[] = known.flat()

/** The known lists that hold most of these cards. */
function likeliest(seen: readonly DefId[]): readonly (readonly DefId[])[] {
  const hits = holds.map((has) => seen.filter((def) => has[def]!).length)
  const most = Math.max(...hits)
  return known.filter((_, i) => hits[i] === most)
}

export const secrets: Secrets<Duel> = {
  /** YG-PUBLIC-04 to -06, YG-ZONE-10: a Graveyard lies open to all; YG-ZONE-17: so do cards removed face-up. */
  sees: (t, h) => {
    const { zone, pose } = t.piece(h)
    const place = placeOf(zone)
    if (place === DECK) return 'none'
    if (place === HAND || place === EXTRA || place === SIDE) return 'controller'
    return (isOnField(t.state, h) || place === REMOVED) && pose === DOWN ? 'controller' : 'all'
  },
  fits,
  /** One of the ready decks with most of what was seen, and no more of others than it takes to fill what lies there. */
  list: (t, _owner, seen, unknown, dice) => {
    const likely = likeliest(seen)
    const left = likely[likely.length === 1 ? 0 : face(dice, likely.length) - 1]!.slice()
    for (const def of seen) {
      const at = left.indexOf(def)
      if (at >= 0) left.splice(at, 1)
    }
    // Narrow guises first: what they take can also lie where every card of a Main Deck may.
    for (const guise of [EXTRA_GUISE, MONSTER_GUISE, FIELD_GUISE, SPELL_GUISE, MAIN_GUISE, SIDE_GUISE]) {
      const wanted = unknown.filter((h) => isWithin(t.piece(h).guise, guise)).length
      const missing = wanted - left.filter((def) => fits(def, guise)).length
      if (missing > 0) left.push(...filler.filter((def) => fits(def, guise)).slice(0, missing))
    }
    return [...seen, ...left]
  },
  name: (def) => defs[def]!.id,
  named: (name) => defNamed(name),
}
