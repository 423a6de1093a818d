import { modText, promptOf } from '@duelhall/effects'
import { expect, test } from 'vitest'
import { speaks } from '../card-text.ts'
import { cards } from '../cards/index.ts'
import { fx } from '../fx.ts'
import { ultramarTongue, yugiohTongue } from '../words.ts'

const asked = (path: string): string => promptOf(fx.machine, path.startsWith('ygo') ? yugiohTongue : ultramarTongue, path)

test.each([
  ['ygo-001/0/do/0/picks/0', 'Choose one of your monsters to KO.'],
  ['ygo-004/1/target/0', 'Choose up to 3 sidekicks: they get +1A this turn.'],
  ['ygo-007/1/target/0', "Choose a die in your opponent's prep area to move to your opponent's used pile."],
  ['ygo-008/1/target/0', 'Choose a fist monster that costs 4 or less to KO.'],
  ['ygo-012/1/target/0', 'Choose a monster to deal 3 damage to.'],
  ['ygo-117/0/target/0', 'Choose an opposing monster.'],
  ['ygo-003/0', 'When summoned, you may pay 2 life: draw and roll 2 dice.'],
  ['bfu-030/0/do/0', 'You may pay 1 energy. If you do not, KO this die.'],
  ['ygo-075/0/do/1/else/0/modes/1', "Move that die to its owner's used pile."],
  ['nowhere/0', ''],
])('%s asks in words', (path, words) => {
  expect(asked(path)).toBe(words)
})

test('every choice of every card has a question', () => {
  const paths = [...fx.catalog.picks.keys(), ...fx.catalog.effects.keys()]
  expect(paths.length).toBeGreaterThan(cards.length)
  for (const path of paths) {
    expect([path, asked(path)]).toEqual([path, expect.stringMatching(/^[A-Z][^.].*\.$/s)])
    expect(asked(path)).not.toMatch(/undefined|\$| {2}/)
  }
})

test('every modifier of every card can be told', () => {
  for (const [path, mod] of fx.catalog.mods)
    expect([path, modText(speaks, yugiohTongue, mod, null, 'Kuriboh')]).toEqual([path, expect.stringMatching(/^\S.* \(Kuriboh\)$/)])
})

test('what lies on a die is told with its source', () => {
  expect(modText(speaks, yugiohTongue, { stat: 'attack', add: 1 }, 1, 'Harpie Lady')).toBe('+1A from Harpie Lady')
  expect(modText(speaks, yugiohTongue, { stat: 'defense', add: { count: {} } }, -2, 'Mystical Elf')).toBe('-2D from Mystical Elf')
  expect(modText(speaks, yugiohTongue, { stat: 'attack', set: 3 }, 3, 'Mystic Box')).toBe('attack 3 by Mystic Box')
  expect(modText(speaks, yugiohTongue, { cannot: 'block' }, null, 'Red-Eyes B. Dragon')).toBe("can't block (Red-Eyes B. Dragon)")
})
