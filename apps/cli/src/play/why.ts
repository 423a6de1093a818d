import { type GameModule, type Handle, handle, type OptionRecord, type PlayerId, pack, type Refusal, type State } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { type Paint, quiet, strong } from '../paint.ts'
import { ruleNamed } from '../rules-book.ts'
import { fits, fullName, pieceWords, type Sight, typedWords } from './naming.ts'
import { allOptions, filtered } from './options.ts'
import { words } from './words.ts'

/** Reasons told for one question at most. */
const most = 4

/** Why what these words mean is not offered now, with the rule's own text. */
export function why(sight: Sight, state: State, player: PlayerId, typed: string, columns: number, paint: Paint): string[] {
  if (typed === '') return [words.whyWhat]
  const offered = filtered(sight, allOptions(sight), typed)
  if (offered.length > 0) return words.itIsOffered(offered.map(({ n }) => n))
  const meant = meaning(sight, player, typedWords(typed))
  if (meant.pieces.length === 0 && meant.place === null) return [words.nothingCalled(typed)]
  const reasons = distinct(reasonsFor(sight.module, state, player, sight, meant)).slice(0, most)
  const about = meant.pieces.length === 1 ? [paint(strong, fullName(sight, meant.pieces[0]!))] : []
  if (reasons.length === 0) return [...about, words.noReason]
  return [...about, ...reasons.flatMap((refusal) => reasonLines(sight, refusal, columns, paint))]
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
function reasonsFor(module: GameModule, state: State, player: PlayerId, sight: Sight, { pieces, place }: Meant): Refusal[] {
  const { game } = module
  if (place === null) return pieces.slice(0, most).flatMap((piece) => game.explain(state, player, piece))
  const leading = (sight.view.decision?.options ?? []).filter(sight.skin.leads)
  const acts = new Set(leading.map((option) => option.act))
  const goers: readonly (Handle | null)[] = pieces.length > 0 ? pieces : [...new Set(leading.map((option) => option.piece))]
  const reasons: Refusal[] = []
  for (const piece of goers)
    for (const act of acts) {
      const refusal = refusalOf(module, state, player, { act, piece, target: null, place })
      if (refusal !== null) reasons.push(refusal)
    }
  return reasons
}

/** Null also for what cannot be written as an option at all. */
function refusalOf({ game }: GameModule, state: State, player: PlayerId, record: OptionRecord): Refusal | null {
  const entry = game.acts.find(({ act }) => act === record.act)
  if (entry === undefined || (record.place !== null && !entry.wide && record.place > 62)) return null
  return game.refusal(state, player, pack(game.acts, record))
}

const distinct = (reasons: readonly Refusal[]): Refusal[] =>
  reasons.filter((one, at) => reasons.findIndex((other) => other.rule === one.rule && other.act === one.act) === at)

/** The reason in the game's words, then the rule in its own. */
export function reasonLines(sight: Sight, refusal: Refusal, columns: number, paint: Paint): string[] {
  const rule = ruleNamed(refusal.rule)
  const text = rule === null ? [] : wrapped(`${rule.id}: ${rule.text}`, columns - 4).map((line) => paint(quiet, `    ${line}`))
  return [...wrapped(`· ${sight.module.text.refusal(sight.view, refusal)}`, columns, '  '), ...text]
}
