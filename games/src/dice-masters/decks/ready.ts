import { RulesBug } from '@duelhall/kernel'
import type { Edition, Team } from '../config.ts'
import { cardNamed } from './shelf.ts'

/** A team to pick up and play. */
export interface ReadyTeam {
  readonly id: string
  readonly name: string
  readonly edition: Edition
  readonly plan: string
  readonly team: Team
}

/** The same as it is written down: dice by the name of the card. */
export interface Written {
  readonly name: string
  readonly plan: string
  readonly cards: Readonly<Record<string, number>>
  readonly basics: readonly [string, string]
}

function idOf(name: string): string {
  const card = cardNamed(name)
  if (card === null) throw new RulesBug(`no card ${name}`)
  return card.id
}

export const readyTeam =
  (edition: Edition) =>
  ({ name, plan, cards, basics }: Written): ReadyTeam => ({
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    edition,
    plan,
    team: { team: Object.entries(cards).map(([card, dice]) => ({ card: idOf(card), dice })), basics: basics.map(idOf) },
  })
