import {
  type Act,
  actTable,
  type Bans,
  because,
  handleOf,
  liesOn,
  orderAct,
  type PlayerId,
  replaceActs,
  seatOf,
  short,
  used,
} from '@duelhall/kernel'
import { bidActs } from './auction.ts'
import { castable } from './cast.ts'
import { pickActs } from './pick.ts'
import { cardOf, creaturesOf, inZone, type T, type Tiny } from './state.ts'

export const acts = actTable(['endTurn', 'play', 'setDown', 'flip', 'cast', 'use', 'attack', 'spring', 'bid'])

const handOf = (t: T, player: PlayerId, kind: 'creature' | 'trick') => inZone(t, player, 'hand').filter((h) => cardOf(t, h).kind === kind)
const faceDown = (t: T, player: PlayerId, kind: 'creature' | 'trick') =>
  inZone(t, player, 'field').filter((h) => !t.piece(h).up && cardOf(t, h).kind === kind)

const once = (key: string): readonly [(t: T) => boolean, (t: T) => ReturnType<typeof short>] => [
  (t) => used(t, key) === 0,
  (t) => short(0, used(t, key)),
]

const main: readonly Act<Tiny>[] = [
  { act: 'endTurn' },
  { act: 'play', player: [['TG-PLAY-01', ...once('turn/play')]], pieces: ['TG-PLAY-02', (t, p) => handOf(t, p, 'creature')] },
  { act: 'setDown', player: [['TG-SET-01', ...once('turn/set')]], pieces: ['TG-SET-01', (t, p) => inZone(t, p, 'hand')] },
  {
    act: 'flip',
    player: [['TG-PLAY-01', ...once('turn/play')]],
    pieces: ['TG-SET-02', (t, p) => faceDown(t, p, 'creature')],
    piece: [['TG-SET-02', (t, _p, h) => t.mark(h).since < t.state.turn.no]],
  },
  {
    act: 'cast',
    pieces: [
      'TG-CAST-01',
      (t, p) => handOf(t, p, 'trick'),
      (t, p, h) => because(inZone(t, p, 'hand').includes(h) ? 'TG-PLAY-02' : 'TG-CAST-01'), // a creature; of others' cards no word
    ],
    piece: [['TG-CAST-03', castable]],
  },
  {
    act: 'use',
    pieces: ['TG-USE-01', (t, p) => creaturesOf(t, p).filter((h) => cardOf(t, h).effect?.on === 'use')],
    piece: [
      ['TG-USE-01', (t, _p, h) => used(t, `turn/${h}`) === 0],
      ['TG-CAST-03', castable],
    ],
  },
  {
    act: 'attack',
    pieces: ['TG-ATTACK-01', creaturesOf],
    piece: [['TG-ATTACK-01', (t, _p, h) => t.mark(h).since < t.state.turn.no && t.mark(h).struck < t.state.turn.no]],
  },
]

const respond: readonly Act<Tiny>[] = [
  { act: 'pass' },
  {
    act: 'spring',
    pieces: ['TG-CAST-02', (t, p) => faceDown(t, p, 'trick').filter((h) => cardOf(t, h).quick)],
    piece: [
      ['TG-CAST-02', (t, _p, h) => t.mark(h).since < t.state.turn.no],
      ['TG-CAST-03', castable],
    ],
  },
  {
    act: 'cast',
    pieces: ['TG-CAST-01', (t, p) => handOf(t, p, 'trick').filter((h) => cardOf(t, h).quick)],
    piece: [['TG-CAST-03', castable]],
  },
]

export const asks: Readonly<Record<string, readonly Act<Tiny>[]>> = {
  main,
  respond,
  pick: pickActs,
  bid: bidActs,
  order: [orderAct('TG-QUEUE-01')],
  trigger: [{ act: 'decline' }, { act: 'accept' }],
  replace: replaceActs('TG-DAMAGE-01'),
}

/** TG-BAN-01 */
export const bans: Bans<Tiny> = (t, act, player) => {
  const ban = t.state.standing.find((s) => s.layer === 'ban' && s.about === act && liesOn(t, s, seatOf(player)))
  return ban === undefined ? null : because('TG-BAN-01', 0, 0, handleOf(ban.source))
}
