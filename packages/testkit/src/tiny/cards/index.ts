import type { BlockId } from '@duelhall/kernel'

export const selectors = ['creature', 'ownCreature', 'foeSeat', 'ownHand'] as const
export type Selector = (typeof selectors)[number]

/** What a program does, step by step; `$it` is what was chosen last. */
export type Step =
  | { readonly op: 'pick'; readonly from: Selector; readonly min: number }
  | { readonly op: 'damage'; readonly to: 'it' | 'foes'; readonly n: number | 'was' }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'grow'; readonly add: number }
  | { readonly op: 'count'; readonly n: number }
  | { readonly op: 'forbid'; readonly act: string }
  | { readonly op: 'return' }
  | { readonly op: 'show' }
  | { readonly op: 'conceal' }
  | { readonly op: 'ifTrick'; readonly does: readonly Step[]; readonly otherwise: readonly Step[] }
  | { readonly op: 'auction' }
  | { readonly op: 'tide' }
  | { readonly op: 'repeat' }
  | { readonly op: 'cap'; readonly n: number }
  | { readonly op: 'less'; readonly n: number }
  | { readonly op: 'aim' }
  | { readonly op: 'bite'; readonly n: number }

export interface Effect {
  readonly on: 'cast' | 'entered' | 'died' | 'use' | 'self' | 'seat' | 'always'
  /** Left to its player. */
  readonly may: boolean
  /** Chosen when it is cast or used. */
  readonly target: Selector | null
  /** Creatures given up whose power is this together. */
  readonly cost: number
  readonly do: readonly Step[]
}
export interface CardFacts {
  readonly id: string
  readonly name: string
  readonly kind: 'creature' | 'trick'
  readonly power: number
  readonly quick: boolean
  readonly effect: Effect | null
}

const effect = (on: Effect['on'], steps: readonly Step[], more: Partial<Effect> = {}): Effect => ({
  on,
  may: more.may ?? false,
  target: more.target ?? null,
  cost: more.cost ?? 0,
  do: steps,
})
const creature = (id: string, name: string, power: number, does: Effect | null): CardFacts => ({
  id,
  name,
  kind: 'creature',
  power,
  quick: false,
  effect: does,
})
const trick = (id: string, name: string, quick: boolean, does: Effect): CardFacts => ({
  id,
  name,
  kind: 'trick',
  power: 0,
  quick,
  effect: does,
})

export const cards: readonly CardFacts[] = [
  creature(
    'badger',
    'Badger',
    2,
    effect('entered', [
      { op: 'pick', from: 'ownCreature', min: 1 },
      { op: 'count', n: 1 },
    ]),
  ),
  creature('stag', 'Stag', 3, effect('always', [])),
  creature('owl', 'Owl', 1, effect('entered', [{ op: 'draw', n: 1 }])),
  creature(
    'moth',
    'Moth',
    1,
    effect(
      'died',
      [
        { op: 'pick', from: 'creature', min: 0 },
        { op: 'damage', to: 'it', n: 'was' },
      ],
      { may: true },
    ),
  ),
  creature('tortoise', 'Tortoise', 2, effect('self', [{ op: 'cap', n: 1 }])),
  creature('hedgehog', 'Hedgehog', 1, effect('seat', [{ op: 'aim' }], { may: true })),
  creature('heron', 'Heron', 2, effect('seat', [{ op: 'less', n: 1 }])),
  creature('adder', 'Adder', 1, effect('self', [{ op: 'bite', n: 1 }])),
  creature(
    'fox',
    'Fox',
    2,
    effect(
      'use',
      [{ op: 'show' }, { op: 'ifTrick', does: [{ op: 'grow', add: 2 }], otherwise: [{ op: 'draw', n: 1 }] }, { op: 'conceal' }],
      {
        target: 'ownHand',
      },
    ),
  ),
  trick('snare', 'Snare', true, effect('cast', [{ op: 'damage', to: 'it', n: 3 }], { target: 'creature' })),
  trick('mist', 'Mist', true, effect('cast', [{ op: 'return' }], { target: 'ownCreature' })),
  trick('offering', 'Offering', false, effect('cast', [{ op: 'damage', to: 'foes', n: 2 }], { cost: 3 })),
  trick('auction', 'Auction', false, effect('cast', [{ op: 'auction' }])),
  trick('carousel', 'Carousel', false, effect('cast', [{ op: 'repeat' }])),
  trick('hush', 'Hush', false, effect('cast', [{ op: 'forbid', act: 'attack' }], { target: 'foeSeat' })),
  trick('tide', 'Tide', false, effect('cast', [{ op: 'tide' }])),
]

/** Every card once, and the quick ones twice. */
export const starter: readonly string[] = cards.flatMap((card) => (card.quick ? [card.id, card.id] : [card.id]))

/** Programs by path: `fox/do`, `fox/do/1/does`. */
export const blocks: Readonly<Record<BlockId, readonly Step[]>> = Object.fromEntries(
  cards.flatMap((card) => (card.effect === null ? [] : nested(`${card.id}/do`, card.effect.do))),
)

function nested(path: BlockId, steps: readonly Step[]): readonly (readonly [BlockId, readonly Step[]])[] {
  const inner = steps.flatMap((step, pc) =>
    step.op === 'ifTrick' ? [...nested(`${path}/${pc}/does`, step.does), ...nested(`${path}/${pc}/otherwise`, step.otherwise)] : [],
  )
  return [[path, steps], ...inner]
}
