import { describe, expect, test } from 'vitest'
import { activate, cast, done, endTurn, play, position, SPARK, spare, value } from './acting.ts'
import { duel, settle, where } from './positions.ts'

const SHEEP = 'Sheep Token'
/** Four Sheep Tokens on A's field, made in B's turn; then A's turn. */
const herd = (hand: readonly string[], deck: readonly string[] = []) => {
  const t = duel({ turn: 1, a: { hand, deck, spells: ['Scapegoat'] }, b: { hand: ['Ookazi', 'Dark Hole'], monsters: [SPARK] } })
  cast(t, 'B:Ookazi')
  return endTurn(done(activate(t, 'Scapegoat')))
}

describe('Tokens', () => {
  test('YG-TOKEN-03, YG-POS-15 what turns a monster face-down cannot choose a Token', () => {
    const t = herd(['Book of Moon', 'Ookazi'])
    cast(t, 'Book of Moon')
    settle(t) // the only other monster was the choice
    expect([position(t, SPARK), position(t, SHEEP)]).toEqual(['face-down', 'defense'])
  })

  test('YG-TOKEN-03, YG-POS-15 by hand a Token goes to Attack Position and back, never face-down', () => {
    const t = herd(['Ookazi', 'Dark Hole'])
    settle(t.choose('changePosition', { piece: SHEEP }))
    expect([position(t, SHEEP), t.offers('flipSummon')]).toEqual(['attack', []])
  })

  test('YG-TOKEN-08 a Token belongs to who made it, and is controlled by who has it', () => {
    const t = duel({ a: { hand: spare, spells: ['Ojama Trio'] }, b: { monsters: [SPARK] } })
    done(activate(t, 'Ojama Trio'))
    const token = t.state.pieces[t.piece('Ojama Token')]!
    expect([token.owner, token.controller]).toEqual([0, 1])
  })

  test('YG-TOKEN-01 Tokens take the handles of those that ceased to exist, so that a long Duel has enough', () => {
    const t = herd(['Dark Hole', 'Scapegoat', 'Ookazi'])
    const before = t.state.pieces.length
    play(t, 'A:Dark Hole')
    expect(where(t, 'A', 'monsters')).toEqual([])
    endTurn(endTurn(t))
    done(cast(t, 'Scapegoat'))
    expect([where(t, 'A', 'monsters'), value(t, SHEEP, 'attack')]).toEqual([[SHEEP, SHEEP, SHEEP, SHEEP], 0])
    expect(t.state.pieces.length).toBe(before)
  })
})
