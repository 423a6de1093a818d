import type { Handle, PlayerId, Shows, Values } from '@duelhall/kernel'
import { ACTION, CHARACTER, defs, kinds } from './catalog.ts'
import { fx } from './fx.ts'
import { spec } from './spec.ts'
import { CARDS, type Dice, dice, NOBODY, phases, placeOf, places, type T, zoneNames } from './state.ts'
import { attackOf, burstOf, defenseOf, levelOf, linesOf, type Word, wordOf, wordValue } from './stats.ts'
import { isFielded, shown, showsCharacter } from './zones.ts'

const symbols = (energy: readonly number[]): string => energy.map((kind) => kinds[kind]!).join(' ')

/** DM-INFO-01, -02: all of it for everybody; only future draws and rolls are hidden (DM-INFO-03). */
export const shows: Shows<Dice> = {
  track: phases,
  def: (def) => defs[def]!.id,
  guise: () => '',
  zones: zoneNames,
  player(t, player): Values {
    const seat = t.player(player)
    return {
      life: Math.max(0, seat.life), // DM-LIFE-04
      generic: seat.generic,
      fist: seat.fist,
      bolt: seat.bolt,
      mask: seat.mask,
      shield: seat.shield,
    }
  },
  piece(t, h): Values {
    if (h < t.state.players.length) return {}
    const p = t.piece(h)
    const def = defs[p.def]!
    const card = p.card === h || p.card === NOBODY ? null : p.card
    const named = { name: def.name, subtitle: def.subtitle, kind: def.kind, cost: def.cost, card }
    const common = def.kind === 'basic' ? { ...named, colour: colourOf(t, p.card) } : named
    if (p.card === h) return { ...common, types: def.types.map((kind) => kinds[kind]!).join(' '), isCard: true }
    return { ...common, number: numberOf(t, h), where: places[placeOf(p.zone)]!, ...faceOf(t, h), ...marksOf(t, h) }
  },
  folds: (t, h) => (showsCharacter(t, h) ? { attack: linesOf(t, h, 'attack'), defense: linesOf(t, h, 'defense') } : {}),
}

/** DM-CARD-07, DM-SETUP-02: a colour for each basic action and its dice; only to be seen. */
const colours = ['blue', 'orange', 'green', 'purple'] as const
function colourOf(t: T, card: Handle): string {
  const basics = t.state.players.flatMap((_, p) => dice(t, p as PlayerId, CARDS).filter((h) => defs[t.piece(h).def]!.kind === 'basic'))
  return colours[basics.indexOf(card) % colours.length]!
}

/**
 * Which of the dice of its card, or of its owner's sidekicks, it is: dice are told apart by it (DM-CARD-10). Dice of two copies of a
 * basic action may belong to one player and are numbered through (DM-SETUP-04).
 */
function numberOf(t: T, h: Handle): number {
  const p = t.piece(h)
  const isBasic = defs[p.def]!.kind === 'basic'
  let n = 1
  for (let other = t.state.players.length; other < h; other++) {
    const q = t.state.pieces[other]!
    if (q.def !== p.def || q.card === other) continue
    if (p.card === NOBODY ? q.owner === p.owner : isBasic || q.card === p.card) n++
  }
  return n
}

function faceOf(t: T, h: Handle): Values {
  const side = shown(t, h)
  if (side === null) return { face: null }
  if (side.is === CHARACTER) {
    const numbers = { face: 'character', level: levelOf(t, h), fielding: side.fielding, burst: burstOf(t, h) }
    return { ...numbers, attack: attackOf(t, h), defense: defenseOf(t, h) }
  }
  return side.is === ACTION ? { face: 'action', burst: side.burst } : { face: 'energy', energy: symbols(side.energy) }
}

function marksOf(t: T, h: Handle): Values {
  const m = t.state.marks[h]!
  if (m === null) return {}
  if (!isFielded(t, h)) return { partly: m.partly }
  return {
    damage: m.damage,
    attacking: m.attacking,
    blocked: m.blocked,
    blocks: m.blocks.map((ref) => ref % 512),
    host: m.host === 0 ? null : m.host % 512,
  }
}

/** In the field also what it counts as, whose text it has, its own or a copied one, and the keywords it has that answer what befalls it. */
function wasFielded(t: T, h: Handle): Readonly<Record<string, number>> {
  const p = t.piece(h)
  const m = t.mark(h)
  const { textOf, dieOf } = m
  const replaced = textOf !== -1 && (dieOf >= 0 || !t.state.table.copyAdds) // DM-COPY-03, -04
  const values: Record<string, number> = {
    face: p.face,
    controller: p.controller,
    level: levelOf(t, h),
    burst: burstOf(t, h),
    cost: defs[p.def]!.cost,
    attack: attackOf(t, h),
    defense: defenseOf(t, h),
    damage: m.damage,
    attacking: m.attacking ? 1 : 0,
    blocking: m.blocks.length > 0 ? 1 : 0,
    character: showsCharacter(t, h) ? 1 : 0,
    sidekick: spec.trait(t, h, 'sidekick') ? 1 : 0, // DM-KW-01
    text: replaced ? textOf : t.piece(h).card,
    added: replaced ? -1 : textOf,
  }
  for (let i = 0; i < answering.length; i++) {
    const value = wordValue(t, h, answering[i]!)
    if (value > 0) values[answering[i]!.name] = value
  }
  return values
}
const answering: readonly Word[] = [
  ...new Set(
    fx.catalog.byKeyword.flatMap(({ effect, keyword }) => (effect.kind === 'trigger' && effect.from === undefined ? [keyword!] : [])),
  ),
].map(wordOf)

/** Last known values of a die, kept with what happened to it (DM-TRIG-08). */
export function was(t: T, h: Handle): Readonly<Record<string, number>> | null {
  if (h < t.state.players.length || t.piece(h).card === h) return null
  const p = t.piece(h)
  const m = t.state.marks[h]!
  if (isFielded(t, h)) return wasFielded(t, h)
  return {
    face: p.face,
    controller: p.controller,
    level: levelOf(t, h),
    burst: burstOf(t, h),
    cost: defs[p.def]!.cost,
    attack: 0,
    defense: 0,
    damage: m?.damage ?? 0,
    attacking: m?.attacking === true ? 1 : 0,
    blocking: (m?.blocks.length ?? 0) > 0 ? 1 : 0,
  }
}
