import { type DefId, emptyState, face, guiseId, handle, keyOf, type PlayerId, PUBLIC, playerId, type Seed } from '@duelhall/kernel'
import { cellNamed, EMPTY, STRIDE, slotOf, withCells } from './board.ts'
import { dieNamed, figureNamed, IS_ITEM, SEAT } from './catalog.ts'
import { type Config, sizesOf, termsOf } from './config.ts'
import { fx } from './fx.ts'
import { ITEM } from './secrets.ts'
import { DICE, type Dungeon, type DungeonState, NOWHERE, piece, player, RESERVE, SEATS, turnFrame, zoneNames, zoneOf } from './state.ts'

/** DD-SETUP-03 to -06: everything in its place before the first player is drawn. */
export function deal(config: Config, seed: Seed): DungeonState {
  const terms = termsOf(config)
  const count = config.seats.length
  const s = emptyState<Dungeon>(terms, keyOf(seed), zoneNames(count).length, fx.keys.length, playerId(0), 'roll')
  const put = (def: DefId, owner: PlayerId, zone: typeof SEATS) => {
    s.zones[zone] = s.zones[zone]!.concat(handle(s.pieces.length))
    const hidden = IS_ITEM[def]! && !terms.openItems // DD-SETUP-04; DD-VAR-07
    const known = hidden ? 1 << owner : PUBLIC
    s.pieces.push(piece({ def, owner, controller: owner, zone, place: NOWHERE, life: 0, known, guise: guiseId(IS_ITEM[def]! ? ITEM : 0) }))
    s.marks.push(null)
  }
  for (let p = 0; p < count; p++) {
    const slot = slotOf(p, terms.rows)
    const ahead = p === 0 ? STRIDE : -STRIDE
    const paths = terms.headStart ? withCells(EMPTY, [slot + ahead, slot + 2 * ahead, slot + 3 * ahead]) : EMPTY // DD-VAR-09
    const { crests } = terms // DD-CREST-04; DD-VAR-12
    s.players.push(
      player({
        team: p,
        out: false,
        life: terms.life[p] ?? sizesOf(terms.shortGame).life,
        movement: crests,
        attack: crests,
        defense: crests,
        magic: crests,
        trap: crests,
        paths,
        summoned: [0, 0, 0, 0],
        masterAttacked: false,
        offeredOn: -1,
        nets: 0,
      }),
    )
    put(SEAT, playerId(p), SEATS) // DD-DECK-09: the Dungeon Master, all alike
  }
  config.seats.forEach(({ deck }, p) => {
    // DD-DECK-08: each its own object; equal ones side by side, so that a choice of dice has one order.
    for (const def of deck.dice.map((id) => dieNamed(id)!).sort((a, b) => a - b)) put(def, playerId(p), zoneOf(playerId(p), DICE))
    for (const def of mixed(
      s,
      deck.figures.map((id) => figureNamed(id)!),
    ))
      put(def, playerId(p), zoneOf(playerId(p), RESERVE))
  })
  const cells = (names: readonly string[]) =>
    withCells(
      EMPTY,
      names.map((name) => cellNamed(name, terms.rows)!),
    ) // DD-VAR-08
  for (let p = 0; p < count; p++) for (const key of fx.catalog.keywordInterests) s.index[key] = s.index[key]!.concat(handle(p))
  s.stack.push(
    turnFrame({
      op: 'turn',
      step: 'first',
      rolled: [],
      faces: [],
      level: 0,
      quiet: 0,
      progress: false,
      blocked: cells(terms.blocked),
      neutral: cells(terms.neutral),
    }),
  )
  return s
}

/** Items lie in an order that says nothing (DD-INFO-05); monsters stand open in the order of the deck. */
function mixed(s: DungeonState, figures: readonly DefId[]): readonly DefId[] {
  const items = figures.filter((def) => IS_ITEM[def]!)
  for (let i = items.length - 1; i > 0; i--) {
    const j = face(s.rng, i + 1) - 1
    const held = items[i]!
    items[i] = items[j]!
    items[j] = held
  }
  return [...figures.filter((def) => !IS_ITEM[def]!), ...items]
}
