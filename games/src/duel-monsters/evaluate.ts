import { compile, type Handle, type Judgement, type PlayerId, Table } from '@duelhall/kernel'
import { defCalled, ICON, IS_TRAP } from './catalog.ts'
import { game, parts } from './game.ts'
import {
  ATTACK,
  DECK,
  DOWN,
  type DuelState,
  FIELD,
  foeOf,
  GRAVE,
  HAND,
  inZone,
  type MatchFrame,
  MONSTERS,
  SPELLS,
  type T,
} from './state.ts'
import { current, isMonster } from './stats.ts'

/** Points are counted in thousands. */
const POINTS = 1000
/** Life Points below which every point is dear. */
const DANGER = 2000
/** Cards in a Deck below which its end is near. */
const THIN = 6
/** Everybody passes so often, at most, until what is under way is over. */
const PASSES = 24

/** What is counted for each player; what the other has is taken off. */
const weights = {
  /** Duels of the Match. */
  wins: 2,
  life: 0.17,
  danger: -0.17,
  /** Cards in hand that can be kept, and those beyond. */
  hand: 0.13,
  spare: 0.04,
  monsters: 0.08,
  /** ATK in Attack Position, DEF in Defense Position. */
  attack: 0.18,
  defense: 0.1,
  /** By how much the opponent's strongest wins against monsters that attack, or against nobody. */
  exposed: -0.06,
  /** Spells and Traps that can be used at once, and those that only lie there. */
  ready: 0.155,
  laid: 0.125,
  graveyard: 0.005,
  thin: -0.17,
  /** YG-WIN-08: the square of how many of the five are in hand. */
  exodia: 0.04,
  /** YG-MATCH-02: cards exchanged without knowing better. */
  exchanged: -0.01,
} as const
type Measure = keyof typeof weights
const names = Object.keys(weights) as readonly Measure[]

const rules = compile(parts)
const exodia: ReadonlySet<number> = new Set(
  ['Exodia the Forbidden One', ...['Left Arm', 'Left Leg', 'Right Arm', 'Right Leg'].map((limb) => `${limb} of the Forbidden One`)].map(
    defCalled,
  ),
)

export const judgement: Judgement<DuelState> = {
  names,
  weights: names.map((name) => weights[name]),
  measure(state, player) {
    const t = new Table(settled(state), rules, null)
    const own = count(t, player)
    const foe = count(t, foeOf(player))
    return names.map((name) => own[name] - foe[name])
  },
}

/** How good it looks for a player, from 0 (lost) to 1 (won), once what is under way is over and nobody has answered. */
export function evaluate(state: DuelState, player: PlayerId): number {
  const s = settled(state)
  if (s.outcome !== null) {
    if (s.outcome.places.every((place) => place === 1)) return 0.5
    return s.outcome.places[player] === 1 ? 1 : 0
  }
  const lead = judgement.measure(s, player).reduce((sum, n, i) => sum + n * judgement.weights[i]!, 0)
  return 0.02 + 0.96 / (1 + Math.exp(-lead))
}

/** The same Duel with nothing under way: chains have resolved, an attack is fought. */
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

function count(t: T, player: PlayerId): Readonly<Record<Measure, number>> {
  const s = t.state
  const { life, wins } = s.players[player]!
  const hand = inZone(s, player, HAND)
  const kept = Math.min(hand.length, s.table.handLimit)
  const spells = inZone(s, player, SPELLS)
  const ready = spells.filter((h) => isReady(t, h)).length
  const held = new Set(hand.map((h) => t.piece(h).def).filter((def) => exodia.has(def))).size
  return {
    wins,
    life: life / POINTS,
    danger: Math.max(0, DANGER - life) / POINTS,
    hand: kept,
    spare: hand.length - kept,
    ...monsters(t, player),
    ready: ready + inZone(s, player, FIELD).length,
    laid: spells.length - ready,
    graveyard: inZone(s, player, GRAVE).length,
    thin: Math.max(0, THIN - inZone(s, player, DECK).length),
    exodia: held * held,
    exchanged: exchanges(s, player),
  }
}

function exchanges(s: DuelState, player: PlayerId): number {
  const f = s.stack.at(-1)
  return f?.op === 'side' && f.by === player ? f.pairs.length : 0
}

function isReady(t: T, h: Handle): boolean {
  const { def, pose } = t.piece(h)
  return pose !== DOWN || IS_TRAP[def]! || ICON[def] === 'quick-play'
}

function monsters(t: T, player: PlayerId): Pick<Record<Measure, number>, 'monsters' | 'attack' | 'defense' | 'exposed'> {
  const threat = strongest(t, foeOf(player))
  const own = inZone(t.state, player, MONSTERS).filter((h) => isMonster(t, h))
  let attack = 0
  let defense = 0
  let exposed = own.length === 0 ? threat : 0
  for (const h of own) {
    if (t.piece(h).pose !== ATTACK) defense += current(t, h, 'defense')
    else {
      const value = current(t, h, 'attack')
      attack += value
      exposed += Math.max(0, threat - value)
    }
  }
  return { monsters: own.length, attack: attack / POINTS, defense: defense / POINTS, exposed: exposed / POINTS }
}

/** The highest ATK that can attack. */
function strongest(t: T, player: PlayerId): number {
  let most = 0
  for (const h of inZone(t.state, player, MONSTERS))
    if (isMonster(t, h) && t.piece(h).pose === ATTACK) most = Math.max(most, current(t, h, 'attack'))
  return most
}
