// A match is begun under other rules, goes on in the hall that is installed, and its link shows all of it.
import { createClient } from '@duelhall/api'
import { games } from '@duelhall/games'
import type { GameModule } from '@duelhall/kernel'
import { serve } from '@duelhall/server'
import { expect, test } from 'vitest'
import { rates } from '../../serve/hall.mjs'
import { faultsInBothThemes, sideways } from './faults.ts'
import { openHall } from './hall.ts'
import { inBrowser } from './house.ts'

const module = Object.values<GameModule>(games).find(({ game }) => game.id === 'battle-of-creatures')!
/** The rules before: every view has another face. */
const older: GameModule = {
  ...module,
  game: {
    ...module.game,
    rules: module.game.rules - 1,
    view: (state, viewer) => ({ ...module.game.view(state, viewer), track: ['olden times'] }),
  },
}

/** Somebody without a browser; a cookie carries from one hall to the next. */
function person(cookie = { is: '' }) {
  return (base: string) =>
    createClient(async (address, init) => {
      const headers = { ...init.headers, ...(cookie.is === '' ? {} : { cookie: cookie.is }) }
      const answer = await fetch(address, { ...init, headers })
      cookie.is = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie.is
      return { status: answer.status, json: () => answer.json() }
    }, base)
}
type Call = ReturnType<ReturnType<typeof person>>

/** So many answers at a table of two, always the first one on offer. */
async function play(both: readonly Call[], match: string, many: number, name: string): Promise<void> {
  for (let i = 0; i < many; ) {
    for (const call of both) {
      const decision = (await call('match', { params: { match } })).step.view?.decision
      const option = decision?.options[0]
      if (decision?.n == null || option === undefined) continue
      await call('act', { params: { match }, body: { key: `${name}${i++}`, do: 'choose', n: decision.n, option } })
    }
  }
}

inBrowser('a match that outlived a change of rules', () => {
  const hall = openHall()

  /** Eight answers under the rules before, more under those of today, then one gives up. */
  async function outlived(): Promise<string> {
    await hall.kill()
    const then = await serve({ port: 0, data: hall.data, pace: 0, rates, find: (game) => (game === module.game.id ? older : null) })
    const people = [person(), person()]
    const earlier = people.map((one) => one(`http://127.0.0.1:${then.port}`))
    for (const call of earlier) await call('guest', {})
    const [ada, bea] = earlier as [Call, Call]
    const body = { key: 'one', game: module.game.id, players: 2, watch: 'all' as const, seed: 'hers' }
    const { match } = await ada('open', { body })
    await bea('join', { params: { match }, body: { key: 'j' } })
    await play(earlier, match, 8, 'old')
    await then.close()
    await hall.start()
    const later = people.map((one) => one(hall.address))
    await play(later, match, 12, 'new')
    await later[0]!('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
    const isRecorded = (): Promise<boolean> =>
      later[0]!('recording', { params: { match } }).then(
        () => true,
        () => false,
      )
    await expect.poll(isRecorded, { timeout: 60_000 }).toBe(true)
    return match
  }

  test('its link shows it as it was shown, and what came after the change told again', { timeout: 300_000 }, async () => {
    const match = await outlived()
    const page = await hall.visit(`/replay?match=${match}`)
    const again = page.getByRole('link', { name: /^Told again since the rules changed/ })
    await again.waitFor()
    const scrub = page.getByRole('slider', { name: 'Choice' })
    const whole = Number(await scrub.getAttribute('max'))
    await scrub.fill('1')
    expect(await faultsInBothThemes(page)).toEqual([])
    await again.click()
    await page.waitForURL(/since=change/)
    const all = page.getByRole('link', { name: /^This begins where the rules of the match changed/ })
    await all.waitFor()
    const part = Number(await scrub.getAttribute('max'))
    expect(part).toBeGreaterThanOrEqual(12)
    await scrub.fill(String(part))
    await page.getByText(`choice ${part} of ${part}`).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await all.click()
    await again.waitFor()
    expect(Number(await scrub.getAttribute('max'))).toBe(whole)
  })
})
