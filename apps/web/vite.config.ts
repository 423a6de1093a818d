import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './build/chunks.ts'
import { pageAhead } from './build/page-ahead.ts'
import { rulebook } from './build/rulebook.ts'
import { shelf } from './build/shelf.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
// Where the time of a build goes is nobody's business who starts the hall.
const rolldownOptions = { checks: { bundlerTimings: false } }

export default defineConfig({
  root: here,
  plugins: [
    react(),
    shelf(root),
    rulebook(root),
    pageAhead('/src/main.tsx'),
    VitePWA({
      registerType: 'prompt',
      includeAssets: ['covers/*.svg', 'icon.svg'],
      manifest: {
        name: 'Duelhall',
        short_name: 'Duelhall',
        description: 'Summon-and-battle tabletop games with their whole rulebooks.',
        theme_color: '#14110f',
        background_color: '#14110f',
        display: 'standalone',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,json}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        navigateFallback: '/index.html',
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [shelf(root)], rolldownOptions },
  resolve: { conditions: ['duelhall-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: {
      ...rolldownOptions,
      input: { index: `${here}index.html`, main: `${here}src/main.tsx` },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
