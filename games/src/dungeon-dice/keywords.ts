import type { DungeonKeywords } from './lexicon.ts'

/** DD-FX-02, DD-ABILITY-12: the rules ask for them; they cost nothing to have (DD-FLY-01). */
export const keywords: DungeonKeywords = {
  flying: { name: 'Flying', effects: [], says: 'each step costs 2 movement crests, and monsters without Flying cannot attack it' },
  tunnel: { name: 'Tunnel', effects: [], says: 'it passes opposing monsters, and items do not notice it until it stops' },
  archer: { name: 'Archer', effects: [], says: 'it may attack monsters with Flying' },
  neutral: { name: 'Neutral', effects: [], says: 'class advantages do not concern it' },
}
