export interface Masked {
  readonly bare: string // comments blanked, strings kept
  readonly code: string // comments and the insides of strings blanked
}

const beforeRegex = /(?:^|[(,=:[!&|?{};<>+\-*%~^]|\breturn|\btypeof|\bcase)\s*$/

/** The same text twice, character for character in place, without what is not code. TypeScript 7.0 has no parser to ask. */
export function mask(text: string): Masked {
  const bare = text.split('')
  const code = [...bare]
  const blank = (cells: string[], from: number, to: number) => {
    for (let i = from; i < to; i++) if (cells[i] !== '\n') cells[i] = ' '
  }
  const depths: number[] = [] // open braces inside each template expression we are in
  let i = 0
  const template = () => {
    const from = i
    while (i < text.length && text[i] !== '`' && !text.startsWith('${', i)) i += text[i] === '\\' ? 2 : 1
    blank(code, from, Math.min(i, text.length))
    if (text[i] === '`') i++
    else if (i < text.length) {
      depths.push(0)
      i += 2
    }
  }
  while (i < text.length) {
    const char = text[i]
    const from = i
    if (text.startsWith('//', i) || text.startsWith('/*', i)) {
      const end = text[i + 1] === '/' ? text.indexOf('\n', i) : text.indexOf('*/', i) + 2
      i = end > i ? end : text.length
      blank(bare, from, i)
      blank(code, from, i)
    } else if (char === "'" || char === '"') {
      i++
      while (i < text.length && text[i] !== char && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
      blank(code, from + 1, Math.min(i, text.length))
      i++
    } else if (char === '`') {
      i++
      template()
    } else if (char === '/' && beforeRegex.test(code.slice(Math.max(0, i - 60), i).join(''))) {
      i = regexEnd(text, i)
      blank(code, from + 1, i)
    } else {
      const top = depths.length - 1
      i++
      if (char === '{' && top >= 0) depths[top]!++
      if (char === '}' && top >= 0 && depths[top]!-- === 0) {
        depths.pop()
        template()
      }
    }
  }
  return { bare: bare.join(''), code: code.join('') }
}

function regexEnd(text: string, start: number): number {
  let inClass = false
  for (let i = start + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '[') inClass = true
    else if (text[i] === ']') inClass = false
    else if (text[i] === '/' && !inClass) return i + 1
  }
  return start + 1
}

/** Where the bracket that opens at `open` closes, in masked code; the end of the text if it never does. */
export function closing(code: string, open: number): number {
  let depth = 0
  for (let i = open; i < code.length; i++) {
    if ('([{'.includes(code[i]!)) depth++
    else if (')]}'.includes(code[i]!) && --depth === 0) return i
  }
  return code.length
}
