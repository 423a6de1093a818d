import type { Effect, Lexicon } from '../language.ts'
import type { Tongue } from '../tongue.ts'
import { effectText } from './compose.ts'
import { sentence } from './grammar.ts'
import type { Speaks } from './speech.ts'

/** A card as far as its text goes. */
export interface SpokenCard {
  readonly kind: string
  readonly keywords?: Readonly<Partial<Record<string, number>>>
  readonly effects: readonly Effect<Lexicon>[]
}
export interface TextOptions {
  /** Explains each keyword in brackets. */
  readonly reminders?: boolean
}

/** The text of a card, rendered from its effects: keywords, the base text, bursts, then what is open to all, a line each. */
export function textOf(speaks: Speaks, tongue: Tongue, card: SpokenCard, options: TextOptions = {}): string {
  const self = tongue.self(card)
  const texts = card.effects.map((effect) => ({ effect, text: effectText(speaks, tongue, self, effect) }))
  const base = texts.filter(({ effect }) => effect.burst === undefined && !isGlobal(effect))
  const bursts = texts.filter(({ effect }) => effect.burst !== undefined)
  const globals = texts.filter(({ effect }) => effect.burst === undefined && isGlobal(effect))
  return [
    ...keywordLines(speaks, tongue, self, card, options.reminders === true),
    base.map(({ text }) => text).join(' '),
    ...bursts.map(({ effect, text }) =>
      burst(
        tongue,
        effect,
        text,
        base.some((other) => other.effect.kind === 'play'),
      ),
    ),
    ...globals.map(({ text }) => text),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const isGlobal = (effect: Effect<Lexicon>): boolean => 'global' in effect && effect.global === true

/** "★ When KO'd, …", "★★ Instead, …", "★/★★ Also, …": a played die does both, a trigger has its own moment. */
function burst(tongue: Tongue, effect: Effect<Lexicon>, text: string, plays: boolean): string {
  const mark = tongue.bursts[effect.burst ?? '1']
  if (effect.replaces !== undefined) return `${mark} Instead, ${lower(text.replace(/^Use [^.]* only [^.]*\. /, ''))}`
  return effect.kind === 'play' && plays ? `${mark} Also, ${lower(text)}` : `${mark} ${text}`
}
const lower = (text: string): string => (/^(KO|[A-Z]{2})/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1))

function keywordLines(speaks: Speaks, tongue: Tongue, self: string, card: SpokenCard, reminders: boolean): readonly string[] {
  const names = Object.entries(card.keywords ?? {}).filter(([, value]) => value !== undefined && value > 0)
  if (names.length === 0) return []
  const said = names.map(([name, value]) => {
    const label = tongue.keywords[name]!.valued ? `${tongue.keywords[name]!.name} ${value}` : tongue.keywords[name]!.name
    const reminder = reminders ? reminderOf(speaks, tongue, self, name, value ?? 1) : ''
    return reminder === '' ? `${label}.` : `${label} (${reminder})`
  })
  return reminders ? said : [said.join(' ')]
}

/** What a keyword does, from its own effects; what no effect expresses is a clause of its data. */
export function reminderOf(speaks: Speaks, tongue: Tongue, self: string, keyword: string, value: number): string {
  const word = speaks.spec.keywords[keyword]
  if (word === undefined) return ''
  const effects = word.effects.map((effect) => effectText(speaks, tongue, self, effect, value))
  return [...(word.says === undefined ? [] : [sentence(`${self} ${word.says}`)]), ...effects].join(' ')
}
