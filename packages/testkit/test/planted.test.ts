import { type Act, type Game, type Handle, happen, type Parts, type PlayerId, type Records, use } from '@duelhall/kernel'
import { expect, test, vi } from 'vitest'
import { moduleOf, nothingMet, parts, randomGame } from '../src/index.ts'
import { type Config, configFor } from '../src/tiny/config.ts'
import { taskOf } from '../src/tiny/pick.ts'
import { cardOf, inZone, type PickFrame, runFrame, type T, type Tiny, type TinyState } from '../src/tiny/state.ts'

vi.setConfig({ testTimeout: 60_000 })

// Tests of the tests: each fault is planted into the tiny game, and the suite must name the law it breaks.

type TinyParts = Required<Parts<Tiny, Config>>
const honest = parts as TinyParts
const { shows, records, steps } = honest

/** What the suite says about a game with this fault in it. */
function verdict(fault: Partial<TinyParts>, game: Partial<Game<TinyState, Config>> = {}, games = 40): string {
  const module = moduleOf({ ...honest, ...fault })
  const faulty = { ...module, game: { ...module.game, ...game } }
  try {
    for (let seed = 0; seed < games; seed++)
      randomGame(faulty, configFor(2 + (seed % 2)), { seed, players: seed * 1000 }, nothingMet(), { longest: 2_000 })
  } catch (error) {
    return String(error)
  }
  return 'nothing'
}

test('an honest game is left alone', () => {
  expect(verdict({}, {}, 3)).toBe('nothing')
})

const holds = (t: T, player: PlayerId, id: string): boolean => inZone(t, player, 'hand').some((h) => cardOf(t, h).id === id)
const others = (t: T, player: PlayerId): readonly PlayerId[] => t.state.players.flatMap((_, p) => (p === player ? [] : [p as PlayerId]))

const leaks: Readonly<Record<string, Partial<TinyParts>>> = {
  'the values of hidden cards': { shows: { ...shows, piece: (t, h, viewer) => shows.piece(t, h, viewer, true) } },
  'a count of what others cannot see': {
    shows: { ...shows, player: (t, who) => ({ life: t.player(who).life, snares: holds(t, who, 'snare') }) },
  },
  'options that depend on a hidden hand': {
    bans: (t, act, player) =>
      act === 'attack' && others(t, player).some((p) => holds(t, p, 'snare'))
        ? { rule: 'TG-BAN-01', need: 0, have: 0, source: null }
        : null,
  },
  'an explanation that depends on a hidden card': {
    asks: {
      ...honest.asks,
      main: honest.asks.main!.map(
        (act): Act<Tiny> =>
          act.act === 'play'
            ? {
                ...act,
                pieces: [
                  act.pieces![0],
                  act.pieces![1],
                  (t, _p, h) => ({ rule: 'TG-PLAY-02', need: 0, have: t.piece(h).def, source: null }),
                ],
              }
            : act,
      ),
    },
  },
  'an event that names a card': {
    steps: {
      ...steps,
      turn: {
        ...steps.turn,
        end(t, f, answer) {
          const { player } = t.state.turn
          happen(t, 'turnEnded', player, null, null, { n: inZone(t, player, 'hand').reduce((sum, h) => sum + t.piece(h).def, 0) })
          steps.turn.end(t, f, answer)
        },
      },
    },
  },
  'a question that is not counted when a hidden hand cannot answer': {
    steps: {
      ...steps,
      window: {
        ...steps.window,
        answer(t, f, answer) {
          const mute = answer === null && !['snare', 'mist'].some((id) => holds(t, f.asked, id)) && inZone(t, f.asked, 'field').length === 0
          steps.window.answer(t, f, mute ? { act: 'pass', piece: null, target: null, place: null } : answer)
        },
      },
    },
  },
}
test.each(Object.entries(leaks))('law 4 catches %s', (_, fault) => {
  expect(verdict(fault)).toMatch('law 4')
})

test('law 5 catches a hidden fact that is kept where resampling does not look', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    const { player } = t.state.turn
    if (holds(t, player, 'owl')) use(t, `owl/${player}`, 'game')
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('law 5')
})

test('law 5 catches an act that leaves a trace before it is told', () => {
  const main: typeof steps.turn.main = (t, f, answer) => {
    if (answer?.act === 'attack') use(t, 'trace', 'turn')
    steps.turn.main(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, main } } })).toMatch('law 5')
})

test('laws 4 and 5 catch an act that others see before it is told', () => {
  const player: typeof shows.player = (t, who) => ({ life: t.player(who).life, busy: t.state.stack.length })
  expect(verdict({ shows: { ...shows, player } })).toMatch(/law [45]/)
})

const copiers: Readonly<Record<string, Partial<Records<Tiny>>>> = {
  'a forgotten field of a player': { player: (x) => ({ team: x.team, out: x.out, life: 6 }) },
  'a forgotten field of a frame': { frames: { ...records.frames, run: (f) => runFrame({ ...f, pc: 0 }) } },
  'marks that a clone shares': { mark: (m) => m },
  'pieces that a clone shares': { piece: (p) => p },
}
test.each(Object.entries(copiers))('law 1 catches %s', (_, fault) => {
  expect(verdict({ records: { ...records, ...fault } })).toMatch('law 1')
})

test('law 1 catches a list that is edited in place', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    const hand = inZone(t, t.state.turn.player, 'hand') as Handle[]
    hand.reverse()
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('law 1')
})

test('law 2 catches a pick that leads nowhere', () => {
  const eager: Act<Tiny> = {
    act: 'pick',
    pieces: ['TG-PICK-01', (t) => taskOf(t, t.frame as PickFrame).candidates.filter((h) => !(t.frame as PickFrame).picked.includes(h))],
  }
  expect(verdict({ asks: { ...honest.asks, pick: [honest.asks.pick![0]!, eager] } })).toMatch('law 2')
})

test('law 2 catches a half that is taken for a choice', () => {
  const { apply } = moduleOf(parts).game
  expect(verdict({}, { apply: (s, choice, sink) => apply(s, typeof choice === 'number' ? Math.floor(choice) : choice, sink) })).toMatch(
    'law 2',
  )
})

test('law 2 catches a refusal that changes something', () => {
  const { apply } = moduleOf(parts).game
  const careless: typeof apply = (s, choice, sink) => {
    s.group++
    apply(s, choice, sink)
  }
  expect(verdict({}, { apply: careless })).toMatch('law 2')
})

test('law 2 catches a game that does not end', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    t.state.turn.no = 1
    for (const seat of t.state.players) seat.life = 6
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('law 2')
})

test('laws 1 and 3 catch a listener that changes the game', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    if (t.sink !== null) t.state.group++
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch(/law [13]/)
})

test('a memory outside the state is caught', () => {
  let turns = 0
  const start: typeof steps.turn.start = (t, f, answer) => {
    t.state.group += turns++ % 7 === 6 ? 1 : 0
    steps.turn.start(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, start } } })).toMatch(/law [1345]/)
})

test('law 6 catches an event without words', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    happen(t, 'sneezed', t.state.turn.player)
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('law 6: the event sneezed has no words')
})

test('law 6 catches an index that is not kept', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    for (const h of inZone(t, t.state.turn.player, 'field')) t.piece(h).up = false
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('law 6')
})

test('a value that is remembered for too long is caught wherever it is read', () => {
  const end: typeof steps.turn.end = (t, f, answer) => {
    const all = inZone(t, t.state.turn.player, 'field')
    const powers = () => all.map((h) => shows.piece(t, h, null, true))
    powers()
    for (const h of all) t.mark(h).counters++
    powers()
    steps.turn.end(t, f, answer)
  }
  expect(verdict({ steps: { ...steps, turn: { ...steps.turn, end } } })).toMatch('not its fold from nothing')
})
