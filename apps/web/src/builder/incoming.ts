import { type Card, inWords } from '@duelhall/kernel'
import { type Fault, type Kind, type Parts, type Read, sizeOf } from './kind.ts'
import { longest } from './lines.ts'

/** No list is longer than this, so nothing longer is even looked at. */
export const MOST_BYTES = 1_000_000

/** What data of other games looks like, by the keys that only they have. */
const signs: Readonly<Record<string, string>> = {
  main: 'Duel Monsters',
  extra: 'Duel Monsters',
  team: 'Dice Masters',
  figures: 'Dungeon Dice',
  civilization: 'Battle of the Creatures',
}
const ydk = /^\s*ydke:\/\/|^#main\s*$|^!side\s*$/m

const refused = (says: string): Read => ({ parts: null, faults: [{ line: 0, rule: null, says }] })

/** Reads whatever was dropped, pasted or opened. What it gives is new; nothing that was there changes. */
export async function readIncoming(text: string, kind: Kind, catalog: readonly Card[]): Promise<Read> {
  const whole = text.replace(/^\uFEFF/, '')
  if (whole.length > longest.characters)
    return refused(`A list is a few lines; this has ${whole.length} characters, and ${longest.characters} is the most that is read.`)
  if (whole.trim() === '') return refused('There is nothing in it.')
  if (/^\s*[{[]/.test(whole)) return readData(whole, kind, catalog)
  if (ydk.test(whole) && !('ydk' in kind.forms)) return refused('This is a deck of Duel Monsters.')
  const read = await kind.read(whole)
  return read.parts === null && read.faults.length === 0 ? refused('There is no card in it.') : read
}

function readData(text: string, kind: Kind, catalog: readonly Card[]): Read {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return refused(`It begins like data, but is damaged: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refused('This is data, but no deck.')
  const deck = 'deck' in data && typeof data.deck === 'object' && data.deck !== null ? data.deck : data
  const found = kind.unseat(deck)
  if (found === null) {
    const sign = Object.keys(deck).find((key) => Object.hasOwn(signs, key))
    return refused(sign === undefined ? 'This is data, but no deck.' : `This is a deck of ${signs[sign]}.`)
  }
  return checked(found, kind, catalog)
}

/** Every id is held against the catalogue; what is unknown is told with its place and left out. */
function checked(found: Readonly<Record<string, unknown>>, kind: Kind, catalog: readonly Card[]): Read {
  const known = new Set(catalog.map((card) => card.id))
  const faults: Fault[] = []
  const parts: Parts = Object.fromEntries(
    kind.parts.map((part) => {
      const list = found[part] ?? []
      if (!Array.isArray(list)) faults.push({ line: 0, rule: null, says: `${part} must be a list, not ${inWords(list)}` })
      const ids = (Array.isArray(list) ? (list as readonly unknown[]) : []).map((id) => (typeof id === 'number' ? String(id) : id))
      return [
        part,
        ids.filter((id, i): id is string => {
          if (typeof id === 'string' && known.has(id)) return true
          faults.push({ line: 0, rule: null, says: `${part}, entry ${i + 1}: there is no card ${inWords(id)}` })
          return false
        }),
      ]
    }),
  )
  return sizeOf(parts) === 0
    ? { parts: null, faults: faults.length > 0 ? faults : refused('There is no card in it.').faults }
    : { parts, faults }
}

/** Marks that turn the direction of writing are shown as what they are: something that does not belong there. */
export const shown = (text: string): string => text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD')
