import { conformance } from '@duelhall/testkit'
import { readyDecks } from '../decks.ts'
import { dungeonDice } from '../index.ts'

const deck = (id: string) => ({ deck: readyDecks.find((ready) => ready.id === id)!.deck })

conformance(dungeonDice, {
  configs: [
    { table: {}, seats: [deck('items'), deck('fortress')] },
    { table: { crests: 8 }, seats: [deck('dragons'), deck('tunnellers')] },
  ],
  games: Number(process.env.DD_GAMES ?? 20),
})
