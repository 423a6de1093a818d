import { kind, type Spec } from '@duelhall/effects'
import { because, type Handle, handleOf, type PlayerId } from '@duelhall/kernel'
import { keywords } from './cards/index.ts'
import { ACTION, CHARACTER, defs, ENERGY, kinds } from './catalog.ts'
import { fx } from './fx.ts'
import type { DM, Moment, Trait, Zone } from './lexicon.ts'
import { inPlay } from './memory.ts'
import { ops } from './ops/index.ts'
import { starts } from './play.ts'
import { isPaying, protects } from './protect.ts'
import { ATTACK, type Dice, dice, FIELD, NOBODY, placeOf, places, type T } from './state.ts'
import { burstOf, defNow, engagedWith, keywordOf, printed, statOf, what } from './stats.ts'
import { twin } from './twins.ts'
import { fielded, isFielded, isToken, shown } from './zones.ts'

/** DM-TARGET-04: the Attack Zone counts as field. */
const zoneAt = (t: T, player: PlayerId, zone: Zone): readonly Handle[] =>
  zone === 'field' ? fielded(t, player) : dice(t, player, places.indexOf(zone))

const zoneName = (t: T, h: Handle): Zone => {
  const place = placeOf(t.piece(h).zone)
  return places[place === ATTACK ? FIELD : place]!
}

/** DM-DIE-09: by the face where it is rolled; DM-DIE-10: by the faces it has elsewhere. */
function isCharacter(t: T, h: Handle): boolean {
  const side = shown(t, h)
  if (side !== null) return side.is === CHARACTER
  const { kind, levels } = defNow(t, h)
  return kind === 'sidekick' ? t.state.table.sidekicksAreCharacters : levels[0]! > 0
}
/** DM-TERM-02: an action face, or a die with no character face. */
function isAction(t: T, h: Handle): boolean {
  const side = shown(t, h)
  if (side !== null) return side.is === ACTION
  const { kind, levels } = defNow(t, h)
  return kind !== 'player' && levels[0] === 0
}

/** DM-TERM-03: a die of its card that its controller controls is in the Field Zone. */
const isActiveCard = (t: T, h: Handle): boolean => {
  const { card, controller } = t.piece(h)
  const list = fielded(t, controller)
  if (card === NOBODY) return list.includes(h)
  for (let i = 0; i < list.length; i++) if (t.state.pieces[list[i]!]!.card === card) return true
  return false
}

/** DM-SPIN-02, -07, -08, DM-TOKEN-03, DM-COST-02 */
const canSpin = (t: T, h: Handle, by: number): boolean => {
  const level = shown(t, h)?.level ?? 0
  return level > 0 && !isToken(t, h) && level + by >= 1 && level + by <= defs[t.piece(h).def]!.levels[0]!
}

type Traits = Readonly<Record<Trait, (t: T, h: Handle) => boolean>>
const marked = (t: T, h: Handle) => t.state.marks[h]!
const ofType = (name: string) => (t: T, h: Handle) => defNow(t, h).types.includes(kinds.indexOf(name as 'fist')) // DM-NAME-05

const traits: Traits = {
  die: (t, h) => t.piece(h).card !== h && h >= t.state.players.length,
  character: isCharacter,
  action: isAction,
  basic: (t, h) => defNow(t, h).kind === 'basic',
  // DM-KW-01: an Ally counts as a sidekick in the Field Zone.
  sidekick: (t, h) => defNow(t, h).kind === 'sidekick' || (isFielded(t, h) && keywordOf(t, h, 'ally') > 0),
  token: isToken,
  energy: (t, h) => shown(t, h)?.is === ENERGY,
  attacking: (t, h) => marked(t, h)?.attacking === true,
  blocking: (t, h) => (marked(t, h)?.blocks.length ?? 0) > 0,
  blocked: (t, h) => marked(t, h)?.blocked === true,
  unblocked: (t, h) => marked(t, h)?.attacking === true && !marked(t, h)!.blocked,
  engaged: (t, h) => engagedWith(t, h).length > 0,
  alone: (t, h) => marked(t, h)?.attacking === true && dice(t, t.piece(h).controller, ATTACK).length === 1,
  didBlock: (t, h) => marked(t, h)?.didBlock === true,
  didAttack: (t, h) => marked(t, h)?.didAttack === true,
  damaged: (t, h) => (marked(t, h)?.damage ?? 0) > 0,
  active: isActiveCard,
  spinsUp: (t, h) => canSpin(t, h, 1),
  spinsDown: (t, h) => canSpin(t, h, -1),
  continuous: (t, h) => defNow(t, h).keywords.continuous !== undefined,
  fist: ofType('fist'),
  bolt: ofType('bolt'),
  mask: ofType('mask'),
  shield: ofType('shield'),
}

/** DM-GLOBAL-04: wherever a global may be used. */
export const moments: Readonly<Record<Moment, (phase: string) => boolean>> = {
  clearAndDraw: (phase) => phase === 'clearAndDraw',
  roll: (phase) => phase === 'roll',
  main: (phase) => phase === 'main',
  attack: (phase) => phase === 'attack' || phase === 'window' || phase === 'damage',
  beforeAttack: (phase) => phase === 'beforeAttack',
  window: (phase) => phase === 'window',
  damage: (phase) => phase === 'damage',
  cleanup: (phase) => phase === 'cleanup',
  global: (phase) => phase === 'main' || phase === 'window',
}

/** What the effect machine is told about Dice Masters. */
export const spec: Spec<Dice, DM> = {
  cards: defs,
  keywords,
  ops,
  here: ['field'],
  zone: zoneAt,
  zoneOf: zoneName,
  trait: (t, h, trait) => traits[trait](t, h),
  test: (trait) => traits[trait],
  stat: (t, h, stat) => statOf(t, h, stat),
  printed: (t, h, stat) => printed(t, h, stat),
  keyword: (t, h, keyword) => keywordOf(t, h, keyword),
  families: (t, h) => familiesOf(t, h),
  version: (t) => inPlay(t),
  def: (t, h) => what(t, h),
  card: (t, h) => (h < t.state.players.length || t.piece(h).card === NOBODY ? null : t.piece(h).card),
  engaged: (t, h) => engagedWith(t, h),
  host: (t, h) => {
    const host = marked(t, h)?.host ?? 0
    return host === 0 ? null : ((host % 512) as Handle)
  },
  moment: (t, moment) => moments[moment](t.state.turn.phase),
  holders: (t, card) => holders(t, card),
  burst: (t, h) => burstOf(t, h),
  protects: (t, player, source, h) => protects(t, player, source, h),
  // DM-PREVENT-04: 2018 keeps untargetable dice out, and players apart from dice.
  redirects: (t, voice, from, to) => {
    if (t.state.table.redirectFreely) return null
    const isPlayer = to < t.state.players.length
    if (isPlayer !== from < t.state.players.length) return because('DM-PREVENT-04')
    return isPlayer ? null : protects(t, voice.player, handleOf(voice.source), to)
  },
  twin: (t, h) => {
    const n = twin(t, h)
    return n < 0 ? null : n
  },
  starts: (t, f) => starts(t, f),
  leaving: 'koed',
  spared: (t, h) => isPaying(t, h), // DM-FIELD-07
  // DM-DBL-04, -06: the turn and the life are the team's.
  shared: [
    'turnStarted',
    'turnEnded',
    'attackStepStarted',
    'blocksDone',
    'damageStarted',
    'combatEnded',
    'damage',
    'playerDamaged',
    'lifeLost',
    'lifeGained',
  ],
  sharedOps: ['damage', 'lose'],
  costFirst: false,
  rules: {
    pick: 'DM-TARGET-01',
    moment: 'DM-GLOBAL-04',
    limit: 'DM-GLOBAL-08',
    condition: 'DM-TARGET-06',
    target: 'DM-TARGET-06',
    cost: 'DM-COST-01',
    may: 'DM-FUND-08',
    order: 'DM-TIME-01',
  },
}

/**
 * DM-ACTIVE-05: dice in the Field Zone that have this card's text, action dice too (DM-FX-12), whoever controls them (DM-CONTROL-02);
 * the text is active from the first to the last of them (DM-ACTIVE-01, -02), for each controller by itself (DM-CONTROL-03).
 */
function holders(t: T, card: Handle): readonly Handle[] {
  const now = inPlay(t)
  if (sorted !== now) {
    sortByCard(t, now)
    sorted = now
  }
  return heldAt[card] === now ? held[card]! : NO_HOLDERS
}
const NO_HOLDERS: readonly Handle[] = []
// All cards are asked about in turn, and most have nothing in the field: the dice there are looked at once for each change of what is in play.
let sorted = -1
const held: Handle[][] = []
const heldAt: number[] = []
function sortByCard(t: T, now: number): void {
  for (let p = 0; p < t.state.players.length; p++) {
    const there = fielded(t, p as PlayerId)
    for (let i = 0; i < there.length; i++) {
      const h = there[i]!
      const { card } = t.state.pieces[h]!
      const { textOf, dieOf } = t.mark(h)
      const own = textOf === -1 || (textOf >= 0 && dieOf < 0 && t.state.table.copyAdds) // DM-COPY-03, -04
      if (textOf >= 0) holdsText(textOf, h, now)
      if (own && card !== NOBODY && card !== textOf) holdsText(card, h, now)
    }
  }
}
function holdsText(card: number, h: Handle, now: number): void {
  while (heldAt.length <= card) {
    heldAt.push(-1)
    held.push([])
  }
  if (heldAt[card] === now) held[card]!.push(h)
  else {
    heldAt[card] = now
    held[card] = [h]
  }
}

const FAMILY = kind('family')
/** Families printed, copied and given (DM-DIE-12, DM-FX-07). */
function familiesOf(t: T, h: Handle): readonly string[] {
  const given = fx.lies(t, FAMILY, h)
  const own = defNow(t, h).families
  return given.length === 0 ? own : own.concat(given.map(({ mod }) => (mod as { readonly family: string }).family))
}
