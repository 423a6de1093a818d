import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readCatalogue } from '../src/rules/catalogue.ts'
import { abbreviate, citedIds } from '../src/rules/citations.ts'
import { jsonReport, textReport } from '../src/rules/report.ts'
import { survey } from '../src/rules/survey.ts'
import { testTitles } from '../src/rules/titles.ts'

const document = `# Toy
## 3. Rules
- **TY-MOVE-01** One.
- **TY-MOVE-02** Two, see TY-FX-01.
- **TY-FX-01** Three.
## 6. Scenarios
- **TY-EX-01 Title** (MOVE-01) Four.
| TY-BAD-01 | five | \`SIX\` |
## 13. Counts
| section | rules |
|---|---|
| TY-MOVE | 2 |
| TY-FX | 1 |
| **rules in total** | **3** |
| bad-input groups (TY-BAD) | 1 |
`
const complete = {
  'docs/rules/toy.md': document,
  'games/src/toy/README.md': 'Toy\n\nStatus: finished\n',
  'games/src/toy/turn.ts': `export const needs = ['TY-MOVE-01'] // TY-MOVE-02\n`,
  'packages/kernel/src/effects.ts': '// TY-FX-01\n',
  'games/src/toy/test/rules.test.ts': `test('TY-MOVE-01, -02 and more', () => {})\ntest('TY-FX-01 three', () => {})\ntest('TY-EX-01', () => {})\n`,
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'duelhall-rules-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
const errors = (files: Record<string, string>) => jsonReport(survey(repository(files))).errors
const numbers = (files: Record<string, string>) => JSON.parse(jsonReport(survey(repository(files))).out)

test('a finished game with code and test for every rule passes', () => {
  const found = survey(repository(complete))
  expect(JSON.parse(jsonReport(found).out)).toEqual({ toy: { rules: 3, cited: 3, tested: 3 } })
  expect(jsonReport(found).errors).toEqual([])
  expect(textReport(found).out.split('\n')).toEqual([
    'toy (finished)',
    '                total  cited tested',
    '  rules             3      3      3',
    '  scenarios         1             1',
    '  refusals          1             0',
    '  refusals without test: TY-BAD-01',
  ])
})

test('a gap fails a finished game and only a finished game', () => {
  const gap = { ...complete, 'packages/kernel/src/effects.ts': '' }
  expect(errors(gap)).toEqual(['toy is finished, but 1 rules have no code and 0 no test'])
  expect(textReport(survey(repository(gap))).out).toContain('rules without code: TY-FX-01')
  expect(errors({ ...gap, 'games/src/toy/README.md': 'Toy' })).toEqual([])
  const untested = { ...complete, 'games/src/toy/test/rules.test.ts': `test('TY-MOVE-01 to -02', () => {})` }
  expect(errors(untested)).toEqual(['toy is finished, but 0 rules have no code and 1 no test'])
})

test('a game without a folder has zeros and no failure', () => {
  expect(numbers({ 'docs/rules/toy.md': document })).toEqual({ toy: { rules: 3, cited: 0, tested: 0 } })
  expect(errors({ 'docs/rules/toy.md': document })).toEqual([])
})

test('an id that no document defines fails, in code and in a title', () => {
  expect(errors({ ...complete, 'games/src/toy/turn.ts': '// TY-MOVE-01, -02, -03' })).toEqual([
    'games/src/toy/turn.ts: TY-MOVE-03 is in no rules document',
  ])
  expect(errors({ ...complete, 'games/src/toy/test/more.test.ts': `test('TY-MOV-01', () => {})` })).toEqual([
    'games/src/toy/test/more.test.ts: TY-MOV-01 is in no rules document',
  ])
})

test('tests and lessons are not code, and another game is not this one', () => {
  const { 'games/src/toy/turn.ts': turn, ...rest } = complete
  expect(
    numbers({ ...rest, 'games/src/toy/test/table.ts': turn, 'games/src/toy/lessons/first.ts': turn, 'games/src/other/turn.ts': turn }),
  ).toEqual({
    toy: { rules: 3, cited: 1, tested: 3 },
  })
})

test('a document must agree with its own counts', () => {
  expect(() => readCatalogue('toy', document.replace('| TY-MOVE | 2 |', '| TY-MOVE | 3 |'))).toThrow(
    'TY-MOVE has 2 rules, its Counts say 3',
  )
  expect(() => readCatalogue('toy', document.replace('**3**', '**4**'))).toThrow('3 rules, its Counts say 4')
  expect(() => readCatalogue('toy', document.replace('TY-MOVE-02', 'TY-MOVE-01'))).toThrow('TY-MOVE-01 is defined twice')
})

test.each([
  ['TY-A-01', ['TY-A-01']],
  ['TY-A-01, -03 and -05', ['TY-A-01', 'TY-A-03', 'TY-A-05']],
  ['TY-A-01 to -03', ['TY-A-01', 'TY-A-02', 'TY-A-03']],
  ['TY-A-02…05, TY-B-01', ['TY-A-02', 'TY-A-03', 'TY-A-05', 'TY-B-01']],
  ['TY-A-01/02b', ['TY-A-01', 'TY-A-02']],
  ['TY-A-03, -1 means none; TY-A-02e', ['TY-A-03', 'TY-A-02']],
  ['OTHER-TY, XTY-A-01', []],
])('%s names ids', (text, ids) => {
  const known = new Set(['TY-A-01', 'TY-A-02', 'TY-A-03', 'TY-A-05', 'TY-B-01'])
  expect([...citedIds(text, ['TY'], known)]).toEqual(ids)
})

test('ids are listed short', () => {
  const ids = ['TY-A-01', 'TY-A-03', 'TY-A-04', 'TY-A-05', 'TY-B-06', 'TY-B-07']
  const short = abbreviate(ids)
  expect(short).toBe('TY-A-01, -03 to -05, TY-B-06, -07')
  expect([...citedIds(short, ['TY'], new Set(ids))]).toEqual(ids)
})

test('titles come from tests that run', () => {
  const text = `
    test('one', () => expect(refusal).toBe('not this'))
    it("two's", () => {})
    test.each([['in table']])('%s three', () => {})
    test.each([['not shown']])('four', () => {})
    test.for(cases)('$id five', () => {})
    for (const [id, run] of Object.entries(named)) test(\`\${id} six\`, run)
    test.skip('skipped', () => {})
    // test('commented', () => {})
    pattern.test('no title')
    const cases = [{ id: 'in constant' }]
    const named: Record<string, () => void> = { 'in loop': () => {} }
  `
  const titles = testTitles(text)
  for (const [i, words] of ['one', "two's", 'in table', 'four', 'in constant', 'in loop'].entries()) expect(titles[i]).toContain(words)
  expect(titles).toHaveLength(6)
  expect(titles.join(' ')).not.toMatch(/not this|not shown|skipped|commented|no title/)
})

test('the documents of this repository hold 1,329 rules', () => {
  const { games, unknown } = survey(join(import.meta.dirname, '../../..'))
  expect(games.map(({ game, catalogue }) => [game, catalogue.rules.length])).toEqual([
    ['battle-of-creatures', 93],
    ['dice-masters', 461],
    ['duel-monsters', 531],
    ['dungeon-dice', 244],
  ])
  expect(unknown).toEqual([])
})
