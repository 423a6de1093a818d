import type { Card } from '@duelhall/kernel'
import type { Kind, Parts } from '../kind.ts'
import { readLines } from '../lines.ts'

const POWERS = 7
/** Creatures with more power wait in reserve and have to be called (BC-SETUP-04). */
const ON_BOARD = 3
/** Sides of the die that calls them (BC-SUMMON-02). */
const SIDES = 12

/** One pawn of each power, all of one civilization. */
export function kindOf(catalog: readonly Card[]): Kind {
  const cardOf = (id: string): Card | undefined => catalog.find((card) => card.id === id)
  const civilizationOf = ({ pawns = [] }: Parts): string | null => {
    const first = cardOf(pawns[0] ?? '')
    return first === undefined ? null : String(first.facts.civilization)
  }

  /** A letter for each power; `?` where none is chosen, `!` where more than one is. */
  const lettersOf = ({ pawns = [] }: Parts): string =>
    Array.from({ length: POWERS }, (_, i) => {
      const found = pawns.filter((id) => cardOf(id)?.facts.power === i + 1)
      return found.length === 1 ? String(cardOf(found[0]!)!.facts.pawn) : found.length === 0 ? '?' : '!'
    }).join('')

  /** One pawn for each power, all of the civilization of the one that was chosen last: the letters chosen before stay. */
  function put({ pawns = [] }: Parts, card: Card): Parts {
    const own = pawns.flatMap((id) => {
      const { power, pawn } = cardOf(id)!.facts
      if (power === card.facts.power) return []
      const kin = catalog.find(
        ({ facts }) => facts.civilization === card.facts.civilization && facts.power === power && facts.pawn === pawn,
      )
      return kin === undefined ? [] : [kin.id]
    })
    return { pawns: [...own, card.id].sort((a, b) => Number(cardOf(a)!.facts.power) - Number(cardOf(b)!.facts.power)) }
  }

  /** As many pawns as are named, brought under one civilization. */
  const gathered = (ids: readonly string[]): Parts => ids.reduce<Parts>((parts, id) => put(parts, cardOf(id)!), { pawns: [] })

  return {
    parts: ['pawns'],
    homes: () => ['pawns'],
    put,
    seat: (parts) => ({ civilization: civilizationOf(parts), pawns: lettersOf(parts) }),
    unseat(data) {
      if (!('civilization' in data) || !('pawns' in data)) return null
      const letters = typeof data.pawns === 'string' ? [...data.pawns] : []
      return {
        pawns: letters.map(
          (letter, i) =>
            catalog.find(({ facts }) => facts.civilization === data.civilization && facts.power === i + 1 && facts.pawn === letter)?.id ??
            `${String(data.civilization)} ${i + 1}${letter}`,
        ),
      }
    },
    forms: { text: ({ pawns = [] }) => `${pawns.map((id) => cardOf(id)!.name).join('\n')}\n` },
    async read(text) {
      const { parts, faults } = readLines(text, { catalog, headings: { pawns: 'pawns' }, first: 'pawns', rule: 'BC-SETUP-03' })
      return { parts: parts === null ? null : gathered(parts.pawns ?? []), faults }
    },
    ready: [...new Set(catalog.map((card) => String(card.facts.civilization)))].map((civilization) => ({
      id: civilization,
      name: civilization.charAt(0).toUpperCase() + civilization.slice(1),
      parts: { pawns: catalog.filter(({ facts }) => facts.civilization === civilization && facts.pawn === 'a').map((card) => card.id) },
    })),
    hints: () => [],
    curve: 'power',
    kinds: 'race',
    /** A try to call each creature of the reserve. */
    draw: ({ pawns = [] }, below) =>
      pawns.flatMap((id) => {
        const power = Number(cardOf(id)!.facts.power)
        if (power <= ON_BOARD) return []
        const shown = below(SIDES) + 1
        return [{ card: id, face: `${shown} ${shown >= power ? '≥' : '<'} ${power}` }]
      }),
  }
}
