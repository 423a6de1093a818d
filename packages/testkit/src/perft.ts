import { type Decision, type Game, type OptionRecord, read, type TableView } from '@duelhall/kernel'

/** Which options are followed; all when left out. */
export type Follow = (option: OptionRecord, decision: Decision) => boolean

/**
 * How many ways there are to make `depth` choices from here. Chance falls as the state's own dice have it; a game that ends
 * earlier ends its line, which is not counted.
 */
export function perft<S, C, V extends TableView>(game: Game<S, C, V>, state: S, depth: number, follow?: Follow): number {
  const decision = game.decision(state)
  if (decision === null) return 0
  let ways = 0
  decision.options.forEach((option, choice) => {
    if (follow !== undefined && !follow(read(game.acts, option), decision)) return
    if (depth === 1) ways++
    else {
      const next = game.clone(state)
      game.apply(next, choice)
      ways += perft(game, next, depth - 1, follow)
    }
  })
  return ways
}
