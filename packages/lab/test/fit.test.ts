import { battleOfCreatures, dungeonDice } from '@duelhall/games'
import { expect, test } from 'vitest'
import { type FitPlan, fit, fitGames, LabFault, type Pool, playTask, type Result, type Task, tableOf } from '../src/index.ts'

const plan: FitPlan = { table: tableOf(battleOfCreatures), bot: 'random', decks: [], rounds: 3, games: 200, seed: 'fit' }
const { names, weights: before } = battleOfCreatures.judgement!
const blank = playTask({
  game: 'battle-of-creatures',
  config: battleOfCreatures.config(2),
  seed: 's',
  bots: ['random', 'random'],
  note: 'result',
})

/** Games that whoever weighs the first measure more wins. */
const won = ({ weights }: Task): Result => ({ ...blank, places: weights![0]![0]! > weights![1]![0]! ? [1, 2] : [2, 1] })
const poolOf = (play: (task: Task) => Result, seen: Task[] = []): Pool => ({
  async play(tasks, after) {
    seen.push(...tasks)
    return tasks.map((task) => {
      after?.()
      return play(task)
    })
  },
  close: async () => {},
})

test('a weight that wins grows, others stay, and what was found meets what is in use', async () => {
  const seen: Task[] = []
  let done = 0
  const { fit: found } = await fit(plan, poolOf(won, seen), () => done++)
  expect([done, seen.length]).toEqual([fitGames(plan), 4 * plan.games])
  expect(found.weights[0]).toBeGreaterThan(1.3 * before[0]!)
  for (let i = 1; i < names.length; i++) expect(Math.abs(Math.log(found.weights[i]! / before[i]!))).toBeLessThan(0.2)
  expect(found.rounds.map(({ effects }) => effects[0]!.effect > 3 * effects[0]!.error)).toEqual([true, true, true])
  expect([found.games, found.points, found.share]).toEqual([200, 200, 1])
  expect((await fit(plan, poolOf(won))).fit).toEqual(found)
  const elsewhere = before.map((weight) => 2 * weight)
  expect((await fit({ ...plan, from: elsewhere }, poolOf(won))).fit).toMatchObject({ before: elsewhere, points: 200 })
})

test('where nothing makes a difference nothing moves far', async () => {
  const even = await fit(
    plan,
    poolOf(({ seed }) => ({ ...blank, places: Number(seed.split('/').at(-1)) % 2 === 0 ? [1, 2] : [2, 1] })),
  )
  expect(even.fit.weights).toEqual(before)
  expect(even.fit.share).toBe(0.5)
})

test('mirrored games exchange seats and weights, and both sides have the same deck', async () => {
  const seen: Task[] = []
  await fit({ ...plan, table: tableOf(dungeonDice), decks: ['rush', 'items'], rounds: 1, games: 4 }, poolOf(won, seen))
  const [one, two, three] = seen
  expect(two!.weights).toEqual(one!.weights!.toReversed())
  expect([two!.seed, three!.seed === one!.seed]).toEqual([one!.seed, false])
  for (const [task, id] of [[one, 'rush'], [two, 'rush'], [three, 'items']] as const) // biome-ignore format: a table
    expect(task!.config).toEqual(dungeonDice.config(2, {}, [id, id]))
})

test('a seat plays by the weights of its task', () => {
  const contrary = before.map((weight) => -weight)
  const task: Task = {
    game: 'battle-of-creatures',
    config: battleOfCreatures.config(2),
    seed: 's',
    bots: ['greedy', 'greedy'],
    note: 'result',
  }
  expect(playTask({ ...task, weights: [contrary, before] }).places).toEqual([2, 1])
  expect(playTask({ ...task, weights: [before, contrary] }).places).toEqual([1, 2])
  expect(playTask({ ...task, weights: [before, before] })).toEqual(playTask(task))
})

test('a game whose evaluation has no weights is told', async () => {
  const { judgement: _, ...bare } = battleOfCreatures
  await expect(fit({ ...plan, table: tableOf(bare) }, poolOf(won))).rejects.toThrow(LabFault)
})
