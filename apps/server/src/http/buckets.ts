import type { Rate } from '@duelhall/api'
import { Fail } from './fail.ts'

/** So many calls at once, and so many more each second. */
export interface Allowance {
  readonly burst: number
  readonly each: number
}
export type Allowances = Readonly<Record<Rate, Allowance>>

/** What one person may do; somebody without a session shares `anonymous` with all of the same address. */
export const usual: Allowances = {
  read: { burst: 120, each: 10 },
  write: { burst: 60, each: 5 },
  act: { burst: 30, each: 10 },
  chat: { burst: 10, each: 0.5 },
  door: { burst: 20, each: 0.2 },
  stream: { burst: 30, each: 0.5 },
}
export const anonymous: Allowance = { burst: 120, each: 2 }

interface Bucket {
  left: number
  at: number
}

/** Counts calls by key; a bucket that is full again is forgotten, so that strangers leave nothing behind. */
export function createBuckets(now: () => number) {
  const buckets = new Map<string, Bucket>()
  let swept = now()
  const sweep = (): void => {
    swept = now()
    for (const [key, bucket] of buckets) if (swept - bucket.at > 120_000) buckets.delete(key)
  }
  return {
    size: () => buckets.size,
    take(key: string, { burst, each }: Allowance): void {
      const at = now()
      if (at - swept > 60_000) sweep()
      const before = buckets.get(key) ?? { left: burst, at }
      const left = Math.min(burst, before.left + ((at - before.at) / 1000) * each)
      if (left < 1) throw new Fail('tooMany', `too many requests; try again in ${Math.ceil((1 - left) / each)} s`)
      buckets.set(key, { left: left - 1, at })
    },
  }
}
export type Buckets = ReturnType<typeof createBuckets>
