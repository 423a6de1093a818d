import { lookAhead } from './start/ahead.ts'

// The rules of a table load in their worker while the page is being read. A worker begins only when the page is not busy.
await lookAhead(location.pathname)
void import('./main.tsx')
