import { kind } from '@duelhall/effects'
import { type Act, addPlace, type Handle, happen, type PlayerId, pop, push, type Steps, seatOf, withLast } from '@duelhall/kernel'
import { comeBack, mayAttackNow } from './cleanup.ts'
import { hurt } from './damage.ts'
import { fx } from './fx.ts'
import { hitsBy, hitsOf, isAnyFast, isToDeal } from './hits.ts'
import { later } from './later.ts'
import { remembered, touch } from './memory.ts'
import { type Picker, pick } from './picks.ts'
import { openPriority } from './priority.ts'
import { enter, sortedTwins } from './roll.ts'
import { pending, quiet } from './settle.ts'
import { ATTACK, type AttackFrame, attackFrame, type Dice, dice, FIELD, type PicksFrame, type T } from './state.ts'
import { attackOf, blockersOf, defenseOf, engagedWith, keywordOf } from './stats.ts'
import { activeSide, inTurn, otherSide, passForSide } from './teams.ts'
import { refOf, showsCharacter, spend, step } from './zones.ts'

/** DM-TERM-04: dice are assigned as attackers and blockers, then their damage is. */
export function startAttack(t: T): void {
  push(t, attackFrame({ op: 'attack', step: 'declare', picked: [], hits: [], toAssign: [], fast: true }))
  declare(t)
}

/** DM-ATT-05: attackers, attack effects, blockers, block effects, window, damage. What goes on in the same frame goes on at once. */
export const attackSteps: Steps<Dice, AttackFrame> = {
  declare,
  attacked(t, f) {
    for (const h of f.picked as readonly Handle[]) {
      step(t, h, ATTACK) // DM-ATT-02
      const m = t.mark(h)
      m.attacking = true // DM-ATT-09: these and no others
      m.didAttack = true
      touch(t)
    }
    for (const player of activeSide(t)) {
      const list = ownPicks(t, f.picked, player)
      if (list.length > 0) happen(t, 'attackersDeclared', player, null, seatOf(player), { n: list.length, list })
    }
    for (const h of f.picked as readonly Handle[]) happen(t, 'attacked', t.piece(h).controller, h) // DM-ATT-04
    f.picked = []
    f.step = 'effects'
    effects(t, f)
  },
  effects,
  blocked(t, f) {
    const { player } = t.state.turn
    for (const code of f.picked) {
      const blocker = (code >> 9) as Handle
      const attacker = (code & 511) as Handle
      const m = t.mark(blocker)
      if (m.blocks.length === 0) step(t, blocker, ATTACK) // DM-BLOCK-01
      m.blocks = withLast(m.blocks, refOf(t, attacker))
      m.didBlock = true
      t.mark(attacker).blocked = true // DM-BLOCK-07
      touch(t)
    }
    for (const code of f.picked) {
      const blocker = (code >> 9) as Handle
      happen(t, 'blocked', t.piece(blocker).controller, blocker, (code & 511) as Handle)
    }
    for (const p of activeSide(t))
      for (const h of dice(t, p, ATTACK)) {
        const n = blockersOf(t, h).length
        if (t.mark(h).blocked) happen(t, 'becameBlocked', p, h, null, { n })
        else happen(t, 'wentUnblocked', p, h)
      }
    happen(t, 'blocksDone', player, null, seatOf(player))
    f.picked = []
    f.step = 'window'
    window(t, f)
  },
  window,
  assign,
  split,
  deal,
  leave(t, f) {
    if (t.state.table.unblockedLeaveAtOnce)
      for (const player of activeSide(t))
        for (const h of dice(t, player, ATTACK)) {
          const m = t.mark(h)
          if (m.attacking && !m.blocked && !isToDeal(f, refOf(t, h))) spend(t, h, 'attacked') // DM-DMG-12
        }
    f.step = t.state.table.reactBeforeKo ? 'react' : 'fall'
    if (f.step === 'react') react(t, f)
    else fall(t, f)
  },
  react,
  fall,
  end,
}

function declare(t: T): void {
  if (!quiet(t)) return
  enter(t, 'attack')
  const first = declarers(t)[0]
  if (first === undefined) return pop(t)
  pick(t, 'attackers', first)
}
function effects(t: T, f: AttackFrame): void {
  if (!quiet(t)) return // DM-ATT-03
  // DM-ATT-07: the attack was declared and goes on, whoever is left of it.
  f.step = 'blocked'
  pick(t, 'blockers', otherSide(t)[0]!)
}
function window(t: T, f: AttackFrame): void {
  if (!quiet(t)) return // DM-BLOCK-03
  enter(t, 'window')
  f.step = 'assign'
  openPriority(t, true, t.state.turn.player) // DM-WINDOW-01, -04
}
function assign(t: T, f: AttackFrame): void {
  if (!quiet(t)) return
  if (t.state.turn.phase === 'window') {
    enter(t, 'damage') // DM-WINDOW-03
    happen(t, 'damageStarted', t.state.turn.player, null, seatOf(t.state.turn.player))
    if (!quiet(t)) return
  }
  assignAll(t, f)
  f.step = 'split'
  split(t, f)
}
function split(t: T, f: AttackFrame): void {
  const next = f.toAssign[0]
  if (next !== undefined) return pick(t, 'split', t.piece(next).controller) // DM-DMG-01, -04
  f.step = 'deal'
  deal(t, f)
}
function deal(t: T, f: AttackFrame): void {
  const isFirst = f.fast && isAnyFast(t, f.hits) // where nobody is fast, everybody deals at once
  f.fast = false
  const now = isFirst ? hitsBy(t, f.hits, true) : f.hits
  f.hits = isFirst ? hitsBy(t, f.hits, false) : []
  const dealt = hitsOf(t, now)
  f.step = 'leave'
  if (dealt.length > 0) push(t, hurt(dealt, 'combat')) // DM-WIN-04: one instant
}
function react(t: T, f: AttackFrame): void {
  if (pending(t)) return // DM-KO-06
  f.step = 'fall'
  fall(t, f)
}
function fall(t: T, f: AttackFrame): void {
  if (!quiet(t)) return // DM-KO-05
  if (f.hits.length > 0) {
    f.step = 'deal'
    return deal(t, f)
  }
  const { player } = t.state.turn
  for (const p of activeSide(t))
    for (const h of dice(t, p, ATTACK)) if (t.mark(h).blocked) happen(t, 'survivedBlock', p, h, null, { n: combatDamage(t, h) })
  happen(t, 'combatEnded', player, null, seatOf(player))
  f.step = 'end'
  end(t)
}
function end(t: T): void {
  if (!quiet(t)) return
  if (t.state.table.returnAfterAttack)
    for (let p = 0; p < t.state.players.length; p++) for (const h of dice(t, p as PlayerId, ATTACK)) comeBack(t, h) // DM-DMG-13
  passForSide(t, 'attack')
  pop(t)
}

/** DM-ATT-02, -08: characters in the Field Zone that nothing forbids to attack. */
export const attackers: (t: T, player: PlayerId) => readonly Handle[] = remembered((t, p) => {
  const player = p as PlayerId
  const able: Handle[] = []
  const all = dice(t, player, FIELD)
  const isAnyBanned = !fx.isSilent(t, CANNOT_ATTACK)
  for (let i = 0; i < all.length; i++) {
    const h = all[i]!
    if (!showsCharacter(t, h) || (isAnyBanned && fx.bans(t, CANNOT_ATTACK, h, null, player, 'DM-ATT-02') !== null)) continue
    if (!t.state.table.controllersStay || !isRuler(t, h)) able.push(h) // DM-CONTROL-04, -10
  }
  return sortedTwins(t, able)
})
function isRuler(t: T, h: Handle): boolean {
  const ref = refOf(t, h)
  const list = dice(t, t.piece(h).controller, FIELD)
  for (let i = 0; i < list.length; i++) if (t.mark(list[i]!).ruler === ref) return true
  return false
}

/** DM-ATT-06: the attackers that must be among the set, as many as may attack. */
export const mustAttack: (t: T, player: PlayerId) => readonly Handle[] = remembered((t, player) =>
  fx.isSilent(t, MUST_ATTACK) ? NOBODY_ELSE : dueOf(t, attackers(t, player as PlayerId)),
)
function dueOf(t: T, list: readonly Handle[]): readonly Handle[] {
  let due: Handle[] | null = null
  for (let i = 0; i < list.length; i++) {
    if (fx.lies(t, MUST_ATTACK, list[i]!).length === 0) continue
    due ??= []
    due.push(list[i]!)
  }
  return due ?? NOBODY_ELSE
}
const NOBODY_ELSE: readonly Handle[] = []

/** Those of the attacking side who have something to attack with; they declare it together (DM-DBL-04). */
function declarers(t: T): readonly PlayerId[] {
  const players = activeSide(t)
  if (players.length === 1) return declares(t, players[0]!) ? players : NO_PLAYERS
  return players.filter((player) => declares(t, player))
}
const declares = (t: T, player: PlayerId): boolean => attackers(t, player).length > 0 && mayAttackNow(t, player)
const NO_PLAYERS: readonly PlayerId[] = []

export const attackersPicker: Picker = {
  code: (answer) => answer.piece!,
  isOver: (t, picked) => {
    const { player } = t.frame as PicksFrame
    const list = attackers(t, player)
    return picked[picked.length - 1] === list[list.length - 1] || ownPicks(t, picked, player).length >= mostAttackers(t, player)
  },
  members: declarers,
  end(t, picked) {
    const f = t.frame as AttackFrame
    if (picked.length === 0) return pop(t) // DM-ATT-02: declaring none is not attacking
    f.picked = picked
    f.step = 'attacked'
  },
  set: (_t, picked) => picked as readonly Handle[],
}

const picked = (t: T): readonly number[] => (t.frame as PicksFrame).picked
/** The dice among the picks that are this player's. */
const ownPicks = (t: T, picks: readonly number[], player: PlayerId): readonly number[] =>
  t.state.players.length === 2 ? picks : controlledBy(t, picks, player)
const controlledBy = (t: T, picks: readonly number[], player: PlayerId): readonly number[] =>
  picks.filter((h) => t.piece(h as Handle).controller === player)
/** With how many dice at most a player attacks. */
function mostAttackers(t: T, player: PlayerId): number {
  if (fx.isSilent(t, ATTACKERS)) return ANY
  let most = ANY
  for (const { mod } of fx.lies(t, ATTACKERS, seatOf(player)))
    most = Math.min(most, (mod as { attackers: { most: number } }).attackers.most)
  return most
}
const ANY = 99
const ATTACKERS = kind('attackers')
const COMBAT_DAMAGE = kind('combatDamage')
const CANNOT_ATTACK = kind('cannot:attack')
const MUST_ATTACK = kind('must:attack')
const DEAL_DAMAGE = kind('cannot:dealCombatDamage')

/** DM-ATT-06: none that must attack may be passed over, as far as there is room for all of them. */
function pickableAttackers(t: T, player: PlayerId): readonly Handle[] {
  const list = attackers(t, player)
  const must = mustAttack(t, player)
  const next = later(t, list)
  const own = ownPicks(t, picked(t), player).length
  const room = mostAttackers(t, player) - own - 1
  if (room < 0) return []
  return must.length === 0 ? next : inTime(list, must, next, room, Math.min(must.length, room + 1 + own) - met(t, must))
}
/** Those of the next after which there is still time for as many as are due. */
const inTime = (list: readonly Handle[], must: readonly Handle[], next: readonly Handle[], room: number, due: number): readonly Handle[] =>
  next.filter((h) => {
    const left = must.filter((x) => list.indexOf(x) > list.indexOf(h)).length
    return (must.includes(h) ? 1 : 0) + Math.min(left, room) >= due
  })
function met(t: T, must: readonly Handle[]): number {
  let n = 0
  for (let i = 0; i < must.length; i++) if (picked(t).includes(must[i]!)) n++
  return n
}

export const attackersActs: readonly Act<Dice>[] = [
  {
    act: 'done',
    player: [
      [
        'DM-ATT-06',
        (t, player) => {
          const must = mustAttack(t, player)
          return met(t, must) === Math.min(must.length, mostAttackers(t, player))
        },
      ],
    ],
  },
  { act: 'pick', pieces: ['DM-ATT-02', pickableAttackers] },
]

/** DM-DMG-02, -08: what a fighter deals, fixed when the window closes. */
export function combatDamage(t: T, h: Handle): number {
  if (!fx.isSilent(t, DEAL_DAMAGE) && fx.bans(t, DEAL_DAMAGE, h, null, null, 'DM-FUND-02') !== null) return 0
  let n = attackOf(t, h)
  if (fx.isSilent(t, COMBAT_DAMAGE)) return n
  for (const { mod } of fx.lies(t, COMBAT_DAMAGE, h)) n = Math.min(n, (mod as { combatDamage: { most: number } }).combatDamage.most)
  return n
}

/** Assigns all damage that leaves no choice; fighters with a choice wait. Attackers come first (DM-DMG-01). */
function assignAll(t: T, f: AttackFrame): void {
  const waiting: Handle[] = []
  const hits: number[] = []
  for (const player of inTurn(t))
    for (const h of dice(t, player, ATTACK)) {
      const m = t.mark(h)
      const engaged = engagedWith(t, h)
      const n = combatDamage(t, h)
      if (n === 0) continue
      if (m.attacking && !m.blocked)
        hits.push(refOf(t, h), seatOf(defender(t)), n) // DM-DMG-03, DM-BLOCK-08
      else if (engaged.length > 1) waiting.push(h)
      else if (engaged.length === 1) giveOut(t, hits, h, engaged, [n]) // DM-DMG-05, -09
    }
  f.hits = hits
  f.toAssign = waiting
}

/** DM-DBL-07: the attack is against the whole side, whose life is one; the next to the active player stands for it. */
const defender = (t: T): PlayerId => otherSide(t)[0]!

/** What is left beyond the defense of the blockers goes to the player if it crushes over; otherwise it is wasted (DM-DMG-07, -16). */
function giveOut(t: T, hits: number[], h: Handle, engaged: readonly Handle[], shares: readonly number[]): void {
  const all = shares.reduce((sum, n) => sum + n, 0)
  const over = overcrush(t, h, engaged, all)
  let cut = over // what passes over is taken from what they would not have needed (DM-INV-14)
  engaged.forEach((foe, i) => {
    const beyond = Math.min(cut, Math.max(0, shares[i]! - needOf(t, foe)))
    cut -= beyond
    if (shares[i]! > beyond) hits.push(refOf(t, h), refOf(t, foe), shares[i]! - beyond)
  })
  if (over > 0) hits.push(refOf(t, h), seatOf(defender(t)), over)
}
const overcrush = (t: T, h: Handle, engaged: readonly Handle[], n: number): number => {
  if (!t.mark(h).attacking || keywordOf(t, h, 'overcrush') === 0) return 0
  return Math.max(0, n - engaged.reduce((sum, foe) => sum + needOf(t, foe), 0))
}
/** How much damage would KO it. */
const needOf = (t: T, h: Handle): number => Math.max(0, defenseOf(t, h) - t.mark(h).damage)

const frame = (t: T): AttackFrame => t.state.stack[1] as AttackFrame
const splitter = (t: T): Handle => frame(t).toAssign[0]!

/** DM-DMG-04 to -06: shared freely, all of it; the last one takes what is left. */
export const splitPicker: Picker = {
  code: (answer) => answer.place!,
  isOver: (t, shares) => shares.length === engagedWith(t, splitter(t)).length - 1,
  end(t, shares) {
    const f = t.frame as AttackFrame
    const h = f.toAssign[0]!
    const hits = f.hits.slice()
    giveOut(t, hits, h, engagedWith(t, h), shares.concat(leftOf(t, h, shares)))
    f.hits = hits
    f.toAssign = f.toAssign.slice(1)
    happen(t, 'assigned', t.piece(h).controller, h)
  },
  source: splitter,
}
const MOST_SHARE = 60
const leftOf = (t: T, h: Handle, shares: readonly number[]): number => combatDamage(t, h) - shares.reduce((sum, n) => sum + n, 0)
export const splitActs: readonly Act<Dice>[] = [
  {
    act: 'assign',
    pieces: ['DM-DMG-04', (t) => [engagedWith(t, splitter(t))[picked(t).length]!]],
    places: [
      'DM-DMG-06',
      (t) => {
        const left = Math.min(MOST_SHARE, leftOf(t, splitter(t), picked(t)))
        for (let n = 0; n <= left; n++) addPlace(n)
        return 2
      },
    ],
  },
]
