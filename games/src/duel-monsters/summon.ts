import { program } from '@duelhall/effects'
import { ask, type Handle, happen, instant, openWindow, type PlayerId, pop, push, refTo, type Steps } from '@duelhall/kernel'
import { clearField } from './activate.ts'
import { defs, IS_FIELD_SPELL } from './catalog.ts'
import { mightNegateSummon, openAt, showChoice } from './chain.ts'
import { fx } from './fx.ts'
import { tributesFor } from './materials.ts'
import { emptySlots, put, send, tell, turnUp } from './moves.ts'
import {
  ATTACK,
  chooseFrame,
  DEFENSE,
  DOWN,
  type Duel,
  FIELD,
  FLIP,
  foeOf,
  GEMINI,
  GRAVE,
  MONSTERS,
  NORMAL,
  PROCEDURE,
  SET,
  type SetFrame,
  SPELLS,
  type SummonFrame,
  SYNCHRO,
  summonFrame,
  summonKinds,
  type T,
  TRIBUTE,
  whereIs,
} from './state.ts'

/** YG-SUMMON-80: S0, declared and legal. */
export function summonOf(t: T, h: Handle, by: PlayerId, kind: number): SummonFrame {
  const isAgain = kind === NORMAL && whereIs(t.state, h) === MONSTERS // YG-CARD-24
  const needs = kind === FLIP || isAgain ? 0 : tributesFor(t, h)
  const real = isAgain ? GEMINI : kind === NORMAL && needs > 0 ? TRIBUTE : kind
  return summonFrame({
    op: 'summon',
    step: kind === FLIP || isAgain ? 'place' : needs > 0 ? 'tribute' : 'zone',
    piece: h,
    by,
    kind: real,
    effect: '',
    chosen: [],
    pose: kind === SET ? DOWN : ATTACK, // YG-SUMMON-07
    slot: 0,
    negated: false,
  })
}

/** YG-SUMMON-33: a Summon by its own procedure; `place` 0 is a Synchro Summon, n + 1 the effect with that number. */
export function specialSummon(t: T, h: Handle, by: PlayerId, place: number): SummonFrame {
  const isSynchro = place === 0
  return summonFrame({
    op: 'summon',
    step: isSynchro ? 'tribute' : 'pay',
    piece: h,
    by,
    kind: isSynchro ? SYNCHRO : PROCEDURE,
    effect: isSynchro ? '' : `${defs[t.piece(h).def]!.id}/${place - 1}`,
    chosen: [],
    pose: ATTACK,
    slot: 0,
    negated: false,
  })
}

interface SummonStep {
  readonly op: string
  readonly position?: string
  readonly to?: unknown
}
const stepOf = (f: SummonFrame): SummonStep | undefined => fx.catalog.blocks.get(`${f.effect}/do`)?.[0] as SummonStep | undefined
/** YG-SUMMON-34, YG-BB-100: whose field it comes to. */
const sideOf = (f: SummonFrame): PlayerId => (stepOf(f)?.to === 'foe' ? foeOf(f.by) : f.by)

/** S1 to S4 of YG-SUMMON-80. */
export const summonSteps: Steps<Duel, SummonFrame> = {
  tribute(t, f) {
    f.step = f.kind >= PROCEDURE ? 'position' : 'zone'
    push(
      t,
      chooseFrame({
        op: 'choose',
        step: 'ask',
        by: f.by,
        what: f.kind === SYNCHRO ? 'synchro' : 'tribute',
        piece: f.piece,
        level: 0,
        picked: [],
      }),
    )
  },
  /** The cost of a procedure: nobody can answer it (YG-COST-03). */
  pay(t, f) {
    f.step = 'position'
    if (!fx.catalog.blocks.has(`${f.effect}/cost`)) return
    happen(t, 'procedureStarted', f.by, f.piece) // what is paid is seen
    instant(t)
    push(t, program(`${f.effect}/cost`, { source: refTo(t.state, f.piece), player: f.by, event: null, vars: {} }))
  },
  /** YG-SUMMON-31 */
  position(t, f, answer) {
    const fixed = stepOf(f)?.position
    if (fixed === 'attack' || fixed === 'defense') f.pose = fixed === 'attack' ? ATTACK : DEFENSE
    else {
      if (answer === null) return ask(t, f.by, 'position', { source: f.piece })
      showChoice(t, f.by, f.piece)
      f.pose = answer.place!
    }
    f.step = 'zone'
  },
  zone(t, f, answer) {
    if (answer === null) return ask(t, f.by, 'monsterZone', { source: f.piece })
    showChoice(t, f.by, f.piece)
    f.slot = answer.place!
    f.step = 'place'
  },
  /** S1, S2: Tributes go, then the monster is placed, and is only being Summoned. */
  place(t, f) {
    const s = t.state
    if (f.kind === FLIP) {
      instant(t)
      turnUp(t, f.piece, ATTACK)
      t.mark(f.piece).changedOn = s.turn.no // YG-SUMMON-22
    } else if (f.kind === GEMINI) t.player(f.by).summons++
    else {
      if (f.chosen.length > 0) {
        instant(t)
        // YG-SUMMON-56, -57: wherever they really go, the Summon goes on.
        for (const h of f.chosen) send(t, h, GRAVE, f.kind === SYNCHRO ? 'material' : 'tribute', f.piece)
      }
      if (f.kind <= SET) t.player(f.by).summons++ // YG-SUMMON-13; YG-SUMMON-30: a Special Summon never counts
      instant(t)
      put(t, f.piece, sideOf(f), MONSTERS, f.slot, f.pose, f.kind)
      if (f.chosen.length > 0) t.mark(f.piece).materials = f.chosen.map((h) => refTo(s, h))
    }
    if (f.kind === SET) {
      pop(t)
      tell(t, 'set', f.by, f.piece) // YG-SUMMON-05, -86
      return openAt(t, 'set')
    }
    happen(t, 'summonDeclared', f.by, f.piece, null, { cause: summonKinds[f.kind]! })
    f.step = 'negate'
    openNegation(t)
  },
  /** S3 is over. YG-SUMMON-82: a negated Summon never reached the field; a flipped monster leaves it. */
  negate(t, f) {
    if (f.negated) {
      pop(t)
      return openAt(t, 'negated')
    }
    f.step = 'succeed'
  },
  succeed(t, f) {
    pop(t)
    instant(t)
    if (f.kind === GEMINI) t.mark(f.piece).awake = true
    if (f.kind >= PROCEDURE) t.piece(f.piece).proper = true // YG-SUMMON-41
    if (f.kind === FLIP) tell(t, 'flipped', f.by, f.piece, null, { cause: 'summon' })
    tell(t, 'summoned', f.by, f.piece, null, { cause: summonKinds[f.kind]! })
    openAt(t, 'summoned') // S5: YG-SUMMON-84, -85: nobody answers before
  },
}

/** YG-SUMMON-81: S3. What the Tributes have triggered waits for the Summon itself (YG-SUMMON-83, YG-CHAIN-34, -41). */
function openNegation(t: T): void {
  if (!mightNegateSummon(t)) return
  const f = openWindow('summoning', 'reply', t.state.turn.player)
  f.step = 'answer'
  push(t, f)
}

/** The zones a monster may come to: empty ones, and those that its Tributes leave. */
export function zonesFor(t: T, f: SummonFrame): number {
  let free = emptySlots(t, sideOf(f), MONSTERS)
  for (const h of f.chosen) if (t.piece(h).controller === sideOf(f) && whereIs(t.state, h) === MONSTERS) free |= 1 << t.piece(h).place
  return free
}

/** YG-PHASE-21, -22 */
export const setSteps: Steps<Duel, SetFrame> = {
  zone(t, f, answer) {
    const isField = IS_FIELD_SPELL[t.piece(f.piece).def]!
    if (!isField && answer === null) return ask(t, f.by, 'spellZone', { source: f.piece })
    pop(t)
    instant(t)
    if (isField) clearField(t, f.by) // YG-FIELD-06
    put(t, f.piece, f.by, isField ? FIELD : SPELLS, answer?.place ?? 0, DOWN, 0) // YG-FIELD-01, -05
    tell(t, 'set', f.by, f.piece)
    openAt(t, 'set')
  },
}
