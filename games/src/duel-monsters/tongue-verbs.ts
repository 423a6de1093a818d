import type { Said, Tongue, VerbWord } from '@duelhall/effects'
import type { YG } from './lexicon.ts'

const verb = (base: string, cannot: Said = ['cannot', base]): VerbWord => ({
  cannot,
  base,
  would: base,
  happens: `it would ${base}`,
  more: (n: string | null): string => `do so ${n ?? 'as many'} more times`,
})
/** Of a monster it is suffered, of a player it is done. */
const summon = (kind: string, player: string): VerbWord => ({
  ...verb(`${kind} Summon`, ['cannot', `be ${kind} Summoned`]),
  cannotPlayer: ['cannot', player],
})

/** What can be forbidden, demanded, allowed or replaced. */
export const verbs: Tongue<YG>['verbs'] = {
  attack: { ...verb('attack'), cannotPlayer: ['cannot', 'attack'], by: 'with' },
  declareAttack: { ...verb('declare an attack'), cannotPlayer: ['cannot', 'declare an attack'] },
  beAttacked: { ...verb('be attacked'), by: 'by' },
  attackDirectly: verb('attack your opponent directly'),
  attackFromDefense: verb('attack while in Defense Position'),
  destroy: { ...verb('be destroyed'), spared: 'it is not destroyed' },
  beDestroyedByBattle: { ...verb('be destroyed by battle'), by: 'with' },
  beDestroyedByEffect: { ...verb('be destroyed by card effects'), by: 'of' },
  beTargeted: { ...verb('be selected by card effects'), by: 'of' },
  changeControl: verb('change control'),
  changePosition: verb('change its battle position'),
  beTributed: verb('be Tributed'),
  beTributedForSummon: verb('be Tributed for a Tribute Summon'),
  beMaterial: { ...verb('be used as Synchro Material'), by: 'for' },
  normalSummon: summon('Normal', 'Normal Summon or Set'),
  tributeSummon: summon('Tribute', 'Tribute Summon'),
  set: { ...verb('be Set'), cannotPlayer: ['cannot', 'Set cards'] },
  flipSummon: summon('Flip', 'Flip Summon'),
  specialSummon: summon('Special', 'Special Summon'),
  activate: { ...verb('be activated'), cannotPlayer: ['cannot', 'activate cards or effects'] },
  enterBattlePhase: verb('conduct your Battle Phase'),
  takeBattleDamage: verb('take battle damage', ['take', 'no battle damage']),
  dealBattleDamage: verb('inflict battle damage'),
  takeEffectDamage: verb('take damage from card effects', ['take', 'no damage from card effects']),
  damage: { ...verb('take damage'), wouldPlayer: 'take damage' },
  takeCounters: { ...verb('lose Spell Counters'), wouldPlayer: 'remove Spell Counters' },
  draw: verb('draw cards'),
}
