import { compile, type Handle, type Judgement, less, type PlayerId, Table, weighed, weightsBy } from '@duelhall/kernel'
import { defCalled, ICON, IS_TRAP } from './catalog.ts'
import { game, parts } from './game.ts'
import { DECK, DOWN, type DuelState, FIELD, foeOf, GRAVE, HAND, inZone, type MatchFrame, SPELLS, type T } from './state.ts'
import { guardOf, losses, type Troop, troopOf } from './strike.ts'
import file from './weights.json' with { type: 'json' }

/** Points are counted in thousands. */
const POINTS = 1000
/** Life Points below which every point is dear. */
const DANGER = 2000
/** Cards in a Deck below which its end is near. */
const THIN = 6
/** Everybody passes so often, at most, until what is under way is over. */
const PASSES = 24

/**
 * Life Points and how many of the last two thousand are gone; cards in hand that can be kept, and beyond; monsters with ATK in
 * Attack Position and DEF in Defense Position; what the opponent's monsters would take if all attacked now: monsters, Life Points, the Duel;
 * Spells and Traps that can be used at once, and others laid down; the Graveyard; the end of the Deck; the square of how many of the five
 * pieces are held (YG-WIN-08); cards exchanged without knowing better (YG-MATCH-02).
 */
const names = [
  'life',
  'danger',
  'hand',
  'spare',
  'monsters',
  'attack',
  'defense',
  'falls',
  'hurt',
  'lethal',
  'ready',
  'laid',
  'graveyard',
  'thin',
  'exodia',
  'exchanged',
] as const

const rules = compile(parts)
const exodia: ReadonlySet<number> = new Set(
  ['Exodia the Forbidden One', ...['Left Arm', 'Left Leg', 'Right Arm', 'Right Leg'].map((limb) => `${limb} of the Forbidden One`)].map(
    defCalled,
  ),
)

export const judgement: Judgement<DuelState> = {
  names,
  weights: weightsBy(names, file),
  settled,
  measure(state, player) {
    const t = new Table(settled(state), rules, null)
    const own = troopOf(t, player)
    const foe = troopOf(t, foeOf(player))
    return less(count(t, player, own, foe), count(t, foeOf(player), foe, own))
  },
  whole(state, player, chance) {
    const { duel } = state.stack[0] as MatchFrame
    const own = state.players[player]!.wins
    const foe = state.players[foeOf(player)]!.wins
    const { matchLength } = state.table
    const won = matchChance(own + 1, foe, matchLength, matchLength - duel)
    return chance * won + (1 - chance) * matchChance(own, foe + 1, matchLength, matchLength - duel)
  },
}

/**
 * The chance in a Match by Duels won, if those that are left are even (YG-MATCH-01, -08). Counted like anything else, a Duel won would be worth less than a field
 * that wins it: nobody would end one.
 */
function matchChance(own: number, foe: number, length: number, left: number): number {
  if (own > length / 2 || foe > length / 2 || left <= 0) return own === foe ? 0.5 : own > foe ? 1 : 0
  return (matchChance(own + 1, foe, length, left - 1) + matchChance(own, foe + 1, length, left - 1)) / 2
}

export const evaluate = (s: DuelState, player: PlayerId): number => weighed(judgement, s, player)

/** The same Duel once what is under way is over and nobody has answered: chains have resolved, an attack is fought. */
function settled(state: DuelState): DuelState {
  if (isQuiet(state)) return state
  const copy = game.clone(state)
  const duel = duelOf(copy)
  for (let n = 0; n < PASSES && !isQuiet(copy) && duelOf(copy) === duel; n++) game.apply(copy, 0)
  return copy
}

const duelOf = (s: DuelState): number => (s.stack[0] as MatchFrame).duel
/** Nothing lies above the turns. */
const isQuiet = (s: DuelState): boolean => s.outcome !== null || s.stack.length <= 2

function count(t: T, player: PlayerId, own: Troop, foe: Troop): readonly number[] {
  const s = t.state
  const { life } = s.players[player]!
  const hand = inZone(s, player, HAND)
  const kept = Math.min(hand.length, s.table.handLimit)
  const spells = inZone(s, player, SPELLS)
  const ready = spells.filter((h) => isReady(t, h)).length
  const { falls, hurt } = losses(own, foe)
  const held = new Set(hand.map((h) => t.piece(h).def).filter((def) => exodia.has(def))).size
  return [
    life / POINTS,
    Math.max(0, DANGER - life) / POINTS,
    kept,
    hand.length - kept,
    own.length,
    guardOf(own, true) / POINTS,
    guardOf(own, false) / POINTS,
    falls / POINTS,
    hurt / POINTS,
    hurt >= life ? 1 : 0,
    ready + inZone(s, player, FIELD).length,
    spells.length - ready,
    inZone(s, player, GRAVE).length,
    Math.max(0, THIN - inZone(s, player, DECK).length),
    held * held,
    exchanges(s, player),
  ]
}

function exchanges(s: DuelState, player: PlayerId): number {
  const f = s.stack.at(-1)
  return f?.op === 'side' && f.by === player ? f.pairs.length : 0
}

function isReady(t: T, h: Handle): boolean {
  const { def, pose } = t.piece(h)
  return pose !== DOWN || IS_TRAP[def]! || ICON[def] === 'quick-play'
}
