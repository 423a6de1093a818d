import { type Answers, type Task, work } from './tasks.ts'

/** What each thread runs. */
export default (task: Task): Answers[Task['do']] => work(task)
