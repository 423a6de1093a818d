import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { drawn, emblem, type Facts, factsOf, planOf, plans, prepare } from '../src/index.ts'
import { problems } from './svg.ts'

const every = games.flatMap((game) => game.catalog.map((entry) => factsOf(game.game.id, entry)))

/** Facts for every plan, also those no card of the games has yet. */
const cast: readonly Facts[] = [
  ...plans.map((plan, i): Facts => ({ id: `p${i}`, name: `Number ${i}`, kind: plan, type: plan, attribute: 'earth' })),
  ...(['equip', 'field', 'ritual', 'quick-play', 'continuous', 'normal'] as const).flatMap((icon) => [
    { id: `s-${icon}`, name: 'A spell', kind: 'spell', icon, does: ['draw'] },
    { id: `t-${icon}`, name: 'A trap', kind: 'trap', icon },
  ]),
]

test('the same facts give the same picture', async () => {
  for (const facts of cast) expect(await emblem({ ...facts })).toBe(await emblem(facts))
})

test('no two cards of any game look the same', async () => {
  const owners = new Map<string, string>()
  for (const facts of every) {
    const svg = await emblem(facts, { uid: 'same' })
    expect(`${owners.get(svg) ?? ''}${facts.id}`).toBe(facts.id)
    owners.set(svg, facts.id)
  }
  expect(owners.size).toBe(every.length)
})

test('the name, the level and the realm all change the picture', async () => {
  const facts: Facts = { id: 'x', name: 'Wandering Knight', kind: 'monster', type: 'warrior', attribute: 'fire', level: 2 }
  const others: readonly Facts[] = [
    { ...facts, name: 'Wandering Squire' },
    { ...facts, level: 8 },
    { ...facts, attribute: 'water' },
    { ...facts, type: 'dragon' },
    { ...facts, id: 'y' },
  ]
  const plain = await emblem(facts, { uid: 'u' })
  for (const other of others) expect(await emblem(other, { uid: 'u' })).not.toBe(plain)
})

test('every picture is well-formed, has ids of its own and stays below 90 kB', async () => {
  for (const facts of [...every, ...cast]) {
    const svg = await emblem(facts)
    expect(problems(svg), facts.id).toEqual([])
    expect(svg.length, facts.id).toBeLessThan(90_000)
  }
})

test('two pictures of one card share a page when their ids begin differently', async () => {
  const facts = every[0]!
  expect(problems((await emblem(facts, { uid: 'a' })) + (await emblem(facts, { uid: 'b' })))).toEqual([])
  expect(problems((await emblem(facts, { uid: 'a' })) + (await emblem(facts, { uid: 'a' })))).not.toEqual([])
})

test('without its ground the figure stands alone', async () => {
  const facts = every[0]!
  expect(await emblem(facts)).toContain('<rect width="256" height="256"')
  expect(await emblem(facts, { ground: false })).not.toContain('<rect width="256" height="256"')
})

test('a plan is drawn at once when it has been fetched, not before', async () => {
  const facts: Facts = { id: 'lazy', name: 'Nobody', kind: 'monster', type: 'balloon mushroom' }
  await prepare(facts)
  expect(drawn(facts)).toBe(await emblem(facts))
})

test.each([
  ['dragon', 'Any', 'dragon'],
  ['warrior', 'Great Moth', 'moth'],
  ['fiend', 'Summoned Skull', 'fiend'],
  ['zombie', 'Pumpking', 'undead'],
  ['dragon', 'Skull Archer', 'dragon'],
  ['no such type', 'Any', 'fiend'],
] as const)('a %s named %s is drawn as a %s', (type, name, plan) => {
  expect(planOf({ id: 'x', name, kind: 'monster', type })).toBe(plan)
})

test('a spell stays a spell whatever its name says', () => {
  expect(planOf({ id: 'x', name: 'Dragon Tree', kind: 'spell' })).toBe('spell')
})
