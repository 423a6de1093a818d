import { conformance } from '../../src/index.ts'
import { configFor } from '../../src/tiny/config.ts'
import { tiny } from '../../src/tiny/index.ts'

conformance(tiny, {
  configs: [configFor(2), configFor(3), configFor(4), configFor(4, { teams: true })],
  games: 250,
  unmet: [],
})
