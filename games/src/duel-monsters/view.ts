import { chosenMode } from '@duelhall/effects'
import { handleOf, knows, type Link, type LinkView, type PlayerId, type Shows, same, type Values, type WindowFrame } from '@duelhall/kernel'
import { defs, ICON, IS_MONSTER, IS_TUNER, NEEDS_PROPER } from './catalog.ts'
import { guises } from './secrets.ts'
import { DOWN, type Duel, EXTRA, HAND, isOnField, MONSTERS, phases, placeOf, places, summonKinds, zoneNamesFor } from './state.ts'
import { attributeOf, current, linesOf, original, typeOf } from './stats.ts'

/** YG-BB-37: of several effects the one that was chosen at activation, for all to see. */
function pathOf(link: Link): string {
  const mode = chosenMode(link)
  return mode === undefined ? link.effect : `${link.effect}/do/0/modes/${mode}`
}
const poses = ['face-down', 'attack', 'defense'] as const

/** YG-PUBLIC-01 to -07: an allow-list; what a face-down card is stays with those who know it. */
export const shows: Shows<Duel> = {
  track: phases,
  def: (def) => defs[def]!.id,
  guise: (guise) => guises[guise]!,
  zones: zoneNamesFor,
  player(t, player): Values {
    const seat = t.player(player) // YG-LP-06
    return { life: seat.life, summons: seat.summons, allowed: seat.allowed, wins: seat.wins }
  },
  piece(t, piece, _viewer, known): Values {
    const s = t.state
    if (piece < s.players.length) return { name: null, kind: 'player' }
    const p = t.piece(piece)
    const place = placeOf(p.zone)
    const onField = isOnField(s, piece)
    const mark = s.marks[piece]
    const isUp = p.pose !== DOWN
    const where = {
      where: places[place]!,
      // YG-REVEAL-01: a card of a hand or an Extra Deck that the other player knows.
      shown: (place === HAND || place === EXTRA) && s.players.every((_, q) => knows(p.known, q as PlayerId)),
      position: !onField ? null : place === MONSTERS ? poses[p.pose]! : isUp ? 'face-up' : 'face-down',
      // YG-PUBLIC-04: when it was Set or Summoned, and what it did.
      setOn: mark?.setOn ?? -1,
      playedOn: mark?.playedOn ?? -1,
      changedOn: mark?.changedOn ?? -1,
      attackedOn: mark?.attackedOn ?? -1,
    }
    if (!known) return { name: null, kind: null, ...where }
    const def = defs[p.def]!
    const common = { name: def.name, kind: def.kind, ...where }
    if (!IS_MONSTER[p.def]! && place !== MONSTERS)
      return { ...common, icon: ICON[p.def]!, counters: mark?.counters ?? 0, turns: mark?.turns ?? 0, host: hostOf(mark?.host ?? 0) }
    const open = !onField || isUp
    return {
      ...common,
      attack: open ? current(t, piece, 'attack') : original(t, piece, 'attack'),
      defense: open ? current(t, piece, 'defense') : original(t, piece, 'defense'),
      level: current(t, piece, 'level'),
      attribute: attributeOf(t, piece),
      type: typeOf(t, piece),
      tuner: IS_TUNER[p.def]!,
      proper: p.proper && NEEDS_PROPER[p.def]!, // YG-SUMMON-41: where it makes a difference
      counters: mark?.counters ?? 0,
      summoned: summonKinds[mark?.kind ?? 0]!,
      host: hostOf(mark?.host ?? 0),
    }

    function hostOf(host: number): number | null {
      return host === 0 || !same(s, host as Parameters<typeof same>[1]) ? null : host % 512
    }
  },
  links(t): readonly LinkView[] {
    const window = t.state.stack.findLast((f): f is WindowFrame => f.op === 'window')
    return (window?.links ?? []).map((link) => ({ player: link.player, source: handleOf(link.source), effect: pathOf(link) }))
  },
  // A card in a hand or a deck has what is printed, a face-down one too.
  folds: (t, piece) =>
    placeOf(t.piece(piece).zone) === MONSTERS && t.piece(piece).pose !== DOWN
      ? { attack: linesOf(t, piece, 'attack'), defense: linesOf(t, piece, 'defense'), level: linesOf(t, piece, 'level') }
      : {},
}
