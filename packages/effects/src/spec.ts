import type { BlockId, DefId, Handle, Happening, Link, PlayerId, Ref, RuleId, Shape, Table, Trigger, Why } from '@duelhall/kernel'
import type { Effect, Filter, Keywords, Lexicon } from './language.ts'
import type { Words } from './words.ts'

/** What is remembered while an effect runs: pieces as Refs, numbers as they are. */
export type Vars = Readonly<Record<string, readonly number[]>>

/** In whose name an effect speaks: its source, its player, the event it answers, and what it remembers. */
export interface Voice {
  readonly source: Ref
  readonly player: PlayerId
  readonly event: Happening | null
  vars: Vars
}

/** A program that is running: `block` and `pc` are its place in the card. */
export interface RunFrame extends Voice {
  readonly op: 'run'
  step: 'go'
  readonly block: BlockId
  pc: number
  /** How far the step at `pc` has come; 0 when it begins. */
  phase: number
  /** How many things the last step did: `ifdone` and `then` stop at 0. */
  done: number
  /** What is left of an `each` or `times` under way. */
  rest: readonly number[]
  /** A part of the program below it: its memory flows back. */
  readonly nested: boolean
}

/** Pieces are being chosen, one by one. */
export interface PickFrame {
  readonly op: 'pick'
  step: 'ask'
  readonly by: PlayerId
  /** The pick in the card, for words and refusals. */
  readonly block: BlockId
  candidates: readonly Handle[]
  min: number
  max: number
  picked: readonly Handle[]
}

/** An effect is being started: targets, cost, then its program. Nothing is told before the last choice. */
export interface ActivateFrame extends Voice {
  readonly op: 'activate'
  step: 'mode' | 'target' | 'cost' | 'run' | 'end'
  /** `ygo-117/1`: card and number of the effect. */
  readonly effect: BlockId
  /** Which target is next. */
  at: number
}

/** Things that act at the event itself, one after the other. */
export interface InstantsFrame {
  readonly op: 'instants'
  step: 'next'
  waiting: readonly Trigger[]
}

export type EffectFrame = RunFrame | PickFrame | ActivateFrame | InstantsFrame

/** An op says what it does, could do, and reads like. */
export interface Op<G extends Shape, S> {
  /** What others may ask about it: "would it KO?" */
  readonly does?: readonly string[]
  /** The rule that refuses where it could do nothing; absent: the game's own for all. */
  readonly rule?: RuleId
  /** Could it do anything, or as a cost be paid in full? Absent: always. */
  can?(t: Table<G>, voice: Voice, step: S, isCost?: boolean): boolean
  /** Why it could do nothing to this piece: one that no step of an effect could do anything to is not offered for it. */
  bars?(t: Table<G>, voice: Voice, step: S, h: Handle, isCost: boolean): Why | null
  /** Does it and ends by `next(f, done)`; or sets `f.phase`, asks or pushes one frame, and is called again when that is over. */
  run(t: Table<G>, f: RunFrame, step: S, answer: Answered | null): void
  /** Its clause. */
  say(step: S, w: Words): string
}
export interface Answered {
  readonly act: string
  readonly piece: Handle | null
  readonly target: Handle | null
  readonly place: number | null
}

type OpName<S> = S extends { readonly op: infer O extends string } ? O : never
/** One table from ops to meaning and wording: a missing one does not compile. */
export type Ops<G extends Shape, S> = { readonly [O in OpName<S>]: Op<G, Extract<S, { readonly op: O }>> }

/** What a game tells the effect machine about itself. */
export interface Spec<G extends Shape, L extends Lexicon> {
  /** Card id and effects of each definition, by `DefId`. */
  readonly cards: readonly { readonly id: string; readonly name: string; readonly effects: readonly Effect<L>[] }[]
  readonly keywords: Keywords<L>
  readonly ops: Ops<G, L['step']>
  /** Zones meant where a filter names none. */
  readonly here: readonly L['zone'][]
  zone(t: Table<G>, player: PlayerId, zone: L['zone']): readonly Handle[]
  zoneOf(t: Table<G>, h: Handle): L['zone']
  trait(t: Table<G>, h: Handle, trait: L['trait']): boolean
  /** The test behind a trait, where there is one function for each: filters then look it up once. */
  test?(trait: L['trait']): (t: Table<G>, h: Handle) => boolean
  stat(t: Table<G>, h: Handle, stat: L['stat']): number
  printed(t: Table<G>, h: Handle, stat: L['stat']): number
  /** The value of a keyword on a piece: 0 when it has none, 1 when it takes no value. */
  keyword(t: Table<G>, h: Handle, keyword: L['keyword']): number
  families(t: Table<G>, h: Handle): readonly string[]
  /** A number that is another one after every change of what is in play, by which what is active is remembered; absent: nothing is. */
  version?(t: Table<G>): number
  /** What it is now: a copy is what it copies. */
  def(t: Table<G>, h: Handle): DefId
  /** The card a piece belongs to; the piece itself where pieces are cards. */
  card(t: Table<G>, h: Handle): Handle | null
  /** Whether every piece is its own card: what it says of itself lies on it alone. */
  readonly ownCards?: true
  engaged(t: Table<G>, h: Handle): readonly Handle[]
  host(t: Table<G>, h: Handle): Handle | null
  /** How far apart two pieces stand, by one of the game's measures; null where they cannot be measured. */
  distance?(t: Table<G>, from: Handle, to: Handle, by: string): number | null
  moment(t: Table<G>, moment: L['moment']): boolean
  /** Pieces that bring the effects of this card into play, each with its controller: dice in the field, a card on the table. */
  holders(t: Table<G>, card: Handle): readonly Handle[]
  /** The bursts a holder shows. */
  burst(t: Table<G>, holder: Handle): number
  /** Whether this may be chosen by that player for that source at all: untargetable things name what protects them. */
  protects(t: Table<G>, player: PlayerId, source: Handle, h: Handle): Why | null
  /** Why what is about to happen to a piece or player may not be turned to this one; absent: it always may. */
  redirects?(t: Table<G>, voice: Voice, from: Handle, to: Handle): Why | null
  /** Equal pieces give equal keys and are offered once; null never. */
  twin(t: Table<G>, h: Handle): string | number | null
  /** A player is about to choose among these: what must be looked at for that is known from now on. */
  looks?(t: Table<G>, player: PlayerId, candidates: readonly Handle[]): void
  /** A player was to choose in these zones and found nothing. */
  inVain?(t: Table<G>, player: PlayerId, zones: readonly L['zone'][]): void
  /** One is chosen where the order of things must tell nothing: the handle that stands for it from now on. */
  stands?(t: Table<G>, h: Handle): Handle
  /** Something is laid on these and lasts: they, and all that must not be told from them. Absent: they alone. */
  veiled?(t: Table<G>, pieces: readonly Handle[]): readonly Handle[]
  /** Whether a piece is unaffected by what this voice does or lays on it; absent: nothing is. */
  ignores?(t: Table<G>, voice: Voice, h: Handle): boolean
  /** Whether a piece has no values that could be changed now; absent: all have. */
  valueless?(t: Table<G>, h: Handle): boolean
  /** Targets are chosen and costs are paid: what the game tells of it now; true when it pushed a frame that comes first. */
  starts?(t: Table<G>, f: ActivateFrame): boolean
  /** Where activations wait in a chain: what is started becomes this link. Absent: it is done at once. */
  link?(t: Table<G>, link: Link): void
  /** The event by which pieces leave together: those that do still answer it for each other. */
  readonly leaving?: string
  /** What no effect may choose or reach now, though it lies where the effect looks (DM-FIELD-07). */
  spared?(t: Table<G>, h: Handle): boolean
  /** Where partners play together: events and verbs that befall a whole team, and ops that do (DM-DBL-06). */
  readonly shared?: readonly string[]
  readonly sharedOps?: readonly string[]
  /** Whether a pick must find as many as it names; otherwise as many as there are will do. */
  readonly allTargets?: true
  /** Whether a program is judged by its first step; otherwise any step that could do something will do. */
  readonly firstCounts?: true
  /** Whether parts joined by `and` are done together or not at all. */
  readonly allOrNone?: true
  /** Whether halves are rounded up. */
  readonly halvesUp?: true
  /** Whether costs are paid before targets are chosen. */
  readonly costFirst: boolean
  /** The rule by which a piece is refused that does not fit a pick: the clause that fails, and the ops that would do something with it. Absent or null: as `pick`. */
  unfit?(t: Table<G>, from: Filter<L>, clause: string, ops: readonly string[], h: Handle): RuleId | null
  /** The rules behind the refusals of the machine. */
  readonly rules: {
    readonly pick: RuleId
    /** The rule that refuses where nothing in this zone fits; absent: as `target`. */
    readonly pickIn?: Readonly<Record<string, RuleId>>
    /** What is too far away; absent: as `pick`. */
    readonly within?: RuleId
    readonly moment: RuleId
    readonly limit: RuleId
    readonly condition: RuleId
    readonly target: RuleId
    readonly cost: RuleId
    readonly may: RuleId
    readonly order: RuleId
  }
}
