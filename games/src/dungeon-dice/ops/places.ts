import { next, numberName, type RunFrame, stepPath, type Voice } from '@duelhall/effects'
import { ask, change, type Handle, handleOf, happen, move, refTo, same, stand, standing } from '@duelhall/kernel'
import { cellsIn, STEPS, withoutCell } from '../board.ts'
import { IS_MONSTER, LEVEL } from '../catalog.ts'
import { fx } from '../fx.ts'
import { isPath, itemAt, monsterAt } from '../ground.ts'
import { destroy } from '../harm.ts'
import { wake } from '../items.ts'
import { route } from '../reach.ts'
import { isInPlay, type MoveFrame, PLAY, type T, turns, zoneOf } from '../state.ts'
import { hasKeyword } from '../stats.ts'
import type { OpsOf } from './pay.ts'

/** DD-MOVE-14: without crests, and not the monster's move. DD-ITEM-10: an item there notices it, a tunneller's only where it stays. */
function put(t: T, h: Handle, cell: number, stays = true): void {
  t.piece(h).place = cell
  t.memo = null
  happen(t, 'monsterMoved', t.piece(h).controller, h, null, { n: cell })
  const item = itemAt(t.state, cell)
  if (item !== null && (stays || !hasKeyword(t, h, 'tunnel'))) wake(t, h, item)
}

const isFree = (t: T, cell: number): boolean => isPath(t.state, cell) && monsterAt(t.state, cell) === null
const one = (t: T, voice: Voice, name: 'self' | 'event' | `$${string}`): Handle | null => {
  const h = fx.named(t, voice, name)[0]
  return h !== undefined && isInPlay(t.state, h) && IS_MONSTER[t.piece(h).def]! && (name !== 'self' || same(t.state, voice.source))
    ? h
    : null
}

/** Free cells a monster may be walked to: one step for one, and so on. */
export function walkCells(t: T, h: Handle, n: number): readonly number[] {
  const seen = new Set([t.piece(h).place])
  let edge = [t.piece(h).place]
  for (let i = 0; i < n; i++) {
    edge = edge.flatMap((cell) => STEPS.map((step) => cell + step)).filter((cell) => isFree(t, cell) && !seen.has(cell))
    for (const cell of edge) seen.add(cell)
  }
  seen.delete(t.piece(h).place)
  return [...seen].sort((a, b) => a - b)
}

/** The cells that the question of the step under way offers. */
export function openCells(t: T): readonly number[] {
  const f = t.frame as RunFrame
  const step = fx.catalog.blocks.get(f.block)![f.pc] as { readonly op: string; readonly what?: 'self'; readonly n?: number }
  if (step.op === 'unblock') return cellsIn(turns(t.state).blocked)
  const h = one(t, f, step.what ?? 'self')
  return h === null ? [] : walkCells(t, h, step.n ?? 1)
}

/** The monster of this player that stands on an item. */
export const onTop = (t: T, voice: Pick<Voice, 'source' | 'player'>): Handle | null => {
  const source = handleOf(voice.source)
  const h = isInPlay(t.state, source) ? monsterAt(t.state, t.piece(source).place) : null
  return h !== null && t.piece(h).controller === voice.player ? h : null
}

/** DD-FX-35 to -45, -58, -66: where things stand, and whose they are. */
export const placeOps: OpsOf<'control' | 'walk' | 'back' | 'warp' | 'bowl' | 'endMove' | 'unblock'> = {
  control: {
    can: (t, voice) => same(t.state, voice.source),
    run(t, f, step) {
      const h = one(t, f, step.what as '$it')
      if (h === null) return next(f, 0)
      const source = handleOf(f.source)
      const cell = step.replacing === true && same(t.state, f.source) && isInPlay(t.state, source) ? t.piece(source).place : null
      if (cell !== null) destroy(t, source)
      takeOver(t, f, h, step.until)
      if (cell !== null) put(t, h, cell)
      next(f, 1)
    },
    say: (step, w) => {
      const taken = w.clause(
        'you',
        'take',
        'control of',
        () => w.the(step.what),
        step.until === 'turn' ? 'this turn' : 'for the rest of the game',
      )
      return step.replacing === true ? `destroy this monster; ${taken}, in its cell` : taken
    },
  },
  walk: {
    can: (t, voice, step) => {
      const h = one(t, voice, step.what as 'self')
      return h !== null && walkCells(t, h, step.n).length > 0
    },
    run(t, f, step, answer) {
      const h = one(t, f, step.what as 'self')
      if (h === null || walkCells(t, h, step.n).length === 0) return next(f, 0)
      if (answer === null) return ask(t, t.piece(h).controller, 'cell', { source: h, step: stepPath(f) })
      const way = route(t, h, answer.place!) // DD-ITEM-10: step by step
      way.forEach((cell, i) => {
        put(t, h, cell, i + 1 === way.length)
      })
      next(f, 1)
    },
    say: (step, w) =>
      w.clause('you', 'move', () => w.the(step.what), step.n === 1 ? '1 step' : `up to ${step.n} steps`, 'onto a free path cell'),
  },
  back: {
    can: (t, voice, step) => one(t, voice, step.what as 'event') !== null,
    run(t, f, step) {
      const h = one(t, f, step.what as 'event')
      const cell = h === null ? -1 : t.mark(h).previous
      if (h === null || cell < 0 || !isFree(t, cell)) return next(f, 0)
      put(t, h, cell)
      next(f, 1)
    },
    say: (step, w) => w.clause('you', 'return', () => w.the(step.what), 'to the cell where its last move began'),
  },
  warp: {
    can: (t, voice) => onTop(t, voice) !== null,
    run(t, f, step) {
      const h = onTop(t, f)
      const gate = fx.named(t, f, step.to)[0]
      if (h === null || gate === undefined || !isFree(t, t.piece(gate).place)) return next(f, 0)
      put(t, h, t.piece(gate).place)
      next(f, 1)
    },
    say: (step, w) => w.clause('you', 'move', 'your monster on this item to', () => w.the(step.to)),
  },
  bowl: {
    can: (t, voice) => one(t, voice, 'self') !== null,
    run(t, f, step) {
      const h = one(t, f, 'self')
      if (h === null) return next(f, 0)
      roll(t, h, f.vars[numberName(step.level)]?.[0] ?? 0, f.vars[numberName(step.heading)]?.[0] ?? 0)
      next(f, 1)
    },
    say: (_step, w) =>
      w.clause(
        'you',
        'roll',
        'this monster that way; it destroys every monster without Flying and every item of that level or lower, and stops before anything stronger, a Dungeon Master or a gap',
      ),
  },
  endMove: {
    run(t, f) {
      for (const frame of t.state.stack) if (frame.op === 'move') (frame as MoveFrame).stopped = true
      next(f, 1)
    },
    say: () => 'its move ends',
  },
  /** DD-BOARD-17: no path and no slot is ever removed; a blocked cell becomes empty. */
  unblock: {
    can: (t) => cellsIn(turns(t.state).blocked).length > 0,
    run(t, f, _step, answer) {
      if (cellsIn(turns(t.state).blocked).length === 0) return next(f, 0)
      if (answer === null) return ask(t, f.player, 'cell', { source: handleOf(f.source), step: stepPath(f) })
      turns(t.state).blocked = withoutCell(turns(t.state).blocked, answer.place!)
      happen(t, 'cellUnblocked', f.player, null, null, { n: answer.place! })
      next(f, 1)
    },
    say: (_step, w) => w.clause('you', 'remove', 'a blocked cell from the field'),
  },
}

/** DD-ABILITY-18: the new controller pays and decides; its flags stay as they are. */
function takeOver(t: T, f: RunFrame, h: Handle, until: 'turn' | 'always'): void {
  const before = t.piece(h).controller
  giveTo(t, h, f.player)
  if (until === 'always') return
  const to = refTo(t.state, h)
  stand(
    t,
    standing({
      source: f.source,
      player: f.player,
      layer: 'quality',
      about: 'control',
      to,
      block: null,
      add: 0,
      set: before,
      until,
      of: null,
      left: 0,
      since: t.state.group,
      vars: {},
      event: null,
    }),
  )
}

export function giveTo(t: T, h: Handle, player: number): void {
  const { place } = t.piece(h)
  change(t, h, (piece) => {
    piece.controller = player as typeof piece.controller
  })
  move(t, h, zoneOf(t.piece(h).controller, PLAY), place)
  happen(t, 'controlChanged', t.piece(h).controller, h)
}

function roll(t: T, h: Handle, level: number, heading: number): void {
  const s = t.state
  let stop = t.piece(h).place
  for (let cell = stop + STEPS[heading]!; isPath(s, cell); cell += STEPS[heading]!) {
    const monster = monsterAt(s, cell)
    const item = itemAt(s, cell)
    const flies = monster !== null && hasKeyword(t, monster, 'flying')
    if ((monster !== null && !flies && LEVEL[t.piece(monster).def]! > level) || (item !== null && LEVEL[t.piece(item).def]! > level)) break
    if (monster !== null && !flies) destroy(t, monster)
    if (item !== null) destroy(t, item)
    if (!flies) stop = cell
  }
  if (stop !== t.piece(h).place) put(t, h, stop)
}
