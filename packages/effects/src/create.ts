import {
  type Act,
  type Handle,
  type Happening,
  handleOf,
  type KeyId,
  type Link,
  orderAct,
  type Packet,
  type PlayerId,
  playing,
  type Ref,
  type Replacement,
  type RuleId,
  refTo,
  replaceActs,
  type Shape,
  type Standing,
  same,
  type Table,
  type Trigger,
  use,
  type VerbFrame,
  type Why,
  type WindowFrame,
} from '@duelhall/kernel'
import {
  activateFrame,
  activateSteps,
  activation,
  canStart,
  canStartParts,
  instantsFrame,
  instantsSteps,
  PREPAID,
  type Startable,
  startable,
  unstartable,
  voiceFor,
  voiceOfTrigger,
} from './activate.ts'
import { amount } from './amount.ts'
import type { Catalog, Placed } from './catalog.ts'
import { holds } from './condition.ts'
import { canPay } from './core-ops.ts'
import type { Amount, Condition, Filter, Lexicon, Step, To, ToPlayer, When } from './language.ts'
import { type Machine, makeMachine } from './machine.ts'
import { modeAct } from './mode.ts'
import { openPick, pickActs, pickFrame, pickSteps } from './pick.ts'
import { aims, named, players, refsTo } from './refs.ts'
import { isOpposed, leftReplacements, replaceFrame, replaceKeys, replacements } from './replace.ts'
import { program, runFrame, runSteps } from './run.ts'
import { candidates, fits } from './select.ts'
import type { ActivateFrame, InstantsFrame, RunFrame, Spec, Voice } from './spec.ts'
import {
  applied,
  bansOf,
  cannot,
  givenKeyword,
  isSilent,
  type Kind,
  type Lift,
  type Lying,
  lies,
  liftOf,
  lying,
  must,
  staticBase,
  staticSum,
  worth,
  worthOf,
} from './statics.ts'
import { collect, due, holdersOf, matches, showsBurst } from './triggers.ts'

/** An effect that a player might use at will: its path, what holds it, its number. */
export interface Usable {
  readonly path: string
  readonly holder: Handle
  readonly n: number
}

const NO_KEYS: readonly KeyId[] = []

/** Makes a game's effect machine: everything its rules and ops need, in one object. */
export function createEffects<G extends Shape, L extends Lexicon>(spec: Spec<G, L>) {
  const m: Machine<G, L> = makeMachine(spec)
  const lastings = [new WeakMap<Filter<L>, Filter<L>>(), new WeakMap<Filter<L>, Filter<L>>()] as const
  /** What a target must still be when its link resolves; made once, so that it is laid out once. */
  const lastingPart = (filter: Filter<L>, isNear: boolean): Filter<L> => {
    const known = lastings[isNear ? 1 : 0].get(filter)
    if (known !== undefined) return known
    const { where: _, within, ...from } = filter
    const made = { ...from, in: from.in ?? spec.here, ...(within !== undefined && isNear ? { within } : {}) } as Filter<L>
    lastings[isNear ? 1 : 0].set(filter, made)
    return made
  }
  const catalog: Catalog<L> = m.catalog
  const hears: Record<string, KeyId> = {}
  for (const [name, key] of catalog.keyOf) if (name.startsWith('on:')) hears[name.slice(3)] = key
  const verbKeys = replaceKeys(m)
  const keywordUses = catalog.byKeyword.filter((placed) => placed.effect.kind === 'use')
  /** A card's effects by number, then those its keywords bring. */
  const usesOf = (t: Table<G>, card: Handle): readonly Placed<L>[] => {
    let all = catalog.byDef[t.piece(card).def]!
    for (let i = 0; i < keywordUses.length; i++) if (spec.keyword(t, card, keywordUses[i]!.keyword!) > 0) all = all.concat(keywordUses[i]!)
    return all
  }

  /** Whether what lasts still has what it lies on, and what it lasts with. */
  const goesOn = (t: Table<G>, x: Standing): boolean => {
    if (x.to !== null && !same(t.state, x.to)) return false
    const host = x.until === 'while' ? (x.vars.while?.[0] as Ref | undefined) : undefined
    return host === undefined || (same(t.state, host) && spec.here.includes(spec.zoneOf(t, handleOf(host))))
  }

  const lasting = (t: Table<G>): readonly Standing[] => t.state.standing.filter((x) => goesOn(t, x))

  return {
    machine: m,
    catalog,
    /** Copiers and handlers of the machine's frames. */
    frames: { run: runFrame, pick: pickFrame, activate: activateFrame, instants: instantsFrame },
    steps: { run: runSteps(m), pick: pickSteps(m), activate: activateSteps(m), instants: instantsSteps(m) },
    /** The asks of the machine: add them to the game's own. */
    asks: {
      pick: pickActs<G, L>(m),
      may: [{ act: 'decline' }, { act: 'accept' }] as readonly Act<G>[],
      trigger: [{ act: 'decline' }, { act: 'accept' }] as readonly Act<G>[],
      mode: [modeAct<G, L>(m)] as readonly Act<G>[],
      order: [orderAct<G>(spec.rules.order)] as readonly Act<G>[],
      replace: replaceActs<G>(spec.rules.may),
    },
    keys: catalog.keys,
    hears: hears as Readonly<Record<string, KeyId>>,
    /** Cards stand in the index for their effects, seats for the keywords and for what effects have left. */
    interests(t: Table<G>, h: Handle): readonly KeyId[] {
      if (h < t.state.players.length) return catalog.keywordInterests
      return spec.card(t, h) === h ? (catalog.interests[t.piece(h).def] ?? NO_KEYS) : NO_KEYS
    },
    windows: {
      collect: (t: Table<G>, event: Happening, listener: Handle): readonly Trigger[] => collect(m, t, event, listener, false),
      due: (t: Table<G>, event: Happening): readonly Trigger[] => due(m, t, event),
      missed: (): boolean => false,
      fire: (_t: Table<G>, _f: WindowFrame, trigger: Trigger): ActivateFrame => activation(m, trigger.effect, voiceOfTrigger(trigger)),
    },
    verbs: {
      keys: verbKeys,
      replacements: (t: Table<G>, f: VerbFrame, p: Packet, holder: Handle): readonly Replacement[] =>
        holder < t.state.players.length && t.state.standing.length > 0
          ? replacements(m, t, f, p, holder).concat(leftReplacements(m, t, f, p, holder))
          : replacements(m, t, f, p, holder),
      isOpposed: (t: Table<G>, f: VerbFrame): boolean => isOpposed(m, t, f.verb, verbKeys[f.verb]!),
      replace: (t: Table<G>, f: VerbFrame, p: Packet, r: Replacement): ActivateFrame | RunFrame => replaceFrame(m, t, f, p, r),
    },
    /** Starts an effect: targets, cost, program. */
    activate: (t: Table<G>, effect: string, source: Handle, player: PlayerId, event: Happening | null): ActivateFrame =>
      activation(m, effect, voiceFor(t, source, player, event)),
    /** The same where its cost has been paid already. */
    prepaid: (t: Table<G>, effect: string, source: Handle, player: PlayerId): ActivateFrame =>
      activation(m, effect, { source: refTo(t.state, source), player, event: null, vars: { [PREPAID]: [1] } }),
    /** Whether an effect whose cost is paid has nothing to work on. */
    unstarted: (t: Table<G>, effect: string, source: Handle, player: PlayerId): boolean =>
      !canStart(m, t, voiceFor(t, source, player, null), effect, true),
    /** Whether somebody's effect can be started now; `fault` says why not. */
    canStartAs: (t: Table<G>, voice: Voice, effect: string): boolean => canStart(m, t, voice, effect),
    /** The same by its parts, which are found once. */
    partsOf: (effect: string): Startable<L> => startable(m, effect),
    canStartParts: (t: Table<G>, voice: Voice, parts: Startable<L>): boolean => canStartParts(m, t, voice, parts),
    /** The same by a source and its player; where it is paid, its cost is left out. */
    canStart: (t: Table<G>, parts: Startable<L>, source: Handle, player: PlayerId, isPaid: boolean): boolean =>
      canStartParts(m, t, voiceFor(t, source, player, null), parts, isPaid),
    /** Why an effect cannot be started now. */
    unusable: (t: Table<G>, effect: string, source: Handle, player: PlayerId): Why | null =>
      unstartable(m, t, voiceFor(t, source, player, null), effect),
    /** The same in a voice that answers something. */
    fault: (t: Table<G>, voice: Voice, effect: string): Why | null => unstartable(m, t, voice, effect),
    /** Starts an effect in a voice. */
    start: (effect: string, voice: Voice): ActivateFrame => activation(m, effect, voice),
    /** Whether something that happened is what is listened for. */
    matches: (t: Table<G>, voice: Voice, when: When<L>, event: Happening): boolean => matches(m, t, voice, when, event),
    /** Whether all of a cost can be paid. */
    canPay: (t: Table<G>, voice: Voice, cost: readonly Step<L>[]): boolean => canPay(m, t, voice, cost),
    /** What acts at an event itself, before anything else: null when nothing does. */
    instants(t: Table<G>, event: Happening): InstantsFrame | null {
      const key = hears[event.on]
      if (key === undefined) return null
      const listeners = t.state.index[key]!
      const waiting: Trigger[] = []
      for (let i = 0; i < listeners.length; i++) for (const trigger of collect(m, t, event, listeners[i]!, true)) waiting.push(trigger)
      return waiting.length === 0 ? null : instantsFrame({ op: 'instants', step: 'next', waiting: waiting.sort((a, b) => a.rank - b.rank) })
    },
    /** Effects this player might use at will: globals of these cards, and what the player's own pieces hold. */
    uses(t: Table<G>, player: PlayerId, cards: readonly Handle[]): readonly Usable[] {
      const found: Usable[] = []
      for (const card of cards) {
        const list = usesOf(t, card)
        for (let n = 0; n < list.length; n++) {
          const { path, effect } = list[n]!
          if (effect.kind !== 'use') continue
          if (effect.global === true || (effect.from === 'anywhere' && t.piece(card).controller === player))
            found.push({ path, holder: card, n })
          if (effect.global === true || effect.from === 'anywhere') continue
          for (const h of holdersOf(m, t, list[n]!, card))
            if (t.piece(h).controller === player && showsBurst(spec.burst(t, h), effect.burst)) found.push({ path, holder: h, n })
        }
      }
      return found
    },
    /** The effects of a card that is played, on a face with so many bursts: added, or in place of one (DM-BURST-02 to -04). */
    plays(t: Table<G>, card: Handle, bursts: number): readonly string[] {
      const list = catalog.byDef[t.piece(card).def]!
      const shown = list.filter((placed) => placed.effect.kind === 'play' && showsBurst(bursts, placed.effect.burst))
      const replaced = shown.flatMap((placed) => (placed.effect.replaces === undefined ? [] : [placed.effect.replaces]))
      return shown.filter((placed) => !replaced.includes(list.indexOf(placed))).map((placed) => placed.path)
    },
    lying: (t: Table<G>, kind: string, h: Handle): readonly Lying<L>[] => lying(m, t, kind, h),
    /** Whether nothing of a kind can lie on anything now: mostly so, and told without looking at a piece. */
    isSilent: (t: Table<G>, k: Kind): boolean => isSilent(m, t, k),
    /** The same by a kind that was named once. */
    lies: (t: Table<G>, k: Kind, h: Handle): readonly Lying<L>[] => lies(m, t, k, h),
    worth: (t: Table<G>, h: Handle, stat: L['stat'], printed: number): number => worth(m, t, h, stat, printed),
    worthOf: (t: Table<G>, h: Handle, k: Kind, printed: number): number => worthOf(m, t, h, k, printed),
    staticBase: (t: Table<G>, h: Handle, stat: L['stat'], printed: number): number => staticBase(m, t, h, stat, printed),
    staticSum: (t: Table<G>, h: Handle, stat: L['stat']): number => staticSum(m, t, h, stat),
    applied: (t: Table<G>, h: Handle, stat: L['stat'], base: number): number => applied(t, h, stat, base),
    cannot: (t: Table<G>, verb: L['verb'], h: Handle, other: Handle | null, by: PlayerId | null, rule: RuleId): Why | null =>
      cannot(m, t, verb, h, other, by, rule),
    /** The same by a kind that was named once. */
    bans: (t: Table<G>, k: Kind, h: Handle, other: Handle | null, by: PlayerId | null, rule: RuleId): Why | null =>
      bansOf(m, t, k, h, other, by, rule),
    /** What a player may pay to do what is forbidden for the rest of the turn; null where nothing helps. */
    lift: (t: Table<G>, verb: L['verb'], h: Handle, player: PlayerId): Lift | null => liftOf(m, t, verb, h, player),
    /** The frame that pays it. */
    lifting(t: Table<G>, lift: Lift): RunFrame {
      use(t, lift.key, 'turn')
      return program(lift.path, lift.voice)
    },
    must: (t: Table<G>, verb: L['verb'], h: Handle): boolean => must(m, t, verb, h),
    keyword: (t: Table<G>, h: Handle, keyword: L['keyword'], printed: number): number => givenKeyword(m, t, h, keyword, printed),
    /** For ops: what names, filters, amounts and conditions come to. */
    aims: (t: Table<G>, voice: Voice, to: To<L> | ToPlayer): readonly Handle[] => aims(m, t, voice, to),
    named: (t: Table<G>, voice: Voice, name: Parameters<typeof named>[3]): readonly Handle[] => named(m, t, voice, name),
    players: (t: Table<G>, voice: Voice, who: ToPlayer): readonly PlayerId[] => players(m, t, voice, who),
    amount: (t: Table<G>, voice: Voice, n: Amount<L>): number => amount(m, t, voice, n),
    holds: (t: Table<G>, voice: Voice, is: Condition<L>): boolean => holds(m, t, voice, is),
    candidates: (t: Table<G>, voice: Voice, filter: Filter<L>): readonly Handle[] => candidates(m, t, voice, filter),
    fits: (t: Table<G>, voice: Voice, filter: Filter<L>, h: Handle): boolean => fits(m, t, voice, filter, h),
    refsTo: (t: Table<G>, handles: readonly Handle[]) => refsTo(t, handles),
    /** Asks for a pick that a game's own step holds: `…/target/0`. What is chosen is remembered by the frame on top. */
    choose: (t: Table<G>, voice: Voice, path: string): void => openPick(m, t, voice, path),
    /** Ends what was to last while something stands, and what lies on objects that are gone. */
    sweep(t: Table<G>): void {
      const s = t.state
      if (s.standing.length === 0) return
      for (let i = 0; i < s.standing.length; i++)
        if (!goesOn(t, s.standing[i]!)) {
          s.standing = lasting(t)
          return
        }
    },
    /** The frame of a link that resolves: its program, in its name. */
    resolving: (link: Link): RunFrame =>
      program(startable(m, link.effect).paths.do, { source: link.source, player: link.player, event: link.event, vars: link.vars }),
    /**
     * Whether what a link has targeted is still what it may target, as its filter says (YG-TARGET-06): some of it is enough (DD-CHAIN-11). Values and prices were a matter
     * of the choice, and nothing is measured from a source that is gone (DD-CHAIN-12).
     */
    stillAims(t: Table<G>, link: Link): boolean {
      const voice: Voice = { source: link.source, player: link.player, event: link.event, vars: link.vars }
      const picks = startable(m, link.effect).target.filter((pick) => (link.vars[pick.as]?.length ?? 0) > 0)
      const still = (from: Filter<L>, h: Handle): boolean => fits(m, t, voice, lastingPart(from, same(t.state, link.source)), h)
      return picks.length === 0 || picks.some((pick) => named(m, t, voice, pick.as).some((h) => 'player' in pick || still(pick.from, h)))
    },
    everyone: (t: Table<G>): readonly PlayerId[] => playing(t),
  }
}

export type Effects<G extends Shape, L extends Lexicon> = ReturnType<typeof createEffects<G, L>>
