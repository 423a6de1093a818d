import { battleOfCreatures, dungeonDiceDecks as dungeon, dungeonDice } from '@duelhall/games'
import { type Card, type GameModule, nearest } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'
import { readStart } from './files.ts'
import { gameNamed } from './library.ts'
import type { FileFault } from './team-command.ts'

/** What a file of a Dungeon Dice deck or of a choice of pawns turned out to be. */
export interface ListReport {
  readonly file: string
  readonly game: string
  readonly legal: boolean
  /** As the config of a table has it. */
  readonly list: unknown
  readonly problems: readonly FileFault[]
}

/** A game whose players bring a plain list. */
interface ListKind {
  readonly module: GameModule
  read(text: string): unknown
  seat(list: unknown): unknown
  write(list: unknown): string
}

const kinds: readonly ListKind[] = [
  {
    module: dungeonDice as GameModule,
    read: dungeon.importDeck,
    seat: (deck) => ({ deck }),
    write: (deck) => dungeon.exportDeck(deck as dungeon.Deck).trimEnd(),
  },
  { module: battleOfCreatures as GameModule, read: pawnsIn, seat: (choice) => choice, write: pawnNames },
]

/** The kind of list a game takes; null for Duel Monsters, whose decks have commands of their own. */
export function listKind(typed: string): ListKind | null {
  const { game } = gameNamed(typed)
  if (game.id === 'duel-monsters') return null
  const found = kinds.find(({ module }) => module.game.id === game.id)
  if (found === undefined) throw new Fault(`${game.id} is played with teams: duelhall team check FILE`)
  return found
}

/** Reads a list as text or as data, and asks the game whether it may be played. */
export function reportOnList(file: string, { module, read, seat }: ListKind): ListReport {
  const text = readStart(file)
  const list = /^\uFEFF?\s*\{/.test(text) ? dataIn(text, file) : read(text)
  const config = module.config(2) as { readonly seats: readonly unknown[] }
  const problems = module.game
    .check({ ...config, seats: config.seats.map((other, p) => (p === 0 ? seat(list) : other)) })
    .filter(({ path }) => path.startsWith('seats.0'))
    .map(({ path, rule, says }) => ({ at: lineOf(text, says), code: codeIn(says), rule, says: says.replace(/^[A-Z_]+: /, ''), path }))
    .map(({ path, at, ...fault }) => ({ ...fault, at: at === '' ? path.replace(/^seats\.0\.?(?:deck\.?)?/, '') : at }))
  return { file, game: module.game.id, legal: problems.length === 0, list, problems }
}

function dataIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Fault(`${file} begins like data but is not: it is damaged or too long`)
  }
}

const codeIn = (says: string): string => /^([A-Z_]+): /.exec(says)?.[1] ?? ''

/** Where the thing stands that a fault quotes. */
function lineOf(text: string, says: string): string {
  const name = /"([^"]+)"/.exec(says)?.[1]
  const at = name === undefined ? -1 : text.split(/\r?\n/).findIndex((line) => line.includes(name))
  return at < 0 ? '' : `line ${at + 1}`
}

/** A name or id to a line, one pawn for each power; what is left out stays open. */
function pawnsIn(text: string): unknown {
  const { catalog } = battleOfCreatures
  const found = text.split(/\r?\n/).flatMap((raw, i): Card[] => {
    const word = raw.trim()
    if (word === '' || word.startsWith('#')) return []
    const card = catalog.find(({ id, name }) => id === word || name.toLowerCase() === word.toLowerCase())
    if (card !== undefined) return [card]
    const near = nearest(word.slice(0, 60), [...catalog.map(({ name }) => name)])
    throw new Fault(`line ${i + 1}: there is no pawn ${quoted(word.slice(0, 60))}${near === null ? '' : `; did you mean ${near}?`}`)
  })
  const of = new Set(found.map(({ facts }) => facts.civilization))
  if (of.size > 1) throw new Fault(`pawns are of one civilization, not of ${[...of].join(' and ')} (BC-SETUP-03)`)
  const letters = Array.from({ length: POWERS }, (_, i) => {
    const own = found.filter(({ facts }) => facts.power === i + 1)
    return own.length === 1 ? String(own[0]!.facts.pawn) : own.length === 0 ? '?' : '!'
  })
  return { civilization: found[0]?.facts.civilization ?? null, pawns: letters.join('') }
}

const POWERS = 7

function pawnNames(choice: unknown): string {
  const { civilization, pawns } = choice as { readonly civilization: string; readonly pawns: string }
  return [...pawns]
    .map((letter, i) =>
      battleOfCreatures.catalog.find(({ facts }) => facts.civilization === civilization && facts.power === i + 1 && facts.pawn === letter),
    )
    .map((card) => card!.name)
    .join('\n')
}

/** The list in another form. */
export function listText({ list }: ListReport, { write }: ListKind, form: string): string {
  if (form === 'text') return write(list)
  if (form === 'data') return JSON.stringify(list)
  throw new Fault(`there is no form ${quoted(form)} here; there are text and data`)
}
