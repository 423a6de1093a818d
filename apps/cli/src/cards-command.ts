import type { Card, GameModule } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'
import { wrapped } from './layout.ts'
import { gameNamed, games } from './library.ts'
import { type Paint, quiet, strong } from './paint.ts'

/** The cards of a game, or of all editions of one: `dice-masters` names both. */
export function cardsFor(what: string, search: string | undefined, among: readonly GameModule[] = games): readonly Card[] {
  const word = what.trim().toLowerCase()
  const editions = word === '' ? [] : among.filter(({ game }) => game.id.startsWith(`${word}-`))
  const modules = editions.length > 1 ? editions : [gameNamed(what)]
  const cards = [...new Map(modules.flatMap(({ catalog }) => catalog.map((card) => [card.id, card] as const))).values()]
  if (search === undefined) return cards
  const words = search.toLowerCase().split(/\s+/)
  const found = cards.filter((card) => {
    const text = `${card.id} ${card.name} ${Object.values(card.facts).join(' ')} ${card.text}`.toLowerCase()
    return words.every((one) => text.includes(one))
  })
  if (found.length === 0) throw new Fault(`no card of ${word} speaks of ${quoted(search)}`)
  return found
}

/** Facts beside what a game's own cards have besides. */
export const cardsJson = (cards: readonly Card[]): unknown => cards.map(({ facts, ...card }) => ({ ...facts, ...card }))

export const cardsText = (cards: readonly Card[], paint: Paint, columns: number): string[] =>
  cards.flatMap((card) => {
    const facts = Object.entries(card.facts).filter(([, value]) => value !== '')
    return [
      `${paint(strong, card.name)}  ${paint(quiet, card.id)}`,
      ...wrapped(`  ${facts.map(([key, value]) => `${key} ${value}`).join(' · ')}`, columns, '    '),
      ...card.text.split('\n').flatMap((line) => wrapped(`  ${line}`, columns, '    ')),
    ]
  })
