// A match is begun under other rules, goes on in the hall that is installed, and its link shows all of it.
import { expect, test } from 'vitest'
import { serve } from '../../../server/src/serve.ts'
import { guest, play, untilThere, visitor } from '../../../server/test/client.ts'
import { before, threadsOf } from '../../../server/test/segments.ts'
import { rates } from '../../serve/hall.mjs'
import { faultsInBothThemes, sideways } from './faults.ts'
import { openHall } from './hall.ts'
import { inBrowser } from './house.ts'

inBrowser('a match that outlived a change of rules', () => {
  const hall = openHall()

  /** Eight answers under the rules before, as many under those of today, then one gives up. */
  async function outlived(): Promise<string> {
    await hall.kill()
    const old = before()
    const then = await serve({ port: 0, data: hall.data, pace: 0, rates, find: old, threads: threadsOf(old) })
    const earlier = await guest(`http://127.0.0.1:${then.port}`)
    const body = { key: 'one', game: 'battle-of-creatures', players: 2, watch: 'all' as const, bots: [{ level: 1 }], seed: 'hers' }
    const { match } = await earlier.call('open', { body })
    await play(earlier, match, 8, 'old')
    await then.close()
    await hall.start()
    const later = visitor(hall.address)
    later.cookie = earlier.cookie
    await play(later, match, 8, 'new')
    await later.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
    await untilThere(() => later.call('recording', { params: { match } }))
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
    expect(part).toBeGreaterThan(8)
    await scrub.fill(String(part))
    await page.getByText(`choice ${part} of ${part}`).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await all.click()
    await again.waitFor()
    expect(Number(await scrub.getAttribute('max'))).toBe(whole)
  })
})
