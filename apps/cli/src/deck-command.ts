import { duelMonstersDecks as decks } from '@duelhall/games'
import { nearest } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'
import { readStart } from './files.ts'
import type { FileFault } from './team-command.ts'

/** What a file of a deck turned out to be. */
export interface DeckReport {
  readonly file: string
  readonly list: decks.ListId
  readonly legal: boolean
  readonly deck: decks.Deck | null
  readonly problems: readonly FileFault[]
  readonly missing: decks.Imported['missing']
  readonly hints: readonly string[]
}

export interface DeckWish {
  readonly list?: string
}

/** Reads a `.ydk` file, a link, names or data, and holds it against a restricted list. */
export async function reportOnDeck(file: string, wish: DeckWish): Promise<DeckReport> {
  const list = oneOf('list', wish.list ?? 'DH-2010-03', decks.listIds)
  const { deck, problems, missing } = decks.importDeck(readStart(file), list, await decks.loadStrangers())
  const legal = problems.length === 0
  return {
    file,
    list,
    legal,
    deck,
    problems: problems.map(({ line, ...problem }) => ({ at: line === 0 ? '' : `line ${line}`, ...problem })),
    missing,
    hints: legal && deck !== null ? decks.hints(deck) : [],
  }
}

export function legalDeckText({ deck, list, hints }: DeckReport): string[] {
  const sizes = decks.parts.map((part) => `${decks.partNames[part]} ${deck![part].length}`)
  return [`legal on list ${list}: ${sizes.join(', ')}`, ...hints.map((hint) => `hint: ${hint}`)]
}

const forms = {
  text: decks.exportText,
  ydk: decks.exportYdk,
  link: decks.exportYdke,
  data: (deck: decks.Deck) => JSON.stringify(deck),
} as const
const formNames = Object.keys(forms) as readonly (keyof typeof forms)[]

/** The deck in another form. */
export const deckText = ({ deck }: DeckReport, form: string): string => forms[oneOf('form', form, formNames)](deck!).trimEnd()

function oneOf<T extends string>(what: string, typed: string, words: readonly T[]): T {
  const found = words.find((word) => word === typed)
  if (found !== undefined) return found
  const near = nearest(typed, words)
  throw new Fault(`there is no ${what} ${quoted(typed)}; ${near === null ? `there are ${words.join(', ')}` : `did you mean ${near}?`}`)
}
