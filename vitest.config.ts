import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['duelhall-source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    allowOnly: false,
    testTimeout: 60_000, // a test that hangs fails; one on a busy machine does not
    update: 'none', // a golden file that is missing is a failure; `npm run golden` writes it
    include: ['packages/*/test/**/*.test.ts', 'games/src/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
  },
})
