import {
  type BlockId,
  type Handle,
  handleOf,
  type PlayerId,
  refTo,
  type Shape,
  type Standing,
  stand,
  standing,
  type Table,
} from '@duelhall/kernel'
import { amount } from './amount.ts'
import { modKey, some } from './catalog.ts'
import type { CoreStep, Lexicon, Mod, Until } from './language.ts'
import type { Machine } from './machine.ts'
import { named, player1 } from './refs.ts'
import type { Voice } from './spec.ts'

interface Ends {
  readonly until: string
  readonly of: PlayerId | null
  readonly left: number
  readonly while: Handle | null
}

/**
 * Leaves modifiers on each of these who are there now (DM-FX-02, -04, -13); numbers are taken now (DM-FX-14, YG-EFFECT-14). Returns on
 * how many.
 */
export function standMods<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  path: BlockId,
  on: readonly Handle[],
  mods: readonly Mod<L>[],
  until: Until<L>,
  anywhere = false,
): number {
  const ends = endsOf(m, t, voice, until)
  let n = 0
  for (const h of on) {
    // What is on a piece in play ends with that object; a piece that has left by now takes nothing.
    if (!anywhere && h >= t.state.players.length && !m.spec.here.includes(m.spec.zoneOf(t, h)) && !lastsAnywhere(mods)) continue
    for (let i = 0; i < mods.length; i++) {
      const mod = mods[i]!
      const isStat = 'stat' in mod
      stand(
        t,
        lasting(t, voice, ends, {
          layer: isStat ? 'value' : 'quality',
          about: aboutOf(mod),
          to: refTo(t.state, h),
          block: `${path}/mods/${i}`,
          add: isStat && mod.add !== undefined ? amount(m, t, voice, mod.add) : 0,
          set: isStat && mod.set !== undefined ? amount(m, t, voice, mod.set) : null,
        }),
      )
    }
    n++
  }
  return n
}

/** What a modifier is about: read from it once. */
function aboutOf<L extends Lexicon>(mod: Mod<L>): string {
  let about = abouts.get(mod)
  if (about === undefined) {
    about = modKey(mod)
    abouts.set(mod, about)
  }
  return about
}
const abouts = new WeakMap<object, string>()

/** Where a piece goes, or what it costs, may be changed before it is in play. */
const lastsAnywhere = <L extends Lexicon>(mods: readonly Mod<L>[]): boolean => mods.every((mod) => 'goes' in mod || 'price' in mod)

/** A delayed effect: when it falls due it is a trigger like any other, with its own memory. */
export function standLater<G extends Shape, L extends Lexicon>(
  m: Machine<G, L>,
  t: Table<G>,
  voice: Voice,
  path: BlockId,
  step: Extract<CoreStep<L>, { readonly op: 'later' }>,
): void {
  const ends = endsOf(m, t, voice, step.until ?? ('turn' as Until<L>))
  for (const on of some(step.on.on))
    stand(t, lasting(t, voice, ends, { layer: 'later', about: on, to: null, block: path, add: 0, set: null }))
}

function lasting<G extends Shape>(
  t: Table<G>,
  voice: Voice,
  ends: Ends,
  what: Pick<Standing, 'layer' | 'about' | 'to' | 'block' | 'add' | 'set'>,
): Standing {
  return standing({
    source: voice.source,
    player: voice.player,
    layer: what.layer,
    about: what.about,
    to: what.to,
    block: what.block,
    add: what.add,
    set: what.set,
    until: ends.until,
    of: ends.of,
    left: ends.left,
    since: t.state.group,
    vars: ends.while === null ? voice.vars : { ...voice.vars, while: [refTo(t.state, ends.while)] },
    event: voice.event,
  })
}

function endsOf<G extends Shape, L extends Lexicon>(m: Machine<G, L>, t: Table<G>, voice: Voice, until: Until<L>): Ends {
  if (typeof until === 'string') return { until, of: null, left: 0, while: null }
  if ('while' in until) return { until: 'while', of: null, left: 0, while: named(m, t, voice, until.while)[0] ?? handleOf(voice.source) }
  return { until: until.point, of: player1(m, t, voice, until.of), left: until.n ?? 0, while: null }
}
