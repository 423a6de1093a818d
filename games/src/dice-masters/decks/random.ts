import { type Chance, chance, RulesBug, type Seed } from '@duelhall/kernel'
import type { Brought, Edition, Team } from '../config.ts'
import type { TeamProblem } from './check.ts'
import { everything } from './collection.ts'
import { drafted, fitting, isProblem, pick, startDraft } from './draft.ts'
import { fixedGames } from './fixed.ts'
import { draftNumbers, draftPacks, type FormatId, formatOf, rainbowPacks } from './formats.ts'
import { openPacks, pileOf, type Sealed, startSealed, take } from './rainbow.ts'
import { type DiceDraft, type Kept, sealedTeams, startDice, takeDie, taker, wanted } from './rainbow-dice.ts'
import { basicActions, cardOf, teamCards } from './shelf.ts'

/** What a random team is made for; `edition` null mixes both (DM-EDITION-02). */
export interface Wish {
  readonly edition: Edition | null
  readonly format: FormatId
}

/** A legal team for every seat of a table; drafts are played out with random picks. */
export function randomTeams({ edition, format }: Wish, seed: Seed): readonly Team[] {
  const lots = chance(seed)
  const fixed = fixedGames[format]
  if (fixed !== undefined) return [fixed.first, fixed.second]
  if (format === 'draft') return randomDraft(edition ?? lots.one(['ygo', 'wh40k']), lots, seed)
  if (format === 'rainbow' || format === 'doubleRainbow') return randomSealed(edition ?? lots.one(['ygo', 'wh40k']), format, lots, seed)
  const seats = formatOf(format).seats
  const teams: Team[] = []
  // DM-DBL-03: what the partner brings is left out; two players on two sides have no partner.
  for (let seat = 0; seat < seats; seat++)
    teams.push(builtTeam(edition, format, lots, seats > 2 ? (teams[seat - seats / 2] ?? null) : null))
  return teams
}

/** One legal team of a constructed format. */
export const randomTeam = (wish: Wish, seed: Seed): Team => randomTeams(wish, seed)[0]!

function builtTeam(edition: Edition | null, id: FormatId, lots: Chance, partner: Team | null): Team {
  const { cards, dice, basics } = formatOf(id)
  const titles = new Set(partner?.team.map(({ card }) => cardOf(card)!.name))
  const team: Brought[] = []
  const most = Math.min(cards ?? Number.POSITIVE_INFINITY, 8)
  const wanted = lots.below(4) === 0 ? 1 + lots.below(most) : most // DM-BUILD-08: now and then fewer
  for (const card of lots.shuffled(teamCards(edition))) {
    if (team.length === wanted) break
    if (titles.has(card.name)) continue
    titles.add(card.name)
    team.push({ card: card.id, dice: 1 })
  }
  return { team: moreDice(team, dice ?? Number.POSITIVE_INFINITY, lots), basics: someBasics(edition, basics.each, partner, lots) }
}

/** Dice one by one to any card that takes more, as far as the room goes. */
function moreDice(team: readonly Brought[], most: number, lots: Chance): readonly Brought[] {
  const dice = team.map((brought) => brought.dice)
  for (let room = most - team.length; room > 0; room--) {
    const open = team.flatMap(({ card }, i) => (dice[i]! < cardOf(card)!.limit ? [i] : []))
    if (open.length === 0) break
    dice[lots.one(open)]!++
  }
  return team.map(({ card }, i) => ({ card, dice: dice[i]! }))
}

function someBasics(edition: Edition | null, [, max]: readonly [number, number], partner: Team | null, lots: Chance): readonly string[] {
  const there = basicActions(edition).filter(({ id }) => partner?.basics.includes(id) !== true)
  const ids = lots.shuffled(there).map((card) => card.id)
  return ids.slice(0, Math.min(max, 2))
}

function randomDraft(edition: Edition, lots: Chance, seed: Seed): readonly Team[] {
  const n = draftNumbers.min + lots.below(draftNumbers.max - draftNumbers.min + 1)
  let draft = legal(startDraft(everything(edition), n, lots.one([3, 4] as const), seed))
  while (draft.next !== null) {
    const { next } = draft
    const card = lots.one(lots.one(draft.stacks.filter(({ taken }) => taken === null)).cards)
    const most = fitting(draft, next, card)
    draft = legal(pick(draft, next, { card, dice: most === 0 ? 0 : 1 + lots.below(most) }))
  }
  return drafted(draft)
}

function randomSealed(edition: Edition, format: 'rainbow' | 'doubleRainbow', lots: Chance, seed: Seed): readonly Team[] {
  const { seats } = formatOf(format)
  let sealed: Sealed = startSealed(openPacks(edition, format === 'rainbow' ? rainbowPacks : draftPacks, seats, seed))
  while (sealed.lot !== null) for (let seat = 0; seat < seats; seat++) sealed = legal(take(sealed, seat, lots.one(pileOf(sealed, seat))))
  let dice: DiceDraft = startDice(
    sealed,
    sealed.drafted.map((cards, seat) => randomlyKept(cards, sealed.opened[seat]!, edition, lots)),
  )
  for (let seat = taker(dice); seat !== null; seat = taker(dice)) dice = legal(takeDie(dice, seat, lots.one(wanted(dice, seat))))
  return sealedTeams(dice)
}

function randomlyKept(drafted: readonly string[], opened: readonly string[], edition: Edition, lots: Chance): Kept {
  const titles = new Map(lots.shuffled(drafted).map((id) => [cardOf(id)!.name, id]))
  const basics = opened.length > 0 ? [...new Set(opened)] : basicActions(edition).map((card) => card.id)
  return { cards: [...titles.values()].slice(0, formatOf('rainbow').cards!), basics: lots.shuffled(basics).slice(0, 2) }
}

function legal<T extends object>(value: T | TeamProblem): T {
  if (isProblem(value)) throw new RulesBug(`a random pick was refused: ${value.says}`)
  return value
}
