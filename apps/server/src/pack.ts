import { openStore } from '@duelhall/store'
import { type Packed, packAll } from './hall/packing.ts'
import { find } from './threads/tasks.ts'

/** Packs every running match of a hall that is closed, by the rules of this version, so that another one can go on with them. */
export async function packStore(data: string, database: string | undefined): Promise<Packed> {
  const store = await openStore(data, database)
  try {
    return await packAll(store, find)
  } finally {
    await store.close()
  }
}
