import type { Card, GameModule, Handle, OptionRecord, TableView } from '@duelhall/kernel'
import type { SeatPlan } from '../seats.ts'
import type { Skin } from '../skins/skin.ts'

/** The table as one person sees it, with the names under which things are spoken of. */
export interface Sight {
  readonly module: GameModule
  readonly view: TableView
  readonly skin: Skin
  readonly seats: readonly SeatPlan[]
}

export const cardOf = ({ module, view }: Sight, piece: Handle): Card | null =>
  [...module.catalog, ...(module.teaching ?? [])].find((card) => card.id === view.pieces[piece]?.def) ?? null

/** The seat's name, the card's name, or what can be told of a hidden piece. */
export function pieceName(sight: Sight, piece: Handle): string {
  const seat = sight.seats[piece]
  if (seat !== undefined) return seat.name
  return cardOf(sight, piece)?.name ?? sight.view.pieces[piece]?.def ?? sight.view.pieces[piece]?.guise ?? `piece ${piece}`
}

/** Short name and full name: `F3 Gatling Skyterror`. */
export function fullName(sight: Sight, piece: Handle): string {
  const label = sight.skin.label(sight.view, piece)
  const name = pieceName(sight, piece)
  return label === null || label === name ? name : `${label} ${name}`
}

export const optionText = ({ module, view }: Sight, option: OptionRecord): string => module.text.option(view, option)

/** Every word by which a piece may be meant. */
export function pieceWords(sight: Sight, piece: Handle): string[] {
  const shown = sight.view.pieces[piece]
  if (shown === undefined) return []
  const zone = sight.view.zones[shown.zone]?.name ?? ''
  return tokens([sight.skin.label(sight.view, piece) ?? '', pieceName(sight, piece), shown.def ?? '', shown.guise, zone].join(' '))
}

/** Every word by which an option may be meant: its sentence, and the names of its piece, target and place. */
export function optionWords(sight: Sight, option: OptionRecord): string[] {
  const words = [optionText(sight, option)]
  for (const piece of [option.piece, option.target])
    if (piece !== null) words.push(sight.skin.label(sight.view, piece) ?? '', pieceName(sight, piece))
  if (option.place !== null && sight.skin.leads(option)) words.push(sight.skin.places[option.place] ?? '')
  return tokens(words.join(' '))
}

/** Lower-case words; `fire.p1` counts as one word and as its parts. */
export function tokens(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'-]*/gu) ?? []
  return words.flatMap((word) => {
    const whole = word.replace(/[.'-]+$/, '')
    const parts = whole.split(/[.'-]+/)
    return parts.length === 1 ? parts : [whole, ...parts]
  })
}

/** What a person typed, word by word. */
export const typedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether every typed word begins some word of the thing. */
export const fits = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one)))
