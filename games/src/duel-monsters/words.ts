import type { PieceView, PlayerId, TableView } from '@duelhall/kernel'

export const playerName = (player: PlayerId | number | null): string => (player === null ? 'Nobody' : `Player ${player + 1}`)
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What a viewer can call a card: its name, or what it looks like. */
export function cardName(view: TableView, piece: number | null): string {
  const p = piece === null ? undefined : view.pieces[piece]
  if (p === undefined) return 'a card'
  if (p.values.kind === 'player') return playerName(piece)
  if (typeof p.values.name === 'string') return p.values.name
  return p.guise === 'monster'
    ? 'a Set monster'
    : p.guise === 'spell or trap'
      ? 'a Set card'
      : p.guise === 'field spell'
        ? 'a Set Field Spell'
        : 'a card'
}

/** The same where it must be told from others: with its side and zone on the field, with whose it is elsewhere. */
export function exactName(view: TableView, piece: number | null): string {
  const name = cardName(view, piece)
  const p = piece === null ? undefined : view.pieces[piece]
  if (p === undefined || p.values.kind === 'player') return name
  const others = view.pieces.some((q, i) => i !== piece && i > 1 && isThere(q) && cardName(view, i) === name)
  if (!others) return name
  const mine = p.controller === view.decision?.player ? 'your' : "opponent's"
  if (p.values.position === null) {
    const apart = `${p.values.shown === true ? ', shown' : ''}${p.values.proper === true ? ', properly Summoned' : ''}`
    return `${name} (${mine} ${placeName(String(p.values.where))}${apart})`
  }
  const kind = p.values.where === 'monsters' ? 'monster' : p.values.where === 'spells' ? 'Spell & Trap' : 'field'
  return `${name} (${mine} ${kind} zone ${p.place + 1})`
}
const placeNames: Readonly<Record<string, string>> = {
  deck: 'Deck',
  graveyard: 'Graveyard',
  extra: 'Extra Deck',
  side: 'Side Deck',
  removed: 'cards removed from play',
}
/** What players call a place. */
export const placeName = (where: string): string => placeNames[where] ?? where
const isThere = (p: PieceView): boolean => p.values.where !== 'deck' && p.values.where !== 'gone'
