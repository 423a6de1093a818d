import type { ShelfEntry } from 'virtual:shelf'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { newId, newSeed, type SeatPlan } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { fetchTable } from './ahead.ts'
import { keepPlan } from './plan.ts'

/** The level that sits opposite when nothing is said. */
const EASY = 2

/** Starts a game at once: you against computers, or with a friend at the same device. */
export function useQuickStart(): (game: ShelfEntry, with_?: 'computer' | 'friend') => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (game, opposite = 'computer') => {
    const room = roomOf(game.id)
    const players = opposite === 'friend' ? game.players.min : (room.players ?? game.players.min)
    const you = useSettings.getState().name || t('start.you')
    const seats: SeatPlan[] = Array.from({ length: players }, (_, p) => {
      if (p === 0) return { name: you, level: 0 }
      if (opposite === 'friend') return { name: t('start.friendName'), level: 0 }
      return { name: players > 2 ? t('start.computerNameN', { n: p }) : t('start.computerName'), level: EASY }
    })
    fetchTable(game.id)
    const id = newId()
    keepPlan(id, { game: game.id, seats, table: room.table ?? {}, decks: room.decks ?? [], lists: [], seed: newSeed() })
    void navigate({ to: '/table/$id', params: { id } })
  }
}
