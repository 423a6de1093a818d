import { work } from './tasks.ts'

/** What each thread runs. */
export default work
