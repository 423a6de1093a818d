import { type Decision, type Handle, type PlayerId, playBack, replayOf, type State, takeBack, type Viewer } from '@duelhall/kernel'
import { unplain } from './copies.ts'
import { asJson, Broken, hold, holdSame, holdSameState, type Run } from './run.ts'

/** How many pieces are pressed for an explanation at one decision. */
const PRESSED = 12

export const viewers = (state: State): readonly PlayerId[] => state.players.map((_, p) => p as PlayerId)

export const seen = <S extends State, C>(run: Run<S, C>, state: S, viewer: Viewer): string => asJson(run.module.game.view(state, viewer))

/** The world as this viewer may imagine it. */
export function imagined<S extends State, C>(run: Run<S, C>, state: S, viewer: PlayerId, seed: string): S {
  const { game } = run.module
  const world = game.clone(state)
  try {
    game.resample(world, viewer, seed)
  } catch (error) {
    throw new Broken('law 4', `resample for player ${viewer} fails: ${String(error)}`)
  }
  return world
}

/** A view is plain data, made without touching the state. */
export function viewIsPure<S extends State, C>(run: Run<S, C>, viewer: Viewer): string {
  const view = run.module.game.view(run.state, viewer)
  const wrong = unplain(view, 'view')
  hold('law 4', wrong === null, () => `${wrong} is not plain data`)
  return asJson(view)
}

/** What somebody was shown stays as it was shown, however the game goes on. */
export function viewStays<S extends State, C>(run: Run<S, C>): () => void {
  const all: readonly Viewer[] = [...viewers(run.state), null]
  const viewer = all[run.choices.length % all.length] ?? null
  const view = run.module.game.view(run.state, viewer)
  const text = asJson(view)
  return () => holdSame('law 4', asJson(view), text, `a view of ${viewer} changed after it was shown`)
}

/** Law 4: what the viewer cannot know is dealt anew, and nothing the viewer sees has changed. */
export function nothingLeaks<S extends State, C>(run: Run<S, C>, viewer: PlayerId): void {
  const { game } = run.module
  const { state } = run
  const world = imagined(run, state, viewer, `law 4/${run.pick(1 << 30)}`)
  holdSame('law 4', seen(run, world, viewer), viewIsPure(run, viewer), `player ${viewer} can tell the true world from another`)
  holdSame('law 4', seen(run, world, null), seen(run, state, null), `who watches can tell a world imagined by player ${viewer}`)
  if (game.decision(state)?.player === viewer)
    for (let i = 0; i < PRESSED; i++) {
      const piece = run.pick(state.pieces.length) as Handle
      const why = (s: S) => asJson(game.explain(s, viewer, piece))
      holdSame('law 4', why(world), why(state), `an explanation of piece ${piece} tells player ${viewer} a secret`)
    }
  const faults = game.audit(world)
  hold('law 4', faults.length === 0, () => `a world imagined by player ${viewer}: ${faults.join('; ')}`)
}

/** Law 5: two states that look alike to the viewer resample to the same state. */
export function nothingHiddenSurvives<S extends State, C>(run: Run<S, C>, viewer: PlayerId): void {
  const other = imagined(run, run.state, viewer, `law 5/${run.pick(1 << 30)}`)
  const seed = `law 5/${run.pick(1 << 30)}`
  const a = imagined(run, run.state, viewer, seed)
  const b = imagined(run, other, viewer, seed)
  holdSameState('law 5', a, b, `something hidden from player ${viewer} survives resampling`)
}

/** A world in which somebody plays on, and what was told there. */
interface Twin<S> {
  readonly state: S
  readonly told: unknown[]
}

/** How many questions one twin may be asked to draw level with the other, and how many choices both make. */
const LEVEL = 20
const TOGETHER = 4

/**
 * The same choices in two worlds that look alike. Where one stops for a question that answered itself in the other, the most
 * passive answer is given, until as many asks came before in both. As long as no chance fell and the viewer learned no card
 * and no guise, the worlds still look alike: in views, in `n`, in what was told; and they resample to the same state.
 */
export function twinsStayAlike<S extends State, C>(run: Run<S, C>, viewer: PlayerId): void {
  const world = (): Twin<S> => ({ state: imagined(run, run.state, viewer, `twin/${run.pick(1 << 30)}`), told: [] })
  const [one, two] = [world(), world()]
  two.state.rng = { key: one.state.rng.key, n: 0, script: [] }
  for (let i = 0; i < TOGETHER; i++) {
    const ask = one.state.decision?.ask
    if (!chooseAlike(run, one, two, viewer) || !comparable(run.state, one.state, two.state, viewer)) return
    const says = `the same answer to ${ask}`
    holdSame('law 4', asJson(two.told), asJson(one.told), `${says} is told differently, by what player ${viewer} cannot know`)
    holdSame('law 4', seen(run, two.state, viewer), seen(run, one.state, viewer), `${says} shows player ${viewer} a secret`)
    const seed = `twins/${run.pick(1 << 30)}`
    const [a, b] = [one, two].map(({ state }) => imagined(run, state, viewer, seed))
    holdSameState('law 5', a!, b!, `after ${says} something hidden from player ${viewer} survives resampling`)
  }
}

/** Makes one choice in both worlds and lets the one that stops earlier draw level; false when it is not offered in both. */
function chooseAlike<S extends State, C>(run: Run<S, C>, one: Twin<S>, two: Twin<S>, viewer: PlayerId): boolean {
  const { game } = run.module
  const choose = (twin: Twin<S>, choice: number) => game.apply(twin.state, choice, (event) => twin.told.push(event))
  const options = game.decision(one.state)?.options ?? []
  const option = options[run.pick(Math.max(1, options.length))]
  const again = option === undefined ? -1 : (game.decision(two.state)?.options.indexOf(option) ?? -1)
  if (option === undefined || again < 0) return false
  choose(one, options.indexOf(option))
  choose(two, again)
  for (let i = 0; i < LEVEL && one.state.n !== two.state.n; i++) {
    const behind = one.state.n < two.state.n ? one : two
    const asked = game.decision(behind.state)?.player ?? viewer
    if (asked === viewer) break
    choose(behind, 0)
  }
  return true
}

/** Whether two worlds differ in nothing that the viewer may have learned, and wait for the same player, or for the viewer in one. */
function comparable(before: State, a: State, b: State, viewer: PlayerId): boolean {
  if (a.rng.n > 0 || b.rng.n > 0 || a.pieces.length !== b.pieces.length) return false
  if (a.n !== b.n && a.decision?.player !== viewer && b.decision?.player !== viewer) return false
  return a.pieces.every((p, h) => {
    const q = b.pieces[h]!
    const was = before.pieces[h]
    if (was === undefined || p.guise !== q.guise) return false
    const learned = (known: number) => ((known >> viewer) & 1) === 1 && ((was.known >> viewer) & 1) === 0
    return !learned(p.known) && !learned(q.known)
  })
}

/** Law 5: what `back` allows, no other view has shown, no event has told, and undo leads back to where it began. */
export function unseen<S extends State, C>(run: Run<S, C>, before: S): void {
  const { game } = run.module
  const { state } = run
  const decision = game.decision(state)
  if (decision === null || decision.back === 0) return
  hold('law 5', decision.player === before.decision?.player, () => '`back` reaches over a change of player')
  hold('law 5', run.events.length === 0, () => '`back` reaches over something that was told')
  for (const viewer of [...viewers(state), null])
    if (viewer !== decision.player)
      holdSame('law 5', seen(run, state, viewer), seen(run, before, viewer), `viewer ${viewer} sees a choice that can be taken back`)
  undone(run, decision)
}

function undone<S extends State, C>(run: Run<S, C>, decision: Decision): void {
  const { game } = run.module
  const { after, state: whole } = run.whole ?? { after: 0, state: null }
  const from = whole === null ? undefined : game.leave(whole)
  const choices = takeBack(run.choices.slice(after), decision.back)
  const { state, divergence } = playBack(game, replayOf(game, run.config, run.seed, choices, run.state, from))
  hold('law 5', (divergence?.at ?? choices.length) === choices.length, () => `undo does not replay: ${divergence?.says}`)
  hold('law 5', game.decision(state)?.player === decision.player, () => 'undo leads to the question of another player')
  for (const viewer of viewers(state)) {
    if (viewer === decision.player) continue
    const seed = `undo/${run.pick(1 << 30)}`
    const says = `player ${viewer} imagines a half-made act other than its beginning`
    holdSameState('law 5', imagined(run, run.state, viewer, seed), imagined(run, state, viewer, seed), says)
  }
}
