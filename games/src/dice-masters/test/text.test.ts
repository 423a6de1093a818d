import { describe, expect, test } from 'vitest'
import { cardText } from '../card-text.ts'
import { cards, ultramar, yugioh } from '../cards/index.ts'
import { keywords } from '../cards/keywords.ts'
import type { DiceCard, Face } from '../lexicon.ts'

const face = (side: Face): string => {
  if ('energy' in side) return side.energy.join('+')
  const burst = '★'.repeat(side.burst)
  return 'action' in side ? `action${burst}` : `${side.fielding} ${side.attack}/${side.defense}${burst}`
}

/** Id and title, facts, text. */
function page(card: DiceCard): string {
  const facts = [card.kind, `cost ${card.cost}`, ...card.types, ...card.families, `limit ${card.limit}`, card.faces.map(face).join(' · ')]
  const text = cardText(card)
  return [
    `${card.id} ${card.name}${card.subtitle === null ? '' : `: ${card.subtitle}`}`,
    facts.join(', '),
    ...(text === '' ? [] : [text]),
  ].join('\n')
}

describe('card text is rendered from the running effect', () => {
  test('Yu-Gi-Oh!', async () => {
    await expect(`${yugioh.map(page).join('\n\n')}\n`).toMatchFileSnapshot('golden/cards-yugioh.txt')
  })
  test('Battle for Ultramar', async () => {
    await expect(`${ultramar.map(page).join('\n\n')}\n`).toMatchFileSnapshot('golden/cards-ultramar.txt')
  })
  test('DM-KW-22 keywords explain themselves', async () => {
    const all = Object.keys(keywords).map((keyword) =>
      cardText(
        {
          ...(keyword === 'ritual' || keyword === 'fusion' || keyword === 'fast' ? yugioh[0]! : ultramar[0]!),
          effects: [],
          keywords: { [keyword]: 2 },
        },
        { reminders: true },
      ),
    )
    await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('golden/keywords.txt')
  })
})

const texts = cards.map((card) => ({ card, text: cardText(card), full: cardText(card, { reminders: true }) }))
const every = (holds: (text: string) => boolean): readonly string[] =>
  texts.flatMap(({ card, text, full }) => (holds(text) && holds(full) ? [] : [`${card.id}: ${full}`]))

describe('every text is sound English', () => {
  test.each([
    ['a plural after one', /(?<!level )\b(1|one|an?) (dice|monsters|sidekicks|character dice|levels)\b/],
    ['a singular after two', /(?<!level )\b([2-9]|two|three) (die|monster|sidekick|level)\b(?! dice)/],
    ['an undefined part', /undefined|null|NaN|\[object|=>/],
    ['a name of the data', /\$\w|[a-z][A-Z][a-z]|\bfoe\b/],
    ['two spaces', / {2}/],
    ['a space before a stop', / [.,;:)]/],
    ['a doubled stop', /[.,;:]{2}|, and,|,\./],
    ['a doubled word', /\b(\w+) \1\b/],
    ['a wrong article', /\ba (?=[aeio]\w)(?!one\b)|\ban (?![aeiou8])/i],
    [
      'a wrong verb',
      /(?<!with )\b(it|die|monster) (get|gain|have|deal|take|are|do)\b(?! (damage|that))|(?<!of your )\b(they|dice|monsters) (gets|gains|has|deals|takes|is)\b/,
    ],
  ])('without %s', (_, wrong) => {
    expect(every((text) => !wrong.test(text))).toEqual([])
  })

  test('each line begins with a capital or a mark, and ends with one full stop', () => {
    expect(
      every((text) => text === '' || text.split('\n').every((line) => /^(★(\/?★★?)? )?[A-Z]/.test(line) && /[^.]\.\)?$/.test(line))),
    ).toEqual([])
    expect(every((text) => !/\. [a-z]/.test(text))).toEqual([])
  })

  test('brackets and quotes are balanced', () => {
    const count = (text: string, mark: string): number => text.split(mark).length
    expect(every((text) => count(text, '(') === count(text, ')') && count(text, '“') === count(text, '”'))).toEqual([])
  })

  test('no pronoun comes before what it means', () => {
    const pronoun = /\b(it|its|them|they)\b/
    const thing = /\b(this|that|those|one of|an?|all|each|target|your|opposing|up to \d+|\d+|another|level \d) [\w“”'-]+/
    const early = texts.flatMap(({ card, text }) =>
      text
        .split('\n')
        .filter((line) => {
          const at = line.search(pronoun)
          return at >= 0 && !thing.test(line.slice(0, at).toLowerCase())
        })
        .map((line) => `${card.id}: ${line}`),
    )
    expect(early).toEqual([])
  })

  test('cards with abilities have text, cards without have none', () => {
    for (const { card, text } of texts)
      expect([card.id, text !== '']).toEqual([card.id, card.effects.length > 0 || Object.keys(card.keywords ?? {}).length > 0])
  })

  test('equal effects read alike, different effects do not', () => {
    const said = new Map<string, string>()
    for (const { card, text } of texts) {
      const data = JSON.stringify([card.edition, card.kind === 'character', card.keywords ?? {}, card.effects])
      const other = said.get(`${card.edition} ${text}`)
      if (text !== '' && other !== undefined) expect([card.id, other]).toEqual([card.id, data])
      said.set(`${card.edition} ${text}`, data)
    }
  })
})
