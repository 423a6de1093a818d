import { facesOf, SUMMON } from './catalog.ts'
import type { CardSet, DungeonEffect, FigureFacts } from './lexicon.ts'

/** What is wrong with a set of cards, each with its place (DD-BAD-24). */
export function checkSet(set: CardSet): readonly string[] {
  const faults: string[] = []
  set.dice.forEach((die, i) => {
    const faces = facesOf(die.faces)
    if (faces === null || faces.length !== 6) faults.push(`dice.${i}.faces: ${die.faces} are no six faces (DD-DICE-04)`)
    else if (faces.filter((face) => face.crest === SUMMON).length !== 5 - die.level)
      faults.push(`dice.${i}.faces: a die of level ${die.level} has ${5 - die.level} summon faces (DD-DICE-03)`)
  })
  set.figures.forEach((figure, i) => {
    for (const fault of figureFaults(figure)) faults.push(`figures.${i}.${fault}`)
  })
  return faults
}

function figureFaults(figure: FigureFacts): readonly string[] {
  const faults: string[] = []
  if (figure.class !== 'item')
    for (const stat of ['attack', 'defense', 'hp'] as const)
      if (figure[stat] < 0 || figure[stat] % 10 !== 0) faults.push(`${stat}: ${figure[stat]} is no multiple of 10 (DD-DAMAGE-06)`)
  figure.effects?.forEach((effect, i) => {
    for (const n of pointsIn(effect)) if (n % 10 !== 0) faults.push(`effects.${i}: ${n} is no multiple of 10 (DD-DAMAGE-06)`)
  })
  return faults
}

/** Every fixed amount of damage, healing and values in an effect. */
function pointsIn(effect: DungeonEffect): readonly number[] {
  const points: unknown[] = []
  const mods = (list: readonly object[]) => {
    for (const mod of list as readonly { readonly add?: unknown; readonly set?: unknown; readonly reduce?: unknown }[])
      points.push(mod.add, mod.set, mod.reduce)
  }
  if (effect.kind === 'static') mods(effect.mods)
  if ('do' in effect)
    for (const step of effect.do) {
      if (step.op === 'damage' || step.op === 'heal') points.push(step.n)
      if (step.op === 'stand') mods(step.mods)
    }
  return points.filter((n) => typeof n === 'number')
}
