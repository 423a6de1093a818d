import { type GameModule, playBack, read, type Written } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { gold, type Paint, quiet } from '../paint.ts'
import type { Saved } from '../saves.ts'
import { retell } from '../telling.ts'

/** What a replay is found to be: the digest, or the first choice that leaves the path. */
export type Verdict =
  | { readonly verified: true; readonly game: string; readonly choices: number; readonly digest: string }
  | { readonly verified: false; readonly game: string; readonly choice: number; readonly says: string }

export function verify({ module, replay }: Saved): Verdict {
  const { game } = module
  const { divergence } = playBack(game, replay)
  if (divergence === null) return { verified: true, game: game.id, choices: replay.choices.length, digest: replay.digest }
  const choice = replay.choices[divergence.at]
  const what = choice === undefined ? '' : ` (${inWords(module, choice)})`
  return { verified: false, game: game.id, choice: divergence.at + 1, says: divergence.says + what }
}

function inWords({ game }: GameModule, choice: Written): string {
  if (typeof choice !== 'number' && 'dice' in choice) return `new dice ${choice.dice}`
  if (typeof choice !== 'number') return `player ${choice.by} says ${choice.says}`
  try {
    const { act, piece, target, place } = read(game.acts, choice)
    const part = (name: string, value: number | null) => (value === null ? '' : `, ${name} ${value}`)
    return act + part('piece', piece) + part('target', target) + part('place', place)
  } catch {
    return `${choice} is no option of this game`
  }
}

export const verdictText = (verdict: Verdict): string =>
  verdict.verified ? `verified: ${verdict.choices} choices, digest ${verdict.digest}` : `not verified: ${verdict.says}`

/** The game in sentences, turn by turn, and how it ended. */
export function storyText({ module, replay }: Saved, paint: Paint, columns: number): string[] {
  const { state, told } = retell(module, replay, null)
  const lines = [`${paint(gold, module.name)}  ${paint(quiet, `seed ${replay.seed}, ${replay.choices.length} choices`)}`]
  let turn = -1
  for (const one of told) {
    if (one.sentences.length === 0) continue
    if (one.turn !== turn) lines.push('', paint(quiet, one.turn === 0 ? 'Preparation' : `Turn ${one.turn}`))
    turn = one.turn
    lines.push(...one.sentences.flatMap((sentence) => wrapped(`  ${sentence}`, columns, '    ')))
  }
  const view = module.game.view(state, null)
  return [...lines, '', view.outcome === null ? 'Not finished yet.' : module.text.outcome(view)]
}

export function storyJson({ module, replay }: Saved): unknown {
  const { state, told } = retell(module, replay, null)
  return { game: module.game.id, seed: replay.seed, choices: told, outcome: module.game.outcome(state) }
}
