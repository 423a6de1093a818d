import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { battleOfCreatures, duelMonsters, dungeonDice } from '@duelhall/games'
import { digest } from '@duelhall/kernel'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  compare,
  deadline,
  entrantFrom,
  kept,
  LabFault,
  type LeaguePlan,
  leagueOf,
  leaguePage,
  matchesOf,
  mirrored,
  oddsAt,
  openJournal,
  openPool,
  pageHtml,
  playTask,
  pointsIn,
  tableOf,
  writeReport,
} from '../src/index.ts'

vi.setConfig({ testTimeout: 120_000 })

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'duelhall-lab-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const table = tableOf(battleOfCreatures)
const [random, greedy, search] = ['random', 'greedy', 'search@15'].map((bot) => entrantFrom(battleOfCreatures, bot))
const plan: LeaguePlan = { table, entrants: [random!, greedy!, search!], pairs: 'all', games: 2, seed: 'test' }
const tasks = matchesOf(plan).flatMap((match) => match.tasks)

async function played(threads: number, out: string) {
  const pool = openPool(threads, openJournal(out))
  try {
    return await pool.play(tasks)
  } finally {
    await pool.close()
  }
}

test('mirrored games share a seed and exchange the seats', () => {
  const [one, two, three] = mirrored(table, greedy!, random!, 's', 4)
  expect([one!.seed, two!.seed]).toEqual(['s/0', 's/0'])
  expect(three!.seed).toBe('s/1')
  expect([one!.bots, two!.bots]).toEqual([
    ['greedy', 'random'],
    ['random', 'greedy'],
  ])
  const won = playTask(one!)
  expect(pointsIn({ ...won, places: [1, 2] }, 0)).toBe(1)
  expect(pointsIn({ ...won, places: [1, 2] }, 1)).toBe(0)
  expect(pointsIn({ ...won, places: [1, 1] }, 1)).toBe(0.5)
  expect(pointsIn({ ...won, places: null }, 1)).toBe(0.5)
})

test('the same report with one thread and with two, and after an interruption', async () => {
  const [one, two] = [folder(), folder()]
  const first = leagueOf(plan, await played(1, one))
  const second = leagueOf(plan, await played(2, two))
  expect(second).toEqual(first)
  const page = leaguePage([first], new Map())
  await writeReport(one, page, first, [])
  await writeReport(two, leaguePage([second], new Map()), second, [])
  for (const file of ['report.html', 'report.json', 'battle-of-creatures-pairings.csv'])
    expect(readFileSync(join(two, file), 'utf8')).toBe(readFileSync(join(one, file), 'utf8'))

  const lines = readFileSync(join(two, 'games.jsonl'), 'utf8').split('\n').filter(Boolean)
  expect(lines).toHaveLength(tasks.length)
  writeFileSync(join(two, 'games.jsonl'), `${lines.slice(0, 3).join('\n')}\n${lines[3]!.slice(0, 40)}`) // the power went
  const journal = openJournal(two)
  expect(tasks.filter((task) => journal.has(task) !== undefined)).toHaveLength(3)
  expect(leagueOf(plan, await played(2, two))).toEqual(first)
  expect(
    readFileSync(join(two, 'games.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"task"')),
  ).toHaveLength(tasks.length + 1)
})

test('pairings may have numbers of games of their own, and several games are summed up by lower bounds', () => {
  const ladder: LeaguePlan = { ...plan, pairs: 'ladder', games: [4, 2] }
  expect(matchesOf(ladder).map((match) => match.tasks.length)).toEqual([4, 2])
  expect(() => matchesOf({ ...ladder, games: [4, 2, 2] })).toThrow('there are 2 pairings, and 3 numbers of games')
  const won = playTask({ ...tasks[0]!, bots: ['random', 'random'] })
  const league = leagueOf(
    ladder,
    Array.from({ length: 6 }, (_, g) => ({ ...won, places: g % 2 === 0 ? [1, 2] : [2, 1] })),
  )
  const [all] = leaguePage([league, { ...league, game: 'other' }], new Map([['battle-of-creatures', 'Creatures']])).sections
  expect(all!.grid).toEqual({
    columns: ['game', 'greedy : random', 'search@15 : greedy'],
    rows: [
      ['Creatures', '51.0 %', '34.2 %'],
      ['other', '51.0 %', '34.2 %'],
    ],
  })
  expect(leaguePage([league], new Map()).sections.map(({ id }) => id)).toEqual([
    'battle-of-creatures-pairings',
    'battle-of-creatures-ratings',
  ])
  const even = { ...league, standings: league.standings.map((one) => ({ ...one, rating: -0.3, low: -12.6, high: 7.2 })) }
  expect(leaguePage([even], new Map()).sections[1]!.grid.rows[0]!.slice(1, 4)).toEqual(['+0', '-13', '+7'])
})

test('what the journal knows is not played again', async () => {
  const out = folder()
  const results = await played(1, out)
  const lines = readFileSync(join(out, 'games.jsonl'), 'utf8').trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { task: string }).task)).toEqual(tasks.map(digest)) // one after the other
  const forged = JSON.parse(lines[0]!) as { task: string; result: { decisions: number } }
  forged.result.decisions = 12_345
  appendFileSync(join(out, 'games.jsonl'), `${JSON.stringify(forged)}\n`)
  const again = await played(1, out)
  expect(again.filter((result) => result.decisions === 12_345)).toHaveLength(1)
  expect(results.some((result) => result.decisions === 12_345)).toBe(false)
})

test('a report holds its tables and pictures and asks for nothing else', async () => {
  const results = tasks.map(() => playTask({ ...tasks[0]!, bots: ['random', 'random'] }))
  const html = await pageHtml(leaguePage([leagueOf(plan, results)], new Map([['battle-of-creatures', '<Creatures>']])))
  expect(html.match(/<svg/g)).toHaveLength(3)
  expect(html).toContain('&lt;Creatures&gt;: pairings')
  expect(html).not.toMatch(/<script|<link|src=|url\(http/)
})

test('a comparison stops as soon as it is sure', async () => {
  const pool = openPool(2)
  try {
    const test = { even: 0.5, better: 0.9, error: 0.05 }
    const { comparison: better, results } = await compare({ table, a: greedy!, b: random!, test, most: 40, seed: 'sure' }, pool)
    expect([better.verdict, better.games < 40, results.length]).toEqual(['better', true, better.games])
    const { comparison: worse } = await compare({ table, a: random!, b: greedy!, test, most: 40, seed: 'sure' }, pool)
    expect(worse.verdict).toBe('not better')
  } finally {
    await pool.close()
  }
})

test('how a bot keeps its time is told by the slowest of a thousand answers, not by the usual ones', async () => {
  const times = Array.from({ length: 2000 }, (_, i) => (i < 1990 ? 20 : i < 1997 ? 30 : 90))
  expect(kept(times, 20)).toEqual({ moves: 2000, median: 20, p99: 20, p999: 90, longest: 90, late: 3 })
  const pool = openPool(1)
  try {
    const asked = { table, moves: 20, seed: 'time' }
    const { deadline: timed, results } = await deadline({ ...asked, bot: entrantFrom(battleOfCreatures, 'search@1ms') }, pool)
    expect(timed).toMatchObject({ game: 'battle-of-creatures', bot: 'search@1ms', budget: 1, mishaps: [] })
    expect(timed.moves).toBe(results.reduce((sum, result) => sum + result.decisions, 0))
    expect(timed.longest).toBeGreaterThanOrEqual(timed.median)
    const { deadline: waited } = await deadline({ ...asked, bot: entrantFrom(battleOfCreatures, 'wait@1ms') }, pool)
    expect(waited.budget).toBe(1)
    expect(waited.median).toBeGreaterThanOrEqual(1)
    await expect(deadline({ ...asked, bot: entrantFrom(battleOfCreatures, 'greedy') }, pool)).rejects.toThrow('greedy has no time to keep')
  } finally {
    await pool.close()
  }
})

test('odds are exact where all ways the dice fall can be followed, and drawing agrees with them', () => {
  const { game } = battleOfCreatures
  const state = game.setup(battleOfCreatures.config(2, { first: 0 }), 'odds')
  while (!game.view(state, game.decision(state)!.player).decision!.options.some((option) => option.act === 'summon')) game.apply(state, 0)
  const odds = oddsAt(battleOfCreatures, state, 400, 'odds')
  const at = game.view(state, game.decision(state)!.player).decision!.options.findIndex((option) => option.act === 'summon')
  const summon = odds[at]!
  expect(summon.exact).toBe(true)
  expect(summon.ways).toBeGreaterThan(1)
  for (const { share } of summon.events) expect((share * summon.ways) % 1).toBeCloseTo(0, 6)
  expect(summon.events[0]!.share).toBeCloseTo(1, 10)
})

test.each([
  ['deep-blue', 'there is no bot "deep-blue"'],
  ['search@0', 'the budget must be from 1'],
  ['search@20:luck=3', 'a search has no "luck"'],
  ['search@20:care=many', 'care cannot be "many"'],
  ['level-9', 'there is no level 9'],
  ['greedy~nowhere.json', 'no weights can be read from nowhere.json'],
  ['greedy/nonsense', 'has no deck "nonsense"'],
])('%s is refused in one line', (text, says) => {
  expect(() => entrantFrom(dungeonDice, text)).toThrow(LabFault)
  expect(() => entrantFrom(dungeonDice, text)).toThrow(says)
})

test('a bot can judge by the weights of a file: one that wants to lose does', () => {
  const out = folder()
  const file = join(out, 'contrary.json')
  const { names, weights } = dungeonDice.judgement!
  writeFileSync(file, JSON.stringify(Object.fromEntries(names.map((name, i) => [name, -weights[i]!]))))
  const [usual, contrary] = ['greedy', `greedy/rush~${file}`].map((text) => entrantFrom(dungeonDice, text))
  expect(contrary).toEqual({ id: `greedy/rush~${file}`, bot: `greedy~${file}`, deck: 'rush' })
  const results = mirrored(tableOf(dungeonDice), usual!, { ...contrary!, deck: null }, 'contrary', 4).map(playTask)
  expect(results.map(({ places }) => places)).toEqual([
    [1, 2],
    [2, 1],
    [1, 2],
    [2, 1],
  ])
  writeFileSync(file, JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, 1])), luck: 1 }))
  expect(() => entrantFrom(dungeonDice, `greedy~${file}`)).toThrow(/luck is no weight of this game/)
  writeFileSync(file, '{}')
  expect(() => entrantFrom(dungeonDice, `greedy~${file}`)).toThrow(/life is missing/)
})

test('the weights in use, read from a file, judge as the game does', () => {
  const file = join(folder(), 'same.json')
  const { names, weights } = duelMonsters.judgement!
  writeFileSync(file, JSON.stringify(Object.fromEntries(names.map((name, i) => [name, weights[i]!]))))
  const games = ['greedy', `greedy~${file}`].map((text) => {
    const [usual, other] = ['greedy', text].map((bot) => entrantFrom(duelMonsters, bot))
    return playTask(mirrored({ ...tableOf(duelMonsters), options: { matchLength: 1 } }, usual!, other!, 'same', 2)[0]!)
  })
  expect(games[1]).toEqual(games[0])
})

test('a folder that cannot be made is told', () => {
  const out = folder()
  writeFileSync(join(out, 'file'), '')
  expect(() => openJournal(join(out, 'file', 'inner'))).toThrow(/^cannot write to .*: a part of the path is not a folder$/)
})
