import { cut, type Handle, type PlayerId } from '@duelhall/kernel'
import { ANSWER_SPOTS, OPEN_SPOTS } from './at-will.ts'
import { defs, FRAME, HAS_PROCEDURE, WINS } from './catalog.ts'
import { type DuelState, EXTRA, FIELD, GRAVE, HAND, MONSTERS, places, REMOVED, SPELLS, zoneOf } from './state.ts'

/** What the list of a zone holds for rules that ask again and again: most cards have nothing to say, and are passed over once. */
export interface Gist {
  /** Cards of which something may be activated from here, face-up or face-down: in the open state, and in answer. */
  readonly openers: readonly Handle[]
  readonly answerers: readonly Handle[]
  /** YG-SUMMON-33: cards with a Summon of their own. */
  readonly summoners: readonly Handle[]
  /** YG-WIN-08 */
  readonly winners: readonly Handle[]
}

const NONE: readonly Handle[] = []
const NOTHING: Gist = { openers: NONE, answerers: NONE, summoners: NONE, winners: NONE }
// Lists of zones are replaced, never edited, also where a card becomes another one without moving (`relist` of the kernel): the list tells whether what
// was found in it still holds, from one choice to the next and for every clone.
const seen: (readonly Handle[] | undefined)[] = []
const gists: Gist[] = []

export function gistOf(s: DuelState, player: PlayerId, place: number): Gist {
  const zone = zoneOf(player, place)
  const list = s.zones[zone]!
  if (seen[zone] !== list) {
    seen[zone] = list
    gists[zone] = lookAt(s, list, place)
  }
  return gists[zone]!
}

/** What a player might activate from anywhere, zone by zone: cards, and where each of them lies. */
export interface Reach {
  readonly cards: Handle[]
  readonly places: number[]
}
const looked: readonly number[] = [HAND, MONSTERS, SPELLS, FIELD, GRAVE, REMOVED]
/** The same of one player, with the lists of the zones in which it was found, and what each of them holds. */
interface Reaches {
  readonly lists: (readonly Handle[])[]
  readonly gists: Gist[]
  readonly openers: Reach
  readonly answerers: Reach
}
const reachesOf = (): Reaches => ({
  lists: looked.map(() => NONE),
  gists: looked.map(() => NOTHING),
  openers: { cards: [], places: [] },
  answerers: { cards: [], places: [] },
})
const reaches: readonly Reaches[] = [reachesOf(), reachesOf()]

/** Cards of which something may be activated in the open state, and in answer: one look where no zone has changed. The lists are scratch. */
export const openersOf = (s: DuelState, player: PlayerId): Reach => reachFor(s, player).openers
export const answerersOf = (s: DuelState, player: PlayerId): Reach => reachFor(s, player).answerers
function reachFor(s: DuelState, player: PlayerId): Reaches {
  const known = reaches[player]!
  const { lists } = known
  for (let z = 0; z < looked.length; z++) if (lists[z] !== s.zones[zoneOf(player, looked[z]!)]) return lookAgain(s, player, known)
  return known
}
function lookAgain(s: DuelState, player: PlayerId, known: Reaches): Reaches {
  let isSame = true
  for (let z = 0; z < looked.length; z++) {
    const list = s.zones[zoneOf(player, looked[z]!)]!
    if (known.lists[z] === list) continue
    known.lists[z] = list
    const gist = gistOf(s, player, looked[z]!)
    const before = known.gists[z]!
    known.gists[z] = gist
    isSame = isSame && gist.openers === before.openers && gist.answerers === before.answerers
  }
  return isSame ? known : layOut(known)
}
function layOut(known: Reaches): Reaches {
  cut(known.openers.cards, 0)
  cut(known.openers.places, 0)
  cut(known.answerers.cards, 0)
  cut(known.answerers.places, 0)
  for (let z = 0; z < looked.length; z++) {
    const { openers, answerers } = known.gists[z]!
    if (openers.length > 0) add(known.openers, openers, looked[z]!)
    if (answerers.length > 0) add(known.answerers, answerers, looked[z]!)
  }
  return known
}
function add({ cards, places }: Reach, list: readonly Handle[], place: number): void {
  for (let i = 0; i < list.length; i++) {
    cards.push(list[i]!)
    places.push(place)
  }
}

function lookAt(s: DuelState, list: readonly Handle[], place: number): Gist {
  const said = SAID[place]!
  let all = 0
  for (let i = 0; i < list.length; i++) all |= said[s.pieces[list[i]!]!.def]!
  if (all === 0) return NOTHING
  return {
    openers: (all & OPENS) === 0 ? NONE : saying(s, list, said, OPENS),
    answerers: (all & ANSWERS) === 0 ? NONE : saying(s, list, said, ANSWERS),
    summoners: (all & SUMMONS) === 0 ? NONE : saying(s, list, said, SUMMONS),
    winners: (all & WON) === 0 ? NONE : saying(s, list, said, WON),
  }
}
function saying(s: DuelState, list: readonly Handle[], said: readonly number[], what: number): readonly Handle[] {
  const found: Handle[] = []
  for (let i = 0; i < list.length; i++) if ((said[s.pieces[list[i]!]!.def]! & what) !== 0) found.push(list[i]!)
  return found
}

const OPENS = 1
const ANSWERS = 2
const SUMMONS = 4
const WON = 8
function saidAt(def: number, place: number): number {
  const spots = place * 2
  return (
    (((OPEN_SPOTS[def]! >> spots) & 3) === 0 ? 0 : OPENS) |
    (((ANSWER_SPOTS[def]! >> spots) & 3) === 0 ? 0 : ANSWERS) |
    (HAS_PROCEDURE[def]! || (place === EXTRA && FRAME[def] === 'synchro') ? SUMMONS : 0) |
    (WINS[def] === null ? 0 : WON)
  )
}
/** By place and definition, a bit for each list it belongs to. */
const SAID: readonly (readonly number[])[] = places.map((_, place) => defs.map((_def, def) => saidAt(def, place)))
