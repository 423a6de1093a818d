import { describe, expect, test } from 'vitest'
import { type Def, defs } from '../catalog.ts'
import { duelMonsters } from '../index.ts'
import { sayCard, stepText } from '../say.ts'

const texts = duelMonsters.catalog.map(({ name, text }) => ({ name, text }))
const said = texts.filter(({ text }) => text !== '')
const every = (holds: (text: string) => boolean): readonly string[] =>
  said.flatMap(({ name, text }) => (holds(text) ? [] : [`${name}: ${text}`]))

test('card text is rendered from the running effect', async () => {
  await expect(`${said.map(({ name, text }) => `${name}\n${text}`).join('\n\n')}\n`).toMatchFileSnapshot('golden/cards.txt')
})

describe('every text is sound English', () => {
  test.each([
    ['a plural after one', /\b(1|an?) (cards|monsters|Spell Counters|Tokens|Tributes)\b/],
    ['a singular after two', /\b(?<!Level |Level \d or )([2-9]) (card|monster|Spell Counter|Token|Tribute)\b(?! or)/],
    ['an undefined part', /undefined|null|NaN|\[object|=>/],
    ['a name of the data', /\$\w|[a-z][A-Z][a-z]|\bfoe\b|elemental-hero|\bengaged\b/],
    ['two spaces', / {2}/],
    ['a space before a stop', / [.,;:)]/],
    ['a doubled stop', /[.,;:]{2}|, and,|,\./],
    ['a doubled word', /\b(\w+) \1\b/],
    ['a verb that is none', /cannots|\bcans\b|\bmusts\b|n't\b/],
    ['a clumsy negation', /it is not true that/],
    ['a wrong article', /\ba (?="?[aeio]\w)|\ban (?!"?[aeiou8])/i],
    ['an order that is optional without a verb', /you can,|you may/],
    ['a wrong verb', /\b(it|card|monster) (gain|lose|have|inflict|are)\b(?! that)|\b(they|those monsters) (gains|loses|has|is)\b/],
  ])('without %s', (_, wrong) => {
    expect(every((text) => !wrong.test(text))).toEqual([])
  })

  test('each line is a material line or begins with a capital or a mark and ends with a stop', () => {
    const isMaterials = (line: string): boolean => line.includes(' + ') && !line.endsWith('.')
    const isSound = (line: string): boolean => isMaterials(line) || (/^(● )?(FLIP: )?"?[A-Z]/.test(line) && /[^.][.:]\)?$/.test(line))
    expect(every((text) => text.split('\n').every(isSound))).toEqual([])
    expect(every((text) => !/\. [a-z]/.test(text))).toEqual([])
  })

  test('brackets and quotes are balanced', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1
    expect(every((text) => count(text, '(') === count(text, ')') && count(text, '"') % 2 === 0)).toEqual([])
  })
})

/** YG-CARD-18: a Fusion or Synchro Monster names its materials even where it has no effect. */
const speaks = (def: Def): boolean => def.effects.length > 0 || (def.facts?.kind === 'monster' && /fusion|synchro/.test(def.facts.frame))

test('cards with an effect have text, cards without have none but their materials', () => {
  for (const def of defs) expect([def.name, sayCard(def) !== '']).toEqual([def.name, speaks(def)])
})

test('equal effects read alike, different effects do not', () => {
  const seen = new Map<string, string>()
  for (const def of defs.filter(({ effects }) => effects.length > 0)) {
    const { id: _, name: __, ...does } = def.does!
    const data = JSON.stringify([does, def.facts?.kind === 'monster' ? [def.facts.materials, def.facts.ability] : null])
    const text = sayCard(def)
    const other = seen.get(text)
    if (other !== undefined) expect([def.name, other]).toEqual([def.name, data])
    seen.set(text, data)
  }
})

test('each effect, and each choice and step of it, has words of its own', () => {
  for (const def of defs)
    for (const [i, effect] of def.effects.entries()) {
      const silent = effect.kind === 'play' && effect.do.length === 0 && effect.cost === undefined && effect.on === undefined
      expect([def.name, i, stepText(`${def.id}/${i}`) !== '']).toEqual([def.name, i, !silent])
      const targets = 'target' in effect ? (effect.target ?? []) : []
      for (const [at] of targets.entries()) expect(stepText(`${def.id}/${i}/target/${at}`)).toMatch(/^Select .*\.$/)
    }
})
