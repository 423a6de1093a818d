import {
  type DefId,
  defId,
  type FoldRules,
  type GuiseId,
  handleOf,
  type LinkView,
  type Secrets,
  type Shows,
  same,
  value,
} from '@duelhall/kernel'
import { cards, starter } from './cards/index.ts'
import { cardOf, guiseOf, guises, isCreature, isOn, isSeat, type Tiny, zoneNames } from './state.ts'

export const folds: FoldRules<Tiny> = {
  stats: ['power'],
  printed: (t, h) => cardOf(t, h).power + (t.state.marks[h]?.counters ?? 0),
  covers: (t, s, h) => {
    const source = handleOf(s.source)
    return same(t.state, s.source) && h !== source && isCreature(t, h) && t.piece(h).controller === t.piece(source).controller
  },
}

export const shows: Shows<Tiny> = {
  track: ['start', 'main'],
  def: (def) => cards[def]!.name,
  guise: (guise) => guises[guise]!,
  zones: zoneNames,
  player: (t, p) => ({ life: t.player(p).life }),
  piece(t, h, _viewer, known) {
    if (isSeat(t, h)) return {}
    const marks = t.state.marks[h] ?? null
    const open = marks === null ? {} : { up: t.piece(h).up, damage: marks.damage, counters: marks.counters }
    return known ? { ...open, power: value(t, h, 'power') } : open
  },
  links: (t): readonly LinkView[] =>
    t.state.stack.flatMap((f) =>
      f.op === 'window' ? f.links.map((link) => ({ player: link.player, source: handleOf(link.source), effect: link.effect })) : [],
    ),
}

const fits = (def: DefId, guise: GuiseId): boolean => guise === guiseOf('card') || guiseOf(cards[def]!.kind) === guise
const named = (name: string): DefId | null => {
  const at = cards.findIndex((card) => card.id === name)
  return at < 0 ? null : defId(at)
}
const usual: readonly DefId[] = starter.map((id) => named(id)!)

/** For each hidden piece a card that it could be: of the starter as long as it lasts, what looks like something first. */
function assumed(seen: readonly DefId[], guises: readonly GuiseId[]): readonly DefId[] {
  const pool = usual.slice()
  for (const def of seen) if (pool.includes(def)) pool.splice(pool.indexOf(def), 1)
  return guises
    .slice()
    .sort((a, b) => b - a)
    .map((guise) => {
      const at = pool.findIndex((def) => fits(def, guise))
      return at >= 0 ? pool.splice(at, 1)[0]! : usual.find((def) => fits(def, guise))!
    })
}

export const secrets: Secrets<Tiny> = {
  sees(t, h) {
    if (isOn(t, h, 'deck')) return 'none'
    if (isOn(t, h, 'hand')) return 'controller'
    return t.piece(h).up ? 'all' : 'controller'
  },
  fits,
  list: (t, _owner, seen, unknown) =>
    seen.concat(
      assumed(
        seen,
        unknown.map((h) => t.piece(h).guise),
      ),
    ),
  name: (def) => cards[def]!.id,
  named,
}
