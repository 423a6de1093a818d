import { type Packet, readMarks, writeMarks } from '@duelhall/api'
import { createStore } from 'zustand/vanilla'
import { pauseAfter, rest } from './call.ts'
import { eventsIn } from './events.ts'

/** Whether the server is heard right now. */
export type LineState = 'closed' | 'opening' | 'open' | 'broken'
export const lineState = createStore<{ readonly state: LineState }>(() => ({ state: 'closed' }))

type Hear = (packet: Packet) => void

/** Without a sign of life for so long, the line is taken for broken; the server gives one every 15 seconds. */
const SILENCE = 40_000

/** What this tab follows; each listener hears all that comes. */
const follows = new Map<string, number>()
let lobbies = 0
const listeners = new Set<Hear>()
/** What was seen of each match, so that a new line goes on where the last one broke. */
const marks = new Map<string, { readonly step: number; readonly chat: number }>()
let current: AbortController | null = null
let isRunning = false

/** From the first step, so that whoever comes back hears the last of what happened. */
const FROM_START = { step: 0, chat: 0 }

const isNeeded = (): boolean => follows.size > 0 || lobbies > 0

async function once(stop: AbortController): Promise<void> {
  const matches = [...follows.keys()]
  const query = `matches=${matches.join(',')}&lobby=${lobbies > 0 ? 'yes' : 'no'}`
  const known = new Map(matches.map((match) => [match, marks.get(match) ?? FROM_START]))
  let silence = setTimeout(() => stop.abort(), SILENCE)
  const alive = () => {
    clearTimeout(silence)
    silence = setTimeout(() => stop.abort(), SILENCE)
  }
  try {
    const headers = known.size === 0 ? {} : { 'last-event-id': writeMarks(known) }
    const answer = await fetch(`/api/events?${query}`, { headers, signal: stop.signal })
    if (!answer.ok || answer.body === null) throw new Error(`the stream was refused: ${answer.status}`)
    for await (const { id, data } of eventsIn(answer.body, alive)) {
      lineState.setState({ state: 'open' })
      if (id !== null) for (const [match, mark] of readMarks(id)) marks.set(match, mark)
      const packet = JSON.parse(data) as Packet
      for (const listener of [...listeners]) listener(packet)
    }
  } finally {
    clearTimeout(silence)
  }
}

/** Keeps one stream open for as long as anything is followed; a broken one is opened again, sooner at first and then more calmly. */
async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  let tries = 0
  while (isNeeded()) {
    const stop = new AbortController()
    current = stop
    if (lineState.getState().state !== 'broken') lineState.setState({ state: 'opening' })
    try {
      await once(stop)
    } catch {
      // a line that broke, or was let go because something else is followed now
    }
    if (lineState.getState().state === 'open') tries = 0
    if (!isNeeded()) break
    if (current !== stop) continue
    lineState.setState({ state: 'broken' })
    await Promise.race([rest(pauseAfter(tries)), new Promise((done) => addEventListener('online', done, { once: true }))])
    tries += 1
  }
  isRunning = false
  current = null
  lineState.setState({ state: 'closed' })
}

/** Something else is followed from now on: the stream is asked for anew, once for all changes of this moment. */
let isChanging = false
function changed(): void {
  if (isChanging) return
  isChanging = true
  queueMicrotask(() => {
    isChanging = false
    const old = current
    current = null
    old?.abort()
    if (isNeeded()) void run()
  })
}

/** Follows a match and hears all that is said; gives the way to stop. */
export function followMatch(match: string, hear: Hear): () => void {
  follows.set(match, (follows.get(match) ?? 0) + 1)
  marks.delete(match)
  listeners.add(hear)
  changed()
  return () => {
    listeners.delete(hear)
    const left = (follows.get(match) ?? 1) - 1
    if (left > 0) follows.set(match, left)
    else follows.delete(match)
    changed()
  }
}

export function followLobby(hear: Hear): () => void {
  lobbies += 1
  listeners.add(hear)
  changed()
  return () => {
    listeners.delete(hear)
    lobbies -= 1
    changed()
  }
}

/** Somebody else looks through this browser now: what was seen before was seen with other eyes. */
export function startAnew(): void {
  marks.clear()
  changed()
}
