import { lookAhead } from './start/ahead.ts'

// The rules of a table load in their worker while the page is being read. A worker begins only when the page is not busy.
void lookAhead(location.pathname).then(() => import('./main.tsx'))
