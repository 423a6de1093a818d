import type { Problem } from '@duelhall/kernel'
import type { Edition, Options, Team } from './config.ts'
import { checkTeam, type TeamTerms } from './decks/check.ts'
import { isFormat } from './decks/formats.ts'
import type { ReadyTeam } from './decks/ready.ts'
import { ultramarTeams } from './decks/ready-ultramar.ts'
import { yugiohTeams } from './decks/ready-yugioh.ts'

export { checkTeam, isTeam, type TeamCode, type TeamProblem, type TeamTerms, teamCodes, termsFor } from './decks/check.ts'
export { type Collection, everything, starter } from './decks/collection.ts'
export { type Draft, drafted, fitting, type Pick, pick, room, startDraft } from './decks/draft.ts'
export { type Fixed, fixedGames } from './decks/fixed.ts'
export { type Format, type FormatId, formatIds, formatOf, formats, isFormat } from './decks/formats.ts'
export { randomTeam, randomTeams, type Wish } from './decks/random.ts'
export type { ReadyTeam } from './decks/ready.ts'
export { checkRematch, checkTeams, firstIn } from './decks/table.ts'
export { exportTeam, type Imported, importTeam, type LineProblem } from './decks/text.ts'

export const readyTeams: Readonly<Record<Edition, readonly ReadyTeam[]>> = { ygo: yugiohTeams, wh40k: ultramarTeams }

/** What the options of a table ask of a team. */
export const teamTerms = ({ edition, format, mixing, life }: Options): TeamTerms => ({
  edition,
  format: isFormat(format) ? format : 'free',
  mixing,
  dice: format === 'draft' && life > 0 ? life : null, // DM-BUILD-13
  collection: null,
})

/** What breaks the rules of team building (DM-BUILD); paths begin at the team. */
export const teamProblems = (team: Team, options: Options): readonly Problem[] => checkTeam(team, teamTerms(options))
