import type { PlayerId } from '@duelhall/kernel'
import { IS_EXTRA, IS_TOKEN } from '../../catalog.ts'
import {
  DECK,
  DOWN,
  type DuelState,
  EXTRA,
  FIELD,
  GONE,
  GRAVE,
  HAND,
  inZone,
  MONSTERS,
  REMOVED,
  SPELLS,
  whereIs,
  zoneOf,
} from '../../state.ts'
import { broughtTo, type Check, cards, isOpen, no, players } from './step.ts'

const ownPlaces: readonly number[] = [HAND, DECK, EXTRA, GRAVE, REMOVED]

/** Where cards lie. */
export const cardsLaws: Readonly<Record<string, Check>> = {
  'YG-INV-01': ({ after, brought }) => (broughtTo(after) === brought ? null : broughtTo(after)),
  'YG-INV-02': ({ after: s }) => {
    const at = s.zones.flat()
    if (new Set(at).size !== at.length || at.length !== s.pieces.length) return 'a card is in two zones or in none'
    for (const p of players)
      for (const place of [MONSTERS, SPELLS, FIELD]) {
        const slots = inZone(s, p, place).map((h) => s.pieces[h]!.place)
        if (new Set(slots).size !== slots.length) return `two cards in one zone of ${place}`
      }
    return no(s, cards(s), (h) => !s.zones[s.pieces[h]!.zone]!.includes(h))
  },
  'YG-INV-03': ({ after: s }) =>
    players.some((p) => inZone(s, p, MONSTERS).length > 5 || inZone(s, p, SPELLS).length > 5 || inZone(s, p, FIELD).length > 1)
      ? 'too many cards'
      : null,
  'YG-INV-04': ({ after: s }) =>
    !isOpen(s)
      ? undefined
      : players.flatMap((p) => inZone(s, p, FIELD).filter((h) => s.pieces[h]!.pose !== DOWN)).length > 1
        ? 'two'
        : null,
  'YG-INV-05': ({ after: s }) =>
    no(s, cards(s), (h) => ownPlaces.includes(whereIs(s, h)) && s.pieces[h]!.zone !== zoneOf(s.pieces[h]!.owner, whereIs(s, h))),
  'YG-INV-06': ({ after: s }) =>
    no(s, cards(s), (h) => {
      const place = whereIs(s, h)
      const extra = IS_EXTRA[s.pieces[h]!.def]!
      return place === EXTRA ? !extra : (place === HAND || place === DECK) && extra
    }),
  'YG-INV-07': ({ after: s }) => {
    const tokens = cards(s).filter((h) => IS_TOKEN[s.pieces[h]!.def]! && whereIs(s, h) !== GONE)
    return tokens.length === 0 ? undefined : no(s, tokens, (h) => whereIs(s, h) !== MONSTERS || s.pieces[h]!.pose === DOWN)
  },
  'YG-INV-26': ({ before, after, events }) => {
    const drawn = (p: PlayerId) => events.reduce((sum, e) => sum + (e.on === 'drew' && e.player === p ? e.n : 0), 0)
    const back = events.filter((e) => e.on === 'returned').length
    if (players.every((p) => drawn(p) === 0) || after.outcome !== null) return
    const short = players.find((p) => inZone(before, p, DECK).length + back - inZone(after, p, DECK).length < drawn(p))
    return short === undefined ? null : `player ${short} drew ${drawn(short)}`
  },
  'YG-INV-27': ({ before, after }) => {
    for (const p of players) {
      const stay = (s: DuelState, other: DuelState) =>
        inZone(s, p, GRAVE)
          .filter((h) => whereIs(other, h) === GRAVE && other.pieces[h]?.life === s.pieces[h]!.life)
          .join()
      if (stay(before, after) !== stay(after, before)) return stay(after, before)
    }
    return null
  },
  'YG-INV-28': ({ after: s, events }) => {
    const shuffled = events.filter((e) => e.on === 'shuffled')
    if (shuffled.length === 0 || s.outcome !== null || s.stack.some((f) => f.op === 'pick' || f.op === 'choose')) return
    if (events.findLastIndex((e) => e.on === 'shuffled') < events.findLastIndex((e) => e.on === 'returned')) return
    return no(s, inZone(s, shuffled.at(-1)!.player!, DECK), (h) => s.pieces[h]!.known !== 0)
  },
}
