import type { LinkView, TableView } from '@duelhall/kernel'
import { capital } from './grammar.ts'

/** How a game names what waits: by its piece, and what its effect does where one piece has several. */
export interface WaitingWords {
  piece(one: LinkView): string
  does(effect: string): string
}

/** An option of an order question: which of the effects that wait comes first. What would read alike is counted. */
export function orderText(view: TableView, place: number, words: WaitingWords): string {
  const all = view.decision?.waiting ?? []
  const names = all.map((one) => {
    const isAlone = all.every((other) => other === one || other.source !== one.source)
    const does = isAlone ? '' : words.does(one.effect)
    return capital(words.piece(one)) + (does === '' ? '' : ` (${does.replace(/[.]$/, '')})`)
  })
  const name = names[place]
  if (name === undefined) throw new RangeError(`no effect waits at ${place}`)
  const alike = names.filter((other) => other === name).length
  const counted = alike === 1 ? '' : `, ${names.slice(0, place + 1).filter((other) => other === name).length} of ${alike}`
  return `${place === 0 ? 'As it stands: ' : ''}${name} first${counted}`
}
