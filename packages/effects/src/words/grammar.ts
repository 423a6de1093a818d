/** English as far as cards need it: number, person, articles, lists and sentences. */

const odd: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  KO: "KO's",
  may: 'may',
  must: 'must',
  can: 'can',
  either: 'either',
  "can't": "can't",
  cannot: 'cannot',
}
const oddMany: Readonly<Record<string, string>> = { be: 'are' }

/** A verb bent to its subject; only its first word bends: "come back" → "comes back". */
export function conjugate(verb: string, many: boolean): string {
  const [first = '', ...rest] = verb.split(' ')
  return [many ? (oddMany[first] ?? first) : (odd[first] ?? third(first)), ...rest].join(' ')
}

function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** "a die", "an opposing monster", "a used die", "an 8". */
export function a(phrase: string): string {
  const vowel = /^"?(?:[aeio]|u(?!s[aei]|ni[^n]))/i.test(phrase) && !/^one\b/i.test(phrase)
  return `${vowel || /^8/.test(phrase) ? 'an' : 'a'} ${phrase}`
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
/** With a capital and one full stop; a number at the beginning is a word. */
export function sentence(text: string): string {
  const whole = capital(
    text
      .trim()
      .replace(/,$/, '')
      .replace(/^\d+(?= )/, (n) => numbers[Number(n)] ?? n),
  )
  return whole === '' || /[.!?]$|\.\)$/.test(whole) ? whole : `${whole}.`
}

/** "a", "a and b", "a, b and c". */
export function list(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts[parts.length - 1] ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}

export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

/** "its", "the monster's", "the monsters'". */
export const owning = (phrase: string): string => (phrase.endsWith('s') && !phrase.endsWith("'s") ? `${phrase}'` : `${phrase}'s`)

/** Parts with single spaces between those that say something. */
export const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
