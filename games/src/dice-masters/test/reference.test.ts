import { type Field, type Fields, promptOf, shapes } from '@duelhall/effects'
import { expect, test } from 'vitest'
import { tongueOfCard } from '../card-text.ts'
import { cardOf, cards } from '../cards/index.ts'
import { keywords } from '../cards/keywords.ts'
import { tables } from '../check-cards.ts'
import { fx } from '../fx.ts'
import { phrases } from './phrases.ts'

/** docs/effects.md: every part of the language with its fields and a sentence of a card that uses it. */

const kind = (field: Field): string => {
  if (typeof field === 'string') return field
  if (Array.isArray(field)) return kind(field[1] as Field)
  const choice = field as Exclude<Field, string | readonly unknown[]>
  if (choice.fields !== undefined) return `{ ${fieldList(choice.fields)} }`
  if (choice.list !== undefined) return `list of ${choice.of === undefined ? choice.list : choice.of.join(', ')}`
  return [...(choice.one ?? []).map((one) => `\`${one}\``), ...(choice.or ?? [])].join(' or ')
}
const fieldList = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => `${name}${Array.isArray(field) ? '?' : ''}: ${kind(field)}`)
    .join('; ')

/** The text of the first effect that has such a part somewhere. */
function example(has: (part: object) => boolean): string {
  const inside = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (has(value) || Object.values(value).some((part) => inside(part)))
  for (const card of cards)
    for (const [i, effect] of card.effects.entries()) {
      if (!inside(effect)) continue
      const tongue = tongueOfCard(card)
      return `${card.name}: ${promptOf(fx.machine, tongue, `${card.id}/${i}`, tongue.self(card))}`
    }
  for (const [name, keyword] of Object.entries(keywords))
    if (inside(keyword.effects)) return `${keyword.name}: ${promptOf(fx.machine, tongueOfCard({ edition: 'wh40k' }), `${name}/0`)}`
  return phrases.find(([effect]) => inside(effect))?.[1] ?? '–'
}

const rows = (all: { readonly [key: string]: Fields }, has: (key: string) => (part: object) => boolean): readonly string[] =>
  Object.keys(all)
    .sort()
    .map((key) => `| \`${key}\` | ${fieldList(all[key]!).replaceAll('|', '\\|')} | ${example(has(key))} |`)
const table = (title: string, lines: readonly string[]): readonly string[] => [
  `## ${title}`,
  '',
  '| name | fields | a card that has it |',
  '| --- | --- | --- |',
  ...lines,
  '',
]
const byKey = (all: { readonly [key: string]: Fields }) => (key: string) => (part: object) =>
  Object.keys(all).find((name) => Object.hasOwn(part, name)) === key && Object.keys(part).every((name) => Object.hasOwn(all[key]!, name))
const single = (fields: Fields): { readonly [key: string]: Fields } =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { [key]: field }]))

test('the reference of the effect language lists everything', async () => {
  const steps = { ...shapes.steps, ...tables.steps }
  const mods = { ...shapes.mods, ...tables.mods }
  const page = [
    '# The effect language',
    '',
    'Written by `npm run golden` from the language itself: a card is made of these parts, and its text is rendered from them.',
    'A field with `?` may be left out. Examples are texts of Dice Masters cards as players read them.',
    '',
    ...table(
      'Effects',
      rows(shapes.effects, (key) => (part) => (part as { readonly kind?: string }).kind === key),
    ),
    ...table(
      'Steps',
      rows(steps, (key) => (part) => (part as { readonly op?: string }).op === key),
    ),
    ...table(
      'Modifiers',
      rows(mods, (key) => (part) => 'mods' in part && Array.isArray(part.mods) && part.mods.some((mod: object) => byKey(mods)(key)(mod))),
    ),
    ...table('Conditions', rows(shapes.conditions, byKey(shapes.conditions))),
    ...table('Amounts', rows(shapes.amounts, byKey(shapes.amounts))),
    ...table(
      'Filters',
      rows(
        single(shapes.filter),
        (key) => (part) => Object.hasOwn(part, key) && Object.keys(part).every((name) => Object.hasOwn(shapes.filter, name)),
      ),
    ),
    '## Words of Dice Masters',
    '',
    ...(['zone', 'trait', 'stat', 'verb', 'keyword', 'event', 'moment', 'point', 'price'] as const).map(
      (word) => `- **${word}**: ${tables[word].join(', ')}`,
    ),
  ]
  expect(cardOf('ygo-001')).not.toBeNull()
  await expect(`${page.join('\n')}\n`).toMatchFileSnapshot('../../../../docs/effects.md')
})
