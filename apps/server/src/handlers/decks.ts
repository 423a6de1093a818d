import { type Deck, limits } from '@duelhall/api'
import type { DeckRow } from '@duelhall/store'
import type { Hall } from '../hall/hall.ts'
import { callerOf, type Handlers } from '../http/call.ts'
import { Fail, problemsOf } from '../http/fail.ts'
import { configOf } from '../match/decide.ts'
import { makeId } from '../people/secrets.ts'

/** What is wrong with a list as the first seat of a table as usual. */
function problemsIn(hall: Hall, game: string, list: unknown): Deck['problems'] {
  const module = hall.find(game)
  if (module === null) throw new Fail('notFound', `there is no game ${game}`)
  const config = configOf(module, { players: module.players.min, table: {} }, [{ list }])
  return problemsOf(module.game.check(config).filter((problem) => `${problem.path}.`.startsWith('seats.0.'))).problems ?? []
}

function deckOf(hall: Hall, { id, game, name, body, updated }: DeckRow): Deck {
  const list: unknown = JSON.parse(body)
  return { id, game, name, list, updated, problems: problemsIn(hall, game, list) }
}

/** Decks that are kept on the server; one that is not finished may be kept too, and says what it lacks. */
export const decks: Handlers<'decks' | 'saveDeck' | 'dropDeck'> = {
  async decks({ hall, query, ...call }) {
    const rows = await hall.store.records.decks(callerOf(call).id, query.game)
    return { decks: rows.filter((row) => hall.find(row.game) !== null).map((row) => deckOf(hall, row)) }
  },

  async saveDeck({ hall, body, ...call }) {
    const { id: user } = callerOf(call)
    const list = body.list ?? null
    const problems = problemsIn(hall, body.game, list)
    const own = await hall.store.records.decks(user, body.game)
    const isNew = !own.some((deck) => deck.id === body.id)
    if (isNew && own.length >= limits.decks) throw new Fail('tooMany', `at most ${limits.decks} decks for a game`)
    const deck = { id: body.id ?? makeId(), game: body.game, name: body.name, updated: hall.now() }
    const saved = await hall.store.records.saveDeck({ ...deck, user, body: JSON.stringify(list) })
    if (!saved) throw new Fail('notAllowed', 'this deck is somebody else’s')
    return { ...deck, list, problems }
  },

  async dropDeck({ hall, body, ...call }) {
    if (!(await hall.store.records.dropDeck(callerOf(call).id, body.id))) throw new Fail('notFound', 'you have no such deck')
    return { done: true }
  },
}
