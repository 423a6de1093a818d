import type { Filter, Noun, Said, Tongue, TraitWord, Words } from '@duelhall/effects'
import type { DM } from './lexicon.ts'
import { events } from './words-events.ts'
import { verbs } from './words-verbs.ts'

/** What an edition calls things (DM-TERM): the rest of the tongue is the same in both. */
export interface EditionWords {
  readonly character: Noun
  readonly face: string
  readonly characterDie: Noun
  /** A card that stands for all its dice (DM-TERM-09). */
  readonly card: Noun
  readonly self: string
  readonly field: readonly [base: string, participle: string]
  readonly team: string
}

/** A state of a die in play, and a type of its card. */
const state = (word: string, thing: Noun): TraitWord => ({ adjective: word, not: [`isn't ${word}`, `aren't ${word}`], thing, bare: true })
const type = (word: string): TraitWord => ({
  adjective: word,
  not: [`isn't ${word}`, `aren't ${word}`],
})

const zone = (one: string, many: string, own: boolean, play: boolean, at = 'in', to = 'to') => ({
  noun: [one, many] as const,
  own,
  at,
  to,
  play,
})
const costs = (range: string, many: boolean): string => `that ${many ? 'cost' : 'costs'} ${range}`
const withStat =
  (name: string) =>
  (range: string): string =>
    /^\d/.test(range) ? `with ${range} ${name}` : `with ${name} equal to ${range}`

export function tongueOf(edition: EditionWords): Tongue<DM> {
  const { character, field } = edition
  const monster = character
  const stat = (name: string, sign: string | null) => ({ name, sign, more: 'or more', less: 'or less', after: withStat(name) })
  const symbols = (name: string) => ({
    ...stat(name, null),
    of: (whose: string) => `the number of ${name} symbols in ${whose} reserve pool`,
  })
  return {
    words: {
      character: [edition.face, `${edition.face}s`],
      'character die': edition.characterDie,
      field: [field[0], field[0]],
      fielded: [field[1], field[1]],
      "KO'd": ["KO'd", "KO'd"],
      team: [edition.team, `${edition.team}s`],
    },
    traits: {
      die: { noun: ['die', 'dice'], rank: 0, not: 'non-die' },
      character: {
        noun: character,
        rank: 1,
        not: `non-${edition.face}`,
        away: edition.characterDie,
        shown: [`shows a ${edition.face} face`, `show a ${edition.face} face`],
      },
      action: { noun: ['action die', 'action dice'], rank: 2, not: 'non-action' },
      basic: { noun: ['basic action die', 'basic action dice'], rank: 3, not: 'non-basic' },
      sidekick: { noun: ['sidekick', 'sidekicks'], rank: 4, not: 'non-sidekick', away: ['sidekick die', 'sidekick dice'] },
      token: { noun: ['token', 'tokens'], rank: 5, not: 'non-token' },
      energy: { that: ['shows energy', 'show energy'], not: ['shows no energy', 'show no energy'] },
      attacking: state('attacking', monster),
      blocking: state('blocking', monster),
      blocked: state('blocked', monster),
      unblocked: state('unblocked', monster),
      engaged: state('engaged', monster),
      alone: { that: ['attacks alone', 'attack alone'], not: ["doesn't attack alone", "don't attack alone"], thing: monster },
      didBlock: {
        that: ['blocked this turn', 'blocked this turn'],
        not: ["didn't block this turn", "didn't block this turn"],
        thing: monster,
      },
      didAttack: {
        that: ['attacked this turn', 'attacked this turn'],
        not: ["didn't attack this turn", "didn't attack this turn"],
        thing: monster,
      },
      damaged: state('damaged', monster),
      active: state('active', monster),
      continuous: state('continuous', ['die', 'dice']),
      spinsUp: { that: ['can be spun up', 'can be spun up'], not: ["can't be spun up", "can't be spun up"], thing: monster, implied: true },
      spinsDown: {
        that: ['can be spun down', 'can be spun down'],
        not: ["can't be spun down", "can't be spun down"],
        thing: monster,
        implied: true,
      },
      fist: type('fist'),
      bolt: type('bolt'),
      mask: type('mask'),
      shield: type('shield'),
    },
    zones: {
      supply: zone('card', 'cards', false, false, 'on', 'onto'),
      bag: zone('bag', 'bags', true, false),
      prep: zone('prep area', 'prep areas', true, false),
      reserve: zone('reserve pool', 'reserve pools', true, false),
      field: zone('field', 'field', false, true),
      attack: zone('attack zone', 'attack zone', false, true),
      out: zone('out of play area', 'out of play areas', true, false),
      used: zone('used pile', 'used piles', true, false),
      captured: zone('captured dice', 'captured dice', true, false, 'among'),
      transit: zone('hand', 'hands', true, false),
      gone: zone('box', 'box', false, false),
      cards: { ...zone(edition.team, `${edition.team}s`, true, false), cards: true },
    },
    stats: {
      attack: stat('attack', 'A'),
      defense: stat('defense', 'D'),
      level: {
        ...stat('level', null),
        more: 'or higher',
        less: 'or lower',
        before: (value) => `level ${value}`,
        after: (range) => `of level ${range}`,
      },
      cost: { ...stat('cost', null), after: costs },
      fielding: { ...stat(`${field[0]}ing cost`, null), after: (range) => `with ${field[0]}ing cost ${range}` },
      damage: stat('damage', null),
      blockers: {
        ...stat('number of blockers', null),
        adjective: true,
        after: (range) => `blocked by ${range === '1' ? 'exactly one die' : `${range} dice`}`,
      },
      life: stat('life', null),
      energy: symbols('energy'),
      fistEnergy: symbols('fist'),
      boltEnergy: symbols('bolt'),
      maskEnergy: symbols('mask'),
      shieldEnergy: symbols('shield'),
    },
    verbs,
    events: events(edition),
    moments: {
      clearAndDraw: (turn) => `in ${whose(turn)} Clear and Draw Step`,
      roll: (turn) => `in ${whose(turn)} Roll and Reroll Step`,
      main: (turn) => `in ${whose(turn)} Main Step`,
      attack: (turn) => `in ${whose(turn)} attack step`,
      beforeAttack: (turn) => `at the start of ${whose(turn)} attack step`,
      window: (turn) => `after blockers are declared in ${whose(turn)} attack step`,
      damage: (turn) => `while damage is assigned in ${whose(turn)} attack step`,
      cleanup: (turn) => `in ${whose(turn)} Cleanup Step`,
      global: () => 'whenever you could use a global',
    },
    points: {
      turn: (of, n) => (n > 0 ? `until the end of ${of ?? 'the'} next turn` : of === null ? 'this turn' : `until the end of ${of} turn`),
      attack: () => 'for this attack',
      yourTurn: (of) => `until the start of ${of ?? 'your'} next turn`,
      always: () => '',
    },
    prices: {
      buy: { verb: 'buy', thing: ['die', 'dice'], unit: '' },
      field: { verb: field[0], thing: character, unit: '' },
      fieldLife: { verb: field[0], thing: character, unit: 'life' },
      useLife: { verb: 'use', thing: ['action die or global', 'each action die and global'], unit: 'life' },
    },
    keywords: {
      ally: { name: 'Ally', valued: false },
      attune: { name: 'Attune', valued: false },
      continuous: { name: 'Continuous', valued: false },
      deadly: { name: 'Deadly', valued: false },
      frag: { name: 'Frag', valued: false },
      impulse: { name: 'Impulse', valued: false },
      range: { name: 'Range', valued: true },
      regenerate: { name: 'Regenerate', valued: false },
      swarm: { name: 'Swarm', valued: false },
      overcrush: { name: 'Overcrush', valued: false },
      fast: { name: 'Fast', valued: false },
      ritual: { name: 'Ritual', valued: false },
      fusion: { name: 'Fusion', valued: false },
    },
    mods: {
      blockers: ({ blockers }, w) => blockedBy(blockers, w),
      combatDamage: ({ combatDamage }) => [
        'deal',
        combatDamage.most === 0 ? 'no combat damage' : `at most ${combatDamage.most} combat damage`,
      ],
      fragile: (_mod, _w, many) => ['be', `KO'd by any damage ${many ? 'they take' : 'it takes'}`],
      lure: ({ lure }) => ['must', `be blocked by ${lure.n} dice, if able, before other attackers may be blocked`],
      decoy: ({ decoy }, w) => ['can', `target no die in the field with actions and abilities except ${w.the(decoy)}`],
      attackers: ({ attackers }) => ['may', `attack with only ${attackers.most === 1 ? 'one die' : `${attackers.most} dice`}`],
      fieldBy: ({ fieldBy }, w) => ['may', `be ${field[1]} without paying its cost: instead, ${w.block(fieldBy)}`],
    },
    causes: { combat: 'in combat', effect: 'by an effect', range: 'by Range' },
    routes: {
      buy: (to) => (to === 'you' ? 'dice you buy' : to === 'foe' ? 'dice your opponent buys' : 'dice that are bought'),
      combat: (to) => `${to === 'you' ? 'your' : to === 'foe' ? 'opposing' : 'all'} ${character[1]} KO'd in combat`,
    },
    amounts: { survivedBlock: 'the combat damage it dealt' },
    piece: ['die', 'dice'],
    card: edition.card,
    host: `the ${character[0]} this die is attached to`,
    abilities: 'actions and abilities',
    whenever: 'whenever you could use a global',
    player: {
      you: ['you', 'your'],
      foe: ['your opponent', "your opponent's"],
      each: ['each player', "each player's"],
      active: ['the active player', "the active player's"],
    },
    self: (card) => (card.kind === 'character' ? edition.self : 'this die'),
    bursts: { '1': '★', '2': '★★', '1or2': '★/★★' },
    global: 'Global',
    active: 'while active',
    inactive: 'even while not active',
    idioms: [
      [/(attacks), if it attacks alone/i, '$1 alone'],
      [/when a player attacks, if (this \w+) is attacking/i, 'when $1 attacks'],
      [/(in the Clear and Draw Step, .*draw an additional die) in the Clear and Draw Step/i, '$1'],
      [/of this card on the card/gi, 'still on this card'],
      [/half (its printed) attack \(rounded down\) and half its printed defense \(/i, 'half $1 attack and defense ('],
      [/is blocked, if it is blocked by/i, 'is blocked by'],
      [/damages (your opponent|you|a player) in combat/i, 'deals combat damage to $1'],
      [/you may (this \w+) can't attack this turn: /i, 'instead of attacking with $1 this turn, you may '],
    ],
  }
}

const whose = (turn: 'you' | 'foe' | undefined): string => (turn === undefined ? 'the' : turn === 'you' ? 'your' : "your opponent's")

/** "can't be blocked by fewer than 2 dice", "can be blocked only by one die of level 1". */
function blockedBy(need: { readonly min?: number; readonly max?: number; readonly from?: Filter<DM> }, w: Words<DM>): Said {
  if (need.from !== undefined)
    return ['can', `be blocked only by ${need.max === 1 ? `one ${w.noun(need.from, false)}` : w.noun(need.from, true)}`]
  if (need.min !== undefined) return ["can't", `be blocked by fewer than ${need.min} dice`]
  return ["can't", `be blocked by more than ${need.max === 1 ? 'one die' : `${need.max ?? 0} dice`}`]
}

/** Yu-Gi-Oh!: monsters are summoned. */
export const yugiohTongue = tongueOf({
  character: ['monster', 'monsters'],
  face: 'monster',
  characterDie: ['monster die', 'monster dice'],
  card: ['monster', 'monsters'],
  self: 'this monster',
  field: ['summon', 'summoned'],
  team: 'force',
})

/** Warhammer 40,000: character dice are fielded. */
export const ultramarTongue = tongueOf({
  character: ['character die', 'character dice'],
  face: 'character',
  characterDie: ['character die', 'character dice'],
  card: ['character', 'characters'],
  self: 'this die',
  field: ['field', 'fielded'],
  team: 'team',
})
