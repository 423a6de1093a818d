import type { Behaviour, DuelEffect } from '../lexicon.ts'

// Cards that exist for these loops alone: plain monsters with mandatory effects that turn each other on and off without end.
const mine = { side: 'you', is: ['monster', 'faceUp'] } as const
const start = (step: object): DuelEffect => ({ kind: 'use', do: [step] }) as DuelEffect
const when = (on: object, step: object, more: object = {}): DuelEffect => ({ kind: 'trigger', on, do: [step], ...more }) as DuelEffect

export const loops: Readonly<Record<string, Partial<Behaviour> & { readonly effects: readonly DuelEffect[] }>> = {
  // Changes nothing, as often as one likes.
  Kojikocy: { effects: [start({ op: 'shuffle' })] },
  'Battle Ox': {
    counters: 9,
    effects: [
      start({ op: 'put', counter: 'spell', n: 1, at: 'self' }),
      when({ on: 'countersPut', piece: 'self' }, { op: 'take', counter: 'spell', n: 1, from: 'self' }),
      when({ on: 'countersTaken', piece: 'self' }, { op: 'put', counter: 'spell', n: 1, at: 'self' }),
    ],
  },
  'Celtic Guardian': {
    effects: [
      start({ op: 'gain', n: 100 }),
      when({ on: 'lifeGained', player: 'you' }, { op: 'damage', to: 'you', n: 100 }),
      when({ on: 'playerDamaged', player: 'you' }, { op: 'gain', n: 100 }),
    ],
  },
  'Giant Soldier of Stone': {
    effects: [start({ op: 'gain', n: 100 }), when({ on: 'lifeGained', player: 'you' }, { op: 'damage', to: 'you', n: 100 })],
  },
  'Beaver Warrior': { effects: [when({ on: 'playerDamaged', player: 'you' }, { op: 'gain', n: 100 })] },
  'Feral Imp': {
    effects: [
      start({ op: 'position', what: 'self', to: 'toggle' }),
      when({ on: 'positionChanged', piece: 'self' }, { op: 'position', what: 'self', to: 'toggle' }),
    ],
  },
  'Silver Fang': {
    effects: [
      start({ op: 'position', what: 'self', to: 'toggle' }),
      when({ on: 'positionChanged', piece: mine }, { op: 'position', what: 'event', to: 'toggle' }),
    ],
  },
  'Dark Gray': {
    effects: [
      start({ op: 'send', what: 'self' }),
      when({ on: 'sent', piece: 'self' }, { op: 'summon', what: 'self', position: 'attack' }, { from: 'graveyard' }),
      when({ on: 'summoned', piece: 'self' }, { op: 'send', what: 'self' }),
    ],
  },
  Nemuriko: {
    effects: [
      start({ op: 'remove', what: 'self' }),
      when({ on: 'removed', piece: 'self' }, { op: 'summon', what: 'self', position: 'attack' }, { from: 'removed' }),
      when({ on: 'summoned', piece: 'self' }, { op: 'remove', what: 'self' }),
    ],
  },
  // Two that send a third away and bring it back.
  'Dragon Zombie': {
    effects: [
      start({ op: 'send', what: { side: 'you', is: 'monster', named: 'Mystical Elf' } }),
      when({ on: 'summoned', piece: mine }, { op: 'send', what: 'event' }),
    ],
  },
  'Hitotsu-Me Giant': {
    effects: [when({ on: 'sent', piece: { in: 'graveyard', named: 'Mystical Elf' } }, { op: 'summon', what: 'event', position: 'attack' })],
  },
  // As often as one likes, each time one is told of it.
  'Mystic Clown': {
    effects: [
      start({ op: 'position', what: 'self', to: 'toggle' }),
      when({ on: 'positionChanged', piece: 'self' }, { op: 'position', what: 'self', to: 'toggle' }, { may: true }),
    ],
  },
  // The Deck is shuffled each time, which changes nothing that can be seen.
  'Aqua Madoor': {
    effects: [
      { kind: 'use', do: [{ op: 'gain', n: 100 }, { op: 'shuffle' }] } as DuelEffect,
      when({ on: 'lifeGained', player: 'you' }, { op: 'damage', to: 'you', n: 100 }),
      { kind: 'trigger', on: { on: 'playerDamaged', player: 'you' }, do: [{ op: 'gain', n: 100 }, { op: 'shuffle' }] } as DuelEffect,
    ],
  },
  'Man Eater': {
    counters: 9,
    effects: [
      start({ op: 'put', counter: 'spell', n: 1, at: 'self' }),
      when({ on: 'countersPut', piece: mine }, { op: 'take', counter: 'spell', n: 1, from: 'event' }),
    ],
  },
  'Basic Insect': { effects: [when({ on: 'countersTaken', piece: mine }, { op: 'put', counter: 'spell', n: 1, at: 'event' })] },
  'Mammoth Graveyard': {
    effects: [
      start({ op: 'position', what: 'self', to: 'attack' }),
      when({ on: 'positionChanged', piece: 'self' }, { op: 'position', what: 'self', to: 'attack' }, { cause: 'rule' }),
      { kind: 'static', to: 'self', mods: [{ forced: 'defense' }] } as DuelEffect,
    ],
  },
}
