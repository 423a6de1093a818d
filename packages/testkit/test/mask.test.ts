import { expect, test } from 'vitest'
import { closing, mask } from '../src/source/mask.ts'

test.each([
  [`a // 'b'`, 'a       ', 'a       '],
  [`a /* b\n*/ c`, 'a     \n   c', 'a     \n   c'],
  [`'a // b' + c`, `'a // b' + c`, `'      ' + c`],
  [`'it\\'s' + a`, `'it\\'s' + a`, `'     ' + a`],
  ['`a ${b(`c`, {})} // d` + e', '`a ${b(`c`, {})} // d` + e', '`  ${b(` `, {})}     ` + e'],
  [`x.replace(/'[/]\\//g, y) // z`, `x.replace(/'[/]\\//g, y)     `, `x.replace(/       g, y)     `],
  ['a / b // c', 'a / b     ', 'a / b     '],
])('%s', (text, bare, code) => {
  expect(mask(text)).toEqual({ bare, code })
})

test('a bracket closes where its partner is', () => {
  expect(closing('f(a[0], { b })) + 1', 1)).toBe(13)
  expect(closing('f(a', 1)).toBe(3)
})
