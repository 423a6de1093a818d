import type { Act, Step } from '@duelhall/api'
import { type PlayerId, playerId, type TableView } from '@duelhall/kernel'
import { createStore } from 'zustand/vanilla'
import { type Engine, EngineFailure, startEngine, workersExist } from '../engine/client.ts'
import { useSettings } from '../store/settings.ts'
import { cardKeeper, handsAt } from '../table/hands.ts'
import { namesOf, reasonsInNames, sceneInNames, toldInNames } from '../table/in-names.ts'
import type { Skin } from '../table/skin.ts'
import { blank, isLive, paceNow, type Session, type TableState, type Yield } from '../table/state.ts'
import { call, isRefusal, newKey, rest, saysOf, surely } from './call.ts'
import { followMatch } from './line.ts'
import { createMatchStore, type MatchStore, tookLook, tookPacket } from './match-state.ts'
import { useWho } from './me.ts'

export interface OnlineSession extends Session {
  readonly match: MatchStore
  /** Asks the others for a choice back; they grant or deny it. */
  plead(does: 'plead' | 'grant' | 'deny'): void
}

type Doing = Act extends infer A ? (A extends { readonly key: string } ? Omit<A, 'key'> : never) : never

/** A step is shown for so long at most while others wait behind it. */
const LONGEST_BEAT = 1500
/** Somebody who comes back after more steps than this sees the last one at once. */
const MOST_WAITING = 3

/** A table whose game runs on the server: shows what the stream tells, and sends what is chosen. */
export function createOnlineSession(id: string): OnlineSession {
  const store = createStore<TableState>(() => blank)
  const match = createMatchStore(id)
  const { getState: get, setState: set } = store
  const withSameCards = cardKeeper()
  let engine: Engine | null = null
  let skin: Skin | null = null
  let isClosed = false
  let deaf = () => {}
  let waiting: Step[] = []
  let isShowing = false
  let shown = -1
  /** The step at which something was sent that the next one answers. */
  let sentAt: number | null = null

  const names = () => namesOf(get().seats)

  async function open(): Promise<void> {
    if (!workersExist()) return set({ failed: { kind: 'noWorkers', says: '', replay: null } })
    engine = startEngine()
    try {
      const look = await surely(
        () => call('match', { params: { match: id } }),
        () => !isClosed,
      )
      if (isClosed) return
      useWho.setState({ ahead: look.now - Date.now() })
      tookLook(match, look)
      set({ game: look.agreed.game })
      deaf = followMatch(id, (packet) => {
        tookPacket(match, packet)
        if (packet.type === 'hello') useWho.setState({ you: packet.you, ahead: packet.now - Date.now() })
        if (packet.type === 'step' && packet.step.match === id) arrived(packet.step)
      })
    } catch (error) {
      if (!isClosed) match.setState({ gone: saysOf(error) })
    }
  }

  function arrived(step: Step): void {
    waiting = waiting.length >= MOST_WAITING ? [merged([...waiting, step])] : [...waiting, step]
    if (!isShowing) void showAll().catch(broke)
  }

  async function showAll(): Promise<void> {
    isShowing = true
    try {
      for (let step = waiting.shift(); step !== undefined && !isClosed; step = waiting.shift()) {
        await show(step)
        if (waiting.length > 0) await rest(Math.min(LONGEST_BEAT, skin?.lasts?.(get().events, paceNow()) ?? 0))
      }
    } finally {
      isShowing = false
    }
  }

  async function show(step: Step): Promise<void> {
    if (step.view === null) return
    const view = step.view as TableView
    const before = get().scene?.view.turn ?? null
    // Whoever sat down sees another table; its telling begins anew.
    const isAnew = get().scene === null || get().viewer !== step.you
    const { scene, told } = await engine!.call('dress', { view, events: step.told, before: isAnew ? null : before })
    if (isClosed) return
    set({ seats: step.seats.map((seat) => ({ name: seat?.name ?? '', level: seat?.level ?? 0 })) })
    const { log, beat, held } = get()
    const isNews = step.told.length > 0 || step.id !== shown
    if (sentAt !== null && step.id > sentAt) sentAt = null
    shown = step.id
    const lines = toldInNames(told, names())
    set({
      viewer: step.you === null ? null : playerId(step.you),
      scene: withSameCards(sceneInNames(scene, names())),
      log: isAnew ? lines : log.concat(lines),
      events: isAnew ? [] : step.told,
      beat: isNews ? beat + 1 : beat,
      held: isNews ? null : held,
      refusal: null,
      isBusy: sentAt !== null,
    })
    const { yielding, yieldedIn } = get()
    const isOver = yielding === 'step' && yieldedIn !== `${view.turn.no} ${view.turn.phase}`
    if (view.turn.player === step.you || isOver) set({ yielding: null })
    if (isAnew) yields(usual())
    const { inspected } = get()
    if (inspected !== null) breakDown(inspected)
  }

  /** Windows that the viewer does not want to be asked are passed by the server, at a pace that tells nothing about what could have been done. */
  function yields(until: Yield | 'always' | null): void {
    if (get().viewer === null || match.getState().status !== 'running') return
    const key = newKey()
    surely(
      () => call('act', { params: { match: id }, body: { key, do: 'yield', until } }),
      () => !isClosed,
    ).catch(broke)
  }
  const unset = useSettings.subscribe((now, before) => now.asks !== before.asks && yields(usual()))
  const usual = () => (useSettings.getState().asks === 'ownTurn' ? ('always' as const) : null)

  /** Refusals are told beside the table; a line that broke is told by its own state. */
  function broke(error: unknown): void {
    if (isClosed) return
    sentAt = null
    set({ isBusy: false })
    // Somebody was faster, or another tab of the same person: the next step shows it.
    if (isRefusal(error) && (error.error.code === 'stale' || error.error.code === 'notAsked')) return
    if (error instanceof EngineFailure) set({ notice: { kind: 'engine', says: saysOf(error) } })
    else set({ notice: { kind: 'illegal', says: saysOf(error) } })
  }

  function act(doing: Doing): void {
    const key = newKey()
    sentAt = shown
    set({ isBusy: true, notice: null })
    surely(
      () => call('act', { params: { match: id }, body: { key, ...doing } as Act }),
      () => !isClosed,
    )
      .then(() => {
        // Words across the table need not change what is seen.
        if (doing.do !== 'choose' && doing.do !== 'undo') {
          sentAt = null
          set({ isBusy: false })
        }
      })
      .catch(broke)
  }

  const choose = (at: number): void => {
    if (!isLive(get())) return
    const { n, options } = get().scene!.view.decision!
    act({ do: 'choose', n: n!, option: options[at]! })
  }
  const hands = handsAt(store, {
    choose,
    why: async (_: PlayerId, pressed) => {
      const { reasons } = await call('why', { params: { match: id }, body: pressed })
      return reasonsInNames(await engine!.call('word', { view: get().scene!.view, refusals: reasons as never }), names())
    },
    broke,
  })

  /** How the numbers of a piece came about is asked for when somebody looks. */
  function breakDown(piece: number): void {
    const { beat, scene } = get()
    if (scene === null || scene.view.pieces[piece]?.def == null || scene.breakdowns[piece] !== undefined) return
    call('breakdown', { params: { match: id }, query: { piece } })
      .then(({ values }) => {
        const now = get()
        if (now.beat === beat && now.scene !== null)
          set({ scene: { ...now.scene, breakdowns: { ...now.scene.breakdowns, [piece]: values } } })
      })
      .catch(() => {}) // the numbers stand there all the same
  }

  return {
    store,
    match,
    ...hands,
    open,
    close() {
      isClosed = true
      deaf()
      unset()
      engine?.close()
    },
    choose,
    inspect(piece) {
      hands.inspect(piece)
      if (piece !== null) breakDown(piece)
    },
    undo() {
      if (isLive(get()) && get().scene!.view.decision!.back > 0) act({ do: 'undo' })
    },
    say(says) {
      if (get().viewer !== null) act({ do: 'say', says })
    },
    plead: (does) => act({ do: does }),
    lift() {},
    yieldUntil(point) {
      const { turn } = get().scene!.view
      set({ yielding: point, yieldedIn: `${turn.no} ${turn.phase}` })
      yields(point ?? usual())
    },
    wear: (next) => {
      skin = next
    },
  }
}

/** Several steps as one: the last view, and all that was told on the way to it. */
const merged = (steps: readonly Step[]): Step => ({ ...steps.at(-1)!, told: steps.flatMap((step) => step.told) })
