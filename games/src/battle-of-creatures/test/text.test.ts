import { type Happening, type PlayerId, read } from '@duelhall/kernel'
import { playOn, randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { battleOfCreatures, board } from '../index.ts'
import { refusalText, refusingRules } from '../refusals.ts'
import { spaceName } from '../words.ts'
import { asking, at, opening, type Table } from './positions.ts'

const { text } = battleOfCreatures
const options = (t: Table, viewer = t.asked) => t.decision.options.map((o) => text.option(t.view(viewer), read(game.acts, o)))
const refusal = (t: Table, act: string, named: Parameters<Table['reason']>[1]) => text.refusal(t.view(t.asked), t.reason(act, named)!)
const told = (t: Table) => t.events.map((e) => text.event(t.view(0), e))

describe('words', { timeout: 60_000 }, () => {
  test('questions and options', () => {
    const t = asking(tableFor(2, { first: 0 }))
    expect([text.ask(t.view(0)), text.ask(t.view(1))]).toEqual(['Choose your civilization.', 'Player 1 is to choose.'])
    expect(options(t)).toEqual(['Fire', 'Water', 'Nature', 'Light', 'Darkness'])
    t.pass()
    expect(text.ask(t.view(0))).toBe('Choose your pawn with power 1.')
    expect(options(t)).toEqual(['Deadly Fighter Braid Claw (pawn a)', 'Brawler Zyler (pawn b)'])
    t.pass(15)
    expect(text.ask(t.view(0))).toBe('Move a creature, or try to summon one.')
    expect(options(t)[0]).toMatch(/^Summon .* \(fire 4\) with 4 or more on the twelve-sided die$/)
    expect(options(t)[1]).toBe('Deadly Fighter Braid Claw (fire 1) to Fire, space f1')
    t.rolls(9).pass()
    expect(text.ask(t.view(0))).toMatch(/^Where does .* enter the board\?$/)
  })

  test('a move onto an opponent or a chip space says so', () => {
    const t = at({ board: { F1: 'fire.f1', W2: 'fire.s1' } })
    const all = options(t).join('\n')
    expect(all).toMatch(/to Fire, space p1 \(chip space\)/)
    expect(all).toMatch(/to Fire, space s1 \(start\): battle .* \(water 2\)/)
  })

  test('refusals give reason and rule', () => {
    const t = at({ board: { F4: 'fire.a1', W1: 'water.a1' }, reserve: ['F5', 'F6'] })
    const name = t.view(0).pieces[t.piece('F4')]!.values.name
    expect(refusal(t, 'move', { piece: 'F4', place: 'fire.p1' })).toBe(
      `Too far: ${name} moves up to 4 steps, this space is 5 away (BC-MOVE-01)`,
    )
    expect(refusal(t, 'move', { piece: 'F4', place: 'water.b1' })).toBe(
      `Blocked: no creature passes an opponent’s, and the way around takes ${name} 12 steps, not 4 (BC-MOVE-05)`,
    )
    expect(refusal(t, 'summon', { piece: 'F6' })).toBe('The creature with power 5 must be summoned first (BC-SUMMON-01)')
    expect(refusal(t, 'pass', {})).toBe('You cannot pass while you can move or summon (BC-TURN-02)')
    const view = t.view(0)
    for (const rule of refusingRules)
      for (const source of [null, t.piece('F4')])
        for (const need of [0, 3])
          expect(refusalText(view, { act: 'move', rule, source, need, have: 1 })).toMatch(new RegExp(`^[A-Z].+ \\(${rule}\\)$`))
  })

  test('a battle told in sentences', () => {
    const t = at({ board: { F2: 'fire.a1', F1: 'fire.s1', W1: 'water.a1', W2: 'water.s2' } }).rolls(3, 3, 3, 6, 1, 4)
    t.choose('move', { piece: 'F2', place: 'water.a1' })
    expect(told(t)).toEqual([
      'Immortal Baron, Vorg (fire 2) moves 1 step from Fire, space a1 to Water, space a1.',
      expect.stringMatching(/^Immortal Baron, Vorg \(fire 2\) battles .* \(water 1\)\.$/),
      expect.stringMatching(/^Round 1: Immortal Baron, Vorg \(fire 2\) 0 hits \(nature, nature\); .* 0 hits \(nature\)\.$/),
      'A tie: both roll again.',
      expect.stringMatching(/^Round 2: .* 2 hits \(dragon, fire\); .* 0 hits \(light\)\.$/),
      'Immortal Baron, Vorg (fire 2) wins the battle.',
      expect.stringMatching(/is defeated\.$/),
      'Water to play.',
    ])
  })

  test('every event of random games, every word across the table and every end has words', () => {
    const seen = new Set<string>()
    const tell = (state: ReturnType<typeof game.setup>) => (e: Happening) => {
      seen.add(e.on)
      expect(text.event(game.view(state, null), e)).toMatch(/^[A-Z0-9].*\.$/)
    }
    for (let i = 0; i < 12; i++) {
      const state = game.setup(tableFor(2 + (i % 4), { robbers: i % 2 === 0, turnLimit: i === 5 ? 3 : 0 }), `words ${i}`)
      playOn(game, state, randomPlayer(i), 20_000, tell(state))
      expect(text.outcome(game.view(state, null))).toMatch(/ wins? .*\(BC-[A-Z]+-\d+\)\.$/)
    }
    const t = at({ seats: ['fire', 'water', 'nature'] })
    const say = (by: number, says: 'offer' | 'accept' | 'decline' | 'resign') =>
      game.apply(t.state, { by: by as PlayerId, says }, tell(t.state))
    say(0, 'offer')
    say(1, 'decline')
    say(2, 'resign')
    say(1, 'offer')
    say(0, 'accept')
    expect(text.outcome(t.view(0))).toBe('Fire and Water win by agreement (BC-WIN-05).')
    expect(text.events.filter((on) => !seen.has(on))).toEqual(['turnSkipped'])
  })

  test('a skipped turn has words too', () => {
    const e = { on: 'turnSkipped', group: 0, player: 1 as PlayerId, piece: null, target: null, n: 0, list: [], cause: '', was: null }
    expect(text.event(opening().view(0), e)).toBe('Water can neither move nor summon and is skipped.')
  })

  test('all spaces have names of their own', () => {
    expect(new Set(board.spaces.map((_, n) => spaceName(n))).size).toBe(115)
    expect(spaceName(7)).toBe('Fire, space e1')
  })
})
