import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Counts {
  readonly rooms: () => number
  readonly streams: () => number
  readonly waiting: () => number
}

/** What `/metrics` shows. */
export function createFigures({ rooms, streams, waiting }: Counts) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('duelhall_matches', 'matches at hand in this process', rooms)
  gauge('duelhall_streams', 'open event streams', streams)
  gauge('duelhall_thoughts_waiting', 'bot moves and recordings that wait for a thread', waiting)
  return {
    register,
    acts: new Counter({ name: 'duelhall_acts_total', help: 'commands to matches, by answer', labelNames: ['answer'], registers }),
    requests: new Histogram({
      name: 'duelhall_request_seconds',
      help: 'time to answer, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  }
}
