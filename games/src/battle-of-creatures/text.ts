import type { Happening, OptionRecord, PlayerId, Refusal, TableView, Text } from '@duelhall/kernel'
import { civilizations, spaces } from './board.ts'
import { letters, pawnOf, pawns } from './pawns.ts'
import { refusalText } from './refusals.ts'
import { capital, creatureName, many, playerName, playersList, spaceName } from './words.ts'

const asks: Readonly<Record<string, (view: TableView) => string>> = {
  civilization: () => 'Choose your civilization.',
  pawn: (view) => `Choose your pawn with power ${power(view, view.decision?.source ?? null)}.`,
  main: () => 'Move a creature, or try to summon one.',
  place: (view) => `Where does ${creatureName(view, view.decision?.source ?? null)} enter the board?`,
  rob: () => 'Take one of the loser’s chips.',
}

const power = (view: TableView, piece: number | null): number => (piece === null ? 0 : Number(view.pieces[piece]?.values.power ?? 0))

const options: Readonly<Record<string, (view: TableView, o: OptionRecord) => string>> = {
  chooseCivilization: (_view, o) => capital(civilizations[o.place!]!),
  choosePawn: (view, o) => {
    const owner = view.pieces[o.piece!]!.controller
    const civilization = civilizations.indexOf(String(view.players[owner]!.values.civilization) as (typeof civilizations)[number])
    return `${pawns[pawnOf(civilization, power(view, o.piece), o.place!)]!.name} (pawn ${letters[o.place!]})`
  },
  summon: (view, o) => `Summon ${creatureName(view, o.piece)} with ${power(view, o.piece)} or more on the twelve-sided die`,
  place: (view, o) => `Put ${creatureName(view, o.piece)} on ${spaceName(o.place!)}`,
  move: (view, o) => {
    const there = view.pieces.findIndex((piece) => piece.values.space === spaces[o.place!]!.id)
    const way = `${creatureName(view, o.piece)} to ${spaceName(o.place!)}`
    if (there >= 0) return `${way}: battle ${creatureName(view, there)}`
    return spaces[o.place!]!.kind === 'chip' ? `${way}: the chip space` : way
  },
  rob: (_view, o) => `The chip of ${civilizations[o.place!]}`,
}

const faces = [...civilizations, 'dragon']
const diceText = (dice: readonly number[]): string => dice.map((face) => faces[face - 1]!).join(', ')

const events: Readonly<Record<string, (view: TableView, e: Happening) => string>> = {
  civilizationChosen: (_view, e) => `Player ${e.player! + 1} chooses ${civilizations[e.n]}.`,
  pawnsChosen: (view, e) => `${playerName(view, e.player)} has chosen seven pawns.`,
  creaturePlaced: (view, e) => `${creatureName(view, e.piece)} stands on ${spaceName(e.n)}.`,
  chipsStacked: (_view, e) => `${many(e.list[0]!, 'chip')} of ${civilizations[e.n]} are stacked.`,
  turnStarted: (view, e) => `${playerName(view, e.player)} to play.`,
  turnSkipped: (view, e) => `${playerName(view, e.player)} can neither move nor summon and is skipped.`,
  creatureMoved: (view, e) =>
    `${creatureName(view, e.piece)} moves ${many(e.list.length, 'step')} from ${spaceName(e.n)} to ${spaceName(e.list.at(-1)!)}.`,
  battleStarted: (view, e) => `${creatureName(view, e.piece)} battles ${creatureName(view, e.target)}.`,
  battleRolled: (view, e) => {
    const [attack, defence, dice, ...all] = e.list as [number, number, number, ...number[]]
    const side = (piece: number | null, hits: number, shown: readonly number[]) =>
      `${creatureName(view, piece)} ${many(hits, 'hit')} (${diceText(shown)})`
    return `Round ${e.n}: ${side(e.piece, attack, all.slice(0, dice))}; ${side(e.target, defence, all.slice(dice))}.`
  },
  battleTied: () => 'A tie: both roll again.',
  battleWon: (view, e) => `${creatureName(view, e.piece)} wins the battle.`,
  creatureDefeated: (view, e) => `${creatureName(view, e.piece)} is defeated.`,
  chipTaken: (view, e) => `${playerName(view, e.player)} takes the chip of ${civilizations[e.n]}.`,
  chipRobbed: (view, e) => `${playerName(view, e.player)} robs the chip of ${civilizations[e.n]}.`,
  summonRolled: (view, e) => `${playerName(view, e.player)} tries to summon ${creatureName(view, e.piece)} and rolls ${e.n}.`,
  summonFailed: (view, e) => `${creatureName(view, e.piece)} stays in reserve.`,
  creatureSummoned: (view, e) => `${creatureName(view, e.piece)} enters on ${spaceName(e.n)}.`,
  playerOut: (view, e) =>
    e.cause === 'BC-OUT-06'
      ? `The creatures of ${playerName(view, e.player)} leave the board.`
      : `${playerName(view, e.player)} has no creature left and is out.`,
  gameEnded: (view, e) => endText(view, e.list, e.cause),
  resigned: (view, e) => `${playerName(view, e.player)} resigns.`,
  offered: (view, e) => `${playerName(view, e.player)} offers to stop here.`,
  accepted: (view, e) => `${playerName(view, e.player)} agrees to stop.`,
  declined: (view, e) => `${playerName(view, e.player)} wants to play on.`,
}

const reasons: Readonly<Record<string, string>> = {
  'BC-WIN-01': 'with all chips',
  'BC-OUT-05': 'as the last one in the game',
  'BC-WIN-05': 'by agreement',
  'BC-VAR-07': 'at the end of the round',
  'BC-VAR-12': 'at the turn limit',
}

function endText(view: TableView, places: readonly number[], rule: string): string {
  const winners = places.flatMap((place, p) => (place === 1 ? [p as PlayerId] : []))
  return `${playersList(view, winners)} ${winners.length === 1 ? 'wins' : 'win'} ${reasons[rule] ?? ''} (${rule}).`
}

export const text: Text = {
  ask: (view) =>
    asks[view.decision?.ask ?? '']?.(view) ?? (view.decision === null ? '' : `${playerName(view, view.decision.player)} is to choose.`),
  option: (view, o) => options[o.act]!(view, o),
  event: (view, e) => events[e.on]?.(view, e) ?? null,
  refusal: (view: TableView, refusal: Refusal) => refusalText(view, refusal),
  outcome: (view) => (view.outcome === null ? '' : endText(view, view.outcome.places, view.outcome.rule)),
  asks: Object.keys(asks),
  acts: Object.keys(options),
  events: Object.keys(events),
}
