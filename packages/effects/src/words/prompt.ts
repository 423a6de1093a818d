import type { BlockId } from '@duelhall/kernel'
import type { Catalog } from '../catalog.ts'
import type { Lexicon, Mod, Pick, PickPlayer, Step } from '../language.ts'
import type { Tongue } from '../tongue.ts'
import { block, choose, clauseOf } from './blocks.ts'
import { effectText } from './compose.ts'
import { sentence, signed } from './grammar.ts'
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
  if (steps !== undefined) return sentence(block(s, steps))
  const effect = m.catalog.effects.get(path)
  if (effect !== undefined) return effectText(m, tongue, self, effect.effect)
  const step = m.catalog.steps.get(path)
  return step === undefined ? '' : sentence(clauseOf(s, step))
}

/** "Choose an opposing monster" and what for, if the steps that follow say so in one clause. */
function pickPrompt(m: Prompts, s: Speech, path: BlockId, pick: Pick<Lexicon> | PickPlayer): string {
  const asked = choose(s, pick)
    .replace(/^.*?\bchooses\b/, 'choose')
    .replace(/\btheir\b/g, 'your')
  const use = usesOf(m, path).find((step) => Object.values(step).includes(pick.as))
  if (use === undefined) return sentence(asked)
  s.focus = pick.as
  const clause = clauseOf(s, use)
  if (clause === '' || /[.;]/.test(clause)) return sentence(asked)
  return sentence(s.orders.has(clause) ? `${asked} to ${clause.replace(/ (it|them)\b/, '')}` : `${asked}: ${clause}`)
}

/** The steps that come after a choice: those of its effect, or those behind it in its block. */
function usesOf(m: Prompts, path: BlockId): readonly Step<Lexicon>[] {
  const target = /^(.*)\/target\/\d+$/.exec(path)?.[1]
  if (target !== undefined) return m.catalog.blocks.get(`${target}/do`) ?? []
  const [, blockPath, at] = /^(.*)\/(\d+)\/picks\/\d+$/.exec(path) ?? []
  return blockPath === undefined ? [] : (m.catalog.blocks.get(blockPath) ?? []).slice(Number(at) + 1)
}

/** A modifier that lies on a piece, for breakdowns: "+1A from Harpie Lady"; `n` is the number it came to. */
export function modText(speaks: Speaks, tongue: Tongue, mod: Mod<Lexicon>, n: number | null, source: string): string {
  if ('stat' in mod && n !== null) {
    const word = tongue.stats[mod.stat as string]!
    const sign = word.sign ?? ` ${word.name}`
    return mod.set !== undefined ? `${word.name} ${n} by ${source}` : `${signed(n)}${sign} from ${source}`
  }
  const s = begin(speaks, tongue, tongue.piece[0], new Set(), null)
  return `${mods(s, [mod], false, false, false)} (${source})`
}
