import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chapters, words } from '../../build/rulebook.ts'
import { isOf, summaries } from '../../src/rules/summaries.ts'

const folder = join(import.meta.dirname, '../../../../docs/rules')
const documents = readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : []))
const textOf = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8')

test('every document has a summary, and every rule in it exists', () => {
  expect(Object.keys(summaries).sort()).toEqual([...documents].sort())
  for (const [name, summary] of Object.entries(summaries)) {
    const known = new Set(chapters(textOf(name)).flatMap((chapter) => chapter.rules.map((rule) => rule.id)))
    expect(Object.values(summary).flatMap((ids) => ids.filter((id) => !known.has(id)))).toEqual([])
  }
})

test.each(documents)('%s has words, each with a meaning', (name) => {
  const found = words(textOf(name))
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(({ word, meaning }) => word === '' || meaning === '')).toEqual([])
})

test('what an edition calls a thing stands between the word and its meaning', () => {
  expect(words('## 1. Words\n\n| word | a | b | meaning |\n|---|---|---|---|\n| die | cube | die | thrown |\n\nmore')).toEqual([
    { word: 'die', also: ['cube', 'die'], meaning: 'thrown' },
  ])
})

test('a rule of one edition is left out of the summary of the other', () => {
  expect(isOf('dice-masters-yugioh', '[wh40k] In order: …')).toBe(false)
  expect(isOf('dice-masters-ultramar', '[wh40k] In order: …')).toBe(true)
  expect(isOf('dice-masters-yugioh', '[both] Players alternate.')).toBe(true)
  expect(isOf('duel-monsters', '[B] A Duel ends.')).toBe(true)
})
