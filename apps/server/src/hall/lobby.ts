import type { Lobby, MatchCard, Seek } from '@duelhall/api'
import type { Store } from '@duelhall/store'
import { cardOf, keptOf } from './cards.ts'

/** A table at which nobody has moved for so long is no longer shown. */
const stale = 24 * 3_600_000
const most = 100
/** Lists are told to those who look at them no oftener than this. */
const calm = 300

/** What the lobby shows, and word of it to those who look. */
export function createLobby(store: Store, now: () => number, seeks: () => readonly Seek[]) {
  const watchers = new Set<(lobby: Lobby) => void>()
  let timer: NodeJS.Timeout | null = null

  async function list(status: 'open' | 'running', isShown: (card: MatchCard) => boolean): Promise<MatchCard[]> {
    const rows = await store.matches.byStatus(status, most)
    return rows
      .filter((row) => (status === 'open' ? keptOf(row).listed : keptOf(row).watch === 'all'))
      .map(cardOf)
      .filter(isShown)
  }
  async function look(): Promise<Lobby> {
    const open = await list('open', (card) => card.seats.some((seat) => seat !== null) && now() - card.updated < stale)
    return { open, running: await list('running', () => true), seeks: [...seeks()] }
  }
  async function tell(): Promise<void> {
    timer = null
    const lobby = await look()
    for (const watcher of watchers) watcher(lobby)
  }
  return {
    look,
    /** Something has changed; those who look hear of it soon. */
    changed(): void {
      if (watchers.size > 0) timer ??= setTimeout(() => void tell().catch(() => {}), calm)
    },
    watch(watcher: (lobby: Lobby) => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    close: () => {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
export type LobbyKeeper = ReturnType<typeof createLobby>
