import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, run } from './run.ts'

const table = ['play', 'battle-of-creatures', '--seed', '5', '--lists']
const enter = (n: number) => Array.from({ length: n }, () => '')

/** The choices of the one game that is saved. */
function saved(home: string): { seats: unknown[]; replay: { choices: unknown[] } } {
  const files = readdirSync(join(home, 'games'))
  expect(files).toHaveLength(1)
  return JSON.parse(readFileSync(join(home, 'games', files[0]!), 'utf8'))
}

test('a scripted game goes to its end, is kept, verifies and can be told', async () => {
  const home = folder()
  const { code, out, err } = await run(table, home, enter(2000))
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('You: Choose your civilization.')
  expect(out).toContain('ENTER = 1 Fire')
  expect(out).toMatch(/The game is over: .* \(BC-(WIN|OUT)-0\d\)/)
  expect(readdirSync(join(home, 'games'))).toEqual([])
  const file = join(home, 'finished', readdirSync(join(home, 'finished'))[0]!)
  expect(out).toContain(`replay show ${file}`)
  expect((await run(['replay', 'verify', file], home)).out).toMatch(/^verified: \d+ choices, digest [0-9a-f]{16}\n$/)
  const told = (await run(['replay', 'show', file], home)).out
  expect(told).toContain('Preparation')
  expect(told).toContain('Turn 1')
  expect(told.trimEnd()).toMatch(/\(BC-(WIN|OUT)-0\d\)\.$/)
})

test('two people and a bot take turns at one screen', async () => {
  const { code, out } = await run([...table, '--seat', 'Anna', '--seat', 'Ben', '--seat', 'random'], folder(), [
    '1',
    'rest',
    '',
    'rest',
    'quit',
  ])
  expect(out).toContain('Anna: Choose')
  expect(out).toContain('Ben: Choose')
  expect(out).toMatch(/Random\s+[^\n]*\n/)
  expect(code).toBe(0)
})

test('bots alone play to the end and tell it as it happens', async () => {
  const { code, out } = await run([...table, '--seat', 'random', '--seat', 'greedy'], folder())
  expect(out).toContain('has chosen seven pawns.')
  expect(out).toContain('The game is over')
  expect(code).toBe(0)
})

test('undo takes back what nobody has seen, and says why not otherwise', async () => {
  const home = folder()
  const { out } = await run(table, home, ['2', 'undo', '2', '2', 'undo', 'undo', 'quit'])
  expect(out.match(/Taken back\./g)).toHaveLength(2)
  expect(out.match(/Nothing can be taken back/g)).toHaveLength(1)
  expect(out).toContain('Choose your pawn with power 3.')
  expect(saved(home).replay.choices).toHaveLength(1)
})

test('rest takes the first option to the end of an act', async () => {
  const home = folder()
  const { out } = await run(table, home, ['2', 'rest', 'log', 'quit'])
  expect(out).toContain('Water has chosen seven pawns.')
  expect(out).toContain('You: Move a creature, or try to summon one.')
})

test('why names the rule and its text, for a piece, a place or both', async () => {
  const { out } = await run(table, folder(), ['2', 'rest', 'why w3 p1', 'why w5', 'why w1 fire.a1', 'why w3', 'why', 'why dragon', 'quit'])
  expect(out).toContain('Too far: Saucer-Head Shark moves up to 3 steps, this space is 4 away (BC-MOVE-01)')
  expect(out).toContain('BC-MOVE-01: A creature moves along lines from space to space')
  expect(out).toContain('The creature with power 4 must be summoned first (BC-SUMMON-01)')
  expect(out).toContain('That is possible now: options 10, 11,')
  expect(out).toContain('why what?')
  expect(out).toContain('nothing on the table is called "dragon"')
})

test('words find options: one is taken, several are shown, for none the reason is told', async () => {
  const { out } = await run(table, folder(), ['water', 'rest', 'w3', 'all', 'w3 p1', 'w3 d2', 'quit'])
  expect(out).toContain('11 options fit; type a number, more words, or all')
  expect(out).toContain('ENTER = 10 Saucer-Head Shark')
  expect(out).toContain('no option fits "w3 p1"')
  expect(out).toContain('Saucer-Head Shark (water 3) moves 2 steps')
})

test('? explains everything, a piece, and rules shows a rule', async () => {
  const { out } = await run(table, folder(), ['2', 'rest', '?', '? w3', 'rules bc-chip-05', 'rules nonsense', '99', 'quit'])
  expect(out).toContain('why words')
  expect(out).toContain('W3 Saucer-Head Shark on water.s3')
  expect(out).toContain('Moves up to 3 steps and battles with 3 dice.')
  expect(out).toContain('passing through a chip space does not collect')
  expect(out).toContain('there is no rule "nonsense"')
  expect(out).toContain('there is no option 99')
})

test('log tells what happened, save writes a replay and never over a file', async () => {
  const home = folder()
  const file = join(home, 'mine.json')
  const { out } = await run(table, home, ['log', '2', 'rest', 'log', `save ${file}`, `save ${file}`, 'quit'])
  expect(out).toContain('Nothing has happened yet.')
  expect(out.match(/Saucer-Head Shark \(water 3\) stands on/g)!.length).toBeGreaterThan(1)
  expect(out).toContain(`Saved to ${file}`)
  expect(out).toContain(`${file} exists already`)
  expect((await run(['replay', 'verify', file], home)).code).toBe(0)
})

test('resigning asks first and ends a game of two', async () => {
  const home = folder()
  const { out } = await run(table, home, ['2', 'rest', 'resign', 'no', 'resign', 'yes'])
  expect(out).toContain('You play on.')
  expect(out).toContain('Water resigns.')
  expect(out).toMatch(/The game is over: \S+ wins as the last one in the game \(BC-OUT-05\)/)
})

test('offers: one is made, answered by people in their turn, and refused in words where it makes no sense', async () => {
  const two = [...table, '--seat', 'Anna', '--seat', 'Ben', '--option', 'randomPreparation=true']
  const agreed = await run(two, folder(), ['accept', 'offer', 'offer', '2', 'accept'])
  expect(agreed.out).toContain('nothing is offered')
  expect(agreed.out).toContain('an offer is open already')
  expect(agreed.out).toContain('would end the game here: accept or decline?')
  expect(agreed.out).toContain('by agreement (BC-WIN-05)')
  const declined = await run(two, folder(), ['offer', '2', 'decline', 'quit'])
  expect(declined.out).toContain('wants to play on.')
})

test('the input may end at any time: the game waits', async () => {
  const home = folder()
  const { code, out } = await run(table, home, ['2'])
  expect(code).toBe(0)
  expect(out).toContain('The game is saved. Go on with: npm run -s duelhall -- play battle-of-creatures --resume ')
  expect(saved(home).replay.choices).toHaveLength(1)
})

test('variants are set by option, seats are saved by name', async () => {
  const home = folder()
  const { out } = await run([...table, '--option', 'randomPreparation=true', '--option', 'turnLimit=10', '--seat', 'Zoë'], home, ['quit'])
  expect(out).toContain('Move a creature, or try to summon one.')
  expect(saved(home).seats).toEqual([
    { name: 'Zoë', bot: null },
    { name: 'Greedy', bot: 'greedy' },
  ])
})

test('without arguments and without a terminal it shows the games and does not hang', async () => {
  const home = folder()
  const { code, out } = await run([], home)
  expect(code).toBe(0)
  expect(out).toContain('1  Battle of the Creatures')
  expect(out).toContain('2 to 5 players')
  expect(out).toContain('Try: npm run -s duelhall')
  expect(existsSync(join(home, 'games'))).toBe(false)
})
