import { patchFrom } from '@duelhall/api'
import { games } from '@duelhall/games'
import { type Happening, playerId } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { createHost } from '../../src/engine/host.ts'
import type { Answered, Asked, CallName, Failure } from '../../src/engine/protocol.ts'

function newHost() {
  const host = createHost((game) => {
    const module = games.find((one) => one.game.id === game)
    return module === undefined ? null : Promise.resolve(module)
  })
  const send = async <K extends CallName>(call: K, ask: Asked<K>) => host.answer({ id: 1, call, ask })
  return {
    async call<K extends CallName>(call: K, ask: Asked<K>): Promise<Answered<K>> {
      const reply = await send(call, ask)
      if ('failure' in reply) throw new Error(`${reply.failure.kind}: ${reply.failure.says}`)
      return reply.answer as Answered<K>
    },
    async failure<K extends CallName>(call: K, ask: Asked<K>): Promise<Failure> {
      const reply = await send(call, ask)
      if (!('failure' in reply)) throw new Error('it was answered')
      return reply.failure
    },
  }
}

const you = playerId(0)
const termsFor = (game: string, table: Readonly<Record<string, unknown>> = {}) => {
  const module = games.find((one) => one.game.id === game)!
  return { game, config: module.config(2, table), seed: 'host' }
}

test.each(games.map((module) => module.game.id))(
  '%s: computers play through the protocol, the table is taken up again, and its story is told',
  async (game) => {
    const { call } = newHost()
    const terms = termsFor(game, game === 'battle-of-creatures' ? { randomPreparation: true, turnLimit: 10 } : {})
    let { scene, replay } = await call('open', { terms, choices: [], viewer: you })
    let told = 0
    for (let n = 0; scene.outcome === null && n < 80; n++) {
      const move = await call('think', { terms, choices: replay.choices, level: 1 })
      const beat = await call('choose', { ...move, viewer: you })
      scene = beat.scene
      replay = beat.replay
      told += beat.told.length
      expect(scene.options.length).toBe(scene.view.decision?.options.length ?? 0)
    }
    expect(told).toBeGreaterThan(10)
    const { moments, divergence } = await call('story', { replay })
    expect(divergence).toBeNull()
    expect(moments.length).toBe(replay.choices.length + 1)
    const last = await call('scene', { at: replay.choices.length, viewer: you })
    expect(last.scene.view).toEqual(scene.view)
    const again = await call('open', { terms, choices: replay.choices, viewer: you })
    expect(again.scene.view).toEqual(scene.view)
    expect(again.log.length).toBe(told)
  },
  120_000,
)

test('a recording is seen as it was shown, without the rules', async () => {
  const { call } = newHost()
  const terms = termsFor('dungeon-dice')
  let { scene, replay } = await call('open', { terms, choices: [], viewer: null })
  const views = [scene.view]
  const told: (readonly Happening[])[] = [[]]
  for (let n = 0; n < 12; n++) {
    const beat = await call('choose', { ...(await call('think', { terms, choices: replay.choices, level: 1 })), viewer: null })
    scene = beat.scene
    replay = beat.replay
    views.push(scene.view)
    told.push(beat.events)
  }
  const steps = views.map((view, i) => ({ at: i, told: told[i] as never, patch: patchFrom(views[i - 1] ?? null, view) }))
  const { moments, players } = await call('recorded', { recording: { match: 'm', game: 'dungeon-dice', seats: ['Ada', 'Bob'], steps } })
  expect(players).toBe(2)
  expect(moments.map((moment) => moment.at)).toEqual(views.map((_, i) => i))
  expect(moments.flatMap((moment) => moment.told).length).toBeGreaterThan(5)
  for (const [at, view] of views.entries()) expect((await call('scene', { at, viewer: null })).scene.view).toEqual(view)
})

test('a choice that is not offered is refused with its rule and changes nothing', async () => {
  const { call, failure } = newHost()
  const terms = termsFor('battle-of-creatures', { randomPreparation: true })
  const { scene } = await call('open', { terms, choices: [], viewer: null })
  const { player } = scene.view.decision!
  const seen = await call('look', { viewer: player })
  const { n, options } = seen.scene.view.decision!
  const move = options.find((option) => option.act === 'move')!
  const refused = await failure('choose', { by: player, n: n!, option: { ...move, place: null }, viewer: player })
  expect(refused.kind).toBe('refused')
  expect((await call('look', { viewer: player })).scene).toEqual(seen.scene)
  const far = seen.scene.view.pieces.findIndex((piece, h) => h >= 2 && piece.controller !== player)
  const reasons = await call('explain', { player, pressed: { piece: far as never, target: null, place: null } })
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) {
    expect(reason.rule).toMatch(/^BC-[A-Z]+-\d+$/)
    expect(reason.says.length).toBeGreaterThan(10)
  }
})

test('undo goes back while nobody has seen it, and is refused afterwards', async () => {
  const { call, failure } = newHost()
  const terms = { ...termsFor('dungeon-dice'), config: games.find((one) => one.game.id === 'dungeon-dice')!.config(2, { first: 0 }) }
  const start = await call('open', { terms, choices: [], viewer: you })
  expect((await failure('undo', { viewer: you })).kind).toBe('refused')
  const { n, options, player } = start.scene.view.decision!
  const after = await call('choose', { by: player, n: n!, option: options[1]!, viewer: you })
  expect(after.scene.view.decision!.back).toBe(1)
  const back = await call('undo', { viewer: you })
  expect(back.scene).toEqual(start.scene)
  expect(back.replay.choices).toEqual([])
})

test.each([
  ['no object', 'hello', 'this is not a replay'],
  ['another game', { game: 'chess' }, 'there is no game chess'],
  ['half a replay', { game: 'dungeon-dice', rules: 1 }, 'replay'],
])('what is no replay is refused: %s', async (_what, replay, says) => {
  const refused = await newHost().failure('story', { replay })
  expect(refused).toMatchObject({ kind: 'input', says })
})

test('a config that cannot be played is told with its rule', async () => {
  const { config, problems } = await newHost().call('check', {
    game: 'battle-of-creatures',
    players: 3,
    table: { teams: true },
    decks: [],
    lists: [],
  })
  expect(config).toBeTruthy()
  expect(problems.map((problem) => problem.rule)).toEqual(['BC-VAR-10'])
})

test('ready decks are put on the seats that ask for them', async () => {
  const { config } = await newHost().call('check', { game: 'dungeon-dice', players: 2, table: {}, decks: ['dragons', null], lists: [] })
  const plain = (await newHost().call('check', { game: 'dungeon-dice', players: 2, table: {}, decks: [], lists: [] })).config
  expect(config).not.toEqual(plain)
  expect((config as { seats: unknown[] }).seats[1]).toEqual((plain as { seats: unknown[] }).seats[1])
})

test('a list that somebody built takes the place of a deck, and is held to the rules', async () => {
  const ask = { game: 'dungeon-dice', players: 2, table: {}, decks: ['dragons', null] }
  const dragons = (await newHost().call('check', { ...ask, lists: [] })).config as { seats: { deck: Record<string, string[]> }[] }
  const { dice, figures } = dragons.seats[0]!.deck as { dice: string[]; figures: string[] }
  const brought = await newHost().call('check', { ...ask, lists: [null, { dice, figures }] })
  expect((brought.config as typeof dragons).seats[1]).toEqual({ deck: { dice, figures } })
  expect(brought.problems).toEqual([])
  const short = await newHost().call('check', { ...ask, lists: [null, { dice: dice.slice(1), figures }] })
  expect(short.problems.map(({ path }) => path.split('.').slice(0, 2).join('.'))).toContain('seats.1')
})
