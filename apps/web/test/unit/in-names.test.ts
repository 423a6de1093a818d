import { expect, test } from 'vitest'
import { inNames, namesOf } from '../../src/table/in-names.ts'

test('sentences name who sits there, by number or letter, with what belongs to them', () => {
  expect(inNames('Player 2 buys player 2’s Kuriboh 1.', [null, 'Noor'])).toBe('Noor buys Kuriboh 1.')
  expect(inNames('You block player 2’s Kuriboh 1.', [null, 'Noor'])).toBe('You block Noor’s Kuriboh 1.')
  expect(inNames('Player B unfolds a die. Player A passes.', ['Ada', 'Ben'])).toBe('Ben unfolds a die. Ada passes.')
})

test('a seat without a name of its own keeps its number; what is no seat is left alone', () => {
  expect(inNames('Player A draws; player 7 and players 1 do not.', [null, 'Noor'])).toBe('Player 1 draws; player 7 and players 1 do not.')
})

const you = namesOf([
  { name: 'You', level: 0 },
  { name: 'Noor', level: 2 },
])

test.each([
  ['Player 1 gains 2 attack crests.', 'You gain 2 attack crests.'],
  ['Player A passes, then player 2 tries it.', 'You pass, then Noor tries it.'],
  ['Player 1 shuffles their Deck.', 'You shuffle your Deck.'],
  ['Player 2 takes player 1’s die and attacks player 1.', 'Noor takes your die and attacks you.'],
  ['Turn 3: Player 1.', 'Turn 3: You.'],
  ['Player 1 loses a die.', 'You lose a die.'],
  ['Player 1 has 3 dice.', 'You have 3 dice.'],
  ['Player 1 rolls blue die Stuffed Animal (level 1).', 'You roll blue die Stuffed Animal (level 1).'],
  ['Player 1 wins by the fifth chip.', 'You win by the fifth chip.'],
])('whoever gave no name and sits here alone is spoken to: %s', (text, said) => {
  expect(inNames(text, you)).toBe(said)
})

test('two people at one screen are not both spoken to', () => {
  const names = namesOf([
    { name: 'You', level: 0 },
    { name: 'Friend', level: 0 },
  ])
  expect(inNames('Player 1 draws. Player 2 draws.', names)).toBe('Player 1 draws. Friend draws.')
})
