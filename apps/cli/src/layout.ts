// Lines of text that may carry colours: their width is what is seen.
const esc = String.fromCharCode(27)
const sequence = new RegExp(`${esc}\\[[0-9;]*m`, 'g')

export const bare = (text: string): string => text.replace(sequence, '')
export const width = (text: string): number => [...bare(text)].length
export const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)))

/** Breaks at spaces; a word longer than the line stays whole. */
export function wrapped(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  const start = /^ */.exec(text)![0]
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && width(line) + 1 + width(word) > columns) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? start + word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** Two blocks side by side. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const column = Math.max(0, ...left.map(width)) + gap
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (right[i] === undefined ? (left[i] ?? '') : padded(left[i] ?? '', column) + right[i]).trimEnd(),
  )
}

/** Short entries in as many columns as fit, read downwards. */
export function inColumns(entries: readonly string[], columns: number): string[] {
  const wide = Math.max(1, ...entries.map(width)) + 3
  const across = Math.max(1, Math.floor((columns + 3) / wide))
  const down = Math.ceil(entries.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => entries[column * down + row] ?? '')
      .map((entry, column) => (column === across - 1 ? entry : padded(entry, wide)))
      .join('')
      .trimEnd(),
  )
}
