// npm run bench: random play of every game in one thread. `--game <id>` measures one, `--json` prints for scripts, `--record`
// keeps the checksums of a change that was meant to change them.

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { games } from '@duelhall/games'
import type { GameModule } from '@duelhall/kernel'
import { type Entry, entries } from './entries.ts'
import { checksum, jsonFaults, mannerFaults, measure, warm } from './measure.ts'
import { record, table } from './report.ts'

type Sums = Record<string, Record<string, string>>
const KEPT = new URL('../checksums.json', import.meta.url)

function stop(line: string, code: number): never {
  console.error(`bench: ${line}`)
  process.exit(code)
}

function asked(): { json: boolean; game: string | undefined; record: boolean } {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, game: { type: 'string' }, record: { type: 'boolean' } },
      strict: true,
    })
    return { json: values.json ?? false, game: values.game, record: values.record ?? false }
  } catch (error) {
    return stop(error instanceof Error ? error.message.split('\n')[0]!.replace(/\. To specify.*/, '') : String(error), 2)
  }
}

interface Bench {
  readonly module: GameModule
  readonly entry: Entry
}

function benches(): Map<string, Bench> {
  const found = new Map<string, Bench>()
  for (const module of Object.values<GameModule>(games)) {
    const entry = entries[module.game.id]
    if (entry === undefined) stop(`${module.game.id} has no entry in bench/src/entries.ts`, 1)
    found.set(module.game.id, { module, entry })
  }
  return found
}

const options = asked()
const all = benches()
if (options.game !== undefined && !all.has(options.game)) stop(`no game ${options.game}; there are ${[...all.keys()].join(', ')}`, 2)

const chosen = [...all].filter(([id]) => options.game === undefined || options.game === id)
const faults: string[] = []
const kept: Sums = JSON.parse(readFileSync(KEPT, 'utf8'))
const sums: Sums = {}

// The engine would lay clones among what lives long, because the first positions here do, and a clone would take ten times as long from then on.
setFlagsFromString('--no-allocation-site-pretenuring')

// All games are loaded and warm before one is measured: alone in the process each would look faster than it is in use.
for (const [id, { module, entry }] of all) {
  sums[id] = { ...kept[id] }
  if (!chosen.some(([one]) => one === id)) {
    warm(module.game, entry.setups[0]!.configs(module))
    continue
  }
  for (const setup of entry.setups) {
    const configs = setup.configs(module)
    const before = kept[id]?.[setup.name] ?? 'missing'
    const now = checksum(module.game, configs)
    sums[id][setup.name] = now
    if (now !== before && !options.record)
      faults.push(`${id}, ${setup.name}: the checksum is ${now}, the kept one ${before}; --record keeps a new one`)
    faults.push(...mannerFaults(module.game, configs, setup))
  }
  faults.push(...(entry.faults?.() ?? []))
}
if (options.record) writeFileSync(KEPT, `${JSON.stringify(sums, null, 2)}\n`)

const results: Record<string, unknown> = {}
for (const [id, { module, entry }] of chosen) {
  const measured: Record<string, unknown>[] = []
  for (const setup of entry.setups) {
    if (setup.goals === undefined) continue
    const figures = await measure(module, entry, setup)
    faults.push(...figures.faults)
    measured.push(record(figures, sums[id]![setup.name]!))
    if (!options.json) console.log(`${table(id, figures, setup.goals, entry.works ?? [], sums[id]![setup.name]!)}\n`)
  }
  const [first, ...more] = measured
  results[id] = more.length === 0 ? first : { ...first, more }
}
for (const [, { module, entry }] of chosen)
  for (const setup of entry.setups) faults.push(...jsonFaults(module.game, setup.configs(module), setup))

if (options.json) console.log(JSON.stringify(options.game === undefined ? results : results[options.game], null, 2))
for (const fault of faults) console.error(`bench: ${fault}`)
if (faults.length > 0) process.exitCode = 1
