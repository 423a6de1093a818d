import { handle, handleOf, same } from '@duelhall/kernel'
import { defs, FRAME, ICON, IS_TOKEN, IS_TUNER, NEEDS_PROPER } from '../../catalog.ts'
import { duelMonsters } from '../../index.ts'
import { DECK, DOWN, EXTRA, GONE, GRAVE, HAND, isOnField, MONSTERS, REMOVED, SPELLS, SYNCHRO, whereIs, zoneOf } from '../../state.ts'
import { type Check, cards, fieldOf, isOpen, isResolving, no, value } from './step.ts'

/** What lies on the field, and what becomes of it. */
export const fieldLaws: Readonly<Record<string, Check>> = {
  'YG-INV-19': ({ after: s }) => {
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
  'YG-INV-20': ({ after: s }) => {
    const counted = s.marks.flatMap((mark, h) => (mark !== null && mark.counters !== 0 ? [handle(h)] : []))
    if (counted.length === 0) return
    return no(s, counted, (h) => {
      const most = defs[s.pieces[h]!.def]!.does?.counters ?? 0
      return !isOnField(s, h) || s.pieces[h]!.pose === DOWN || s.marks[h]!.counters < 0 || s.marks[h]!.counters > most
    })
  },
  'YG-INV-21': ({ after: s }) => {
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
  'YG-INV-23': ({ after: s }) => no(s, cards(s), (h) => [HAND, DECK, EXTRA].includes(whereIs(s, h)) && s.pieces[h]!.proper),
  'YG-INV-24': ({ before, after }) => {
    const back = cards(before).filter(
      (h) => [GRAVE, REMOVED].includes(whereIs(before, h)) && whereIs(after, h) === MONSTERS && NEEDS_PROPER[after.pieces[h]!.def]!,
    )
    return back.length === 0 ? undefined : no(after, back, (h) => !before.pieces[h]!.proper)
  },
  'YG-INV-25': ({ before, after, events }) => {
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
  'YG-INV-35': ({ after: s, events }) => {
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
  'YG-INV-37': ({ after: s }) =>
    s.outcome !== null || s.stack.some((f) => f.op === 'attack') ? undefined : no(s, fieldOf(s), (h) => s.marks[h]!.doomed),
  'YG-INV-40': ({ after: s }) =>
    no(s, fieldOf(s), (h) => {
      const { zone, controller, owner } = s.pieces[h]!
      if (zone !== zoneOf(controller, whereIs(s, h))) return true
      return controller !== owner && whereIs(s, h) === MONSTERS && isOpen(s) && s.marks[h]!.kind === 0
    }),
}
