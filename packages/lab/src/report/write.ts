import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '@duelhall/kernel'
import { makeFolder, unwritable } from '../run/folder.ts'
import type { Result } from '../run/task.ts'
import { pageHtml } from './html.ts'
import { gridCsv, type Page } from './page.ts'

/** Writes a report as HTML, CSV and JSON, and the replays of what broke; gives the path of the page. */
export async function writeReport(folder: string, page: Page, data: unknown, results: readonly Result[]): Promise<string> {
  const html = await pageHtml(page)
  try {
    makeFolder(folder)
    for (const { id, grid } of page.sections) writeFileSync(join(folder, `${id}.csv`), gridCsv(grid))
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`)
    writeFileSync(join(folder, 'report.html'), html)
    for (const { replay } of results.flatMap((result) => result.mishaps)) {
      makeFolder(join(folder, 'incidents'))
      writeFileSync(join(folder, 'incidents', `${replay.game}-${digest(replay)}.json`), `${JSON.stringify(replay)}\n`)
    }
  } catch (error) {
    throw unwritable(folder, error)
  }
  return join(folder, 'report.html')
}
