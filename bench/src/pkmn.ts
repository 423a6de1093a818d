// The peer of the card and dice games: @pkmn/sim playing random gen-1 battles, through the battle itself and not its streams.

import { createRequire } from 'node:module'
import type * as Randoms from '@pkmn/randoms'
import { Battle, Teams } from '@pkmn/sim'
import { drawn, nextSeed } from './chance.ts'

const require = createRequire(import.meta.url) // its module build is not found by Node's own import
const { TeamGenerators }: typeof Randoms = require('@pkmn/randoms')
Teams.setGeneratorFactory(TeamGenerators)

type Side = Battle['sides'][number]
type BattleOptions = ConstructorParameters<typeof Battle>[0]

const seedText = (seed: number): `gen5,${string}` =>
  `gen5,${[1, 2, 3, 4].map((k) => (Math.imul(seed + k, 0x9e3779b1) >>> 16).toString(16).padStart(4, '0')).join('')}`

/** What the side may choose now: moves that are not disabled, then benched creatures that can stand. */
function options(side: Side): string[] {
  const request = side.activeRequest
  if (!request || request.wait) return []
  const choices: string[] = []
  const active = 'active' in request ? request.active?.[0] : undefined
  active?.moves.forEach((move, i) => {
    if (!move.disabled) choices.push(`move ${i + 1}`)
  })
  if (!active?.trapped) {
    request.side.pokemon.forEach((pokemon, i) => {
      if (!pokemon.active && !pokemon.condition.endsWith(' fnt')) choices.push(`switch ${i + 1}`)
    })
  }
  return choices
}

/** Plays one random battle and returns its number of decisions: the choices among two or more options. */
export function playPkmn(seed: number): number {
  const battle = new Battle({
    formatid: 'gen1randombattle' as BattleOptions['formatid'],
    seed: seedText(seed),
    p1: { name: 'one', seed: seedText(seed + 1) },
    p2: { name: 'two', seed: seedText(seed + 2) },
  })
  let decisions = 0
  while (!battle.ended) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue
      const choices = options(side)
      let index = 0
      if (choices.length > 1) {
        seed = nextSeed(seed)
        index = drawn(seed) % choices.length
        decisions++
      }
      if (!side.choose(choices[index] ?? 'default') && !side.choose('default')) throw new Error(`@pkmn/sim refuses ${choices[index]}`)
    }
    battle.commitChoices()
  }
  return decisions
}
