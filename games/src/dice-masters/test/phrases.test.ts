import { textOf } from '@duelhall/effects'
import { expect, test } from 'vitest'
import { speaks } from '../card-text.ts'
import { yugiohTongue } from '../words.ts'
import { phrases } from './phrases.ts'

test.each(phrases.map(([effect, text]) => [text, effect] as const))('%s', (text, effect) => {
  expect(textOf(speaks, yugiohTongue, { kind: 'basic', effects: [effect] })).toBe(text)
})
