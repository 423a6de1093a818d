import type { Amount, Keywords, Lexicon, RefName, ToPlayer } from '../language.ts'
import type { Tongue } from '../tongue.ts'
import type { Words } from '../words.ts'

/** What the composer needs of a game's machine: its keywords and the clauses of its ops. */
export interface Speaks {
  readonly spec: { readonly keywords: Keywords<Lexicon> }
  readonly ops: Readonly<Record<string, { say(step: never, w: Words): string } | undefined>>
}

/** Something that was mentioned under a name. */
export interface Known {
  readonly noun: string
  readonly many: boolean
  /** Its first mention, while it is still to be made; `near`: the next step makes it, wherever that stands. */
  first: (() => string) | null
  readonly near: boolean
  /** Whose it is, as a possessive; null where the card does not say. */
  readonly owner: string | null
}

/** The text under way: what has been said so far, and in whose name. */
export interface Speech {
  readonly speaks: Speaks
  readonly tongue: Tongue
  /** "this monster". */
  readonly self: string
  readonly known: Map<string, Known>
  /** What "it" or "them" means now. */
  focus: string | null
  /** Whose words these are: what is theirs is "their". */
  subject: ToPlayer | null
  /** How deep in nested steps, and which step of the outermost block. */
  depth: number
  at: number
  /** Targets that must be named by a sentence of their own: they were needed too late or too deep. */
  readonly explicit: ReadonlySet<string>
  readonly late: Set<string>
  /** Clauses that are orders to the reader: "you may" can precede them. */
  readonly orders: Set<string>
  replaced: string | null
  /** The event that is answered, and what has been rolled: it shows a face. */
  event: string | null
  /** The pieces of an event are named: where they are goes without saying. */
  hearing: boolean
  /** One sentence is all there is room for: a cost before its colon. */
  oneLine: boolean
  readonly rolled: Set<string>
  /** Numbers that were noted: said where they are used. */
  readonly notes: Map<string, Amount<Lexicon>>
  /** The value of the keyword that is being explained. */
  readonly value: number | null
  w: Words
}

/** A trigger's own piece is the event's piece: both names mean one thing. */
export const nameOf = (s: Speech, name: RefName): string => {
  const known = s.known.get(`=${name}`)
  return known === undefined ? name : known.noun
}
export function alias(s: Speech, name: RefName, is: RefName): void {
  s.known.set(`=${name}`, { noun: is, many: false, first: null, near: false, owner: null })
}

export function mention(s: Speech, name: RefName, phrase: string, many: boolean, noun: string, owner: string | null = null): string {
  s.known.set(name, { noun, many, first: null, near: false, owner })
  s.focus = name
  return phrase
}

/** A target is announced: it is said at its first use, or by a sentence of its own. */
export function announce(s: Speech, name: RefName, known: Known): void {
  s.known.set(name, known)
  if (s.focus === name) s.focus = null
}

export type Form = 'subject' | 'object' | 'own'
const pronouns: { readonly [F in Form]: readonly [string, string] } = {
  subject: ['it', 'they'],
  object: ['it', 'them'],
  own: ['its', 'their'],
}

/** A name as its first mention, a pronoun, or "that monster". */
export function refer(s: Speech, ref: RefName, form: Form): string {
  const name = nameOf(s, ref)
  const known = s.known.get(name)
  const many = known?.many === true
  if (s.focus === name) return pronouns[form][many || known?.noun.endsWith('player') || known?.noun === s.tongue.player.foe[0] ? 1 : 0]
  if (known !== undefined && known.first !== null) {
    if (!known.near && (s.depth > 0 || s.at > 0 || form === 'own')) s.late.add(name)
    const first = known.first()
    known.first = null
    s.focus = name
    return own(first, form)
  }
  // Whose something is draws less notice than who does it: "it" would be either.
  s.focus = form === 'own' && s.focus !== null ? null : name
  if (name === 'self') return own(s.self, form)
  if (name === 'host') return own(known?.noun ?? s.tongue.host, form)
  const noun = known?.noun ?? s.tongue.piece[0]
  if (noun.startsWith('the ') && known?.owner != null && twins(s, name, noun)) return own(`${known.owner} ${noun.slice(4)}`, form)
  if (known?.owner != null && !noun.startsWith('the ') && twins(s, name, noun))
    return own(
      known.owner === s.tongue.player.you[1]
        ? `your ${noun}`
        : s.tongue.manner === undefined
          ? `the opposing ${noun}`
          : `${known.owner} ${noun}`,
      form,
    )
  return own(/^(your|the) /.test(noun) ? noun : `${many ? 'those' : 'that'} ${noun}`, form)
}

/** Whether something else of that name has been mentioned: then it must be said whose. */
const twins = (s: Speech, name: string, noun: string): boolean =>
  [...s.known].some(([other, known]) => other !== name && known.noun === noun)

const own = (phrase: string, form: Form): string =>
  form !== 'own' ? phrase : phrase.endsWith('s') && !phrase.endsWith("'s") ? `${phrase}'` : `${phrase}'s`

export const isMany = (s: Speech, ref: RefName): boolean => s.known.get(nameOf(s, ref))?.many === true
