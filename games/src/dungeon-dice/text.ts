import { orderText } from '@duelhall/effects'
import type { Happening, OptionRecord, PlayerId, TableView, Text } from '@duelhall/kernel'
import { cellName } from './board.ts'
import { defs } from './catalog.ts'
import { crestKinds } from './lexicon.ts'
import { cellsOf, turnedName } from './nets.ts'
import { headings } from './ops/words.ts'
import { refusalText } from './refusals.ts'
import { abilityText, stepText } from './say.ts'
import { bareName, capital, many, pieceName, playerName } from './words.ts'

const rollText = (left: number): string => (left === 1 ? 'Choose one more die to roll.' : `Choose ${left} dice to roll.`)
const source = (view: TableView): string => bareName(view, view.decision?.source ?? null)

const asks: Readonly<Record<string, (view: TableView) => string>> = {
  roll: (view) => rollText(3 - (view.decision?.set?.picked.length ?? 0)),
  summon: () => 'Summon a figure?',
  where: (view) => `Where does ${source(view)} enter? The net unfolds around it.`,
  net: (view) => `How does the net of ${source(view)} lie?`,
  main: () => 'Your actions.',
  path: (view) => `The way of ${source(view)}, cell by cell.`,
  defend: (view) => `Does ${source(view)} defend?`,
  respond: () => 'Answer?',
  amount: (view) => `How many crests for ${source(view)}?`,
  kind: () => 'Which kind of crest?',
  heading: () => 'Which way?',
  cell: (view) => `Which cell, for ${source(view)}?`,
  pick: (view) => `Choose for ${source(view)}: ${stepText(view.decision?.step ?? null)}`,
  may: (view) => `${capital(source(view))}: do it?`,
  trigger: (view) => `Use ${source(view)}? ${stepText(view.decision?.step ?? null)}`,
  mode: (view) => `Choose for ${source(view)}.`,
  order: () => 'Which comes first?',
  replace: () => 'Which acts first?',
}

const options: Readonly<Record<string, (view: TableView, o: OptionRecord) => string>> = {
  roll: (view, o) => `Roll the ${pieceName(view, o.piece)}`,
  skipSummon: () => 'Summon nothing',
  summon: (view, o) => `Summon ${bareName(view, o.target)} with the ${pieceName(view, o.piece)}`,
  where: (_view, o) => `On ${cellName(o.place!)}`,
  net: (view, o) => netText(view, o.place!),
  endTurn: () => 'End the turn',
  move: (view, o) => `${capital(pieceName(view, o.piece))} to ${cellName(o.place!)}${itemThere(view, o.place!)}`,
  walk: (view, o) => `${capital(pieceName(view, o.piece))} by a path of your own`,
  done: (view) => (view.decision?.ask === 'path' ? 'Go this way' : 'Enough'),
  step: (view, o) => `Over ${cellName(o.place!)}${itemThere(view, o.place!)}`,
  attack: (view, o) => `${capital(pieceName(view, o.piece))} attacks ${pieceName(view, o.target)}`,
  masterAttack: (view, o) => `Your Dungeon Master attacks ${pieceName(view, o.target)}`,
  activate: (view, o) => `${capital(pieceName(view, o.piece))}: ${abilityText(view.pieces[o.piece!]?.def ?? null, o.place ?? 0)}`,
  noDefend: () => 'Do not defend',
  defend: () => 'Defend for a defense crest',
  pass: () => 'Pass',
  decline: () => 'No',
  accept: (_view, o) => (o.place === null ? 'Yes' : `Choice ${o.place + 1}`),
  pick: (view, o) => capital(pieceName(view, o.piece)),
  order: (view, o) => orderText(view, o.place!, { piece: ({ source }) => pieceName(view, source), does: stepText }),
  amount: (_view, o) => many(o.place!, 'crest'),
  kind: (_view, o) => capital(crestKinds[o.place!]!),
  heading: (_view, o) => capital(headings[o.place!]!),
  cell: (_view, o) => capital(cellName(o.place!)),
}

/** By the cells it covers; its number and turn alone would have to be looked up. */
function netText(view: TableView, n: number): string {
  const anchor = view.players.map(({ values }) => values.unfolds).find((cell) => typeof cell === 'number')
  return anchor === undefined ? turnedName(n) : `Over ${cellsOf(n, anchor).map(cellName).join(' ')}`
}

/** DD-MOVE-16: a warning before stepping on an item. */
function itemThere(view: TableView, cell: number): string {
  const item = view.pieces.findIndex((p) => p.values.kind === 'item' && p.values.cell === cellName(cell))
  return item < 0 ? '' : `, onto ${bareName(view, item)}`
}

const kindText = (e: Happening): string => `${e.n} ${crestKinds[e.list[0] ?? 0]} crest${e.n === 1 ? '' : 's'}`
const named = (view: TableView, e: Happening): string => capital(bareName(view, e.piece))

/** What only moves pictures has no sentence: other events tell it. */
const events: Readonly<Record<string, (view: TableView, e: Happening) => string | null>> = {
  gameStarted: (_view, e) => `${playerName(e.player)} begins.`,
  turnStarted: (_view, e) => `${playerName(e.player)} to play.`,
  diceRolled: (view, e) => {
    const dice = e.list.slice(0, e.list.length / 2)
    const shown = dice.map((die, i) => `${bareName(view, die)}: ${faceText(view, die, e.list[dice.length + i]!)}`)
    return `${playerName(e.player)} rolls ${shown.join('; ')}.${e.n > 0 ? ` Two summon crests of level ${e.n}.` : ''}`
  },
  crestsGained: (_view, e) => `${playerName(e.player)} gains ${kindText(e)}.`,
  crestsLost: (_view, e) => `${playerName(e.player)} loses ${kindText(e)}.`,
  crestsPaid: (_view, e) => `${playerName(e.player)} pays ${kindText(e)}.`,
  summonUnavailable: (_view, e) => `Nothing can be summoned: ${e.cause === 'NO_PLACE' ? 'no net fits' : 'no figure fits the dice'}.`,
  summonSkipped: (_view, e) => `${playerName(e.player)} summons nothing.`,
  dieDimensioned: (_view, e) => `${playerName(e.player)} unfolds a die over ${e.list.map(cellName).join(' ')}.`,
  figureEntered: (view, e) => `${named(view, e)} enters on ${cellName(e.n)}.`,
  dimensioned: () => null,
  moveDeclared: (view, e) => `${named(view, e)} sets out from ${cellName(e.n)} over ${e.list.map(cellName).join(' ')}.`,
  monsterStepped: () => null,
  monsterMoved: (view, e) => `${named(view, e)} is put on ${cellName(e.n)}.`,
  moveEnded: (view, e) => `${named(view, e)} has made ${many(e.n, 'step')}.`,
  itemRevealed: (view, e) => `${named(view, e)} is turned face up.`,
  entered: (view, e) => `${named(view, e)} sets off ${bareName(view, e.target)}.`,
  itemDiscarded: (view, e) => `${named(view, e)} is discarded.`,
  attackDeclared: (view, e) => `${named(view, e)} attacks ${bareName(view, e.target)}.`,
  defended: (view, e) => `${named(view, e)} defends.`,
  undefended: (view, e) => `${named(view, e)} does not defend.`,
  battleEnded: () => null,
  linkAdded: (view, e) => `${named(view, e)}: ${stepText(e.cause)}`,
  linkResolved: (view, e) => `${named(view, e)} takes effect.`,
  linkFizzled: (view, e) => `${named(view, e)} has no effect.`,
  damaged: (view, e) => `${named(view, e)} takes ${e.n} damage.`,
  damagePrevented: (view, e) => `${e.n} damage to ${bareName(view, e.piece)} is prevented.`,
  monsterHealed: (view, e) => `${named(view, e)} is healed by ${e.n}.`,
  destroyed: (view, e) => `${named(view, e)} is destroyed.`,
  lifePointLost: (_view, e) => `${playerName(e.player)} has ${many(e.list[0] ?? 0, 'life point')} left.`,
  controlChanged: (view, e) => `${playerName(e.player)} controls ${bareName(view, e.piece)}.`,
  figureReturned: (view, e) => `${named(view, e)} returns to the reserve.`,
  cellUnblocked: (_view, e) => `${cellName(e.n)} is free.`,
  turnEnding: () => null,
  turnEnded: () => null,
  stalemateDeclared: () => 'Nothing can happen any more: the tie-breaks decide.',
  gameEnded: (_view, e) => endText(e.list, e.cause),
  chose: () => null,
  passed: () => null,
  triggered: () => null,
  ordered: (_view, e) => `${playerName(e.player)} chooses the order.`,
  resigned: (_view, e) => `${playerName(e.player)} concedes.`,
  offered: (_view, e) => `${playerName(e.player)} offers to call it a stalemate.`,
  accepted: (_view, e) => `${playerName(e.player)} agrees.`,
  declined: (_view, e) => `${playerName(e.player)} wants to play on.`,
}

function faceText(view: TableView, die: number, face: number): string {
  const id = view.pieces[die]?.def
  const side = id == null ? undefined : defs[defs.findIndex((def) => def.id === id)]?.faces[face - 1]
  if (side === undefined) return String(face)
  return side.crest < 0 ? 'summon' : `${side.n} ${crestKinds[side.crest]}`
}

const reasons: Readonly<Record<string, string>> = {
  'DD-WIN-01': 'by life points',
  'DD-WIN-02': 'both Dungeon Masters fell',
  'DD-WIN-03': 'by concession',
  'DD-WIN-04': 'by the power of a card',
  'DD-WIN-08': 'with more life points',
  'DD-WIN-09': 'with more monsters summoned',
  'DD-WIN-10': 'with more monsters of high level',
  'DD-WIN-11': 'all tie-breaks are equal',
}

function endText(places: readonly number[], rule: string): string {
  const winners = places.flatMap((place, p) => (place === 1 ? [playerName(p as PlayerId)] : []))
  const how = reasons[rule] ?? ''
  return winners.length > 1 ? `A draw: ${how} (${rule}).` : `${winners[0]} wins ${how} (${rule}).`
}

export const text: Text = {
  ask: (view) =>
    asks[view.decision?.ask ?? '']?.(view) ?? (view.decision === null ? '' : `${playerName(view.decision.player)} is to choose.`),
  option: (view, o) => options[o.act]!(view, o),
  event: (view, e) => events[e.on]?.(view, e) ?? null,
  refusal: refusalText,
  outcome: (view) => (view.outcome === null ? '' : endText(view.outcome.places, view.outcome.rule)),
  asks: Object.keys(asks),
  acts: Object.keys(options),
  events: Object.keys(events),
}
