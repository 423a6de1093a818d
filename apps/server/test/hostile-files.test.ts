// Files that nobody should open: matches to verify, replays, decks, teams and lists. `HOSTILE=100000` for the long run; `HOSTILE_SEED` plays one again.
import { faultKinds, type MatchFile, verify } from '@duelhall/api'
import { diceMastersTeams, duelMonstersDecks, dungeonDiceDecks, games } from '@duelhall/games'
import { checkReplay, type GameModule, playBack, playerId, type Replay, replayOf, type Written, written } from '@duelhall/kernel'
import { createStore, faithful, link, simulatedRunner } from '@duelhall/store'
import { expect, test } from 'vitest'
import { recordingOf, unpacked } from '../src/threads/recording.ts'
import { anyChoice, chanceOf, find, people, question, readyTable, rejoin, seat } from './driver.ts'
import { row } from './figures.ts'
import { garbled, mutated, of, type Pick } from './mutations.ts'
import { after, before, packed } from './segments.ts'

const runs = Number(process.env.HOSTILE ?? 2000)
const seed = process.env.HOSTILE_SEED ?? 'hostile files'

/** A finished match, one that outlived a change of rules among them. */
async function fileOf(game: string, outlives: boolean): Promise<MatchFile> {
  const store = createStore(await simulatedRunner(faithful))
  const old = before()
  const chance = chanceOf(game)
  let time = 1000
  const clock = (): number => ++time
  await seat(store, 'hostile222', game, 2, clock, { kind: 'none' }, outlives ? old : after)
  await store.matches.change('hostile222', { status: 'running', updated: 1 })
  let room = await rejoin(store, 'hostile222', clock, outlives ? old : after)
  const go = async (name: string) => {
    for (let i = 0; i < 15; i++) {
      const asked = question(room)
      if (asked !== null) await room.act(people[asked.player] ?? '', `${name}${i}`, anyChoice(room, chance))
    }
  }
  await go('first')
  if (outlives) {
    await packed(store, old)
    room = await rejoin(store, 'hostile222', clock)
    await go('second')
  }
  for (const says of ['resignMatch', 'resign'] as const) await room.act('bob', says, { do: 'say', says })
  const entries = [...(await store.log.tail('hostile222', 0))]
  await store.close()
  return { format: 'duelhall-match-1', match: 'hostile222', entries, recording: unpacked(recordingOf(entries, after)) }
}

/** A line of the log is another, and all hashes after it are right again: what a forger would do. */
function forged(file: MatchFile, pick: Pick): MatchFile {
  const at = pick(file.entries.length)
  let previous = '0'.repeat(64)
  const entries = file.entries.map((entry, i) => {
    const body = i === at ? (JSON.stringify(mutated(JSON.parse(entry.body), pick)) ?? 'null') : entry.body
    previous = link(previous, { ...entry, body })
    return { ...entry, body, hash: previous }
  })
  return { ...file, entries }
}

function moduleOf(game: string): GameModule {
  const module = find(game)
  if (module === null) throw new Error(`no game ${game}`)
  return module
}

function replayFrom(game: string, border: number | null): Replay {
  const module = moduleOf(game)
  const chance = chanceOf(`replay/${game}`)
  const { config } = readyTable(game)
  const state = module.game.setup(config, game)
  let from: Replay['from']
  let choices: Written[] = []
  for (let i = 0; i < 30; i++) {
    const decision = module.game.decision(state)
    if (decision === null) break
    if (i === border) [from, choices] = [module.game.leave(state), []]
    const choice = chance(decision.options.length)
    choices.push(written(module.game, state, choice))
    module.game.apply(state, choice)
  }
  return JSON.parse(JSON.stringify(replayOf(module.game, config, game, choices, state, from))) as Replay
}

/** Found wanting, or told again to its end; never a crash. */
function readReplay(input: unknown): string {
  const id = typeof input === 'object' && input !== null && 'game' in input ? input.game : null
  const module = find(typeof id === 'string' ? id : '') ?? moduleOf('dungeon-dice')
  const problems = checkReplay(module.game, input)
  for (const { path, says } of problems) expect([typeof path, typeof says]).toEqual(['string', 'string'])
  if (problems.length > 0) return 'refused'
  const { state, divergence } = playBack(module.game, input as Replay)
  for (const viewer of [playerId(0), null]) module.game.view(state, viewer)
  return divergence === null ? 'good' : 'diverges'
}

function readMatch(input: unknown): string {
  const { faults } = verify(input, find)
  for (const fault of faults) expect(faultKinds).toContain(fault.kind)
  return faults.length === 0 ? 'good' : 'refused'
}

/** What somebody would bring to a table: refused with reasons, or it can be played. */
function readConfig(game: string, pick: Pick): string {
  const module = moduleOf(game)
  const config = mutated(readyTable(game).config, pick)
  if (module.game.check(config).length > 0) return 'refused'
  module.game.setup(config, 'x')
  return 'good'
}

async function readersOf(): Promise<Readonly<Record<string, (pick: Pick) => string>>> {
  const matches = [await fileOf('dungeon-dice', false), await fileOf('battle-of-creatures', true), await fileOf('duel-monsters', false)]
  const ids = games.map((module) => module.game.id)
  const replays = ids.flatMap((id) => [replayFrom(id, null), replayFrom(id, 12)])
  for (const replay of replays) expect(readReplay(replay)).toBe('good')
  for (const file of matches) expect(verify(file, find).faults).toEqual([])
  const strangers = await duelMonstersDecks.loadStrangers()
  const list = duelMonstersDecks.listIds[0] ?? 'DH-2010-03'
  const { deck: duel } = readyTable('duel-monsters').list as { readonly deck: duelMonstersDecks.Deck }
  const { deck: dice } = readyTable('dungeon-dice').list as { readonly deck: dungeonDiceDecks.Deck }
  const { exportText, exportYdk, exportYdke } = duelMonstersDecks
  const decks = [exportText(duel), exportYdk(duel), exportYdke(duel), JSON.stringify(duel)]
  const team = diceMastersTeams.exportTeam(readyTable('dice-masters-yugioh').list as never)
  const terms = { ...diceMastersTeams.termsFor('ygo', 'free'), mixing: true }
  const verdict = (problems: readonly unknown[]): string => (problems.length > 0 ? 'refused' : 'good')
  return {
    'a match file': (pick) => readMatch(mutated(of(pick, matches), pick)),
    'a forged match file': (pick) => readMatch(forged(of(pick, matches), pick)),
    'a replay': (pick) => readReplay(mutated(of(pick, replays), pick)),
    'a replay with one part broken': (pick) => {
      const replay = of(pick, replays)
      const part = of(pick, ['config', 'seed', 'choices', 'digest', 'from'] as const)
      return readReplay({ ...replay, [part]: mutated(replay[part], pick) })
    },
    'a table': (pick) => readConfig(of(pick, ids), pick),
    'a deck': (pick) => verdict(duelMonstersDecks.importDeck(garbled(of(pick, decks), pick), list, strangers).problems),
    'a team': (pick) => verdict(diceMastersTeams.importTeam(garbled(team, pick), terms).problems),
    'a list of dice': (pick) => {
      const deck = dungeonDiceDecks.importDeck(garbled(dungeonDiceDecks.exportDeck(dice), pick))
      const seats = [{ deck }, { deck: dice }]
      return verdict(moduleOf('dungeon-dice').game.check({ ...(readyTable('dungeon-dice').config as object), seats }))
    },
  }
}

test(`${runs} hostile files: an answer to each, no crash, no growth`, { timeout: 3_600_000 }, async () => {
  const readers = Object.entries(await readersOf())
  const pick = chanceOf(seed)
  const said = new Map<string, number>()
  let before = 0
  for (let i = 0; i < runs; i++) {
    const [name, read] = of(pick, readers)
    try {
      const verdict = read(pick)
      said.set(verdict, (said.get(verdict) ?? 0) + 1)
    } catch (error) {
      throw new Error(`HOSTILE_SEED=${seed}: file ${i}, ${name}`, { cause: error })
    }
    if (i === Math.floor(runs / 2)) before = process.memoryUsage().heapUsed
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 2 ** 20)
  // Most are refused; that some are not shows that they got past the door.
  expect([...said.keys()].sort()).toEqual(['diverges', 'good', 'refused'])
  const figure = [...said].map(([verdict, n]) => `${verdict}: ${n}`).join(', ')
  row('hostile input: mutated match files, replays, decks, teams', '100,000 a run: 0 crashes', `${runs}: 0 crashes (${figure})`)
})
