import { next, type Voice } from '@duelhall/effects'
import {
  ask,
  because,
  change,
  type Handle,
  handleOf,
  move,
  type PlayerId,
  packet,
  push,
  type Ref,
  refTo,
  same,
  stand,
  standing,
  verb,
} from '@duelhall/kernel'
import { defs, IS_TOKEN } from '../catalog.ts'
import { showChoice } from '../chain.ts'
import { giveTo, hasRoom } from '../control.ts'
import { hasCounters } from '../counters.ts'
import { fx } from '../fx.ts'
import { emptySlots, tell, toggled, turnDown, turnUp } from '../moves.ts'
import { ATTACK, DEFENSE, DOWN, isOnField, MONSTERS, SPELLS, type T, UP, whereIs, zoneOf } from '../state.ts'
import { causeOf, type OpsOf, reaches } from './aims.ts'

const isMonsterHere = (t: T) => (h: Handle) => whereIs(t.state, h) === MONSTERS
const canTake = (t: T, voice: Voice, player: PlayerId) => (h: Handle) =>
  isMonsterHere(t)(h) &&
  t.piece(h).controller !== player &&
  fx.cannot(t, 'changeControl', h, handleOf(voice.source), player, 'YG-CONTROL-05') === null

/** YG-COUNTER-04: how many more it may hold. */
const roomOn = (t: T, h: Handle): number => (defs[t.piece(h).def]!.does?.counters ?? 0) - t.mark(h).counters

/** What is done to cards that stay where they are (YG-BB-60 to -64, -69, -96). */
export const fieldOps: OpsOf<'position' | 'control' | 'exchange' | 'equip' | 'put' | 'take' | 'set' | 'bind' | 'stay'> = {
  position: {
    does: ['position'],
    can: (t, voice, step) => reaches(t, voice, step.what, isMonsterHere(t)),
    /** YG-POS-15: what turns a monster face-down cannot choose a Token. */
    bars: (t, _voice, step, h) => (step.to === 'faceDown' && IS_TOKEN[t.piece(h).def]! ? because('YG-POS-15', 0, 0, h) : null),
    run(t, f, step) {
      let changed = 0
      for (const h of fx.aims(t, f, step.what).filter(isMonsterHere(t)))
        if (turned(t, h, step.to, step.quiet === true, handleOf(f.source))) changed++
      next(f, changed)
    },
    say: (step, w) => {
      if (step.to === 'toggle') return w.clause(undefined, 'change', `${w.of(step.what)} battle position`)
      const what = w.the(step.what)
      const many = w.isMany(step.what)
      if (step.to === 'faceDown') return w.clause(undefined, 'turn', what, `to face-down Defense Position`)
      if (step.to === 'up')
        return w.clause(undefined, 'turn', what, `face-up${step.quiet === true ? ' (Flip Effects are not activated)' : ''}`)
      return w.clause(
        undefined,
        'change',
        what,
        `to face-up ${step.to === 'attack' ? 'Attack' : 'Defense'} Position${many ? 's' : ''}`.replace(/Positions$/, 'Position'),
      )
    },
  },
  control: {
    does: ['control'],
    can: (t, voice, step) => hasRoom(t, voice.player) && reaches(t, voice, step.what, canTake(t, voice, voice.player)),
    bars: (t, voice, _step, h) =>
      hasRoom(t, voice.player) && canTake(t, voice, voice.player)(h) ? null : because('YG-CONTROL-05', 0, 0, h),
    /** One after the other, each to the zone its new controller chooses (YG-ZONE-18). */
    run(t, f, step, answer) {
      if (f.phase === 0) {
        f.rest = fx.refsTo(t, fx.aims(t, f, step.what).filter(canTake(t, f, f.player)))
        f.phase = 1
      }
      const there = f.rest.filter((ref) => same(t.state, ref as Ref)).map((ref) => handleOf(ref as Ref))
      const h = there.find(canTake(t, f, f.player))
      // YG-CONTROL-05: as many as there is room for.
      if (h === undefined || !hasRoom(t, f.player)) return next(f, there.filter((x) => t.piece(x).controller === f.player).length)
      if (answer === null) return ask(t, f.player, 'monsterZone', { source: h })
      showChoice(t, f.player, h)
      standControl(t, f, h, typeof step.until === 'string' ? step.until : 'while', f.player)
      giveTo(t, h, f.player, answer.place)
    },
    say: (step, w) => w.clause(undefined, 'take', 'control of', w.the(step.what), step.until === 'always' ? '' : w.until(step.until)),
  },
  /** YG-CONTROL-08: at one instant, so that full fields do not hinder it. */
  exchange: {
    does: ['control'],
    can: (t, voice, step) =>
      reaches(t, voice, step.mine, (h) => isMonsterHere(t)(h)) && reaches(t, voice, step.theirs, (h) => isMonsterHere(t)(h)),
    run(t, f, step) {
      const mine = fx.named(t, f, step.mine)[0]
      const theirs = fx.named(t, f, step.theirs)[0]
      if (mine === undefined || theirs === undefined) return next(f, 0)
      const a = t.piece(mine)
      const b = t.piece(theirs)
      const ban = (h: Handle, to: PlayerId) => fx.cannot(t, 'changeControl', h, handleOf(f.source), to, 'YG-CONTROL-08') !== null
      if (a.controller === b.controller || ban(mine, b.controller) || ban(theirs, a.controller)) return next(f, 0)
      const here = { player: a.controller, slot: a.place }
      const there = { player: b.controller, slot: b.place }
      for (const [h, to] of [
        [mine, there],
        [theirs, here],
      ] as const) {
        change(t, h, (card) => {
          card.controller = to.player
        })
        move(t, h, zoneOf(to.player, MONSTERS), to.slot)
        standControl(t, f, h, 'always', to.player)
        tell(t, 'controlChanged', to.player, h)
      }
      next(f, 2)
    },
    say: (step, w) => w.clause(undefined, 'switch', 'control of', w.the(step.mine), 'and', w.the(step.theirs)),
  },
  equip: {
    does: ['equip'],
    can: (t, voice, step) =>
      reaches(t, voice, step.to, isMonsterHere(t)) &&
      (whereIs(t.state, fx.named(t, voice, step.what)[0] ?? handleOf(voice.source)) === SPELLS ||
        emptySlots(t, voice.player, SPELLS) !== 0),
    /** YG-ZONE-23: what becomes an Equip Card, the chosen monster or the source, needs a zone. */
    bars: (t, voice, step, h) => {
      const card = step.what.startsWith('$') ? h : (fx.named(t, voice, step.what)[0] ?? h)
      return whereIs(t.state, card) === SPELLS || emptySlots(t, voice.player, SPELLS) !== 0 ? null : because('YG-ZONE-23', 1, 0, h)
    },
    run(t, f, step, answer) {
      const card = fx.named(t, f, step.what)[0]
      const host = fx.named(t, f, step.to)[0]
      if (card === undefined || host === undefined || !isOnField(t.state, host) || t.piece(host).pose === DOWN) return next(f, 0)
      const moves = isOnField(t.state, card) && whereIs(t.state, card) !== SPELLS && emptySlots(t, f.player, SPELLS) !== 0
      if (moves && answer === null) return ask(t, f.player, 'spellZone', { source: card }) // YG-ZONE-18
      if (moves) showChoice(t, f.player, card)
      next(f, equipTo(t, card, host, f.player, answer?.place ?? null) ? 1 : 0)
    },
    say: (step, w) => w.clause(undefined, 'equip', w.the(step.what), 'to', () => w.the(step.to)),
  },
  put: {
    does: ['put'],
    can: (t, voice, step) => reaches(t, voice, step.at, (h) => isOnField(t.state, h) && roomOn(t, h) > 0),
    run(t, f, step) {
      const n = fx.amount(t, f, step.n)
      let placed = 0
      for (const h of fx.aims(t, f, step.at)) {
        if (!isOnField(t.state, h) || t.piece(h).pose === DOWN) continue // YG-COUNTER-01
        const more = Math.min(n, roomOn(t, h))
        if (more <= 0) continue
        t.mark(h).counters += more
        t.memo = null
        placed += more
        tell(t, 'countersPut', t.piece(h).controller, h, handleOf(f.source), { n: more })
      }
      next(f, placed)
    },
    say: (step, w) => {
      const [, counters, each = ''] = /^(.*?)( for each .*)?$/.exec(w.count(step.n, 'Spell Counter', 'Spell Counters')) ?? []
      return w.clause(undefined, 'place', `${counters}`, 'on', `${w.the(step.at)}${each}`)
    },
  },
  take: {
    does: ['take'],
    can: (t, voice, step, isCost) => {
      const n = fx.amount(t, voice, step.n)
      return reaches(t, voice, step.from, (h) => isOnField(t.state, h) && hasCounters(t, h, n, voice.source, isCost ? 'cost' : 'effect'))
    },
    /** YG-COUNTER-07: from the cards it names, unless another supplies them. */
    run(t, f, step) {
      const n = fx.amount(t, f, step.n)
      if (f.phase === 1) return next(f, n)
      const from = fx.aims(t, f, step.from).filter((h) => isOnField(t.state, h) && hasCounters(t, h, 1, f.source, causeOf(f)))
      if (from.length === 0) return next(f, 0)
      f.phase = 1
      push(
        t,
        verb(
          'takeCounters',
          from.map((h) => packet(h, n, causeOf(f), f.source)),
        ),
      )
    },
    say: (step, w) =>
      w.clause(
        undefined,
        'remove',
        w.count(step.n, 'Spell Counter', 'Spell Counters'),
        'from',
        w.the(step.from).replace(/ with a Spell Counter on it/, ''),
      ),
  },
  /** YG-TRAP-09: it waits again from this turn on. */
  set: {
    run(t, f, step) {
      const h = fx.named(t, f, step.what)[0]
      if (h === undefined || whereIs(t.state, h) !== SPELLS) return next(f, 0)
      turnDown(t, h)
      const mark = t.mark(h)
      mark.setOn = t.state.turn.no
      mark.stays = true
      tell(t, 'set', t.piece(h).controller, h)
      next(f, 1)
    },
    say: (step, w) => w.clause(undefined, 'Set', w.the(step.what), 'again instead of sending it to the Graveyard'),
  },
  bind: {
    run(t, f, step) {
      const h = fx.named(t, f, step.what)[0]
      const card = handleOf(f.source)
      if (h === undefined || !isOnField(t.state, card)) return next(f, 0)
      stand(t, bond(t, f, h, step.how))
      next(f, 1)
    },
    say: (step, w) => {
      if (step.how === 'falls') return `when ${w.the('self')} leaves the field, destroy ${w.the(step.what)}`
      w.the('self') // what is bound is named again: "it" might be this card
      return `when ${w.the(step.what)} ${step.how === 'fells' ? 'is destroyed' : 'leaves the field'}, destroy ${w.the('self')}`
    },
  },
  /** YG-SPELL-13 */
  stay: {
    run(t, f, step) {
      const card = handleOf(f.source)
      if (!isOnField(t.state, card)) return next(f, 0)
      t.mark(card).stays = true
      const of = fx.players(t, f, step.of)[0] ?? f.player
      stand(t, lasting(t, f, card, 'stay', 'endPhase', of, step.n - 1))
      next(f, 1)
    },
    say: (step, w) =>
      `${w.the('self')} stays on the field until the end of ${w.whose(step.of)} ${['', 'first', 'second', 'third'][step.n] ?? `${step.n}th`} turn from now`,
  },
}

/** YG-POS-08, -10 to -12: by an effect, whatever was done by hand this turn; returns whether anything changed. */
function turned(t: T, h: Handle, to: 'attack' | 'defense' | 'faceDown' | 'toggle' | 'up', quiet: boolean, by: Handle): boolean {
  const { def, pose, controller } = t.piece(h)
  if (to === 'faceDown' && IS_TOKEN[def]!) return turned(t, h, 'defense', quiet, by) // YG-POS-15, YG-TOKEN-03
  if (to === 'faceDown') {
    if (pose === DOWN) return false
    turnDown(t, h)
    tell(t, 'positionChanged', controller, h, by, { cause: 'effect' })
    return true
  }
  if (to === 'up' && pose !== DOWN) return false
  const next = to === 'toggle' ? toggled(pose) : to === 'attack' ? ATTACK : DEFENSE
  if (next === pose) return false
  turnUp(t, h, next)
  if (pose === DOWN && !quiet) tell(t, 'flipped', controller, h, by, { cause: 'effect' }) // YG-BB-70, YG-SUMMON-23: not Summoned
  if (pose !== DOWN) tell(t, 'positionChanged', controller, h, by, { cause: 'effect' })
  return true
}

/** YG-EQUIP-01, -03, -08: it lies in a Spell & Trap Zone of its player, and is a card of that monster. */
function equipTo(t: T, card: Handle, host: Handle, player: PlayerId, slot: number | null): boolean {
  const s = t.state
  if (!isOnField(s, card)) return false
  if (whereIs(s, card) !== SPELLS) {
    if (slot === null) return false // no room
    change(t, card, (c) => {
      c.controller = player
      c.pose = UP
    })
    move(t, card, zoneOf(player, SPELLS), slot)
  }
  const mark = t.mark(card)
  mark.host = refTo(s, host)
  mark.since = s.group
  t.memo = null
  tell(t, 'equipped', player, card, host)
  return true
}

const lasting = (t: T, f: Voice, h: Handle, about: string, until: string, of: PlayerId | null, left: number, set: number | null = null) =>
  standing({
    source: f.source,
    player: f.player,
    layer: 'quality',
    about,
    to: refTo(t.state, h),
    block: null,
    add: 0,
    set,
    until,
    of,
    left,
    since: t.state.group,
    vars: until === 'while' ? { while: [f.source as Ref] } : {},
    event: null,
  })
/** YG-CONTROL-07: who controls it while this lasts. */
const standControl = (t: T, f: Voice, h: Handle, until: string, player: PlayerId): void =>
  stand(t, lasting(t, f, h, 'control', until, null, 0, player))
/** YG-BB-96, YG-TRAP-13: the bond lies on the monster and names the card. */
const bond = (t: T, f: Voice, h: Handle, how: string) => lasting(t, f, h, how, 'always', null, 0)
