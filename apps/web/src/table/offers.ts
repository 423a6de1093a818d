import type { DecisionView, Handle } from '@duelhall/kernel'
import type { Scene } from '../engine/protocol.ts'
import type { Offer, Offers } from './skin.ts'

/** The options of the open question, found by what is pressed; none while `isLive` is false. */
export function offersOf(scene: Scene | null, isLive: boolean): Offers {
  const options = isLive ? (scene?.view.decision?.options ?? []) : []
  const all: readonly Offer[] = options.map((option, at) => ({ at, option, words: scene!.options[at]! }))
  const of = (piece: Handle | null | undefined) => (piece == null ? all : all.filter((offer) => offer.option.piece === piece))
  return {
    all,
    byPiece: (piece) => of(piece),
    byTarget: (target, piece) => of(piece).filter((offer) => offer.option.target === target),
    byPlace: (place, piece) => of(piece).filter((offer) => offer.option.place === place),
  }
}

/** Offers that begin or end with this piece. */
export const about = (offers: Offers, piece: Handle): readonly Offer[] =>
  offers.all.filter((offer) => offer.option.piece === piece || offer.option.target === piece)

/** A button of the prompt bar: one option, or all that begin with one piece. */
export type Entry = { readonly offer: Offer } | { readonly piece: Handle; readonly offers: readonly Offer[] }

/** So many options are shown one by one; longer lists are grouped by piece. */
const LONGEST = 6

/** What the prompt bar shows: every option is behind one of the entries, in their order. */
export function entriesOf(offers: readonly Offer[], held: Handle | null): readonly Entry[] {
  const single = (offer: Offer): Entry => ({ offer })
  if (held !== null) return offers.filter(({ option }) => option.piece === held || option.target === held).map(single)
  const pieces = new Set(offers.map((offer) => offer.option.piece))
  if (offers.length <= LONGEST || pieces.size < 2) return offers.map(single)
  const groups = new Map<Handle, Offer[]>()
  const entries: (Offer | Handle)[] = []
  for (const offer of offers) {
    const { piece } = offer.option
    if (piece === null) entries.push(offer)
    else if (groups.has(piece)) groups.get(piece)!.push(offer)
    else {
      groups.set(piece, [offer])
      entries.push(piece)
    }
  }
  return entries.map((entry) => {
    if (typeof entry !== 'number') return single(entry)
    const group = groups.get(entry)!
    return group.length === 1 ? single(group[0]!) : { piece: entry, offers: group }
  })
}

/** What tells sentences apart when all begin alike: the shared beginning is left out. */
export function shortened(sentences: readonly string[]): readonly string[] {
  const first = sentences[0]
  if (sentences.length < 4 || first === undefined) return sentences
  let n = first.length
  for (const one of sentences) while (!one.startsWith(first.slice(0, n))) n--
  const cut = first.lastIndexOf(' ', n - 1) + 1
  if (cut < 6) return sentences
  return sentences.map((one) => one.slice(cut, cut + 1).toUpperCase() + one.slice(cut + 1))
}

/** Which words tell how many are picked: a number, a range, or neither where the limit is none. */
export function pickedKey(
  { min, max }: NonNullable<DecisionView['set']>,
  pieces: number,
): 'picked' | 'pickedRange' | 'pickedFrom' | 'pickedAny' {
  if (min === max) return 'picked'
  if (max < Math.min(pieces, NO_LIMIT)) return 'pickedRange'
  return min === 0 ? 'pickedAny' : 'pickedFrom'
}

/** Games write "as many as you like" as a number nobody reaches. */
const NO_LIMIT = 60
