import type { Refusal, RuleId, TableView } from '@duelhall/kernel'
import { capital, cardName } from './words.ts'

/** What a refusal is called in the catalogue (section 4), and in words. */
interface Reason {
  readonly code: string
  says(view: TableView, r: Refusal): string
}
const reason = (code: string, says: Reason['says'] | string): Reason => ({ code, says: typeof says === 'string' ? () => says : says })
const named = (view: TableView, r: Refusal): string => capital(cardName(view, r.source))

const reasons: Readonly<Record<string, Reason>> = {
  'YG-PRIO-02': reason('NOT_YOUR_DECISION', 'It is not your decision now.'),
  'YG-PHASE-20': reason('WRONG_PHASE', 'This is possible only in your Main Phase.'),
  'YG-WIN-01': reason('DUEL_OVER', 'The Duel is over.'),
  'YG-WIN-09': reason('DUEL_OVER', 'You have conceded.'),
  'YG-PRIO-07': reason('NOT_OPEN_STATE', 'Finish the current Chain first.'),
  'YG-PHASE-31': reason('NO_FIRST_TURN_BATTLE', 'The first player has no Battle Phase in the first turn.'),
  'YG-PHASE-06': reason('PHASE_FORBIDDEN', 'This phase is skipped.'),
  'YG-PHASE-25': reason('PHASE_ORDER', 'Phases run Draw, Standby, Main 1, Battle, Main 2, End.'),
  'YG-PHASE-62': reason('DISCARD_COUNT', 'Discard exactly down to 6 cards.'),
  'YG-EFFECT-04': reason('MANDATORY', 'This effect must be activated.'),
  'YG-BATTLE-09': reason('MUST_ATTACK', (view, r) => `${named(view, r)} must attack.`),
  'YG-SUMMON-06': reason('NORMAL_SUMMON_USED', 'You already Normal Summoned or Set this turn.'),
  'YG-SUMMON-02': reason('TRIBUTE_COUNT', (view, r) => `${named(view, r)} needs ${r.need} Tribute${r.need === 1 ? '' : 's'}.`),
  'YG-SUMMON-09': reason('TRIBUTE_COUNT', 'Tribute exactly as many as are needed.'),
  'YG-SUMMON-15': reason('TRIBUTE_ILLEGAL', (view, r) => `${named(view, r)} cannot be Tributed for this.`),
  'YG-SUMMON-11': reason('NO_MONSTER_ZONE', 'You have no empty Monster Card Zone.'),
  'YG-SUMMON-34': reason('NO_MONSTER_ZONE', 'You have no empty Monster Card Zone.'),
  'YG-ZONE-11': reason('ORDER_ILLEGAL', 'That card is not among those that go now.'),
  'YG-ZONE-18': reason('ZONE_ILLEGAL', 'That zone cannot be used.'),
  'YG-SUMMON-31': reason('POSITION_ILLEGAL', 'It cannot be Summoned in this position.'),
  'YG-SUMMON-08': reason('CANNOT_NORMAL_SUMMON', (view, r) => `${named(view, r)} cannot be Normal Summoned or Set.`),
  'YG-SUMMON-01': reason('CANNOT_NORMAL_SUMMON', 'Only a monster in your hand can be Normal Summoned or Set.'),
  'YG-SUMMON-04': reason('CANNOT_NORMAL_SUMMON', 'Only a monster in your hand can be Normal Summoned or Set.'),
  'YG-SUMMON-20': reason('FLIP_ILLEGAL', 'Only your own face-down monster can be Flip Summoned.'),
  'YG-SUMMON-21': reason('FLIP_TOO_EARLY', 'It was Set this turn; Flip Summon it in a later one.'),
  'YG-POS-02': reason('POSITION_ILLEGAL', 'Only a monster you control can change its position.'),
  'YG-POS-03': reason('POSITION_PLAYED_THIS_TURN', 'Its position cannot change in the turn it was played.'),
  'YG-POS-04': reason('POSITION_ALREADY_CHANGED', 'Its position was already changed this turn.'),
  'YG-POS-05': reason('POSITION_ATTACKED', 'It attacked this turn.'),
  'YG-POS-15': reason('TARGET_ILLEGAL', 'A Token cannot be turned face-down.'),
  'YG-POS-07': reason('POSITION_FACE_DOWN', 'A face-down monster is Flip Summoned instead.'),
  'YG-SUMMON-50': reason(
    'SYNCHRO_LEVEL_SUM',
    (view, r) => `The Levels for ${cardName(view, r.source)} cannot be reached with 1 Tuner and others.`,
  ),
  'YG-SUMMON-52': reason('SYNCHRO_TUNER', 'Exactly 1 Tuner and at least 1 other monster are required.'),
  'YG-SUMMON-55': reason('SYNCHRO_MATERIAL', (view, r) => `${named(view, r)} cannot be used as material.`),
  'YG-SUMMON-64': reason('FUSION_MATERIAL', 'The Fusion Materials are not complete.'),
  'YG-SUMMON-61': reason('FUSION_MATERIAL', 'The Fusion Materials are not complete.'),
  'YG-SUMMON-70': reason('RITUAL_TRIBUTE', 'Tributes must reach the Levels with none to spare.'),
  'YG-TOKEN-09': reason('NO_MONSTER_ZONE', 'There are not enough empty Monster Card Zones.'),
  'YG-TOKEN-06': reason('TOKEN_COST', 'A Token cannot pay this cost.'),
  'YG-SEARCH-03': reason('NOTHING_TO_SEARCH', 'No card in your Deck fits.'),
  'YG-DRAW-04': reason('DECK_TOO_SMALL', 'Your Deck has too few cards.'),
  'YG-META-08': reason('NO_EFFECT_POSSIBLE', 'It would have no effect now.'),
  'YG-CONTROL-05': reason('CONTROL_NO_ZONE', 'There is no zone for it.'),
  'YG-SUMMON-73': reason('RITUAL_TRIBUTE', 'Tributes must reach the Levels with none to spare.'),
  'YG-SUMMON-41': reason('NOT_PROPERLY_SUMMONED', (view, r) => `${named(view, r)} must first be Summoned properly.`),
  'YG-SUMMON-43': reason('SUMMON_CONDITION', (view, r) => `${named(view, r)} can only be Summoned in its own way.`),
  'YG-SUMMON-33': reason('SUMMON_CONDITION', 'It has no Summon of its own.'),
  'YG-SUMMON-40': reason('SUMMON_CONDITION_UNMET', (view, r) => `The condition of ${cardName(view, r.source)} is not met.`),
  'YG-PHASE-33': reason('NOT_BATTLE_STEP', 'Attacks are declared in the Battle Step.'),
  'YG-BATTLE-02': reason('ATTACK_TARGET_ILLEGAL', 'Choose a monster your opponent controls.'),
  'YG-BATTLE-03': reason('DIRECT_ATTACK_BLOCKED', 'Your opponent controls a monster.'),
  'YG-BATTLE-04': reason('ATTACKER_POSITION', 'Only face-up Attack Position monsters can attack.'),
  'YG-BATTLE-08': reason('ALREADY_ATTACKED', 'It already attacked this turn.'),
  'YG-BATTLE-06': reason('ATTACK_TARGET_PROTECTED', (view, r) => `${named(view, r)} cannot be attacked now.`),
  'YG-BATTLE-22': reason('REPLAY_ILLEGAL', 'That is not possible in this Replay.'),
  'YG-BATTLE-23': reason('REPLAY_ILLEGAL', 'That monster cannot attack any more.'),
  'YG-BATTLE-25': reason('ATTACK_TARGET_ILLEGAL', 'Choose a legal target.'),
  'YG-BATTLE-38': reason('TARGET_DESTROYED', 'That monster is already destroyed.'),
  'YG-BATTLE-55': reason('TARGET_DESTROYED', 'That monster is already destroyed.'),
  'YG-BATTLE-61': reason('DAMAGE_STEP_LIMIT', 'This is not possible in this part of the Damage Step.'),
  'YG-META-02': reason('FORBIDDEN', (view, r) => (r.source === null ? 'An effect prevents it.' : `${named(view, r)} prevents it.`)),
  'YG-PUBLIC-05': reason('HIDDEN', 'That card is not public.'),
  'YG-META-10': reason('LOOP', 'This would repeat without end.'),
  'YG-META-03': reason('NOT_ALLOWED_NOW', 'An equal card is offered in its place.'),
  'YG-CHAIN-03': reason('SPELL_SPEED', (_view, r) => `Spell Speed ${r.have} cannot respond to Spell Speed ${r.need}.`),
  'YG-CHAIN-08': reason('SPELL_SPEED', 'Spell Speed 1 cannot respond.'),
  'YG-CHAIN-09': reason('NOT_CHAINABLE', 'There is no activation to answer.'),
  'YG-SUMMON-81': reason('NOT_CHAINABLE', 'Only what negates the Summon can answer now.'),
  'YG-CHAIN-14': reason('EFFECT_UNAVAILABLE', 'It is not Set and not in your hand.'),
  'YG-TRAP-01': reason('TRAP_FROM_HAND', 'A Trap Card must be Set first.'),
  'YG-TRAP-02': reason('TRAP_SET_THIS_TURN', 'It was Set this turn; it can be activated from the next one on.'),
  'YG-SPELL-09': reason('QUICKPLAY_SET_THIS_TURN', 'It was Set this turn; it can be activated from the next one on.'),
  'YG-SPELL-08': reason('QUICKPLAY_FROM_HAND', "In your opponent's turn it must be Set beforehand."),
  'YG-SPELL-01': reason('SPELL_TIMING', 'Spells are activated in your Main Phase.'),
  'YG-SPELL-11': reason('SPELL_TIMING', 'Spells are activated in your Main Phase.'),
  'YG-ZONE-06': reason('NO_SPELL_ZONE', 'You have no empty Spell & Trap Card Zone.'),
  'YG-PHASE-21': reason('ZONE_ILLEGAL', 'Only a Spell or Trap Card in your hand can be Set.'),
  'YG-CARD-33': reason('CONDITION_UNMET', 'Its condition is not met.'),
  'YG-CARD-08': reason('EFFECT_UNAVAILABLE', 'That effect is not activated by hand.'),
  'YG-CARD-09': reason('EFFECT_UNAVAILABLE', 'A face-down monster has no effects.'),
  'YG-CARD-13': reason('TIMING_MISSED', 'Nothing has happened that it answers.'),
  'YG-CARD-15': reason('EFFECT_UNAVAILABLE', 'It does not work from there.'),
  'YG-CARD-24': reason('EFFECT_UNAVAILABLE', 'It is a Normal Monster.'),
  'YG-CHAIN-43': reason('TIMING_MISSED', (view, r) => `The moment for ${cardName(view, r.source)} has passed.`),
  'YG-PHASE-63': reason('NOT_CHAINABLE', 'Only what negates can answer now.'),
  'YG-COST-05': reason('COST_UNPAYABLE', 'You cannot pay the cost.'),
  'YG-COST-06': reason('COST_LP', 'You must keep at least 1 Life Point.'),
  'YG-TARGET-04': reason('TARGET_ILLEGAL', (view, r) => `${named(view, r)} cannot be chosen.`),
  'YG-CHAIN-12': reason('NO_TARGET', 'There is nothing for it to do.'),
  'YG-EQUIP-01': reason('EQUIP_TARGET', (view, r) => `${named(view, r)} cannot carry this; choose a face-up monster that fits.`),
  'YG-CARD-23': reason('UNION_LIMIT', 'A monster can carry only 1 Union.'),
  'YG-COUNTER-04': reason('COUNTER_ILLEGAL', (view, r) => `Counters cannot be placed on ${cardName(view, r.source)}.`),
  'YG-EFFECT-14': reason('DECLARATION_ILLEGAL', 'Declare the name of a card that may be in a Deck.'),
  'YG-RANDOM-04': reason('DECLARATION_ILLEGAL', 'Call heads or tails.'),
  'YG-FIELD-01': reason('FIELD_ZONE_ONLY', 'No zone is chosen now; Field Spells use the Field Card Zone.'),
  'YG-CHAIN-24': reason('TARGET_ILLEGAL', 'It is spent.'),
  'YG-EFFECT-06': reason('ALREADY_USED', 'It was already used this turn.'),
  'YG-CONTROL-01': reason('EFFECT_UNAVAILABLE', (view, r) => `${named(view, r)} is not yours.`),
  'YG-CHAIN-31': reason('ORDER_ILLEGAL', 'That effect is not among those that wait.'),
  'YG-MATCH-02': reason('SIDE_FOREIGN_CARD', 'Only registered cards may be exchanged.'),
  'YG-MATCH-11': reason('SIDE_NOT_NOW', 'Exchange is possible only between Duels of a Match.'),
  'YG-MATCH-04': reason('SIDE_SIZE_CHANGED', 'The decks must stay legal.'),
}

/** YG-SETUP-04, -05: choices that belong to one player have their own word. */
const notYours = reason('NOT_YOUR_CHOICE', 'The other player decides who goes first.')
const isFirst = ({ act, rule }: Refusal): boolean => rule === 'YG-PRIO-02' && (act === 'goFirst' || act === 'goSecond')

/** YG-META-02: what an effect forbids has a word for each kind of act. */
const forbidden: Readonly<Record<string, string>> = {
  normalSummon: 'SUMMON_FORBIDDEN',
  setMonster: 'SUMMON_FORBIDDEN',
  flipSummon: 'SUMMON_FORBIDDEN',
  specialSummon: 'SUMMON_FORBIDDEN',
  battlePhase: 'PHASE_FORBIDDEN',
  attack: 'ATTACK_FORBIDDEN',
  activate: 'ACTIVATION_FORBIDDEN',
}
/** What belongs to the other player, by act. */
const others: Readonly<Record<string, Reason>> = {
  flipSummon: reason('FLIP_ILLEGAL', 'Only your own face-down monster can be Flip Summoned.'),
  changePosition: reason('POSITION_ILLEGAL', 'Only a monster you control can change its position.'),
}
const bySource = (code: string): Reason =>
  reason(code, (view, r) => (r.source === null ? 'An effect prevents it.' : `${named(view, r)} prevents it.`))

function reasonOf(r: Refusal): Reason {
  if (isFirst(r)) return notYours
  if (r.rule === 'YG-CONTROL-01' && r.act in others) return others[r.act]!
  const ban = r.rule === 'YG-META-02' ? forbidden[r.act] : undefined
  return ban === undefined ? (reasons[r.rule] ?? reason('NOT_ALLOWED_NOW', 'That is not possible now.')) : bySource(ban)
}
/** The word of the catalogue for a refusal: `TRAP_FROM_HAND`. */
export const codeOf = (r: Refusal): string => reasonOf(r).code
export const refusalText = (view: TableView, r: Refusal): string => `${reasonOf(r).says(view, r)} (${r.rule})`
/** The rules that can refuse, so that a test finds one without words. */
export const refusingRules: readonly RuleId[] = Object.keys(reasons) as RuleId[]
