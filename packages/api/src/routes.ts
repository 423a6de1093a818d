import { hall } from './routes/hall.ts'
import { people } from './routes/people.ts'
import { simulations } from './routes/simulations.ts'
import { tables } from './routes/tables.ts'

/** Everything the server answers. A route that is not here does not exist; one without a handler does not compile. */
export const routes = { ...people, ...tables, ...simulations, ...hall } as const

export type Routes = typeof routes
export type RouteName = keyof Routes
export const routeNames = Object.keys(routes) as readonly RouteName[]
