import { expect, test } from 'vitest'
import { cards } from '../../cards/index.ts'
import { checkTeam, termsFor } from '../../decks/check.ts'
import { readyTeams } from '../../decks.ts'

for (const [edition, format] of [
  ['ygo', 'tournament'],
  ['wh40k', 'standard'],
] as const) {
  // biome-ignore format: as a table
  const teams = readyTeams[edition]

  test(`eight ready teams of ${edition}, each with a name and a plan`, () => {
    expect(teams).toHaveLength(8)
    expect(new Set(teams.map(({ id }) => id)).size).toBe(8)
    for (const { plan } of teams) expect(plan).toMatch(/^[A-Z].{20,110}\.$/)
  })

  test.each(teams)(`DM-BUILD-20 DM-BUILD-21 $name is legal and full`, ({ team }) => {
    for (const terms of [termsFor(edition, format), termsFor(edition, 'tournament')]) expect(checkTeam(team, terms)).toEqual([])
    expect([team.team.length, team.team.reduce((n, { dice }) => n + dice, 0)]).toEqual([8, 20])
  })

  test(`the ready teams of ${edition} use every basic action and most of the cards`, () => {
    const used = new Set(teams.flatMap(({ team }) => [...team.team.map(({ card }) => card), ...team.basics]))
    const own = cards.filter((card) => card.edition === edition)
    expect(own.filter((card) => card.kind === 'basic' && !used.has(card.id))).toEqual([])
    expect(own.filter((card) => card.kind !== 'basic' && used.has(card.id)).length).toBeGreaterThan(edition === 'ygo' ? 60 : 47)
  })
}
