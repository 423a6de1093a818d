import { kind, type Voice } from '@duelhall/effects'
import { type Act, type Handle, happen, type PlayerId, type Standing, withLast } from '@duelhall/kernel'
import { type Cost, changed, FIELDING, FIELDING_LIFE, isChanging, useUp } from './buy.ts'
import { canPayLife } from './damage.ts'
import { affords, NOTHING, type Price, price, tally } from './energy.ts'
import { fx } from './fx.ts'
import { reserveOf } from './reserve.ts'
import { type Dice, dice, FIELD, RESERVE, type T } from './state.ts'
import { keywordOf, levelOf, printedFielding } from './stats.ts'
import { twin } from './twins.ts'
import { refOf, send, showsCharacter } from './zones.ts'

/** Prices without types, made once. */
const plain: readonly Price[] = Array.from({ length: 10 }, (_, n) => price(n, NOTHING))

/** DM-FIELD-01, -02: what the face says, of any kind. */
export function fieldPrice(t: T, player: PlayerId, h: Handle, gone: readonly Standing[] = []): Price {
  const n = Math.max(0, changed(t, FIELDING, h, player, printedFielding(t, h), gone))
  return plain[n] ?? price(n, NOTHING)
}

const NO_ITEMS: readonly Handle[] = []
/** Characters in the reserve; equal ones once. */
export const fieldable = (t: T, player: PlayerId, but: readonly Handle[] = NO_ITEMS): readonly Handle[] =>
  but.length === 0 ? reserveOf(t, player).characters : charactersBut(t, player, but)
function charactersBut(t: T, player: PlayerId, but: readonly Handle[]): readonly Handle[] {
  const list: Handle[] = []
  const twins: number[] = []
  const all = dice(t, player, RESERVE)
  for (let i = 0; i < all.length; i++) {
    const h = all[i]!
    if (!showsCharacter(t, h) || but.includes(h)) continue
    const same = twin(t, h)
    if (same >= 0) {
      if (twins.includes(same)) continue
      twins.push(same)
    }
    list.push(h)
  }
  return list
}

/** DM-FIELD-04, -05, -06, DM-TRIG-02, -04: from the Reserve Pool, on the face it shows; told once it lies there, with the level it has, and it may attack like any other (DM-FIELD-10). */
export function fieldDie(t: T, h: Handle, face: number = t.piece(h).face): void {
  const player = t.piece(h).owner
  useUp(t, FIELDING, h, player)
  send(t, h, FIELD, face)
  happen(t, 'fielded', t.piece(h).controller, h, null, { n: levelOf(t, h) })
}

/** Life that fielding costs besides. */
export const fieldLife = (t: T, player: PlayerId, h: Handle): number => changed(t, FIELDING_LIFE, h, player, 0)

export const voiceOf = (t: T, source: Handle, player: PlayerId): Voice => ({ source: refOf(t, source), player, event: null, vars: {} })

/** The block of another way to pay for a die, printed on its card; null where it has none. */
export function ritualOf(t: T, h: Handle): string | null {
  if (keywordOf(t, h, 'ritual') === 0) return null
  for (const [path, mod] of fx.catalog.mods) if ('fieldBy' in mod && path.startsWith('ritual/')) return `${path}/fieldBy`
  return null
}
/** Whether the other way can be gone, cost and all. */
const hasRitual = (t: T, player: PlayerId, h: Handle): boolean => {
  const block = ritualOf(t, h)
  return block !== null && fx.canPay(t, voiceOf(t, h, player), fx.catalog.blocks.get(block)!)
}

const canPayFieldLife = (t: T, player: PlayerId, h: Handle): boolean => canPayLife(t, player, fieldLife(t, player, h))

const GIVE_RITUAL = kind('give:ritual')
/** Fielding by another cost in place of the energy. */
export const ritualAct: Act<Dice> = {
  act: 'ritual',
  pieces: [
    'DM-FIELD-01',
    (t, player) => {
      if (!reserveOf(t, player).hasRitual && fx.isSilent(t, GIVE_RITUAL)) return NO_ITEMS // mostly
      const all = fieldable(t, player)
      let found = NO_ITEMS
      for (let i = 0; i < all.length; i++) if (keywordOf(t, all[i]!, 'ritual') > 0) found = withLast(found, all[i]!)
      return found
    },
  ],
  piece: [
    ['DM-COST-01', hasRitual],
    ['DM-LIFE-04', canPayFieldLife],
  ],
}

/** All that this player can field now. */
function affordableDice(t: T, player: PlayerId): readonly Handle[] {
  const { characters: all, dearest } = reserveOf(t, player)
  if (all.length === 0) return all
  const isPrinted = !isChanging(t, FIELDING, player) && !isChanging(t, FIELDING_LIFE, player)
  const energy = tally(t, player)
  if (isPrinted && energy >= dearest) return all
  let found: Handle[] | null = null
  for (let i = 0; i < all.length; i++) {
    const h = all[i]!
    // Mostly it costs what its face says.
    if (isPrinted ? energy < printedFielding(t, h) : !canField(t, player, h)) continue
    found ??= []
    found.push(h)
  }
  return found ?? NO_ITEMS
}
const canField = (t: T, player: PlayerId, h: Handle): boolean =>
  canPayFieldLife(t, player, h) && affords(t, player, fieldPrice(t, player, h))

/** The act of fielding, by itself or as a further part of a payment under way, at what all of it then costs. */
export function fieldAct(cost: Cost = fieldPrice, items: (t: T) => readonly Handle[] = () => NO_ITEMS): Act<Dice> {
  return {
    act: 'field',
    ...(cost === fieldPrice ? { open: affordableDice } : {}),
    pieces: ['DM-FIELD-01', (t, player) => fieldable(t, player, items(t))],
    piece: [
      ['DM-LIFE-04', canPayFieldLife],
      [
        'DM-FIELD-03',
        (t, player, h) => affords(t, player, cost(t, player, h)),
        (t, player, h) => ({ need: cost(t, player, h).n, have: tally(t, player), source: null }),
      ],
    ],
  }
}
