import type { Amount, Filter, RefName, To, ToPlayer, Until, Who } from '@duelhall/effects'
import type { attributes, monsterTypes } from './cards/facts.ts'
import type { YG } from './lexicon.ts'

export type Position = 'attack' | 'defense' | 'faceDown' | 'either' | 'eitherOrFaceDown' | 'same'
/** YG-SUMMON-32, -41: what the Summon is treated as. */
export type SummonKind = 'fusion' | 'synchro' | 'ritual'

/** The game's own steps; `run` and `say` of each stand in `ops/`. What is chosen is chosen by a `pick` before it. */
export type DuelStep =
  /** YG-BB-44. YG-DRAW-02: one draw. */
  | { readonly op: 'draw'; readonly n: Amount<YG>; readonly who?: Who }
  /** YG-BB-24, -45: from a hand; `random`: so many of `what`, by chance. */
  | { readonly op: 'discard'; readonly what: To<YG>; readonly random?: number }
  /** YG-BB-25, -40: to the Graveyard. `top`: so many cards of the Deck of `who`. */
  | { readonly op: 'send'; readonly what: To<YG>; readonly as?: RefName }
  | { readonly op: 'mill'; readonly n: Amount<YG>; readonly who?: Who }
  /** YG-BB-26 */
  | { readonly op: 'tribute'; readonly what: To<YG> }
  /** YG-BB-27, -41 */
  | { readonly op: 'remove'; readonly what: To<YG>; readonly faceDown?: true; readonly as?: RefName }
  /** YG-BB-29, -42, -43: to its owner's hand or Deck; `deck` shuffles. */
  | { readonly op: 'return'; readonly what: To<YG>; readonly to: 'hand' | 'deck' | 'top' | 'bottom' }
  /** YG-BB-46, -47: to the hand, shown; a Deck that was searched is shuffled, also when nothing fits. */
  | { readonly op: 'add'; readonly what: To<YG> }
  /** YG-BB-38, -39; `rule`: by rule, so that nothing prevents it (YG-PHASE-18). */
  | { readonly op: 'destroy'; readonly what: To<YG>; readonly goes?: 'removed'; readonly rule?: true }
  /** YG-BB-48 to -50. `to`: whose field; `as`: treated as this kind; `negated`: its effects are; `leaves`: where it goes when it leaves the field. */
  | {
      readonly op: 'summon'
      readonly what: To<YG>
      readonly position?: Position
      readonly to?: Who
      readonly as?: SummonKind
      readonly ignoring?: true
      readonly negated?: true
      readonly leaves?: 'removed'
      /** Those that were Summoned are remembered. */
      readonly sets?: RefName
    }
  /** YG-BB-51: `token` names an entry of `cards/tokens.ts`; its values there, unless stated. */
  | {
      readonly op: 'token'
      readonly token: string
      readonly n?: number
      readonly attack?: Amount<YG>
      readonly defense?: Amount<YG>
      readonly position?: 'attack' | 'defense' | 'either'
      readonly to?: Who
      /** Those that appeared are remembered. */
      readonly as?: RefName
    }
  /** YG-BB-52: `from`: where the materials are; `goes`: where they go; `of`: which Fusion Monsters; `only`: materials are sent now, the Summon is another step. */
  | {
      readonly op: 'fuse'
      readonly from: Filter<YG>
      readonly goes?: 'graveyard' | 'removed'
      readonly of?: Filter<YG>
      readonly as?: RefName
      readonly only?: 'materials'
    }
  /** YG-BB-107: what this monster was Fusion Summoned with, wherever it is now. */
  | { readonly op: 'materialsOf'; readonly what: RefName; readonly as: RefName }
  /** YG-BB-53: Tributes whose Levels reach `level`, none to spare (YG-SUMMON-73). */
  | { readonly op: 'ritual'; readonly named: string; readonly level: number }
  /** YG-BB-54 */
  | { readonly op: 'synchro' }
  /** YG-BB-55 */
  | { readonly op: 'extraSummon'; readonly n: number }
  /** YG-BB-56, -57: each at one instant. */
  | { readonly op: 'damage'; readonly to: ToPlayer; readonly n: Amount<YG> }
  /** YG-BB-58 */
  | { readonly op: 'gain'; readonly who?: ToPlayer; readonly n: Amount<YG> }
  /** YG-LP-07: Life Points become this many. */
  | { readonly op: 'setLife'; readonly who?: ToPlayer; readonly n: Amount<YG> }
  /** YG-BB-23: Life Points, as a cost; `half` rounded up (YG-COST-07). */
  | { readonly op: 'pay'; readonly life: Amount<YG> | 'half' }
  /** YG-BB-60, -70. `toggle`: YG-POS-10; `up`: face-up Defense of those that are face-down; `quiet`: no Flip Effect. */
  | {
      readonly op: 'position'
      readonly what: To<YG>
      readonly to: 'attack' | 'defense' | 'faceDown' | 'toggle' | 'up'
      readonly quiet?: true
    }
  /** YG-BB-61 */
  | { readonly op: 'control'; readonly what: To<YG>; readonly until: Until<YG> }
  /** YG-BB-62 */
  | { readonly op: 'exchange'; readonly mine: RefName; readonly theirs: RefName }
  /** YG-BB-63: `what` becomes an Equip Card of `to`, under its player's control. */
  | { readonly op: 'equip'; readonly what: RefName; readonly to: RefName }
  /** YG-BB-64, -28 */
  | { readonly op: 'put'; readonly counter: 'spell'; readonly n: Amount<YG>; readonly at: To<YG> }
  | { readonly op: 'take'; readonly counter: 'spell'; readonly n: Amount<YG>; readonly from: To<YG> }
  /** YG-BB-65 to -67: the link that is answered, its effect alone, the Summon, the attack under way. */
  | { readonly op: 'negate'; readonly what: 'activation' | 'effect' | 'summon' | 'attack' }
  /** YG-BB-69: a Spell or Trap is Set; `self` again instead of going to the Graveyard. */
  | { readonly op: 'set'; readonly what: RefName }
  /** YG-BB-71, YG-ZONE-13: the top cards of a Deck are remembered, and stay where they are. */
  | { readonly op: 'top'; readonly n: number; readonly who?: Who; readonly as: RefName }
  /** YG-BB-71: shown to all, or to `to` alone. */
  | { readonly op: 'reveal'; readonly what: To<YG>; readonly to?: Who }
  /** YG-BB-72: heads, or the number rolled, are remembered. */
  /** YG-RANDOM-04: with `call` its player calls heads or tails before the toss, and right calls are counted. */
  | { readonly op: 'coin'; readonly n: number; readonly as: RefName; readonly call?: true }
  | { readonly op: 'roll'; readonly as: RefName }
  /** YG-BB-36: a card's name. */
  | { readonly op: 'declare'; readonly as: RefName }
  /** YG-BB-73 */
  | { readonly op: 'win' }
  /** YG-BB-74 */
  | { readonly op: 'endBattlePhase' }
  /** YG-BB-74, YG-PHASE-06: the next one does not happen. */
  | { readonly op: 'skip'; readonly phase: 'draw' | 'battle'; readonly who: Who }
  /** YG-BB-75 */
  | { readonly op: 'shuffle'; readonly who?: Who }
  /** YG-BB-96: when this card leaves, destroy it; when it is destroyed (or leaves), destroy this card. */
  | { readonly op: 'bind'; readonly what: RefName; readonly how: 'falls' | 'fells' | 'fellsLeaving' }
  /** YG-SPELL-13: this Spell stays; it goes to the Graveyard when so many End Phases of `of` have passed. */
  | { readonly op: 'stay'; readonly of: Who; readonly n: number }
  /** YG-BB-104: this Trap is also a monster with these values. */
  | { readonly op: 'rise'; readonly monster: Figure; readonly position: 'attack' | 'defense' | 'either' }

/** The values of a Trap Monster. */
export interface Figure {
  readonly level: number
  readonly attribute: (typeof attributes)[number]
  readonly type: (typeof monsterTypes)[number]
  readonly atk: number
  readonly def: number
}

/** The game's own modifiers, told apart by their first key. */
export type DuelMod =
  /** YG-BB-78: replaces the original value (YG-STAT-02). */
  | { readonly original: 'attack' | 'defense'; readonly n: Amount<YG> }
  /** YG-BB-79 */
  | { readonly called: string }
  | { readonly type: (typeof monsterTypes)[number] }
  | { readonly attribute: (typeof attributes)[number] }
  /** YG-BB-83 */
  | { readonly attacks: number }
  | { readonly attackAll: true }
  /** YG-BATTLE-10: Life Points that are paid to declare an attack with it. */
  | { readonly toll: number }
  /** YG-BB-84 */
  | { readonly pierce: true }
  /** YG-BB-86: battle damage from its battles; on a player: what that player takes. */
  | { readonly battleDamage: 'half' | 'both' }
  /** YG-BB-89 */
  | { readonly unaffectedBy: 'spell' | 'trap' | 'monster' }
  /** YG-BB-81: can be attacked only when no other of these can be. */
  | { readonly hides: true }
  /** YG-BB-88 */
  | { readonly fallsWhenTargeted: true }
  /** YG-BB-68: the effects of what its battles destroy are negated. */
  | { readonly silences: true }
  /** YG-BB-97 */
  | { readonly forced: 'defense' }
  /** YG-BB-101: counts as so many Tributes for the Summon of such a monster; `tributeFor`: the other player may and must Tribute it for a Tribute Summon. */
  | { readonly tributes: number; readonly for: Filter<YG> }
  | { readonly tributeFor: true }
  /** YG-BB-91, -100: leaving the field it goes there. */
  | { readonly leaves: 'removed' }
