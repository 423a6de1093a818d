import type { Spec } from '@duelhall/effects'
import { addLink, currentWindow, type Handle, handleOf, happen, type Link, openChain, push } from '@duelhall/kernel'
import { gridDistance } from './board.ts'
import { defs, IS_ITEM, IS_MONSTER } from './catalog.ts'
import { battleOf } from './chain.ts'
import { cellOf, foeOf, isSeat, monsterAt } from './ground.ts'
import { keywords } from './keywords.ts'
import { classes, type DD, type Trait, type Zone } from './lexicon.ts'
import { ops } from './ops/index.ts'
import { pathDistance } from './reach.ts'
import { DICE, DIMENSIONED, type Dungeon, GONE, inZone, isInPlay, PLAY, placeOf, places, RESERVE, type T } from './state.ts'
import { hasKeyword, printedStat, statOf } from './stats.ts'

const zones: Readonly<Record<Zone, number>> = { dice: DICE, dimensioned: DIMENSIONED, reserve: RESERVE, play: PLAY, gone: GONE }

function traitOf(t: T, h: Handle, trait: Trait): boolean {
  const s = t.state
  const { def } = t.piece(h)
  if (trait === 'monster') return IS_MONSTER[def]!
  if (trait === 'item') return IS_ITEM[def]!
  if (trait === 'damaged') return (s.marks[h]?.damage ?? 0) > 0
  if (trait === 'attacking') return battleOf(t)?.attacker === h
  if (trait === 'attacked') return battleOf(t)?.target === h
  if (trait === 'free') return monsterAt(s, t.piece(h).place) === null
  if (trait === 'faceUp') return t.piece(h).known === -1
  return defs[def]!.class === classes[classes.indexOf(trait)]
}

/** What the effect machine is told about Dungeon Dice. */
export const spec: Spec<Dungeon, DD> = {
  cards: defs,
  keywords,
  ops,
  here: ['play'],
  zone: (t, player, zone) => inZone(t.state, player, zones[zone]),
  zoneOf: (t, h) => places[placeOf(t.piece(h).zone)] ?? 'gone',
  trait: (t, h, trait) => traitOf(t, h, trait),
  stat: (t, h, stat) => statOf(t, h, stat),
  printed: (t, h, stat) => printedStat(t, h, stat),
  keyword: (t, h, keyword) => (hasKeyword(t, h, keyword) ? 1 : 0),
  families: () => [],
  def: (t, h) => t.piece(h).def,
  card: (t, h) => (isSeat(t.state, h) ? null : h),
  engaged: () => [],
  host: () => null,
  /** DD-BOARD-15: every range names its measure. */
  distance: (t, from, to, by) =>
    by === 'grid'
      ? gridDistance(cellOf(t.state, from), cellOf(t.state, to))
      : pathDistance(t.state, cellOf(t.state, from), cellOf(t.state, to)),
  moment: () => true,
  /** DD-DAMAGE-14: only while it is in play; an item that lies face down says nothing but its trigger. */
  holders: (t, card) => (isInPlay(t.state, card) ? [card] : []),
  burst: () => 0,
  protects: () => null,
  twin: (t, h) => twinOf(t, h),
  /** DD-CHAIN-01: what is activated becomes a link; with nothing open it opens a chain. */
  link: (t, link) => addToChain(t, link),
  allTargets: true, // DD-ABILITY-20
  costFirst: false,
  rules: {
    pick: 'DD-ABILITY-14',
    within: 'DD-BOARD-15',
    moment: 'DD-ABILITY-10',
    limit: 'DD-ABILITY-15',
    condition: 'DD-ABILITY-01',
    target: 'DD-ABILITY-20',
    cost: 'DD-CREST-06',
    may: 'DD-ABILITY-14',
    order: 'DD-CHAIN-10',
  },
}

/** Reserve and gone figures of one type are offered once; in play every figure stands on a cell of its own. */
function twinOf(t: T, h: Handle): string | null {
  const { def, owner, zone } = t.piece(h)
  return isSeat(t.state, h) || isInPlay(t.state, h) ? null : `${def}/${owner}/${zone}`
}

function addToChain(t: T, link: Link): void {
  happen(t, 'linkAdded', link.player, handleOf(link.source), null, { cause: link.effect })
  const open = currentWindow(t)
  if (open === null || open.step === 'resolve') return push(t, openChain(t, 'activated', 'chain', link))
  addLink(t, link) // DD-CHAIN-04: the opponent of who added it answers first, after a trigger that of the turn player
  if (open.step === 'next') open.asked = foeOf(t, t.state.turn.player)
}
