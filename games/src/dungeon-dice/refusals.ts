import type { Refusal, RuleId, TableView } from '@duelhall/kernel'
import { capital, pieceName } from './words.ts'

/** What a refusal is called in the catalogue (section 7), and in words. */
interface Reason {
  readonly code: string
  says(view: TableView, r: Refusal): string
}
const reason = (code: string, says: Reason['says'] | string): Reason => ({ code, says: typeof says === 'string' ? () => says : says })
const named = (view: TableView, r: Refusal): string => capital(pieceName(view, r.source))

const reasons: Readonly<Record<string, Reason>> = {
  'DD-TURN-08': reason('NOT_YOUR_DECISION', 'It is not your decision'),
  'DD-TURN-01': reason('WRONG_PHASE', 'Not now'),
  'DD-WIN-15': reason('GAME_OVER', 'The game is over'),
  'DD-WIN-03': reason('GAME_OVER', 'You have conceded'),
  'DD-WIN-14': reason('LIMIT_REACHED', 'One offer in your own action phase'),
  'DD-CHAIN-05': reason('NOTHING_OPEN', 'There is nothing to pass on'),
  'DD-TURN-05': reason('SOMETHING_OPEN', 'Something is still open'),
  'DD-TURN-03': reason('WRONG_PHASE', 'A figure is summoned directly after the roll'),
  'DD-ROLL-01': reason('NEED_THREE_DICE', 'Choose three dice'),
  'DD-ROLL-02': reason('NEED_THREE_DICE', 'The dice are named in order, equal ones once'),
  'DD-DICE-07': reason('DIE_NOT_AVAILABLE', 'This die is not available'),
  'DD-DECK-08': reason('DUPLICATE_DIE', 'This die has been chosen already'),
  'DD-SUMMON-03': reason('DIE_NOT_QUALIFYING', 'This die does not show the level of the summon'),
  'DD-SUMMON-04': reason('COLOUR_MISMATCH', 'The figure and the die differ in colour'),
  'DD-DICE-02': reason('LEVEL_MISMATCH', (_view, r) => `The die is of level ${r.need}, the figure of level ${r.have}`),
  'DD-SUMMON-10': reason('FIGURE_NOT_AVAILABLE', 'This figure is not in your reserve'),
  'DD-DECK-02': reason('FIGURE_NOT_AVAILABLE', 'An equal figure is offered'),
  'DD-BOARD-06': reason('BAD_NET', 'There is no such net'),
  'DD-BOARD-07': reason('BAD_NET', 'This net has been used'),
  'DD-DIMENSION-01': reason('OFF_BOARD', 'The net leaves the field'),
  'DD-DIMENSION-02': reason('CELL_OCCUPIED', 'The net lies over a path, a slot or a blocked cell'),
  'DD-DIMENSION-04': reason('NOT_CONNECTED', 'The net touches neither your slot nor your paths'),
  'DD-DIMENSION-09': reason('NOT_CONNECTED', 'No net lies here'),
  'DD-MOVE-01': reason('NOT_ENOUGH_CRESTS', 'A step costs a movement crest'),
  'DD-MOVE-02': reason('NOT_ADJACENT', 'Steps go to the next cell, up, down, left or right'),
  'DD-MOVE-03': reason('BLOCKED', (view, r) => `${named(view, r)} stands in the way`),
  'DD-MOVE-04': reason('CELL_OCCUPIED', 'A move cannot end where a monster stands'),
  'DD-MOVE-05': reason('ALREADY_MOVED', 'It has moved this turn'),
  'DD-MOVE-06': reason('ALREADY_ATTACKED', 'It has attacked this turn'),
  'DD-MOVE-08': reason('EMPTY_PATH', 'A move has at least one step'),
  'DD-MOVE-09': reason('NOT_ENOUGH_CRESTS', (_view, r) =>
    r.need > 0 ? `The way costs ${r.need} movement crests, there are ${r.have}` : 'Nowhere to go',
  ),
  'DD-MOVE-13': reason('NOT_MOVABLE', (view, r) => `${named(view, r)} never moves`),
  'DD-BOARD-15': reason('OUT_OF_RANGE', 'Nothing is in range'),
  'DD-BOARD-12': reason('NOT_A_PATH', 'There is no path'),
  'DD-ABILITY-12': reason('CANNOT_MOVE', (view, r) => `${named(view, r)} does not allow it`),
  'DD-ABILITY-19': reason('NOT_MOVABLE', (view, r) => `${named(view, r)} is not in play`),
  'DD-CREST-06': reason('NOT_ENOUGH_CRESTS', (_view, r) => (r.need > 0 ? `Needs ${r.need}, has ${r.have}` : 'The crests do not suffice')),
  'DD-ATTACK-01': reason('ILLEGAL_TARGET', 'Only monsters attack'),
  'DD-ATTACK-02': reason('OUT_OF_RANGE', (view, r) =>
    r.source === null ? 'Nothing to attack is near' : `${named(view, r)} is out of range`,
  ),
  'DD-ATTACK-03': reason('ALREADY_ATTACKED', 'It has attacked this turn'),
  'DD-ATTACK-04': reason('WRONG_PHASE', 'Attacks are declared in the action phase, with nothing else open'),
  'DD-ATTACK-05': reason('NOT_AN_OPPONENT', (view, r) => `${named(view, r)} is your own`),
  'DD-ITEM-02': reason('ILLEGAL_TARGET', 'Items neither attack nor are attacked'),
  'DD-FLY-02': reason('CANNOT_ATTACK_FLYING', 'Only flyers and archers attack a flyer'),
  'DD-MASTER-04': reason('NOT_ENOUGH_CRESTS', 'The Dungeon Master needs an attack crest and an opposing monster beside it'),
  'DD-MASTER-05': reason('ALREADY_ATTACKED', 'The Dungeon Master has attacked this turn'),
  'DD-MASTER-08': reason('ILLEGAL_TARGET', 'A Dungeon Master has no abilities, and an attack of its own'),
  'DD-MASTER-09': reason('OUT_OF_RANGE', 'Dungeon Masters never battle each other'),
  'DD-DEFEND-03': reason('NOT_ENOUGH_CRESTS', 'Defending costs a defense crest'),
  'DD-DEFEND-04': reason('WRONG_PHASE', 'It cannot defend'),
  'DD-ABILITY-01': reason('WRONG_TIMING', 'It has no such ability, or not now'),
  'DD-ABILITY-03': reason('WRONG_TIMING', 'Movement and magic abilities are for the own turn'),
  'DD-ABILITY-04': reason('WRONG_TIMING', 'Attack and defend abilities are for battles'),
  'DD-ABILITY-08': reason('WRONG_TIMING', 'Only the monster that attacks or is attacked may use it'),
  'DD-ABILITY-10': reason('WRONG_TIMING', 'Not at this time'),
  'DD-ABILITY-11': reason('WRONG_TIMING', 'With nothing open, only trap abilities'),
  'DD-ABILITY-13': reason('WRONG_TIMING', 'It has attacked and can no longer move'),
  'DD-CHAIN-03': reason('WRONG_TIMING', 'Not at this time'),
  'DD-CHAIN-16': reason('WRONG_TIMING', 'Go on with an action instead'),
  'DD-ABILITY-14': reason('BAD_TARGETS', 'This cannot be chosen'),
  'DD-ABILITY-15': reason('LIMIT_REACHED', 'Used already'),
  'DD-ABILITY-20': reason('BAD_TARGETS', 'There is nothing for it to do'),
  'DD-CHAIN-10': reason('BAD_TARGETS', 'Not among those that wait'),
}

const reasonOf = (r: Refusal): Reason => {
  if (r.rule === 'DD-TURN-08' && r.source !== null) return notYours
  if (r.rule === 'DD-ATTACK-02' && r.act === 'masterAttack') return reasons['DD-ATTACK-02']!
  if (r.rule === 'DD-ABILITY-14' && r.act === 'amount') return badAmount
  return reasons[r.rule] ?? reason('WRONG_PHASE', 'Not now')
}
const badAmount = reason('BAD_AMOUNT', 'So much cannot be paid')
const notYours = reason('NOT_MOVABLE', (view, r) => `${named(view, r)} is not yours`)

/** The word of the catalogue for a refusal: `BLOCKED`. */
export const codeOf = (r: Refusal): string => reasonOf(r).code
export const refusalText = (view: TableView, r: Refusal): string => `${reasonOf(r).says(view, r)} (${r.rule})`
/** The rules that can refuse, so that a test finds one without words. */
export const refusingRules: readonly RuleId[] = Object.keys(reasons) as RuleId[]
