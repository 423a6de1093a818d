import type { Position } from './positions.ts'

const battle = { phase: 'battle' } as const
/** The opponent's Battle Phase. */
const attacked = { phase: 'battle', turn: 1 } as const
const skull = { monsters: ['Summoned Skull'] } as const
const small = { monsters: ['Kuriboh', 'Sangan'] } as const

/** Small tables for cards whose moment seldom comes on a crowded one. */
export const stages: Readonly<Record<string, readonly Position[]>> = {
  Relinquished: [
    { a: { monsters: ['Relinquished'] }, b: { monsters: ['Kuriboh', 'Summoned Skull'] }, proper: ['Relinquished'] },
    { a: { hand: ['Relinquished', 'Black Illusion Ritual', 'Kuriboh'] }, b: skull },
  ],
  'Black Rose Dragon': [
    { a: { monsters: ['Junk Synchron', 'Elemental HERO Sparkman'], extra: ['Black Rose Dragon'] }, b: skull },
    {
      a: { monsters: ['Black Rose Dragon'], graveyard: ['Dandylion', 'Dandylion'] },
      b: { monsters: ['Mystical Elf/def'] },
      proper: ['Black Rose Dragon'],
    },
  ],
  'Paladin of White Dragon': [
    {
      a: { monsters: ['Paladin of White Dragon'], deck: ['Blue-Eyes White Dragon'] },
      b: { monsters: ['Kuriboh/down', 'Sangan/down'] },
      proper: ['Paladin of White Dragon'],
      ...battle,
    },
    { a: { monsters: ['Paladin of White Dragon'], deck: ['Blue-Eyes White Dragon'] }, proper: ['Paladin of White Dragon'] },
    { a: { hand: ['Paladin of White Dragon', 'White Dragon Ritual', 'Elemental HERO Sparkman'] } },
  ],
  'Y-Dragon Head': [{ a: { monsters: ['X-Head Cannon', 'Y-Dragon Head'] }, b: { monsters: ['Blue-Eyes White Dragon'] } }],
  'Z-Metal Tank': [{ a: { monsters: ['X-Head Cannon', 'Z-Metal Tank'] }, b: { monsters: ['Blue-Eyes White Dragon'] } }],
  'Armory Arm': [
    { a: { monsters: ['Armory Arm', 'Summoned Skull'] }, b: small, proper: ['Armory Arm'] },
    { a: { monsters: ['Plaguespreader Zombie', 'Speed Warrior'], extra: ['Armory Arm'] } },
  ],
  'Battle Fader': [{ a: { hand: ['Battle Fader'] }, b: skull, ...attacked }],
  'Doomkaiser Dragon': [
    {
      a: { monsters: ['Plaguespreader Zombie', 'Goblin Zombie'], extra: ['Doomkaiser Dragon'] },
      b: { graveyard: ['Mezuki', 'Pyramid Turtle'] },
    },
  ],
  'Gorz the Emissary of Darkness': [{ a: { hand: ['Gorz the Emissary of Darkness'] }, b: skull, ...attacked }],
  Appropriate: [
    { a: { spells: ['Appropriate/up'] }, b: { hand: ['Pot of Greed', 'Upstart Goblin'] }, turn: 1 },
    { a: { spells: ['Appropriate'] }, b: { hand: ['Pot of Greed', 'Upstart Goblin'] }, turn: 1 },
  ],
  'Spirit Reaper': [{ a: { monsters: ['Spirit Reaper'] }, b: { hand: ['Kuriboh', 'Sangan'] }, ...battle }],
  'Pyramid Turtle': [{ a: { monsters: ['Pyramid Turtle'], deck: ['Goblin Zombie', 'Mezuki'] }, b: skull, ...battle }],
  'Apprentice Magician': [
    { a: { hand: ['Apprentice Magician'], monsters: ['Royal Magical Library'] } },
    { a: { monsters: ['Apprentice Magician'], deck: ['Magician of Faith'] }, b: skull, ...battle },
  ],
  'Magical Citadel of Endymion': [
    {
      a: { field: 'Magical Citadel of Endymion', hand: ['Ookazi', 'Dark Hole', 'Heavy Storm'], monsters: ['Breaker the Magical Warrior'] },
      b: { spells: ['Waboku'] },
      counters: { 'Magical Citadel of Endymion': 3, 'Breaker the Magical Warrior': 1 },
    },
  ],
  'Blue-Eyes Ultimate Dragon': [
    {
      a: {
        hand: ['Polymerization', ...Array.from({ length: 3 }, () => 'Blue-Eyes White Dragon')],
        extra: ['Blue-Eyes Ultimate Dragon'],
      },
    },
  ],
  'Elemental HERO Flame Wingman': [
    { a: { monsters: ['Elemental HERO Flame Wingman'] }, b: small, proper: ['Elemental HERO Flame Wingman'], ...battle },
    { a: { hand: ['Polymerization', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix'], extra: ['Elemental HERO Flame Wingman'] } },
  ],
  'Elemental HERO Shining Flare Wingman': [
    { a: { monsters: ['Elemental HERO Shining Flare Wingman'] }, b: small, proper: ['Elemental HERO Shining Flare Wingman'], ...battle },
  ],
  'Goyo Guardian': [{ a: { monsters: ['Goyo Guardian'] }, b: small, proper: ['Goyo Guardian'], ...battle }],
  Marshmallon: [{ a: { monsters: ['Marshmallon/down'] }, b: skull, ...attacked }],
  'The Flute of Summoning Dragon': [
    { a: { hand: ['The Flute of Summoning Dragon', 'Blue-Eyes White Dragon', 'Luster Dragon'], monsters: ['Lord of D.'] } },
  ],
  'Crusader of Endymion': [{ a: { monsters: ['Crusader of Endymion', 'Royal Magical Library'] } }],
  'Goblin Zombie': [{ a: { monsters: ['Goblin Zombie'], deck: ['Mezuki'] }, b: skull, ...battle }],
  Kuriboh: [{ a: { hand: ['Kuriboh'], monsters: ['Mystical Elf'] }, b: skull, ...attacked }],
  'Marauding Captain': [{ a: { hand: ['Marauding Captain', 'Elemental HERO Sparkman', 'Kuriboh'] } }],
  'Arcanite Magician': [{ a: { monsters: ['Junk Synchron', 'Skilled Dark Magician'], extra: ['Arcanite Magician'] }, b: skull }],
  'Fusion Gate': [
    {
      a: {
        field: 'Fusion Gate',
        hand: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
        extra: ['Elemental HERO Flame Wingman'],
      },
    },
    {
      a: { hand: ['Fusion Gate'] },
      b: { hand: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'], extra: ['Elemental HERO Flame Wingman'] },
    },
  ],
  'Red Dragon Archfiend': [
    {
      a: { monsters: ['Red Dragon Archfiend', 'Kuriboh'] },
      b: { monsters: ['Mystical Elf/def', 'Sangan/def'] },
      proper: ['Red Dragon Archfiend'],
      ...battle,
    },
  ],
  'Dark Resonator': [{ a: { monsters: ['Dark Resonator'] }, b: skull, ...attacked }],
  Skyscraper: [{ a: { field: 'Skyscraper', monsters: ['Elemental HERO Sparkman'] }, b: skull, ...battle }],
  'D.D. Warrior Lady': [{ a: { monsters: ['D.D. Warrior Lady'] }, b: skull, ...battle }],
  'Zoma the Spirit': [{ a: { spells: ['Zoma the Spirit'], hand: ['Kuriboh'] }, b: skull }],
  'Urgent Tuning': [
    {
      a: { spells: ['Urgent Tuning'], monsters: ['Junk Synchron', 'Elemental HERO Sparkman'], extra: ['Black Rose Dragon'] },
      ...battle,
    },
  ],
  'Future Fusion': [
    {
      a: {
        hand: ['Future Fusion'],
        deck: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
        extra: ['Elemental HERO Flame Wingman'],
      },
    },
  ],
  'Hero Signal': [{ a: { spells: ['Hero Signal'], monsters: ['Kuriboh'], deck: ['Elemental HERO Avian'] }, b: skull, ...attacked }],
  'Ryu Kokki': [{ a: { monsters: ['Ryu Kokki'] }, b: { monsters: ['Elemental HERO Sparkman', 'Dark Magician'] }, ...battle }],
}
