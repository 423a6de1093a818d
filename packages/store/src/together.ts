import type { CompiledQuery, Kysely } from 'kysely'
import type { Runner } from './runner.ts'
import type { Schema } from './schema.ts'

/** Keys in one question at most. */
const most = 64
/** A question that is not answered for so long holds up no other: its connection may be dead. */
const patience = 20

interface Waiting<R> {
  readonly key: string
  readonly done: (rows: readonly R[]) => void
  readonly fail: (error: unknown) => void
}

/**
 * Rows by a key, for questions that come in great numbers: after a restart all clients come at once, and each asks who it is and for its match. What is
 * asked for while the question before is on its way is asked as one, and the text of a question is made once for each number of keys.
 */
export function together<R extends object>(
  runner: Runner,
  field: keyof R & string,
  question: (db: Kysely<Schema>, keys: readonly string[]) => CompiledQuery<R>,
): (key: string) => Promise<readonly R[]> {
  const texts = new Map<number, CompiledQuery<R>>()
  let queue: Waiting<R>[] = []
  let asking = 0
  let timer: NodeJS.Timeout | null = null

  async function ask(db: Kysely<Schema>, keys: readonly string[]): Promise<readonly R[]> {
    const text = texts.get(keys.length) ?? question(db, keys)
    texts.set(keys.length, text)
    // The keys are all that is asked about, once or several times in a row.
    const parameters = Array.from({ length: text.parameters.length / keys.length }, () => keys).flat()
    const result = await db.executeQuery<R>({ ...text, parameters })
    return result.rows
  }
  async function put(some: readonly Waiting<R>[]): Promise<void> {
    try {
      const rows = await runner.read((db) => ask(db, padded([...new Set(some.map(({ key }) => key))])))
      const by = new Map<unknown, R[]>()
      for (const row of rows) {
        const list = by.get(row[field])
        if (list === undefined) by.set(row[field], [row])
        else list.push(row)
      }
      for (const { key, done } of some) done(by.get(key) ?? [])
    } catch (error) {
      for (const { fail } of some) fail(error)
    }
  }
  function flush(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (; queue.length > 0; queue = queue.slice(most)) {
      asking++
      void put(queue.slice(0, most)).then(() => {
        asking--
        if (asking === 0) flush()
      })
    }
  }
  return (key) =>
    new Promise((done, fail) => {
      queue.push({ key, done, fail })
      if (asking > 0) timer ??= setTimeout(flush, patience)
      else if (queue.length === 1) queueMicrotask(flush)
    })
}

/** As many keys as the next power of two, so that there are few texts. */
function padded(keys: readonly string[]): readonly string[] {
  const last = keys.at(-1) ?? ''
  return [...keys, ...Array.from({ length: 2 ** Math.ceil(Math.log2(keys.length)) - keys.length }, () => last)]
}
