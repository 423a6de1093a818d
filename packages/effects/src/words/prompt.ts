import type { BlockId } from '@duelhall/kernel'
import type { Catalog } from '../catalog.ts'
import type { Lexicon, Mod, Pick, PickPlayer, RefName, Step } from '../language.ts'
import type { Tongue } from '../tongue.ts'
import { block, choose, clauseOf, targeting } from './blocks.ts'
import { effectText, finish } from './compose.ts'
import { signed } from './grammar.ts'
import { mods } from './mods.ts'
import { begin } from './speak.ts'
import type { Speaks, Speech } from './speech.ts'

/** A game's machine as far as its questions go. */
export interface Prompts extends Speaks {
  readonly catalog: Pick1<Catalog<Lexicon>>
}
type Pick1<C extends Catalog<Lexicon>> = { readonly [K in 'blocks' | 'picks' | 'steps' | 'effects']: C[K] }

/** The question a step asks: "Choose an opposing monster to KO."; "" where nothing stands at this place. */
export function promptOf(m: Prompts, tongue: Tongue, path: BlockId, self = `this ${tongue.piece[0]}`): string {
  const s = begin(m, tongue, self, new Set(), null)
  const pick = m.catalog.picks.get(path)
  if (pick !== undefined) return pickPrompt(m, s, path, pick)
  const steps = m.catalog.blocks.get(path)
  if (steps !== undefined) return finish(s.tongue, block(s, steps))
  const effect = m.catalog.effects.get(path)
  if (effect !== undefined) return effectText(m, tongue, self, effect.effect)
  const step = m.catalog.steps.get(path)
  return step === undefined ? '' : finish(s.tongue, clauseOf(s, step))
}

/** "Choose an opposing monster" and what for, if the steps that follow say so in one clause. */
function pickPrompt(m: Prompts, s: Speech, path: BlockId, pick: Pick<Lexicon> | PickPlayer): string {
  for (const before of earlier(m, path)) choose(s, before)
  const asked = choose(s, pick, /\/target\/\d+$/.test(path) ? targeting(s) : 'choose')
    .replace(/^.*?\b(choose|select)s\b/, '$1')
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthey control\b/g, 'you control')
  const use = firstUse(m, path, pick.as)
  if (use === undefined) return finish(s.tongue, asked)
  s.focus = pick.as
  const clause = clauseOf(s, use)
  if (clause === '' || /[.;]/.test(clause)) return finish(s.tongue, asked)
  return finish(
    s.tongue,
    s.orders.has(clause)
      ? `${asked} to ${clause.replace(/ (it|them)\b| to that \w+$/, (said) => (said.startsWith(' to') ? ' to' : ''))}`
      : `${asked}: ${clause}`,
  )
}

/** The other targets of the effect that were chosen before this one. */
function earlier(m: Prompts, path: BlockId): readonly (Pick<Lexicon> | PickPlayer)[] {
  const [, base, at] = /^(.*\/target)\/(\d+)$/.exec(path) ?? []
  return base === undefined ? [] : Array.from({ length: Number(at) }, (_, i) => m.catalog.picks.get(`${base}/${i}`)!)
}

/** The step that uses a choice, where that is the first thing that happens: what comes later would name what nobody knows yet. */
function firstUse(m: Prompts, path: BlockId, name: RefName): Step<Lexicon> | undefined {
  const others = (step: Step<Lexicon>): boolean =>
    Object.values(step).some((value) => typeof value === 'string' && value.startsWith('$') && value !== name)
  const uses = (step: Step<Lexicon> | undefined): boolean => step !== undefined && Object.values(step).includes(name) && !others(step)
  const base = /^(.*)\/target\/\d+$/.exec(path)?.[1]
  if (base !== undefined) return [m.catalog.blocks.get(`${base}/cost`)?.[0], m.catalog.blocks.get(`${base}/do`)?.[0]].find(uses)
  const [, blockPath, at] = /^(.*)\/(\d+)\/picks\/\d+$/.exec(path) ?? []
  const later = blockPath === undefined ? [] : (m.catalog.blocks.get(blockPath) ?? []).slice(Number(at) + 1)
  return later.find((step) => (step as { readonly op: string }).op !== 'pick' && uses(step))
}

/** A modifier that lies on a piece, for breakdowns: "+1A from Harpie Lady"; `n` is the number it came to. */
export function modText(speaks: Speaks, tongue: Tongue, mod: Mod<Lexicon>, n: number | null, source: string): string {
  if ('stat' in mod && n !== null) {
    const word = tongue.stats[mod.stat as string]!
    const sign = word.sign ?? ` ${word.name}`
    return mod.set !== undefined ? `${word.name} ${n} by ${source}` : `${signed(n)}${sign} from ${source}`
  }
  const s = begin(speaks, tongue, `this ${tongue.piece[0]}`, new Set(), null)
  if ('replace' in mod) {
    const guard = mod as Extract<Mod<Lexicon>, { readonly replace: string }>
    return `${s.w.guard('self', guard.replace, guard.do, '')} (${source})`
  }
  return `${mods(s, [mod], false, false, 'piece').replace(/,$/, '')} (${source})`
}
