import { kind } from '@duelhall/effects'
import {
  type Act,
  actTable,
  addPlace,
  because,
  type Handle,
  handleOf,
  knows,
  type PlayerId,
  setWord,
  short,
  type Why,
} from '@duelhall/kernel'
import { WILL } from './at-will.ts'
import { attacksAll, attacksMade, attacksOf, isAttackable, mayAttackFrom, targetsOf, tollOf } from './battle.ts'
import { defs, IS_MONSTER, IS_NORMAL_SUMMONABLE, IS_TOKEN } from './catalog.ts'
import { fx } from './fx.ts'
import {
  hasNotAttacked,
  hasSpellZone,
  hasSummonLeft,
  hasTributes,
  hasZone,
  isAllowed,
  isUnturned,
  mayChange,
  mayFlip,
  maySet,
  ownMonsters,
  settable,
  settableNow,
  summonableNow,
  turnable,
  wasThere,
} from './in-the-open.ts'
import { isRepeated } from './loop.ts'
import { chooseActs, tributable, tributesFor } from './materials.ts'
import { emptySlots } from './moves.ts'
import { priceOf } from './pay.ts'
import { mightBeSummoned, procedureFault, summonable, WAYS } from './procedures.ts'
import { effectFault, mayActivate, withEffects } from './respond.ts'
import { sideActs } from './side.ts'
import { stackActs } from './stack.ts'
import {
  type ArriveFrame,
  ATTACK,
  DEFENSE,
  DOWN,
  type Duel,
  foeOf,
  HAND,
  inZone,
  isSeat,
  MONSTERS,
  placeOf,
  SPELLS,
  type T,
  turns,
  whereIs,
} from './state.ts'
import { zonesFor } from './summon.ts'
import { triggerFault } from './triggers.ts'

export const acts = actTable([
  'goFirst',
  'goSecond',
  'swap',
  'endTurn',
  'battlePhase',
  'normalSummon',
  'setMonster',
  'flipSummon',
  'specialSummon',
  'changePosition',
  'setCard',
  'activate',
  'endBattle',
  'attack',
  'zone',
  'position',
  'number',
  'declare*',
])

/** Why a card is none that can be Normal Summoned or Set. */
function notNormal(t: T, player: PlayerId, h: Handle): Why {
  if (isSeat(t.state, h) || t.piece(h).controller !== player) return because('YG-CONTROL-01', 0, 0, h)
  if (!IS_MONSTER[t.piece(h).def]! || whereIs(t.state, h) !== HAND) return because('YG-SUMMON-01', 0, 0, h)
  return because(IS_NORMAL_SUMMONABLE[t.piece(h).def]! ? 'YG-META-03' : 'YG-SUMMON-08', 0, 0, h)
}

const normalNeeds = (verb: 'normalSummon' | 'set'): NonNullable<Act<Duel>['piece']> => [
  ['YG-SUMMON-11', (t, player, h) => hasZone(t, player, h)],
  [
    'YG-SUMMON-02',
    (t, player, h) => hasTributes(t, player, h),
    (t, player, h) => short(tributesFor(t, h), tributable(t, player).length, h),
  ],
  ['YG-META-02', (t, player, h) => isAllowed(t, player, h, verb)],
]
const once: NonNullable<Act<Duel>['player']> = [['YG-SUMMON-06', hasSummonLeft, (t, p) => short(t.player(p).allowed, t.player(p).summons)]]

const normalSummon: Act<Duel> = {
  act: 'normalSummon',
  player: once,
  pieces: ['YG-SUMMON-01', (t, player) => ownMonsters(t, player, true), notNormal],
  piece: normalNeeds('normalSummon'),
  open: (t, player) => summonableNow(t, player, 'normalSummon'),
}
const setMonster: Act<Duel> = {
  act: 'setMonster',
  player: once,
  pieces: ['YG-SUMMON-04', (t, player) => ownMonsters(t, player, false), notNormal],
  piece: normalNeeds('set'),
  open: (t, player) => summonableNow(t, player, 'set'),
}

const notOnField = (t: T, player: PlayerId, h: Handle): Why =>
  because(isSeat(t.state, h) || t.piece(h).controller !== player ? 'YG-CONTROL-01' : 'YG-POS-02', 0, 0, h)
const monstersOf = (t: T, player: PlayerId): readonly Handle[] => inZone(t.state, player, MONSTERS)
const untouched: NonNullable<Act<Duel>['piece']> = [
  ['YG-POS-03', (t, _p, h) => wasThere(t, h)],
  ['YG-POS-04', (t, _p, h) => isUnturned(t, h)],
  ['YG-POS-05', (t, _p, h) => hasNotAttacked(t, h)], // YG-POS-06, YG-SUMMON-24
  ['YG-META-02', mayChange],
]

/** YG-SUMMON-20, -21, -24 */
const flipSummon: Act<Duel> = {
  act: 'flipSummon',
  pieces: ['YG-SUMMON-20', monstersOf, notOnField],
  piece: [
    ['YG-SUMMON-20', (t, _p, h) => t.piece(h).pose === DOWN],
    ['YG-SUMMON-21', (t, _p, h) => wasThere(t, h)],
    ...untouched.slice(1),
    ['YG-META-02', mayFlip],
  ],
  open: (t, player) => turnable(t, player, true),
}

const changePosition: Act<Duel> = {
  act: 'changePosition',
  pieces: ['YG-POS-02', monstersOf, notOnField],
  piece: [['YG-POS-07', (t, _p, h) => t.piece(h).pose !== DOWN], ...untouched],
  open: (t, player) => turnable(t, player, false),
}

/** YG-SUMMON-33 */
const specialSummon: Act<Duel> = {
  act: 'specialSummon',
  pieces: ['YG-SUMMON-33', summonable],
  open: mightBeSummoned,
  places: [
    'YG-SUMMON-33',
    (t, player, h) => {
      const ways = WAYS[t.piece(h!).def]!
      for (let i = 0; i < ways.length; i++) if (procedureFault(t, player, h!, ways[i]!) === null) addPlace(ways[i]!)
      return 1
    },
    (t, player, h, _target, place) => procedureFault(t, player, h!, place) ?? because('YG-SUMMON-33'),
  ],
}

const setCard: Act<Duel> = {
  act: 'setCard',
  pieces: ['YG-PHASE-21', settable],
  piece: [
    ['YG-ZONE-06', hasSpellZone],
    ['YG-META-02', maySet],
  ],
  open: settableNow,
}

const activate: Act<Duel> = {
  act: 'activate',
  pieces: ['YG-CARD-33', withEffects, notActivated],
  places: [
    'YG-CARD-33',
    (t, player, h) => {
      const list = WILL[t.piece(h!).def]!
      for (let i = 0; i < list.length; i++) if (mayActivate(t, player, h!, list[i]!)) addPlace(list[i]!.n)
      return 1
    },
    (t, player, h, _target, n) => effectFault(t, player, h!, n) ?? because('YG-CARD-33'),
  ],
}
function notActivated(t: T, player: PlayerId, h: Handle): Why {
  if (isSeat(t.state, h)) return because('YG-CARD-33', 0, 0, h)
  if (t.piece(h).controller !== player) return because('YG-CONTROL-01', 0, 0, h)
  if (!knows(t.piece(h).known, player)) return because('YG-PUBLIC-05', 0, 0, h) // YG-PUBLIC-08
  return effectFault(t, player, h, WILL[t.piece(h).def]![0]?.n ?? 0) ?? because('YG-META-03', 0, 0, h)
}

const ENTER_BATTLE = kind('cannot:enterBattlePhase')
/** YG-PHASE-24, -25, -30 to -32 */
const battlePhase: Act<Duel> = {
  act: 'battlePhase',
  player: [
    ['YG-PHASE-31', (t) => t.state.turn.no > 1],
    ['YG-PHASE-25', (t) => t.state.turn.phase === 'main1'],
    ['YG-PHASE-06', (t, player) => ((turns(t.state).skipBattle >> player) & 1) === 0],
    ['YG-META-02', (t, player) => fx.bans(t, ENTER_BATTLE, player as number as Handle, null, player, 'YG-META-02') === null],
  ],
}

function notAttacking(t: T, player: PlayerId, h: Handle): Why {
  return because(isSeat(t.state, h) || t.piece(h).controller !== player ? 'YG-CONTROL-01' : 'YG-BATTLE-02', 0, 0, h)
}
function notAttacked(t: T, player: PlayerId, h: Handle, target: Handle): Why {
  if (isSeat(t.state, target)) return because(target === (foeOf(player) as number) ? 'YG-BATTLE-03' : 'YG-BATTLE-02', 0, 0, target)
  if (placeOf(t.piece(target).zone) !== MONSTERS || t.piece(target).controller === player) return because('YG-BATTLE-02', 0, 0, target)
  return because(isAttackable(t, player, h, target) ? 'YG-BATTLE-04' : 'YG-BATTLE-06', 0, 0, target)
}

/** YG-SUMMON-25, -37, YG-POS-14: what came, was turned up or was changed to Attack Position this turn may attack. */
const attack: Act<Duel> = {
  act: 'attack',
  pieces: ['YG-BATTLE-02', monstersOf, notAttacking],
  piece: [
    ['YG-BATTLE-04', (t, _p, h) => mayAttackFrom(t, h)],
    [
      'YG-BATTLE-08',
      (t, _p, h) => attacksMade(t, h) < attacksOf(t, h) || attacksAll(t, h),
      (t, _p, h) => short(attacksOf(t, h), attacksMade(t, h), h),
    ],
    ['YG-META-02', (t, player, h) => mayAttack(t, player, h)],
    ['YG-COST-06', (t, player, h) => priceOf(t, player, tollOf(t, h)) !== null], // YG-BATTLE-10
  ],
  targets: ['YG-BATTLE-06', targetsOf, notAttacked],
}
/** YG-BB-80 */
const mayAttack = (t: T, player: PlayerId, h: Handle): boolean =>
  fx.bans(t, ATTACKING, h, null, player, 'YG-META-02') === null &&
  fx.bans(t, ATTACKING, player as number as Handle, h, player, 'YG-META-02') === null &&
  fx.bans(t, DECLARING, h, null, player, 'YG-META-02') === null &&
  fx.bans(t, DECLARING, player as number as Handle, h, player, 'YG-META-02') === null
const ATTACKING = kind('cannot:attack')
const DECLARING = kind('cannot:declareAttack')

/** YG-BATTLE-09: a monster that must attack and still can. */
const forced = (t: T, player: PlayerId): Handle | undefined =>
  monstersOf(t, player).find(
    (h) =>
      fx.must(t, 'attack', h) &&
      mayAttackFrom(t, h) &&
      attacksMade(t, h) < attacksOf(t, h) &&
      mayAttack(t, player, h) &&
      priceOf(t, player, tollOf(t, h)) !== null &&
      targetsOf(t, player, h).length > 0,
  )
const endBattle: Act<Duel> = {
  act: 'endBattle',
  player: [['YG-BATTLE-09', (t, player) => forced(t, player) === undefined, (t, player) => short(1, 0, forced(t, player))]],
}

/** YG-BATTLE-22 to -25: the attacker once more, or another. */
const replay: Act<Duel> = {
  act: 'attack',
  pieces: ['YG-BATTLE-22', monstersOf, notAttacking],
  piece: [
    ['YG-BATTLE-23', (t, _p, h) => h === replaying(t) || (mayAttackFrom(t, h) && attacksMade(t, h) < attacksOf(t, h))],
    ['YG-META-02', (t, player, h) => h === replaying(t) || mayAttack(t, player, h)],
    ['YG-COST-06', (t, player, h) => h === replaying(t) || priceOf(t, player, tollOf(t, h)) !== null],
  ],
  targets: ['YG-BATTLE-25', targetsOf, notAttacked],
}
const replaying = (t: T): Handle => (t.frame.op === 'attack' ? ((t.frame.attacker % 512) as Handle) : (-1 as Handle))

const monsterZone: Act<Duel> = {
  act: 'zone',
  places: [
    'YG-ZONE-18',
    (t, player) => {
      const f = t.frame
      setWord(0, f.op === 'summon' ? zonesFor(t, f) : f.op === 'arrive' ? arriving(t, f) : emptySlots(t, player, MONSTERS))
      return 1
    },
  ],
}
/** What is empty and not yet spoken for. */
export function arriving(t: T, f: ArriveFrame): number {
  let free = emptySlots(t, f.to, MONSTERS)
  for (let i = 1; i < f.placed.length; i += 2) free &= ~(1 << f.placed[i]!)
  return free
}
const spellZone: Act<Duel> = {
  act: 'zone',
  places: [
    'YG-ZONE-18',
    (t, player) => {
      setWord(0, emptySlots(t, player, SPELLS))
      return 1
    },
  ],
}
const position: Act<Duel> = {
  act: 'position',
  places: [
    'YG-SUMMON-31',
    (t) => {
      const f = t.frame
      setWord(0, f.op === 'arrive' ? f.poses : (1 << ATTACK) | (1 << DEFENSE))
      return 1
    },
  ],
}

/** YG-BB-36: any card that may be in a Deck, by the number of its definition. */
const declareName: Act<Duel> = {
  act: 'declare',
  places: [
    'YG-EFFECT-14',
    () => {
      for (let def = 0; def < defs.length; def++) if (defs[def]!.facts !== null && !IS_TOKEN[def]!) addPlace(def)
      return Math.ceil(defs.length / 32)
    },
  ],
}

/** YG-RANDOM-04: tails or heads, as they fall: 1 and 2. */
const call: Act<Duel> = {
  act: 'number',
  places: [
    'YG-RANDOM-04',
    () => {
      for (const side of [1, 2]) addPlace(side)
      return 1
    },
  ],
}

const endTurn: Act<Duel> = { act: 'endTurn' }
/** YG-PRIO-07: what is done in the open state only: refused as such while players answer, never offered there. */
const open = [endTurn, battlePhase, normalSummon, setMonster, flipSummon, specialSummon, changePosition, setCard]
const notNow: readonly Act<Duel>[] = open.map(({ act }) => ({ act, player: [['YG-PRIO-07', () => false]] }))

export const asks: Readonly<Record<string, readonly Act<Duel>[]>> = {
  ...fx.asks,
  trigger: [
    { act: 'decline' },
    {
      act: 'accept',
      player: [
        ['YG-CHAIN-12', (t) => triggerFault(t) === null],
        ['YG-META-10', (t) => !isRepeated(t.state, handleOf(t.state.triggers[0]!.source), t.state.triggers[0]!.effect)],
      ],
    },
  ],
  first: [{ act: 'goFirst' }, { act: 'goSecond' }],
  side: sideActs,
  main: [...open, activate],
  battle: [endBattle, attack],
  replay: [{ act: 'decline' }, replay],
  respond: [{ act: 'pass' }, activate, ...notNow],
  choose: chooseActs,
  stack: stackActs,
  monsterZone: [monsterZone],
  spellZone: [spellZone],
  position: [position],
  declareName: [declareName],
  call: [call],
}
