import type { Said, Tongue, TraitWord, Words } from '@duelhall/effects'
import { attributes, monsterTypes } from './cards/facts.ts'
import type { DuelMod, Trait, YG } from './lexicon.ts'

const monster = ['monster', 'monsters'] as const
const card = ['card', 'cards'] as const
const adjective = (word: string, thing: readonly [string, string] = monster): TraitWord => ({
  adjective: word,
  not: [`is not ${word}`, `are not ${word}`],
  thing,
})
const bare = (word: string): TraitWord => ({ adjective: word, not: [`is not ${word}`, `are not ${word}`], thing: monster, bare: true })
const thing = (one: string, rank: number, many = `${one}s`): TraitWord => ({ noun: [one, many], rank, not: `non-${one}` })
const that = (one: string, many: string, not: readonly [string, string], implied?: true): TraitWord => ({
  that: [one, many],
  not,
  thing: monster,
  ...(implied === undefined ? {} : { implied }),
})
const zone = (one: string, own: boolean, play: boolean, at = 'in', to = 'to', many = `${one}s`) => ({
  noun: [one, many] as const,
  own,
  at,
  to,
  play,
})
const stat = (name: string, sign: string | null) => ({
  name,
  sign,
  more: 'or more',
  less: 'or less',
  after: (range: string) => (/^\d/.test(range) ? `with ${range} ${name}` : `with ${name} equal to ${range}`),
})
const verb = (base: string, cannot: readonly [string, string] = ['cannot', base]) => ({
  cannot,
  base,
  would: base,
  happens: `it would ${base}`,
  more: (n: string | null): string => `do so ${n ?? 'as many'} more times`,
})
const title = (word: string): string =>
  word
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('-')

const types = Object.fromEntries(monsterTypes.map((type) => [type, adjective(`${title(type)}-Type`)])) as Record<
  (typeof monsterTypes)[number],
  TraitWord
>
const kinds = Object.fromEntries(attributes.map((attribute) => [attribute, adjective(attribute.toUpperCase())])) as Record<
  (typeof attributes)[number],
  TraitWord
>

const traits: { readonly [K in Trait]: TraitWord } = {
  ...types,
  ...kinds,
  card: { noun: card, rank: 0, not: 'non-card' },
  monster: thing('monster', 1),
  spell: { noun: ['Spell Card', 'Spell Cards'], rank: 2, not: 'non-Spell' },
  trap: { noun: ['Trap Card', 'Trap Cards'], rank: 2, not: 'non-Trap' },
  normal: adjective('Normal'),
  effect: adjective('Effect'),
  tuner: { noun: ['Tuner monster', 'Tuner monsters'], rank: 3, not: 'non-Tuner' },
  ritual: adjective('Ritual'),
  fusion: adjective('Fusion'),
  synchro: adjective('Synchro'),
  token: { noun: ['Token', 'Tokens'], rank: 3, not: 'non-Token' },
  flip: adjective('Flip'),
  spirit: adjective('Spirit'),
  union: adjective('Union'),
  gemini: adjective('Gemini'),
  normalSpell: { noun: ['Normal Spell Card', 'Normal Spell Cards'], rank: 3, not: 'non-Normal' },
  continuous: adjective('Continuous', card),
  equip: { noun: ['Equip Card', 'Equip Cards'], rank: 3, not: 'non-Equip' },
  fieldSpell: { noun: ['Field Spell Card', 'Field Spell Cards'], rank: 3, not: 'non-Field' },
  quickPlay: { noun: ['Quick-Play Spell Card', 'Quick-Play Spell Cards'], rank: 3, not: 'non-Quick-Play' },
  ritualSpell: { noun: ['Ritual Spell Card', 'Ritual Spell Cards'], rank: 3, not: 'non-Ritual' },
  normalTrap: { noun: ['Normal Trap Card', 'Normal Trap Cards'], rank: 3, not: 'non-Normal' },
  counterTrap: { noun: ['Counter Trap Card', 'Counter Trap Cards'], rank: 3, not: 'non-Counter' },
  faceUp: { adjective: 'face-up', not: ['is face-down', 'are face-down'], thing: card, bare: true },
  faceDown: { adjective: 'face-down', not: ['is face-up', 'are face-up'], thing: card, bare: true },
  attackPosition: adjective('Attack Position'),
  defensePosition: adjective('Defense Position'),
  attacker: bare('attacking'),
  attacked: bare('attacked'),
  battling: bare('battling'),
  summonedNow: that('being Summoned', 'being Summoned', ['not being Summoned', 'not being Summoned']),
  played: that('that came onto the field this turn', 'that came onto the field this turn', [
    'that was on the field before',
    'that were on the field before',
  ]),
  appeared: that('that appeared this turn', 'that appeared this turn', ['that was face-up before', 'that were face-up before']),
  byNormal: adjective('Normal Summoned'),
  bySpecial: adjective('Special Summoned'),
  flipped: bare('just turned face-up'),
  equipped: bare('equipped'),
  equipping: adjective('equipped', card),
  hasUnion: that('equipped with a Union Monster', 'equipped with a Union Monster', [
    'not equipped with a Union Monster',
    'not equipped with a Union Monster',
  ]),
  doomed: that('destroyed by this battle', 'destroyed by this battle', ['not destroyed by this battle', 'not destroyed by this battle']),
  proper: that('properly Summoned', 'properly Summoned', ['not properly Summoned', 'not properly Summoned'], true),
  revivable: that(
    'that can be Special Summoned',
    'that can be Special Summoned',
    ['that cannot be Special Summoned', 'that cannot be Special Summoned'],
    true,
  ),
  inMonsterZone: that('in a Monster Card Zone', 'in Monster Card Zones', ['not in a Monster Card Zone', 'not in Monster Card Zones'], true),
  inSpellZone: that('in a Spell & Trap Card Zone', 'in Spell & Trap Card Zones', [
    'not in a Spell & Trap Card Zone',
    'not in Spell & Trap Card Zones',
  ]),
  counterable: that('that a Spell Counter can be placed on', 'that a Spell Counter can be placed on', [
    'that can hold no Spell Counter',
    'that can hold no Spell Counter',
  ]),
  hasAttacked: that('that attacked this turn', 'that attacked this turn', [
    'that did not attack this turn',
    'that did not attack this turn',
  ]),
  cardActivation: adjective('activated', card),
  effectActivation: adjective('activated', monster),
}

const whose = (word: string) => (on: { readonly player?: 'you' | 'foe' }, w: { whose(who: 'you' | 'foe'): string }) =>
  `during ${on.player === undefined ? 'each' : w.whose(on.player)} ${word}`

type Original = Extract<DuelMod, { readonly original: unknown }>
type Tributes = Extract<DuelMod, { readonly tributes: unknown }>
const sayOriginal = ({ original, n }: Original, w: Words<YG>): Said => [
  'have',
  `an original ${original === 'attack' ? 'ATK' : 'DEF'} of ${w.amount(n)}`,
]
const sayTributes = (mod: Tributes, w: Words<YG>): Said => [
  'count',
  `as ${mod.tributes} Tributes for the Tribute Summon of ${w.some(mod.for)}`,
]

/** What the cards of Duel Monsters say, in English. */
export const tongue: Tongue<YG> = {
  words: {},
  traits,
  zones: {
    hand: zone('hand', true, false),
    deck: zone('Deck', true, false),
    field: zone('field', false, true, 'on', 'to'),
    graveyard: zone('Graveyard', true, false),
    removed: {
      ...zone('cards removed from play', false, false, 'among', 'to'),
      noun: ['cards removed from play', 'cards removed from play'],
    },
    extra: zone('Extra Deck', true, false),
    side: zone('Side Deck', true, false),
    gone: zone('nowhere', false, false),
  },
  stats: {
    attack: stat('ATK', ' ATK'),
    defense: stat('DEF', ' DEF'),
    level: {
      ...stat('Level', null),
      more: 'or higher',
      less: 'or lower',
      before: (value) => `Level ${value}`,
      after: (range) => `of Level ${range}`,
    },
    life: stat('Life Points', null),
    turns: stat('turns on the field', null),
    spellCounters: stat('Spell Counters', null),
    originalAttack: stat('original ATK', null),
    originalDefense: stat('original DEF', null),
    normalSummons: stat('Normal Summons this turn', null),
  },
  verbs: {
    attack: verb('attack'),
    declareAttack: verb('declare an attack'),
    beAttacked: { ...verb('be attacked'), by: 'by' },
    attackDirectly: verb('attack your opponent directly'),
    attackFromDefense: verb('attack while in Defense Position'),
    destroy: verb('be destroyed'),
    beDestroyedByBattle: { ...verb('be destroyed by battle'), by: 'with' },
    beDestroyedByEffect: { ...verb('be destroyed by card effects'), by: 'of' },
    beTargeted: { ...verb('be targeted by card effects'), by: 'of' },
    changeControl: verb('change control'),
    changePosition: verb('change its battle position'),
    beTributed: verb('be Tributed'),
    beTributedForSummon: verb('be Tributed for a Tribute Summon'),
    beMaterial: { ...verb('be used as Synchro Material'), by: 'for' },
    normalSummon: verb('Normal Summon', ['cannot', 'be Normal Summoned']),
    tributeSummon: verb('Tribute Summon', ['cannot', 'be Tribute Summoned']),
    set: verb('Set'),
    flipSummon: verb('be Flip Summoned'),
    specialSummon: verb('Special Summon', ['cannot', 'be Special Summoned']),
    activate: verb('activate', ['cannot', 'be activated']),
    enterBattlePhase: verb('conduct a Battle Phase'),
    takeBattleDamage: verb('take battle damage', ['take', 'no battle damage']),
    dealBattleDamage: verb('inflict battle damage'),
    takeEffectDamage: verb('take damage from card effects', ['take', 'no damage from card effects']),
    damage: { ...verb('take damage'), wouldPlayer: 'take damage' },
    takeCounters: { ...verb('lose counters'), wouldPlayer: 'remove Spell Counters' },
    draw: verb('draw'),
  },
  events: {
    summoned: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} is Summoned`,
    summoning: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} would be Summoned`,
    flipped: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} is turned face-up`,
    set: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is Set`,
    sent: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is sent to the Graveyard`,
    destroyed: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is destroyed`,
    destroyedOther: (on, w) => {
      const killer = w.heard('event', on.piece) || 'a monster'
      return `when ${killer} destroys ${w.heard('other', on.other) || 'a monster'} by battle and sends it to the Graveyard`
    },
    left: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} leaves the field`,
    removed: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is removed from play`,
    returned: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} returns to the hand or Deck`,
    added: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is added to the hand`,
    drew: (on, w) => `when ${on.player === undefined ? 'a player' : w.who(on.player)} draws`,
    discarded: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is discarded`,
    tributed: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} is Tributed`,
    attackDeclared: (on, w) =>
      `when ${w.heard('event', on.piece) || (on.player === 'foe' ? "your opponent's monster" : 'a monster')} declares an attack`,
    attackTargeted: (on, w) => `when ${w.heard('event', on.piece) || 'a monster'} is selected as an attack target`,
    damageStepStarted: (on, w) =>
      `at the start of the Damage Step, when ${w.heard('event', on.piece) || w.heard('other', on.other) || 'a monster'} battles`,
    beforeDamage: (on, w) => `before damage calculation, when ${w.heard('event', on.piece) || 'a monster'} battles`,
    damageCalculation: (on, w) => `during damage calculation, when ${w.heard('event', on.piece) || 'a monster'} battles`,
    battled: (on, w) => {
      const own = w.heard('event', on.piece) || 'a monster'
      return `after damage calculation, when ${own} battles ${w.heard('other', on.other) || 'a monster'}`
    },
    damageStepEnded: (on, w) => `at the end of the Damage Step, when ${w.heard('event', on.piece) || 'a monster'} attacked`,
    playerDamaged: (on, w) => {
      const source = w.heard('event', on.piece)
      return `when ${on.player === undefined ? 'a player takes' : on.player === 'you' ? 'you take' : 'your opponent takes'} damage${source === '' ? '' : ` from ${source}`}`
    },
    lifeGained: (on, w) => `when ${on.player === undefined ? 'a player' : w.who(on.player)} gains Life Points`,
    lifePaid: (on, w) => `when ${on.player === undefined ? 'a player' : w.who(on.player)} pays Life Points`,
    drawPhase: whose('Draw Phase'),
    standbyPhase: whose('Standby Phase'),
    mainPhase: whose('Main Phase'),
    battlePhase: whose('Battle Phase'),
    battlePhaseEnded: (on, w) => `at the end of ${on.player === undefined ? 'the' : w.whose(on.player)} Battle Phase`,
    endPhase: whose('End Phase'),
    activated: (on, w) => {
      const source = w.heard('event', on.piece) || 'a card or effect'
      return on.player === undefined
        ? `when ${source} is activated`
        : on.player === 'you'
          ? `when you activate ${source}`
          : `when your opponent activates ${source}`
    },
    resolved: (on, w) => `each time ${w.heard('event', on.piece) || 'a card'} resolves`,
    equipped: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is equipped`,
    controlChanged: (on, w) => `when control of ${w.heard('event', on.piece) || 'a monster'} changes`,
    countersPut: (on, w) => `when a counter is placed on ${w.heard('event', on.piece) || 'a card'}`,
    countersTaken: (on, w) => `when a counter is removed from ${w.heard('event', on.piece) || 'a card'}`,
    targeted: (on, w) => `when ${w.heard('event', on.piece) || 'a card'} is targeted by a card effect`,
    positionChanged: (on, w) => `when the battle position of ${w.heard('event', on.piece) || 'a monster'} changes`,
  },
  moments: {
    drawPhase: () => 'during the Draw Phase',
    standbyPhase: () => 'during the Standby Phase',
    main: () => 'during your Main Phase',
    battlePhase: () => 'during the Battle Phase',
    battleStep: () => 'during the Battle Step',
    damageStep: () => 'during the Damage Step',
    beforeCalculation: () => 'during the Damage Step, before damage calculation',
    calculation: () => 'during damage calculation',
    endPhase: () => 'during the End Phase',
    mainPhase2: () => 'during your Main Phase 2',
  },
  points: {
    chain: () => 'for this Chain',
    damageStep: () => 'during this Damage Step',
    battlePhase: () => 'until the end of the Battle Phase',
    standbyPhase: (of, n) => `until ${of ?? 'the'} ${n > 0 ? `Standby Phase ${n + 1} turns later` : 'next Standby Phase'}`,
    endPhase: (of, n) => `until ${of === null ? 'the' : of} ${n > 0 ? `End Phase ${n + 1} turns later` : 'End Phase'}`,
    turn: () => 'this turn',
    always: () => '',
  },
  prices: {},
  keywords: {
    spirit: { name: 'Spirit', valued: false },
    gemini: { name: 'Gemini', valued: false },
    union: { name: 'Union', valued: false },
  },
  mods: {
    original: sayOriginal,
    n: sayOriginal,
    called: ({ called }) => ['be', `treated as "${called}"`],
    type: ({ type }) => ['become', `${title(type)}-Type`],
    attribute: ({ attribute }) => ['become', attribute.toUpperCase()],
    attacks: ({ attacks }) => ['can', `attack ${attacks === 2 ? 'twice' : `${attacks} times`} during each Battle Phase`],
    attackAll: () => ['can', 'attack all monsters your opponent controls, once each'],
    pierce: () => ['inflict', 'piercing battle damage'],
    battleDamage: ({ battleDamage }) => [
      'inflict',
      battleDamage === 'half' ? 'half its battle damage' : 'its battle damage to both players',
    ],
    unaffectedBy: ({ unaffectedBy }) => [
      'be',
      `unaffected by ${unaffectedBy === 'monster' ? 'monster effects' : `${title(unaffectedBy)} effects`}`,
    ],
    hides: () => ['cannot', 'be attacked while another can be'],
    silences: () => ['negate', 'the effects of monsters it destroys by battle'],
    fallsWhenTargeted: () => ['be', 'destroyed after it was targeted by a card effect'],
    forced: () => ['be', 'changed to Defense Position'],
    tributes: sayTributes,
    for: sayTributes,
    tributeFor: () => ['be', 'Tributed by your opponent as if it were theirs'],
    leaves: () => ['be', 'removed from play when it leaves the field'],
  },
  causes: { battle: 'by battle', effect: 'by a card effect', direct: 'by a direct attack' },
  routes: {},
  amounts: { playerDamaged: 'the damage' },
  piece: card,
  card,
  host: 'the equipped monster',
  abilities: 'card effects',
  whenever: '',
  player: {
    you: ['you', 'your'],
    foe: ['your opponent', "your opponent's"],
    each: ['each player', "each player's"],
    active: ['the turn player', "the turn player's"],
  },
  self: () => 'this card',
  bursts: { '1': '', '2': '', '1or2': '' },
  global: '',
  active: '',
  inactive: '',
  idioms: [],
}
