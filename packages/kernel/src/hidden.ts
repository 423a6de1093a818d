import { list, listed } from './acts.ts'
import { BROUGHT, type Guess } from './contract.ts'
import { RulesBug } from './errors.ts'
import { roll } from './events.ts'
import type { DefId, GuiseId, Handle, Option, PlayerId, Seed, ZoneId } from './ids.ts'
import { askAgain, unwind } from './machine.ts'
import { learn, rebirth } from './pieces.ts'
import { face, type Rng, rngFrom } from './rng.ts'
import { copyState, knows, PUBLIC, type Sealed, type Shape } from './state.ts'
import type { Table } from './table.ts'

/** What a game with hidden pieces tells the kernel; who knows what is kept in `piece.known` and nowhere else. */
export interface Secrets<G extends Shape> {
  /** Who gets to know a piece where it lies now. */
  sees(t: Table<G>, piece: Handle): 'all' | 'controller' | 'none'
  /** Whether a card could be what shows this guise. */
  fits(def: DefId, guise: GuiseId): boolean
  /**
   * A list the viewer may assume this seat brought, where no guess is given: from public facts, the cards seen, and what the
   * pieces to be filled look like; drawn by the dice where several are as likely.
   */
  list(t: Table<G>, owner: PlayerId, seen: readonly DefId[], unknown: readonly Handle[], dice: Rng): readonly DefId[]
  name(def: DefId): string
  named(name: string): DefId | null
}

/** One more player knows what this piece is. */
export function peek<G extends Shape>(t: Table<G>, h: Handle, player: PlayerId): void {
  t.state.pieces[h]!.known |= 1 << player
}

export function reveal<G extends Shape>(t: Table<G>, h: Handle): void {
  t.state.pieces[h]!.known = PUBLIC
}

/** Permutes what the pieces of a zone are, not their handles: a handle says nothing afterwards. */
export function shuffle<G extends Shape>(t: Table<G>, zone: ZoneId): void {
  const handles = t.state.zones[zone]!
  const listened = anyListens(t, handles)
  for (let i = handles.length - 1; i > 0; i--) swap(t, handles[i]!, handles[roll(t, i + 1) - 1]!)
  renew(t, zone, handles, listened)
}

/** Hides a piece that was shown among those of its zone which the others do not know: nobody can follow its handle. */
export function hide<G extends Shape>(t: Table<G>, h: Handle): void {
  const p = t.state.pieces[h]!
  const own = 1 << p.controller
  const among = t.state.zones[p.zone]!.filter((other) => other === h || (t.state.pieces[other]!.known & ~own) === 0)
  const listened = anyListens(t, among)
  swap(t, h, among[roll(t, among.length) - 1]!)
  renew(t, p.zone, among, listened)
}

/** New objects, all of them, so that not even a life tells which was which; the zone says who knows them. */
function renew<G extends Shape>(t: Table<G>, zone: ZoneId, handles: readonly Handle[], listened: boolean): void {
  relist(t, zone)
  for (let i = 0; i < handles.length; i++) {
    const h = handles[i]!
    t.state.pieces[h]!.known = 0
    learn(t, h)
    rebirth(t, h)
  }
  if (listened || anyListens(t, handles)) reindex(t)
}
/** Whether any of these stands in the index: mostly none does where pieces lie hidden. */
function anyListens<G extends Shape>(t: Table<G>, handles: readonly Handle[]): boolean {
  const { interests } = t.rules
  if (interests !== null) for (let i = 0; i < handles.length; i++) if (interests(t, handles[i]!).length > 0) return true
  return false
}

/** A list of a zone says what lies there: where a piece becomes another one without moving, its zone is another list, by which games remember. */
export function relist<G extends Shape>(t: Table<G>, zone: ZoneId): void {
  t.state.zones[zone] = t.state.zones[zone]!.slice()
}

/** What two pieces are changes places, and with it who knows it; their handles stay. */
export function exchange<G extends Shape>(t: Table<G>, a: Handle, b: Handle): void {
  swap(t, a, b)
  relist(t, t.state.pieces[a]!.zone)
  relist(t, t.state.pieces[b]!.zone)
}
function swap<G extends Shape>(t: Table<G>, a: Handle, b: Handle): void {
  const p = t.state.pieces[a]!
  const q = t.state.pieces[b]!
  const def = p.def
  const guise = p.guise
  const known = p.known
  p.def = q.def
  p.guise = q.guise
  p.known = q.known
  q.def = def
  q.guise = guise
  q.known = known
}

/** How often a deal is tried before we say that no deal fits what was seen. */
const DEALS = 100

/** Redeals what the viewer cannot know and asks again. Depends on the viewer's view and the seed, on nothing else. */
export function resample<G extends Shape>(t: Table<G>, viewer: PlayerId, seed: Seed, guess: Guess | typeof BROUGHT | null): void {
  const s = t.state
  const asked = s.decision?.player ?? null
  const halfway = asked !== null && asked !== viewer && s.back > 0
  if (halfway) {
    unwind(t)
    s.n = s.shownN
  }
  s.rng = rngFrom(`${seed}/play`)
  const secrets = t.rules.secrets
  if (secrets === null) {
    if (halfway) asksAgain(t, asked)
    return
  }
  const dice = rngFrom(`${seed}/deal`)
  const before = copyState(s, t.rules.records)
  for (let tries = 0; tries < DEALS; tries++) {
    if (deal(t, secrets, viewer, seed, guess, dice)) {
      reindex(t)
      if (reseal(t, viewer, dice) && (asked === null || asksAgain(t, asked))) return
    }
    Object.assign(s, copyState(before, t.rules.records))
  }
  throw new RulesBug(`no deal fits what player ${viewer} has seen`)
}

/** Puts the question again in this deal; false when it would have been another player's. */
function asksAgain<G extends Shape>(t: Table<G>, asked: PlayerId): boolean {
  t.memo = null
  t.mover = asked
  try {
    askAgain(t)
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error
    t.again = false // nothing to offer: the question cannot have been put in this deal
    return false
  }
  return t.state.decision?.player === asked
}

function deal<G extends Shape>(
  t: Table<G>,
  secrets: Secrets<G>,
  viewer: PlayerId,
  seed: Seed,
  guess: Guess | typeof BROUGHT | null,
  dice: Rng,
): boolean {
  const s = t.state
  for (let owner = 0; owner < s.players.length; owner++) {
    const seen: DefId[] = []
    const unknown: Handle[] = []
    for (let h = s.players.length; h < s.pieces.length; h++) {
      const p = s.pieces[h]!
      if (p.owner !== owner) continue
      if (knows(p.known, viewer)) seen.push(p.def)
      else unknown.push(h as Handle)
    }
    if (unknown.length === 0) continue
    const pool =
      owner === viewer || guess === BROUGHT
        ? unknown.map((h) => s.pieces[h]!.def).sort((a, b) => a - b) // a player knows the list, not the order
        : rest(listOf(t, secrets, owner as PlayerId, seen, unknown, seed, guess, dice), seen)
    if (!dealOut(t, secrets, unknown, pool, dice)) return false
  }
  for (let zone = 0; zone < s.zones.length; zone++) relist(t, zone as ZoneId)
  return true
}

function listOf<G extends Shape>(
  t: Table<G>,
  secrets: Secrets<G>,
  owner: PlayerId,
  seen: readonly DefId[],
  unknown: readonly Handle[],
  seed: Seed,
  guess: Guess | null,
  dice: Rng,
): readonly DefId[] {
  const sorted = seen.slice().sort((a, b) => a - b)
  if (guess === null) return secrets.list(t, owner, sorted, unknown, dice)
  return guess(owner, sorted.map(secrets.name), seed).map((name) => {
    const def = secrets.named(name)
    if (def === null) throw new RulesBug(`the guess names ${name}, which is not in the catalog`)
    return def
  })
}

/** A list without what is gone of it, each time the first that is equal. */
function rest(list: readonly DefId[], seen: readonly DefId[]): DefId[] {
  const pool = list.slice()
  for (const def of seen) {
    const at = pool.indexOf(def)
    if (at >= 0) pool.splice(at, 1)
  }
  return pool
}

/** Narrowest guise first, each time a fair draw among what fits; false when a piece is left that nothing fits. */
function dealOut<G extends Shape>(
  t: Table<G>,
  secrets: Secrets<G>,
  unknown: readonly Handle[],
  pool: readonly DefId[],
  dice: Rng,
): boolean {
  const guiseOf = (h: Handle): GuiseId => t.state.pieces[h]!.guise
  let left = pool
  const fittingFor = (guise: GuiseId): DefId[] => left.filter((def) => secrets.fits(def, guise))
  // Pieces of one guise have the same choices: there are many pieces and few guises.
  const counts = new Map<GuiseId, number>()
  for (const h of unknown) if (!counts.has(guiseOf(h))) counts.set(guiseOf(h), fittingFor(guiseOf(h)).length)
  const order = unknown.map((h) => ({ h, n: counts.get(guiseOf(h))! })).sort((a, b) => a.n - b.n || a.h - b.h)
  let fitting: DefId[] = []
  let taken: DefId[] = []
  let last: GuiseId | null = null
  for (const { h } of order) {
    const piece = t.state.pieces[h]!
    if (piece.guise !== last) {
      left = rest(left, taken)
      taken = []
      fitting = fittingFor(piece.guise)
    }
    last = piece.guise
    if (fitting.length === 0) return false
    const at = face(dice, fitting.length) - 1
    const def = fitting[at]!
    fitting.splice(fitting.indexOf(def), 1) // equal cards are one to the draw: the first of them goes
    taken.push(def)
    piece.def = def
  }
  return true
}

/** The index made anew from what is on the table. */
export function reindex<G extends Shape>(t: Table<G>): void {
  const interests = t.rules.interests
  if (interests === null) return
  const s = t.state
  const lists: Handle[][] = s.index.map(() => [])
  for (let h = 0; h < s.pieces.length; h++) for (const key of interests(t, h as Handle)) lists[key]!.push(h as Handle)
  for (let key = 0; key < lists.length; key++) s.index[key] = lists[key]!
}

/** Answers the sealed questions of the others anew; false when one could not have been answered. */
function reseal<G extends Shape>(t: Table<G>, viewer: PlayerId, dice: Rng): boolean {
  const s = t.state
  const sealed: Sealed[] = []
  for (const x of s.sealed) {
    if (x.by === viewer) {
      sealed.push(x)
      continue
    }
    const n = list(t, x.by, t.rules.asks[x.ask]!)
    if (n === 0) return false
    sealed.push({ by: x.by, ask: x.ask, option: listed(n)[face(dice, n) - 1] as Option })
  }
  s.sealed = sealed
  return true
}
