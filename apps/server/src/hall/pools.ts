import type { Opened } from '../match/entries.ts'
import type { Match } from '../match/match.ts'

/** The ladder a table counts for: its game, how many play, and the variants; bots have one of their own. */
export function poolOf({ game, players, table }: Pick<Opened, 'game' | 'players' | 'table'>, bots: 'people' | 'bots'): string {
  const variants = Object.keys(table)
    .sort()
    .map((key) => `${key}=${String(table[key])}`.replace(/[^\w=.-]/g, '-'))
    .join(',')
  return [`${game}/${players}`, ...(variants === '' ? [] : [variants]), ...(bots === 'bots' ? ['bots'] : [])].join('/')
}

export const kindOf = (match: Match, isBot: (user: string) => boolean): 'people' | 'bots' =>
  match.seats.some((seat) => seat !== null && (seat.level > 0 || isBot(seat.user))) ? 'bots' : 'people'
