import { accountOf, type Handlers } from '../http/call.ts'

/** Leagues of bots that an account orders. */
export const simulations: Handlers<'simulate' | 'simulations' | 'simulation' | 'cancelSimulation'> = {
  simulate: ({ hall, body, ...call }) => hall.simulations.order(accountOf(call), body),
  simulations: async ({ hall, query, ...call }) => ({ simulations: await hall.simulations.list(accountOf(call), query.limit) }),
  simulation: ({ hall, params, ...call }) => hall.simulations.look(accountOf(call), params.simulation),
  cancelSimulation: ({ hall, params, ...call }) => hall.simulations.cancel(accountOf(call), params.simulation),
}
