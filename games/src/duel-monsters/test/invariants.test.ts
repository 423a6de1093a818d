import { digest, type Happening, type Option, playBack, read, replayOf } from '@duelhall/kernel'
import { picker } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../damage-step.ts'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import type { DuelState } from '../state.ts'
import { agrees, refused, restored } from './invariants/aside.ts'
import { laws } from './invariants/index.ts'
import { broughtTo, players, type Step } from './invariants/step.ts'

const { game } = duelMonsters
const GAMES = Number(process.env.DUELHALL_DUELS ?? 14)

const titles: readonly (readonly [string, string])[] = [
  ['YG-INV-01', 'the cards each player brought are all there'],
  ['YG-INV-02', 'each card has one place, each zone one card'],
  ['YG-INV-03', 'five Monster, five Spell & Trap, one Field Card Zone'],
  ['YG-INV-04', 'one face-up Field Spell'],
  ['YG-INV-05', 'hands, Decks and Graveyards hold their owner’s cards'],
  ['YG-INV-06', 'the Extra Deck holds Fusion and Synchro Monsters, hand and Deck none'],
  ['YG-INV-07', 'Tokens exist face-up in Monster Card Zones only'],
  ['YG-INV-08', 'Life Points are whole, never below 0, and at 0 the Duel is over'],
  ['YG-INV-09', 'no more Normal Summons than allowed'],
  ['YG-INV-10', 'who attacks could, and not too often'],
  ['YG-INV-11', 'a position is changed by hand once, and not where it was played or attacked'],
  ['YG-INV-12', 'no Battle Phase in the first turn'],
  ['YG-INV-13', 'phases follow each other'],
  ['YG-INV-14', 'at most six cards in hand when the turn ends'],
  ['YG-INV-15', 'later links are fast enough'],
  ['YG-INV-16', 'links resolve from the last to the first, and none is left in the open state'],
  ['YG-INV-17', 'nothing is activated while a chain resolves'],
  ['YG-INV-18', 'no Trap and no Quick-Play Spell in the turn it was Set, no Trap from the hand'],
  ['YG-INV-19', 'every Equip Card is on a face-up monster'],
  ['YG-INV-20', 'counters lie on face-up cards, and no more than a card may hold'],
  ['YG-INV-21', 'nothing lies on face-down cards'],
  ['YG-INV-22', 'ATK and DEF are never below 0, Levels never below 1'],
  ['YG-INV-23', 'no card in hand or Deck is marked as properly Summoned'],
  ['YG-INV-24', 'what must be Summoned properly comes back only if it was'],
  ['YG-INV-25', 'a Synchro Summon takes one Tuner, others, and their Levels'],
  ['YG-INV-26', 'what is drawn leaves the Deck'],
  ['YG-INV-27', 'the order of a Graveyard stays'],
  ['YG-INV-28', 'nobody knows a card of a Deck that was shuffled'],
  ['YG-INV-29', 'a view names no card that its player cannot know'],
  ['YG-INV-30', 'views count cards as they are'],
  ['YG-INV-31', 'the same seed and choices lead to the same log and state'],
  ['YG-INV-32', 'a refused choice changes nothing'],
  ['YG-INV-33', 'there is always something to choose'],
  ['YG-INV-34', 'what was paid is not given back'],
  ['YG-INV-35', 'what is destroyed, discarded or Tributed goes to its owner’s Graveyard, or where an effect sends it'],
  ['YG-INV-37', 'what battle destroyed has left when the Damage Step is over'],
  ['YG-INV-38', 'an optional “when” is offered only for what happened last'],
  ['YG-INV-39', 'every mandatory trigger is activated, once'],
  ['YG-INV-40', 'who has a card on the own side controls it, and another’s only by an effect'],
  ['YG-INV-41', 'a state that was saved and loaded is the same'],
  ['YG-INV-43', 'nothing is asked but the questions of the rules'],
  ['YG-INV-44', 'what has changed was told, in order'],
  ['YG-INV-45', 'what is listed is accepted, all else is refused'],
]

/** What each invariant had to say: how often it looked, and the first thing that was wrong. */
const looked = new Map<string, number>()
const wrong = new Map<string, string>()
const say = (id: string, found: string | null | undefined, where: string): void => {
  if (found === undefined) return
  looked.set(id, (looked.get(id) ?? 0) + 1)
  if (found !== null && !wrong.has(id)) wrong.set(id, `${found} ${where}`)
}

function holdAside(s: DuelState, pick: (n: number) => number, where: string): void {
  say('YG-INV-32', refused(game, s, pick(5)), where)
  say('YG-INV-41', restored(game, s), where)
  say('YG-INV-45', agrees(game, s, pick(s.pieces.length), pick(4)), where)
}

/** A random Duel between two of the six decks, looked at from all sides at every choice. */
function walk(n: number): void {
  const pair = [readyDecks[Math.floor(n / 6) % 6]!, readyDecks[n % 6]!]
  const config = { table: { matchLength: 1 as const }, seats: pair.map(({ deck }) => ({ deck })) }
  const pick = picker(n)
  const s = game.setup(config, String(n))
  const brought = broughtTo(s)
  const choices: Option[] = []
  const log: string[] = []
  for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
    const where = `in Duel ${n} after ${choices.length} choices`
    if (pick(12) === 0) holdAside(s, pick, where)
    const before = game.clone(s)
    const at = pick(decision.options.length)
    const events: Happening[] = []
    choices.push(decision.options[at]!)
    game.apply(s, at, (e) => events.push(e))
    log.push(JSON.stringify(events))
    const views = players.map((p) => game.view(s, p))
    const chosen = read(game.acts, decision.options[at]!)
    const step: Step = { before, after: s, by: decision.player, chosen, events, views, brought }
    for (const [id, law] of Object.entries(laws)) say(id, law(step), where)
  }
  const again: string[] = []
  const { state, divergence } = playBack(game, replayOf(game, config, String(n), choices, s))
  const copy = game.setup(config, String(n))
  for (const choice of choices) {
    const events: Happening[] = []
    game.apply(copy, game.decision(copy)!.options.indexOf(choice), (e) => events.push(e))
    again.push(JSON.stringify(events))
  }
  const same = divergence === null && digest(state) === digest(s) && digest(copy) === digest(s) && again.join() === log.join()
  say('YG-INV-31', same ? null : 'another Duel', `in Duel ${n}`)
}

describe(`invariants of section 5 in ${GAMES} random Duels`, () => {
  test('the Duels are played to their ends, and every law has a title', { timeout: 600_000 }, () => {
    for (let n = 0; n < GAMES; n++) walk(n)
    expect(Object.keys(laws).filter((id) => !titles.some(([title]) => title === id))).toEqual([])
  })
  test.each(titles)('%s %s', (id) => {
    expect(wrong.get(id)).toBeUndefined()
    expect(looked.get(id)).toBeGreaterThan(0)
  })
})

test('YG-INV-36 battles end as the seven cases say, for all ATK and DEF from 0 to 5000', () => {
  for (let attack = 0; attack <= 5000; attack += 50)
    for (let other = 0; other <= 5000; other += 50)
      for (const pierces of [false, true]) {
        const [up, lying] = [resultOf(attack, other, false, pierces, true), resultOf(attack, other, true, pierces, true)]
        const more = Math.max(0, attack - other)
        const less = Math.max(0, other - attack)
        expect([up.attackerFalls, up.targetFalls, up.own, up.foe]).toEqual([attack <= other, attack >= other, less, more])
        expect([lying.attackerFalls, lying.targetFalls, lying.own, lying.foe]).toEqual([false, attack > other, less, pierces ? more : 0])
      }
})
