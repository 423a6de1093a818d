import { type Handle, handle, type Values } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { type Paint, quiet, strong } from '../paint.ts'
import type { Asking } from './asking.ts'
import { cardOf, fits, fullName, pieceWords, type Sight, typedWords } from './naming.ts'
import { listing } from './options.ts'
import { reasonLines } from './why.ts'
import { words } from './words.ts'

/** The question again, what may be typed, and where everything is. */
export function overview(sight: Sight, columns: number, paint: Paint): string[] {
  return [
    paint(strong, sight.module.text.ask(sight.view)),
    ...words.help.flatMap(([keys, meaning]) => wrapped(`${paint(strong, keys.padEnd(16))} ${meaning}`, columns, ' '.repeat(17))),
    '',
    ...zoneLines(sight, columns, paint),
  ]
}

/** Zones and their pieces as plain lists. */
export function zoneLines(sight: Sight, columns: number, paint: Paint): string[] {
  return sight.view.zones.flatMap((zone) => {
    const pieces = zone.pieces.filter((h) => h >= sight.seats.length)
    if (pieces.length === 0) return []
    return wrapped(`${paint(quiet, `${zone.name}:`)} ${counted(pieces.map((h) => placed(sight, h))).join(', ')}`, columns, '  ')
  })
}

/** Things of one name are named once. */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length
    return n === 1 ? name : `${name} × ${n}`
  })

function placed(sight: Sight, piece: Handle): string {
  const place = sight.skin.places[sight.view.pieces[piece]!.place]
  return fullName(sight, piece) + (place === undefined ? '' : ` on ${place}`)
}

/** All about the pieces that these words mean: what they are, what they can do now, and why not more. */
export function about(asking: Asking, typed: string): string[] {
  const { sight, session, player, options } = asking
  const { paint } = session.terminal
  const columns = session.terminal.columns()
  const wanted = typedWords(typed)
  const pieces = sight.view.pieces
    .map((_, h) => handle(h))
    .slice(sight.seats.length)
    .filter((h) => fits(wanted, pieceWords(sight, h)))
  if (pieces.length === 0) return [words.nothingCalled(typed)]
  if (pieces.length > 3) return [words.manyCalled(typed), ...wrapped(counted(pieces.map((h) => fullName(sight, h))).join(', '), columns)]
  return pieces.flatMap((piece) => {
    const card = cardOf(sight, piece)
    const usable = options.filter(({ option }) => option.piece === piece || option.target === piece)
    const reasons = sight.module.game.explain(session.match.state, player, piece)
    return [
      paint(strong, placed(sight, piece)),
      ...(card === null ? [] : wrapped(`${inWords(card.facts)}. ${card.text}`, columns)),
      ...wrapped(inWords(beyond(card?.facts ?? {}, sight.view.pieces[piece]!.values)), columns),
      ...listing(sight, usable, columns, paint),
      ...reasons.flatMap((refusal) => reasonLines(asking, refusal)),
    ]
  })
}

/** Values that the card itself does not say. */
const beyond = (facts: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => key !== 'name' && facts[key] !== value))

/** Values as words: `power 3, race Beast Folk`. */
export const inWords = (values: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => (value === true ? key : `${key} ${Array.isArray(value) ? value.join(' ') : value}`))
    .join(', ')
