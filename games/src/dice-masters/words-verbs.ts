import type { Tongue } from '@duelhall/effects'
import type { DM } from './lexicon.ts'

const amountMore = (n: string | null): string => `do so ${n ?? 'as many'} more times`

/** What can be forbidden, demanded or replaced, in words; both editions say it alike. */
export const verbs: Tongue<DM>['verbs'] = {
  attack: { cannot: ["can't", 'attack'], base: 'attack', would: 'attack', happens: 'it attacks', more: amountMore },
  block: { cannot: ["can't", 'block'], by: '', base: 'block', would: 'block', happens: 'it blocks', more: amountMore },
  beBlocked: {
    cannot: ["can't", 'be blocked'],
    doer: 'character',
    by: 'by',
    base: 'be blocked',
    would: 'be blocked',
    happens: 'it is blocked',
    more: amountMore,
  },
  beTargeted: {
    cannot: ["can't", 'be targeted'],
    by: 'by',
    base: 'be targeted',
    would: 'be targeted',
    happens: 'it is targeted',
    more: amountMore,
  },
  damage: {
    cannot: ['take', 'no damage'],
    by: 'from',
    base: 'damage',
    would: 'take damage',
    wouldPlayer: 'take damage',
    happens: 'the damage is dealt',
    more: (n) => `deal ${n ?? 'as much'} more damage`,
  },
  dealCombatDamage: {
    cannot: ['deal', 'no combat damage'],
    by: 'to',
    base: 'deal combat damage',
    would: 'deal combat damage',
    happens: 'it is dealt',
    more: amountMore,
  },
  ko: { cannot: ["can't", "be KO'd"], by: 'by', base: 'KO', would: "be KO'd", happens: "it is KO'd", more: amountMore },
  draw: {
    cannot: ["can't", 'draw dice'],
    base: 'draw',
    would: 'be drawn',
    wouldPlayer: 'draw dice',
    happens: '',
    more: (n) => (n === null ? 'draw as many again' : `draw ${n} more`),
  },
  reroll: {
    cannot: ["can't", 'reroll dice'],
    base: 'reroll dice',
    would: 'be rerolled',
    wouldPlayer: 'reroll dice',
    happens: 'it is rerolled',
    more: amountMore,
  },
  attackStep: {
    cannot: ['have', 'no attack step'],
    base: 'have an attack step',
    would: 'attack',
    happens: 'it attacks',
    more: amountMore,
  },
  useGlobal: {
    cannot: ["can't", 'use globals'],
    base: 'use globals',
    would: 'be used',
    wouldPlayer: 'use a global',
    happens: 'it is used',
    more: amountMore,
  },
  useAction: {
    cannot: ["can't", 'use action dice'],
    base: 'use action dice',
    would: 'be used',
    wouldPlayer: 'use an action die',
    happens: 'it is used',
    more: amountMore,
  },
  spin: { cannot: ["can't", 'be spun'], by: 'by', base: 'be spun', would: 'be spun', happens: 'it is spun', more: amountMore },
  loseLife: {
    cannot: ["can't", 'lose life'],
    base: 'lose life',
    would: 'lose life',
    wouldPlayer: 'lose life',
    happens: 'the life is lost',
    more: amountMore,
  },
}
