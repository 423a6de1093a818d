import type { Said, Tongue, Words } from '@duelhall/effects'
import type { DuelMod, YG } from './lexicon.ts'
import { events } from './tongue-events.ts'
import { card, title, traits } from './tongue-traits.ts'
import { verbs } from './tongue-verbs.ts'

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
type Original = Extract<DuelMod, { readonly original: unknown }>
type Tributes = Extract<DuelMod, { readonly tributes: unknown }>
const sayOriginal = ({ original, n }: Original, w: Words<YG>): Said => [
  'have',
  `an original ${original === 'attack' ? 'ATK' : 'DEF'} equal to ${w.amount(n)}`,
]
const sayTributes = (mod: Tributes, w: Words<YG>): Said => [
  'count',
  `as ${mod.tributes} Tributes for the Tribute Summon of ${w.some(mod.for).replace(/ in .* hand$/, '')}`,
]

/** What the cards of Duel Monsters say, in English. */
export const tongue: Tongue<YG> = {
  words: {
    may: ['can', 'can'],
    use: ['activate', 'activate'],
    mode: ['1 of these effects', '1 of these effects'],
    once: ['the next time', 'the next time'],
    rounded: ['', ''],
    'cause:battle,direct': ['it was battle damage', 'it was battle damage'],
    'as long as': ['while', 'while'],
    "any player's": ["either player's", "either player's"],
    'not:drawPhase': ['outside the Draw Phase', 'outside the Draw Phase'],
    'not:mainPhase2': ['during your Main Phase 1', 'during your Main Phase 1'],
    'engaged:equipped': ['equipped with', 'equipped with'],
    'engaged:equipping': ['equipped to', 'equipped to'],
    'engaged:equippedMonster': ['equipped to', 'equipped to'],
    'family:hero': ['"HERO"', '"HERO"'],
    'family:elemental-hero': ['"Elemental HERO"', '"Elemental HERO"'],
    'family:synchron': ['"Synchron"', '"Synchron"'],
  },
  manner: { controls: { you: 'you control', foe: 'your opponent controls' }, field: 'on the field' },
  traits,
  zones: {
    hand: zone('hand', true, false),
    deck: zone('Deck', true, false),
    field: zone('field', false, true, 'on', 'to'),
    graveyard: zone('Graveyard', true, false),
    removed: {
      ...zone('cards removed from play', true, false, 'among', 'to'),
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
      ...stat('Level', ' Levels'),
      ahead: true,
      more: 'or higher',
      less: 'or lower',
      before: (value) => `Level ${value}`,
      after: (range) => `of Level ${range}`,
    },
    life: stat('Life Points', null),
    turns: { ...stat('turns on the field', null), per: (of) => `for each of your Standby Phases since ${of} was activated` },
    spellCounters: {
      ...stat('Spell Counters', null),
      each: 'Spell Counter',
      after: () => 'with a Spell Counter on it',
      atLeast: (n, of) =>
        n === 0
          ? `there are no Spell Counters on ${of}`
          : `there ${n === 1 ? 'is a Spell Counter' : `are ${n} or more Spell Counters`} on ${of}`,
    },
    originalAttack: stat('original ATK', null),
    originalDefense: stat('original DEF', null),
    normalSummons: {
      ...stat('Normal Summons this turn', null),
      atLeast: (n) =>
        n === 0 ? 'you have not Normal Summoned or Set a monster this turn' : 'you have Normal Summoned or Set a monster this turn',
    },
  },
  verbs,
  events,
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
    toll: ({ toll }, _, many) => ['need', `${toll} Life Points from ${many ? 'their controllers' : 'its controller'} to declare an attack`],
    pierce: () => ['inflict', 'piercing battle damage'],
    battleDamage: ({ battleDamage }) => [
      'inflict',
      battleDamage === 'half' ? 'half its battle damage' : 'the battle damage you take from its battles on your opponent as well',
    ],
    unaffectedBy: ({ unaffectedBy }) => [
      'be',
      `unaffected by the effects of ${unaffectedBy === 'monster' ? 'monsters' : `${title(unaffectedBy)} Cards`}`,
    ],
    hides: () => ['cannot', 'be attacked while another monster can be'],
    silences: (_, __, many) => ['negate', `the effects of monsters ${many ? 'they destroy' : 'it destroys'} by battle`],
    fallsWhenTargeted: () => ['be', 'destroyed when a card effect selects it'],
    forced: () => ['be', 'changed to Defense Position'],
    tributes: sayTributes,
    for: sayTributes,
    tributeFor: () => ['must', 'be Tributed as if you controlled it when you Tribute Summon or Set'],
    leaves: () => ['be', 'removed from play when it leaves the field'],
  },
  causes: { battle: 'by battle', effect: 'by a card effect', direct: 'by a direct attack', cost: 'to pay a cost' },
  routes: {},
  amounts: { playerDamaged: 'the damage', heads: 'the number of heads', result: 'the result' },
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
  idioms: [
    [/\bon your (opponent's )?turn\b/g, 'during your $1turn'],
    [/\bSpell Cards? or Trap Card/g, 'Spell or Trap Card'],
    [/\b(all (?:other )?(?:face-(?:up|down) )?)Spell or Trap Cards/g, '$1Spell and Trap Cards'],
    [/n't\b/g, ' not'],
    [/\b(ATK|DEF) is more than\b/g, '$1 is higher than'],
    [/was Summoned this turn and was Normal Summoned/g, 'was Normal Summoned this turn'],
    [/\bOtherwise (?=\w)/g, 'Otherwise, '],
    [/, then if /g, ', then, if '],
    [/\b(Fusion|Synchro|Ritual|Normal|Effect|Union|Gemini|Spirit|Flip) monster/g, '$1 Monster'],
    [/\b(it is an? [\w-]+ monster) among either player's cards removed from play/g, '$1'],
    [/\ball cards (?:from|in) (your opponent's|your|their) hand/g, '$1 entire hand'],
    [/\b([Dd]uring [^,]+), during (your opponent's turn)/g, '$1 in $2'],
    [/is battling and a monster your opponent controls is battling/g, 'is battling a monster your opponent controls'],
    [/the highest (ATK|DEF) among the (battling monster)/g, 'the $1 of the $2'],
    [/remove that monster from play and remove this card from play/g, 'remove both that monster and this card from play'],
    [
      /return that monster to its owner's hand and return this card to its owner's hand/g,
      "return both that monster and this card to their owners' hands",
    ],
    [
      /\b([Yy])our opponent chooses ([^;.]*) in their Deck; send it to the Graveyard/g,
      '$1our opponent sends $2 from their Deck to the Graveyard',
    ],
    [
      /it can attack while in Defense Position and attack your opponent directly and must attack your opponent directly if able/g,
      'it can attack, but only directly',
    ],
    [
      /discard up to 1 card for each card on the field: select that many cards on the field/g,
      'discard any number of cards: select that many cards on the field',
    ],
    [/ until the End Phase and (this card gains that much ATK until the End Phase)/g, ' and $1'],
    [/on the field or either player's Graveyard/g, 'on the field and in the Graveyards'],
    [/ in either player's hand (cannot be Tribute Summoned)/g, ' $1'],
    [
      /if the cards among those Fusion Materials .* are all cards in your Graveyard/g,
      'if all of its Fusion Materials are in your Graveyard',
    ],
    [/\beach player goes to .* instead of your Graveyard/gi, 'Cards that would be sent to the Graveyard are removed from play instead'],
    [/^[Oo]utside the Draw Phase, when (your opponent draws a card)/, 'each time $1 outside the Draw Phase'],
    [/draws a card, outside/g, 'draws a card outside'],
    [/\b([Nn])egate the (activation|Summon)\. If you do, destroy ([^.]*)/g, '$1egate the $2 and destroy $3'],
    [/\bselect (1 [^.:]*?) and equip this card to that monster/g, 'equip this card to $1'],
    [/\bNormal Summon or Set, Flip/g, 'Normal Summon, Set, Flip'],
    [
      / and inflicts the battle damage you take from its battles on your opponent as well/g,
      ' and your opponent also takes the battle damage you take from its battles',
    ],
    [/(attacks a monster), if the attacked/g, '$1 and the attacked'],
    [/("[^"]+") and ("[^"]+") and ("[^"]+")/g, '$1, $2 and $3'],
    [
      /it has an original ATK equal to the total original ATK of monsters .* DEF of monsters equipped to this card/g,
      'its original ATK and DEF become those of the equipped monster',
    ],
    [
      /your monster (cannot change) its battle position this turn\. Your opponent's monster cannot change its battle position/g,
      'those monsters $1 their battle positions',
    ],
    [/the result is 2 or more and the result is 5 or less/g, 'the result is 2, 3, 4 or 5'],
    [/you can activate this effect: this card takes it instead/g, 'you can remove them from this card instead'],
    [/\b(w|, W|^W|^w)in the Duel/g, 'you win the Duel'],
  ],
}
