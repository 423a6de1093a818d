import { type Act, addPlace } from './acts.ts'
import type { OptionRecord } from './contract.ts'
import { RulesBug } from './errors.ts'
import { happen } from './events.ts'
import type { BlockId, Handle, PlayerId, Ref, RuleId } from './ids.ts'
import { ask, askInVain, pop, push } from './machine.ts'
import { entryOf } from './names.ts'
import { after, countPlaying, withLast } from './pieces.ts'
import type { Steps } from './rules.ts'
import { type Frame, type Happening, handleOf, NO_RECORDS, type Shape, type Trigger } from './state.ts'
import type { Table } from './table.ts'

/** An activation that waits to resolve. */
export interface Link {
  readonly effect: BlockId
  readonly source: Ref
  readonly player: PlayerId
  readonly negated: boolean
  readonly event: Happening | null
  readonly vars: Readonly<Record<string, readonly number[]>>
}

/** A timing at which triggers are collected and players may answer. */
export interface WindowFrame {
  readonly op: 'window'
  step: 'collect' | 'next' | 'answer' | 'resolve'
  readonly timing: string
  /** Queue: first in, first out. Chain: players answer in turn, last in, first out. Reply: one chain, and none after it but for triggers. */
  readonly policy: 'queue' | 'chain' | 'reply'
  /** Who answers next, and how many have passed in a row. */
  asked: PlayerId
  passes: number
  links: readonly Link[]
  /** What had happened when triggers were last collected: what an answer may speak of. */
  heard: readonly Happening[]
}

export const windowFrame = (f: WindowFrame): WindowFrame => ({
  op: 'window',
  step: f.step,
  timing: f.timing,
  policy: f.policy,
  asked: f.asked,
  passes: f.passes,
  links: f.links,
  heard: f.heard,
})

export const openWindow = (timing: string, policy: WindowFrame['policy'], first: PlayerId): WindowFrame =>
  windowFrame({ op: 'window', step: 'collect', timing, policy, asked: first, passes: 0, links: NO_RECORDS, heard: NO_RECORDS })

/** Opens a queue where something has fired; where nothing has, it would only close again. Says whether it did. */
export function openQueue<G extends Shape>(t: Table<G>, timing: string, first: PlayerId): boolean {
  const s = t.state
  if (s.events.length === 0 && s.triggers.length === 0) return false
  const f = openWindow(timing, 'queue', first)
  f.heard = s.events
  collect(t, f)
  if (s.triggers.length === 0) return false
  f.step = 'next'
  push(t, f)
  return true
}

/** In place of passes: a reply has resolved, and only what it triggered may still open a chain. */
const RESOLVED = -1

/** The policy of a game's windows: who fires, in what order, who may answer. */
export interface WindowRules<G extends Shape> {
  /**
   * What a listener makes of something that happened; rank and batch are set here. Pieces that are hidden do not listen, or
   * whoever is asked about them would be told apart: they answer in `respond`, where everybody is asked.
   */
  collect(t: Table<G>, event: Happening, listener: Handle): readonly Trigger[]
  /** Delayed effects that fall due by this event. */
  due?(t: Table<G>, event: Happening): readonly Trigger[]
  /** Whether a trigger has missed its instant. */
  missed(t: Table<G>, window: WindowFrame, trigger: Trigger): boolean
  /** Whether the order of two triggers of one player makes no difference; absent: it always may. */
  alike?(t: Table<G>, a: Trigger, b: Trigger): boolean
  /** Whether several events of one instant make this answer once; absent: once for each. */
  once?(t: Table<G>, trigger: Trigger): boolean
  /** Queue: resolves the trigger. Chain: activates it, which ends in `addLink`. */
  fire(t: Table<G>, window: WindowFrame, trigger: Trigger): G['frame']
  /** All links of a chain have resolved, and triggers are collected next. */
  resolved?(t: Table<G>, window: WindowFrame): void
  /** The frame that resolves a link of a chain. */
  resolve(t: Table<G>, link: Link): G['frame']
  /** Whether a player has any answer to the ask `respond` but a pass, where the game can tell without listing: mostly nobody has. */
  canAnswer?(t: Table<G>, window: WindowFrame, player: PlayerId): boolean
  /** The frame for an answer to the ask `respond` other than a pass; it ends in `addLink`. */
  respond(t: Table<G>, window: WindowFrame, player: PlayerId, answer: OptionRecord): G['frame']
}

/**
 * Steps of every window; the asks are `order`, `trigger` (a trigger that may be declined) and `respond`, the events `ordered`,
 * `triggered` and `passed`.
 */
export function windowSteps<G extends Shape>(): Steps<G, WindowFrame> {
  return {
    collect: collectStep,
    next(t, f, answer) {
      const s = t.state
      const first = s.triggers[0]
      if (first === undefined) return withoutTriggers(t, f)
      if (answer === null) {
        if (isOpen(t, contenders(s.triggers))) return ask(t, first.player, 'order')
        if (first.may) return ask(t, first.player, 'trigger', { source: handleOf(first.source), step: first.effect })
      } else if (answer.act === 'order') {
        happen(t, 'ordered', first.player)
        return reorder(t, answer.place)
      }
      s.triggers = s.triggers.slice(1)
      f.step = f.policy === 'queue' ? 'collect' : 'next'
      if (answer?.act === 'decline') return happen(t, 'passed', first.player)
      happen(t, 'triggered', first.player, handleOf(first.source))
      push(t, t.rules.windows!.fire(t, f, first))
    },
    answer: answerStep,
    resolve: resolveStep,
  }
}
// What goes on in the same frame goes on at once, without looking up its next step.
function collectStep<G extends Shape>(t: Table<G>, f: WindowFrame): void {
  f.heard = t.state.events
  collect(t, f)
  if (t.state.triggers.length > 0) f.step = 'next'
  else withoutTriggers(t, f)
}
function answerStep<G extends Shape>(t: Table<G>, f: WindowFrame, answer: OptionRecord | null): void {
  if (answer === null) {
    if (t.player(f.asked).out) f.asked = after(t, f.asked) // whoever has left since answers no more
    if (t.again || t.rules.windows!.canAnswer?.(t, f, f.asked) !== false) return ask(t, f.asked, 'respond')
    askInVain(t, f.asked)
  } else if (answer.act !== 'pass') return push(t, t.rules.windows!.respond(t, f, f.asked, answer)) // `addLink` moves on, when it is told
  passed(t, f)
}
function resolveStep<G extends Shape>(t: Table<G>, f: WindowFrame): void {
  const link = lastLink(f)
  if (link === undefined) {
    f.passes = f.policy === 'reply' ? RESOLVED : 0
    f.asked = t.state.turn.player
    f.step = 'collect'
    return t.rules.windows!.resolved?.(t, f)
  }
  f.links = f.links.slice(0, -1)
  push(t, t.rules.windows!.resolve(t, link))
}

/** The link that resolves next; of none it is not asked by an index below 0, which is looked up as a name, slowly. */
export const lastLink = (f: WindowFrame): Link | undefined => (f.links.length === 0 ? undefined : f.links[f.links.length - 1])

/** Nothing has fired, or all of it is done: players answer, where they may. */
function withoutTriggers<G extends Shape>(t: Table<G>, f: WindowFrame): void {
  if (f.policy === 'queue' || f.passes === RESOLVED) return pop(t)
  f.step = 'answer'
  answerStep(t, f, null)
}

function passed<G extends Shape>(t: Table<G>, f: WindowFrame): void {
  happen(t, 'passed', f.asked)
  f.asked = after(t, f.asked)
  f.passes++
  if (f.passes < countPlaying(t)) return answerStep(t, f, null)
  if (f.links.length === 0) return pop(t)
  f.step = 'resolve'
  resolveStep(t, f)
}

/** The window that is open, however deep in the stack. */
export function currentWindow<G extends Shape>(t: Table<G>): WindowFrame | null {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f: Frame = t.state.stack[i]!
    if (f.op === 'window') return f as WindowFrame
  }
  return null
}

/** An activation is complete with nothing open: it is the first link of a chain, which the next player may answer. */
export const openChain = <G extends Shape>(t: Table<G>, timing: string, policy: WindowFrame['policy'], link: Link): WindowFrame =>
  windowFrame({ op: 'window', step: 'answer', timing, policy, asked: after(t, link.player), passes: 0, links: [link], heard: NO_RECORDS })

/** An activation is complete: it stands in the chain, and the next player may answer it. */
export function addLink<G extends Shape>(t: Table<G>, link: Link): void {
  const f = currentWindow(t)
  if (f === null) throw new RulesBug('a link without a window')
  f.links = withLast(f.links, link)
  f.asked = after(t, link.player)
  f.passes = 0
}

function collect<G extends Shape>(t: Table<G>, f: WindowFrame): void {
  const s = t.state
  const windows = t.rules.windows!
  const fresh: Trigger[] = []
  const { events } = s
  for (let e = 0; e < events.length; e++) {
    const event = events[e]!
    const listeners = s.index[entryOf(t.rules.hears!, event.on)!]!
    for (let i = 0; i < listeners.length; i++) {
      const found = windows.collect(t, event, listeners[i]!)
      for (let k = 0; k < found.length; k++) {
        const trigger = found[k]!
        if (!windows.missed(t, f, trigger) && !isAnswered(fresh, trigger, windows.once?.(t, trigger) === true)) fresh.push(trigger)
      }
    }
  }
  if (windows.due !== undefined)
    for (let e = 0; e < events.length; e++) {
      const found = windows.due(t, events[e]!)
      for (let k = 0; k < found.length; k++) fresh.push(found[k]!)
    }
  s.events = NO_RECORDS
  if (fresh.length === 0) return
  if (fresh.length > 1) fresh.sort((a, b) => a.rank - b.rank) // stable: within a rank the order in which they fired
  s.triggers = s.triggers.length === 0 ? fresh : s.triggers.concat(fresh)
}

/** One instant that fulfils two triggers of the same ability is answered once (DM-TRIG-07), and where the game says so also one that fulfils it twice. */
const isAnswered = (fresh: readonly Trigger[], trigger: Trigger, once: boolean): boolean =>
  fresh.some((x) => isOfInstant(x, trigger) && (once || x.event!.on !== trigger.event!.on))
const isOfInstant = (a: Trigger, b: Trigger): boolean =>
  a.effect === b.effect &&
  a.source === b.source &&
  a.player === b.player &&
  a.event !== null &&
  b.event !== null &&
  a.event.group === b.event.group

/** More than one order is possible (DM-TIME-08). */
function isOpen<G extends Shape>(t: Table<G>, among: readonly Trigger[]): boolean {
  const { alike } = t.rules.windows!
  return among.length > 1 && (alike === undefined || among.some((x) => !alike(t, among[0]!, x)))
}

/** The triggers at the head among which their player chooses the next. */
export function contenders(triggers: readonly Trigger[]): readonly Trigger[] {
  const first = triggers[0]!
  if (first.settled) return [first]
  const rest = triggers.findIndex((x) => x.batch !== first.batch || x.rank !== first.rank || x.player !== first.player)
  return rest < 0 ? triggers : triggers.slice(0, rest)
}

/** `place` 0 leaves the rest as it stands, k puts the k-th contender first. */
function reorder<G extends Shape>(t: Table<G>, place: number | null): void {
  const s = t.state
  const among = contenders(s.triggers)
  const rest = s.triggers.slice(among.length)
  if (place === null || place === 0) s.triggers = among.map((x) => settled(x)).concat(rest)
  else s.triggers = [settled(among[place]!), ...among.filter((_, i) => i !== place), ...rest]
}

const settled = (x: Trigger): Trigger => ({
  effect: x.effect,
  source: x.source,
  player: x.player,
  may: x.may,
  rank: x.rank,
  batch: x.batch,
  settled: true,
  event: x.event,
  vars: x.vars,
})

/** The act behind the ask `order`. */
export function orderAct<G extends Shape>(rule: RuleId): Act<G> {
  return {
    act: 'order',
    places: [
      rule,
      (t) => {
        const n = contenders(t.state.triggers).length
        for (let i = 0; i < n; i++) addPlace(i)
        return 2
      },
    ],
  }
}
