import { compile, Table } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { parts } from '../game.ts'
import { type Fighter, guardOf, losses, troopOf } from '../strike.ts'
import { A, B, duel } from './positions.ts'

const up = (attack: number): Fighter => ({ attack, guard: attack, open: true })
const rests = (attack: number, guard: number): Fighter => ({ attack, guard, open: false })

test('a troop is every monster of a side, by ATK where it may be hurt and by DEF where it rests', () => {
  const { state } = duel({ a: { monsters: ['Summoned Skull', 'Mystical Elf/def'], spells: ['Waboku'] } })
  const t = new Table(state, compile(parts), null)
  expect(troopOf(t, A)).toEqual([up(2500), rests(800, 2000)])
  expect(troopOf(t, B)).toEqual([])
  expect([guardOf(troopOf(t, A), true), guardOf(troopOf(t, A), false)]).toEqual([2500, 2000])
})

test('each attack takes the best that it beats, the strongest first, and what is left over strikes directly', () => {
  expect(losses([], [up(1900), rests(1500, 0)])).toEqual({ falls: 0, hurt: 3400 })
  expect(losses([up(1900)], [up(2400)])).toEqual({ falls: 2400, hurt: 500 })
  expect(losses([up(1900)], [up(2400), up(1000)])).toEqual({ falls: 2400, hurt: 1500 })
  // Nobody attacks what it does not beat; behind it nobody is struck.
  expect(losses([rests(0, 2000)], [up(2000), up(1900)])).toEqual({ falls: 0, hurt: 0 })
  // At rest it falls without hurt, and one that can be hurt is taken before it.
  expect(losses([rests(0, 1000)], [up(1900)])).toEqual({ falls: 1500, hurt: 0 })
  expect(losses([rests(0, 1800), up(500)], [up(1900)])).toEqual({ falls: 1000, hurt: 1400 })
  // The stronger attacker leaves the weaker monster to the weaker one.
  expect(losses([up(1000), up(1800)], [up(1200), up(1900)])).toEqual({ falls: 3800, hurt: 300 })
})
