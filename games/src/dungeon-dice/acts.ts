import { type Act, actTable, addPlace, because, type Handle, type PlayerId, seatOf, setWord, short, type Why } from '@duelhall/kernel'
import { abilityFault, withAbilities } from './abilities.ts'
import { attacksFree, isWithin, mayReach, reachOf } from './battle.ts'
import { CELLS, gridDistance, isAdjacent, WORDS } from './board.ts'
import { COLOUR, defs, IS_ITEM, IS_MONSTER, LEVEL } from './catalog.ts'
import { fx } from './fx.ts'
import { cellOf, foeOf, groundOf, isPath, isSeat, monsterAt, monstersOf, netsOf } from './ground.ts'
import { turned } from './nets.ts'
import { mostX, openKinds } from './ops/pay.ts'
import { openCells } from './ops/places.ts'
import { fillAnchors, placementFault, turnsAt } from './placement.ts'
import { canMoveAnywhere, costOf, fillEnds, leastSteps, lookAround, mayEnd, mostSteps, nextCells, pathDistance, priceOf } from './reach.ts'
import { offeredDice } from './roll.ts'
import { DICE, type Dungeon, inZone, isInPlay, NOWHERE, type PathFrame, PLAY, placeOf, RESERVE, type SummonFrame, type T } from './state.ts'
import { forbids, hasKeyword, mods } from './stats.ts'
import { fittingFigures, qualifyingDice } from './summon.ts'

export const acts = actTable([
  'roll',
  'skipSummon',
  'summon',
  'where*',
  'net*',
  'endTurn',
  'move*',
  'walk',
  'step*',
  'attack',
  'masterAttack',
  'activate',
  'noDefend',
  'defend',
  'amount',
  'kind',
  'heading',
  'cell*',
])

const SET = new Int32Array(WORDS)
const fillFrom = (set: Int32Array): number => {
  for (let w = 0; w < WORDS; w++) setWord(w, set[w]!)
  return WORDS
}
const fillList = (list: readonly number[]): number => {
  for (const place of list) addPlace(place)
  return WORDS
}

const roll: Act<Dungeon> = {
  act: 'roll',
  pieces: [
    'DD-ROLL-01',
    (t, player) => offeredDice(t.state, player, t.frame.op === 'roll' ? t.frame.picked : []),
    (t, player, piece) => {
      const picked = t.frame.op === 'roll' ? t.frame.picked : []
      if (!inZone(t.state, player, DICE).includes(piece)) return because('DD-DICE-07', 0, 0, piece)
      return because(picked.includes(piece) ? 'DD-DECK-08' : 'DD-ROLL-02', 0, 0, piece)
    },
  ],
}

const summon: Act<Dungeon> = {
  act: 'summon',
  pieces: ['DD-SUMMON-03', (t) => qualifyingDice(t.state)],
  targets: [
    'DD-SUMMON-04',
    (t, player, die) => fittingFigures(t.state, player, die),
    (t, player, die, figure) => {
      if (t.piece(figure).owner !== player || placeOf(t.piece(figure).zone) !== RESERVE) return because('DD-SUMMON-10', 0, 0, figure)
      const level = LEVEL[t.piece(figure).def]!
      if (level !== LEVEL[t.piece(die).def]!) return because('DD-DICE-02', LEVEL[t.piece(die).def]!, level, figure)
      return because(COLOUR[t.piece(figure).def] === COLOUR[t.piece(die).def] ? 'DD-DECK-02' : 'DD-SUMMON-04', 0, 0, figure)
    },
  ],
}

const where: Act<Dungeon> = {
  act: 'where',
  places: [
    'DD-DIMENSION-09',
    (t, player) => {
      fillAnchors(groundOf(t.state, player), netsOf(t.state, player), SET)
      return fillFrom(SET)
    },
  ],
}

const placementRules = { OFF_BOARD: 'DD-DIMENSION-01', CELL_OCCUPIED: 'DD-DIMENSION-02', NOT_CONNECTED: 'DD-DIMENSION-04' } as const

const net: Act<Dungeon> = {
  act: 'net',
  places: [
    'DD-DIMENSION-09',
    (t, player) => {
      for (const n of turnsAt(groundOf(t.state, player), netsOf(t.state, player), (t.frame as SummonFrame).anchor)) addPlace(n)
      return 3
    },
    (t, player, _piece, _target, n) => {
      if (turned[n] === undefined) return because('DD-BOARD-06')
      if (((netsOf(t.state, player) >> turned[n]!.net) & 1) === 0) return because('DD-BOARD-07')
      const fault = placementFault(groundOf(t.state, player), n, (t.frame as SummonFrame).anchor)
      return because(fault === null ? 'DD-DIMENSION-09' : placementRules[fault])
    },
  ],
}

/** Why a piece is none that this player moves or attacks with. */
function notMine(t: T, player: PlayerId, piece: Handle): Why {
  if (isSeat(t.state, piece) || IS_ITEM[t.piece(piece).def]!) return because('DD-MOVE-13', 0, 0, piece)
  if (!IS_MONSTER[t.piece(piece).def]! || !isInPlay(t.state, piece)) return because('DD-ABILITY-19', 0, 0, piece)
  return because(t.piece(piece).controller === player ? 'DD-MOVE-01' : 'DD-TURN-08', 0, 0, piece)
}

/** DD-FX-41: a slowed monster moves every second turn of its controller. */
const isResting = (t: T, h: Handle): boolean => {
  const { movedOn } = t.mark(h)
  return movedOn !== NOWHERE && movedOn === t.state.turn.no - 2 && mods(t, 'slow', h).length > 0
}

const mayMove: NonNullable<Act<Dungeon>['piece']> = [
  ['DD-MOVE-05', (t, _player, h) => !t.mark(h).moved],
  ['DD-MOVE-06', (t, _player, h) => t.mark(h).attacks === 0],
  [
    'DD-ABILITY-12',
    (t, _player, h) => forbids(t, 'move', h) === null && !isResting(t, h),
    (t, _player, h) => short(0, 0, forbids(t, 'move', h) ?? h),
  ],
]

/** Monsters whose moves are listed next: any number of them in a turn (DD-MOVE-07). */
const movers = (t: T, player: PlayerId): readonly Handle[] => {
  lookAround(t, player)
  return monstersOf(t.state, player)
}

const move: Act<Dungeon> = {
  act: 'move',
  player: [['DD-MOVE-01', (t, player) => t.player(player).movement > 0, () => short(1, 0)]],
  pieces: ['DD-MOVE-01', movers, notMine],
  piece: mayMove,
  places: ['DD-MOVE-02', (t, _player, h) => fillEnds(t, h!), (t, _player, h, _target, cell) => notReached(t, h!, cell)],
}

/** Why a cell is no end of a monster's move. */
function notReached(t: T, h: Handle, cell: number): Why {
  const s = t.state
  if (cell >= CELLS || !isPath(s, cell)) return because('DD-BOARD-12', 0, 0, h)
  if (cell === t.piece(h).place) return because('DD-MOVE-08', 1, 0, h)
  const there = monsterAt(s, cell)
  if (there !== null) return because(inTheWay(t, h, there) ? 'DD-MOVE-03' : 'DD-MOVE-04', 0, 0, there) // DD-TUNNEL-01
  const steps = leastSteps(t, h, cell)
  if (steps === null) return because(pathDistance(s, t.piece(h).place, cell) === null ? 'DD-MOVE-02' : 'DD-MOVE-03', 0, 0, null)
  const need = costOf(steps, priceOf(t, h))
  const { movement } = t.player(t.piece(h).controller)
  return need > movement ? because('DD-MOVE-09', need, movement, h) : because('DD-ABILITY-12', steps, mostSteps(t, h), h) // DD-FX-42
}

/** DD-MOVE-03, DD-TUNNEL-01: whether a monster cannot even be passed. */
const inTheWay = (t: T, h: Handle, other: Handle): boolean =>
  t.piece(other).controller === t.piece(h).controller ? t.state.table.blockingFriends : !hasKeyword(t, h, 'tunnel')

const walk: Act<Dungeon> = {
  act: 'walk',
  player: [['DD-MOVE-01', (t, player) => t.player(player).movement > 0, () => short(1, 0)]],
  pieces: ['DD-MOVE-01', movers, notMine],
  piece: [...mayMove, ['DD-MOVE-09', (t, _player, h) => canMoveAnywhere(t, h)]],
}

const pathOf = (t: T): PathFrame => t.frame as PathFrame

const done: Act<Dungeon> = {
  act: 'done',
  player: [
    ['DD-MOVE-08', (t) => pathOf(t).path.length > 0, () => short(1, 0)],
    ['DD-MOVE-04', (t) => mayEnd(t, pathOf(t).monster, pathOf(t).path.at(-1)!)],
  ],
}

const step: Act<Dungeon> = {
  act: 'step',
  places: [
    'DD-MOVE-02',
    (t) => {
      nextCells(t, pathOf(t).monster, pathOf(t).path, SET)
      return fillFrom(SET)
    },
    (t, _player, _piece, _target, cell) => notStepped(t, cell),
  ],
}

/** Why the path cannot go on over this cell. */
function notStepped(t: T, cell: number): Why {
  const { monster, path } = pathOf(t)
  const at = path.at(-1) ?? t.piece(monster).place
  if (!isPath(t.state, cell)) return because('DD-BOARD-12')
  if (!isAdjacent(cell, at)) return because('DD-MOVE-02')
  const there = monsterAt(t.state, cell)
  if (there !== null && there !== monster && inTheWay(t, monster, there)) return because('DD-MOVE-03', 0, 0, there)
  if (path.length >= mostSteps(t, monster)) {
    const need = costOf(path.length + 1, priceOf(t, monster))
    const { movement } = t.player(t.piece(monster).controller)
    return need > movement ? because('DD-MOVE-09', need, movement, monster) : because('DD-ABILITY-12', 0, 0, monster)
  }
  return because('DD-MOVE-04', 0, 0, there)
}

/** DD-FX-46: how often a monster attacks in a turn. */
function attacksOf(t: T, h: Handle): number {
  let n = 1
  for (const { mod } of mods(t, 'attacks', h)) n = Math.max(n, mod.attacks)
  return n
}

const AIMS: Handle[] = []
/** DD-ATTACK-02, -05: opposing monsters and the opposing Dungeon Master in range. */
function targetsOf(t: T, player: PlayerId, h: Handle): readonly Handle[] {
  AIMS.length = 0
  const s = t.state
  const foe = foeOf(t, player)
  const from = cellOf(s, h)
  const reach = reachOf(t, h)
  if (!isSeat(s, h) && isWithin(from, cellOf(s, seatOf(foe)), reach)) AIMS.push(seatOf(foe)) // DD-MASTER-02, -09
  const others = inZone(s, foe, PLAY)
  for (let i = 0; i < others.length; i++) {
    const { def, place } = s.pieces[others[i]!]!
    if (IS_MONSTER[def]! && isWithin(from, place, reach)) AIMS.push(others[i]!)
  }
  return AIMS
}

function notAttacked(t: T, player: PlayerId, h: Handle, target: Handle): Why {
  const s = t.state
  if (!isSeat(s, target) && IS_ITEM[t.piece(target).def]!) return because('DD-ITEM-02', 0, 0, target)
  if (isSeat(s, h) && isSeat(s, target)) return because('DD-MASTER-09', 0, 0, target)
  if (t.piece(target).controller === player) return because('DD-ATTACK-05', 0, 0, target)
  if (!isSeat(s, target) && !isInPlay(s, target)) return because('DD-ABILITY-19', 0, 0, target)
  return because('DD-ATTACK-02', 1, gridDistance(cellOf(s, h), cellOf(s, target)), target)
}

/** Why a piece does not attack, or has no abilities. */
function notFighting(t: T, player: PlayerId, piece: Handle): Why {
  if (isSeat(t.state, piece)) return because('DD-MASTER-08', 0, 0, piece)
  return IS_ITEM[t.piece(piece).def]! ? because('DD-ITEM-02', 0, 0, piece) : notMine(t, player, piece)
}

/** DD-ATTACK-07: its ATK plays no part, DD-TUNNEL-05: nor does Tunnel. */
const attack: Act<Dungeon> = {
  act: 'attack',
  pieces: ['DD-ATTACK-01', (t, player) => monstersOf(t.state, player), notFighting],
  piece: [
    ['DD-CREST-06', (t, player, h) => t.player(player).attack >= 1 || attacksFree(t, h), () => short(1, 0)],
    ['DD-ATTACK-03', (t, _player, h) => t.mark(h).attacks < attacksOf(t, h)],
    ['DD-ABILITY-12', (t, _player, h) => forbids(t, 'attack', h) === null],
  ],
  targets: ['DD-ATTACK-02', targetsOf, notAttacked],
  pair: [['DD-FLY-02', (t, _player, h, foe) => mayReach(t, h, foe)]], // DD-ATTACK-06
}

const masterAttack: Act<Dungeon> = {
  act: 'masterAttack',
  player: [
    ['DD-MASTER-04', (t, player) => t.player(player).attack >= 1, () => short(1, 0)],
    ['DD-MASTER-05', (t, player) => !t.player(player).masterAttacked],
  ],
  pieces: ['DD-MASTER-08', (_t, player) => ONLY[player] ?? [seatOf(player)]],
  targets: ['DD-MASTER-04', targetsOf, notAttacked],
}
const ONLY: readonly (readonly Handle[])[] = [[0 as Handle], [1 as Handle]]

const activate: Act<Dungeon> = {
  act: 'activate',
  pieces: ['DD-ABILITY-01', withAbilities, notFighting],
  places: [
    'DD-ABILITY-01',
    (t, player, h) => {
      const { effects } = defs[t.piece(h!).def]!
      for (let n = 0; n < effects.length; n++) if (effects[n]!.kind === 'use' && abilityFault(t, player, h!, n) === null) addPlace(n)
      return 1
    },
    (t, player, h, _target, n) => {
      const effect = defs[t.piece(h!).def]!.effects[n]
      return effect === undefined || effect.kind !== 'use'
        ? because('DD-ABILITY-01')
        : (abilityFault(t, player, h!, n) ?? because('DD-ABILITY-01'))
    },
  ],
}

const defend: Act<Dungeon> = {
  act: 'defend',
  player: [
    ['DD-DEFEND-03', (t, player) => t.player(player).defense >= 1, () => short(1, 0)],
    ['DD-DEFEND-04', (t) => t.frame.op !== 'battle' || forbids(t, 'defend', t.frame.target) === null],
  ],
}

const amount: Act<Dungeon> = {
  act: 'amount',
  places: [
    'DD-ABILITY-14',
    (t, player) => {
      for (let n = 1; n <= mostX(t, player); n++) addPlace(n)
      return 1
    },
  ],
}
const kind: Act<Dungeon> = { act: 'kind', places: ['DD-CREST-06', (t, player) => fillList(openKinds(t, player))] }
const heading: Act<Dungeon> = { act: 'heading', places: ['DD-ABILITY-14', () => fillList([0, 1, 2, 3])] }
const cell: Act<Dungeon> = { act: 'cell', places: ['DD-ABILITY-14', (t) => fillList(openCells(t))] }

export const asks: Readonly<Record<string, readonly Act<Dungeon>[]>> = {
  ...fx.asks,
  roll: [roll],
  summon: [{ act: 'skipSummon' }, summon],
  where: [where],
  net: [net],
  // DD-ATTACK-13: nothing is compulsory.
  main: [{ act: 'endTurn' }, move, walk, attack, masterAttack, activate],
  path: [done, step],
  defend: [{ act: 'noDefend' }, defend],
  respond: [{ act: 'pass' }, activate],
  amount: [amount],
  kind: [kind],
  heading: [heading],
  cell: [cell],
}
