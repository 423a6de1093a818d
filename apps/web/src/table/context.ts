import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Session, TableState } from './state.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('no table around this component')
  return session
}

/** A part of what the table holds; the component is drawn again when that part changes. */
export const useTable = <T>(part: (state: TableState) => T): T => useStore(useSession().store, part)
