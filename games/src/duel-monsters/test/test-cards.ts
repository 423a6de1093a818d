import type { Behaviour, DuelEffect } from '../lexicon.ts'

// What the pool has no card for, on plain monsters: each does one thing that a rule speaks of.
type Effects = Partial<Behaviour> & { readonly effects: readonly DuelEffect[] }

const quick = (effect: object): DuelEffect => ({ kind: 'use', speed: 2, limit: 'turn', ...effect }) as DuelEffect
const use = (...steps: readonly object[]): DuelEffect => ({ kind: 'use', do: steps }) as DuelEffect

const reborn = { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'graveyard', is: 'monster' } }] }

export const testCards: Readonly<Record<string, Effects>> = {
  // Negates the activation of an effect and leaves its card alone; the same for the effect alone.
  'Battle Ox': { effects: [quick({ on: { on: 'activated', player: 'foe' }, do: [{ op: 'negate', what: 'activation' }] })] },
  'Beaver Warrior': { effects: [quick({ on: { on: 'activated', player: 'foe' }, do: [{ op: 'negate', what: 'effect' }] })] },
  // Each player chooses a card in the own hand, and both are discarded.
  'Feral Imp': {
    effects: [
      use(
        {
          op: 'pick',
          picks: [
            { as: '$mine', from: { side: 'you', in: 'hand', is: 'card' } },
            { as: '$theirs', from: { side: 'foe', in: 'hand', is: 'card' }, by: 'foe' },
          ],
        },
        { op: 'discard', what: '$mine' },
        { op: 'discard', what: '$theirs', join: 'also' },
      ),
    ],
  },
  // All Equip Cards; all Set cards.
  'Silver Fang': { effects: [use({ op: 'destroy', what: { is: 'equipping' } })] },
  Nemuriko: { effects: [use({ op: 'destroy', what: { is: 'faceDown' } })] },
  // Looks at the top two cards of the Deck; puts the whole hand on top of it, or under it.
  'Dark Gray': { effects: [use({ op: 'top', n: 2, as: '$top' }, { op: 'reveal', what: '$top', to: 'you' })] },
  Kojikocy: { effects: [use({ op: 'return', what: { side: 'you', in: 'hand', is: 'card' }, to: 'top' })] },
  Uraby: { effects: [use({ op: 'return', what: { side: 'you', in: 'hand', is: 'card' }, to: 'bottom' })] },
  // Removes the own hand from play face-down.
  'Man Eater': { effects: [use({ op: 'remove', what: { side: 'you', in: 'hand', is: 'card' }, faceDown: true })] },
  // Special Summons from the Extra Deck without materials.
  'Basic Insect': {
    effects: [
      use(
        { op: 'pick', picks: [{ as: '$it', from: { side: 'you', in: 'extra', is: ['monster', 'revivable'] } }] },
        { op: 'summon', what: '$it' },
      ),
    ],
  },
  // Negates a Summon, face-up on the field.
  'Battle Steer': { effects: [quick({ on: { on: 'summoning', player: 'foe' }, do: [{ op: 'negate', what: 'summon' }] })] },
  // Special Summons from the Graveyard what it says, which asks for nothing; ignoring Summoning conditions.
  'Giant Flea': { effects: [use(reborn, { op: 'summon', what: '$it' }), use(reborn, { op: 'summon', what: '$it', ignoring: true })] },
  // Must attack; pays to attack.
  'Mammoth Graveyard': { effects: [{ kind: 'static', to: 'self', mods: [{ must: 'attack' }] } as DuelEffect] },
  'Giant Soldier of Stone': { effects: [{ kind: 'static', to: 'self', mods: [{ toll: 500 }] } as DuelEffect] },
  // Turns a monster face-down in the Damage Step, as what changes its values may.
  'Dragon Zombie': {
    effects: [
      quick({
        damageStep: true,
        target: [{ as: '$it', from: { is: ['monster', 'attacked'] } }],
        do: [{ op: 'position', what: '$it', to: 'faceDown' }],
      }),
    ],
  },
  // Draws two cards when it is discarded.
  'Two-Headed King Rex': {
    effects: [{ kind: 'trigger', from: 'graveyard', on: { on: 'discarded', piece: 'self' }, do: [{ op: 'draw', n: 2 }] } as DuelEffect],
  },
  // The opponent skips a phase.
  'Mystic Clown': { effects: [use({ op: 'skip', phase: 'draw', who: 'foe' })] },
  'Aqua Madoor': { effects: [use({ op: 'skip', phase: 'battle', who: 'foe' })] },
  // In place of the draw of the turn: 1000 Life Points.
  'Neo the Magic Swordsman': {
    effects: [{ kind: 'replace', may: true, of: { verb: 'draw', player: 'you' }, do: [{ op: 'gain', n: 1000 }] } as DuelEffect],
  },
  // Costs that a Token cannot pay.
  'Mystic Horseman': {
    effects: [
      {
        kind: 'use',
        cost: [
          { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', is: 'monster', but: 'self' } }] },
          { op: 'remove', what: '$paid' },
        ],
        do: [{ op: 'draw', n: 1 }],
      } as DuelEffect,
    ],
  },
  // Nobody activates Spells.
  'Frenzied Panda': {
    effects: [{ kind: 'static', to: { in: ['hand', 'field'], is: 'spell' }, mods: [{ cannot: 'activate' }] } as DuelEffect],
  },
  // Becomes an Equip Card of an opposing monster and controls it while it is.
  Griffore: {
    effects: [
      {
        kind: 'use',
        target: [{ as: '$it', from: { side: 'foe', is: ['monster', 'faceUp'] } }],
        do: [
          { op: 'equip', what: 'self', to: '$it' },
          { op: 'control', what: '$it', until: { while: 'self' }, join: 'then' },
        ],
      } as DuelEffect,
    ],
  },
  // Removes all counters there are.
  'Hitotsu-Me Giant': { effects: [use({ op: 'take', counter: 'spell', n: 2, from: { is: 'card' } })] },
}
