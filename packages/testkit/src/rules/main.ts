import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { jsonReport, textReport } from './report.ts'
import { survey } from './survey.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
const { out, errors } = (values.json ? jsonReport : textReport)(survey(root))
console.log(out)
for (const error of errors) console.error(error)
process.exitCode = errors.length > 0 ? 1 : 0
