import { DECK, DOWN, EXTRA, HAND, isOnField, whereIs } from '../../state.ts'
import { type Check, cards, no, value } from './step.ts'

/** What players see. */
export const viewsLaws: Readonly<Record<string, Check>> = {
  'YG-INV-22': ({ after: s, views: [view] }) => {
    const monsters = cards(s).filter((h) => typeof value(view!, h, 'attack') === 'number')
    return no(
      s,
      monsters,
      (h) => Number(value(view!, h, 'attack')) < 0 || Number(value(view!, h, 'defense')) < 0 || Number(value(view!, h, 'level')) < 1,
    )
  },
  'YG-INV-29': ({ after: s, views: all }) => {
    if (s.outcome !== null) return
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
  'YG-INV-30': ({ after: s, views }) =>
    views.some((view) => view.zones.some((zone, z) => zone.pieces.length !== s.zones[z]!.length)) ? 'counts differ' : null,
}
