import { digest, type Happening, IllegalChoice, type PlayerId, playBack, read, replayOf, written } from '@duelhall/kernel'
import { picker, playOn, randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { CHIP, distance, spaces } from '../board.ts'
import { tableFor } from '../config.ts'
import { countChips } from '../end.ts'
import { game } from '../game.ts'
import { POWER, POWERS } from '../pawns.ts'
import { BOARD, BOX, type CreaturesState, creatureOf, DEFEATED, inReserve, onBoard, RESERVE, zoneOf } from '../state.ts'

/** One choice of a random game: before, what happened, after. */
interface Moment {
  readonly before: CreaturesState
  readonly events: readonly Happening[]
  readonly after: CreaturesState
}
const GAMES = 40

/** Every moment of some random games with two to five players. */
function everyMoment(see: (m: Moment) => void, games = GAMES): void {
  for (let i = 0; i < games; i++) {
    const state = game.setup(tableFor(2 + (i % 4)), `moment ${i}`)
    const pick = picker(i)
    while (state.decision !== null) {
      const before = game.clone(state)
      const events: Happening[] = []
      game.apply(state, pick(state.decision.options.length), (e) => events.push(e))
      see({ before, events, after: state })
    }
  }
}

const seats = (s: CreaturesState): readonly PlayerId[] => s.players.map((_, p) => p as PlayerId)
const zone = (s: CreaturesState, p: PlayerId, place: number) => s.zones[zoneOf(p, place)]!
const has = (s: CreaturesState, p: PlayerId, c: number): boolean => ((s.players[p]!.chips >> c) & 1) === 1
const standing = (s: CreaturesState) => seats(s).flatMap((p) => onBoard(s, p))
const isReady = (s: CreaturesState) => s.turn.phase !== 'setup'
/** Where the turn goes on: events from the start of one turn to the start of the next. */
const turns = (events: readonly Happening[]): Happening[][] => {
  const parts: Happening[][] = [[]]
  for (const e of events) {
    if (e.on === 'turnStarted') parts.push([])
    parts.at(-1)!.push(e)
  }
  return parts
}

describe('invariants over random games', { timeout: 60_000 }, () => {
  test('BC-INV-01, BC-INV-17 board, reserve and defeated make seven, one of each power, which never changes', () => {
    everyMoment(({ after: s }) => {
      if (!isReady(s)) return
      for (const p of seats(s)) {
        const all = [BOARD, RESERVE, DEFEATED].flatMap((place) => zone(s, p, place)).sort((a, b) => a - b)
        expect(all).toEqual(Array.from({ length: POWERS }, (_, i) => creatureOf(s.players.length, p, i + 1)))
        all.forEach((h, i) => {
          if (POWER[s.pieces[h]!.def] !== i + 1) throw new Error(`power of ${h}`)
        })
        if (zone(s, p, BOX).length > 0) throw new Error('somebody lies in the box')
      }
    }, 12)
  })

  test('BC-INV-02 the reserve is a suffix of 4 5 6 7', () => {
    everyMoment(({ after: s }) => {
      if (!isReady(s)) return
      for (const p of seats(s)) {
        const powers = inReserve(s, p).map((h) => POWER[s.pieces[h]!.def]!)
        if ('4567'.slice(4 - powers.length) !== powers.join('')) throw new Error(`reserve ${powers}`)
      }
    })
  })

  test('BC-INV-03 at most one creature on a space, every one on an existing space', () => {
    everyMoment(({ after: s }) => {
      const taken = standing(s).map((h) => s.pieces[h]!.place)
      if (new Set(taken).size !== taken.length || taken.some((place) => spaces[place] === undefined)) throw new Error(`spaces ${taken}`)
    })
  })

  test('BC-INV-04, BC-INV-05, BC-INV-16 chips: five of each, never fewer in a hand, taken only where a move has ended', () => {
    let taken = 0
    everyMoment(({ before, events, after }) => {
      for (const p of seats(after)) {
        const lost = before.players[p]!.chips & ~after.players[p]!.chips
        const won = after.players[p]!.chips & ~before.players[p]!.chips
        if (lost !== 0) throw new Error('a chip was lost')
        if (won === 0) continue
        taken++
        const moved = events.find((e) => e.on === 'creatureMoved')!
        const there = after.pieces[moved.piece!]!.place
        if (countChips(won) !== 1 || before.turn.player !== p || moved.player !== p) throw new Error('a chip from nowhere')
        if (won !== 1 << CHIP[there]! || moved.list.at(-1) !== there) throw new Error('a chip of another space')
      }
      for (let c = 0; c < 5; c++) if (seats(after).filter((p) => has(after, p, c)).length > 5) throw new Error('more than five')
    })
    expect(taken).toBeGreaterThan(50)
  })

  test('BC-INV-06 defeated creatures never return', () => {
    everyMoment(({ before, after }) => {
      for (const p of seats(after))
        for (const h of zone(before, p, DEFEATED)) if (!zone(after, p, DEFEATED).includes(h)) throw new Error('returned')
    })
  })

  test('BC-INV-07 one action in a turn, at most one creature moved, at most one defeated', () => {
    everyMoment(({ events }) => {
      for (const turn of turns(events)) {
        const n = (on: string) => turn.filter((e) => e.on === on).length
        if (n('creatureMoved') + n('summonRolled') + n('turnSkipped') > 1 || n('creatureDefeated') > 1 || n('creatureSummoned') > 1)
          throw new Error(turn.map((e) => e.on).join())
      }
    })
  })

  test('BC-INV-08 a move ends within power steps, and its path is free of opponents', () => {
    let moves = 0
    everyMoment(({ before, events }) => {
      for (const e of events) {
        if (e.on !== 'creatureMoved') continue
        moves++
        const power = POWER[before.pieces[e.piece!]!.def]!
        const foes = standing(before)
          .filter((h) => before.pieces[h]!.controller !== e.player)
          .map((h) => before.pieces[h]!.place)
        if (e.list.length > power || distance(e.n, e.list.at(-1)!) > power) throw new Error('too far')
        e.list.forEach((space, i) => {
          if (!spaces[i === 0 ? e.n : e.list[i - 1]!]!.near.includes(space)) throw new Error('no line')
          if (i < e.list.length - 1 && foes.includes(space)) throw new Error('through an opponent')
        })
        if (before.pieces[e.piece!]!.place !== e.n) throw new Error('began elsewhere')
      }
    })
    expect(moves).toBeGreaterThan(5_000)
  })

  test('BC-INV-09, BC-INV-10 dice are power, only the last round is no tie; the winner holds the space', () => {
    let battles = 0
    everyMoment(({ before, events, after }) => {
      const rolled = events.filter((e) => e.on === 'battleRolled')
      if (rolled.length === 0) return
      battles++
      rolled.forEach((e, i) => {
        const [attack, defence, dice] = e.list as [number, number, number]
        const power = (h: number) => POWER[before.pieces[h]!.def]!
        expect([dice, e.list.length - 3 - dice]).toEqual([power(e.piece!), power(e.target!)])
        expect([e.n, attack === defence]).toEqual([i + 1, i < rolled.length - 1])
      })
      const won = events.find((e) => e.on === 'battleWon')!
      const contested = before.pieces[rolled[0]!.target!]!.place
      expect(after.pieces[won.piece!]!.place).toBe(contested)
      expect(zone(after, after.pieces[won.target!]!.owner, DEFEATED)).toContain(won.target)
    }, 20)
    expect(battles).toBeGreaterThan(200)
  })

  test('BC-INV-11, BC-INV-12 the game is over exactly with five chips or one player left; else the turn player can act', () => {
    const rules = new Set<string>()
    everyMoment(({ events, after: s }) => {
      const complete = s.players.some((seat) => seat.chips === 31)
      const left = s.players.filter((seat) => !seat.out).length
      if ((s.outcome !== null) !== (complete || left === 1)) throw new Error('the end')
      if (s.outcome !== null) rules.add(s.outcome.rule)
      else if (s.players[s.decision!.player]!.out || s.decision!.options.length < 2) throw new Error('nobody can act')
      for (const turn of turns(events))
        if (turn.some((e) => e.on === 'turnSkipped') && turn.length > 2) throw new Error('skipped and acted')
    })
    expect([...rules].sort()).toEqual(['BC-OUT-05', 'BC-WIN-01'])
  })

  test('BC-INV-13 what is offered is accepted, all else is rejected without change', () => {
    const pick = picker(13)
    everyMoment(({ before }) => {
      if (pick(20) > 0) return
      const { player, options } = before.decision!
      const offered = new Set<number>(options)
      for (const bad of [-1, options.length, 0.5, Number.NaN]) expect(() => game.apply(before, bad)).toThrow(IllegalChoice)
      options.forEach((option, i) => {
        expect(game.refusal(before, player, option)).toBe(null)
        game.apply(game.clone(before), i)
      })
      for (let i = 0; i < 40; i++) {
        const any = ((options[0]! >> 24) << 24) | ((1 + pick(before.pieces.length)) << 15) | (1 + pick(60))
        const was = digest(before)
        expect(game.refusal(before, player, any as (typeof options)[number]) === null).toBe(offered.has(any))
        expect(digest(before)).toBe(was)
      }
    }, 8)
  })

  test('BC-INV-14 the same seed and actions make the same game, saved and loaded anywhere', () => {
    let betweenRollAndPlacement = 0
    for (let i = 0; i < 8; i++) {
      const config = tableFor(2 + (i % 4))
      const seed = `saved ${i}`
      let state = game.setup(config, seed)
      const choices = []
      const pick = picker(i)
      while (state.decision !== null) {
        const choice = pick(state.decision.options.length)
        if (state.decision.ask === 'place') betweenRollAndPlacement++
        choices.push(written(game, state, choice))
        if (choices.length % 5 === 0 || state.decision.ask === 'place')
          state = game.clone(JSON.parse(JSON.stringify(state)) as CreaturesState)
        game.apply(state, choice)
      }
      expect(playBack(game, replayOf(game, config, seed, choices, state)).divergence).toBe(null)
    }
    expect(betweenRollAndPlacement).toBeGreaterThan(5)
  })

  test('BC-INV-19 games of random actions end within 5 000 turns', () => {
    for (let i = 0; i < 200; i++) {
      const state = game.setup(tableFor(2 + (i % 4)), `long ${i}`)
      playOn(game, state, randomPlayer(1_000 + i), 20_000)
      expect(state.outcome).not.toBe(null)
      expect(state.turn.no).toBeLessThan(5_000)
    }
  })

  test('what is read from an option names a creature of the asked player', () => {
    everyMoment(({ before }) => {
      for (const option of before.decision!.options) {
        const { piece } = read(game.acts, option)
        if (piece !== null && before.pieces[piece]!.controller !== before.decision!.player) throw new Error('somebody else’s')
      }
    }, 6)
  })
})
