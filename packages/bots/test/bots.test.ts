import { battleOfCreatures } from '@duelhall/games'
import { digest, type GameModule, playBack, type State } from '@duelhall/kernel'
import { tiny } from '@duelhall/testkit'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { agreesTo, answerOf, type Bot, BotFault, botNamed, bots, greedy, Incident, playGame, random } from '../src/index.ts'

vi.setConfig({ testTimeout: 60_000 }) // a machine may be busy

/** A position in the middle of a game: so many random moves after set-up. */
function position(module: GameModule, seed: string, moves: number): State {
  const { game } = module
  const state = game.setup(module.config(module.players.min), seed)
  for (let n = 0; n < moves && game.decision(state) !== null; n++) game.apply(state, answerOf(module, state, random, `${seed}/walk`))
  return state
}

/** One game without secrets, one full of them. */
const modules: readonly GameModule[] = [battleOfCreatures, tiny]

describe.each(modules.map((module) => [module.game.id, module] as const))('%s', (_id, module) => {
  const { game } = module
  const config = module.config(module.players.min)

  test.each(bots.map((bot) => [bot.name, bot] as const))('%s: same view and same seed, same move, whatever is hidden', (_name, bot) => {
    fc.assert(
      fc.property(fc.string(), fc.nat(120), fc.string(), (seed, moves, other) => {
        const state = position(module, seed, moves)
        const decision = game.decision(state)
        if (decision === null) return
        const elsewhere = game.clone(state) // other dice to come, other secrets
        game.resample(elsewhere, decision.player, other)
        expect(game.view(elsewhere, decision.player)).toEqual(game.view(state, decision.player))
        expect(answerOf(module, elsewhere, bot, seed)).toBe(answerOf(module, state, bot, seed))
        expect(agreesTo(module, elsewhere, decision.player, bot, seed)).toBe(agreesTo(module, state, decision.player, bot, seed))
      }),
      { numRuns: 40 },
    )
  })

  test('a bot cannot touch the table, only a copy with other dice', () => {
    const state = position(module, 'touch', 40)
    const before = digest(state)
    const vandal: Bot = {
      name: 'vandal',
      choose({ module: its, state: copy }) {
        expect(digest(copy)).not.toBe(before)
        for (let n = 0; n < 5 && its.game.decision(copy) !== null; n++) its.game.apply(copy, 0)
        return 0
      },
      agrees: () => true,
    }
    expect(answerOf(module, state, vandal, 'seed')).toBe(0)
    expect(digest(state)).toBe(before)
  })

  test.each([-1, 1e6, 0.5, Number.NaN])('an answer of %s is refused', (answer) => {
    const bot: Bot = { name: 'broken', choose: () => answer, agrees: () => true }
    expect(() => answerOf(module, position(module, 'bad', 10), bot, 's')).toThrow(BotFault)
  })

  test('a game between bots is the same again from the same seed, and its replay verifies', () => {
    const seats = seatsOf(module)
    const once = playGame(module, config, 'again', seats)
    expect(playGame(module, config, 'again', seats)).toEqual(once)
    expect(playGame(module, config, 'other', seats).replay.digest).not.toBe(once.replay.digest)
    expect(once.outcome).not.toBeNull()
    expect(once.decisions).toBe(once.replay.choices.length)
    expect(playBack(game, once.replay).divergence).toBeNull()
  })

  test('what breaks in mid-game comes with the replay that leads there', () => {
    let left = 12
    const failing: Bot = { name: 'failing', choose: (seen) => (left-- > 0 ? random.choose(seen) : -1), agrees: () => false }
    const error = caught(() =>
      playGame(
        module,
        config,
        'incident',
        seatsOf(module).map(() => failing),
      ),
    )
    expect(error).toBeInstanceOf(Incident)
    if (!(error instanceof Incident)) return
    expect(error.message).toContain('failing answered -1')
    expect(error.replay.choices).toHaveLength(12)
    expect(playBack(game, error.replay).divergence).toBeNull()
  })

  test('greedy looks at every option, but not without bound', () => {
    const state = position(module, 'bound', 60)
    const options = game.decision(state)!.options.length
    const tried = new Set<number>()
    let applied = 0
    const apply: typeof game.apply = (copy, choice, sink) => {
      applied++
      if (typeof choice === 'number') tried.add(choice)
      game.apply(copy, choice, sink)
    }
    answerOf({ ...module, game: { ...game, apply } }, state, greedy, 'bound')
    expect(tried.size).toBeGreaterThanOrEqual(Math.min(options, 240))
    expect(applied).toBeLessThan(240 * 2 + 6 * 6 + 1)
  })
})

test('greedy beats random', () => {
  const module = modules[0]!
  const config = module.config(module.players.min)
  let wins = 0
  const rounds = 15
  for (let n = 0; n < rounds; n++)
    for (const seat of [0, 1]) {
      const seats = seatsOf(module).map((_, p) => (p === seat ? greedy : random))
      if (playGame(module, config, `match ${n}`, seats).outcome?.places[seat] === 1) wins++
    }
  expect(wins / (2 * rounds)).toBeGreaterThan(0.8)
})

test('random reaches every option about equally often', () => {
  const module = modules[0]!
  const state = position(module, 'fair', 30)
  const options = module.game.decision(state)!.options.length
  const counts = new Array<number>(options).fill(0)
  const rolls = 200 * options
  for (let n = 0; n < rolls; n++) counts[answerOf(module, state, random, `${n}`)]!++
  const chi = counts.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)
  expect(chi).toBeLessThan(options - 1 + 5 * Math.sqrt(2 * (options - 1)))
})

test('bots go by their names', () => {
  expect(bots.map((bot) => botNamed(bot.name))).toEqual(bots)
  expect(botNamed('deep blue')).toBeNull()
})

const seatsOf = (module: GameModule): readonly Bot[] => Array.from({ length: module.players.min }, () => random)

function caught(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
