import type { Me } from '@duelhall/api'
import { useEffect } from 'react'
import { create } from 'zustand'
import { call } from './call.ts'
import { startAnew } from './line.ts'

interface Who {
  /** Undefined while it is not known. */
  readonly you: Me | null | undefined
  /** The server's clock less ours. */
  readonly ahead: number
}

export const useWho = create<Who>(() => ({ you: undefined, ahead: 0 }))

type Said = { readonly you: Me | null; readonly now: number }
function heard({ you, now }: Said): Me | null {
  const before = useWho.getState().you
  useWho.setState({ you, ahead: now - Date.now() })
  if (before !== undefined && before?.user !== you?.user) startAnew()
  return you
}

export const lookUp = async (): Promise<Me | null> => heard(await call('session', {}))

/** Everybody can play at once: who is nobody yet becomes a guest. */
export async function somebody(): Promise<Me> {
  const you = useWho.getState().you ?? (await lookUp())
  return you ?? heard(await call('guest', {}))!
}

export const signIn = async (name: string, password: string): Promise<Me | null> => heard(await call('login', { body: { name, password } }))
type PasskeyAnswer = Parameters<typeof call<'passkeyLogin'>>[1]['body']['answer']
export const signInWithPasskey = async (answer: PasskeyAnswer): Promise<Me | null> =>
  heard(await call('passkeyLogin', { body: { answer } }))
export async function signUp(name: string, password: string): Promise<Me | null> {
  await somebody()
  return heard(await call('register', { body: { name, password } }))
}
export const signOut = async (): Promise<Me | null> => heard(await call('logout', {}))

/** Who looks through this browser; null for nobody, undefined while that is being asked. */
export function useMe(): Me | null | undefined {
  const you = useWho((who) => who.you)
  useEffect(() => {
    if (you === undefined) lookUp().catch(() => useWho.setState({ you: null }))
  }, [you])
  return you
}
