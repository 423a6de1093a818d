import { openRoom, type Room, type Surroundings } from '../match/room.ts'

/** The matches that this process has at hand; any other process may have the same. */
export interface Rooms {
  /** Null when there is no such match; throws `Unreadable` for one of other rules. */
  get(id: string): Promise<Room | null>
  /** One that is open already. */
  known(id: string): Room | null
  all(): Iterable<Room>
  /** Lets go of matches that nobody follows and that wait for nothing. */
  sweep(isNeeded: (room: Room) => boolean): void
  count(): number
}

/** `attend` is called once for every room that is opened, `lost` when another process has gone on with its match under other rules. */
export function createRooms(around: Surroundings, attend: (room: Room) => Promise<void>, lost: (room: Room) => void): Rooms {
  const opening = new Map<string, Promise<Room | null>>()
  const open = new Map<string, Room>()

  function forget(id: string): void {
    const room = open.get(id)
    open.delete(id)
    if (room !== undefined) lost(room)
  }
  async function enter(id: string): Promise<Room | null> {
    try {
      const room = await openRoom(id, { ...around, lost: forget })
      if (room !== null) {
        await attend(room)
        open.set(id, room)
      }
      return room
    } finally {
      opening.delete(id)
    }
  }
  return {
    async get(id) {
      const known = open.get(id)
      if (known !== undefined) return known
      const coming = opening.get(id) ?? enter(id)
      opening.set(id, coming)
      return coming
    },
    known: (id) => open.get(id) ?? null,
    all: () => open.values(),
    sweep(isNeeded) {
      for (const [id, room] of open) if (!isNeeded(room)) open.delete(id)
    },
    count: () => open.size,
  }
}
