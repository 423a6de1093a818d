import { type Decision, type PlayerId, read, type State, type TableView } from '@duelhall/kernel'
import { oneOf } from '../chance.ts'
import { hold, type Run } from './run.ts'
import { viewers } from './secrets.ts'

const LAW = 'law 6'
const torn = /undefined|null|NaN|\[object/

function worded(what: string, words: string | null): void {
  hold(LAW, words !== '' && (words === null || !torn.test(words)), () => `${what} reads “${words}”`)
}

/** The bookkeeping is right, whatever is going on. */
export function sound<S extends State, C>(run: Run<S, C>): void {
  const faults = run.module.game.audit(run.state)
  hold(LAW, faults.length === 0, () => faults.join('; '))
}

/** The question, each option and a refusal have words for the asked player; names and words agree. */
export function questionHasWords<S extends State, C>(run: Run<S, C>, decision: Decision): void {
  const { game, text } = run.module
  const view = game.view(run.state, decision.player)
  hold(LAW, text.asks.includes(decision.ask), () => `the ask ${decision.ask} has no words`)
  worded(`the ask ${decision.ask}`, text.ask(view))
  const said = new Map<string, number>()
  for (const option of decision.options) {
    const record = read(game.acts, option)
    run.met.acts.add(record.act)
    hold(LAW, text.acts.includes(record.act), () => `the act ${record.act} has no words`)
    const words = text.option(view, record)
    worded(`the option ${JSON.stringify(record)}`, words)
    const twin = said.get(words)
    hold(LAW, twin === undefined, () => `two options read “${words}”: ${JSON.stringify([read(game.acts, option), twin])}`)
    said.set(words, option)
  }
  const piece = run.pick(run.state.pieces.length)
  for (const refusal of game.explain(run.state, decision.player, piece as Parameters<typeof game.explain>[2]))
    worded(`the refusal ${refusal.rule}`, text.refusal(view, refusal))
}

/** What was told has words for everybody who was told. */
export function eventsHaveWords<S extends State, C>(run: Run<S, C>): void {
  const { game, text } = run.module
  if (run.events.length === 0) return
  const nameless = run.events.find((event) => !text.events.includes(event.on))
  hold(LAW, nameless === undefined, () => `the event ${nameless?.on} has no words`)
  const viewer = oneOf<PlayerId | null>(run.pick, [...viewers(run.state), null])
  const view: TableView = game.view(run.state, viewer)
  for (const event of run.events) worded(`the event ${event.on}`, text.event(view, event))
}

export function endHasWords<S extends State, C>(run: Run<S, C>): void {
  const { game, text } = run.module
  for (const viewer of [...viewers(run.state), null]) worded('the outcome', text.outcome(game.view(run.state, viewer)))
}
