import { face, type GameModule, rngFrom, type State } from '@duelhall/kernel'
import type { EntryRow, NewEntry, Store } from '@duelhall/store'
import type { Line, LineOf, Pin } from './entries.ts'
import { begun, isPinned, lineOf, pinText, running, Unreadable } from './fold.ts'
import type { Match } from './match.ts'
import { type Find, readingFrom, startAt } from './reading.ts'
import { viewersOf } from './show.ts'
import { lastSegment, type Snapshot, snapshotOf } from './snapshot.ts'

/** The rules and cards that a log ends under. */
function pinOf(entries: readonly EntryRow[]): Pin {
  const [first] = entries
  const entry = lastSegment(entries) ?? first
  if (entry === undefined) throw new Unreadable('there is no log')
  const { rules, cards } = lineOf(entry) as LineOf<'segment' | 'open'>
  return { rules, cards }
}

/** The module by which this match is not played yet but could be; null when it is played by ours, or is over. */
function heir(entries: readonly EntryRow[], find: Find): GameModule | null {
  const [first] = entries
  if (first === undefined || entries.some((entry) => entry.kind === 'end')) return null
  const { module, opened } = begun(first, find)
  return isPinned(module, lastSegment(entries) === null ? opened : pinOf(entries)) ? null : module
}

/**
 * A match whose rules or cards are not ours goes on under ours, from the snapshot at its head: one more line of its log, written like any other, so that one process
 * does it and the rest read it. True when the log has to be read again.
 */
export async function takeOver(id: string, entries: readonly EntryRow[], find: Find, store: Store, now: () => number): Promise<boolean> {
  const module = heir(entries, find)
  if (module === null) return false
  const begins = entries.some((entry) => entry.kind === 'begin')
  const from = begins ? await snapshotAt(id, entries, module, store) : unbegun(entries, find)
  const seq = entries.length
  const line: LineOf<'segment'> = { kind: 'segment', rules: module.game.rules, cards: module.game.cards, from }
  const entry: NewEntry = { at: now(), by: 'server', key: `segment-${seq}`, kind: line.kind, body: JSON.stringify(line) }
  const { match } = startAt([...entries, { ...entry, match: id, seq, hash: '' }], find)
  if (match.state !== null) tryOut(match, match.state)
  const outcome = match.state === null ? null : module.game.outcome(match.state)
  const end: Line | null = outcome === null ? null : { kind: 'end', outcome, secret: match.secret }
  const ends: readonly NewEntry[] = end === null ? [] : [{ ...entry, key: `end-${seq}`, kind: end.kind, body: JSON.stringify(end) }]
  await store.log.append(id, seq, [entry, ...ends])
  return true
}

async function snapshotAt(id: string, entries: readonly EntryRow[], { game }: GameModule, store: Store): Promise<Snapshot> {
  const pin = pinOf(entries)
  const kept = await store.log.snapshot(id)
  const says = `match ${id} is played under ${pinText(pin)}, these are ${pinText(game)}, and it was not packed`
  if (kept === null) throw new Unreadable(`${says}: run \`duelhall pack\` with the version before`)
  if (kept.seq !== entries.length)
    throw new Unreadable(`${says} at line ${entries.length}, but at line ${kept.seq}: run \`duelhall pack\` with the version before`)
  const from = JSON.parse(kept.body) as Snapshot
  if (from.rules !== pin.rules || from.cards !== pin.cards) throw new Unreadable(`${says} under those rules, but under ${pinText(from)}`)
  return from
}

/** A table at which nobody plays yet is read without any rules. */
function unbegun(entries: readonly EntryRow[], find: Find): Snapshot {
  const start = startAt(entries, find)
  if (start.match.source !== null) throw new Unreadable(`match ${start.match.id} plays a game on that was played under other rules`)
  const reading = readingFrom(start)
  for (const entry of start.rest) reading.take(entry)
  return snapshotOf(reading, { packed: '', steps: [] })
}

/** So many choices are tried on a copy before these rules are trusted with a table that others left. */
const trial = 50

/** Whether everybody can be shown the table, and it can be played on: rules that fail at either must not take it over. */
function tryOut(match: Match, state: State): void {
  const { game } = match.module
  const [fault] = game.audit(state)
  const refuse = (why: string): Unreadable => new Unreadable(`match ${match.id} cannot go on under ${pinText(game)}: ${why}`)
  if (fault !== undefined) throw refuse(fault)
  try {
    for (const viewer of viewersOf(match)) game.view(state, viewer)
    const options = game.decision(state)?.options.length ?? 0
    for (let i = 0; i < options; i++) game.apply(game.clone(state), i)
    const copy = game.clone(running(match))
    const chance = rngFrom(match.id)
    for (let i = 0; i < trial; i++) {
      const decision = game.decision(copy)
      if (decision === null) break
      game.apply(copy, face(chance, decision.options.length) - 1)
    }
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
