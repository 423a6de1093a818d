import { some as listed } from '../catalog.ts'
import type { Filter, Lexicon, RefName, To, ToPlayer, Who } from '../language.ts'
import { owning } from './grammar.ts'
import { all } from './nouns.ts'
import { type Form, isMany, refer, type Speech } from './speech.ts'

type Anyone = To<Lexicon> | ToPlayer

export const isPlayerWord = (to: unknown): to is 'you' | 'foe' | 'each' | 'active' =>
  to === 'you' || to === 'foe' || to === 'each' || to === 'active'
const isWho = (to: Anyone): to is Who => isPlayerWord(to) || (typeof to === 'object' && ('controllerOf' in to || 'ownerOf' in to))

/** A player as a word: "you", "your opponent", "its controller". */
export function who(s: Speech, player: Who): string {
  if (typeof player === 'string') return s.tongue.player[player][0]
  return 'controllerOf' in player ? `${refer(s, player.controllerOf, 'own')} controller` : `${refer(s, player.ownerOf, 'own')} owner`
}

/** "your", "your opponent's", "their" where it is the one who acts. */
export function whose(s: Speech, player: Who): string {
  if (s.subject !== null && s.subject === player && player !== 'you') return 'their'
  return typeof player === 'string' ? s.tongue.player[player][1] : owning(who(s, player))
}

/** Whoever or whatever is meant, in its place in the clause. */
export function anyone(s: Speech, to: Anyone, form: Form): string {
  if (isWho(to)) return form === 'own' ? whose(s, to) : s.subject === to && to !== 'you' && form === 'object' ? 'themselves' : who(s, to)
  if (typeof to === 'string') return refer(s, to as RefName, form)
  if (isHeard(s, to as Filter<Lexicon>)) return refer(s, 'event', form)
  const text = all(s, to as Filter<Lexicon>)
  s.focus = null
  const said = form === 'subject' ? text.replace(/^all opposing/, 'opposing') : text
  return form === 'own' ? owning(said) : said
}

/** What has just been heard of, however it is narrowed. */
const isHeard = (s: Speech, filter: Filter<Lexicon>): boolean => s.tongue.manner !== undefined && filter.among === 'event'
const isSoleFilter = (s: Speech, filter: Filter<Lexicon>): boolean =>
  listed(filter.is ?? []).some((trait) => {
    const word = s.tongue.traits[trait]!
    return 'sole' in word && word.sole === true
  })

/** Whether a verb takes its form for many after this subject: "you get", "your monsters get", "it gets". */
export function manyVerb(s: Speech, to: Anyone): boolean {
  if (to === 'you') return true
  if (isWho(to)) return false
  if (typeof to === 'string') return isMany(s, to as RefName)
  return s.tongue.manner === undefined || (!isHeard(s, to as Filter<Lexicon>) && !isSoleFilter(s, to as Filter<Lexicon>))
}
