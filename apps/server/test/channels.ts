// Everything that goes to a viewer over the wire, as the bytes that go.
import { type Handle, handle, type OptionRecord, type PlayerId, playerId, read, type State, type Viewer } from '@duelhall/kernel'
import { cardOf, keptFrom } from '../src/hall/cards.ts'
import { Fail, failOf } from '../src/http/fail.ts'
import { decide } from '../src/match/decide.ts'
import type { Match } from '../src/match/match.ts'
import type { Room } from '../src/match/room.ts'
import { agreedOf, hears, stepOf, stepTextOf } from '../src/stream/step.ts'

const nobody: ReadonlySet<string> = new Set()

/** The answer to a command, or the refusal of it, as it is sent. */
function answerTo(match: Match, user: string, option: OptionRecord): string {
  const decided = decide(match, user, { do: 'choose', n: 0, option }, 0)
  return 'refused' in decided ? JSON.stringify(failOf(decided.refused).body) : '{"accepted":true}'
}

function reasons(match: Match, player: PlayerId, pieces: readonly Handle[]): string {
  if (match.state === null || match.status !== 'running') return new Fail('notRunning', 'the match is not running').message
  const { state } = match
  return JSON.stringify(pieces.map((piece) => match.module.game.explain(state, player, piece)))
}

const sums = (match: Match, state: State, viewer: Viewer, pieces: readonly Handle[]): string =>
  JSON.stringify(pieces.map((piece) => match.module.game.breakdown(state, viewer, piece)))

/** Options of the player who is asked, tried by somebody who is not. */
const tried = (match: Match): OptionRecord => ({ act: match.module.game.acts[0]?.act ?? '', piece: null, target: null, place: null })

export function channelsOf(room: Room, viewer: Viewer): Readonly<Record<string, string>> {
  const { match } = room
  const pieces = (match.state?.pieces ?? []).map((_, i) => handle(i))
  const user = viewer === null ? 'watcher' : (match.seats[viewer]?.user ?? '')
  const kept = keptFrom(match)
  const row = { id: match.id, game: kept.game, status: match.status, table: JSON.stringify(kept), outcome: null, created: 0, updated: 0 }
  return {
    look: JSON.stringify(stepOf(room, viewer, null)),
    step: stepTextOf(room, viewer, null),
    resumed: stepTextOf(room, viewer, 0),
    agreed: JSON.stringify(agreedOf(match)),
    chat: JSON.stringify(match.chat.filter((line) => hears(match, viewer, line, nobody))),
    card: JSON.stringify(cardOf(row)),
    refusal: answerTo(match, user, tried(match)),
    breakdowns: match.state === null ? '' : sums(match, match.state, viewer, pieces),
    why: viewer === null ? '' : reasons(match, viewer, pieces),
  }
}

/** The same room with what the viewer cannot know dealt anew. */
export function redealt(room: Room, viewer: PlayerId, seed: string): Room {
  const { match } = room
  if (match.state === null) return room
  const state: State = match.module.game.clone(match.state)
  match.module.game.resample(state, viewer, seed)
  return { ...room, match: { ...match, state }, audience: room.audience }
}

type Leak = (room: Room, viewer: Viewer) => unknown

const hidden = (room: Room, viewer: Viewer): Handle[] => {
  const view = room.match.state === null ? null : room.match.module.game.view(room.match.state, viewer)
  return (view?.pieces ?? []).flatMap((piece, i) => (piece.def === null ? [handle(i)] : []))
}
const options = ({ match }: Room) => (match.state === null ? [] : (match.module.game.decision(match.state)?.options ?? []))

/** Ways in which a careless hand could give something away; each must be caught. */
export const leaks: Readonly<Record<string, Leak>> = {
  'the place in the log': ({ match }) => match.head,
  'how many choices there were': ({ match }) => match.choices.length,
  'the number of the question': ({ match }) => match.state?.n,
  'how many answers nobody has seen': ({ match }) => match.state?.back,
  'the clock of hidden answers': ({ match }) => match.head * 1000,
  'the generator': ({ match }) => match.state?.rng.key,
  'how far the generator is': ({ match }) => match.state?.rng,
  'a hidden card': ({ match }, viewer) => hidden({ match } as Room, viewer).map((h) => match.state?.pieces[h]?.def),
  'one hidden card': ({ match }, viewer) => match.state?.pieces[hidden({ match } as Room, viewer)[0] ?? 0]?.def,
  'whether two hidden cards are alike': ({ match }, viewer) =>
    new Set(hidden({ match } as Room, viewer).map((h) => match.state?.pieces[h]?.def)).size,
  'the sum of hidden cards': ({ match }, viewer) =>
    hidden({ match } as Room, viewer).reduce((sum, h) => sum + (match.state?.pieces[h]?.def ?? 0) * h, 0),
  'how much the other could do': (room, viewer) => (askedIn(room) === viewer ? 0 : options(room).length),
  'what the other could do': (room, viewer) => (askedIn(room) === viewer ? 0 : options(room)),
  'what the other could do, in words': (room, viewer) =>
    askedIn(room) === viewer ? 0 : options(room).map((o) => read(room.match.module.game.acts, o).act),
  'the last option of the other': (room, viewer) => (askedIn(room) === viewer ? 0 : options(room).at(-1)),
  'the question of the other': ({ match }) => match.state?.stack.length,
  'the whole state': ({ match }) => match.state,
  'a checksum of the state': ({ match }) => JSON.stringify(match.state).length,
  'the view of the other seat': ({ match }, viewer) => match.state && match.module.game.view(match.state, playerId(viewer === 0 ? 1 : 0)),
  'a size that depends on hidden cards': ({ match }, viewer) =>
    'x'.repeat(hidden({ match } as Room, viewer).reduce((n, h) => n + ((match.state?.pieces[h]?.def ?? 0) % 7), 0)),
  'the state as a bot would be handed it': ({ match }) => match.state?.pieces.map((piece) => piece.def),
}

function askedIn({ match }: Room): PlayerId | null {
  return match.state === null ? null : (match.module.game.decision(match.state)?.player ?? null)
}
