import type { Edition } from './config.ts'
import type { ReadyTeam } from './decks/ready.ts'
import { ultramarTeams } from './decks/ready-ultramar.ts'
import { yugiohTeams } from './decks/ready-yugioh.ts'

export { checkTeam, isTeam, type TeamCode, type TeamProblem, type TeamTerms, teamCodes, termsFor } from './decks/check.ts'
export { type Collection, everything, starter } from './decks/collection.ts'
export { type Draft, drafted, fitting, type Pick, pick, room, startDraft } from './decks/draft.ts'
export { type Fixed, fixedGames } from './decks/fixed.ts'
export {
  draftPacks,
  type Format,
  type FormatId,
  formatIds,
  formatOf,
  formats,
  isFormat,
  type Packs,
  rainbowPacks,
} from './decks/formats.ts'
export { openPacks, type Pack, pileOf, type Sealed, startSealed, take } from './decks/rainbow.ts'
export { checkKept, type DiceDraft, type Kept, sealedTeams, startDice, takeDie, taker, wanted } from './decks/rainbow-dice.ts'
export { randomTeam, randomTeams, type Wish } from './decks/random.ts'
export type { ReadyTeam } from './decks/ready.ts'
export { checkRematch, checkTeams, firstIn } from './decks/table.ts'
export { editionOf, exportTeam, type Imported, importTeam, type LineProblem } from './decks/text.ts'

export const readyTeams: Readonly<Record<Edition, readonly ReadyTeam[]>> = { ygo: yugiohTeams, wh40k: ultramarTeams }
