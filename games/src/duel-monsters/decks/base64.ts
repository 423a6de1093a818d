const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as base64 with padding. */
export function toBase64(bytes: readonly number[]): string {
  let out = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    out += alphabet[three >> 18]! + alphabet[(three >> 12) & 63]!
    out += left > 1 ? alphabet[(three >> 6) & 63]! : '='
    out += left > 2 ? alphabet[three & 63]! : '='
  }
  return out
}

/** The bytes, or what is wrong; padding may be left out. */
export function fromBase64(text: string): readonly number[] | string {
  const digits = text.replace(/={1,2}$/, '')
  const padding = text.length - digits.length
  const odd = [...digits].find((character) => !alphabet.includes(character))
  if (odd !== undefined) return `${JSON.stringify(odd)} is no character of base64`
  if (digits.length % 4 === 1 || (padding > 0 && text.length % 4 !== 0)) return `${text.length} characters are no base64`
  const bytes: number[] = []
  for (let i = 0; i < digits.length; i += 4) {
    const four = [0, 1, 2, 3].reduce((bits, j) => (bits << 6) | Math.max(0, alphabet.indexOf(digits[i + j] ?? 'A')), 0)
    bytes.push((four >> 16) & 255, (four >> 8) & 255, four & 255)
  }
  return bytes.slice(0, Math.floor((digits.length * 3) / 4))
}
