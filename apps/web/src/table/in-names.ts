import type { Beat, Moment, Opened, Reason, Scene, Told } from '../engine/protocol.ts'
import { nobody } from '../words/nobody.ts'

/** Games speak of `Player 2` or `player B`; who sits there has a name. */
const SEAT = /\b[Pp]layer ([1-9]|[A-E])\b/g

/** A sentence with the names of the seats. One without a name of its own stays `Player 1`: "You draws" is no sentence. */
export function inNames(text: string, names: readonly (string | null)[]): string {
  const said = text.replace(SEAT, (found, which: string) => {
    const seat = which >= 'A' ? which.charCodeAt(0) - 65 : Number(which) - 1
    if (seat >= names.length) return found
    return names[seat] ?? `${found.slice(0, 6)} ${seat + 1}`
  })
  // "Noor buys Noor’s Kuriboh": whose it is was said.
  const own = names.find((name) => name !== null && said.startsWith(`${name} `))
  return own == null ? said : said.replace(` ${own}’s `, ' ')
}

type Names = readonly (string | null)[]

const nameless: readonly string[] = Object.values(nobody)
/** The names of the seats; what is only called "You" has none. */
export const namesOf = (seats: readonly { readonly name: string }[]): Names =>
  seats.map(({ name }) => (nameless.includes(name) ? null : name))

export const sceneInNames = (scene: Scene, names: Names): Scene => ({
  ...scene,
  prompt: inNames(scene.prompt, names),
  options: scene.options.map((option) => inNames(option, names)),
  outcome: scene.outcome === null ? null : inNames(scene.outcome, names),
})
export const toldInNames = (told: readonly Told[], names: Names): readonly Told[] =>
  told.map((line) => ({ ...line, text: inNames(line.text, names) }))

export const beatInNames = (beat: Beat, names: Names): Beat => ({
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
