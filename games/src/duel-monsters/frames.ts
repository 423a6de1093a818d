import type { Handle, Link, PlayerId, Ref, Trigger } from '@duelhall/kernel'

/** The Match: the bottom of the stack (YG-MATCH-01 to -11). */
export interface MatchFrame {
  readonly op: 'match'
  step: 'open' | 'choose' | 'begin' | 'score' | 'side' | 'sided'
  duel: number
  /** Who chooses to go first, who lost the last Duel; -1 for nobody. */
  chooser: number
  loser: number
  /** YG-MATCH-02: who exchanges now. */
  siding: number
}

/** YG-MATCH-02 to -06: cards of the Side Deck and what they are exchanged for, by turns; done in secret and all at once. */
export interface SideFrame {
  readonly op: 'side'
  step: 'ask'
  readonly by: PlayerId
  pairs: readonly Handle[]
}

/** The turns of a Duel; always second in the stack. */
export interface TurnFrame {
  readonly op: 'turn'
  step:
    | 'begin'
    | 'draw'
    | 'drawn'
    | 'standby'
    | 'standbyOpen'
    | 'main'
    | 'leaveMain'
    | 'battle'
    | 'leaveBattle'
    | 'endStep'
    | 'end'
    | 'endDuty'
    | 'endOpen'
    | 'endPassed'
    | 'limit'
    | 'limited'
    | 'over'
  /** YG-PHASE-25: a Battle Phase was entered. */
  battled: boolean
  /** What leaves the phase: the act chosen, by its step. */
  leaving: 'battle' | 'end'
  /** YG-PHASE-35: an effect has ended the Battle Phase. */
  ended: boolean
  /** YG-PHASE-06: a bit for each player who skips the next one. */
  skipDraw: number
  skipBattle: number
  /** Links activated so far, and how many there were when the turn player was about to leave a phase (YG-PHASE-04). */
  links: number
  before: number
  /** YG-META-10: the state of the last free choice as a number, once this turn has seen some links; and what was activated in which. */
  now: number
  tried: readonly Tried[]
  /** YG-META-09: a loop was broken since the last open state; chains since anybody did anything freely, the states after them, and chance until then. */
  looped: boolean
  chains: number
  met: readonly number[]
  luck: number
}

/** What was activated freely, by the number of the state. */
export interface Tried {
  readonly now: number
  readonly piece: Handle
  readonly effect: string
}

/** YG-SUMMON-80: S0 to S5. `piece` is the monster, `effect` the procedure, '' for a Normal Summon. */
export interface SummonFrame {
  readonly op: 'summon'
  step: 'tribute' | 'pay' | 'position' | 'zone' | 'place' | 'negate' | 'succeed'
  readonly piece: Handle
  readonly by: PlayerId
  /** A number of `summonKinds`. */
  readonly kind: number
  readonly effect: string
  /** Tributes or materials chosen. */
  chosen: readonly Handle[]
  pose: number
  slot: number
  negated: boolean
}

/** A set of monsters is chosen one by one, so that it can be completed: Tributes and materials. What was chosen goes to the frame below. */
export interface ChooseFrame {
  readonly op: 'choose'
  step: 'ask'
  readonly by: PlayerId
  /** What for: see `materials.ts`. */
  readonly what: 'tribute' | 'synchro' | 'fusion' | 'ritual' | 'limit' | 'monster'
  readonly piece: Handle
  /** The Levels to reach, where the effect says so. */
  readonly level: number
  picked: readonly Handle[]
}

/** Monsters arrive by an effect, one after the other choosing position and zone, then all at one instant (YG-SUMMON-38). */
export interface ArriveFrame {
  readonly op: 'arrive'
  step: 'position' | 'zone' | 'done'
  readonly by: PlayerId
  readonly to: PlayerId
  readonly pieces: readonly Handle[]
  /** A bit for each pose that may be chosen. */
  readonly poses: number
  readonly kind: number
  readonly proper: boolean
  readonly block: string
  at: number
  pose: number
  /** Pose and slot of each, two numbers. */
  placed: readonly number[]
}

/** YG-CHAIN-11: a Spell or Trap is activated: its zone, then its targets and costs. */
export interface PlayFrame {
  readonly op: 'play'
  step: 'zone' | 'place' | 'over'
  readonly piece: Handle
  readonly by: PlayerId
  readonly effect: string
}

/** YG-PHASE-21: a Spell or Trap is Set. */
export interface SetFrame {
  readonly op: 'set'
  step: 'zone'
  readonly piece: Handle
  readonly by: PlayerId
}

/** YG-BATTLE-02 to -65: one attack. */
export interface AttackFrame {
  readonly op: 'attack'
  step: 'declare' | 'declared' | 'more' | 'replay' | 'D1' | 'D2' | 'D4' | 'result' | 'D5' | 'D6' | 'D7' | 'over'
  attacker: Ref
  /** A monster or the seat of the opponent. */
  target: Ref
  /** YG-BATTLE-21: the opposing monsters at the declaration. */
  foes: readonly Ref[]
  negated: boolean
  /** YG-BATTLE-53: the battle was calculated. */
  fought: boolean
  /** YG-BATTLE-37: the target was turned face-up in D2. */
  flipped: boolean
  /** YG-BATTLE-30: the timing of the Damage Step, 1 to 7; 0 before and after it. */
  timing: number
}

/** YG-PHASE-17, -19: a duty of a phase, those that wait for it, and whether it must be activated again. */
export interface DutyFrame {
  readonly op: 'duty'
  step: 'go' | 'expire' | 'over'
  readonly trigger: Trigger
  kept: readonly Trigger[]
  again: boolean
}

/** YG-ZONE-11, -25: cards that go to one place together, and how far their owner has put them in order; then the window it kept back. */
export interface StackFrame {
  readonly op: 'stack'
  step: 'ask'
  piles: readonly (readonly Handle[])[]
  picked: readonly Handle[]
  readonly end: 'top' | 'bottom'
  /** Empty: none. */
  readonly timing: string
  readonly policy: 'queue' | 'chain' | 'reply'
}

/** A link of a chain resolves. */
export interface LinkFrame {
  readonly op: 'link'
  step: 'go' | 'end'
  readonly link: Link
}

export const matchFrame = (f: MatchFrame): MatchFrame => ({
  op: 'match',
  step: f.step,
  duel: f.duel,
  chooser: f.chooser,
  loser: f.loser,
  siding: f.siding,
})
export const sideFrame = (f: SideFrame): SideFrame => ({ op: 'side', step: f.step, by: f.by, pairs: f.pairs })
export const turnFrame = (f: TurnFrame): TurnFrame => ({
  op: 'turn',
  step: f.step,
  battled: f.battled,
  leaving: f.leaving,
  ended: f.ended,
  skipDraw: f.skipDraw,
  skipBattle: f.skipBattle,
  links: f.links,
  before: f.before,
  now: f.now,
  tried: f.tried,
  looped: f.looped,
  chains: f.chains,
  met: f.met,
  luck: f.luck,
})
/** A turn of which nothing has happened yet. */
export const freshTurn = (step: TurnFrame['step'], battled = false): TurnFrame =>
  turnFrame({
    op: 'turn',
    step,
    battled,
    leaving: 'end',
    ended: false,
    skipDraw: 0,
    skipBattle: 0,
    links: 0,
    before: 0,
    now: 0,
    tried: [],
    looped: false,
    chains: 0,
    met: [],
    luck: 0,
  })
export const summonFrame = (f: SummonFrame): SummonFrame => ({
  op: 'summon',
  step: f.step,
  piece: f.piece,
  by: f.by,
  kind: f.kind,
  effect: f.effect,
  chosen: f.chosen,
  pose: f.pose,
  slot: f.slot,
  negated: f.negated,
})
export const chooseFrame = (f: ChooseFrame): ChooseFrame => ({
  op: 'choose',
  step: f.step,
  by: f.by,
  what: f.what,
  piece: f.piece,
  level: f.level,
  picked: f.picked,
})
export const arriveFrame = (f: ArriveFrame): ArriveFrame => ({
  op: 'arrive',
  step: f.step,
  by: f.by,
  to: f.to,
  pieces: f.pieces,
  poses: f.poses,
  kind: f.kind,
  proper: f.proper,
  block: f.block,
  at: f.at,
  pose: f.pose,
  placed: f.placed,
})
export const playFrame = (f: PlayFrame): PlayFrame => ({ op: 'play', step: f.step, piece: f.piece, by: f.by, effect: f.effect })
export const setFrame = (f: SetFrame): SetFrame => ({ op: 'set', step: f.step, piece: f.piece, by: f.by })
export const attackFrame = (f: AttackFrame): AttackFrame => ({
  op: 'attack',
  step: f.step,
  attacker: f.attacker,
  target: f.target,
  foes: f.foes,
  negated: f.negated,
  fought: f.fought,
  flipped: f.flipped,
  timing: f.timing,
})
export const linkFrame = (f: LinkFrame): LinkFrame => ({ op: 'link', step: f.step, link: f.link })
export const dutyFrame = (f: DutyFrame): DutyFrame => ({ op: 'duty', step: f.step, trigger: f.trigger, kept: f.kept, again: f.again })
export const stackFrame = (f: StackFrame): StackFrame => ({
  op: 'stack',
  step: f.step,
  piles: f.piles,
  picked: f.picked,
  end: f.end,
  timing: f.timing,
  policy: f.policy,
})
