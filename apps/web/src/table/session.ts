import { type Card, type Handle, handle, type PlayerId, playerId, type Replay, type Saying, type Viewer } from '@duelhall/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Engine, EngineFailure, startEngine, workersExist } from '../engine/client.ts'
import type { Beat, Opened, Reason, Scene, Told } from '../engine/protocol.ts'
import { planOf } from '../start/plan.ts'
import { loadSave, type Save, type SeatPlan, StorageFull, writeSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { beatInNames, namesOf, openedInNames, reasonsInNames } from './in-names.ts'
import { about, offersOf } from './offers.ts'
import type { Offer, Skin } from './skin.ts'

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
  readonly save: Save | null
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

const blank: TableState = {
  failed: null,
  save: null,
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

/** After so long a computer is said to think. */
const THINKS_AFTER = 300
/** Acts that pass: the first option of a window is one of them. */
export const passive: readonly string[] = ['pass', 'done', 'decline']
/** What is left of a beat's time before the next computer move, when the skin does not say. */
const PAUSES = { off: 0, quick: 350, calm: 900 } as const

const personsOf = (seats: readonly SeatPlan[]): readonly PlayerId[] => seats.flatMap((seat, p) => (seat.level === 0 ? [playerId(p)] : []))

/** Whether the viewer is asked and may choose now. */
export const isLive = ({ scene, viewer, isBusy, curtain }: TableState): boolean =>
  !isBusy && curtain === null && scene !== null && scene.view.decision !== null && scene.view.decision.player === viewer

/** One table: asks the engine, keeps what it answers, saves every choice, and lets computers move. */
export function createSession(id: string): Session {
  const store = createStore<TableState>(() => blank)
  const { getState: get, setState: set } = store
  let engine: Engine | null = null
  let thinker: Engine | null = null
  let skin: Skin | null = null
  let isClosed = false

  const seats = () => get().save!.seats
  const terms = ({ replay }: Save) => ({ game: replay.game, config: replay.config, seed: replay.seed })

  async function open(): Promise<void> {
    if (!workersExist()) return void fail('noWorkers', '')
    try {
      engine = startEngine()
      thinker = startEngine()
      const save = await planned()
      if (save === null || isClosed) return
      set({ save })
      const people = personsOf(save.seats)
      const viewer = people.length === 1 ? people[0]! : null
      taken(await engine.call('open', { terms: terms(save), choices: save.replay.choices, viewer }), viewer)
      await advance()
    } catch (error) {
      broke(error)
    }
  }

  /** The save behind this address, or one made from the plan that was laid for it. */
  async function planned(): Promise<Save | null> {
    const kept = loadSave(id)
    if (kept === 'broken') return fail('broken', '')
    if (kept !== 'missing') return kept
    const plan = planOf(id)
    if (plan === null) return fail('missing', '')
    const { config, problems } = await engine!.call('check', {
      game: plan.game,
      players: plan.seats.length,
      table: plan.table,
      decks: plan.decks,
    })
    if (problems.length > 0) return fail('failed', problems.map((problem) => `${problem.path}: ${problem.says}`).join('; '))
    const now = Date.now()
    const replay: Replay = { game: plan.game, rules: 0, cards: '', config, seed: plan.seed, choices: [], digest: '' }
    return { version: 1, id, seats: plan.seats, replay, started: now, updated: now, turn: 1, asked: playerId(0), over: null }
  }

  function fail(kind: Failed, says: string): null {
    set({ failed: { kind, says, replay: get().save?.replay ?? null } })
    return null
  }

  /** Refusals are told beside the table; anything else that breaks while opening leaves no table. */
  function broke(error: unknown): void {
    if (isClosed) return
    const says = error instanceof Error ? error.message : String(error)
    const failure = error instanceof EngineFailure ? error.failure : null
    if (get().scene === null) {
      const problems = failure?.problems.map((problem) => `${problem.path}: ${problem.says}`) ?? []
      fail('failed', [says, ...problems].join('; '))
    } else if (failure?.kind === 'refused') set({ notice: { kind: 'illegal', says: failure.reason?.says ?? says }, isBusy: false })
    else set({ notice: { kind: 'engine', says }, isBusy: false })
  }

  /** One record for each card, however often the engine sends it: pictures made from it are kept by it. */
  const cards = new Map<string, Card>()
  function withSameCards(scene: Scene): Scene {
    for (const [id, card] of Object.entries(scene.cards)) if (!cards.has(id)) cards.set(id, card)
    return { ...scene, cards: Object.fromEntries(Object.keys(scene.cards).map((id) => [id, cards.get(id)!])) }
  }

  const names = () => namesOf(seats())

  function taken(opened: Opened, viewer: Viewer): void {
    const { scene, log, replay } = openedInNames(opened, names())
    set({ scene: withSameCards(scene), log, viewer, events: [], held: null, refusal: null, beat: get().beat + 1 })
    keep(replay, scene)
  }

  function happened(done: Beat): void {
    const { scene, told, events, replay } = beatInNames(done, names())
    const { log, beat } = get()
    set({ scene: withSameCards(scene), log: log.concat(told), events, beat: beat + 1, held: null, refusal: null })
    keep(replay, scene)
  }

  function keep(replay: Replay, { view, outcome }: Scene): void {
    const save: Save = {
      ...get().save!,
      replay,
      updated: Date.now(),
      turn: view.turn.no,
      asked: view.decision?.player ?? null,
      over: outcome,
    }
    set({ save })
    try {
      writeSave(save)
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error
      set({ notice: { kind: 'full' } })
    }
  }

  /** Lets computers move until a person is asked or the game is over. */
  async function advance(): Promise<void> {
    set({ isBusy: true })
    while (!isClosed) {
      const { scene, viewer } = get()
      const decision = scene!.view.decision
      if (decision === null) break
      if (seats()[decision.player]!.level > 0) await computerMove(decision.player)
      else if (decision.player !== viewer) {
        await see(decision.player)
        if (get().curtain !== null) break
      } else if (passes()) await answer(0)
      else break
    }
    if (isClosed) return
    const { scene, viewer } = get()
    if (scene!.view.turn.player === viewer) set({ yielding: null })
    set({ isBusy: false })
  }

  /** Whether this window is passed without asking: only in the turns of others, and only where passing is an option. */
  function passes(): boolean {
    const { scene, viewer, yielding, yieldedIn } = get()
    const { turn, decision } = scene!.view
    if (turn.player === viewer || !passive.includes(decision!.options[0]!.act)) return false
    if (yielding === 'step' && yieldedIn !== `${turn.no} ${turn.phase}`) set({ yielding: null })
    return get().yielding !== null || useSettings.getState().asks === 'ownTurn'
  }

  async function computerMove(player: PlayerId): Promise<void> {
    const { save, viewer, events } = get()
    const pace = paceNow()
    const rested = rest(skin?.lasts?.(events, pace) ?? (events.length > 0 ? PAUSES[pace] : 0))
    const late = setTimeout(() => set({ thinking: player }), THINKS_AFTER)
    const level = save!.seats[player]!.level
    const move = await thinker!
      .call('think', { terms: terms(save!), choices: save!.replay.choices, level })
      .finally(() => clearTimeout(late))
    await rested
    if (isClosed) return
    set({ thinking: null })
    happened(await engine!.call('choose', { ...move, viewer }))
  }

  /** Between two people at one device a curtain falls where the next one sees what the last one may not. */
  async function see(player: PlayerId): Promise<void> {
    const before = get().scene!.view.pieces
    const seen = await engine!.call('look', { viewer: player })
    if (seen.scene.view.pieces.some((piece, h) => piece.def !== null && before[h]!.def === null)) set({ curtain: player })
    taken(seen, player)
  }

  async function answer(at: number): Promise<void> {
    const { scene, viewer } = get()
    const decision = scene!.view.decision!
    happened(await engine!.call('choose', { by: decision.player, n: decision.n!, option: decision.options[at]!, viewer }))
  }

  const run = (doing: () => Promise<void>): void => {
    set({ isBusy: true, notice: null })
    doing().then(advance).catch(broke)
  }

  async function sayAndHear(saying: Saying): Promise<void> {
    const { viewer, save } = get()
    if (viewer === null) return
    happened(await engine!.call('say', { aside: { by: viewer, says: saying }, viewer }))
    if (saying !== 'offer') return
    for (const [p, seat] of save!.seats.entries()) {
      const { view } = get().scene!
      if (seat.level === 0 || view.offer.length === 0 || view.players[p]!.out) continue
      const { replay } = get().save!
      const agrees = await thinker!.call('agree', { terms: terms(save!), choices: replay.choices, player: playerId(p), level: seat.level })
      happened(await engine!.call('say', { aside: { by: playerId(p), says: agrees ? 'accept' : 'decline' }, viewer }))
    }
  }

  const nameOf = (piece: Handle): string => {
    const { scene, save } = get()
    const seat = save?.seats[piece]
    if (seat !== undefined) return seat.name
    const shown = scene?.view.pieces[piece]
    const name = shown?.values.name
    if (typeof name === 'string') return name
    return scene?.cards[shown?.def ?? '']?.name ?? (shown?.guise || shown?.def) ?? `${piece}`
  }

  const session: Session = {
    store,
    open,
    close() {
      isClosed = true
      engine?.close()
      thinker?.close()
    },
    choose(at) {
      if (isLive(get())) run(() => answer(at))
    },
    undo() {
      const { scene, viewer } = get()
      if (!isLive(get()) || scene!.view.decision!.back === 0) return
      run(async () => taken(await engine!.call('undo', { viewer }), viewer))
    },
    say(saying) {
      if (!get().isBusy) run(() => sayAndHear(saying))
    },
    press(piece, near) {
      const state = get()
      const offers = offersOf(state.scene, isLive(state))
      const fitting: readonly Offer[] =
        state.held !== null && state.held !== piece ? offers.byTarget(piece, state.held) : about(offers, piece)
      set({ inspected: piece })
      if (fitting.length === 1) session.choose(fitting[0]!.at)
      else if (fitting.length > 1) session.hold(state.held === piece ? null : piece)
      else if (about(offers, piece).length > 0) session.hold(piece)
      else session.refuse({ piece }, near)
    },
    hold: (piece) => set({ held: piece, refusal: null, ...(piece === null ? {} : { inspected: piece }) }),
    inspect: (piece) => {
      if (piece !== null && piece !== get().inspected) set({ inspected: piece })
    },
    point: (pieces) => set({ pointed: pieces }),
    refuse({ piece = null, target = null, place = null }, near) {
      const { viewer, held } = get()
      if (viewer === null) return
      const named = piece ?? target
      const pressed = { piece: piece === null && place !== null ? held : piece, target, place }
      const box = near.getBoundingClientRect()
      engine
        ?.call('explain', { player: viewer, pressed })
        .then((reasons) =>
          set({ refusal: { about: named === null ? '' : nameOf(handle(named)), reasons: reasonsInNames(reasons, names()), near: box } }),
        )
        .catch(broke)
    },
    forgive: () => set({ refusal: null }),
    lift() {
      set({ curtain: null })
      advance().catch(broke)
    },
    yieldUntil(point) {
      const { turn } = get().scene!.view
      set({ yielding: point, yieldedIn: `${turn.no} ${turn.phase}` })
      if (point !== null && isLive(get())) advance().catch(broke)
    },
    dismiss: () => set({ notice: null }),
    nameOf,
    wear: (next) => {
      skin = next
    },
  }
  return session
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** The pace of the settings; none at all where the system asks for less motion. */
export const paceNow = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : useSettings.getState().pace)
