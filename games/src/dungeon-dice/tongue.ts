import type { Tongue, TraitWord } from '@duelhall/effects'
import type { DD } from './lexicon.ts'

const monster = ['monster', 'monsters'] as const
const state = (word: string): TraitWord => ({ adjective: word, not: [`isn't ${word}`, `aren't ${word}`], thing: monster, bare: true })
const kind = (word: string): TraitWord => ({ adjective: word, not: [`isn't ${word}`, `aren't ${word}`], thing: monster })
const zone = (one: string, own: boolean, play: boolean) => ({ noun: [one, one] as const, own, at: 'in', to: 'to', play })
const stat = (name: string, sign: string | null) => ({
  name,
  sign,
  more: 'or more',
  less: 'or less',
  after: (range: string) => (/^\d/.test(range) ? `with ${range} ${name}` : `with ${name} equal to ${range}`),
})
const verb = (base: string) => ({
  cannot: ["can't", base] as const,
  base,
  would: base,
  happens: `it does ${base}`,
  more: (n: string | null): string => `do so ${n ?? 'as many'} more times`,
})

/** What the cards of Dungeon Dice say, in English. */
export const tongue: Tongue<DD> = {
  words: { 'within:grid': ['cell', 'cells'], 'within:path': ['step along the paths', 'steps along the paths'] },
  traits: {
    monster: { noun: monster, rank: 1, not: 'non-monster' },
    item: { noun: ['item', 'items'], rank: 1, not: 'non-item' },
    demon: kind('demon'),
    warrior: kind('warrior'),
    undead: kind('undead'),
    beast: kind('beast'),
    dragon: kind('dragon'),
    damaged: state('damaged'),
    attacking: state('attacking'),
    attacked: state('attacked'),
    free: {
      that: ['no monster stands on', 'no monster stands on'],
      not: ['a monster stands on', 'a monster stands on'],
      thing: ['item', 'items'],
    },
    faceUp: { adjective: 'face-up', not: ['is face down', 'are face down'], thing: ['item', 'items'] },
  },
  zones: {
    dice: zone('dice set', true, false),
    dimensioned: zone('dungeon', true, false),
    reserve: zone('reserve', true, false),
    play: zone('dungeon', false, true),
    gone: { ...zone('figures that are gone', false, false), at: 'among', to: 'to' },
  },
  stats: {
    attack: stat('attack', ' attack'),
    defense: stat('defense', ' defense'),
    hp: stat('HP', ' HP'),
    damage: stat('damage', null),
    level: {
      ...stat('level', null),
      more: 'or higher',
      less: 'or lower',
      before: (value) => `level ${value}`,
      after: (range) => `of level ${range}`,
    },
    life: stat('life points', null),
    magicCrests: stat('magic crests', null),
    trapCrests: stat('trap crests', null),
    attackCrests: stat('attack crests', null),
    movementCrests: stat('movement crests', null),
  },
  verbs: { move: verb('move'), attack: verb('attack'), beAttacked: { ...verb('be attacked'), by: 'by' }, defend: verb('defend') },
  events: {
    dimensioned: (on, w) => {
      w.heard('event', on.piece)
      return 'when dimensioned'
    },
    entered: (on, w) => {
      w.heard('other', on.other)
      return `when ${w.heard('event', on.piece ?? { is: 'monster' })} enters this cell`
    },
    attackDeclared: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} attacks`,
    damaged: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} takes damage`,
    destroyed: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} is destroyed`,
    moveEnded: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} has moved`,
    turnEnding: (on, w) => `at the end of ${on.player === undefined ? 'each' : w.whose(on.player)} turn`,
  },
  moments: {
    attacking: () => 'when this monster attacks',
    attacked: () => 'when this monster is attacked',
    aimed: () => 'when one of your monsters is attacked or targeted',
    aimedSelf: () => 'when this monster is attacked or targeted',
    action: () => 'in your action phase',
  },
  points: {
    battle: () => 'for this battle',
    nextBattle: () => 'until the end of its next battle',
    turn: () => 'this turn',
    turnEnd: (of, n) => `until the end of ${of ?? 'the'} ${n > 0 ? 'next ' : ''}turn`,
    always: () => '',
  },
  prices: {},
  keywords: {
    flying: { name: 'Flying', valued: false },
    tunnel: { name: 'Tunnel', valued: false },
    archer: { name: 'Archer', valued: false },
    neutral: { name: 'Neutral', valued: false },
  },
  mods: {
    reduce: ({ reduce }, w) => ['take', `${w.amount(reduce)} less damage`],
    unharmed: ({ unharmed }) => ['take', `no damage from ${unharmed.map((cause) => harms[cause]).join(' or ')}`],
    redirect: ({ redirect }, w) => ['pass', `its damage on to ${w.the(redirect)}`],
    steps: ({ steps }) => ['move', `at most ${steps} step${steps === 1 ? '' : 's'} a turn`],
    speed: ({ speed }) => ['move', `up to ${speed} steps for a movement crest`],
    stepPrice: ({ stepPrice }) => ['pay', `${stepPrice === 2 ? 'double' : `${stepPrice} times`} the movement crests`],
    slow: () => ['move', 'only every second turn'],
    attacks: ({ attacks }) => ['may', `attack up to ${attacks} times a turn`],
    reach: ({ reach }) => ['may', `attack up to ${reach} cells away`],
    freeAttack: () => ['attack', 'without an attack crest'],
  },
  causes: {},
  routes: {},
  amounts: {},
  piece: ['figure', 'figures'],
  card: ['figure', 'figures'],
  host: 'this figure',
  abilities: 'abilities',
  whenever: 'at any time',
  player: {
    you: ['you', 'your'],
    foe: ['your opponent', "your opponent's"],
    each: ['each player', "each player's"],
    active: ['the turn player', "the turn player's"],
  },
  self: (card) => (card.kind === 'item' ? 'this item' : 'this monster'),
  bursts: { '1': '', '2': '', '1or2': '' },
  global: 'Any player',
  active: '',
  inactive: '',
  // DD-ABILITY-03 to -05: the time at which an ability may be used is that of the crest paid.
  idioms: [
    [/at any time, (you may [^:]*magic crest)/i, 'in your turn, $1'],
    [/at any time, (you may [^:]*attack crest)/i, 'when this monster attacks, $1'],
    [/at any time, (you may [^:]*defense crest)/i, 'when this monster is attacked, $1'],
    [/\+X attack, where X is 10 times that amount,/i, '+10 attack for each of them'],
    [/(pay 1 attack crest: .*) for each of them/i, '$1'],
    [/monsters or items/gi, 'monsters and items'],
    [/you have an? (.*? One) figure/gi, 'you have $1'],
    [/target (opposing monster) whose attack is at most the lowest attack among opposing monsters/i, 'the $1 with the lowest attack'],
    [/\+X defense, where X is that figure's defense/i, "the attacker's defense added to its own, for good"],
    [/(: this monster gets \+10 attack)$/i, '$1 for good'],
    [/(enters this cell, it gets \+20 \w+)/i, '$1 for good'],
    [/target other (face-up Warp Vortex) figure that no monster stands on/i, 'another $1 that no monster stands on'],
  ],
}

const harms = { attack: 'attacks', ability: 'abilities', item: 'items' } as const
