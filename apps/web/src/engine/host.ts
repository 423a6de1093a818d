import { agreesTo, ask, type Bot, botSeed, isLevel, levelBot, seated } from '@duelhall/bots'
import { choiceOf, type GameModule, IllegalChoice, type PlayerId, read, type Viewer } from '@duelhall/kernel'
import type { Parts } from '../builder/kind.ts'
import { kindFor } from '../builder/kinds/index.ts'
import { failureOf, Refused } from './faults.ts'
import { act, type Match, replayOfMatch, take, tell, undo } from './match.ts'
import type { Answered, Asked, Beat, CallName, Opened, Reason, Reply, Request, Told as Sentence } from './protocol.ts'
import type { Recorded } from './recorded.ts'
import { dressed, reasonOf, reasonsFor, sceneOf, worded } from './scene.ts'
import { sceneAt, type Told, tellStory } from './story.ts'

/** Loads the rules of a game; null when there is no such game. */
export type Load = (game: string) => Promise<GameModule> | null

/** One table and one story at a time; answers requests in their order. */
export interface Host {
  answer(request: Request): Promise<Reply>
}

type Handlers = { readonly [K in CallName]: (ask: Asked<K>) => Answered<K> | Promise<Answered<K>> }

export function createHost(load: Load): Host {
  let open: Match | null = null
  let thought: Match | null = null
  let story: Told | Recorded | null = null

  const moduleOf = async (game: string): Promise<GameModule> => {
    const found = load(game)
    if (found === null) throw new Refused('input', `there is no game ${game}`, [])
    return found
  }
  const table = (): Match => {
    if (open === null) throw new Refused('input', 'no table is open', [])
    return open
  }
  /** A match at these choices; the last one is kept, since the next question is mostly about the next choice. */
  const matchAt = async ({ terms, choices }: Pick<Asked<'think'>, 'terms' | 'choices'>): Promise<Match> => {
    const isNext =
      thought !== null && thought.terms.seed === terms.seed && thought.terms.game === terms.game && isPrefix(thought.choices, choices)
    const from = isNext ? thought! : take(await moduleOf(terms.game), terms, [])
    for (const choice of choices.slice(from.choices.length)) {
      const index = typeof choice === 'number' ? (from.module.game.decision(from.state)?.options.indexOf(choice) ?? -1) : choice
      if (index === -1) throw new Refused('input', 'a choice is not offered', [])
      act(from, index)
    }
    thought = from
    return from
  }

  /** Computer players remember within one seat of one game. */
  const bots = new Map<string, Bot>()
  const botFor = (module: GameModule, seed: string, player: PlayerId, level: number): Bot => {
    if (!isLevel(level)) throw new Refused('input', `there is no level ${level}`, [])
    const key = `${seed}/${player}/${level}`
    const bot = bots.get(key) ?? seated(levelBot(module, level, () => performance.now()))
    bots.set(key, bot)
    return bot
  }

  const handlers: Handlers = {
    async load({ game }) {
      await moduleOf(game)
      return null
    },
    async open({ terms, choices, viewer }) {
      const module = await moduleOf(terms.game)
      open = take(module, terms, choices)
      return opened(open, viewer)
    },
    async check({ game, players, table: options, decks, lists }) {
      const module = await moduleOf(game)
      const config = await withLists(module, module.config(players, options, decks), lists)
      return { config, problems: module.game.check(config) }
    },
    choose({ by, n, option, viewer }) {
      const match = table()
      return beat(match, choiceOf(match.module.game, match.state, match.state.players.length, { by, n, option }), viewer)
    },
    say: ({ aside, viewer }) => beat(table(), aside, viewer),
    undo({ viewer }) {
      undo(table())
      return opened(table(), viewer)
    },
    look: ({ viewer }) => opened(table(), viewer),
    explain: ({ player, pressed }) => reasonsFor(table().module, table().state, player, pressed),
    refusal: ({ viewer, refusal }) => reasonOf(table().module, table().state, viewer, refusal),
    dress: async ({ view, events, before }) => dressed(await moduleOf(view.game), view, events, before),
    word: async ({ view, refusals }) => worded(await moduleOf(view.game), view, refusals),
    async verify({ file }) {
      const { verify } = await import('@duelhall/api')
      const game = gameOf(file)
      const module = game === null ? null : await load(game)
      return verify(file, (id) => (module?.game.id === id ? module : null))
    },
    async think({ terms, choices, level }) {
      const { module, state } = await matchAt({ terms, choices })
      const decision = module.game.decision(state)
      if (decision === null) throw new Refused('input', 'the game is over', [])
      const { answer } = ask(module, state, botFor(module, terms.seed, decision.player, level), botSeed(terms.seed, decision.player))
      return { n: decision.n, by: decision.player, option: read(module.game.acts, decision.options[answer]!) }
    },
    async agree({ terms, choices, player, level }) {
      const { module, state } = await matchAt({ terms, choices })
      return agreesTo(module, state, player, botFor(module, terms.seed, player, level), `${botSeed(terms.seed, player)}/${choices.length}`)
    },
    async story({ replay }) {
      const game = typeof replay === 'object' && replay !== null ? (replay as { readonly game?: unknown }).game : undefined
      if (typeof game !== 'string') throw new Refused('input', 'this is not a replay', [])
      const { told, story: found } = tellStory(await moduleOf(game), replay)
      story = told
      return found
    },
    async recorded({ recording }) {
      const { tellRecording } = await import('./recorded.ts')
      const { recorded, story: found } = tellRecording(await moduleOf(recording.game), recording)
      story = recorded
      return found
    },
    async scene({ at, viewer }) {
      if (story === null) throw new Refused('input', 'no replay is open', [])
      return 'views' in story ? (await import('./recorded.ts')).glimpseAt(story, at) : sceneAt(story, at, viewer)
    },
  }

  const reasonIn = (error: unknown): Reason | null => {
    if (!(error instanceof IllegalChoice) || error.refusal === null || open === null) return null
    return reasonOf(open.module, open.state, open.module.game.decision(open.state)?.player ?? null, error.refusal)
  }

  return {
    async answer({ id, call, ask }) {
      try {
        return { id, answer: await (handlers[call] as (ask: unknown) => unknown)(ask) }
      } catch (error) {
        return { id, failure: failureOf(error, reasonIn(error)) }
      }
    },
  }
}

/** Which game a match file is of, as far as one can tell before it is checked. */
function gameOf(file: unknown): string | null {
  try {
    const [first] = (file as { readonly entries: readonly { readonly body: string }[] }).entries
    return String((JSON.parse(first!.body) as { readonly game: unknown }).game)
  } catch {
    return null
  }
}

/** The same table with the lists that people bring. */
async function withLists(module: GameModule, config: unknown, lists: readonly (Parts | null)[]): Promise<unknown> {
  if (lists.every((list) => list === null)) return config
  const kind = await kindFor(module)
  const { seats } = config as { readonly seats: readonly unknown[] }
  return { ...(config as object), seats: seats.map((seat, p) => (lists[p] == null ? seat : kind.seat(lists[p]))) }
}

const isPrefix = (short: readonly unknown[], long: readonly unknown[]): boolean =>
  short.length <= long.length && short.every((choice, i) => choice === long[i])

function beat(match: Match, choice: Parameters<typeof act>[1], viewer: Viewer): Beat {
  const { no, player } = match.state.turn
  const events = act(match, choice)
  return {
    scene: sceneOf(match.module, match.state, viewer),
    events,
    told: tell(match, viewer, events, no, player),
    replay: replayOfMatch(match),
  }
}

/** The scene, and the log as this viewer would have heard it: what was secret then is told with what is known now. */
function opened(match: Match, viewer: Viewer): Opened {
  const log: Sentence[] = []
  take(match.module, match.terms, match.choices, (at, events, before) => {
    log.push(...tell(at, viewer, events, before.turn, before.player as PlayerId))
  })
  return { scene: sceneOf(match.module, match.state, viewer), log, replay: replayOfMatch(match) }
}
