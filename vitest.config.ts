import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['duelhall-source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    allowOnly: false,
    update: 'none', // a golden file that is missing is a failure; `npm run golden` writes it
    include: ['packages/*/test/**/*.test.ts', 'games/src/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
  },
})
