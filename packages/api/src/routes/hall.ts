import * as z from 'zod'
import { read, route } from './shape.ts'

export const hall = {
  // The hall itself
  health: route({
    ...read,
    path: '/health',
    says: 'whether the hall is open and its store answers',
    who: 'anyone',
    scope: null,
    reply: z.strictObject({ ok: z.literal(true) }),
  }),
  metrics: route({
    ...read,
    path: '/metrics',
    says: 'figures for Prometheus; answered on this machine only',
    who: 'anyone',
    scope: null,
    type: 'text',
    reply: z.string(),
  }),
  openapi: route({
    ...read,
    path: '/api/openapi.json',
    says: 'this contract as OpenAPI 3.1',
    who: 'anyone',
    scope: null,
    reply: z.record(z.string(), z.unknown()),
  }),
  page: route({ ...read, path: '/api', says: 'this contract to be read', who: 'anyone', scope: null, type: 'html', reply: z.string() }),
} as const
