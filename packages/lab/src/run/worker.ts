import { playTask } from './play-task.ts'

/** What each thread runs. */
export default playTask
