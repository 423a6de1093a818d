import { conformance } from '@duelhall/testkit'
import { randomDeck, readyDecks } from '../decks.ts'
import { dungeonDice } from '../index.ts'

const deck = (id: string) => ({ deck: readyDecks.find((ready) => ready.id === id)!.deck })

// With those of conformance-many a thousand games; both cores have something to do.
conformance(dungeonDice, {
  configs: [
    { table: {}, seats: [deck('items'), deck('fortress')] },
    { table: { crests: 8 }, seats: [deck('dragons'), deck('tunnellers')] },
    { table: { crests: 5 }, seats: [{ deck: randomDeck('one') }, { deck: randomDeck('two') }] },
  ],
  games: 170,
  oneIn: 500,
})
