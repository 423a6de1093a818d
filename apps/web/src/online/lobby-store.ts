import type { Lobby } from '@duelhall/api'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { followLobby, lineState } from './line.ts'
import { useWho } from './me.ts'

/** What the lobby shows, as it changes; `table` is told of a table that was found for the viewer. */
export function useLobby(table: (match: string) => void): { readonly lobby: Lobby | null; readonly isBroken: boolean } {
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const isBroken = useStore(lineState, ({ state }) => state === 'broken')
  useEffect(
    () =>
      followLobby((packet) => {
        if (packet.type === 'lobby') setLobby(packet.lobby)
        else if (packet.type === 'hello') useWho.setState({ you: packet.you, ahead: packet.now - Date.now() })
        else if (packet.type === 'table' && packet.because === 'seek') table(packet.match)
      }),
    [table],
  )
  return { lobby, isBroken }
}
