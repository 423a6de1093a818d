import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['duelhall-source', ...defaultServerConditions]
const browser = 'apps/web/test/browser/**/*.test.ts'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    allowOnly: false,
    testTimeout: 60_000, // a test that hangs fails; one on a busy machine does not
    update: 'none', // a golden file that is missing is a failure; `npm run golden` writes it
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/src/*/test/**/*.test.ts',
            'apps/{cli,server}/test/**/*.test.ts',
            'apps/web/test/unit/**/*.test.ts',
          ],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Afterwards and one file at a time: a page that people would find quick is not, while every core is busy.
        // A second try, named in the report: one slow moment of a shared machine is no fault of the page.
        test: { name: 'browser', include: [browser], maxWorkers: 1, retry: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
