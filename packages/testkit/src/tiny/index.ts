import { defineGame, type GameModule, happen, type Parts, pop, verbSteps, windowSteps } from '@duelhall/kernel'
import { acts, asks, bans } from './acts.ts'
import { attackSteps } from './attack.ts'
import { auctionSteps } from './auction.ts'
import { cards } from './cards/index.ts'
import { castSteps, joinSteps } from './cast.ts'
import { hears, interests, was, windows } from './chain.ts'
import { type Config, check, configFor } from './config.ts'
import { finish, leave, settle, verbs } from './damage.ts'
import { runSteps } from './ops.ts'
import { pickSteps } from './pick.ts'
import { deal } from './setup.ts'
import { records, type Tiny, type TinyState } from './state.ts'
import { text } from './text.ts'
import { turnSteps } from './turn.ts'
import { folds, secrets, shows } from './view.ts'

/** What the game is made of; tests plant their faults here. */
export const parts: Parts<Tiny, Config> = {
  id: 'tiny',
  version: 1,
  catalog: cards,
  acts,
  asks,
  steps: {
    turn: turnSteps,
    cast: castSteps,
    attack: attackSteps,
    run: runSteps,
    pick: pickSteps,
    join: joinSteps,
    auction: auctionSteps,
    verb: verbSteps(),
    window: windowSteps(),
  },
  records,
  refused: { over: 'TG-END-04', out: 'TG-OUT-01', notAsked: 'TG-TURN-02', notNow: 'TG-TURN-01' },
  asides: {
    resign: (t, player) => leave(t, [player]),
    agreed: (t) => finish(t, 'TG-END-03', (p) => (t.player(p).out ? 0 : 1)),
  },
  shows,
  check,
  deal,
  secrets,
  bans,
  folds,
  windows,
  verbs,
  interests,
  hears,
  was,
  settle,
  /** TG-LOOP-01 */
  loop(t) {
    pop(t)
    happen(t, 'broken', null)
  },
}

/** The module around these parts, or around parts with a fault in them. */
export const moduleOf = (made: Parts<Tiny, Config>): GameModule<TinyState, Config> => ({
  game: defineGame(made),
  name: 'Tussle in the Glade',
  players: { min: 2, max: 4 },
  text,
  catalog: cards.map(({ id, name, kind, power, quick }) => ({ id, name, facts: { kind, power, quick }, text: '' })),
  variants: [],
  config: configFor,
  evaluate: (state, player) => {
    const lives = state.players.map((seat) => (seat.out ? 0 : Math.max(0, seat.life)))
    return (
      lives[player]! /
      Math.max(
        1,
        lives.reduce((a, b) => a + b, 0),
      )
    )
  },
})

export const tiny = moduleOf(parts)
