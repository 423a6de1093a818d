import type { Tongue, TraitWord } from '@duelhall/effects'
import { attributes, monsterTypes } from './cards/facts.ts'
import type { YG } from './lexicon.ts'

const monster = ['monster', 'monsters'] as const
export const card = ['card', 'cards'] as const
const adjective = (word: string, thing: readonly [string, string] = monster): TraitWord => ({
  adjective: word,
  not: [`is not ${word}`, `are not ${word}`],
  thing,
})
/** Of the battle under way: there is one such monster on each side. */
const fighting = (word: string): TraitWord => ({
  adjective: word,
  not: [`is not ${word}`, `are not ${word}`],
  thing: monster,
  bare: true,
  sole: true,
})
const thing = (one: string, rank: number, not: string): TraitWord => ({ noun: [one, `${one}s`], rank, not })
const that = (one: string, many: string, not: readonly [string, string]): TraitWord => ({ that: [one, many], not, thing: monster })
/** What the rules see to anyway. */
const implied = (one: string, many: string, noun: readonly [string, string] = monster): TraitWord => ({
  that: [one, many],
  not: [`${one} not`, `${many} not`],
  thing: noun,
  implied: true,
})
export const title = (word: string): string =>
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

/** What a card is, in words. */
export const traits: Tongue<YG>['traits'] = {
  ...types,
  ...kinds,
  card: thing('card', 0, 'non-card'),
  monster: thing('monster', 1, 'non-monster'),
  spell: thing('Spell Card', 2, 'non-Spell'),
  trap: thing('Trap Card', 2, 'non-Trap'),
  normal: adjective('Normal'),
  effect: adjective('Effect'),
  tuner: thing('Tuner monster', 3, 'non-Tuner'),
  ritual: adjective('Ritual'),
  fusion: adjective('Fusion'),
  synchro: adjective('Synchro'),
  token: thing('Token', 3, 'non-Token'),
  flip: adjective('Flip'),
  spirit: adjective('Spirit'),
  union: adjective('Union'),
  gemini: adjective('Gemini'),
  normalSpell: thing('Normal Spell Card', 3, 'non-Normal'),
  continuous: adjective('Continuous', card),
  equip: thing('Equip Card', 3, 'non-Equip'),
  fieldSpell: thing('Field Spell Card', 3, 'non-Field'),
  quickPlay: thing('Quick-Play Spell Card', 3, 'non-Quick-Play'),
  ritualSpell: thing('Ritual Spell Card', 3, 'non-Ritual'),
  normalTrap: thing('Normal Trap Card', 3, 'non-Normal'),
  counterTrap: thing('Counter Trap Card', 3, 'non-Counter'),
  faceUp: { adjective: 'face-up', not: ['is face-down', 'are face-down'], thing: card, bare: true },
  faceDown: { adjective: 'face-down', not: ['is face-up', 'are face-up'], thing: card, bare: true },
  attackPosition: {
    adjective: 'Attack Position',
    state: 'in Attack Position',
    not: ['is in Defense Position', 'are in Defense Position'],
    thing: monster,
  },
  defensePosition: {
    adjective: 'Defense Position',
    state: 'in Defense Position',
    not: ['is in Attack Position', 'are in Attack Position'],
    thing: monster,
  },
  attacker: fighting('attacking'),
  attacked: fighting('attacked'),
  battling: fighting('battling'),
  summonedNow: that('is being Summoned', 'are being Summoned', ['is not being Summoned', 'are not being Summoned']),
  played: that('was Summoned this turn', 'were Summoned this turn', ['was on the field before', 'were on the field before']),
  appeared: that('was Summoned or turned face-up this turn', 'were Summoned or turned face-up this turn', [
    'was face-up before',
    'were face-up before',
  ]),
  byNormal: that('was Normal Summoned', 'were Normal Summoned', ['was not Normal Summoned', 'were not Normal Summoned']),
  bySpecial: that('was Special Summoned', 'were Special Summoned', ['was not Special Summoned', 'were not Special Summoned']),
  flipped: that('was turned face-up in this battle', 'were turned face-up in this battle', ['was face-up before', 'were face-up before']),
  equipped: { adjective: 'equipped', not: ['has no Equip Card', 'have no Equip Card'], thing: monster, bare: true },
  equipping: {
    adjective: 'equipped to a monster',
    not: ['is not equipped to a monster', 'are not equipped to monsters'],
    thing: card,
    bare: true,
  },
  equippedMonster: {
    adjective: 'equipped to a monster',
    not: ['is not equipped to a monster', 'are not equipped to monsters'],
    thing: monster,
    bare: true,
  },
  hasUnion: that('is equipped with a Union Monster', 'are equipped with a Union Monster', [
    'is not equipped with a Union Monster',
    'are not equipped with a Union Monster',
  ]),
  doomed: that('was destroyed by this battle', 'were destroyed by this battle', [
    'was not destroyed by this battle',
    'were not destroyed by this battle',
  ]),
  proper: implied('was properly Summoned', 'were properly Summoned'),
  revivable: implied('can be Special Summoned', 'can be Special Summoned'),
  inMonsterZone: implied('is in a Monster Card Zone', 'are in Monster Card Zones'),
  inSpellZone: implied('is in a Spell & Trap Card Zone', 'are in Spell & Trap Card Zones', card),
  counterable: {
    that: ['can have a Spell Counter placed on it', 'can have Spell Counters placed on them'],
    not: ['can hold no Spell Counter', 'can hold no Spell Counter'],
    thing: card,
  },
  hasAttacked: that('attacked this turn', 'attacked this turn', ['did not attack this turn', 'did not attack this turn']),
  cardActivation: implied('was activated', 'were activated', card),
  effectActivation: implied('was activated', 'were activated'),
}
