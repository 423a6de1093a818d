/** Pictures made from facts: no art, no network, the same for everybody. */
export { lch } from './colour.ts'
export { drawn, emblem, type Options, prepare } from './emblem.ts'
export type { Facts } from './facts.ts'
export { type Entry, factsOf } from './games.ts'
export { type Plan, planOf, plans } from './plans.ts'
