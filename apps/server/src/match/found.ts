import { commitmentTo } from '@duelhall/api'
import type { EntryRow, Store } from '@duelhall/store'
import type { Line, Opened, Source } from './entries.ts'

export type Founding = Omit<Opened, 'commitment'> & { readonly id: string; readonly secret: string; readonly source?: Source | undefined }

/** Opens a table: its row in the lobby and the first line of its log, which commits to the dice. */
export async function found(store: Store, { id, secret, source, ...table }: Founding, at: number): Promise<EntryRow> {
  const line: Line = { kind: 'open', secret, source, ...table, commitment: commitmentTo(id, secret) }
  const row = { id, game: table.game, status: 'open', table: JSON.stringify(table), outcome: null, created: at, updated: at }
  const result = await store.matches.open(row, { at, by: table.host, key: 'open', kind: 'open', body: JSON.stringify(line) })
  if (result.is !== 'stored' || result.entries[0] === undefined) throw new Error(`match ${id} could not be opened`)
  return result.entries[0]
}
