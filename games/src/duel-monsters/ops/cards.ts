import { next, remember } from '@duelhall/effects'
import {
  because,
  face,
  type Handle,
  handleOf,
  hide,
  type PlayerId,
  PUBLIC,
  packet,
  peek,
  push,
  type Ref,
  reveal,
  same,
  verb,
} from '@duelhall/kernel'
import { IS_TOKEN } from '../catalog.ts'
import { checkWin } from '../end.ts'
import { fx } from '../fx.ts'
import { destination, draw, lay, send, shuffleDeck, tell, toBottom } from '../moves.ts'
import { stackingDecks } from '../stack.ts'
import { DECK, DOWN, GRAVE, HAND, inZone, isOnField, MONSTERS, REMOVED, type T, UP, whereIs } from '../state.ts'
import { causeOf, type OpsOf, POSE, reaches } from './aims.ts'

const isOn = (t: T, place: number) => (h: Handle) => whereIs(t.state, h) === place
const isThere = (t: T) => (h: Handle) => isOnField(t.state, h) && !t.mark(h).doomed
/** YG-TOKEN-06: Tokens pay for nothing but Tributes and Synchro Materials. */
const isCard = (t: T) => (h: Handle) => !IS_TOKEN[t.piece(h).def]!
/** YG-COST-08: a cost that sends to the Graveyard needs the Graveyard. */
const reachesGrave = (t: T) => (h: Handle) => isCard(t)(h) && destination(t, h, GRAVE) === GRAVE

/** Decks that were looked through are shuffled (YG-SEARCH-02). */
function searched(t: T, what: readonly Handle[]): readonly PlayerId[] {
  const owners = what.filter((h) => whereIs(t.state, h) === DECK).map((h) => t.piece(h).owner)
  return [...new Set(owners)]
}

/** Cards that go from one place to another (YG-BB-24, -25, -38 to -47). */
export const cardOps: OpsOf<
  'draw' | 'discard' | 'send' | 'mill' | 'tribute' | 'remove' | 'return' | 'add' | 'destroy' | 'top' | 'reveal' | 'shuffle'
> = {
  draw: {
    does: ['draw'],
    rule: 'YG-DRAW-04',
    /** YG-DRAW-04: nobody chooses to draw more than the Deck holds. */
    can: (t, voice, step) =>
      !fx.players(t, voice, step.who ?? 'you').includes(voice.player) ||
      inZone(t.state, voice.player, DECK).length >= fx.amount(t, voice, step.n),
    run(t, f, step) {
      const n = fx.amount(t, f, step.n)
      let drawn = 0
      for (const player of fx.players(t, f, step.who ?? 'you')) drawn += draw(t, player, n) // YG-DRAW-06
      next(f, drawn)
      checkWin(t) // YG-WIN-05: before the rest of the effect
    },
    say: (step, w) => w.clause(step.who, 'draw', () => w.as(step.who, () => w.count(step.n, 'card', 'cards'))),
  },
  /** YG-DISCARD-01 to -03: from the hand to the Graveyard by this name; whoever picks chose before, the player whose hand it is unless said otherwise. */
  discard: {
    does: ['discard'],
    can: (t, voice, step, isCost) => reaches(t, voice, step.what, isOn(t, HAND), isCost),
    run(t, f, step) {
      let what: readonly Handle[] = fx.aims(t, f, step.what).filter(isOn(t, HAND))
      if (step.random !== undefined) what = drawnAtRandom(t, what, step.random)
      for (const h of what) send(t, h, GRAVE, 'discard', handleOf(f.source))
      next(f, what.length) // YG-DISCARD-04
    },
    say: (step, w) =>
      typeof step.what === 'object' && step.what.side === undefined && step.what.in === 'hand'
        ? 'both players discard their entire hands'
        : step.random === undefined
          ? w.clause(undefined, 'discard', w.the(step.what).replace(/ in your hand/, ''))
          : w.clause(undefined, 'discard', step.random === 1 ? '1 random card' : `${step.random} random cards`, 'from', () =>
              handOf(w.the(step.what)),
            ),
  },
  send: {
    does: ['send'],
    can: (t, voice, step, isCost) => reaches(t, voice, step.what, isCost ? reachesGrave(t) : undefined, isCost),
    bars: (t, _voice, _step, h, isCost) => (isCost && !reachesGrave(t)(h) ? because('YG-COST-08', 0, 0, h) : null),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      const decks = searched(t, what)
      for (const h of what) send(t, h, GRAVE, causeOf(f), handleOf(f.source))
      for (const player of decks) shuffleDeck(t, player)
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, what))
      next(f, what.length)
    },
    say: (step, w) => w.clause(undefined, 'send', from(w.the(step.what)), 'to the Graveyard'),
  },
  mill: {
    does: ['send'],
    can: (t, voice, step, isCost) =>
      fx.players(t, voice, step.who ?? 'you').some((p) => inZone(t.state, p, DECK).length >= (isCost ? fx.amount(t, voice, step.n) : 1)),
    run(t, f, step) {
      const n = fx.amount(t, f, step.n)
      let sent = 0
      for (const player of fx.players(t, f, step.who ?? 'you')) {
        const deck = inZone(t.state, player, DECK)
        const top = deck.slice(Math.max(0, deck.length - n)).reverse() // YG-SEND-04
        for (const h of top) send(t, h, GRAVE, causeOf(f), handleOf(f.source))
        sent += top.length
      }
      next(f, sent)
    },
    say: (step, w) =>
      w.clause(
        step.who,
        'send',
        step.n === 1 ? 'the top card' : `the top ${w.amount(step.n)} cards`,
        () => w.as(step.who, () => `of ${w.place('deck', step.who ?? 'you')}`),
        'to the Graveyard',
      ),
  },
  /** YG-TRIBUTE-01, -03: face-up or face-down, and not destroyed. */
  tribute: {
    does: ['tribute'],
    can: (t, voice, step, isCost) =>
      reaches(
        t,
        voice,
        step.what,
        (h) => isThere(t)(h) && fx.cannot(t, 'beTributed', h, null, voice.player, 'YG-SUMMON-15') === null,
        isCost,
      ),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what).filter(isThere(t))
      for (const h of what) send(t, h, GRAVE, 'tribute', handleOf(f.source))
      next(f, what.length) // YG-TRIBUTE-04
    },
    say: (step, w) => w.clause(undefined, 'Tribute', w.the(step.what)),
  },
  /** YG-REMOVE-01 */
  remove: {
    does: ['remove'],
    can: (t, voice, step, isCost) => reaches(t, voice, step.what, isCost ? isCard(t) : undefined, isCost),
    bars: (t, _voice, _step, h, isCost) => (isCost && !isCard(t)(h) ? because('YG-TOKEN-06', 0, 0, h) : null),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      const poses = what.filter((h) => whereIs(t.state, h) === MONSTERS).map((h) => t.piece(h).pose)
      for (const h of what) send(t, h, REMOVED, causeOf(f), handleOf(f.source), step.faceDown === true ? DOWN : UP)
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, what))
      if (poses.length > 0) remember(f, POSE, poses)
      next(f, what.length)
    },
    say: (step, w) => {
      const what = w.the(step.what)
      const face = step.faceDown === true ? ' face-down' : ''
      return isBrief(what)
        ? w.clause(undefined, 'remove', what, `from play${face}`)
        : w.clause(undefined, 'remove', `from play${face}`, from(what))
    },
  },
  return: {
    does: ['return'],
    can: (t, voice, step, isCost) => reaches(t, voice, step.what, isCost ? isCard(t) : undefined, isCost),
    bars: (t, _voice, _step, h, isCost) => (isCost && !isCard(t)(h) ? because('YG-TOKEN-06', 0, 0, h) : null),
    run(t, f, step) {
      if (f.phase === 1) return next(f, f.rest.length)
      const what = fx.aims(t, f, step.what)
      const cause = causeOf(f)
      for (const h of what) {
        const to = send(t, h, step.to === 'hand' ? HAND : DECK, cause, handleOf(f.source), DOWN)
        if (to === DECK && step.to === 'bottom') toBottom(t, h)
      }
      const stacking = step.to === 'top' || step.to === 'bottom' ? stackingDecks(t, what, step.to) : null
      if (stacking !== null) {
        f.rest = fx.refsTo(t, what)
        f.phase = 1
        return push(t, stacking) // YG-ZONE-25
      }
      if (step.to === 'deck')
        for (const player of new Set(what.filter((h) => whereIs(t.state, h) === DECK).map((h) => t.piece(h).owner))) shuffleDeck(t, player)
      next(f, what.length)
    },
    say: (step, w) => {
      const what = from(w.the(step.what))
      if (step.to === 'hand') return w.clause(undefined, 'return', what, 'to', () => ownersPlace(w.isMany(step.what), 'hand'))
      const deck = ownersPlace(w.isMany(step.what), 'Deck')
      return step.to === 'deck'
        ? w.clause(undefined, 'return', what, 'to', deck)
        : w.clause(undefined, 'return', what, `to the ${step.to} of`, / your hand$/.test(what) ? 'your Deck' : deck)
    },
  },
  add: {
    does: ['add'],
    /** YG-SEARCH-03 */
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      // YG-SEARCH-04: a Deck that was looked through in vain is shuffled too.
      const decks = what.length > 0 ? searched(t, what) : [f.player]
      for (const h of what) {
        lay(t, h, destination(t, h, HAND), DOWN)
        reveal(t, h) // YG-SEARCH-05, YG-RETURN-02
        tell(t, 'added', t.piece(h).owner, h, handleOf(f.source), { n: t.piece(h).def }) // the log names it for both
        if (whereIs(t.state, h) !== DECK) hide(t, h) // YG-REVEAL-03
      }
      for (const player of decks) shuffleDeck(t, player)
      next(f, what.length)
    },
    say: (step, w) => w.clause(undefined, 'add', from(w.the(step.what)), 'to your hand'),
  },
  destroy: {
    does: ['destroy'],
    rule: 'YG-META-08',
    can: (t, voice, step) => reaches(t, voice, step.what, (h) => isOnField(t.state, h)),
    run(t, f, step) {
      if (f.phase === 0) {
        const what = fx.aims(t, f, step.what).filter(isThere(t))
        f.rest = fx.refsTo(t, what)
        f.phase = 1
        if (what.length === 0) return next(f, 0)
        return push(
          t,
          verb(
            'destroy',
            what.map((h) => packet(h, step.goes === 'removed' ? 2 : 1, step.rule === true ? 'rule' : 'effect', f.source)),
          ),
        )
      }
      const gone = f.rest.filter((ref) => !same(t.state, ref as Ref))
      next(f, gone.length)
    },
    say: (step, w) => {
      const clause = w.clause(undefined, 'destroy', w.the(step.what))
      return step.goes === 'removed' ? `${clause} and remove ${w.isMany(step.what) ? 'them' : 'it'} from play` : clause
    },
  },
  /** YG-ZONE-13: looking at the top of a Deck moves and shuffles nothing. */
  top: {
    can: (t, voice, step) => fx.players(t, voice, step.who ?? 'you').every((p) => inZone(t.state, p, DECK).length >= step.n),
    run(t, f, step) {
      const player = fx.players(t, f, step.who ?? 'you')[0] ?? f.player
      const cards = inZone(t.state, player, DECK).slice(-step.n)
      remember(f, step.as, fx.refsTo(t, cards))
      next(f, cards.length)
    },
    say: (step, w) => {
      const cards = step.n === 1 ? 'the top card' : `the top ${step.n} cards`
      w.mention(step.as, '', step.n > 1, `${cards} of ${w.place('deck', step.who ?? 'you')}`)
      return ''
    },
  },
  /** YG-REVEAL-01, -02, -04: shown, turned over and activated by nothing, and hidden again where it lies; what was seen stays in the log. */
  reveal: {
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      for (const h of what)
        if (step.to !== undefined) for (const player of fx.players(t, f, step.to)) peek(t, h, player)
        else if (t.piece(h).known !== PUBLIC) reveal(t, h)
      next(f, what.length)
    },
    say: (step, w) => w.clause(undefined, step.to === undefined ? 'reveal' : 'look at', w.the(step.what)),
  },
  shuffle: {
    run(t, f, step) {
      for (const player of fx.players(t, f, step.who ?? 'you')) shuffleDeck(t, player)
      next(f, 1)
    },
    say: (step, w) => w.clause(step.who, 'shuffle', () => w.as(step.who, () => w.place('deck', step.who ?? 'you'))),
  },
}

/** YG-RANDOM-02, -03 */
function drawnAtRandom(t: T, from: readonly Handle[], n: number): readonly Handle[] {
  const left = from.slice()
  const taken: Handle[] = []
  while (taken.length < n && left.length > 0) {
    t.state.back = 0
    taken.push(...left.splice(face(t.state.rng, left.length) - 1, 1))
  }
  return taken
}

/** What is taken comes from where it lies: "add a Zombie from your Deck". */
const from = (what: string): string => what.replace(/ in (?=(your|their|your opponent's|either player's|any player's) )/, ' from ')
/** "it", "that monster": nothing that a reader would lose sight of before the end of the clause. */
const isBrief = (what: string): boolean => what.split(' ').length < 4
const handOf = (what: string): string => (what.includes("opponent's hand") ? "your opponent's hand" : 'your hand')
const ownersPlace = (many: boolean, place: string): string => (many ? `their owners' ${place}s` : `its owner's ${place}`)
