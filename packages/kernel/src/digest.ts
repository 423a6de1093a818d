/** Sixteen hexadecimal digits over plain data; records go through one literal each, so their keys stand in one order. */
export function digest(value: unknown): string {
  const text = JSON.stringify(value)
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return hex(a) + hex(b)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
