import { parts, tiny } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import {
  breakdown,
  compile,
  freshUses,
  type Handle,
  type PlayerId,
  passPoint,
  rebirth,
  refTo,
  type Standing,
  stand,
  standing,
  Table,
  use,
  used,
  value,
} from '../src/index.ts'

const me = 0 as PlayerId
function table() {
  const state = tiny.game.setup(tiny.config(2), 'fold')
  const t = new Table(state, compile(parts), null)
  const piece = state.zones[2]![0] as Handle
  const printed = value(t, piece, 'power')
  const lasting = (more: Partial<Standing>): Standing =>
    standing({
      source: refTo(state, piece),
      player: me,
      layer: 'value',
      about: 'power',
      to: refTo(state, piece),
      block: null,
      add: 0,
      set: null,
      until: 'turn',
      of: null,
      left: 0,
      since: 0,
      vars: {},
      event: null,
      ...more,
    })
  return { t, piece, printed, lasting }
}

test('originals come before values, each oldest first, and the breakdown is the same fold', () => {
  const { t, piece, printed, lasting } = table()
  stand(t, lasting({ add: 2 }))
  stand(t, lasting({ layer: 'original', set: 10 }))
  stand(t, lasting({ about: 'speed', add: 100 }))
  stand(t, lasting({ add: -1 }))
  expect(value(t, piece, 'power')).toBe(11)
  expect(breakdown(t, piece, 'power').map((line) => line.value)).toEqual([printed, 10, 12, 11])
  expect(breakdown(t, piece, 'power').at(-1)!.value).toBe(value(t, piece, 'power'))
})

test('a value is remembered until something lasts, ends or is born anew', () => {
  const { t, piece, printed, lasting } = table()
  stand(t, lasting({ add: 2 }))
  expect(value(t, piece, 'power')).toBe(printed + 2)
  rebirth(t, piece)
  expect(value(t, piece, 'power')).toBe(printed) // it lay on another object
})

test('what lasts ends at its point, of its player, after as many as it waits for', () => {
  const { t, lasting } = table()
  stand(t, lasting({ add: 1, of: 1 as PlayerId }))
  stand(t, lasting({ add: 2, left: 1 }))
  stand(t, lasting({ add: 3, until: 'battle' }))
  const left = () => t.state.standing.map((s) => s.add)
  expect(passPoint(t, 'turn', me)).toEqual([])
  expect(left()).toEqual([1, 2, 3])
  expect(passPoint(t, 'turn', me).map((s) => s.add)).toEqual([2])
  expect(passPoint(t, 'turn', 1 as PlayerId).map((s) => s.add)).toEqual([1])
  expect(left()).toEqual([3])
})

test('uses are counted by key and begin anew with their scope', () => {
  const { t } = table()
  use(t, 'turn/a', 'turn')
  use(t, 'turn/a', 'turn')
  use(t, 'game/a', 'game')
  expect([used(t, 'turn/a'), used(t, 'game/a'), used(t, 'b')]).toEqual([2, 1, 0])
  freshUses(t, 'turn')
  expect([used(t, 'turn/a'), used(t, 'game/a')]).toEqual([0, 1])
})
