import { wrapped } from './layout.ts'
import { games, players } from './library.ts'
import { type Paint, quiet, strong } from './paint.ts'

/** The list of games with their players and options. */
export function gamesText(paint: Paint, columns: number): string[] {
  return games.flatMap((module) => [
    `${paint(strong, module.game.id)}  ${module.name}, ${players(module)}`,
    ...module.variants.flatMap((variant) =>
      wrapped(`    ${paint(quiet, `${variant.key}=${variant.values.join('|')}`)}  ${variant.says}`, columns, '      '),
    ),
  ])
}

export const gamesJson = (): unknown =>
  games.map((module) => ({
    id: module.game.id,
    name: module.name,
    rules: module.game.rules,
    players: module.players,
    options: module.variants,
  }))
