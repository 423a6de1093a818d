/** What a person typed at the table. */
export type Line =
  | { readonly does: 'first' }
  | { readonly does: 'number'; readonly n: number }
  | { readonly does: 'words'; readonly words: string }
  | { readonly does: Command; readonly words: string }

const commands = [
  'help',
  'why',
  'rules',
  'undo',
  'rest',
  'log',
  'board',
  'all',
  'save',
  'quit',
  'resign',
  'offer',
  'accept',
  'decline',
] as const
export type Command = (typeof commands)[number]

const others: Readonly<Record<string, Command>> = { '?': 'help', q: 'quit', exit: 'quit', rule: 'rules', u: 'undo', back: 'all', b: 'all' }

/** Reads a line: nothing, a number, a command with words behind it, or words that pick an option. */
export function lineOf(typed: string): Line {
  const text = typed.trim()
  if (text === '') return { does: 'first' }
  if (/^\d+$/.test(text)) return { does: 'number', n: Number(text) }
  const spaced = text.startsWith('?') ? `? ${text.slice(1)}` : text
  const [head = '', ...rest] = spaced.split(/\s+/)
  const word = head.toLowerCase()
  const command = commands.find((one) => one === word) ?? others[word]
  const words = rest.join(' ').trim()
  return command === undefined ? { does: 'words', words: text } : { does: command, words }
}
