import * as z from 'zod'
import * as s from '../simulations.ts'
import * as w from '../words.ts'
import { list, read, route, write } from './shape.ts'

const one = z.strictObject({ simulation: w.id })
const at = '/api/simulations'

export const simulations = {
  // Simulations
  simulate: route({
    ...write,
    path: at,
    says: 'order a league of bots: its games are played when no computer player has to move',
    who: 'account',
    scope: 'simulate',
    bytes: w.limits.action,
    body: s.newSimulation,
    reply: s.simulation,
  }),
  simulations: route({
    ...read,
    path: at,
    says: 'the leagues you ordered, the newest first',
    who: 'account',
    scope: 'simulate',
    query: list(w.limits.simulation.kept, 20),
    reply: s.simulations,
  }),
  simulation: route({
    ...read,
    path: `${at}/{simulation}`,
    says: 'how far a league of yours is, and what came of it',
    who: 'account',
    scope: 'simulate',
    params: one,
    reply: s.simulation,
  }),
  cancelSimulation: route({
    ...write,
    path: `${at}/{simulation}/cancel`,
    says: 'play no more games of a league of yours',
    who: 'account',
    scope: 'simulate',
    params: one,
    reply: s.simulation,
  }),
} as const
