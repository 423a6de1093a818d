import type { Handle, PlayerId, Replay, Saying, Viewer } from '@duelhall/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { Beat, Reason, Scene, Told } from '../engine/protocol.ts'
import type { Save, SeatPlan } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import type { Skin } from './skin.ts'

/** Why a table cannot be opened, as a key of the words. */
export type Failed = 'noWorkers' | 'missing' | 'broken' | 'failed'

/** What is told beside the table and can be put away. */
export type Notice = { readonly kind: 'full' } | { readonly kind: 'illegal' | 'engine'; readonly says: string }

export interface Refusal {
  readonly about: string
  readonly reasons: readonly Reason[]
  readonly near: DOMRect
}

/** How long one does not want to be asked. */
export type Yield = 'step' | 'turn'

export interface TableState {
  readonly failed: { readonly kind: Failed; readonly says: string; readonly replay: Replay | null } | null
  /** The game as this browser keeps it; null where a server does. */
  readonly save: Save | null
  readonly game: string | null
  readonly seats: readonly SeatPlan[]
  readonly viewer: Viewer
  readonly scene: Scene | null
  readonly log: readonly Told[]
  readonly events: Beat['events']
  readonly beat: number
  /** A computer that has been thinking for a while. */
  readonly thinking: PlayerId | null
  /** A choice is on its way: nothing else can be chosen. */
  readonly isBusy: boolean
  readonly held: Handle | null
  readonly inspected: Handle | null
  readonly pointed: readonly Handle[]
  readonly refusal: Refusal | null
  /** Who is to take the device; the table is covered. */
  readonly curtain: PlayerId | null
  /** Passing by itself: until the step ends, or until the viewer's own turn; null where every window is asked. */
  readonly yielding: Yield | null
  /** Turn and step in which it began. */
  readonly yieldedIn: string
  readonly notice: Notice | null
}

export interface Session {
  readonly store: StoreApi<TableState>
  open(): Promise<void>
  close(): void
  choose(at: number): void
  undo(): void
  say(saying: Saying): void
  press(piece: Handle, near: Element): void
  hold(piece: Handle | null): void
  inspect(piece: Handle | null): void
  point(pieces: readonly Handle[]): void
  refuse(pressed: { readonly piece?: Handle; readonly target?: Handle; readonly place?: number }, near: Element): void
  forgive(): void
  lift(): void
  yieldUntil(point: Yield | null): void
  dismiss(): void
  nameOf(piece: Handle): string
  wear(skin: Skin | null): void
}

export const blank: TableState = {
  failed: null,
  save: null,
  game: null,
  seats: [],
  viewer: null,
  scene: null,
  log: [],
  events: [],
  beat: 0,
  thinking: null,
  isBusy: true,
  held: null,
  inspected: null,
  pointed: [],
  refusal: null,
  curtain: null,
  yielding: null,
  yieldedIn: '',
  notice: null,
}

/** Whether the viewer is asked and may choose now. */
export const isLive = ({ scene, viewer, isBusy, curtain }: TableState): boolean =>
  !isBusy && curtain === null && scene !== null && scene.view.decision !== null && scene.view.decision.player === viewer

/** The pace of the settings; none at all where the system asks for less motion. */
export const paceNow = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : useSettings.getState().pace)
