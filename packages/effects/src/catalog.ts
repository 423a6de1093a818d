import { type BlockId, type KeyId, keyId, RulesBug, type Shape } from '@duelhall/kernel'
import { foePath, foePick, namesFoe } from './foe.ts'
import type { Effect, Lexicon, Mod, Pick, PickPlayer, Step } from './language.ts'
import { onePath } from './paths.ts'
import type { Spec } from './spec.ts'

/** An effect with its place in the data. */
export interface Placed<L extends Lexicon> {
  readonly path: BlockId
  readonly effect: Effect<L>
  /** The keyword that brings it, if it is not printed as text: it is then no ability of the card's own (DM-TRIG-05). */
  readonly keyword: L['keyword'] | null
}

/** A step that does something with what was picked. */
export interface User<L extends Lexicon> {
  readonly step: Step<L>
  readonly isCost: boolean
}

/** All blocks of all cards, compiled once: a path such as `ygo-117/0/do/2/then` leads to its steps. */
export interface Catalog<L extends Lexicon> {
  readonly blocks: ReadonlyMap<BlockId, readonly Step<L>[]>
  readonly picks: ReadonlyMap<BlockId, Pick<L> | PickPlayer>
  /** The picks of `pick` steps as they are asked: without targeting. */
  readonly lifted: ReadonlyMap<Pick<L> | PickPlayer, Pick<L> | PickPlayer>
  /** The steps of its effect that name what a pick chooses. */
  readonly users: ReadonlyMap<Pick<L> | PickPlayer, readonly User<L>[]>
  readonly mods: ReadonlyMap<BlockId, Mod<L>>
  readonly steps: ReadonlyMap<BlockId, Step<L>>
  readonly effects: ReadonlyMap<BlockId, Placed<L>>
  readonly byDef: readonly (readonly Placed<L>[])[]
  readonly byKeyword: readonly Placed<L>[]
  /** Names of the index keys: `on:fielded`, `stat:attack`, `cannot:block`, `replace:damage`. */
  readonly keys: readonly string[]
  readonly keyOf: ReadonlyMap<string, KeyId>
  /** The keys under which each definition, and each seat for the keywords, stands in the index. */
  readonly interests: readonly (readonly KeyId[])[]
  readonly keywordInterests: readonly KeyId[]
}

export function compileCatalog<G extends Shape, L extends Lexicon>(spec: Spec<G, L>): Catalog<L> {
  const blocks = new Map<BlockId, readonly Step<L>[]>()
  const picks = new Map<BlockId, Pick<L> | PickPlayer>()
  const lifted = new Map<Pick<L> | PickPlayer, Pick<L> | PickPlayer>()
  const mods = new Map<BlockId, Mod<L>>()
  const steps = new Map<BlockId, Step<L>>()
  const effects = new Map<BlockId, Placed<L>>()

  const addBlock = (path: BlockId, block: readonly Step<L>[]): void => {
    blocks.set(onePath(path), block)
    block.forEach((step, i) => {
      addStep(`${path}/${i}`, step)
    })
  }
  /** Nested parts are found by their shape, so that a game's own steps may hold blocks too. */
  const addStep = (path: BlockId, step: Step<L>): void => {
    steps.set(onePath(path), step)
    for (const [key, part] of Object.entries(step)) {
      if (!Array.isArray(part)) continue
      if (key === 'picks' || key === 'target')
        part.forEach((pick: Pick<L> | PickPlayer, i) => {
          const asked = key === 'picks' && !('player' in pick) ? { ...pick, untargeted: true as const } : pick
          lifted.set(pick, asked)
          picks.set(onePath(`${path}/${key}/${i}`), asked)
        })
      else if (key === 'mods') addMods(path, part as readonly Mod<L>[])
      else if (key === 'modes')
        part.forEach((mode: readonly Step<L>[], i) => {
          addBlock(`${path}/modes/${i}`, mode)
        })
      else if (['then', 'else', 'do', 'cost'].includes(key)) addBlock(`${path}/${key}`, part as readonly Step<L>[])
    }
  }
  const addMods = (path: BlockId, list: readonly Mod<L>[]): void => {
    list.forEach((mod, i) => {
      mods.set(onePath(`${path}/mods/${i}`), mod)
      for (const [key, part] of Object.entries(mod))
        if (Array.isArray(part) && part.every(isStep)) addBlock(`${path}/mods/${i}/${key}`, part as readonly Step<L>[])
    })
  }
  const place = (path: BlockId, effect: Effect<L>, keyword: L['keyword'] | null): Placed<L> => {
    const placed: Placed<L> = { path, effect, keyword }
    if (effects.has(path)) throw new RulesBug(`two effects at ${path}`)
    effects.set(path, placed)
    if ('do' in effect) addBlock(`${path}/do`, effect.do)
    if ('do' in effect && namesFoe([effect.do, effect.cost], spec.sharedOps ?? [])) picks.set(foePath(path), foePick)
    if ('cost' in effect && effect.cost !== undefined) addBlock(`${path}/cost`, effect.cost)
    if ('target' in effect)
      effect.target?.forEach((pick, i) => {
        picks.set(onePath(`${path}/target/${i}`), pick)
      })
    if ('mods' in effect) addMods(path, effect.mods)
    return placed
  }

  const byDef = spec.cards.map((card) => card.effects.map((effect, i) => place(`${card.id}/${i}`, effect, null)))
  const byKeyword = (Object.keys(spec.keywords) as L['keyword'][]).flatMap((name) =>
    spec.keywords[name].effects.map((effect, i) => place(`${name}/${i}`, effect, name)),
  )
  const names = new Set<string>()
  for (const placed of effects.values()) for (const key of keysOf(placed.effect)) names.add(key)
  for (const step of steps.values()) for (const key of keysOfStep(step)) names.add(key)
  const keys = [...names].sort()
  const keyOf = new Map(keys.map((name, i) => [name, keyId(i)]))
  const idsOf = (list: readonly Placed<L>[]): readonly KeyId[] =>
    [...new Set(list.flatMap((placed) => keysOf(placed.effect)))].sort().map((name) => keyOf.get(name)!)
  return {
    blocks,
    picks,
    lifted,
    users: usersOf(picks, steps),
    mods,
    steps,
    effects,
    byDef,
    byKeyword,
    keys,
    keyOf,
    interests: byDef.map(idsOf),
    keywordInterests: [...new Set(idsOf(byKeyword).concat(leftKeys(mods, keyOf)))].sort((a, b) => a - b),
  }
}

/** By effect: the first two parts of a path are the card and the number of the effect. */
function usersOf<L extends Lexicon>(
  picks: ReadonlyMap<BlockId, Pick<L> | PickPlayer>,
  steps: ReadonlyMap<BlockId, Step<L>>,
): ReadonlyMap<Pick<L> | PickPlayer, readonly User<L>[]> {
  const effectOf = (path: BlockId): string => path.split('/', 2).join('/')
  const byEffect = new Map<string, [BlockId, Step<L>][]>()
  for (const [path, step] of steps) {
    const list = byEffect.get(effectOf(path))
    if (list === undefined) byEffect.set(effectOf(path), [[path, step]])
    else list.push([path, step])
  }
  const users = new Map<Pick<L> | PickPlayer, readonly User<L>[]>()
  for (const [path, pick] of picks)
    users.set(
      pick,
      (users.get(pick) ?? []).concat(
        (byEffect.get(effectOf(path)) ?? [])
          .filter(([, step]) => names(step, pick.as))
          .map(([at, step]) => ({ step, isCost: at.includes('/cost/') })),
      ),
    )
  return users
}
/** Whether a step itself, not one inside it, speaks of this name. */
const names = <L extends Lexicon>(step: Step<L>, name: string): boolean =>
  Object.entries(step).some(
    ([key, part]) =>
      !['picks', 'target', 'then', 'else', 'do', 'cost', 'modes'].includes(key) && JSON.stringify(part).includes(`"${name}"`),
  )

/** Replacements that effects leave on pieces: the seats stand in the index for them. */
function leftKeys<L extends Lexicon>(mods: ReadonlyMap<BlockId, Mod<L>>, keyOf: ReadonlyMap<string, KeyId>): readonly KeyId[] {
  return [...mods.values()].filter((mod) => 'replace' in mod).map((mod) => keyOf.get(modKey(mod))!)
}

const isStep = (part: unknown): boolean => typeof part === 'object' && part !== null && 'op' in part

/** The index keys of an effect. */
export function keysOf<L extends Lexicon>(effect: Effect<L>): readonly string[] {
  if (effect.kind === 'trigger') return some(effect.on.on).map((on) => `on:${on}`)
  if (effect.kind === 'replace') return [`replace:${effect.of.verb}`]
  if (effect.kind === 'static') return effect.mods.map(modKey)
  return []
}

/** A delayed effect is listened for too, though it stands in no index: its event must be kept. */
function keysOfStep<L extends Lexicon>(step: Step<L>): readonly string[] {
  const core = step as { readonly op: string; readonly on?: { readonly on: string | readonly string[] }; readonly mods?: readonly Mod<L>[] }
  if (core.op === 'later' && core.on !== undefined) return some(core.on.on).map((on) => `on:${on}`)
  return core.op === 'stand' && core.mods !== undefined ? core.mods.map(modKey) : []
}

/** What a modifier is about, as a key: its first field, and for the common ones what it names. */
export function modKey<L extends Lexicon>(mod: Mod<L>): string {
  const first = Object.keys(mod)[0]!
  const value = (mod as Readonly<Record<string, unknown>>)[first]
  return ['stat', 'give', 'lose', 'cannot', 'must', 'may', 'price', 'replace'].includes(first) ? `${first}:${String(value)}` : first
}

export const some = <T>(x: T | readonly T[]): readonly T[] => (Array.isArray(x) ? (x as readonly T[]) : [x as T])
