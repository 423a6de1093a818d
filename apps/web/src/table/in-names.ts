import type { Glimpse, Moment, Opened, Reason, Scene, Told } from '../engine/protocol.ts'
import { nobody } from '../words/nobody.ts'

/** Games speak of `Player 2` or `player B`; who sits there has a name. What belongs to a player and what the player does come along. */
const SEAT = /\b([Pp])layer ([1-9]|[A-E])\b(’s\b|'s\b)?(?: (\w+))?/g

/** Whoever gave no name is spoken to, where nobody else sits at this screen. */
const YOU = Symbol('you')
type Names = readonly (string | null | typeof YOU)[]

const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go', dies: 'die' }
/** What is said of a third person, said to a second: "draws" becomes "draw". Other words stay. */
const toYou = (word: string): string =>
  irregular[word] ??
  word
    .replace(/([a-z]{2})ies$/, '$1y')
    .replace(/(ss|sh|ch|x|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1')

/** A sentence with the names of the seats; a seat without one stays `Player 1`: "You draws" is no sentence. */
export function inNames(text: string, names: Names): string {
  const said = text.replace(SEAT, (found, first: string, which: string, owns: string | undefined, next: string | undefined) => {
    const seat = which >= 'A' ? which.charCodeAt(0) - 65 : Number(which) - 1
    const name = names[seat]
    if (name === undefined) return found
    const rest = next === undefined ? '' : ` ${next}`
    if (name !== YOU) return `${name ?? `${first}layer ${seat + 1}`}${owns ?? ''}${rest}`
    const you = first === 'P' ? 'You' : 'you'
    if (owns !== undefined) return `${you}r${rest}`
    return next === undefined ? you : `${you} ${toYou(next)}`
  })
  if (names.includes(YOU) && said.startsWith('You ')) return said.replace(/\btheir\b/g, 'your')
  // "Noor buys Noor’s Kuriboh": whose it is was said.
  const own = names.find((name) => typeof name === 'string' && said.startsWith(`${name} `))
  return typeof own === 'string' ? said.replace(` ${own}’s `, ' ') : said
}

const nameless: readonly string[] = Object.values(nobody)
/** The names of the seats; what is only called "You" has none. */
export function namesOf(seats: readonly { readonly name: string; readonly level: number }[]): Names {
  const alone = seats.filter(({ level }) => level === 0).length === 1
  return seats.map(({ name, level }) => (nameless.includes(name) ? (alone && level === 0 ? YOU : null) : name))
}

export const sceneInNames = (scene: Scene, names: Names): Scene => ({
  ...scene,
  prompt: inNames(scene.prompt, names),
  options: scene.options.map((option) => inNames(option, names)),
  outcome: scene.outcome === null ? null : inNames(scene.outcome, names),
})
export const toldInNames = (told: readonly Told[], names: Names): readonly Told[] =>
  told.map((line) => ({ ...line, text: inNames(line.text, names) }))

export const beatInNames = <B extends Glimpse>(beat: B, names: Names): B => ({
  ...beat,
  scene: sceneInNames(beat.scene, names),
  told: toldInNames(beat.told, names),
})
export const openedInNames = (opened: Opened, names: Names): Opened => ({
  ...opened,
  scene: sceneInNames(opened.scene, names),
  log: toldInNames(opened.log, names),
})
export const reasonsInNames = (reasons: readonly Reason[], names: Names): readonly Reason[] =>
  reasons.map((reason) => ({ ...reason, says: inNames(reason.says, names) }))
export const momentsInNames = (moments: readonly Moment[], names: Names): readonly Moment[] =>
  moments.map((moment) => ({
    ...moment,
    told: moment.told.map((line) => inNames(line, names)),
    key: moment.key === null ? null : inNames(moment.key, names),
  }))
