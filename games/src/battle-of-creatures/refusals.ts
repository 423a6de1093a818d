import type { Refusal, RuleId, TableView } from '@duelhall/kernel'
import { creatureName, many } from './words.ts'

/** What a refusal is called in the catalogue (section 7), and in words. */
interface Reason {
  readonly code: string
  says(view: TableView, r: Refusal): string
}

const reason = (code: string, says: Reason['says'] | string): Reason => ({ code, says: typeof says === 'string' ? () => says : says })
const bare = (view: TableView, r: Refusal): string => String(view.pieces[r.source ?? -1]?.values.name ?? 'The creature')

const reasons: Readonly<Record<string, Reason>> = {
  'BC-SETUP-09': reason('NOT_YOUR_TURN', 'It is not your turn'),
  'BC-TURN-01': reason('WRONG_PHASE', 'Not now'),
  'BC-TURN-08': reason('PLAYER_OUT', 'You are out of the game'),
  'BC-WIN-06': reason('GAME_OVER', 'The game is over'),
  'BC-COMP-02': reason('UNKNOWN_CIVILIZATION', 'There is no such civilization'),
  'BC-SETUP-02': reason('CIVILIZATION_TAKEN', 'This civilization has been chosen already'),
  'BC-SETUP-03': reason('BAD_PAWN_CHOICE', 'Choose one pawn for each power from 1 to 7, in order'),
  'BC-TURN-07': reason('NOT_YOUR_CREATURE', 'Not your creature'),
  'BC-SETUP-04': reason('NOT_ON_BOARD', (view, r) => `${creatureName(view, r.source)} is still in reserve`),
  'BC-BATTLE-06': reason('NOT_ON_BOARD', (view, r) => `${creatureName(view, r.source)} has been defeated`),
  'BC-BOARD-01': reason('UNKNOWN_SPACE', 'There is no such space'),
  'BC-BOARD-03': reason('NO_LINE', 'No line joins these spaces'),
  'BC-MOVE-02': reason('SAME_SPACE', 'A move must end on another space than it began'),
  'BC-MOVE-04': reason('OWN_CREATURE', (view, r) => `Your own ${creatureName(view, r.source)} stands there`),
  'BC-MOVE-05': reason('BLOCKED', (view, r) =>
    r.need > 0
      ? `Blocked: no creature passes an opponent’s, and the way around takes ${bare(view, r)} ${many(r.need, 'step')}, not ${r.have}`
      : 'Blocked: no creature passes an opponent’s',
  ),
  'BC-VAR-10': reason('OWN_CREATURE', (view, r) => `Your partner’s ${creatureName(view, r.source)} stands there`),
  'BC-SUMMON-01': reason('NOT_LOWEST', (_view, r) => `The creature with power ${r.need} must be summoned first`),
  'BC-SUMMON-08': reason('NOT_LOWEST', (view, r) => `${creatureName(view, r.source)} has been defeated and does not come back`),
  'BC-SUMMON-03': reason('CHIP_SPACE', 'A summoned creature cannot be put on the chip space'),
  'BC-BOARD-02': reason('WRONG_REGION', 'A summoned creature enters in its own region'),
  'BC-BOARD-06': reason('NOT_OPEN', (view, r) => `${creatureName(view, r.source)} stands there`),
  'BC-TURN-02': reason('MUST_ACT', 'You cannot pass while you can move or summon'),
  'BC-BATTLE-01': reason('BATTLE_COMPULSORY', 'A battle cannot be declined'),
  'BC-VAR-08': reason('WRONG_PHASE', 'This chip cannot be taken'),
}

/** Rules that are broken in two ways. */
const empty = reason('EMPTY_PATH', 'A move takes at least one step')
const tooFar = reason('TOO_FAR', (view, r) => `Too far: ${bare(view, r)} moves up to ${many(r.have, 'step')}, this space is ${r.need} away`)
const noReserve = reason('NOTHING_TO_SUMMON', 'There is no creature in reserve to summon')
const onBoard = reason('NOTHING_TO_SUMMON', (view, r) => `${creatureName(view, r.source)} is not in reserve`)
const noRoom = reason('NO_OPEN_SPACE', (view, r) => `There is no open space in your region for ${creatureName(view, r.source)}`)

function reasonOf(r: Refusal): Reason {
  if (r.rule === 'BC-MOVE-01') return r.need === 0 ? empty : tooFar
  if (r.rule === 'BC-SUMMON-07') return r.source === null ? noReserve : r.need === 0 ? onBoard : noRoom
  return reasons[r.rule] ?? reason('WRONG_PHASE', 'Not now')
}

/** The word of the catalogue for a refusal: `TOO_FAR`. */
export const codeOf = (r: Refusal): string => reasonOf(r).code

export const refusalText = (view: TableView, r: Refusal): string => `${reasonOf(r).says(view, r)} (${r.rule})`

/** The rules that can refuse, so that a test finds one without words. */
export const refusingRules: readonly RuleId[] = [...(Object.keys(reasons) as RuleId[]), 'BC-MOVE-01', 'BC-SUMMON-07']
