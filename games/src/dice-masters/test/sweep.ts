import type { RunFrame } from '@duelhall/effects'
import { chance, defineGame, keyOf, type PlayerId, rng } from '@duelhall/kernel'
import { playOn, randomPlayer } from '@duelhall/testkit'
import { cards } from '../cards/index.ts'
import { fx } from '../fx.ts'
import { partsOf } from '../index.ts'
import type { DiceCard } from '../lexicon.ts'
import type { DiceState } from '../state.ts'
import { burstOf } from '../stats.ts'
import { fielded } from '../zones.ts'
import { build, type Laid } from './laid.ts'

/** How often each thing has happened: `op damage`, `effect ygo-001/0`, `burst ygo-069/1`. */
export type Seen = Map<string, number>
const count = (seen: Seen, what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1)
}

/** The game with a look at every program that runs and every burst that lies in the field. */
function watched(edition: DiceCard['edition'], seen: Seen) {
  const parts = partsOf(edition)
  const { go } = parts.steps.run
  return defineGame({
    ...parts,
    steps: {
      ...parts.steps,
      run: {
        go(t, f, answer) {
          const step = fx.catalog.blocks.get(f.block)![f.pc]
          if (step !== undefined && f.phase === 0 && answer === null) {
            count(seen, `op ${step.op}`)
            if (f.pc === 0) began(seen, f)
          }
          go(t, f, answer)
        },
      },
      priority: {
        ...parts.steps.priority,
        act(t, f, answer) {
          for (let p = 0; p < t.state.players.length; p++)
            for (const h of fielded(t, p as PlayerId))
              if (t.piece(h).card >= 0)
                for (const { path, effect } of fx.catalog.byDef[t.piece(h).def]!)
                  if (effect.kind === 'static' && effect.burst?.includes(`${burstOf(t, h)}`) === true) count(seen, `effect ${path}`)
          parts.steps.priority.act(t, f, answer)
        },
      },
    },
  })
}
/** The first step of an effect's own program, of a delayed one, or of a replacement that was left behind. */
function began(seen: Seen, f: RunFrame): void {
  const path = f.block.slice(0, -3)
  if (f.block.endsWith('/do') && fx.catalog.effects.has(path)) count(seen, `effect ${path}`)
}

/** All that a card must have shown: its triggers, what is used or played, what it replaces, and every burst. */
export const owed = (card: DiceCard): readonly string[] =>
  card.effects.flatMap((effect, i) => (effect.kind === 'static' && effect.burst === undefined ? [] : [`effect ${card.id}/${i}`]))
/** Every op that some printed card uses. */
export const opsInUse: readonly string[] = [
  ...new Set(
    [...fx.catalog.steps.entries()]
      .filter(([path]) => cards.some(({ id }) => path.startsWith(`${id}/`)))
      .map(([, step]) => `op ${step.op}`),
  ),
]

const energies = ['fist', 'bolt', 'mask', 'shield', 'wild'].map((kind) => `sidekick:${kind}`)
const byEdition = (edition: DiceCard['edition'], kind: DiceCard['kind']) =>
  cards.filter((card) => card.edition === edition && card.kind === kind)

/** Cards that a card speaks of. */
function partners(card: DiceCard): readonly DiceCard[] {
  const text = JSON.stringify(card.effects)
  return cards.filter(
    (other) =>
      other !== card &&
      other.edition === card.edition &&
      other.kind === 'character' &&
      (text.includes(`"${other.name}"`) || other.families.some((family) => text.includes(`"${family}"`))),
  )
}

/** A crowded table at random: the card on one side, others on both, energy of every kind. */
function crowded(card: DiceCard, seed: string): Laid {
  const lots = chance(seed)
  const level = (id: string) => `${id}@${1 + lots.below(3)}`
  const used = new Set([card.id])
  const draw = (list: readonly DiceCard[], n: number): readonly string[] =>
    lots
      .shuffled(list.filter(({ id }) => !used.has(id)))
      .slice(0, n)
      .map(({ id }) => {
        used.add(id)
        return id
      })
  const friends = draw(partners(card), 2)
  const [mine, theirs] = [draw(byEdition(card.edition, 'character'), 4), draw(byEdition(card.edition, 'character'), 4)]
  const acts = [draw(byEdition(card.edition, 'basic'), 1), draw(byEdition(card.edition, 'basic'), 1)]
  const dice = (list: readonly string[], act: readonly string[], more: readonly string[], held: readonly string[]) => ({
    field: [...list.slice(0, 2).map(level), 'sidekick@1', ...(lots.below(2) === 0 ? ['sidekick@1'] : []), ...held],
    reserve: [level(list[2]!), ...act.map((id) => `${id}*${lots.below(3)}`), ...lots.shuffled(energies).slice(0, 3), ...more],
    used: [list[3]!, 'sidekick'],
    prep: ['sidekick'],
    life: 4 + lots.below(17),
  })
  const isDie = card.kind === 'character'
  const own = isDie ? [level(card.id)] : [0, 1, 2].map((n) => `${card.id}*${n}`)
  const held = isDie ? [level(card.id), level(card.id), ...friends.map(level)] : friends.map(level)
  const with_ = dice(mine, acts[0]!, own, held)
  const without = dice(theirs, acts[1]!, [], [])
  return { edition: card.edition, sides: lots.below(3) > 0 ? [with_, without] : [without, with_], table: { life: 20 } }
}

/** Plays crowded tables around a card until all of it has been seen often enough, or for so many tables; tells what has not. */
export function sweep(card: DiceCard, seen: Seen, enough: number, tables: number): readonly string[] {
  const game = watched(card.edition, seen)
  const missing = () => owed(card).filter((what) => (seen.get(what) ?? 0) < enough)
  for (let i = 0; i < tables && missing().length > 0; i++) {
    const seed = `${card.id} ${i}`
    const state: DiceState = build(crowded(card, seed))
    state.rng = rng({ key: keyOf(seed), n: 0, script: [] })
    playOn(game, state, randomPlayer(i), 60)
  }
  return missing()
}
