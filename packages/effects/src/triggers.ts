import {
  type Handle,
  type Happening,
  NO_RECORDS,
  type PlayerId,
  playing,
  rankOf,
  type Shape,
  type Standing,
  standing,
  type Table,
  type Trigger,
} from '@duelhall/kernel'
import { canStart, spent, voiceFor } from './activate.ts'
import { type Placed, some } from './catalog.ts'
import { holds } from './condition.ts'
import type { Burst, CoreStep, Lexicon, TriggerEffect, When } from './language.ts'
import type { Machine } from './machine.ts'
import { controllerAt } from './refs.ts'
import { fits } from './select.ts'
import type { Voice } from './spec.ts'

/** What a listener makes of something that happened: cards speak for their pieces, seats for the keywords. */
export function collect<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  event: Happening,
  listener: Handle,
  instant: boolean,
): readonly Trigger[] {
  const lists = answersTo(m, event.on)
  const answers = lists[listener < t.state.players.length ? lists.length - 1 : t.state.pieces[listener]!.def]!
  let triggers: Trigger[] | null = null
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i]!
    if (answer.instant !== instant) continue
    const { path } = answer.placed
    const all = voices(m, t, answer, event, listener)
    for (let v = 0; v < all.length; v++) {
      const voice = all[v]!
      if (!matches(m, t, voice, answer.on, event) || (answer.if !== undefined && !holds(m, t, voice, answer.if))) continue
      if (spent(m, t, voice, path)) continue
      if (answer.optional && !canStart(m, t, voice, path)) continue
      triggers ??= []
      triggers.push(triggerOf(t, path, voice, event, answer.optional))
    }
  }
  return triggers ?? NO_TRIGGERS
}
const NO_TRIGGERS: readonly Trigger[] = NO_RECORDS

/** An effect that answers an event, laid out so that all are of one shape. */
interface Answer<L extends Lexicon> {
  readonly placed: Placed<L>
  readonly on: When<L>
  readonly instant: boolean
  readonly global: boolean
  readonly optional: boolean
  readonly from: TriggerEffect<L>['from'] | undefined
  readonly if: TriggerEffect<L>['if'] | undefined
  readonly burst: Burst | undefined
  /** The piece of the event that must be the holder itself. */
  readonly own: 'piece' | 'other' | null
}
function answerOf<L extends Lexicon>(placed: Placed<L>): Answer<L> {
  const effect = placed.effect as TriggerEffect<L>
  return {
    placed,
    on: effect.on,
    instant: effect.instant === true,
    global: effect.global === true,
    optional: effect.may === true || effect.global === true,
    from: effect.from,
    if: effect.if,
    burst: effect.burst,
    own: effect.on.piece === 'self' ? 'piece' : effect.on.other === 'self' ? 'other' : null,
  }
}

/** The effects that answer an event, by definition and, last, of the keywords: found once for each machine. */
export type Answers<L extends Lexicon> = readonly (readonly Answer<L>[])[]
function answersTo<G extends Shape, L extends Lexicon>(m: Machine<G, L>, on: string): Answers<L> {
  return m.kept.answers.get(on) ?? lookForAnswers(m, on)
}
function lookForAnswers<G extends Shape, L extends Lexicon>(m: Machine<G, L>, on: string): Answers<L> {
  const does = ({ effect }: Placed<L>): boolean => effect.kind === 'trigger' && some(effect.on.on).includes(on as L['event'])
  const lists = [...m.catalog.byDef, m.catalog.byKeyword].map((list) => list.filter(does).map(answerOf))
  m.kept.answers.set(on, lists)
  return lists
}

export function triggerOf<G extends Shape>(t: Table<G>, effect: string, voice: Voice, event: Happening, may: boolean): Trigger {
  return {
    effect,
    source: voice.source,
    player: voice.player,
    may,
    rank: rankOf(t, voice.player), // the active player's first (DM-TIME-01)
    batch: t.state.group,
    settled: false,
    event,
    vars: voice.vars,
  }
}

const NO_VOICES: readonly Voice[] = NO_RECORDS
/** In whose names an effect answers an event: each holder (DM-FX-03), the card once (DM-ACTIVE-04), or every player who may pay, who is then "you" (DM-NAME-04). */
function voices<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  answer: Answer<L>,
  event: Happening,
  listener: Handle,
): readonly Voice[] {
  const { placed, from, burst } = answer
  if (answer.global) return voicesFor(t, listener, playing(t), event) // DM-GLOBAL-06, -13, DM-PRIO-08
  if (from === 'anywhere') return [voiceFor(t, listener, t.piece(listener).owner, event)]
  if (answer.own !== null) {
    const own = answer.own === 'piece' ? event.piece : event.target
    if (own === null || !belongs(m, t, placed, listener, own, event) || !showsBurst(burstThen(m, t, event, own), burst)) return NO_VOICES
    if (from !== 'card') return [withVoice(t, own, event)]
  }
  const fallen = answer.own === null ? fallenVoices(m, t, placed, burst, event, listener) : NO_VOICES
  const all = answer.own === null ? holdersOf(m, t, placed, listener) : [(answer.own === 'piece' ? event.piece : event.target)!]
  if (all.length === 0 && fallen.length === 0) return NO_VOICES
  const holders = burst === undefined ? all : bursting(m, t, all, event, burst)
  if (from !== 'card') {
    const spoken: Voice[] = []
    for (let i = 0; i < holders.length; i++) spoken.push(withVoice(t, holders[i]!, event))
    return fallen.length === 0 ? spoken : spoken.concat(fallen)
  }
  if (placed.keyword !== null) return byCard(m, t, holders, event)
  if (holders.length === 0 && fallen.length > 0) return voicesFor(t, listener, [...new Set(fallen.map(playerOf))], event)
  return voicesFor(t, listener, controllers(t, holders, event), event)
}
const playerOf = ({ player }: Voice): PlayerId => player
/** One voice for each of these players. */
const voicesFor = <G extends Shape>(t: Table<G>, source: Handle, list: readonly PlayerId[], event: Happening): readonly Voice[] =>
  list.map((player) => voiceFor(t, source, player, event))
/** Those that show the bursts, or showed them when it happened. */
const bursting = <G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  all: readonly Handle[],
  event: Happening,
  burst: Burst,
): readonly Handle[] => all.filter((h) => showsBurst(burstThen(m, t, event, h), burst))

/** What left at the same instant saw the others leave (DM-TRIG-08, DM-KO-03). */
function fallenVoices<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  burst: Burst | undefined,
  event: Happening,
  listener: Handle,
): readonly Voice[] {
  if (event.on !== m.spec.leaving) return NO_VOICES
  let found: Voice[] | null = null
  for (let i = 0; i < t.state.events.length; i++) {
    const other = t.state.events[i]!
    const h = other.piece
    if (other.on !== event.on || other.group !== event.group || h === null || h === event.piece) continue
    if (!belongs(m, t, placed, listener, h, other) || !showsBurst(burstThen(m, t, other, h), burst)) continue
    found ??= []
    found.push(voiceFor(t, h, controllerAt(t, other, h), event))
  }
  return found ?? NO_VOICES
}

/** A keyword that speaks once for a card speaks for each card that has it (DM-KW-04). */
function byCard<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  holders: readonly Handle[],
  event: Happening,
): readonly Voice[] {
  const cards = [...new Set(holders.map((h) => m.spec.card(t, h) ?? h))]
  return cards.flatMap((card) =>
    controllers(
      t,
      holders.filter((h) => (m.spec.card(t, h) ?? h) === card),
      event,
    ).map((player) => voiceFor(t, card, player, event)),
  )
}

/** Whether a piece brings this effect: a die of this card, or one with this keyword, now or when it happened. */
function belongs<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  listener: Handle,
  h: Handle,
  event: Happening,
): boolean {
  if (h < t.state.players.length) return false
  if (placed.keyword !== null)
    return (
      controllerAt(t, event, h) === t.piece(listener).controller &&
      (m.spec.keyword(t, h, placed.keyword) > 0 || (event.piece === h && (event.was?.[placed.keyword] ?? 0) > 0))
    )
  // What is in play brings the text it has now, copied or its own (DM-COPY-03); what has left, the text it had.
  if (m.spec.here.includes(m.spec.zoneOf(t, h))) return m.spec.holders(t, listener).includes(h)
  const text = event.piece === h ? event.was?.text : undefined
  if (text === undefined) {
    if (m.spec.card(t, h) !== listener) return false
  } else if (text !== listener && event.was?.added !== listener) return false
  return h !== listener || m.spec.holders(t, listener).includes(h) // where pieces are their own cards
}

/** Pieces that bring an effect into play now. */
export function holdersOf<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  listener: Handle,
): readonly Handle[] {
  if (placed.keyword === null) return m.spec.holders(t, listener)
  const { keyword } = placed
  const player = t.piece(listener).controller
  let found: Handle[] | null = null
  for (const zone of m.spec.here) {
    const list = m.spec.zone(t, player, zone)
    for (let i = 0; i < list.length; i++) {
      if (m.spec.keyword(t, list[i]!, keyword) === 0) continue
      found ??= []
      found.push(list[i]!)
    }
  }
  return found ?? NO_HOLDERS
}
const NO_HOLDERS: readonly Handle[] = []
/** Whether this piece is one of them. */
export function isHolder<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  placed: Placed<L>,
  listener: Handle,
  h: Handle,
): boolean {
  if (placed.keyword === null) return m.spec.holders(t, listener).includes(h)
  const player = t.piece(listener).controller
  const { here } = m.spec
  for (let z = 0; z < here.length; z++) if (m.spec.zone(t, player, here[z]!).includes(h)) return m.spec.keyword(t, h, placed.keyword) > 0
  return false
}

const withVoice = <G extends Shape>(t: Table<G>, h: Handle, event: Happening): Voice => voiceFor(t, h, controllerAt(t, event, h), event)

function controllers<G extends Shape>(t: Table<G>, holders: readonly Handle[], event: Happening): readonly PlayerId[] {
  return [...new Set(holders.map((h) => withVoice(t, h, event).player))]
}

/** The bursts on the face it shows, or showed when it happened: nothing is read from a mere roll (DM-BURST-06). */
function burstThen<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, event: Happening, h: Handle): number {
  return event.piece === h && event.was?.burst !== undefined ? event.was.burst : m.spec.burst(t, h)
}

/** DM-BURST-02: two bursts do not include one. */
export const showsBurst = (shown: number, burst: Burst | undefined): boolean =>
  burst === undefined || (burst === '1or2' ? shown > 0 : shown === Number(burst) || shown === BOTH)
/** DM-COPY-02: a copy may show one burst of its own and two of the other. */
const BOTH = 3

export function matches<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  when: When<L>,
  event: Happening,
): boolean {
  if (when.player !== undefined) {
    if (event.player === null) return false
    if (!isBy(m, t, voice, when.player, event.player, event.on)) return false
  }
  return pieceFits(m, t, voice, when.piece, event.piece) && pieceFits(m, t, voice, when.other, event.target)
}

/** Whether what a player did or suffered is yours or a foe's: a partner's is neither, unless it befalls a whole team (DM-DBL-06, -10). */
export function isBy<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  whose: 'you' | 'foe',
  player: PlayerId,
  what: string,
): boolean {
  if (player === voice.player) return whose === 'you'
  const isMate = t.player(player).team === t.player(voice.player).team
  return whose === 'foe' ? !isMate : isMate && m.spec.shared?.includes(what) === true
}

function pieceFits<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  want: When<L>['piece'],
  piece: Handle | null,
): boolean {
  if (want === undefined || want === 'self') return true
  return piece !== null && piece >= t.state.players.length && fits(m, t, voice, want, piece)
}

function isAwaited(standing: readonly Standing[], on: string): boolean {
  for (let i = 0; i < standing.length; i++) if (standing[i]!.layer === 'later' && standing[i]!.about === on) return true
  return false
}
/** Delayed effects that fall due by this event; one that waits for a later time counts this one. */
export function due<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, event: Happening): readonly Trigger[] {
  if (!isAwaited(t.state.standing, event.on)) return NO_TRIGGERS
  const triggers: Trigger[] = []
  const kept: Standing[] = []
  let changed = false
  for (const s of t.state.standing) {
    if (s.layer !== 'later' || s.about !== event.on || s.block === null) {
      kept.push(s)
      continue
    }
    const step = m.catalog.steps.get(s.block) as Extract<CoreStep<L>, { readonly op: 'later' }>
    const voice: Voice = { source: s.source, player: s.player, event, vars: s.vars }
    if (!matches(m, t, voice, step.on, event)) {
      kept.push(s)
      continue
    }
    const times = s.add + 1
    if (step.nth !== undefined && times < step.nth) {
      kept.push(standing({ ...s, add: times }))
      changed = true
      continue
    }
    triggers.push(triggerOf(t, s.block, voice, event, step.may === true))
    if (step.once !== true) kept.push(s)
    else changed = true
  }
  if (changed) t.state.standing = kept
  return triggers
}
