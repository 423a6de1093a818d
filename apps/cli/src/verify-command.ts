import { unchecked, type Verdict, verify } from '@duelhall/api'
import { games } from '@duelhall/games'
import type { Command } from 'commander'
import { Fault, quoted } from './fault.ts'
import { readText } from './files.ts'

const isAddress = (what: string): boolean => /^https?:\/\//.test(what)

/** The address of a match's file, whichever page of it was copied. */
function fileAddress(what: string): string {
  const url = new URL(what)
  const id = /\/([a-z0-9]{16,32})(?:\/\w*)?$/.exec(url.pathname)?.[1]
  if (id === undefined) throw new Fault(`${quoted(what)} is not the address of a match`)
  return new URL(`/api/matches/${id}/file`, url).href
}

async function fetched(what: string): Promise<string> {
  const address = fileAddress(what)
  const answer = await fetch(address).catch(() => {
    throw new Fault(`cannot reach ${address}`, 1)
  })
  const text = await answer.text()
  if (answer.ok) return text
  const said = /"says":"([^"]*)"/.exec(text)?.[1] ?? `it answers ${answer.status}`
  throw new Fault(`cannot get ${address}: ${said}`, 1)
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(`${what} is not a match file: it is damaged or only half written`)
  }
}

function words(verdict: Verdict): string {
  const { match, lines, draws } = verdict
  const gaps = unchecked(verdict)
  const first = `${gaps.length === 0 ? 'verified' : 'verified in part'}: match ${match}, ${lines} lines, ${draws} rolls and draws, all as they were committed to`
  return [first, ...gaps].join('\n')
}

export function addVerify(root: Command): void {
  root
    .command('verify <match>')
    .description('work a finished match out again, from its file or its address: the log, the seeds, every roll and shuffle')
    .option('--json', 'print it as data')
    .action(async (what: string, { json }: { readonly json?: boolean }) => {
      const text = isAddress(what) ? await fetched(what) : readText(what)
      const verdict = verify(parsed(text, what), (id) => games.find((module) => module.game.id === id) ?? null)
      const [fault] = verdict.faults
      if (json) console.log(JSON.stringify(verdict))
      else if (fault === undefined) console.log(words(verdict))
      else throw new Fault(`not verified (${fault.kind}): ${fault.says}`, 1)
      if (fault !== undefined) process.exitCode = 1
    })
}
