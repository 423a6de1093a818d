import { type Handle, handle, type PlayerId, pack, type Refusal } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { quiet, strong } from '../paint.ts'
import { ruleNamed } from '../rules-book.ts'
import type { Asking } from './asking.ts'
import { fits, fullName, pieceWords, type Sight, typedWords } from './naming.ts'
import { filtered } from './options.ts'
import { words } from './words.ts'

/** Reasons told for one question at most. */
const most = 4

/** Why what these words mean is not offered now, with the rule's own text. */
export function why(asking: Asking, typed: string): string[] {
  const { sight, player, options } = asking
  const { paint } = asking.session.terminal
  if (typed === '') return [words.whyWhat]
  const offered = filtered(sight, options, typed)
  if (offered.length > 0) return words.itIsOffered(offered.map(({ n }) => n))
  const meant = meaning(sight, player, typedWords(typed))
  if (meant.pieces.length === 0 && meant.place === null) return [words.nothingCalled(typed)]
  const reasons = distinct(reasonsFor(asking, meant)).slice(0, most)
  const about = meant.pieces.length === 1 ? [paint(strong, fullName(sight, meant.pieces[0]!))] : []
  if (reasons.length === 0) return [...about, words.noReason]
  return [...about, ...reasons.flatMap((refusal) => reasonLines(asking, refusal))]
}

interface Meant {
  readonly pieces: readonly Handle[]
  readonly place: number | null
}

/** The last word may name a place, the others mean pieces: one's own before those of others. */
function meaning(sight: Sight, player: PlayerId, typed: readonly string[]): Meant {
  const handles = sight.view.pieces.map((_, h) => handle(h)).slice(sight.seats.length)
  const called = (words: readonly string[]) => {
    const all = words.length === 0 ? [] : handles.filter((h) => fits(words, pieceWords(sight, h)))
    const own = all.filter((h) => sight.view.pieces[h]!.controller === player)
    return own.length > 0 ? own : all
  }
  const whole = called(typed)
  if (whole.length > 0) return { pieces: whole, place: null }
  const pieces = called(typed.slice(0, -1))
  const near = pieces[0] ?? handles.find((h) => isPlaced(sight, h) && sight.view.pieces[h]!.controller === player) ?? null
  const place = placeNamed(sight, typed[typed.length - 1]!, near)
  return typed.length > 1 && pieces.length === 0 ? { pieces, place: null } : { pieces, place }
}

const isPlaced = ({ skin, view }: Sight, piece: Handle): boolean => skin.places[view.pieces[piece]!.place] !== undefined

/** `fire.p1` says it all; `p1` alone means the one in the region where the piece, or one of one's own, stands. */
function placeNamed({ skin: { places }, view }: Sight, word: string, piece: Handle | null): number | null {
  const named = places.flatMap((name, at) => (name === word || name.endsWith(`.${word}`) ? [at] : []))
  const region = (piece === null ? undefined : places[view.pieces[piece]!.place])?.split('.')[0]
  return named.find((at) => places[at]!.split('.')[0] === region) ?? named[0] ?? null
}

/** A piece alone is explained; with a place every act that leads to places is tried, of the piece or of all that could go. */
function reasonsFor({ sight, session, player, options }: Asking, { pieces, place }: Meant): Refusal[] {
  const { game } = sight.module
  const { state } = session.match
  if (place === null) return pieces.slice(0, most).flatMap((piece) => game.explain(state, player, piece))
  const leading = options.map(({ option }) => option).filter(sight.skin.leads)
  const acts = new Set(leading.map((option) => option.act))
  const goers: readonly (Handle | null)[] = pieces.length > 0 ? pieces : [...new Set(leading.map((option) => option.piece))]
  return goers.flatMap((piece) =>
    [...acts].flatMap((act) => game.refusal(state, player, pack(game.acts, { act, piece, target: null, place })) ?? []),
  )
}

const distinct = (reasons: readonly Refusal[]): Refusal[] =>
  reasons.filter((one, at) => reasons.findIndex((other) => other.rule === one.rule && other.act === one.act) === at)

/** The reason in the game's words, then the rule in its own. */
export function reasonLines({ sight, session }: Asking, refusal: Refusal): string[] {
  const { terminal } = session
  const columns = terminal.columns()
  const rule = ruleNamed(refusal.rule)
  const text = rule === null ? [] : wrapped(`    ${rule.id}: ${rule.text}`, columns, '    ').map((line) => terminal.paint(quiet, line))
  return [...wrapped(`· ${sight.module.text.refusal(sight.view, refusal)}`, columns, '  '), ...text]
}
