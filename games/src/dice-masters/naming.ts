import { type RunFrame, stepPath } from '@duelhall/effects'
import type { Act, Handle, PlayerId } from '@duelhall/kernel'
import { defs, SIDEKICK } from './catalog.ts'
import { fx } from './fx.ts'
import type { DiceStep } from './lexicon.ts'
import { CARDS, type Dice, dice, type T } from './state.ts'

type NameStep = Extract<DiceStep, { readonly op: 'name' }>

/** Anything that could come out of a player's bag: the own cards, basic actions, a sidekick. */
function nameable(t: T, player: PlayerId): readonly Handle[] {
  const step = fx.catalog.steps.get(stepPath(t.frame as RunFrame)) as NameStep
  const cards = t.state.players.flatMap((_, p) =>
    dice(t, p as PlayerId, CARDS).filter((card) => p === player || defs[t.piece(card).def]!.kind === 'basic'),
  )
  const sidekick = t.state.pieces.findIndex((p) => p.def === SIDEKICK && p.owner === player)
  return step.not === 'sidekick' || sidekick < 0 ? cards : cards.concat(sidekick as Handle)
}

/** The act behind the ask `name`. */
export const nameActs: readonly Act<Dice>[] = [{ act: 'name', pieces: ['DM-TIME-09', nameable] }]
