import { currentWindow, handleOf, type LinkView, type Shows, type Values, type Viewer } from '@duelhall/kernel'
import { cellName, cellsIn, slotOf } from './board.ts'
import { defs, faceText, LEVEL } from './catalog.ts'
import { keywordNames } from './lexicon.ts'
import { turnedName } from './nets.ts'
import { guises } from './secrets.ts'
import { DIMENSIONED, type Dungeon, type DungeonState, PLAY, phases, placeOf, places, turns, zoneNames } from './state.ts'
import { current, hasKeyword, linesOf } from './stats.ts'
import { placementOf } from './summon.ts'

/** What the asked player has chosen of an act under way: where a die unfolds, the way so far. Nobody else sees it yet. */
function underway(s: DungeonState, viewer: Viewer): Values {
  const frame = s.decision?.player === viewer ? s.stack[s.stack.length - 1]! : null
  if (frame?.op === 'summon' && frame.step === 'net') return { unfolds: frame.anchor }
  return frame?.op === 'path' ? { way: frame.path } : {}
}

/** DD-INFO-01, -02: everything but what a face-down item is. */
export const shows: Shows<Dungeon> = {
  track: phases,
  def: (def) => defs[def]!.id,
  guise: (guise) => guises[guise]!,
  zones: zoneNames,
  player(t, player, viewer): Values {
    const s = t.state
    const seat = t.player(player)
    const turn = s.outcome === null ? turns(s) : null
    const mine = s.turn.player === player
    return {
      life: seat.life,
      movement: seat.movement,
      attack: seat.attack,
      defense: seat.defense,
      magic: seat.magic,
      trap: seat.trap,
      paths: cellsIn(seat.paths),
      slot: slotOf(player, s.table.rows),
      summoned: seat.summoned,
      masterAttacked: seat.masterAttacked,
      nets: seat.nets,
      rolled: mine && turn !== null ? turn.rolled : [],
      faces: mine && turn !== null ? turn.faces : [],
      blocked: turn === null ? [] : cellsIn(turn.blocked),
      neutral: turn === null ? [] : cellsIn(turn.neutral),
      quiet: turn?.quiet ?? 0,
      ...(viewer === player ? underway(s, viewer) : null),
    }
  },
  piece(t, piece, _viewer, known): Values {
    const s = t.state
    if (piece < s.players.length) return { name: 'Dungeon Master', kind: 'player' }
    const p = t.piece(piece)
    const def = defs[p.def]!
    const place = placeOf(p.zone)
    const where = { where: places[place]!, cell: place === PLAY ? cellName(p.place) : null }
    // DD-ITEM-03: where it lies, not what it is.
    if (!known) return { name: null, kind: 'item', level: p.guise > 1 ? p.guise - 1 : null, ...where }
    const common = { name: def.name, kind: def.kind, class: def.class, colour: def.colour, level: LEVEL[p.def]!, ...where }
    if (def.kind === 'die') {
      const die = { ...common, faces: faceText(def.faces) }
      if (place !== DIMENSIONED) return { ...die, net: null }
      const { n, anchor } = placementOf(p.place)
      return { ...die, net: turnedName(n), cell: cellName(anchor) }
    }
    if (def.kind === 'item') return { ...common, faceUp: p.known === -1 }
    if (place !== PLAY) return { ...common, attack: def.attack, defense: def.defense, hp: def.hp }
    const mark = t.mark(piece)
    return {
      ...common,
      attack: current(t, piece, 'attack'),
      defense: current(t, piece, 'defense'),
      hp: current(t, piece, 'hp'),
      damage: mark.damage,
      moved: mark.moved,
      attacks: mark.attacks,
      keywords: keywordNames.filter((word) => hasKeyword(t, piece, word)).join(' '),
    }
  },
  links(t): readonly LinkView[] {
    const window = t.state.stack.length === 0 ? null : currentWindow(t)
    return (window?.links ?? []).map((link) => ({ player: link.player, source: handleOf(link.source), effect: link.effect }))
  },
  folds: (t, piece) =>
    placeOf(t.piece(piece).zone) === PLAY && defs[t.piece(piece).def]!.kind === 'monster'
      ? { attack: linesOf(t, piece, 'attack'), defense: linesOf(t, piece, 'defense'), hp: linesOf(t, piece, 'hp') }
      : {},
}
