import type { PlayerId, Replay } from '@duelhall/kernel'
import { followed } from './follow.ts'

/** Who sits where. */
export interface SeatPlan {
  readonly name: string
  /** 0 for a person at this device, else the level of the computer. */
  readonly level: number
}

/** A game as it is kept in the browser: the replay so far, who plays, and what the hall says about it. */
export interface Save {
  readonly version: 1
  readonly id: string
  readonly seats: readonly SeatPlan[]
  readonly replay: Replay
  readonly started: number
  readonly updated: number
  readonly turn: number
  /** Who is asked; null when the game is over. */
  readonly asked: PlayerId | null
  /** How it ended. */
  readonly over: string | null
}

/** The browser's storage is full or shut. */
export class StorageFull extends Error {}

const PREFIX = 'duelhall/game/'
/** Finished games that are kept; older ones go. */
const MOST_FINISHED = 40

export interface Shelf {
  readonly saves: readonly Save[]
  /** Ids of entries that cannot be read. */
  readonly broken: readonly string[]
}

export const newId = (): string => crypto.randomUUID().slice(0, 8)
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function loadSave(id: string): Save | 'missing' | 'broken' {
  const text = localStorage.getItem(PREFIX + id)
  if (text === null) return 'missing'
  return parseSave(text) ?? 'broken'
}

/** Looks at the frame only: whether the replay inside can be played is the engine's to say. */
export function parseSave(text: string): Save | null {
  try {
    const save = JSON.parse(text) as Partial<Save> | null
    const isSave =
      save?.version === 1 &&
      typeof save.id === 'string' &&
      typeof save.replay?.game === 'string' &&
      Array.isArray(save.replay.choices) &&
      Array.isArray(save.seats) &&
      save.seats.every((seat) => typeof seat?.name === 'string' && typeof seat.level === 'number')
    return isSave ? (save as Save) : null
  } catch {
    return null
  }
}

export function writeSave(save: Save): void {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save))
  } catch {
    throw new StorageFull()
  }
  if (save.over !== null) forgetOld()
  shelf.changed()
}

export function removeSave(id: string): void {
  localStorage.removeItem(PREFIX + id)
  shelf.changed()
}

function forgetOld(): void {
  const finished = readShelf().saves.filter((save) => save.over !== null)
  for (const save of finished.slice(MOST_FINISHED)) localStorage.removeItem(PREFIX + save.id)
}

function readShelf(): Shelf {
  const saves: Save[] = []
  const broken: string[] = []
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)!
      if (!key.startsWith(PREFIX)) continue
      const save = parseSave(localStorage.getItem(key) ?? '')
      if (save === null) broken.push(key.slice(PREFIX.length))
      else saves.push(save)
    }
  } catch {
    // no storage, no saves
  }
  return { saves: saves.sort((a, b) => b.updated - a.updated), broken }
}

const shelf = followed(PREFIX, readShelf)

/** All kept games, newest first; follows what other tabs do. */
export const useSaves = shelf.use
