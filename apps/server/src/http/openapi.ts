import { failure, type Route, routeNames, routes } from '@duelhall/api'
import * as z from 'zod'

type Json = Record<string, unknown>
const where = '#/components/schemas/'

/** A schema of the contract as JSON Schema; those with a name go to the common list and are named. */
function schemaOf(schema: z.ZodType, common: Json): Json {
  const {
    $schema: _,
    $defs: named,
    ...rest
  } = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })).replaceAll('#/$defs/', where),
  ) as Json
  Object.assign(common, named)
  const id = schema.meta()?.id
  if (id === undefined) return rest
  common[id] = rest
  return { $ref: where + id }
}

function parametersOf({ params, query }: Route, common: Json): Json[] {
  const of = (schema: z.ZodType, place: 'path' | 'query'): Json[] => {
    const { properties = {}, required = [] } = schemaOf(schema, common) as { properties?: Json; required?: readonly string[] }
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
    }))
  }
  return [...of(params, 'path'), ...of(query, 'query')]
}

const media = { json: 'application/json', text: 'text/plain', html: 'text/html', events: 'text/event-stream' } as const

function operationOf(name: string, route: Route, common: Json): Json {
  const { method, says, who, scope, bytes, rate, type } = route
  const body = method === 'POST' ? { requestBody: { content: { 'application/json': { schema: schemaOf(route.body, common) } } } } : {}
  return {
    operationId: name,
    summary: says,
    description: `Who may call it: ${who}. ${scope === null ? 'Tokens are not taken.' : `Tokens need the scope ${scope}.`} Rate: ${rate}.${method === 'POST' ? ` At most ${bytes} bytes.` : ''}`,
    security: scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }],
    parameters: parametersOf(route, common),
    ...body,
    responses: {
      200: { description: says, content: { [media[type]]: { schema: schemaOf(route.reply, common) } } },
      default: { description: 'why not', content: { 'application/json': { schema: schemaOf(failure, common) } } },
    },
  }
}

let made: Json | null = null

/** The contract as OpenAPI 3.1; made from the same table as the routes. */
export function openApi(): Json {
  if (made !== null) return made
  const common: Json = {}
  const paths: Record<string, Json> = {}
  for (const name of routeNames) {
    const route: Route = routes[name]
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route, common) }
  }
  made = {
    openapi: '3.1.0',
    info: {
      title: 'Duelhall',
      version: '1',
      description: 'Play, watch and check matches. Commands are POST with JSON, what happens comes as server-sent events.',
    },
    paths,
    components: {
      schemas: common,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'duelhall' }, token: { type: 'http', scheme: 'bearer' } },
    },
  }
  return made
}
