import { type Act, addPlace } from './acts.ts'
import { RulesBug } from './errors.ts'
import { happen, instant } from './events.ts'
import type { BlockId, Handle, KeyId, PlayerId, Ref, RuleId } from './ids.ts'
import { ask, pop, push } from './machine.ts'
import { entryOf } from './names.ts'
import { rankOf } from './pieces.ts'
import type { Steps } from './rules.ts'
import { type Frame, NO_RECORDS, type Shape } from './state.ts'
import type { Table } from './table.ts'

/** One thing a verb is about to do: to a piece or player, how much, why, and from what. */
export interface Packet {
  readonly piece: Handle
  readonly n: number
  readonly cause: string
  readonly source: Ref | null
  /** Replaced or prevented: commit leaves it out. */
  readonly gone: boolean
}

/** A verb that can be replaced or prevented: propose, replace, commit, settle. */
export interface VerbFrame {
  readonly op: 'verb'
  step: 'propose' | 'replace' | 'commit' | 'settle'
  readonly verb: string
  packets: readonly Packet[]
  /** The packet that is looked at, and who has acted on which packet. */
  at: number
  asked: readonly string[]
}

export const verbFrame = (f: VerbFrame): VerbFrame => ({
  op: 'verb',
  step: f.step,
  verb: f.verb,
  packets: f.packets,
  at: f.at,
  asked: f.asked,
})

export const verb = (name: string, packets: readonly Packet[]): VerbFrame =>
  verbFrame({ op: 'verb', step: 'propose', verb: name, packets, at: 0, asked: NO_RECORDS })

export const packet = (piece: Handle, n: number, cause: string, source: Ref | null): Packet => ({ piece, n, cause, source, gone: false })

/** Something that stands in front of a packet. */
export interface Replacement {
  readonly effect: BlockId
  readonly source: Handle
  readonly player: PlayerId
  readonly may: boolean
}

export interface VerbRules<G extends Shape> {
  /** Where replacers of a verb stand in the index. */
  readonly keys: Readonly<Record<string, KeyId>>
  replacements(t: Table<G>, f: VerbFrame, packet: Packet, holder: Handle): readonly Replacement[]
  /** Whether any of those who stand there could speak up now, whatever the packet; absent: any could. */
  isOpposed?(t: Table<G>, f: VerbFrame): boolean
  /** Who chooses among several. */
  orderer(t: Table<G>, packet: Packet): PlayerId
  /** Whether each player decides for themselves, in turn, until all have declined; otherwise the orderer decides for all. */
  inTurn?(t: Table<G>, f: VerbFrame): boolean
  /** The frame that acts in place of the packet. */
  replace(t: Table<G>, f: VerbFrame, packet: Packet, replacement: Replacement): G['frame']
  /** What happens before anything is replaced, such as "lethal damage is assigned". */
  propose(t: Table<G>, f: VerbFrame): void
  /** Whether a replacement acts even on what is paid as a cost, which then counts as paid (DM-COST-06). Absent: none does. */
  evenCosts?(t: Table<G>, f: VerbFrame, replacement: Replacement): boolean
  /** Whether this belongs to an instant that has begun, with what else an effect does; absent: every verb is one of its own. */
  together?(t: Table<G>, frame: VerbFrame): boolean
  /** Does one packet; all packets of a verb happen at one instant. */
  commit(t: Table<G>, f: VerbFrame, packet: Packet): void
}

/** Steps of every verb; the ask is `replace`, the events `replaced` and `passed`. A cost is never prevented. */
export function verbSteps<G extends Shape>(): Steps<G, VerbFrame> {
  return {
    propose(t, f) {
      f.step = 'replace'
      t.rules.verbs!.propose(t, f)
      if (t.frame === f && isUnopposed(t, f)) commit(t, f)
    },
    replace(t, f, answer) {
      // What nobody stands in front of goes through at once.
      let open = applicable(t, f)
      while (f.at < f.packets.length && (open.length === 0 || f.packets[f.at]!.gone)) {
        f.at++
        open = applicable(t, f)
      }
      const now = f.packets[f.at]
      if (now === undefined) return commit(t, f)
      const only = open[0]!
      if (answer === null && (open.length > 1 || only.may)) {
        const who = open.length > 1 && open.some((r) => !r.may) ? t.rules.verbs!.orderer(t, now) : only.player
        return ask(t, who, 'replace', { source: open.length > 1 ? null : only.source, step: open.length > 1 ? null : only.effect })
      }
      if (answer?.act === 'decline') {
        happen(t, 'passed', only.player)
        return declineAll(f, open)
      }
      const chosen = open[answer?.place ?? 0]!
      happen(t, 'replaced', chosen.player, chosen.source, now.piece)
      // What is left of it is offered again to those who had declined (DM-TIME-06), but nobody acts on it twice (DM-PREVENT-06).
      f.asked = (isInTurn(t, f) ? askedAnew(f) : f.asked).concat(stamp(f.at, chosen))
      setPacket(f, f.at, { ...now, gone: true })
      push(t, t.rules.verbs!.replace(t, f, now, chosen))
    },
    commit,
    settle,
  }
}

function declineAll(f: VerbFrame, open: readonly Replacement[]): void {
  f.asked = f.asked.concat(open.map((r) => declined(stamp(f.at, r))))
}
const askedAnew = (f: VerbFrame): readonly string[] => f.asked.filter((by) => !by.startsWith(declined(`${f.at}/`)))

function commit<G extends Shape>(t: Table<G>, f: VerbFrame): void {
  f.step = 'settle'
  if (t.rules.verbs!.together?.(t, f) !== true) instant(t)
  for (let i = 0; i < f.packets.length; i++) if (!f.packets[i]!.gone) t.rules.verbs!.commit(t, f, f.packets[i]!)
  if (t.frame === f && t.state.decision === null) settle(t) // nothing has come between
}
function settle<G extends Shape>(t: Table<G>): void {
  pop(t)
  t.rules.settle?.(t)
}
/** Nobody stands in front of this kind, as far as the index tells, or nobody who could speak up. */
function isUnopposed<G extends Shape>(t: Table<G>, f: VerbFrame): boolean {
  const key = entryOf(t.rules.verbs!.keys, f.verb)
  return key === undefined || t.state.index[key]!.length === 0 || t.rules.verbs!.isOpposed?.(t, f) === false
}

const stamp = (at: number, r: Replacement): string => `${at}/${r.source}/${r.player}/${r.effect}`
const declined = (by: string): string => `-${by}`
const isInTurn = <G extends Shape>(t: Table<G>, f: VerbFrame): boolean => t.rules.verbs!.inTurn?.(t, f) === true

/** The replacements that may still act on the packet that is looked at; where players decide in turn, those of the next one. */
function applicable<G extends Shape>(t: Table<G>, f: VerbFrame): readonly Replacement[] {
  const key = entryOf(t.rules.verbs!.keys, f.verb)
  const now = f.packets[f.at]
  if (key === undefined || now === undefined || t.state.index[key]!.length === 0) return NOBODY
  const { replacements, evenCosts } = t.rules.verbs!
  if (now.cause === 'cost' && evenCosts === undefined) return NOBODY
  const holders = t.state.index[key]!
  let open: Replacement[] | null = null
  for (let i = 0; i < holders.length; i++) {
    const found = replacements(t, f, now, holders[i]!)
    for (let k = 0; k < found.length; k++) {
      const r = found[k]!
      const by = stamp(f.at, r)
      if (f.asked.includes(by) || f.asked.includes(declined(by)) || (now.cause === 'cost' && !evenCosts!(t, f, r))) continue
      open ??= []
      open.push(r)
    }
  }
  if (open === null) return NOBODY
  return open.length < 2 ? open : nextOf(t, f, now, open)
}
/** Of several those that are decided on next. */
function nextOf<G extends Shape>(t: Table<G>, f: VerbFrame, now: Packet, open: readonly Replacement[]): readonly Replacement[] {
  if (!isInTurn(t, f)) {
    // What another player may pay for is that player's to decide, after the one who orders the rest (DM-TIME-06).
    const who = t.rules.verbs!.orderer(t, now)
    const own = open.filter((r) => !r.may || r.player === who)
    if (own.length > 0) return own
  }
  const first = open.reduce((early, r) => (rankOf(t, r.player) < rankOf(t, early.player) ? r : early))
  return open.filter((r) => r.player === first.player)
}

const NOBODY: readonly Replacement[] = NO_RECORDS

function currentVerb<G extends Shape>(t: Table<G>): VerbFrame {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f: Frame = t.state.stack[i]!
    if (f.op === 'verb') return f as VerbFrame
  }
  throw new RulesBug('no verb is under way')
}

function setPacket(f: VerbFrame, at: number, p: Packet): void {
  f.packets = f.packets.map((old, i) => (i === at ? { piece: p.piece, n: p.n, cause: p.cause, source: p.source, gone: p.gone } : old))
}

/** Inside a replacement: the packet it stands in front of. */
export function currentPacket<G extends Shape>(t: Table<G>): Packet {
  const f = currentVerb(t)
  return f.packets[f.at]!
}

/** Inside a replacement: lets the packet through after all. */
export function proceed<G extends Shape>(t: Table<G>): void {
  const f = currentVerb(t)
  setPacket(f, f.at, { ...f.packets[f.at]!, gone: false })
}

/** Inside a replacement: lets at most `n` of it through; down to 0 it is prevented (DM-PREVENT-05). */
export function cap<G extends Shape>(t: Table<G>, n: number): void {
  const f = currentVerb(t)
  const now = f.packets[f.at]!
  setPacket(f, f.at, { ...now, n: Math.min(n, now.n), gone: n <= 0 })
}

/** Inside a replacement: turns it elsewhere; source and cause stay (DM-PREVENT-03, -08), and here it is no more (DM-PREVENT-02). */
export function aim<G extends Shape>(t: Table<G>, piece: Handle): void {
  const f = currentVerb(t)
  setPacket(f, f.at, { ...f.packets[f.at]!, piece, gone: false })
}

/** Inside a replacement: one more packet, which is looked at in its turn; who has acted on this one has acted on that one too. */
export function more<G extends Shape>(t: Table<G>, p: Packet): void {
  const f = currentVerb(t)
  const acted = f.asked.filter((by) => by.startsWith(`${f.at}/`)).map((by) => `${f.packets.length}${by.slice(by.indexOf('/'))}`)
  f.asked = f.asked.concat(acted)
  f.packets = f.packets.concat(p)
}

/** The act behind the ask `replace`: `place` is the number of the replacement. */
export function replaceActs<G extends Shape>(rule: RuleId): readonly Act<G>[] {
  const open = (t: Table<G>) => applicable(t, currentVerb(t))
  return [
    { act: 'decline', player: [[rule, (t) => open(t).every((r) => r.may)]] },
    {
      act: 'accept',
      places: [
        rule,
        (t) => {
          const n = open(t).length
          for (let i = 0; i < n; i++) addPlace(i)
          return 2
        },
      ],
    },
  ]
}
