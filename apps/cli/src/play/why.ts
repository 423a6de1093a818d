import { type GameModule, type Handle, handle, type OptionRecord, type PlayerId, pack, type Refusal, type State } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { type Paint, quiet, strong } from '../paint.ts'
import { ruleNamed } from '../rules-book.ts'
import { fits, fullName, pieceWords, type Sight, tokens } from './naming.ts'
import { allOptions, filtered } from './options.ts'
import { words } from './words.ts'

/** Reasons told for one question at most. */
const most = 4

/** Why what these words mean is not offered now, with the rule's own text. */
export function why(sight: Sight, state: State, player: PlayerId, typed: string, columns: number, paint: Paint): string[] {
  if (typed === '') return [words.whyWhat]
  const offered = filtered(sight, allOptions(sight), typed)
  if (offered.length > 0) return words.itIsOffered(offered.map(({ n }) => n))
  const meant = meaning(sight, player, tokens(typed))
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
  return { pieces, place: placeNamed(sight, typed[typed.length - 1]!, pieces[0] ?? null) }
}

/** `fire.p1` says it all; `p1` alone means the one in the region where the piece stands. */
function placeNamed({ skin: { places }, view }: Sight, word: string, piece: Handle | null): number | null {
  const named = places.flatMap((name, at) => (name === word || name.endsWith(`.${word}`) ? [at] : []))
  const region = (piece === null ? undefined : places[view.pieces[piece]!.place])?.split('.')[0]
  return named.find((at) => places[at]!.split('.')[0] === region) ?? named[0] ?? null
}

function reasonsFor(module: GameModule, state: State, player: PlayerId, sight: Sight, { pieces, place }: Meant): Refusal[] {
  const { game } = module
  const acts = new Set((sight.view.decision?.options ?? []).map((option) => option.act))
  const reasons: Refusal[] = []
  const candidates: OptionRecord[] = []
  for (const piece of pieces.slice(0, most)) {
    const explained = game.explain(state, player, piece)
    for (const refusal of explained) acts.add(refusal.act)
    if (place === null) reasons.push(...explained)
    else for (const act of acts) candidates.push({ act, piece, target: null, place })
  }
  if (place !== null && pieces.length === 0) for (const act of acts) candidates.push({ act, piece: null, target: null, place })
  for (const record of candidates) {
    const refusal = refusalOf(module, state, player, record)
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
