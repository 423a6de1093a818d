import { next, type Step } from '@duelhall/effects'
import { because, born, guiseId, type Handle, handleOf, happen, PUBLIC, type Ref, stand, standing } from '@duelhall/kernel'
import { defIdOf, defs, tokenId } from '../catalog.ts'
import { fx } from '../fx.ts'
import type { DM } from '../lexicon.ts'
import { capture, takeControl, withdraw } from '../links.ts'
import { renew } from '../memory.ts'
import { ATTACK, BAG, blank, FIELD, NOBODY, NONE, placeOf, type T, TRANSIT, zoneOf } from '../state.ts'
import { appliedStat, attackOf, defenseOf, what as nowIs } from '../stats.ts'
import { fielded, isFielded, refOf, send, showsCharacter, step } from '../zones.ts'
import { type RunFrame, type Runs, reaches } from './aims.ts'

type Value = 'attack' | 'defense'

export const bondOps: Runs<'capture' | 'control' | 'copy' | 'swap' | 'swapStats' | 'token' | 'attach' | 'withdraw'> = {
  capture: {
    does: ['capture'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const captor = step.by === undefined ? handleOf(f.source) : fx.named(t, f, step.by)[0]
      const what = fx.aims(t, f, step.what).filter((h) => isFielded(t, h) && showsCharacter(t, h))
      if (captor !== undefined && isFielded(t, captor)) for (const h of what) capture(t, h, captor) // DM-CAPTURE-03, -05
      next(f, what.length)
    },
  },
  control: {
    does: ['control'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what).filter((h) => isFielded(t, h))
      const self = handleOf(f.source)
      const by = defs[t.piece(self).def]!.kind === 'character' && isFielded(t, self) ? self : null // DM-CONTROL-04
      for (const h of what) takeControl(t, h, f.player, by)
      next(f, what.length)
    },
  },
  copy: {
    does: ['copy'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const self = handleOf(f.source)
      const of = fx.named(t, f, step.what)[0]
      if (of === undefined || !isFielded(t, self)) return next(f, 0)
      if (step.part === 'stats' && t.state.table.copyNumbers) copyNumbers(t, f, self, of)
      else copyOf(t, self, of, step.part)
      happen(t, 'copied', f.player, self, of)
      next(f, 1)
    },
  },
  swap: {
    does: ['swap'],
    can: (t, voice, step) => step.what.every((name) => reaches(t, voice, name)),
    bars: (t, _voice, step, h) => (step.stat === undefined && isFielded(t, h) && goesBack(t, h) ? because('DM-SWAP-05') : null),
    run(t, f, step) {
      const a = fx.named(t, f, step.what[0])[0]
      const b = fx.named(t, f, step.what[1])[0]
      if (a === undefined || b === undefined) return next(f, 0)
      if (step.stat === undefined) swapDice(t, a, b, step.level ?? 1)
      else exchange(t, f, [a, step.stat], [b, step.stat]) // DM-MOD-05
      happen(t, 'swapped', f.player, a, b)
      next(f, 1)
    },
  },
  swapStats: {
    does: ['swap'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      for (const h of what) exchange(t, f, [h, 'attack'], [h, 'defense']) // DM-FX-06
      next(f, what.length)
    },
  },
  token: {
    does: ['token'],
    run(t, f, step) {
      const def = defIdOf(tokenId(step.name, step.attack, step.defense))!
      const n = fx.amount(t, f, step.n)
      for (let i = 0; i < n; i++) {
        const h = born(t, {
          def,
          owner: f.player,
          controller: f.player,
          zone: zoneOf(f.player, FIELD),
          place: 0,
          life: 1,
          known: PUBLIC,
          guise: guiseId(0),
          card: NOBODY,
          face: 0,
        })
        t.state.marks[h] = blank()
        happen(t, 'tokenMade', f.player, h)
      }
      next(f, n)
    },
  },
  attach: {
    does: ['attach'],
    can: (t, voice, step) => reaches(t, voice, step.to),
    run(t, f, step) {
      const host = fx.named(t, f, step.to)[0]
      if (host === undefined) return next(f, 0)
      const self = handleOf(f.source)
      send(t, self, FIELD, t.piece(self).face)
      t.mark(self).host = refOf(t, host)
      t.memo = null
      happen(t, 'attached', f.player, self, host)
      next(f, 1)
    },
  },
  withdraw: {
    does: ['withdraw'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what).filter((h) => isFielded(t, h))
      for (const h of what) {
        withdraw(t, h)
        if (step.mend === true) mend(t, h)
        happen(t, 'withdrew', t.piece(h).controller, h)
      }
      next(f, what.length)
    },
  },
}

/** DM-KW-19, DM-FX-08: damage is cleared, all else stays. */
function mend(t: T, h: Handle): void {
  const m = t.mark(h)
  m.damage = 0
  m.hurtBy = NONE
  m.hurtAs = ''
  m.held = -1
  t.memo = null
}

/** DM-COPY-02 to -04: what the other is now, itself a copy or not (DM-COPY-06). */
function copyOf(t: T, self: Handle, of: Handle, part: 'stats' | 'abilities' | 'die'): void {
  const m = t.mark(self)
  const { card } = t.piece(of)
  const { textOf, statsOf } = t.mark(of)
  if (part === 'stats') m.statsOf = statsOf >= 0 ? statsOf : nowIs(t, of)
  else m.textOf = textOf !== -1 ? textOf : card === NOBODY ? -2 : card
  if (part === 'die') m.dieOf = nowIs(t, of)
  renew(t, self)
}

/** DM-COPY-01: the other's numbers as they are now, bursts and all; its own burst stays. */
function copyNumbers(t: T, f: RunFrame, self: Handle, of: Handle): void {
  const numbers = [attackOf(t, of), defenseOf(t, of)] as const
  replaceValue(t, f, [self, 'attack'], numbers[0])
  replaceValue(t, f, [self, 'defense'], numbers[1])
}

/** The two printed-plus-applied values change places and absorb what was applied (DM-MOD-03); the dice stay (DM-SWAP-08). */
function exchange(t: T, f: RunFrame, a: readonly [Handle, Value], b: readonly [Handle, Value]): void {
  const values = [appliedStat(t, ...a), appliedStat(t, ...b)] as const
  replaceValue(t, f, a, values[1])
  replaceValue(t, f, b, values[0])
}
function replaceValue(t: T, f: RunFrame, [h, stat]: readonly [Handle, Value], set: number): void {
  const last = { until: 'turn', of: null, left: 0, since: t.state.group, vars: {}, event: null }
  stand(
    t,
    standing({
      source: f.source,
      player: f.player,
      layer: 'value',
      about: `stat:${stat}`,
      to: refOf(t, h),
      block: null,
      add: 0,
      set,
      ...last,
    }),
  )
}

/** DM-SWAP-01 to -07: they exchange positions; what was drawn goes on from the bag. */
function swapDice(t: T, a: Handle, b: Handle, level: number): void {
  if (!isFielded(t, a)) return isFielded(t, b) ? swapDice(t, b, a, level) : undefined
  if (isFielded(t, b)) return trade(t, a, b)
  if (goesBack(t, a)) return
  const role = roleOf(t, a)
  const was = refOf(t, a)
  const from = placeOf(t.piece(b).zone)
  send(t, a, from === TRANSIT ? BAG : from) // DM-SWAP-03
  send(t, b, role.zone, defs[t.piece(b).def]!.levels[level]!)
  assume(t, b, role)
  standInFor(t, was, refOf(t, b))
}

/** Both are in the field: each takes the other's part in the attack (DM-SWAP-02). */
function trade(t: T, a: Handle, b: Handle): void {
  const [one, two] = [roleOf(t, a), roleOf(t, b)]
  step(t, a, two.zone)
  step(t, b, one.zone)
  assume(t, a, two)
  assume(t, b, one)
  const [was, is] = [refOf(t, a), refOf(t, b)]
  for (const h of t.state.players.flatMap((_, p) => fielded(t, p as RunFrame['player']))) {
    const m = t.mark(h)
    m.blocks = m.blocks.map((ref) => (ref === was ? is : ref === is ? was : ref))
  }
  t.memo = null
}

type Role = ReturnType<typeof roleOf>
function roleOf(t: T, h: Handle) {
  const { attacking, blocked, blocks } = t.mark(h)
  return { zone: placeOf(t.piece(h).zone) === ATTACK ? ATTACK : FIELD, attacking, blocked, blocks } as const
}
function assume(t: T, h: Handle, { attacking, blocked, blocks }: Role): void {
  const m = t.mark(h)
  m.attacking = attacking
  m.blocked = blocked
  m.blocks = blocks
  m.didAttack ||= attacking
  m.didBlock ||= blocks.length > 0
  t.memo = null
}

/** DM-SWAP-05: something will return it to its card at end of turn. */
const goesBack = (t: T, h: Handle): boolean =>
  t.state.standing.some((s) => {
    if (s.layer !== 'later' || s.about !== 'turnEnded' || s.block === null) return false
    const { do: steps } = fx.catalog.steps.get(s.block) as Extract<Step<DM>, { readonly op: 'later' }>
    return steps.some(
      (x) => x.op === 'move' && x.to === 'supply' && typeof x.what === 'string' && s.vars[x.what]?.includes(refOf(t, h)) === true,
    )
  })

/** Whoever blocked the one that left blocks the one that came (DM-SWAP-02). */
function standInFor(t: T, was: Ref, is: Ref): void {
  for (let p = 0; p < t.state.players.length; p++)
    for (const h of fielded(t, p as RunFrame['player'])) {
      const m = t.mark(h)
      if (m.blocks.includes(was)) m.blocks = m.blocks.map((ref) => (ref === was ? is : ref))
    }
  t.memo = null
}
