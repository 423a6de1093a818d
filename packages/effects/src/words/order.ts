import type { LinkView, TableView } from '@duelhall/kernel'
import { capital } from './grammar.ts'

/** How a game names what waits: by its piece, and what its effect does where one piece has several. */
export interface WaitingWords {
  piece(one: LinkView): string
  does(effect: string): string
}

/** An option of an order question: which of the effects that wait comes first. */
export function orderText(view: TableView, place: number, words: WaitingWords): string {
  const all = view.decision?.waiting ?? []
  const one = all[place]
  if (one === undefined) throw new RangeError(`no effect waits at ${place}`)
  const does = all.some((other) => other !== one && other.source === one.source) ? words.does(one.effect) : ''
  const name = capital(words.piece(one)) + (does === '' ? '' : ` (${does.replace(/[.]$/, '')})`)
  return place === 0 ? `As it stands: ${name} first` : `${name} first`
}
