import { serve } from './serve.ts'

/** One process of the hall, set by the environment: what tests and other programs start. */
const served = await serve({
  port: Number(process.env.PORT ?? 0),
  data: process.env.DUELHALL_DATA ?? 'data',
  database: process.env.DATABASE_URL,
  ...(process.env.DUELHALL_WEB === undefined ? {} : { web: process.env.DUELHALL_WEB }),
  pace: Number(process.env.DUELHALL_PACE ?? 400),
  ...(process.env.DUELHALL_RATES === undefined ? {} : { rates: JSON.parse(process.env.DUELHALL_RATES) }),
})
console.log(`listening on ${served.port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close().then(() => process.exit(0)))
