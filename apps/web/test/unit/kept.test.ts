// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chapters } from '../../build/rulebook.ts'
import { fragmentOf, readFragment } from '../../src/replay/link.ts'
import { parseSave } from '../../src/store/saves.ts'
import { readSettings } from '../../src/store/settings.ts'
import { spaced, valueLines, zoneOwner } from '../../src/table/naming.ts'
import { de } from '../../src/words/de.ts'
import { en } from '../../src/words/en.ts'

const replay = {
  game: 'toy',
  rules: 1,
  cards: 'c',
  config: { table: {}, seats: [] },
  seed: 's',
  choices: [16842752, 33619968] as never[],
  digest: 'd',
}

test('a replay comes back from its link, at its moment', async () => {
  const fragment = await fragmentOf(replay, 7)
  expect(fragment).toMatch(/^r=[\w-]+&at=7$/)
  expect(await readFragment(`#${fragment}`)).toEqual({ replay, at: 7 })
})

test('a damaged link is found out, and one that would be too long is not made', async () => {
  const fragment = (await fragmentOf(replay, 0))!
  for (const damaged of ['', '#', '#r=', '#r=%%%', `#${fragment.slice(0, 30)}`, `#r=${fragment.slice(9)}`])
    expect(await readFragment(damaged)).toBeNull()
  const choices = Array.from({ length: 20_000 }, (_, i) => (i * 2654435761) % 1073741823) as never[]
  expect(await fragmentOf({ ...replay, choices }, 0)).toBeNull()
})

const save = { version: 1, id: 'a', seats: [{ name: 'You', level: 0 }], replay, started: 1, updated: 2, turn: 3, asked: 0, over: null }

test('a save is read back; a half-written one is not', () => {
  const text = JSON.stringify(save)
  expect(parseSave(text)).toEqual(save)
  for (const broken of [
    text.slice(0, 40),
    '',
    'null',
    '{}',
    JSON.stringify({ ...save, seats: [{}] }),
    JSON.stringify({ ...save, version: 2 }),
  ])
    expect(parseSave(broken)).toBeNull()
})

test('settings that are broken or unknown fall back one by one', () => {
  const read = readSettings('{"theme":"light","pace":"fast","colourBlind":1,"name":"Mira"}')
  expect(read).toMatchObject({ theme: 'light', pace: 'quick', colourBlind: false, name: 'Mira' })
  expect(readSettings('{{')).toEqual(readSettings(null))
})

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key} ${slots(value)}`] : keysOf(value, `${path}${key}.`),
  )
const slots = (text: string): string =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map((match) => match[1])
    .sort()
    .join(' ')

test('German has every word of English, with the same gaps to fill', () => {
  expect(keysOf(de).sort()).toEqual(keysOf(en).sort())
})

test('rules are found under their headings, lists and tables alike', () => {
  const found = chapters(
    '# T\n## 1. Words\nintro\n- **AB-ONE-01** First\n  goes on.\n- **AB-ONE-02** Second.\n\n### Examples\n| AB-EX-01 | when | then |\n',
  )
  expect(found).toEqual([
    {
      title: '1. Words',
      rules: [
        { id: 'AB-ONE-01', text: 'First goes on.' },
        { id: 'AB-ONE-02', text: 'Second.' },
      ],
    },
    { title: 'Examples', rules: [{ id: 'AB-EX-01', text: 'when → then' }] },
  ])
})

test('names that games give to their own things become words', () => {
  expect(spaced('clearAndDraw')).toBe('Clear and draw')
  expect(spaced('main1')).toBe('Main 1')
  expect(zoneOwner('out-of-play 1')).toEqual({ name: 'Out of play', owner: 1 })
  expect(zoneOwner('stack')).toEqual({ name: 'Stack', owner: null })
  expect(valueLines({ life: 3, out: false, name: 'x', cells: [1, 2] }, ['name'])).toEqual([
    ['Life', '3'],
    ['Cells', '1, 2'],
  ])
})
