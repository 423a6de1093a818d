import { conformance } from '@duelhall/testkit'
import { tableFor } from '../config.ts'
import { readyDecks } from '../decks.ts'
import { dungeonDice } from '../index.ts'

const deck = (id: string) => ({ deck: readyDecks.find((ready) => ready.id === id)!.deck })

// The other ready decks, and the variants that change most.
conformance(dungeonDice, {
  configs: [
    { table: { crests: 3 }, seats: [deck('rush'), deck('flyers')] },
    {
      table: { strictHp: true, blockingFriends: true, netsOnce: true, headStart: true, blocked: ['f7', 'g10'], neutral: ['h9', 'h10'] },
      seats: [deck('fortress'), deck('items')],
    },
    tableFor(2, { shortGame: true, openItems: true, dealtDice: true, crests: 4 }),
  ],
  games: 170,
  oneIn: 500,
})
