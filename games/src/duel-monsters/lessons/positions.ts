import { type Handle, handle, PUBLIC, playerId, rng } from '@duelhall/kernel'
import { type Positions, resume } from '@duelhall/lessons'
import { defCalled, defs, IS_EXTRA, IS_FIELD_SPELL, IS_TOKEN } from '../catalog.ts'
import type { Config, Options } from '../config.ts'
import { parts } from '../game.ts'
import { duelMonsters } from '../index.ts'
import { FIELD_GUISE, MONSTER_GUISE, SPELL_GUISE } from '../secrets.ts'
import { deal } from '../setup.ts'
import {
  ATTACK,
  DECK,
  DEFENSE,
  DOWN,
  type DuelState,
  EXTRA,
  FIELD,
  freshMark,
  freshTurn,
  GRAVE,
  HAND,
  isOnField,
  MONSTERS,
  NORMAL,
  placeOf,
  REMOVED,
  SPELLS,
  UP,
  zoneOf,
} from '../state.ts'

/** One player's cards, by name. On the field `/def` lies in Defense Position, `/down` face-down, `/up` is a face-up Spell or Trap. */
export interface Side {
  readonly hand?: readonly string[]
  /** The top card first; below them lie ten plain ones. */
  readonly deck?: readonly string[]
  readonly extra?: readonly string[]
  readonly graveyard?: readonly string[]
  readonly removed?: readonly string[]
  /** From zone 1 on; they were there before this turn. */
  readonly monsters?: readonly string[]
  /** Face-down unless `/up`; Set before this turn. */
  readonly spells?: readonly string[]
  readonly field?: string
  readonly life?: number
}

export interface Position {
  readonly a?: Side
  readonly b?: Side
  readonly turn?: 0 | 1
  /** Of the turn player; absent: the open state of Main Phase 1. */
  readonly phase?: 'main1' | 'battle' | 'main2'
  /** Cards that came to the field in this very turn. */
  readonly fresh?: readonly string[]
  /** Monsters that were properly Summoned. */
  readonly proper?: readonly string[]
  readonly counters?: Readonly<Record<string, number>>
  readonly table?: Partial<Options>
}

const filler = 'Mystical Elf'
const below = 10

interface Wanted {
  readonly name: string
  readonly owner: number
  readonly place: number
  readonly slot: number
  readonly pose: number
}

function wanted(side: Side, owner: number): readonly Wanted[] {
  const list = (names: readonly string[] | undefined, place: number): readonly Wanted[] =>
    (names ?? []).map((name) => ({ name, owner, place, slot: 0, pose: place === EXTRA || place === HAND ? DOWN : UP }))
  const monsters = (side.monsters ?? []).map((said, slot) => {
    const [name = '', how = ''] = said.split('/')
    return { name, owner, place: MONSTERS, slot, pose: how === 'down' ? DOWN : how === 'def' ? DEFENSE : ATTACK }
  })
  const spells = (side.spells ?? []).map((said, slot) => {
    const [name = '', how = ''] = said.split('/')
    return { name, owner, place: SPELLS, slot, pose: how === 'up' ? UP : DOWN }
  })
  const [field, how] = (side.field ?? '').split('/')
  const site = field === undefined || field === '' ? [] : [{ name: field, owner, place: FIELD, slot: 0, pose: how === 'down' ? DOWN : UP }]
  return [
    ...list(side.hand, HAND),
    ...list(side.graveyard, GRAVE),
    ...list(side.removed, REMOVED),
    ...list(side.extra, EXTRA),
    ...monsters,
    ...spells,
    ...site,
    ...list([...(side.deck ?? [])].reverse(), DECK),
  ]
}

const idOf = (name: string): string => defs[defCalled(name)]!.id

function build(position: Position): DuelState {
  const sides = [position.a ?? {}, position.b ?? {}]
  const cards = sides.map(wanted)
  const seats = cards.map((list) => {
    const ids = list.filter((x) => !IS_TOKEN[defCalled(x.name)]!).map((x) => idOf(x.name))
    const isExtra = (id: string): boolean => IS_EXTRA[defs.findIndex((def) => def.id === id)]!
    return {
      deck: {
        main: [...Array.from({ length: below }, () => idOf(filler)), ...ids.filter((id) => !isExtra(id))],
        extra: ids.filter(isExtra),
        side: [],
      },
    }
  })
  const config: Config = { table: { matchLength: 1, ...position.table }, seats }
  const s = deal(config, 'scenario')
  const { turn = 0, phase = 'main1' } = position
  s.turn.no = 3
  s.turn.player = playerId(turn)
  s.turn.phase = phase
  s.players.forEach((seat, p) => {
    seat.life = sides[p]!.life ?? seat.life
  })
  const taken = new Set<number>()
  for (const card of cards.flat()) place(s, position, card, taken)
  s.stack = [s.stack[0]!, freshTurn(phase === 'battle' ? 'battle' : 'main', phase !== 'main1')]
  s.rng = rng({ key: s.rng.key, n: 0, script: [] })
  return resume(parts, s)
}

function place(s: DuelState, position: Position, card: Wanted, taken: Set<number>): void {
  const def = defCalled(card.name)
  const h = handle(s.pieces.findIndex((p, i) => p.def === def && p.owner === card.owner && !taken.has(i)))
  if (h < 0) throw new Error(`no ${card.name} left`)
  taken.add(h)
  const p = s.pieces[h]!
  s.zones[p.zone] = s.zones[p.zone]!.filter((x) => x !== h)
  p.zone = zoneOf(playerId(card.owner), card.place)
  p.place = card.slot
  p.pose = card.pose
  p.proper = position.proper?.includes(card.name) === true
  s.zones[p.zone] = [...s.zones[p.zone]!, h]
  const own = 1 << card.owner
  p.known = card.place === DECK ? 0 : card.place === HAND || card.place === EXTRA || card.pose === DOWN ? own : PUBLIC
  if (!isOnField(s, h)) return
  p.guise = card.place === MONSTERS ? MONSTER_GUISE : IS_FIELD_SPELL[def]! ? FIELD_GUISE : SPELL_GUISE
  const isFresh = position.fresh?.includes(card.name) === true
  const on = isFresh ? s.turn.no : s.turn.no - 1
  const mark = freshMark(on, card.pose === DOWN ? on : -1, card.place === MONSTERS ? NORMAL : 0, 0)
  mark.counters = position.counters?.[card.name] ?? 0
  s.marks[h] = mark
}

const shown = [MONSTERS, SPELLS, FIELD, HAND, GRAVE, REMOVED, EXTRA, DECK]
const rank = (s: DuelState, h: number): number => shown.indexOf(placeOf(s.pieces[h]!.zone))
const titled = (s: DuelState, name: string): readonly Handle[] =>
  s.pieces
    .map((_, h) => handle(h))
    .filter((h) => defs[s.pieces[h]!.def]!.name === name)
    .sort((a, b) => rank(s, a) - rank(s, b) || a - b)

/** `A`, `B`: the players; `Sangan`: the first of that name, on the field before other places; `B:Sangan`: controlled by B; `Sangan#2`: the second. */
function pieceNamed(s: DuelState, said: string): Handle {
  if (said === 'A' || said === 'B') return handle(said === 'A' ? 0 : 1)
  const [, who, name = '', n] = /^(?:([AB]):)?(.*?)(?:#(\d))?$/.exec(said) ?? []
  const found = titled(s, name).filter((h) => who === undefined || s.pieces[h]!.controller === (who === 'A' ? 0 : 1))
  const h = found[Number(n ?? 1) - 1]
  if (h === undefined) throw new Error(`no ${said} here`)
  return h
}
function nameOf(s: DuelState, h: Handle): string {
  if (h < s.players.length) return 'AB'[h]!
  const name = defs[s.pieces[h]!.def]!.name
  const all = titled(s, name)
  return all.length === 1 || all[0] === h ? name : `${name}#${all.indexOf(h) + 1}`
}

const poses: Readonly<Record<string, number>> = { attack: ATTACK, defense: DEFENSE, down: DOWN }

export const positions: Positions<DuelState, Config, Position> = {
  module: duelMonsters,
  build,
  piece: pieceNamed,
  pieceName: nameOf,
  place: (_s, act, name) => (act === 'position' ? poses[name]! : act === 'declare' ? defCalled(name) : Number(name) - 1),
  placeName: (_s, act, at) =>
    act === 'position' ? Object.keys(poses).find((pose) => poses[pose] === at)! : act === 'declare' ? defs[at]!.name : String(at + 1),
}
