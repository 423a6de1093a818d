import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds, in lines that say where. */
export async function faults(page: Page): Promise<string[]> {
  // Passes need no selectors and there are no frames: both cost many times the check itself on a board of SVG.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}

/** The same screen in the dark and in the light theme. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    found.push(...(await faults(page)).map((fault) => `${theme}: ${fault}`))
  }
  return found
}

/** Nothing sticks out to the side. */
export const sideways = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth')
