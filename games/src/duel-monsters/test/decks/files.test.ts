import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { strangers } from '../../cards/others.ts'
import { facts, factsOf, idNamed, vanillaFacts } from '../../cards/shelf.ts'
import { fromBase64, toBase64 } from '../../decks/base64.ts'
import type { Deck } from '../../decks/deck.ts'
import { randomDeck } from '../../decks/random.ts'
import { importDeck, longest } from '../../decks/read.ts'
import { readyDecks } from '../../decks/six.ts'
import { exportText, exportYdk } from '../../decks/write.ts'
import { exportYdke } from '../../decks/ydke.ts'
import { deckOf, filler, some } from './fixtures.ts'

vi.setConfig({ testTimeout: 60_000 }) // a machine may be busy

const read = (text: string) => importDeck(text, 'DH-2010-03')
/** Faults of single lines: the size of so short a deck is left out. */
const faults = (text: string) =>
  read(text)
    .problems.filter(({ code }) => code !== 'DECK_MAIN_SIZE')
    .map(({ line, says }) => `${line}: ${says}`)
const cannot = (detail: string) => `The deck file cannot be read: ${detail}.`
const whole = (deck: Deck) => ({ deck, problems: [], missing: [] })

const anyDeck = fc
  .tuple(fc.string(), fc.constantFrom(facts, vanillaFacts))
  .map(([seed, from]) => randomDeck({ from, list: 'DH-2010-03' }, seed))

describe('a .ydk file', () => {
  test('has three headings and a passcode to a line', () => {
    expect(exportYdk({ main: ['89631139', '89631139'], extra: ['44508094'], side: ['44095762'] })).toBe(
      '#created by Duelhall\n#main\n89631139\n89631139\n#extra\n44508094\n!side\n44095762\n',
    )
  })

  test('what is written is read again, card by card and in order', () => {
    for (const { deck } of readyDecks) expect(read(exportYdk(deck))).toEqual(whole(deck))
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(read(exportYdk(deck))).toEqual(whole(deck))
      }),
    )
  })

  test('line ends, a byte order mark, comments, empty lines, leading zeros, no headings', () => {
    const { deck } = readyDecks[3]!
    const file = exportYdk(deck)
    for (const other of [
      file.replaceAll('\n', '\r\n'),
      file.replaceAll('\n', '\r'),
      `\uFEFF${file}`,
      file.replace('#main', '# a comment\n\n#main\n  '),
      file.replace(/^(\d{7})$/gm, '0$1'),
      file.replace('#main\n', '').replace('#extra\n', ''), // the kind of a card says where it goes
      file.replace('#main', '#MAIN').replace('!side', '!Side  '),
    ])
      expect(read(other).deck).toEqual(deck)
  })

  test('YG-DECK-05 cards under the wrong heading go where they belong, except in the Side Deck', () => {
    expect(read(`#main\n44508094\n#extra\n89631139\n!side\n44508094\n89631139`).deck).toEqual({
      main: ['89631139'],
      extra: ['44508094'],
      side: ['44508094', '89631139'],
    })
  })

  test('another picture of a card is that card', () => {
    expect(read('89631140\n89631146\n46986415').deck?.main).toEqual(['89631139', '89631139', '46986414'])
    expect(read('73915053').deck?.main).toEqual([]) // a Token is not another picture of what makes it
  })

  test('YG-DECK-16 YG-BAD-09 each card that we do not have is named, with its line and copies', () => {
    const file = exportYdk(deckOf({ main: ['27551', '27551'], side: ['27551', '123'] }))
    const plain = read(file)
    expect(plain.problems.map(({ line, says }) => `${line}: ${says}`)).toEqual([
      '3: Card "27551" is not in the card pool.',
      '46: Card "123" is not in the card pool.',
      '0: Main Deck has 38 cards; 40 to 60 are required.',
    ])
    const { missing, problems } = importDeck(file, 'DH-2010-03', strangers)
    expect(missing).toEqual([
      { line: 3, written: '27551', name: 'Limit Reverse', copies: 3 },
      { line: 46, written: '123', name: null, copies: 1 },
    ])
    expect(problems[0]?.says).toBe('Limit Reverse (27551) is not in the card pool.')
  })

  test('YG-DECK-14 Tokens are refused by name', () => {
    expect(faults('73915053\n73915053')).toEqual(['1: Sheep Token is a Token, which is never part of a deck.'])
  })

  test('YG-DECK-09 YG-DECK-10 faults of the deck stand at the line of their card', () => {
    const file = exportYdk(deckOf({ main: [...some(2, 'Heavy Storm'), ...some(4, 'Waboku')] }))
    expect(faults(file)).toEqual([
      '4: Heavy Storm is Limited 1 on list DH-2010-03; deck has 2.',
      '8: Waboku: 4 copies; at most 3 in Main, Extra and Side Deck together.',
    ])
  })

  test('YG-BAD-10 what is no line of a deck gets its line and reason', () => {
    expect(faults('#main\n-5\n#extra\n1.5\n!side\n+3')).toEqual([
      `2: ${cannot('"-5" is no passcode')}`,
      `4: ${cannot('"1.5" is no passcode')}`,
      `6: ${cannot('"+3" is no passcode')}`,
    ])
    expect(faults('99999999999999')).toEqual([`1: ${cannot('"99999999999999" is no passcode')}`])
    expect(faults('#main\n#main\n!side\n#extra\n!sides\n!')).toEqual([
      `2: ${cannot('the Main Deck begins a second time')}`,
      `4: ${cannot('the Extra Deck comes before the Side Deck')}`,
      `5: ${cannot('"!sides" begins no part; the Side Deck begins with !side')}`,
      `6: ${cannot('"!" begins no part; the Side Deck begins with !side')}`,
    ])
    expect(faults('#main\n89631139\nPK\u0003\u0004\u0000\n\uFFFD\uFFFD')).toEqual([
      `3: ${cannot('this line is not text')}`,
      `4: ${cannot('this line is not text')}`,
    ])
  })

  test('YG-BAD-10 what is too long is refused before it is read', () => {
    const size = `a deck is a few lines, at most ${longest.lines} with ${longest.characters} characters`
    expect(read('1'.repeat(10_000_000))).toMatchObject({
      deck: null,
      problems: [{ line: 0, says: cannot(`${size}; this has 10000000 characters`) }],
    })
    expect(read('1\n'.repeat(5000)).problems[0]?.says).toBe(cannot(`${size}; this has 5001 lines`))
    expect(read('\0'.repeat(19_000)).problems.map(({ line }) => line)).toEqual([1, 0])
    expect(read(`${'x'.repeat(39)}\n`.repeat(499)).missing).toHaveLength(1)
    const names = Array.from({ length: 499 }, (_, i) => `Blue-Eyes White Drag${i} ${'x'.repeat(i % 10)}`)
    expect(read(names.join('\n')).missing).toHaveLength(499)
  })

  test('whatever comes is answered, and named faults have a line of the file', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('#main', '#extra', '!side', '89631139', '3 Waboku', '-1', 'ydke://!'),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        const { problems } = read(text)
        expect(problems.length).toBeGreaterThan(0)
        const n = text.split(/\r\n|\r|\n/).length
        for (const problem of problems) expect(problem.line >= 0 && problem.line <= n && /[.?]$/.test(problem.says)).toBe(true)
      }),
    )
  })
})

describe('a ydke:// link', () => {
  test('three parts in base64, each followed by an exclamation mark', () => {
    expect(exportYdke({ main: ['89631139', '46986414'], extra: ['44508094'], side: [] })).toBe('ydke://o6lXBa70zAI=!viOnAg==!!')
    expect(read('ydke://o6lXBa70zAI=!viOnAg==!!').deck).toEqual({ main: ['89631139', '46986414'], extra: ['44508094'], side: [] })
    expect(read('  ydke://o6lXBa70zAI=!viOnAg!\n').deck?.extra).toEqual(['44508094']) // without padding or the last mark
  })

  test('what is written is read again', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(read(exportYdke(deck))).toEqual(whole(deck))
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(toBase64([...bytes])).toBe(Buffer.from(bytes).toString('base64'))
        expect(fromBase64(toBase64([...bytes]))).toEqual([...bytes])
      }),
    )
  })

  test('YG-BAD-10 a damaged link gets its reason', () => {
    const three = cannot('a link has three parts, each followed by an exclamation mark')
    expect(faults('ydke://')).toEqual([`1: ${three}`])
    expect(faults('ydke://o6lXBQ==')).toEqual([`1: ${three}`])
    expect(faults('ydke://!!!!')).toEqual([`1: ${cannot('a link ends with its third part')}`])
    expect(faults('ydke://!!!more')).toEqual([`1: ${cannot('a link ends with its third part')}`])
    expect(faults('ydke://o6l*!!!')).toEqual([`1: ${cannot('in the Main Deck, "*" is no character of base64')}`])
    expect(faults('ydke://!A!!')).toEqual([`1: ${cannot('in the Extra Deck, 1 characters are no base64')}`])
    expect(faults('ydke://!!o6lX!')).toEqual([`1: ${cannot('the Side Deck has 3 bytes, which are no whole number of passcodes')}`])
    expect(faults('ydke://n2sAAA==!!!')).toEqual(['1: Card "27551" is not in the card pool.'])
    expect(faults('ydke://AAAAAP////8=!!!')).toEqual([
      '1: Card "0" is not in the card pool.',
      '1: Card "4294967295" is not in the card pool.',
    ])
    expect(read(`ydke://${'A'.repeat(10_000_000)}!!!`).deck).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        expect(read(`ydke://${rest}`).problems.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a deck as text', () => {
  test('names with their copies under a heading for each part', () => {
    const text = exportText({ main: [...some(2, 'Waboku'), idNamed('7 Colored Fish')], extra: some(1, 'Stardust Dragon'), side: [] })
    expect(text).toBe('Main Deck:\n2 Waboku\n1 7 Colored Fish\n\nExtra Deck:\n1 Stardust Dragon\n')
  })

  test('what is written is read again, and written the same', () => {
    for (const { deck } of readyDecks) expect(read(exportText(deck))).toEqual(whole(deck))
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const { deck: back, problems } = read(exportText(deck))
        expect([exportText(back!), problems]).toEqual([exportText(deck), []])
      }),
    )
  })

  test('every card is found by its name, with or without a number', () => {
    for (const { id, name } of facts) {
      const copies = (n: number) => Array.from({ length: n }, () => id)
      for (const [line, n] of [
        [name, 1],
        [`3 ${name}`, 3],
        [`2x ${name.toUpperCase()}`, 2],
        [`${name} x2`, 2],
      ] as const) {
        const { deck } = read(line)
        expect([name, ...deck!.main, ...deck!.extra]).toEqual([name, ...copies(n)])
      }
    }
  })

  test('headings and lines as others write them', () => {
    const text = '// my deck\nMain Deck (40):\nMonsters (2)\n2 x Kuriboh\nSpells\n3 89631139\nExtra\n1× Stardust Dragon\nSIDE:\nWaboku ×2'
    expect(read(text).deck).toEqual({
      main: [...some(2, 'Kuriboh'), ...some(3, 'Blue-Eyes White Dragon')],
      extra: some(1, 'Stardust Dragon'),
      side: some(2, 'Waboku'),
    })
  })

  test('YG-BAD-10 YG-DECK-16 each fault with its line and reason', () => {
    expect(faults('3 Blue Eyes White Dragn\n2 Limit Reverse\n1 Sheep Token')).toEqual([
      '1: Card "Blue Eyes White Dragn" is not in the card pool. Did you mean Blue-Eyes White Dragon?',
      '2: Card "Limit Reverse" is not in the card pool.',
      '3: Sheep Token is a Token, which is never part of a deck.',
    ])
    expect(faults('-1 Waboku\n0 Waboku\n1.5x Waboku\n100 Waboku')).toEqual([
      `1: ${cannot('"-1" is no number of copies')}`,
      `2: ${cannot('0 is no number of copies')}`,
      `3: ${cannot('"1.5x" is no number of copies')}`,
      `4: ${cannot('100 is no number of copies')}`,
    ])
  })
})

describe('a deck as data', () => {
  test('is the deck itself; passcodes may be numbers', () => {
    const { deck } = readyDecks[0]!
    expect(read(JSON.stringify(deck))).toEqual(whole(deck))
    expect(read(JSON.stringify({ ...deck, side: deck.side.map(Number) }))).toEqual(whole(deck))
  })

  test('YG-BAD-10 damaged data gets its reason', () => {
    expect(faults('{"main": [')).toEqual([`0: ${cannot('it begins like data, but is damaged')}`])
    expect(faults('{"main": [-5, 1.5, null], "extra": "x", "other": []}')).toEqual([
      `0: ${cannot('-5 is no passcode')}`,
      `0: ${cannot('1.5 is no passcode')}`,
      `0: ${cannot('null is no passcode')}`,
      `0: ${cannot('extra must be a list, not "x"')}`,
      `0: ${cannot('"other" is no part of a deck')}`,
    ])
  })
})

describe('the names of other cards', () => {
  test('are of cards that the pool does not have, each once', () => {
    const lines = readFileSync(new URL('../../cards/others.ts', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^\d+ /.test(line))
    expect(lines).toHaveLength(3918)
    const ids = lines.map((line) => line.slice(0, line.indexOf(' ')))
    expect(new Set(ids).size).toBe(3918)
    expect(ids.filter((id) => factsOf(id) !== null)).toEqual([])
    expect([strangers.nameOf('27551'), strangers.named('limit  REVERSE'), strangers.nameOf('89631139')]).toEqual([
      'Limit Reverse',
      'Limit Reverse',
      null,
    ])
    expect(importDeck('Limit Reverse', 'none', strangers).missing).toEqual([
      { line: 1, written: 'Limit Reverse', name: 'Limit Reverse', copies: 1 },
    ])
    expect(filler(3).every((id) => strangers.nameOf(id) === null)).toBe(true)
  })
})
