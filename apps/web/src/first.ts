import { lookAhead } from './start/ahead.ts'

// The rules of a table load in their worker while the page itself is still being fetched.
lookAhead(location.pathname)
void import('./main.tsx')
