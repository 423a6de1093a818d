import { shelf } from 'virtual:shelf'
import type { TFunction } from 'i18next'

export interface Pool {
  readonly game: string
  readonly players: number
  /** Variants of the rules: `randomPreparation=true`. */
  readonly variants: readonly string[]
  readonly isOfBots: boolean
}

/** What the name of a ladder says: game, how many play, variants, bots. */
export function readPool(pool: string): Pool {
  const [game = '', players = '', ...rest] = pool.split('/')
  const isOfBots = rest.at(-1) === 'bots'
  const variants = (isOfBots ? rest.slice(0, -1) : rest).flatMap((part) => part.split(','))
  return { game, players: Number(players), variants, isOfBots }
}

/** A ladder in words: "Dungeon Dice, 2 players, Turn limit: 10". */
export function poolWords(t: TFunction, pool: string): string {
  const { game, players, variants, isOfBots } = readPool(pool)
  const entry = shelf.find((one) => one.id === game)
  const named = variants.map((one) => {
    const [key = '', value = ''] = one.split('=')
    const name = entry?.variants.find((variant) => variant.key === key)?.name ?? key
    return value === 'true' ? name : `${name}: ${value}`
  })
  return [entry?.name ?? game, t('hall.players', { range: players }), ...named, ...(isOfBots ? [t('online.ladder.bots')] : [])].join(', ')
}
