import { program } from './program.ts'
import { report } from './report.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0) // the reader has seen enough
  throw error
})

try {
  await program().parseAsync()
} catch (error) {
  process.exitCode = report(error)
}
