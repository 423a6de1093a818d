import { type Aside, type OptionRecord, type PlayerId, pack, playerId, read } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Config, Options } from '../config.ts'
import type { Deck } from '../decks/deck.ts'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { codeOf } from '../refusals.ts'
import { DECK, type DuelState, SIDE, zoneOf } from '../state.ts'
import { deckOf, some } from './decks/fixtures.ts'

const { game } = duelMonsters
const [A, B] = [playerId(0), playerId(1)]

/** A Match under way: what is asked of whom, and the choices of a test. */
class Match {
  readonly config: Config
  readonly state: DuelState
  constructor(table: Partial<Options> = {}, decks: readonly Deck[] = readyDecks.slice(0, 2).map(({ deck }) => deck)) {
    this.config = { table, seats: decks.map((deck) => ({ deck })) }
    this.state = game.setup(this.config, 'match')
  }
  get asked(): string {
    const decision = game.decision(this.state)
    return decision === null ? 'over' : `${decision.ask} ${decision.player}`
  }
  get wins(): readonly number[] {
    return this.state.players.map((seat) => seat.wins)
  }
  say(by: PlayerId, says: Aside['says']): this {
    game.apply(this.state, { by, says })
    return this
  }
  choose(act: string, fits: (option: OptionRecord) => boolean = () => true): this {
    const { options } = game.decision(this.state)!
    const at = options.findIndex((option) => read(game.acts, option).act === act && fits(read(game.acts, option)))
    expect([act, at >= 0]).toEqual([act, true])
    game.apply(this.state, at)
    return this
  }
  /** Nobody exchanges anything. */
  unchanged(): this {
    while (this.asked.startsWith('side')) this.choose('done')
    return this
  }
  /** A Duel is begun by whoever chooses, and won. */
  duel(winner: PlayerId): this {
    if (this.asked.startsWith('first')) this.choose('goFirst')
    return this.say(winner === A ? B : A, 'resign').unchanged()
  }
  drawn(): this {
    if (this.asked.startsWith('first')) this.choose('goFirst')
    return this.say(A, 'offer').say(B, 'accept').unchanged()
  }
  /** The passcodes of a player's cards in a place. */
  cards(player: PlayerId, place: string): readonly string[] {
    const view = game.view(this.state, null)
    const zone = view.zones.find(({ name }) => name === `${place} ${player}`)!
    const ids = game.view(this.state, player).pieces
    return zone.pieces.map((h) => ids[h]!.def ?? '?')
  }
}

const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort()

describe('a Match', () => {
  test('YG-MATCH-01 YG-SETUP-04 YG-SETUP-05 YG-EX-10 best of three, and the loser chooses who starts', () => {
    const match = new Match({ chooser: A })
    expect(match.asked).toBe('first 0')
    match.duel(A)
    expect([match.asked, match.wins]).toEqual(['first 1', [1, 0]])
    match.duel(B)
    expect([match.asked, match.wins]).toEqual(['first 0', [1, 1]])
    match.duel(A)
    expect(game.outcome(match.state)).toEqual({ places: [1, 2], rule: 'YG-MATCH-01' })
    const short = new Match().duel(A).duel(A)
    expect(game.outcome(short.state)).toEqual({ places: [1, 2], rule: 'YG-MATCH-01' })
  })

  test('YG-MATCH-08 YG-SETUP-06 YG-EX-11 a drawn Duel counts for nobody, and a coin says who chooses', () => {
    const match = new Match().duel(A)
    const taken = match.state.rng.n
    match.drawn()
    expect(match.wins).toEqual([1, 0])
    expect(match.state.rng.n).toBeGreaterThan(taken)
    expect(match.asked).toMatch(/^first [01]$/)
    const even = new Match().duel(A).drawn().duel(B)
    expect(game.outcome(even.state)).toEqual({ places: [1, 1], rule: 'YG-MATCH-08' })
    const lead = new Match().duel(A).drawn().drawn()
    expect(game.outcome(lead.state)).toEqual({ places: [1, 2], rule: 'YG-MATCH-08' })
    const on = new Match({ playOn: true }).duel(A).drawn().duel(B)
    expect([on.asked.slice(0, 5), on.wins]).toEqual(['first', [1, 1]])
    expect(game.outcome(on.duel(B).state)?.places).toEqual([2, 1])
  })

  test('YG-MATCH-01 a table may play a single Duel', () => {
    const match = new Match({ matchLength: 1 }).duel(B)
    expect(game.outcome(match.state)).toEqual({ places: [2, 1], rule: 'YG-WIN-09' })
  })

  test('YG-MATCH-10 conceding the Match gives it to the opponent, whatever the score', () => {
    const match = new Match().duel(A)
    expect(match.wins).toEqual([1, 0])
    match.choose('goFirst').say(A, 'resignMatch')
    expect(game.outcome(match.state)).toEqual({ places: [2, 1], rule: 'YG-MATCH-10' })
  })
})

describe('the exchange between Duels', () => {
  const named = (match: Match, into: string, out: string) => (option: OptionRecord) => {
    const { pieces } = game.view(match.state, game.decision(match.state)!.player)
    return option.piece !== null && pieces[option.piece]?.def === into && option.target !== null && pieces[option.target]?.def === out
  }
  const refused = (match: Match, player: PlayerId, act: string, piece: number | null = null, target: number | null = null) => {
    const option = pack(game.acts, { act, piece, target, place: null } as OptionRecord)
    const refusal = game.refusal(match.state, player, option)
    return refusal === null ? null : codeOf(refusal)
  }
  /** What others see: pieces without those the asked player alone knows. */
  const seenBy = (match: Match, viewer: PlayerId | null) => {
    const { pieces, zones, players, links, turn } = game.view(match.state, viewer)
    return JSON.stringify({ pieces, zones, players, links, turn })
  }
  const registered = (deck: Deck) => sorted([...deck.main, ...deck.extra, ...deck.side])

  test('YG-MATCH-02 YG-MATCH-03 YG-EX-08 cards change places one for one, and the Side Deck keeps its size', () => {
    const { deck } = readyDecks[0]!
    const match = new Match({ chooser: A }).choose('goFirst').say(A, 'resign')
    expect(match.asked).toBe('side 0')
    const [first, second] = [deck.side[0]!, deck.side[9]!] // Smashing Ground, Sakuretsu Armor
    const lists = match.state.zones.slice()
    match.choose('swap', named(match, first, deck.main[0]!))
    match.choose('swap', named(match, second, deck.main[3]!)).choose('done')
    for (const place of [DECK, SIDE]) expect(match.state.zones[zoneOf(A, place)]).not.toBe(lists[zoneOf(A, place)]) // other cards, another list
    expect(match.cards(A, 'side')).toHaveLength(10)
    expect(match.cards(A, 'deck')).toHaveLength(40)
    expect(sorted(match.cards(A, 'side'))).toEqual(sorted([...deck.side.toSpliced(9, 1).toSpliced(0, 1), deck.main[0]!, deck.main[3]!]))
  })

  test('YG-MATCH-05 YG-MATCH-06 the opponent sees the number of Side Deck cards, never the exchange', () => {
    const after = (swaps: number) => {
      const match = new Match({ chooser: A }).choose('goFirst').say(A, 'resign')
      for (let n = 0; n < swaps; n++) match.choose('swap')
      return match.choose('done')
    }
    const [none, two] = [after(0), after(2)]
    expect([none.asked, two.asked]).toEqual(['side 1', 'side 1'])
    for (const viewer of [B, null]) expect(seenBy(two, viewer)).toBe(seenBy(none, viewer))
    expect(seenBy(two, A)).not.toBe(seenBy(none, A))
    // What is chosen but not handed in shows nothing either.
    const open = new Match({ chooser: A }).choose('goFirst').say(A, 'resign')
    const still = seenBy(open, B)
    expect(seenBy(open.choose('swap'), B)).toBe(still)
    const view = game.view(two.state, B)
    expect(view.zones.find(({ name }) => name === 'side 0')!.pieces).toHaveLength(10)
    expect(view.zones.find(({ name }) => name === 'side 0')!.pieces.map((h) => view.pieces[h]!.def)).toEqual(
      Array.from({ length: 10 }, () => null),
    )
    // The loser chooses first or second only when both have handed in.
    expect(none.choose('done').asked).toBe('first 0')
  })

  test('YG-MATCH-04 YG-EX-09 a Synchro Monster for a Spell, as long as the Main Deck keeps 40 cards', () => {
    const [dragon, spell] = [some(1, 'Stardust Dragon')[0]!, some(1, 'Ookazi')[0]!]
    for (const [size, offered] of [
      [41, true],
      [40, false],
    ] as const) {
      const deck = deckOf({ main: [spell], side: [dragon] }, size)
      const match = new Match({ chooser: A }, [deck, deck]).choose('goFirst').say(A, 'resign')
      const { options } = game.decision(match.state)!
      expect(options.some((option) => named(match, dragon, spell)(read(game.acts, option)))).toBe(offered)
      if (!offered) continue
      match.choose('swap', named(match, dragon, spell)).choose('done')
      expect([match.cards(A, 'deck').length, match.cards(A, 'extra'), match.cards(A, 'side')]).toEqual([40, [dragon], [spell]])
    }
  })

  test('YG-MATCH-07 YG-MATCH-09 YG-EX-232 YG-INV-42 all cards return, and a new Match starts from the registered lists', () => {
    const match = new Match({ chooser: A }).choose('goFirst')
    for (let n = 0; n < 60 && match.asked !== 'over'; n++) {
      const { options } = game.decision(match.state)!
      game.apply(match.state, (n * 7) % options.length)
    }
    expect(match.cards(A, 'deck').length).toBeLessThan(35)
    match.say(B, 'resign')
    for (const player of [A, B]) {
      const { deck } = readyDecks[player]!
      expect([match.cards(player, 'deck').length, match.cards(player, 'extra').length]).toEqual([deck.main.length, deck.extra.length])
      for (const place of ['hand', 'monsters', 'spells', 'field', 'graveyard', 'removed']) expect(match.cards(player, place)).toEqual([])
      match.choose('swap').choose('done')
    }
    for (const player of [A, B]) {
      const { deck } = readyDecks[player]!
      const all = match.state.pieces.filter((p) => p.owner === player).length
      expect(all).toBeGreaterThanOrEqual(registered(deck).length)
      expect(match.cards(player, 'side')).not.toEqual(deck.side)
    }
    const next = game.setup(match.config, 'another Match')
    expect(next.players.map((seat) => seat.wins)).toEqual([0, 0])
    game.apply(next, 0)
    game.apply(next, { by: A, says: 'resign' })
    const view = game.view(next, A)
    const side = view.zones.find(({ name }) => name === 'side 0')!.pieces.map((h) => view.pieces[h]!.def!)
    expect(sorted(side)).toEqual(sorted(readyDecks[0]!.deck.side))
  })

  test('YG-MATCH-11 YG-BAD-13 no exchange before the first Duel or during one', () => {
    const match = new Match({ chooser: A })
    const side = game.view(match.state, A).zones.find(({ name }) => name === 'side 0')!.pieces[0]!
    expect(match.asked).toBe('first 0')
    expect(refused(match, A, 'swap', side, 2)).toBe('SIDE_NOT_NOW')
    match.choose('goFirst')
    expect(refused(match, A, 'swap', side, 2)).toBe('SIDE_NOT_NOW')
  })

  test('YG-SETUP-04 YG-SETUP-05 YG-BAD-14 only one player chooses who goes first', () => {
    const match = new Match({ chooser: A })
    expect(refused(match, B, 'goFirst')).toBe('NOT_YOUR_CHOICE')
    match.duel(A)
    expect([match.asked, refused(match, A, 'goFirst'), refused(match, B, 'goSecond')]).toEqual(['first 1', 'NOT_YOUR_CHOICE', null])
    match.choose('goSecond')
    expect(match.state.turn.player).toBe(A)
  })

  test('YG-SETUP-03 before the first Duel the number of Side Deck cards is shown, never the cards', () => {
    const match = new Match({}, [deckOf({ side: some(3, 'Waboku') }), deckOf()])
    const view = game.view(match.state, B)
    const side = view.zones.find(({ name }) => name === 'side 0')!.pieces
    expect(side.map((h) => view.pieces[h]!.def)).toEqual([null, null, null])
  })
})
