import { type GameModule, type Happening, read, type Seed, type State, type TableView } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { randomPlayer } from './play.ts'

/** A whole random game in words: each question, what was offered and chosen, what happened. */
export function told<S extends State, C>(module: GameModule<S, C>, config: C, seed: Seed): string {
  const { game, text } = module
  const state = game.setup(config, seed)
  const player = randomPlayer(1)
  const lines: string[] = []
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const view = game.view(state, decision.player)
    const choice = player(decision) as number
    lines.push(`#${decision.n} player ${decision.player} · ${decision.ask} · ${text.ask(view)}`)
    decision.options.forEach((option, i) => {
      lines.push(`${i === choice ? '  →' : '   '} ${text.option(view, read(game.acts, option))}`)
    })
    const events: Happening[] = []
    game.apply(state, choice, (event) => events.push(event))
    const after = game.view(state, null)
    lines.push(...events.map((event) => `      ${eventLine(module.text.event(after, event), event)}`))
  }
  return `${lines.join('\n')}\n${outcomeLine(module, game.view(state, null))}\n`
}

const eventLine = (words: string | null, { on, piece, target, n }: Happening): string =>
  `${on}(${[piece, target, n].map((part) => part ?? '–').join(' ')}) ${words ?? ''}`.trimEnd()

const outcomeLine = <S extends State, C>(module: GameModule<S, C>, view: TableView): string =>
  `${view.outcome!.rule} · ${view.outcome!.places.join(' ')} · ${module.text.outcome(view)}`

/** Holds a random game against its golden file; `npm run golden` rewrites it, and the diff is reviewed. */
export function golden<S extends State, C>(module: GameModule<S, C>, config: C, seed: Seed, file: string): void {
  test(`the game with seed ${seed} is as it was told before`, async () => {
    await expect(told(module, config, seed)).toMatchFileSnapshot(file)
  })
}
