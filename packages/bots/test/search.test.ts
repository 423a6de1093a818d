import { battleOfCreatures, duelMonsters, dungeonDice, games } from '@duelhall/games'
import { type GameModule, playBack, playerId, type State, stakeOf } from '@duelhall/kernel'
import { tiny } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import { dice } from '../src/chance.ts'
import { Descent, gathered } from '../src/descent.ts'
import { answerOf, ask, greedy, type Incident, playGame, random, searcher } from '../src/index.ts'
import { evened } from '../src/look.ts'
import { usual } from '../src/manner.ts'
import { allOpen, edgeAt, fade, follow, foresee, foreseeNext, foreseenAt, meaning, nextNode, node, rowOf, worthOf } from '../src/tree.ts'

const { game } = battleOfCreatures

const secretive: readonly GameModule[] = [tiny, duelMonsters]

test('search beats greedy with few looks ahead, mirrored seats, paired seeds', () => {
  const bot = searcher('search', { iterations: 200 })
  let wins = 0
  for (let i = 0; i < 12; i++) {
    const seats = i % 2 === 0 ? [bot, greedy] : [greedy, bot]
    const { outcome } = playGame(battleOfCreatures, battleOfCreatures.config(2), `pair ${i >> 1}`, seats)
    if (outcome!.places[i % 2] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(9)
})

test('search plays for each of several players', () => {
  const bot = searcher('search', { iterations: 100 })
  const { outcome } = playGame(battleOfCreatures, battleOfCreatures.config(4), 'four', [bot, random, random, random])
  expect(outcome!.places[0]).toBe(1)
})

test('search stops at its deadline, and looks at least once', () => {
  let clock = 0
  let clones = 0
  const now = () => {
    clock += 5
    return clock
  }
  const state = game.setup(battleOfCreatures.config(2), 'deadline')
  const clone: typeof game.clone = (s) => {
    clones++
    return game.clone(s)
  }
  const counting = { ...battleOfCreatures, game: { ...game, clone } }
  answerOf(counting, state, searcher('clocked', { ms: 50, now }), 's')
  expect(clock).toBeGreaterThanOrEqual(45)
  expect(clock).toBeLessThanOrEqual(5 + 50 + 5)
  clock = 0
  clones = 0
  answerOf(counting, state, searcher('late', { ms: 0, now }), 's')
  expect(clock).toBeLessThanOrEqual(15)
  expect(clones).toBe(3) // what it is handed, the deal it looks at, and one look
  clock = 0
  answerOf(counting, state, searcher('both', { iterations: 3, ms: 50, now }), 's')
  expect(clock).toBeLessThanOrEqual(30)
})

test('nothing is thought about where there is one option', () => {
  const state = game.setup(battleOfCreatures.config(2), 'forced')
  const [only] = game.decision(state)!.options
  const forced = { ...battleOfCreatures, game: { ...game, decision: () => ({ ...game.decision(state)!, options: [only!] }) } }
  const evaluate = () => expect.fail('was judged')
  expect(answerOf({ ...forced, evaluate }, state, searcher('search', { iterations: 500 }), 's')).toBe(0)
})

test('a search ends early once what is left could not change its answer', () => {
  const state = game.setup(battleOfCreatures.config(2), 'settled')
  const looksFor = (isGood: (first: unknown) => boolean) => {
    const first = new WeakMap<object, unknown>()
    let looks = 0
    const clone: typeof game.clone = (s) => {
      looks++
      return game.clone(s)
    }
    const apply: typeof game.apply = (s, option, sink) => {
      if (!first.has(s)) first.set(s, option)
      game.apply(s, option, sink)
    }
    const evaluate: typeof battleOfCreatures.evaluate = (s, p) => (isGood(first.get(s)) === (p === 0) ? 0.9 : 0.1)
    const module = { ...battleOfCreatures, evaluate, game: { ...game, apply, clone } }
    return { answer: answerOf(module, state, searcher('search', { iterations: 400 }), 's'), looks }
  }
  const clear = looksFor((first) => first === 3)
  const even = looksFor(() => true)
  expect(clear.answer).toBe(3)
  expect(clear.looks).toBeLessThan(even.looks)
})

test('the question asked now is found below the last answer, over the answers of the others', () => {
  const mine = node(playerId(0), 1)
  const last = edgeAt(mine, 7)
  const theirs = nextNode(last, playerId(1), 2)
  const rare = nextNode(edgeAt(theirs, 8), playerId(0), 3)
  const usual = nextNode(edgeAt(theirs, 9), playerId(0), 3)
  rare.visits = 1
  usual.visits = 5
  expect(follow(last, playerId(0), 3)).toBe(usual)
  expect(follow(last, playerId(0), 4)).toBeNull()
})

test('a search that breaks plays its best move so far, and the incident comes with its replay', () => {
  let left = 400
  const fragile = {
    ...battleOfCreatures,
    evaluate: (s: Parameters<typeof battleOfCreatures.evaluate>[0], p: Parameters<typeof battleOfCreatures.evaluate>[1]) => {
      if (left-- === 0) throw new Error('a judgement broke')
      return battleOfCreatures.evaluate(s, p)
    },
  }
  const incidents: Incident[] = []
  const bot = searcher('search', { iterations: 60 })
  const { outcome } = playGame(fragile, battleOfCreatures.config(2), 'fragile', [bot, random], { incident: (one) => incidents.push(one) })
  expect(outcome).not.toBeNull()
  expect(incidents.map((one) => one.message)).toEqual(['a judgement broke'])
  const { state, divergence } = playBack(game, incidents[0]!.replay)
  expect(divergence).toBeNull()
  expect(game.decision(state)!.player).toBe(0)
  left = 60
  const broken = ask(fragile, state, bot, 's')
  expect(broken.trouble).toBeInstanceOf(Error)
  expect(broken.answer).toBeLessThan(game.decision(state)!.options.length)
})

test('edges are named by handle where all is open, by card where only some can tell it', () => {
  const open = game.setup(battleOfCreatures.config(2), 'open')
  expect(allOpen(open)).toBe(true)
  expect(meaning(game.acts, open, game.decision(open)!.options[0]!, playerId(0))).toBe(game.decision(open)!.options[0])
  const names = new Set<string>()
  for (const { state, named } of questions(tiny)) {
    for (const name of named(state)) if (typeof name === 'string') names.add(name)
  }
  expect([...names].every((name) => /\/d\d+\//.test(name))).toBe(true)
  expect(names.size).toBeGreaterThan(3)
})

test.each(secretive.map((module) => [module.game.id, module] as const))('%s: an option means the same in every copy', (_id, module) => {
  let asked = 0
  for (const { state, player, named } of questions(module)) {
    const copy = module.game.clone(state)
    module.game.resample(copy, player, `copy ${asked++}`)
    expect(named(copy)).toEqual(named(state))
  }
  expect(asked).toBeGreaterThan(100)
})

/** Questions of a few random games, with the names their options have in a copy. */
function* questions(module: GameModule) {
  const { game } = module
  for (let i = 0; i < 12; i++) {
    const state = game.setup(module.config(2), `hidden ${i}`)
    for (let n = 0; n < 60; n++) {
      const decision = game.decision(state)
      if (decision === null) break
      const { player, options } = decision
      const named = (copy: State) => game.decision(copy)!.options.map((option) => meaning(game.acts, copy, option, player))
      yield { state, player, named }
      game.apply(state, (n * 7 + i) % options.length)
    }
  }
}

test.each(games.filter(({ players }) => players.min <= 2).map((module) => [module.game.id, module] as const))(
  '%s: the chances of two players add up to one',
  (_id, module) => {
    const { game } = module
    const state = game.setup(module.config(2, {}, []), 'two')
    for (let n = 0; n < 120 && game.decision(state) !== null; n++) {
      expect(module.evaluate(state, playerId(0)) + module.evaluate(state, playerId(1))).toBeCloseTo(1, 9)
      game.apply(state, (n * 7) % game.decision(state)!.options.length)
    }
  },
)

test('what is foreseen of a choice is the best answer to it, whatever was tried besides', () => {
  const [mine, yours] = [playerId(0), playerId(1)]
  const edge = edgeAt(node(mine, 0), 1)
  const answer = nextNode(edge, yours, 0)
  answer.visits = 3
  foresee(edgeAt(answer, 1), [0.9, 0.1], 1)
  foresee(edgeAt(answer, 2), [0.2, 0.8], 2)
  edgeAt(answer, 3)
  expect(foreseenAt(answer)).toEqual([0.2, 0.8])
  foreseeNext(edge, answer)
  Object.assign(edge, { visits: 4, sum: 2.4 })
  expect(worthOf(edge, mine, 0)).toBeCloseTo(0.6, 9)
  expect(worthOf(edge, mine, 0.5)).toBeCloseTo(0.4, 9)
  expect(worthOf(edge, mine, 1)).toBeCloseTo(0.2, 9)
})

test('the edges of a list stand in its order, those that come later and those of like options included', () => {
  const at = node(playerId(0), 0)
  const five = edgeAt(at, 5)
  expect(rowOf(at, [4, 5, 'a', 'a'])).toEqual([null, five, null, null])
  const alike = edgeAt(at, 'a')
  expect(rowOf(at, [4, 5, 'a', 'a'])).toEqual([null, five, alike, alike])
  expect(rowOf(at, [5, 'a'])).toEqual([five, alike])
  expect(rowOf(at, ['a', 5])).toEqual([alike, five])
})

test('a question that chance leads to more often counts for more, and always with what is foreseen of it now', () => {
  const mine = playerId(0)
  const root = node(mine, 0)
  const edge = Object.assign(edgeAt(root, 1), { visits: 1 })
  const [often, seldom] = [nextNode(edge, mine, 1), nextNode(edge, mine, 2)]
  const meet = (at: typeof often, worth: readonly number[], times: number) => {
    for (let n = 0; n < times; n++) {
      at.visits++
      foresee(edgeAt(at, `${worth}`), worth, 1)
      foreseeNext(edge, at)
    }
  }
  meet(often, [0.6, 0.4], 30)
  meet(seldom, [0.2, 0.8], 10)
  expect(worthOf(edge, mine, 1)).toBeCloseTo(0.5, 9)
  meet(seldom, [0.4, 0.6], 10)
  expect(worthOf(edge, mine, 1)).toBeCloseTo((30 * 0.6 + 20 * 0.4) / 50, 9)
  fade(root, 0.5)
  expect(worthOf(edge, mine, 1)).toBeCloseTo(0.52, 9)
  meet(seldom, [0.8, 0.2], 10)
  expect(worthOf(edge, mine, 1)).toBeCloseTo((15 * 0.6 + 20 * 0.8) / 35, 9)
})

test('the rest of an act where the tree ends is the best of a few ways, not any', () => {
  const { game: dungeon } = dungeonDice
  const state = dungeon.setup(dungeonDice.config(2), 'half')
  for (let n = 0; n < 400 && dungeon.decision(state)!.ask !== 'summon'; n++) dungeon.apply(state, 0)
  const summon = dungeon.view(state, dungeon.decision(state)!.player).decision!.options.findIndex(({ act }) => act !== 'skipSummon')
  const judged = (care: number) => {
    const asked = dungeon.decision(state)!.player
    const root = node(asked, 0)
    const descent = new Descent(dungeonDice, { ...usual, care }, dice('half'), gathered(2))
    const before = descent.names(state)[summon]!
    root.order = [before]
    for (let n = 0; n < 20; n++) {
      edgeAt(root, before).visits = 0
      descent.run(dungeon.clone(state), root)
    }
    return edgeAt(root, before).sum / 20
  }
  expect(judged(16)).toBeGreaterThan(judged(1) + 0.005)
})

test('options that are alike are not thought about, and what comes after them is judged as if they had been answered', () => {
  const { game: duel } = duelMonsters
  const state = duel.setup(duelMonsters.config(2), 'alike')
  const isZone = () => duelMonsters.alike!.includes(duel.decision(state)!.ask)
  for (let n = 0; n < 60 && !isZone(); n++) duel.apply(state, answerOf(duelMonsters, state, greedy, 'walk'))
  expect(isZone()).toBe(true)
  expect(duel.decision(state)!.options.length).toBeGreaterThan(1)
  const evaluate = () => expect.fail('was judged')
  expect(answerOf({ ...duelMonsters, evaluate }, state, searcher('search', { iterations: 50 }), 's')).toBe(0)
})

test('what the others could only answer with secrets passes when a search looks ahead; its own answers are thought about', () => {
  const { game: duel } = duelMonsters
  const answers = (state: Parameters<typeof duel.apply>[0], unanswered: readonly string[]) => {
    const asked = duel.decision(state)!.player
    const count = { own: 0, others: 0 }
    const apply: typeof duel.apply = (s, option, sink) => {
      const { ask, player } = duel.decision(s)!
      if (ask === 'respond' && option !== 0) count[player === asked ? 'own' : 'others']++
      duel.apply(s, option, sink)
    }
    answerOf({ ...duelMonsters, unanswered, game: { ...duel, apply } }, state, searcher('search', { iterations: 60 }), 's')
    return count
  }
  const state = duel.setup(duelMonsters.config(2), 'answers')
  const all = { own: 0, others: 0, otherwise: 0 }
  for (let n = 0; n < 60; n++) {
    if (n % 10 === 0) {
      const { own, others } = answers(state, ['respond'])
      all.own += own
      all.others += others
      all.otherwise += answers(state, []).others
    }
    duel.apply(state, answerOf(duelMonsters, state, greedy, 'walk'))
  }
  expect(all.others).toBe(0)
  expect(all.own).toBeGreaterThan(0)
  expect(all.otherwise).toBeGreaterThan(0)
})

test('who is on turn counts less by as many logits as the manner says, for both players, and a game that is over stays so', () => {
  const state = game.setup(battleOfCreatures.config(2), 'tempo')
  const on = state.turn.player
  const off = playerId(1 - on)
  const logit = (p: number) => Math.log(p / (1 - p))
  const even = evened(battleOfCreatures, 0.3)
  expect(logit(even.evaluate(state, on))).toBeCloseTo(logit(battleOfCreatures.evaluate(state, on)) - 0.3, 9)
  expect(logit(even.evaluate(state, off))).toBeCloseTo(logit(battleOfCreatures.evaluate(state, off)) + 0.3, 9)
  for (const end of [0, 1]) expect(evened({ ...battleOfCreatures, evaluate: () => end }, 0.3).evaluate(state, on)).toBe(end)
  expect(evened(battleOfCreatures, 0)).toBe(battleOfCreatures)
})

test('a new question of its own is looked at from all sides at once, and the best of it counts', () => {
  const { game: duel } = duelMonsters
  const state = duel.setup(duelMonsters.config(2), 'spread')
  const isMain = () => duel.decision(state)!.ask === 'main' && duel.decision(state)!.options.length > 3
  for (let n = 0; n < 60 && !isMain(); n++) duel.apply(state, answerOf(duelMonsters, state, greedy, 'walk'))
  const { player } = duel.decision(state)!
  const descent = new Descent(duelMonsters, { ...usual, spread: 99 }, dice('draws'), gathered(2))
  const root = node(player, 0)
  let wide = 0
  for (let n = 0; n < 12; n++) {
    const before = new Set(root.edges.keys())
    const looks = descent.run(duel.clone(state), root)
    const fresh = [...root.edges].find(([name]) => !before.has(name))
    if (looks === 1 || fresh === undefined) continue
    const [, { sum, visits, next }] = fresh
    const below = [...next.values()].flatMap((question) => [...question.edges.values()])
    expect(visits).toBe(1)
    expect(below.map((edge) => edge.visits)).toEqual(Array.from({ length: looks }, () => 1))
    expect(sum).toBe(Math.max(...below.map((edge) => edge.sum)))
    wide++
  }
  expect(wide).toBeGreaterThan(0)
})

test('curiosity at the question itself and below it are told apart', () => {
  const state = game.setup(battleOfCreatures.config(2), 'outset')
  const copy = game.clone(state)
  game.apply(copy, 3)
  const second = game.decision(copy)!.player
  const chosen = new WeakMap<object, Parameters<typeof game.apply>[1][]>()
  const apply: typeof game.apply = (s, option, sink) => {
    chosen.set(s, [...(chosen.get(s) ?? []), option])
    game.apply(s, option, sink)
  }
  const evaluate: typeof battleOfCreatures.evaluate = (s, p) => {
    const [first, then] = chosen.get(s)!
    return 0.5 + (first === 3 ? (p === 0 ? 0.2 : -0.2) : 0) + (then === 1 ? (p === second ? 0.2 : -0.2) : 0)
  }
  const module = { ...battleOfCreatures, evaluate, game: { ...game, apply } }
  const shareOfBest = (edges: readonly { readonly visits: number }[]) => {
    const visits = edges.map((edge) => edge.visits)
    return Math.max(...visits) / visits.reduce((a, b) => a + b)
  }
  const shares = (outset: number, curiosity: number) => {
    const search = new Descent(module, { ...usual, outset, curiosity }, dice('outset'), gathered(2))
    const root = node(playerId(0), 0)
    for (let i = 0; i < 400; i++) search.run(game.clone(state), root)
    const edges = [...root.edges.values()].toSorted((a, b) => b.visits - a.visits)
    const [next] = [...edges[0]!.next.values()].toSorted((a, b) => b.visits - a.visits)
    return { here: shareOfBest(edges), below: shareOfBest([...next!.edges.values()]) }
  }
  const [calm, outset, below] = [shares(0.05, 0.05), shares(6, 0.05), shares(0.05, 6)]
  expect(outset.here).toBeLessThan(calm.here - 0.2)
  expect(below.here).toBeGreaterThan(calm.here - 0.2)
  expect(below.below).toBeLessThan(calm.below - 0.1)
})

test('a search with a horizon looks no further than so many turns, and judges there', () => {
  const { game } = dungeonDice
  const state = game.setup(dungeonDice.config(2), 'horizon')
  while (game.decision(state)!.ask !== 'main') game.apply(state, answerOf(dungeonDice, state, greedy, 'g'))
  const seen = (horizon: number) => {
    const turns = { played: 0, judged: 0 }
    const since = (s: State) => s.turn.no - state.turn.no
    const apply: typeof game.apply = (s, option, sink) => {
      turns.played = Math.max(turns.played, since(s))
      game.apply(s, option, sink)
    }
    const evaluate: typeof dungeonDice.evaluate = (s, p) => {
      turns.judged = Math.max(turns.judged, since(s))
      return dungeonDice.evaluate(s, p)
    }
    answerOf({ ...dungeonDice, evaluate, game: { ...game, apply } }, state, searcher('search', { iterations: 300 }, { horizon }), 's')
    return turns
  }
  expect(seen(1)).toEqual({ played: 0, judged: 1 })
  expect(seen(2)).toEqual({ played: 1, judged: 2 })
  expect(seen(0).played).toBeGreaterThan(1)
})

test('what ends a phase must look better by as much as the manner says; nothing else is marked down', () => {
  const { game: duel } = duelMonsters
  const state = duel.setup(duelMonsters.config(2), 'spread')
  for (let n = 0; n < 60 && duel.decision(state)!.ask !== 'main'; n++) duel.apply(state, answerOf(duelMonsters, state, greedy, 'walk'))
  const closes = (patience: number) => {
    const descent = new Descent(duelMonsters, { ...usual, patience }, dice('draws'), gathered(2))
    const at = node(playerId(0), 0)
    return descent.names(state).map((name) => {
      foresee(edgeAt(at, name), [0.5, 0.5], 1)
      Object.assign(edgeAt(at, name), { visits: 1, sum: 0.5, worth: 0.5 })
      return Number((0.5 - descent.worth(edgeAt(at, name), name)).toFixed(9))
    })
  }
  const acts = duel.view(state, duel.decision(state)!.player).decision!.options.map(({ act }) => act)
  expect(acts).toContain('endTurn')
  expect(acts).toContain('normalSummon')
  expect(closes(0.03)).toEqual(acts.map((act) => (act === 'endTurn' || act === 'battlePhase' ? 0.03 : 0)))
  expect(closes(0)).toEqual(acts.map(() => 0))
  // A search that hardly looks takes to ending the turn where that looks as good as all else, unless it is patient.
  const indifferent = { ...duelMonsters, evaluate: () => 0.5 }
  const answers = (patience: number) =>
    Array.from(
      { length: 30 },
      (_, i) => acts[answerOf(indifferent, state, searcher('search', { iterations: 30 }, { patience, tempo: 0 }), `${i}`)],
    )
  expect(answers(0.03)).not.toContain('endTurn')
  expect(answers(0)).toContain('endTurn')
})

test('a part of a game is searched as if it were the whole: tempo and patience weigh as much less as hangs on it', () => {
  const { game: duel, judgement } = duelMonsters
  const stakes = [1, 3].map((matchLength) => {
    const state = duel.setup(duelMonsters.config(2, { matchLength }), 'stake')
    return stakeOf(judgement, state, playerId(0))
  })
  expect(stakes).toEqual([1, 0.5]) // YG-MATCH-01: who wins the first of three has three chances in four
  expect(stakeOf(battleOfCreatures.judgement, game.setup(battleOfCreatures.config(2), 'stake'), playerId(0))).toBe(1)

  const alone = { ...duelMonsters, manner: { ...duelMonsters.manner, patience: 0.03, tempo: 0 } }
  const whole = (_s: State, _p: unknown, chance: number) => 0.5 + (chance - 0.5) / 64 // by a power of two: what is equal stays so
  const evaluate: typeof duelMonsters.evaluate = (s, p) => whole(s, p, duelMonsters.evaluate(s, p))
  const ofMany = { ...alone, evaluate, judgement: { ...judgement!, whole } }
  const bot = searcher('search', { iterations: 60 })
  const state = duel.setup(duelMonsters.config(2, { matchLength: 1 }), 'part')
  for (let n = 0; n < 25; n++) {
    expect(answerOf(ofMany, state, bot, `${n}`)).toBe(answerOf(alone, state, bot, `${n}`))
    duel.apply(state, answerOf(duelMonsters, state, greedy, 'walk'))
  }
})

test('a game says how it is searched, and who asks for a search has the last word', () => {
  let judged = 0
  const evaluate: typeof battleOfCreatures.evaluate = (s, p) => {
    judged++
    return battleOfCreatures.evaluate(s, p)
  }
  const state = game.setup(battleOfCreatures.config(2), 'manner')
  const count = (own: GameModule['manner'], asked: GameModule['manner']) => {
    judged = 0
    const module = { ...battleOfCreatures, evaluate, ...(own === undefined ? {} : { manner: own }) }
    answerOf(module, state, searcher('search', { iterations: 40 }, asked), 's')
    return judged
  }
  const wasteful = { care: 16 }
  expect(count(wasteful, {})).toBe(count(undefined, wasteful))
  expect(count(wasteful, {})).toBeGreaterThan(count(undefined, {}))
  expect(count(wasteful, { care: 4 })).toBe(count(undefined, {}))
})
