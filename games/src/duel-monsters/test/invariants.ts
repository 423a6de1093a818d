import {
  type Handle,
  type Happening,
  handle,
  handleOf,
  type OptionRecord,
  type PlayerId,
  playerId,
  same,
  type TableView,
} from '@duelhall/kernel'
import { speedOf } from '../at-will.ts'
import { defNamed, defs, FRAME, ICON, IS_EXTRA, IS_TOKEN, IS_TRAP, IS_TUNER, NEEDS_PROPER, SEAT, SLOT } from '../catalog.ts'
import { lastGroup } from '../chain.ts'
import { duelMonsters } from '../index.ts'
import type { DuelEffect } from '../lexicon.ts'
import {
  ATTACK,
  DECK,
  DOWN,
  type DuelState,
  EXTRA,
  FIELD,
  GONE,
  GRAVE,
  HAND,
  inZone,
  isOnField,
  MONSTERS,
  phases,
  REMOVED,
  SPELLS,
  SYNCHRO,
  whereIs,
  zoneOf,
} from '../state.ts'

/** One choice of a random Duel: the states around it, and what was told. */
export interface Step {
  readonly before: DuelState
  readonly after: DuelState
  readonly by: PlayerId
  readonly chosen: OptionRecord
  readonly events: readonly Happening[]
  /** What each player brought, as a text. */
  readonly brought: string
}
/** What is wrong, or null; undefined where there was nothing to look at. */
export type Check = (step: Step) => string | null | undefined

const players: readonly PlayerId[] = [playerId(0), playerId(1)]
const cards = (s: DuelState): readonly Handle[] => s.pieces.flatMap((p, h) => (p.def === SEAT || p.def === SLOT ? [] : [handle(h)]))
const named = (s: DuelState, h: Handle): string => `${defs[s.pieces[h]!.def]!.name} (${h})`
/** The first card of which this is wrong. */
const no = (s: DuelState, list: readonly Handle[], wrong: (h: Handle) => boolean): string | null => {
  const found = list.find(wrong)
  return found === undefined ? null : named(s, found)
}
const fieldOf = (s: DuelState): readonly Handle[] => cards(s).filter((h) => isOnField(s, h))
const ownPlaces: readonly number[] = [HAND, DECK, EXTRA, GRAVE, REMOVED]
const effectOf = (path: string): DuelEffect | undefined => {
  const [id = '', n = ''] = path.split('/')
  const def = defNamed(id)
  return def === null ? undefined : defs[def]!.effects[Number(n)]
}
const speedAt = (path: string): number => {
  const effect = effectOf(path)
  return effect === undefined ? 1 : speedOf(defNamed(path.split('/')[0]!)!, effect)
}
const linksOf = (s: DuelState) => s.stack.flatMap((f) => (f.op === 'window' ? [f.links] : []))
const isResolving = (s: DuelState): boolean => s.stack.some((f) => f.op === 'link')
const isOpen = (s: DuelState): boolean => s.decision?.ask === 'main' || s.decision?.ask === 'battle'
const views = (s: DuelState): readonly TableView[] => players.map((p) => duelMonsters.game.view(s, p))
const value = (view: TableView, h: Handle, key: string): unknown => view.pieces[h]!.values[key]
const isAbout = (e: Happening, h: Handle): boolean => e.piece === h || e.target === h || e.list.includes(h)

/** The cards of each owner, whatever has become of them. */
export const broughtTo = (s: DuelState): string =>
  players
    .map((p) =>
      cards(s)
        .filter((h) => s.pieces[h]!.owner === p && !IS_TOKEN[s.pieces[h]!.def]!)
        .map((h) => s.pieces[h]!.def)
        .sort((a, b) => a - b)
        .join(),
    )
    .join('/')

const allowedAsks: readonly string[] = [
  ...['first', 'main', 'battle', 'replay', 'respond', 'choose', 'monsterZone', 'spellZone', 'position', 'declareName'],
  ...['pick', 'may', 'trigger', 'mode', 'order', 'replace', 'side'],
]
const explained: readonly string[] = ['drew', 'shuffled', 'duelStarted', 'sided', 'duelEnded']

/** The invariants of section 5 that hold at every decision, or between two of them. */
export const invariants: Readonly<Record<string, Check>> = {
  'YG-INV-01 the cards each player brought are all there': ({ after, brought }) => (broughtTo(after) === brought ? null : broughtTo(after)),
  'YG-INV-02 each card has one place, each zone one card': ({ after: s }) => {
    const at = s.zones.flat()
    if (new Set(at).size !== at.length || at.length !== s.pieces.length) return 'a card is in two zones or in none'
    for (const p of players)
      for (const place of [MONSTERS, SPELLS, FIELD]) {
        const slots = inZone(s, p, place).map((h) => s.pieces[h]!.place)
        if (new Set(slots).size !== slots.length) return `two cards in one zone of ${place}`
      }
    return no(s, cards(s), (h) => !s.zones[s.pieces[h]!.zone]!.includes(h))
  },
  'YG-INV-03 five Monster, five Spell & Trap, one Field Card Zone': ({ after: s }) =>
    players.some((p) => inZone(s, p, MONSTERS).length > 5 || inZone(s, p, SPELLS).length > 5 || inZone(s, p, FIELD).length > 1)
      ? 'too many cards'
      : null,
  'YG-INV-04 one face-up Field Spell': ({ after: s }) =>
    !isOpen(s)
      ? undefined
      : players.flatMap((p) => inZone(s, p, FIELD).filter((h) => s.pieces[h]!.pose !== DOWN)).length > 1
        ? 'two'
        : null,
  'YG-INV-05 hands, Decks and Graveyards hold their owner’s cards': ({ after: s }) =>
    no(s, cards(s), (h) => ownPlaces.includes(whereIs(s, h)) && s.pieces[h]!.zone !== zoneOf(s.pieces[h]!.owner, whereIs(s, h))),
  'YG-INV-06 the Extra Deck holds Fusion and Synchro Monsters, hand and Deck none': ({ after: s }) =>
    no(s, cards(s), (h) => {
      const place = whereIs(s, h)
      const extra = IS_EXTRA[s.pieces[h]!.def]!
      return place === EXTRA ? !extra : (place === HAND || place === DECK) && extra
    }),
  'YG-INV-07 Tokens exist face-up in Monster Card Zones only': ({ after: s }) => {
    const tokens = cards(s).filter((h) => IS_TOKEN[s.pieces[h]!.def]! && whereIs(s, h) !== GONE)
    return tokens.length === 0 ? undefined : no(s, tokens, (h) => whereIs(s, h) !== MONSTERS || s.pieces[h]!.pose === DOWN)
  },
  'YG-INV-08 Life Points are whole, never below 0, and at 0 the Duel is over': ({ after: s }) =>
    s.players.some(({ life }) => !Number.isInteger(life) || life < 0 || (life === 0 && s.outcome === null)) ? 'Life Points' : null,
  'YG-INV-09 no more Normal Summons than allowed': ({ after: s }) =>
    s.players.some(({ summons, allowed }) => summons > allowed) ? 'too many Summons' : null,
  'YG-INV-10 who attacks could, and not too often': ({ before: s, chosen, by }) => {
    if (chosen.act !== 'attack' || s.decision?.ask !== 'battle') return
    const h = chosen.piece!
    const p = s.pieces[h]!
    const lying = defs[p.def]!.effects.some((effect) => JSON.stringify(effect).toLowerCase().includes('defense'))
    if (p.controller !== by || (p.pose !== ATTACK && (p.pose === DOWN || !lying)) || s.turn.phase !== 'battle' || s.turn.player !== by)
      return named(s, h)
    const mark = s.marks[h]!
    const often = defs[p.def]!.effects.some((effect) => JSON.stringify(effect).includes('"attacks"'))
    return mark.attackedOn === s.turn.no && mark.attacks > 0 && !often ? `${named(s, h)} again` : null
  },
  'YG-INV-11 a position is changed by hand once, and not where it was played or attacked': ({ before: s, chosen }) => {
    if (chosen.act !== 'changePosition') return
    const { changedOn, playedOn, attackedOn } = s.marks[chosen.piece!]!
    return [changedOn, playedOn, attackedOn].includes(s.turn.no) ? named(s, chosen.piece!) : null
  },
  'YG-INV-12 no Battle Phase in the first turn': ({ after: s }) =>
    s.turn.no > 1 ? undefined : s.turn.phase === 'battle' ? 'battle' : null,
  'YG-INV-13 phases follow each other': ({ before, after, events }) => {
    const order = (s: DuelState) => (phases as readonly string[]).indexOf(s.turn.phase)
    if (before.turn.no !== after.turn.no) return after.turn.no > before.turn.no ? null : 'a turn back'
    if (
      after.turn.phase === 'main2' &&
      before.turn.phase !== 'main2' &&
      before.turn.phase !== 'battle' &&
      !events.some((e) => e.on === 'battlePhase')
    )
      return 'Main Phase 2 without battle'
    return order(after) >= order(before) ? null : `${before.turn.phase} → ${after.turn.phase}`
  },
  'YG-INV-14 at most six cards in hand when the turn ends': ({ before, after: s, events }) => {
    const started = events.findLastIndex((e) => e.on === 'turnStarted')
    const last = before.turn.player
    if (started < 0 || s.outcome !== null || s.turn.player === last) return
    if (events.slice(started).some((e) => ['added', 'returned'].includes(e.on) || (e.on === 'drew' && e.player === last))) return
    return inZone(s, last, HAND).length > 6 ? `${inZone(s, last, HAND).length} cards` : null
  },
  'YG-INV-15 later links are fast enough': ({ after: s }) => {
    const chains = linksOf(s).filter((links) => links.length > 1)
    if (chains.length === 0) return
    const slow = chains.some((links) =>
      links.some((link, i) => {
        const last = links[i - 1]
        if (last === undefined) return false
        const both = [link, last].every(({ effect }) => effectOf(effect)?.kind === 'trigger' && speedAt(effect) === 1)
        const hand = effectOf(link.effect)?.kind === 'trigger'
        return !both && !hand && (speedAt(link.effect) < 2 || speedAt(link.effect) < speedAt(last.effect))
      }),
    )
    return slow
      ? chains
          .flat()
          .map(({ effect }) => effect)
          .join()
      : null
  },
  'YG-INV-16 links resolve from the last to the first, and none is left in the open state': ({ before, after }) => {
    if (isOpen(after)) return linksOf(after).some((links) => links.length > 0) ? 'a chain is left' : null
    if (!isResolving(before) || !isResolving(after)) return
    const key = (s: DuelState) => (linksOf(s)[0] ?? []).map(({ effect, source }) => `${effect} ${source}`).join()
    return key(before).startsWith(key(after)) || before.turn.no !== after.turn.no || before.group !== after.group ? null : key(after)
  },
  'YG-INV-17 nothing is activated while a chain resolves': ({ before, after, events }) => {
    const links = (s: DuelState) => s.stack.findIndex((f) => f.op === 'link')
    if (links(before) < 0 || links(before) !== links(after)) return
    const [a, b] = [before.stack[links(before)]!, after.stack[links(after)]!]
    if (JSON.stringify(a) !== JSON.stringify(b)) return
    return events.some((e) => e.on === 'activated') ? 'activated' : null
  },
  'YG-INV-18 no Trap and no Quick-Play Spell in the turn it was Set, no Trap from the hand': ({ before: s, chosen, by }) => {
    if (chosen.act !== 'activate') return
    const h = chosen.piece!
    const { def } = s.pieces[h]!
    if (effectOf(`${defs[def]!.id}/${chosen.place}`)?.kind !== 'play' || (!IS_TRAP[def]! && ICON[def] !== 'quick-play')) return
    if (whereIs(s, h) === HAND) return IS_TRAP[def]! || s.turn.player !== by ? named(s, h) : null
    return s.marks[h]!.setOn === s.turn.no ? named(s, h) : null
  },
  'YG-INV-19 every Equip Card is on a face-up monster': ({ after: s }) => {
    if (isResolving(s) || !isOpen(s)) return
    const equips = fieldOf(s).filter(
      (h) => whereIs(s, h) === SPELLS && s.pieces[h]!.pose !== DOWN && (s.marks[h]!.host !== 0 || ICON[s.pieces[h]!.def] === 'equip'),
    )
    if (equips.length === 0) return
    return no(s, equips, (h) => {
      const { host } = s.marks[h]!
      return host === 0 || !same(s, host) || whereIs(s, handleOf(host)) !== MONSTERS || s.pieces[handleOf(host)]!.pose === DOWN
    })
  },
  'YG-INV-20 counters lie on face-up cards, and no more than a card may hold': ({ after: s }) => {
    const counted = s.marks.flatMap((mark, h) => (mark !== null && mark.counters !== 0 ? [handle(h)] : []))
    if (counted.length === 0) return
    return no(s, counted, (h) => {
      const most = defs[s.pieces[h]!.def]!.does?.counters ?? 0
      return !isOnField(s, h) || s.pieces[h]!.pose === DOWN || s.marks[h]!.counters < 0 || s.marks[h]!.counters > most
    })
  },
  'YG-INV-21 nothing lies on face-down cards': ({ after: s }) => {
    const down = fieldOf(s).filter((h) => s.pieces[h]!.pose === DOWN)
    if (down.length === 0 || isResolving(s)) return
    return no(s, down, (h) => {
      const isOn = (ref: number | null) => ref !== null && ref % 512 === h && same(s, ref as Parameters<typeof same>[1])
      return (
        s.marks[h]!.counters > 0 ||
        s.standing.some((x) => isOn(x.to) && x.about !== 'control' && x.layer === 'value') ||
        (isOpen(s) && s.marks.some((mark) => mark !== null && mark.host !== 0 && isOn(mark.host)))
      )
    })
  },
  'YG-INV-22 ATK and DEF are never below 0, Levels never below 1': ({ after: s }) => {
    const [view] = views(s)
    const monsters = cards(s).filter((h) => typeof value(view!, h, 'attack') === 'number')
    return no(
      s,
      monsters,
      (h) => Number(value(view!, h, 'attack')) < 0 || Number(value(view!, h, 'defense')) < 0 || Number(value(view!, h, 'level')) < 1,
    )
  },
  'YG-INV-23 no card in hand or Deck is marked as properly Summoned': ({ after: s }) =>
    no(s, cards(s), (h) => [HAND, DECK, EXTRA].includes(whereIs(s, h)) && s.pieces[h]!.proper),
  'YG-INV-24 what must be Summoned properly comes back only if it was': ({ before, after }) => {
    const back = cards(before).filter(
      (h) => [GRAVE, REMOVED].includes(whereIs(before, h)) && whereIs(after, h) === MONSTERS && NEEDS_PROPER[after.pieces[h]!.def]!,
    )
    return back.length === 0 ? undefined : no(after, back, (h) => !before.pieces[h]!.proper)
  },
  'YG-INV-25 a Synchro Summon takes one Tuner, others, and their Levels': ({ before, after, events }) => {
    // What an effect calls a Synchro Summon has no materials.
    const summoned = events.filter(
      (e) =>
        e.on === 'summoned' &&
        e.piece !== null &&
        (after.marks[e.piece]?.materials.length ?? 0) > 0 &&
        after.marks[e.piece]?.kind === SYNCHRO &&
        FRAME[after.pieces[e.piece]!.def] === 'synchro',
    )
    if (summoned.length === 0) return
    const view = duelMonsters.game.view(before, before.turn.player)
    const after1 = duelMonsters.game.view(after, after.turn.player)
    return no(
      after,
      summoned.map((e) => e.piece!),
      (h) => {
        const used = after.marks[h]!.materials.map(handleOf)
        const tuners = used.filter((x) => IS_TUNER[before.pieces[x]!.def]!)
        const levels = used.reduce((sum, x) => sum + Number(value(view, x, 'level')), 0)
        return tuners.length !== 1 || used.length < 2 || levels !== Number(value(after1, h, 'level'))
      },
    )
  },
  'YG-INV-26 what is drawn leaves the Deck': ({ before, after, events }) => {
    const drawn = (p: PlayerId) => events.reduce((sum, e) => sum + (e.on === 'drew' && e.player === p ? e.n : 0), 0)
    const back = events.filter((e) => e.on === 'returned').length
    if (players.every((p) => drawn(p) === 0) || after.outcome !== null) return
    const short = players.find((p) => inZone(before, p, DECK).length + back - inZone(after, p, DECK).length < drawn(p))
    return short === undefined ? null : `player ${short} drew ${drawn(short)}`
  },
  'YG-INV-27 the order of a Graveyard stays': ({ before, after }) => {
    for (const p of players) {
      const stay = (s: DuelState, other: DuelState) =>
        inZone(s, p, GRAVE)
          .filter((h) => whereIs(other, h) === GRAVE && other.pieces[h]?.life === s.pieces[h]!.life)
          .join()
      if (stay(before, after) !== stay(after, before)) return stay(after, before)
    }
    return null
  },
  'YG-INV-28 nobody knows a card of a Deck that was shuffled': ({ after: s, events }) => {
    const shuffled = events.filter((e) => e.on === 'shuffled')
    if (shuffled.length === 0 || s.outcome !== null || s.stack.some((f) => f.op === 'pick' || f.op === 'choose')) return
    if (events.findLastIndex((e) => e.on === 'shuffled') < events.findLastIndex((e) => e.on === 'returned')) return
    return no(s, inZone(s, shuffled.at(-1)!.player!, DECK), (h) => s.pieces[h]!.known !== 0)
  },
  'YG-INV-29 a view names no card that its player cannot know': ({ after: s }) => {
    if (s.outcome !== null) return
    const all = views(s)
    return no(s, cards(s), (h) =>
      all.some((view, p) => {
        const hidden =
          whereIs(s, h) === DECK ||
          ([HAND, EXTRA].includes(whereIs(s, h))
            ? s.pieces[h]!.owner !== p
            : isOnField(s, h) && s.pieces[h]!.pose === DOWN && s.pieces[h]!.controller !== p)
        return hidden && ((s.pieces[h]!.known >> p) & 1) === 0 && (view.pieces[h]!.def !== null || value(view, h, 'name') !== null)
      }),
    )
  },
  'YG-INV-30 views count cards as they are': ({ after: s }) =>
    views(s).some((view) => view.zones.some((zone, z) => zone.pieces.length !== s.zones[z]!.length)) ? 'counts differ' : null,
  'YG-INV-33 there is always something to choose': ({ after: s }) =>
    s.outcome === null
      ? (s.decision?.options.length ?? 0) >= 2
        ? null
        : 'nothing to choose'
      : s.decision === null
        ? null
        : 'asked after the end',
  'YG-INV-34 what was paid is not given back': ({ before, after, events }) => {
    const paid = (p: PlayerId) => events.reduce((sum, e) => sum + (e.on === 'lifePaid' && e.player === p ? e.n : 0), 0)
    if (players.every((p) => paid(p) === 0) || events.some((e) => e.on === 'lifeGained')) return
    const short = players.find((p) => after.players[p]!.life > before.players[p]!.life - paid(p))
    return short === undefined ? null : `player ${short} paid ${paid(short)}`
  },
  'YG-INV-35 what is destroyed, discarded or Tributed goes to its owner’s Graveyard, or where an effect sends it': ({
    after: s,
    events,
  }) => {
    const ends = ['destroyed', 'discarded', 'tributed']
    const told = events.flatMap((e, i) => (ends.includes(e.on) && e.piece !== null ? [{ h: e.piece, i }] : []))
    if (told.length === 0) return
    return no(
      s,
      told
        .filter(
          ({ h, i }) =>
            !events.some(
              (e, j) =>
                j !== i &&
                e.piece === h &&
                ['removed', 'returned', 'summoned', 'added', 'set', 'equipped', 'placed', 'shuffled'].includes(e.on),
            ),
        )
        .map(({ h }) => h),
      (h) =>
        IS_TOKEN[s.pieces[h]!.def]!
          ? whereIs(s, h) !== GONE && s.marks[h]?.doomed !== true
          : whereIs(s, h) !== GRAVE && s.marks[h]?.doomed !== true,
    )
  },
  'YG-INV-37 what battle destroyed has left when the Damage Step is over': ({ after: s }) =>
    s.outcome !== null || s.stack.some((f) => f.op === 'attack') ? undefined : no(s, fieldOf(s), (h) => s.marks[h]!.doomed),
  'YG-INV-38 an optional “when” is offered only for what happened last': ({ after: s }) => {
    const first = s.triggers[0]
    const window = s.stack.findLast((f) => f.op === 'window')
    if (s.decision?.ask !== 'trigger' || first === undefined || first.event === null || window?.op !== 'window') return
    const effect = effectOf(first.effect)
    if (effect === undefined || effect.word === 'if') return
    return first.event.group >= lastGroup(window.heard) ? null : first.effect
  },
  'YG-INV-39 every mandatory trigger is activated, once': ({ after: s, events }) => {
    if (isOpen(s) && s.triggers.some((x) => !x.may)) return s.triggers.map(({ effect }) => effect).join()
    const duties = events.flatMap((e) => {
      const effect = e.on === 'activated' ? effectOf(e.cause) : undefined
      return effect?.kind === 'trigger' && effect.may !== true ? [`${e.cause} ${e.piece} ${e.group}`] : []
    })
    if (duties.length === 0) return
    return new Set(duties).size === duties.length ? null : duties.join()
  },
  'YG-INV-40 who has a card on the own side controls it, and another’s only by an effect': ({ after: s }) =>
    no(s, fieldOf(s), (h) => {
      const { zone, controller, owner } = s.pieces[h]!
      if (zone !== zoneOf(controller, whereIs(s, h))) return true
      return controller !== owner && whereIs(s, h) === MONSTERS && isOpen(s) && s.marks[h]!.kind === 0
    }),
  'YG-INV-43 nothing is asked but the questions of the rules': ({ after: s }) =>
    s.decision === null || allowedAsks.includes(s.decision.ask) ? null : s.decision.ask,
  'YG-INV-44 what has changed was told, in order': ({ before, after, events }) => {
    const groups = events.map((e) => e.group)
    if (groups.some((g, i) => i > 0 && g < groups[i - 1]!)) return 'groups go back'
    if (events.some((e) => explained.includes(e.on))) return null
    const life = after.players.some((x, p) => x.life !== before.players[p]!.life)
    if (life && !events.some((e) => ['playerDamaged', 'lifeGained', 'lifePaid'].includes(e.on))) return 'Life Points'
    return no(
      after,
      cards(before),
      (h) =>
        before.pieces[h]!.zone !== after.pieces[h]!.zone &&
        !events.some((e) => isAbout(e, h)) &&
        !after.stack.some((f) => f.op === 'summon' && f.piece === h),
    )
  },
}
