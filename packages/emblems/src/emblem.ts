import { Art } from './art.ts'
import { backdrop, vignette } from './backdrop.ts'
import { type Body, bodies } from './bodies.ts'
import { hash } from './chance.ts'
import type { Facts } from './facts.ts'
import { type Plan, planOf } from './plans.ts'
import { num } from './shapes.ts'

export interface Options {
  /** Begins the ids inside the picture: needed when one picture stands twice on a page. */
  readonly uid?: string
  /** Without its ground a figure stands alone. */
  readonly ground?: boolean
}

const loaded = new Map<Plan, Body>()

/** Fetches the module that draws these facts. */
export async function prepare(facts: Facts): Promise<void> {
  const plan = planOf(facts)
  if (!loaded.has(plan)) loaded.set(plan, await bodies[plan]())
}

/** The picture as SVG text, or null as long as its plan has not been fetched. */
export function drawn(facts: Facts, options: Options = {}): string | null {
  const body = loaded.get(planOf(facts))
  return body === undefined ? null : draw(facts, options, body)
}

/** The picture as SVG text: the same facts, the same picture. */
export async function emblem(facts: Facts, options: Options = {}): Promise<string> {
  await prepare(facts)
  return draw(facts, options, loaded.get(planOf(facts))!)
}

function draw(facts: Facts, { uid, ground = true }: Options, body: Body): string {
  const art = new Art(facts, uid ?? `e${hash(`${facts.id}${facts.name}${ground}`).toString(36)}`)
  const back = ground ? backdrop(art) : ''
  const figure = body(art)
  const front = ground ? vignette(art) : ''
  const stands = ground && art.plan !== 'spell' && art.plan !== 'trap' && art.plan !== 'item'
  const shadow = stands ? `<ellipse cx="128" cy="252" rx="104" ry="34" fill="${art.ink}" opacity=".5"/>` : ''
  const k = 0.9 + art.level * 0.1
  const place = `translate(${num(128 * (1 - k))} ${num(256 * (1 - k))}) scale(${num(k * 10) / 10})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" aria-hidden="true"><defs>${art.defs.join('')}</defs>${back}${shadow}<g transform="${place}">${figure}</g>${front}</svg>`
}
