// People who play on whatever happens to the servers: every action is sent again with its key until somebody answers.
import { type MatchFile, type Step, verify } from '@duelhall/api'
import { chanceOf, find } from './driver.ts'

/** Where the servers are; which of them lives, nobody knows. */
export type Bases = readonly string[]

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly cookie: string | null
}

/** A server that says nothing for so long is given up, and another is asked. */
const patience = 3000
/** When none has answered for so long, something is broken: a server that starts on a busy machine takes tens of seconds. */
const despair = 180_000
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

async function once(base: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null }
}

function because(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** What was played at one table, as those who played it know it. */
export interface Played {
  readonly match: string
  readonly cookies: readonly string[]
  /** Keys of the actions that were acknowledged, in order. */
  readonly acknowledged: readonly string[]
  readonly isOver: boolean
}

export function createCrowd(bases: Bases, seed: string) {
  const pick = chanceOf(seed)
  let at = 0
  let tables = 0
  let count = 0

  /** Asks one server after the other until one answers. */
  async function surely(path: string, cookie: string, body?: unknown): Promise<Answer> {
    const end = Date.now() + despair
    let last = 'no answer'
    for (let tries = 0; ; tries++) {
      const base = bases[(at + tries) % bases.length] ?? ''
      try {
        const answer = await once(base, path, cookie, body)
        if (answer.status < 500) {
          at += tries
          return answer
        }
        last = `${answer.status}: ${JSON.stringify(answer.body)}`
      } catch (error) {
        last = because(error) // nobody there, or nobody who answers
      }
      if (Date.now() > end) throw new Error(`nobody answers ${path}; at last ${last}`)
      await pause(20 + pick(80))
    }
  }

  async function lay(): Promise<Played> {
    const key = `t${tables++}`
    const cookies: string[] = []
    for (let i = 0; i < 2; i++) cookies.push((await surely('/api/guest', '', {})).cookie ?? '')
    const opened = await surely('/api/tables', cookies[0] ?? '', { key, game: 'battle-of-creatures', players: 2 })
    const { match } = opened.body as { readonly match: string }
    await surely(`/api/matches/${match}/join`, cookies[1] ?? '', { key })
    return { match, cookies, acknowledged: [], isOver: false }
  }

  const question = async ({ match, cookies }: Played): Promise<{ readonly cookie: string; readonly step: Step } | null> => {
    for (const cookie of cookies) {
      const { step } = (await surely(`/api/matches/${match}`, cookie)).body as { readonly step: Step }
      if (step.status === 'finished') return null
      if (step.view?.decision?.n != null) return { cookie, step }
    }
    return null
  }

  /** Plays until told to stop or until the game is over. */
  async function play(from: Played, isOn: () => boolean): Promise<Played> {
    const acknowledged = [...from.acknowledged]
    while (isOn()) {
      const asked = await question(from)
      const decision = asked?.step.view?.decision
      if (asked === null || decision == null || decision.n === null) {
        const { step } = (await surely(`/api/matches/${from.match}`, from.cookies[0] ?? '')).body as { readonly step: Step }
        if (step.status === 'finished') return { ...from, acknowledged, isOver: true }
        continue
      }
      const key = `k${acknowledged.length}n${decision.n}`
      const option = decision.options[pick(decision.options.length)]
      const answer = await surely(`/api/matches/${from.match}/act`, asked.cookie, { key, do: 'choose', n: decision.n, option })
      if (answer.status === 200) {
        acknowledged.push(key)
        count++
      } else if (answer.status !== 409) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    return { ...from, acknowledged, isOver: false }
  }

  /** What is wrong with a table: lost, doubled or moved actions, and a log or dice that do not verify. */
  async function violations(played: Played): Promise<string[]> {
    const { match, cookies, acknowledged, isOver } = played
    if (!isOver) await surely(`/api/matches/${match}/act`, cookies[0] ?? '', { key: 'end', do: 'say', says: 'resign' })
    const { status, body } = await surely(`/api/matches/${match}/file`, cookies[0] ?? '')
    if (status !== 200) return [`${match}: ${JSON.stringify(body)}`]
    const file = body as MatchFile
    const kept = file.entries.filter((entry) => entry.kind === 'choose').map((entry) => entry.key.slice(2))
    const wrong = JSON.stringify(kept) === JSON.stringify(acknowledged) ? [] : [`${match}: acknowledged ${acknowledged}; kept ${kept}`]
    return [...wrong, ...verify({ ...file, recording: null }, find).faults.map((fault) => `${match}: ${fault.says}`)]
  }
  return { lay, play, violations, acknowledged: () => count }
}

/** Keeps so many tables going; a game that ends makes room for the next. Gives all that were played. */
export async function keepPlaying(crowd: ReturnType<typeof createCrowd>, tables: number, isOn: () => boolean): Promise<readonly Played[]> {
  const all: Played[] = []
  const seats = Array.from({ length: tables }, async () => {
    while (isOn()) all.push(await crowd.play(await crowd.lay(), isOn))
  })
  await Promise.all(seats)
  return all
}
