import { diceMastersTeams as teams } from '@duelhall/games'
import type { Card } from '@duelhall/kernel'
import { counted, type Kind, type Parts, type Read, some } from '../kind.ts'

type Team = teams.ReadyTeam['team']
type Edition = keyof typeof teams.readyTeams
const DRAWN = 4
const formats = { ygo: 'tournament', wh40k: 'standard' } as const

const teamOf = ({ team = [], basics = [] }: Parts): Team => ({ team: counted(team).map(([card, dice]) => ({ card, dice })), basics })
const partsOf = ({ team, basics }: Team): Parts => ({
  team: team.flatMap(({ card, dice }) => Array.from({ length: Math.min(dice, 99) }, () => card)),
  basics,
})

/** Lines that cannot be read are told and left out; the rest is the team. */
function read(text: string, edition: Edition): Read {
  const terms = teams.termsFor(edition, formats[edition])
  const { team, problems } = teams.importTeam(text, terms)
  const faults = problems.map(({ line, rule, says }) => ({ line, rule, says }))
  if (team !== null) return { parts: team.team.length + team.basics.length === 0 ? null : partsOf(team), faults }
  const bad = new Set(problems.map(({ line }) => line))
  const rest = text.split(/\r\n|\r|\n/).map((line, i) => (bad.has(i + 1) ? '' : line))
  const again = bad.has(0) && bad.size === 1 ? null : teams.importTeam(rest.join('\n'), terms).team
  return { parts: again === null || again.team.length + again.basics.length === 0 ? null : partsOf(again), faults }
}

export const kindOf = (edition: Edition, catalog: readonly Card[]): Kind => ({
  parts: ['team', 'basics'],
  homes: ({ facts }) => [facts.kind === 'basic' ? 'basics' : 'team'],
  seat: teamOf,
  unseat(data) {
    if (!('team' in data) || !Array.isArray(data.team)) return null
    const brought = data.team as readonly { readonly card?: unknown; readonly dice?: unknown }[]
    const team = brought.flatMap((one) => Array.from({ length: Math.min(Math.max(1, Number(one?.dice) || 1), 99) }, () => one?.card))
    return { team, basics: 'basics' in data ? data.basics : [] }
  },
  forms: { text: (parts) => teams.exportTeam(teamOf(parts)) },
  read: async (text) => read(text, edition),
  ready: teams.readyTeams[edition].map(({ id, name, team }) => ({ id, name, parts: partsOf(team) })),
  hints: () => [],
  curve: 'cost',
  kinds: 'types',
  draw: ({ team = [] }, below) =>
    some(team, DRAWN, below).map((id) => {
      const faces = String(catalog.find((card) => card.id === id)?.facts.faces ?? '').split(', ')
      return { card: id, face: faces[below(faces.length)]! }
    }),
})
