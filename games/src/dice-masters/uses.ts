import type { Effect, Startable, Usable, UseEffect } from '@duelhall/effects'
import { type Handle, NO_RECORDS, type PlayerId } from '@duelhall/kernel'
import { defs, kinds } from './catalog.ts'
import { type Price, price, typed } from './energy.ts'
import { fx } from './fx.ts'
import type { DM } from './lexicon.ts'
import { inPlay, remembered } from './memory.ts'
import { moments, spec } from './spec.ts'
import { CARDS, dice, type T } from './state.ts'

/** Something that may be used at will, with what its card says about it. */
export interface Use extends Usable {
  readonly isTime: (phase: string) => boolean
  /** In its player's turn only. */
  readonly mine: boolean
  readonly global: boolean
  /** The energy it costs at least: most are refused by it at once. */
  readonly energy: Price | null
  /** It costs energy and nothing else. */
  readonly forEnergy: boolean
  readonly limited: boolean
  readonly parts: Startable<DM>
}
type Facts = Omit<Use, keyof Usable>
function useOf({ path, holder, n }: Usable): Use {
  const { isTime, mine, global, energy, forEnergy, limited, parts } = factsOf(path)
  return { path, holder, n, isTime, mine, global, energy, forEnergy, limited, parts }
}
/** What the card says: read once. */
const facts = new Map<string, Facts>()
function factsOf(path: string): Facts {
  let found = facts.get(path)
  if (found === undefined) {
    const effect = fx.catalog.effects.get(path)!.effect as UseEffect<DM>
    const global = effect.global === true
    const energy = energyOf(effect)
    found = {
      isTime: moments[effect.at ?? 'global'],
      mine: effect.turn === 'you',
      global,
      energy,
      forEnergy: global && effect.cost?.length === 1 && energy !== null,
      limited: effect.limit !== undefined,
      parts: fx.partsOf(path),
    }
    facts.set(path, found)
  }
  return found
}

/** What a player's cards bring: what is always there to be used by each player, and the cards whose dice hold something to be used. Cards never move (DM-CARD-02). */
interface Uses {
  readonly fixed: readonly (readonly Use[])[]
  readonly held: readonly Handle[]
}
function lookForUses(t: T, cards: readonly Handle[]): Uses {
  const users = cards.filter((card) => isUsed(t.piece(card).def))
  const fixed = t.state.players.map((_, p) => usesBy(t, p as PlayerId, users, true))
  const held = users.filter((card) => fx.catalog.byDef[t.piece(card).def]!.some(({ effect }) => isHeld(effect)))
  return { fixed, held }
}
/** Whether a card, or a keyword that it prints, brings anything to be used: told once for each definition. */
function isUsed(def: number): boolean {
  for (let i = used.length; i <= def; i++)
    used.push(
      fx.catalog.byDef[i]!.some(isUse) || fx.catalog.byKeyword.some((placed) => isUse(placed) && placed.keyword! in defs[i]!.keywords),
    )
  return used[def]!
}
const used: boolean[] = []
const isUse = ({ effect }: { readonly effect: Effect<DM> }): boolean => effect.kind === 'use'
/** What these cards let a player use: the cards themselves, or their dice. */
function usesBy(t: T, player: PlayerId, cards: readonly Handle[], byCard: boolean): readonly Use[] {
  const found: Use[] = []
  for (const use of fx.uses(t, player, cards)) if ((t.piece(use.holder).card === use.holder) === byCard) found.push(useOf(use))
  return found.length === 0 ? NO_USES : found
}
const isHeld = (effect: Effect<DM>): boolean => effect.kind === 'use' && effect.global !== true && effect.from !== 'anywhere'

/** DM-GLOBAL-01, DM-TERM-10: of all cards in the game, whoever brought them. */
export const usesOf: (t: T, player: PlayerId) => readonly Use[] = remembered((t, player) => {
  const { uses, brought } = tableOf(t)
  if (!isAnyHeld(t)) return uses[player]!
  let all: readonly Use[] = NO_USES
  for (let p = 0; p < brought.length; p++) {
    const { fixed, held } = brought[p]!
    if (fixed[player]!.length > 0) all = all.length === 0 ? fixed[player]! : all.concat(fixed[player]!)
    if (held.length === 0) continue
    const more = usesBy(t, player as PlayerId, held, false)
    if (more.length > 0) all = all.concat(more)
  }
  return all
})
export const NO_USES: readonly Use[] = NO_RECORDS
/** Whether a card whose dice hold something to be used has a die in the field. */
function isAnyHeld(t: T): boolean {
  const now = inPlay(t)
  if (now !== lookedAt) {
    anyHeld = lookForHeld(t)
    lookedAt = now
  }
  return anyHeld
}
let lookedAt = -1
let anyHeld = false
function lookForHeld(t: T): boolean {
  const { brought } = tableOf(t)
  for (let p = 0; p < brought.length; p++) {
    const { held } = brought[p]!
    for (let i = 0; i < held.length; i++) if (spec.holders(t, held[i]!).length > 0) return true
  }
  return false
}

/** What the cards on the table bring, as long as they are the same. */
interface OnTable {
  /** By owner. */
  cards: readonly (readonly Handle[])[]
  readonly defs: readonly (readonly number[])[]
  readonly brought: readonly Uses[]
  /** What is always there, by player, what holds it, and the least energy that any of it costs. */
  readonly uses: readonly (readonly Use[])[]
  readonly holders: readonly (readonly Handle[])[]
  readonly least: readonly number[]
}
let onTable: OnTable = { cards: [], defs: [], brought: [], uses: [], holders: [], least: [] }
function tableOf(t: T): OnTable {
  if (!isSameTable(t)) onTable = lookAtTable(t)
  return onTable
}
function lookAtTable(t: T): OnTable {
  const cards = cardsOf(t)
  const brought = cards.map((list) => lookForUses(t, list))
  const uses = cards.map((_, by) => brought.flatMap(({ fixed }) => fixed[by]!))
  return {
    cards,
    defs: cards.map((list) => list.map((card) => t.piece(card).def)),
    brought,
    uses,
    holders: uses.map(distinct),
    least: uses.map((list) => Math.min(...list.map(({ energy }) => energy?.n ?? 0))),
  }
}
const cardsOf = (t: T): readonly (readonly Handle[])[] => t.state.players.map((_, p) => dice(t, p as PlayerId, CARDS))
function isSameTable(t: T): boolean {
  const { cards } = onTable
  if (cards.length !== t.state.players.length) return false
  for (let p = 0; p < cards.length; p++) if (dice(t, p as PlayerId, CARDS) !== cards[p]) return isSameAgain(t)
  return true
}
/** Another table, but the same cards under the same numbers. */
function isSameAgain(t: T): boolean {
  const cards = cardsOf(t)
  for (let p = 0; p < cards.length; p++) {
    const before = onTable.cards[p]!
    if (cards[p]!.length !== before.length) return false
    for (let i = 0; i < before.length; i++) if (cards[p]![i] !== before[i] || t.piece(before[i]!).def !== onTable.defs[p]![i]) return false
  }
  onTable.cards = cards
  return true
}

/** Energy without which none of these can be used. */
export const leastFor = (player: PlayerId, uses: readonly Use[]): number => (uses === onTable.uses[player] ? onTable.least[player]! : 0)

/** The energy that a use costs at least. */
export function energyOf(effect: UseEffect<DM>): Price | null {
  const steps = effect.cost ?? []
  const energy = steps.flatMap((step) => (step.op === 'pay' && step.who === undefined && step.times === undefined ? step.energy : []))
  return energy.length === 0 ? null : price(energy.length, typed(energy.flatMap((kind) => (kind === 'any' ? [] : [kinds.indexOf(kind)]))))
}

/** What holds something to be used by this player, each once. */
export function useHolders(t: T, player: PlayerId): readonly Handle[] {
  const uses = usesOf(t, player)
  return uses === onTable.uses[player] ? onTable.holders[player]! : distinct(uses)
}
export function distinct(uses: readonly Use[]): readonly Handle[] {
  const holders: Handle[] = []
  for (let i = 0; i < uses.length; i++) {
    const { holder } = uses[i]!
    if (!holders.includes(holder)) holders.push(holder)
  }
  return holders
}
