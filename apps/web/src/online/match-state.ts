import type { Agreed, ChatLine, ClocksShown, MatchLook, Packet, SeatShown, Step } from '@duelhall/api'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What an online match has beside its game. */
export interface MatchState {
  readonly match: string
  readonly agreed: Agreed | null
  readonly status: Step['status']
  readonly seats: readonly (SeatShown | null)[]
  /** The viewer's own seat. */
  readonly you: number | null
  readonly clocks: ClocksShown
  readonly plea: number | null
  readonly chat: readonly ChatLine[]
  readonly present: readonly boolean[]
  readonly watchers: number
  /** Why it cannot be followed. */
  readonly gone: string | null
  /** Where it goes on: somebody wants to play again. */
  readonly again: string | null
}

const blank = (match: string): MatchState => ({
  match,
  agreed: null,
  status: 'open',
  seats: [],
  you: null,
  clocks: { left: [], running: null, since: 0 },
  plea: null,
  chat: [],
  present: [],
  watchers: 0,
  gone: null,
  again: null,
})

export type MatchStore = StoreApi<MatchState>
export const createMatchStore = (match: string): MatchStore => createStore<MatchState>(() => blank(match))

const stepParts = ({ status, seats, you, clocks, plea }: Step) => ({ status, seats, you, clocks, plea })

export function tookLook(store: MatchStore, { agreed, step, chat, present, watchers }: MatchLook): void {
  store.setState({ agreed, ...stepParts(step), chat, present, watchers })
}

/** Takes in what the stream says of the match itself; its game is the session's. */
export function tookPacket(store: MatchStore, packet: Packet): void {
  const { match, chat } = store.getState()
  if (packet.type === 'step' && packet.step.match === match) store.setState(stepParts(packet.step))
  else if (packet.type === 'chat' && packet.match === match)
    store.setState({ chat: packet.first === 0 ? packet.lines : [...chat, ...packet.lines] })
  else if (packet.type === 'presence' && packet.match === match) store.setState({ present: packet.present, watchers: packet.watchers })
  else if (packet.type === 'gone' && packet.match === match) store.setState({ gone: packet.says })
  else if (packet.type === 'table' && packet.from === match) store.setState({ again: packet.match })
}

export const MatchContext = createContext<MatchStore | null>(null)

/** A part of what the match around this component has. */
export function useMatch<T>(part: (state: MatchState) => T): T {
  const store = useContext(MatchContext)
  if (store === null) throw new Error('no match around this component')
  return useStore(store, part)
}
