import type { DiceKeywords } from '../lexicon.ts'

/**
 * DM-KW: keywords as effects of whatever has them. `says` tells what is no effect but a part of the rules: how damage is assigned,
 * what a die counts as, where it goes (DM-KW-22).
 */
export const keywords: DiceKeywords = {
  /** DM-KW-01, -02 */
  ally: { name: 'Ally', effects: [], says: 'counts as a sidekick too while it is in the field' },
  /** DM-KW-03, -04 */
  attune: {
    name: 'Attune',
    effects: [
      {
        kind: 'trigger',
        from: 'card',
        on: { on: 'actionUsed', player: 'you' },
        target: [{ as: '$it', from: { is: 'character' }, or: 'player' }],
        do: [{ op: 'damage', to: '$it', n: 1 }],
      },
    ],
  },
  /** DM-KW-05, -06 */
  continuous: { name: 'Continuous', effects: [], says: 'is used by moving it to the field, where it stays' },
  /** DM-KW-07, -08 */
  deadly: {
    name: 'Deadly',
    effects: [
      {
        kind: 'trigger',
        limit: 'attack',
        on: { on: ['blocksDone', 'damageStarted'] },
        if: { ref: 'self', fits: { is: 'engaged' } },
        do: [
          {
            op: 'each',
            of: { is: 'character', engaged: 'self' },
            as: '$it',
            do: [{ op: 'later', on: { on: 'turnEnded' }, until: 'always', once: true, do: [{ op: 'ko', what: '$it' }] }],
          },
        ],
      },
    ],
  },
  /** DM-KW-09, -10 */
  frag: {
    name: 'Frag',
    effects: [
      {
        kind: 'trigger',
        limit: 'attack',
        on: { on: 'koedOther', piece: 'self' },
        if: { both: [{ cause: 'combat' }, { ref: 'self', fits: { is: 'attacking' } }] },
        do: [{ op: 'damage', to: { side: 'foe', is: 'character', not: 'didBlock' }, n: 1 }],
      },
    ],
  },
  /** DM-KW-11, -12: the effect that follows is a trigger from anywhere. */
  impulse: { name: 'Impulse', effects: [], says: 'works when a die of the card is purchased, whether it is active or not' },
  /** DM-KW-15 to -17 */
  range: {
    name: 'Range',
    effects: [
      {
        kind: 'trigger',
        on: { on: 'attackersDeclared' },
        if: { ref: 'self', fits: { is: 'attacking' } },
        do: [{ op: 'volley', target: [{ as: '$it', from: { side: 'foe', is: 'character' } }] }],
      },
    ],
  },
  /** DM-KW-18, -19 */
  regenerate: {
    name: 'Regenerate',
    effects: [
      {
        kind: 'replace',
        if: { ref: 'self', fits: { not: 'token' } },
        of: { verb: 'ko', piece: 'self' },
        do: [
          { op: 'roll', what: 'self' },
          {
            op: 'if',
            is: { ref: 'self', fits: { is: 'character' } },
            then: [{ op: 'withdraw', what: 'self', mend: true }],
            else: [{ op: 'proceed' }],
          },
        ],
      },
    ],
  },
  /** DM-KW-20, -21 */
  swarm: {
    name: 'Swarm',
    effects: [
      {
        kind: 'trigger',
        from: 'card',
        on: { on: 'drawn', player: 'you', piece: { card: 'self' } },
        if: { during: 'clearAndDraw' },
        do: [{ op: 'drawMore', n: 1 }],
      },
    ],
  },
  /** DM-DMG-16 */
  overcrush: { name: 'Overcrush', effects: [], says: 'deals combat damage beyond the defense of its blockers to the opposing player' },
  fast: { name: 'Fast', effects: [], says: 'deals its combat damage before dice without Fast' },
  ritual: {
    name: 'Ritual',
    effects: [
      {
        kind: 'static',
        from: 'anywhere',
        to: 'self',
        mods: [
          {
            fieldBy: [
              { op: 'pick', picks: [{ as: '$paid', from: { side: 'you', in: 'reserve', is: 'character', but: 'self' } }] },
              { op: 'move', what: '$paid', to: 'used' },
            ],
          },
        ],
      },
    ],
  },
  fusion: {
    name: 'Fusion',
    effects: [
      {
        kind: 'use',
        from: 'anywhere',
        at: 'beforeAttack',
        turn: 'you',
        if: {
          both: [
            { some: { side: 'you', in: 'supply', card: 'self' } },
            { some: { side: 'you', is: 'character', family: 'Thousand Dragon Fusion' }, n: 2, names: true },
          ],
        },
        cost: [
          { op: 'pick', picks: [{ as: '$one', from: { side: 'you', is: 'character', family: 'Thousand Dragon Fusion' } }] },
          {
            op: 'pick',
            picks: [{ as: '$two', from: { side: 'you', is: 'character', family: 'Thousand Dragon Fusion', otherNameThan: '$one' } }],
          },
          { op: 'move', what: '$one', to: 'prep' },
          { op: 'move', what: '$two', to: 'prep' },
        ],
        do: [
          { op: 'pick', picks: [{ as: '$die', from: { side: 'you', in: 'supply', card: 'self' } }] },
          { op: 'move', what: '$die', to: 'prep' },
        ],
      },
    ],
  },
}
