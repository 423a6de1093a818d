import { games } from '@duelhall/games'
import { type GameModule, type Handle, type Happening, handle, type PlayerId, playerId, type State } from '@duelhall/kernel'
import { about, offersOf } from '../../src/table/offers.ts'
import type { SkinProps } from '../../src/table/skin.ts'

export const moduleOf = (id: string): GameModule => games.find((module) => module.game.id === id)!

/** A game that is played at random, the same way for the same seed. */
export interface Play {
  readonly module: GameModule
  readonly state: State
  readonly events: Happening[]
  beat: number
}

export const begin = (id: string, seed: string, players = moduleOf(id).players.min): Play => {
  const module = moduleOf(id)
  const table = id === 'battle-of-creatures' ? { randomPreparation: true } : {}
  return { module, state: module.game.setup(module.config(players, table), seed), events: [], beat: 0 }
}

export function choose(play: Play, at: number): void {
  play.events.length = 0
  play.module.game.apply(play.state, at, (event) => play.events.push(event))
  play.beat++
}

/** Numbers from 0 up to `n`, the same for the same seed. */
export function chance(from: number): (n: number) => number {
  let seed = from
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * n)
  }
}

/** What a skin asked for, in order. */
export interface Asked {
  readonly chosen: number[]
  readonly held: (Handle | null)[]
  readonly refused: unknown[]
}

/** All that a skin is given, as the table makes it. */
export function propsFor(
  { module, state, events, beat }: Play,
  viewer: PlayerId,
  held: Handle | null = null,
  phone = false,
): { readonly props: SkinProps; readonly asked: Asked } {
  const view = module.game.view(state, viewer)
  const scene = {
    view,
    prompt: view.decision === null ? '' : module.text.ask(view),
    options: (view.decision?.options ?? []).map((option) => module.text.option(view, option)),
    outcome: null,
    cards: {},
    breakdowns: {},
  }
  const isAsked = view.decision?.player === viewer
  const offers = offersOf(scene, isAsked)
  const asked: Asked = { chosen: [], held: [], refused: [] }
  const cards = new Map(module.catalog.map((card) => [card.id, card]))
  const props: SkinProps = {
    view,
    viewer,
    seats: view.players.map((_, p) => ({ player: playerId(p), name: `Seat ${p + 1}`, level: 0, isYou: p === viewer })),
    decision: isAsked ? view.decision : null,
    prompt: scene.prompt,
    offers,
    choose: (at) => asked.chosen.push(at),
    held,
    hold: (piece) => asked.held.push(piece),
    press: (piece) => {
      const fitting = held !== null && held !== piece ? offers.byTarget(piece, held) : about(offers, piece)
      if (fitting.length === 1) asked.chosen.push(fitting[0]!.at)
      else if (about(offers, piece).length > 0) asked.held.push(piece)
      else asked.refused.push(piece)
    },
    inspected: null,
    inspect: () => {},
    pointed: [],
    refuse: (pressed) => asked.refused.push(pressed),
    events,
    beat,
    pace: 'off',
    card: (piece) => cards.get(view.pieces[piece]?.def ?? '') ?? null,
    breakdown: (piece) => module.game.breakdown(state, viewer, piece),
    nameOf: (piece) => String(view.pieces[piece]?.values.name ?? `Seat ${handle(piece) + 1}`),
    phone,
    colourBlind: false,
  }
  return { props, asked }
}
