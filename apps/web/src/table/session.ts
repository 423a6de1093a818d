import { type PlayerId, playerId, type Replay, type Saying, type Viewer } from '@duelhall/kernel'
import { createStore } from 'zustand/vanilla'
import { type Engine, EngineFailure, startEngine, workersExist } from '../engine/client.ts'
import type { Beat, Opened, Scene } from '../engine/protocol.ts'
import { engineFor } from '../start/ahead.ts'
import { planOf } from '../start/plan.ts'
import { loadSave, type Save, type SeatPlan, StorageFull, writeSave } from '../store/saves.ts'
import { cardKeeper, handsAt, passes } from './hands.ts'
import { beatInNames, namesOf, openedInNames, reasonsInNames } from './in-names.ts'
import { painted } from './painted.ts'
import type { Skin } from './skin.ts'
import { blank, type Failed, isLive, paceNow, type Session, type TableState } from './state.ts'

/** After so long a computer is said to think. */
const THINKS_AFTER = 300
/** So long after it is there a table has drawn its pictures. */
const AT_REST = 800
/** What is left of a beat's time before the next computer move, when the skin does not say. */
const PAUSES = { off: 0, quick: 350, calm: 900 } as const

const personsOf = (seats: readonly SeatPlan[]): readonly PlayerId[] => seats.flatMap((seat, p) => (seat.level === 0 ? [playerId(p)] : []))

/** One table: asks the engine, keeps what it answers, saves every choice, and lets computers move. */
export function createSession(id: string): Session {
  const store = createStore<TableState>(() => blank)
  const { getState: get, setState: set } = store
  let engine: Engine | null = null
  let thinker: Engine | null = null
  let skin: Skin | null = null
  /** Computers think in a worker of their own, which comes after the table is shown, or when it is needed. */
  const thinking = (): Engine => {
    thinker ??= startEngine()
    return thinker
  }
  async function thinkersCome({ seats, replay }: Save): Promise<void> {
    await new Promise((done) => setTimeout(done, AT_REST))
    // What fails here fails again when it is asked to think, and is told there.
    if (!isClosed && seats.some((seat) => seat.level > 0))
      await thinking()
        .call('load', { game: replay.game })
        .catch(() => {})
  }
  let isClosed = false

  const seats = () => get().seats
  const terms = ({ replay }: Save) => ({ game: replay.game, config: replay.config, seed: replay.seed, from: replay.from })

  async function open(): Promise<void> {
    if (!workersExist()) return void fail('noWorkers', '')
    try {
      engine = engineFor(id)
      const save = await planned()
      if (save === null || isClosed) return
      set({ save, game: save.replay.game, seats: save.seats })
      const people = personsOf(save.seats)
      const viewer = people.length === 1 ? people[0]! : null
      taken(await engine.call('open', { terms: terms(save), choices: save.replay.choices, viewer }), viewer)
      void thinkersCome(save)
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
      lists: plan.lists,
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

  const withSameCards = cardKeeper()
  const names = () => namesOf(seats())

  function taken(opened: Opened, viewer: Viewer): void {
    const { scene, log, replay } = openedInNames(opened, names())
    const fresh = { log, viewer, events: [], held: null, refusal: null, beat: get().beat + 1 }
    set({ ...fresh, scene: withSameCards(scene), ...keep(replay, scene) })
  }

  function happened(done: Beat): void {
    const { scene, told, events, replay } = beatInNames(done, names())
    const { log, beat } = get()
    const fresh = { log: log.concat(told), events, beat: beat + 1, held: null, refusal: null }
    set({ ...fresh, scene: withSameCards(scene), ...keep(replay, scene) })
  }

  /** Writes the game down; the table shows what is kept, or that nothing can be. */
  function keep(replay: Replay, { view, outcome }: Scene): Partial<TableState> {
    const save: Save = {
      ...get().save!,
      replay,
      updated: Date.now(),
      turn: view.turn.no,
      asked: view.decision?.player ?? null,
      over: outcome,
    }
    try {
      writeSave(save)
      return { save }
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error
      return { save, notice: { kind: 'full' } }
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
      } else if (passes(store)) await answer(0)
      else break
    }
    if (isClosed) return
    const { scene, viewer } = get()
    if (scene!.view.turn.player === viewer) set({ yielding: null })
    set({ isBusy: false })
  }

  async function computerMove(player: PlayerId): Promise<void> {
    const { save, viewer, events } = get()
    const pace = paceNow()
    const rested = rest(skin?.lasts?.(events, pace) ?? (events.length > 0 ? PAUSES[pace] : 0))
    const late = setTimeout(() => set({ thinking: player }), THINKS_AFTER)
    const level = save!.seats[player]!.level
    const move = await thinking()
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
    const chosen = engine!.call('choose', { by: decision.player, n: decision.n!, option: decision.options[at]!, viewer })
    const [done] = await Promise.all([chosen, painted()])
    happened(done)
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
      const agrees = await thinking().call('agree', {
        terms: terms(save!),
        choices: replay.choices,
        player: playerId(p),
        level: seat.level,
      })
      happened(await engine!.call('say', { aside: { by: playerId(p), says: agrees ? 'accept' : 'decline' }, viewer }))
    }
  }

  const choose = (at: number): void => {
    if (isLive(get())) run(() => answer(at))
  }
  const hands = handsAt(store, {
    choose,
    why: async (player, pressed) => reasonsInNames(await engine!.call('explain', { player, pressed }), names()),
    broke,
  })

  return {
    store,
    ...hands,
    open,
    close() {
      isClosed = true
      engine?.close()
      thinker?.close()
    },
    choose,
    undo() {
      const { scene, viewer } = get()
      if (!isLive(get()) || scene!.view.decision!.back === 0) return
      run(async () => taken(await engine!.call('undo', { viewer }), viewer))
    },
    say(saying) {
      if (!get().isBusy) run(() => sayAndHear(saying))
    },
    lift() {
      set({ curtain: null })
      advance().catch(broke)
    },
    yieldUntil(point) {
      const { turn } = get().scene!.view
      set({ yielding: point, yieldedIn: `${turn.no} ${turn.phase}` })
      if (point !== null && isLive(get())) advance().catch(broke)
    },
    wear: (next) => {
      skin = next
    },
  }
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
