import { orderText } from '@duelhall/effects'
import type { Happening, OptionRecord, PlayerId, Refusal, TableView, Text } from '@duelhall/kernel'
import { kinds } from './catalog.ts'
import { zoneNames as places } from './lexicon.ts'
import { promptFor } from './prompts.ts'
import { reasonOf } from './refusals.ts'

/** DM-TERM: the words of each edition. */
interface Nouns {
  readonly character: string
  readonly field: string
  readonly fielded: string
  readonly koed: string
}
const nouns: Readonly<Record<string, Nouns>> = {
  ygo: { character: 'monster', field: 'Summon', fielded: 'summons', koed: 'knocked out' },
  wh40k: { character: 'character', field: 'Field', fielded: 'fields', koed: 'KO’d' },
}
const edition = (view: TableView): 'ygo' | 'wh40k' => (view.table as { readonly edition: 'ygo' | 'wh40k' }).edition
const word = (view: TableView): Nouns => nouns[edition(view)]!
/** What the step that asks wants, in the words of its card. */
const prompt = (view: TableView): string | null => promptFor(edition(view), view.decision?.step ?? null)

export const playerName = (view: TableView, player: PlayerId | number | null): string =>
  player === null ? 'Nobody' : view.viewer === player ? 'You' : `Player ${player + 1}`
const does = (view: TableView, player: number | null, verb: string, bent: string): string =>
  `${playerName(view, player)} ${view.viewer === player ? verb : bent}`

/** A die or card by its name, and what it shows. */
export function pieceName(view: TableView, piece: number | null): string {
  if (piece === null) return 'nothing'
  if (piece < view.players.length) return view.viewer === piece ? 'you' : `player ${piece + 1}`
  const { owner, values } = view.pieces[piece]!
  const { name, number, face, level, energy } = values
  const whose = view.viewer === owner ? '' : `player ${owner + 1}’s `
  if (number === undefined) return `${whose}${name}`
  const die = `${whose}${name} ${number}`
  if (face === 'character') return `${die} (level ${level})`
  return face === 'energy' ? `${die} (${energy})` : die
}

const asks: Readonly<Record<string, (view: TableView) => string>> = {
  first: () => 'Do you want to go first?',
  reroll: () => 'Which dice do you reroll?',
  main: () => 'Buy, field, use – or pass.',
  window: () => 'Use action dice and globals, or pass.',
  respond: () => 'Answer with a global, or pass.',
  attackStep: () => 'Do you attack?',
  attackers: () => 'Who attacks?',
  blockers: () => 'Who blocks whom?',
  split: (view) => `How does ${pieceName(view, view.decision?.source ?? null)} share its damage?`,
  pay: () => 'How do you pay?',
  pick: (view) => prompt(view) ?? `Choose for ${pieceName(view, view.decision?.source ?? null)}.`,
  may: (view) => `${pieceName(view, view.decision?.source ?? null)}: ${prompt(view) ?? 'do you use it?'}`,
  trigger: (view) => `${pieceName(view, view.decision?.source ?? null)}: ${prompt(view) ?? 'do you use it?'}`,
  mode: (view) => `Which effect of ${pieceName(view, view.decision?.source ?? null)}?`,
  name: () => 'Name a die.',
  order: () => 'Which effect comes next?',
  replace: (view) => prompt(view) ?? 'Do you step in?',
}

const options: Readonly<Record<string, (view: TableView, o: OptionRecord) => string>> = {
  pass: () => 'Pass',
  done: (view) => (view.decision?.set != null && view.decision.set.picked.length > 0 ? 'Done' : 'None'),
  decline: () => 'No',
  accept: (view, o) =>
    view.decision?.ask === 'pay' ? 'Pay as proposed' : o.place === null || o.place === 0 ? 'Yes' : `Yes, with effect ${o.place + 1}`,
  pick: (view, o) => pieceName(view, o.piece),
  order: (view, o) =>
    orderText(view, o.place!, {
      piece: ({ source }) => pieceName(view, source),
      does: (effect) => promptFor(edition(view), effect) ?? '',
    }),
  goFirst: () => 'Go first',
  goSecond: () => 'Go second',
  buy: (view, o) => `Buy ${pieceName(view, o.piece)} (${view.pieces[o.piece!]!.values.cost})`,
  field: (view, o) => `${word(view).field} ${pieceName(view, o.piece)}`,
  play: (view, o) => `Use ${pieceName(view, o.piece)}`,
  use: (view, o) => `Use ability ${o.place! + 1} of ${pieceName(view, o.piece)}`,
  batch: (view, o) => `Use ability ${Math.floor(o.place! / 8) + 1} of ${pieceName(view, o.piece)} ${o.place! % 8} times at once`,
  attack: () => 'Attack',
  block: (view, o) => `${pieceName(view, o.piece)} blocks ${pieceName(view, o.target)}`,
  assign: (view, o) => `${o.place} to ${pieceName(view, o.piece)}`,
  spend: (view, o) =>
    o.piece! < view.players.length
      ? `Spend virtual energy (${kinds[o.place!]})`
      : `${o.place === 0 ? 'Spend' : 'Spend one of'} ${pieceName(view, o.piece)}`,
  mode: (view, o) => promptFor(edition(view), `${view.decision?.step}/modes/${o.place!}`) ?? `Effect ${o.place! + 1}`,
  name: (view, o) => `Name ${pieceName(view, o.piece)}`,
  ritual: (view, o) => `${word(view).field} ${pieceName(view, o.piece)} by its ritual`,
}

type Say = (view: TableView, e: Happening) => string | null
const quiet: Say = () => null
const events: Readonly<Record<string, Say>> = {
  began: (view, e) => `${does(view, e.player, 'go', 'goes')} first.`,
  stepStarted: quiet,
  turnStarted: (view, e) => `Turn ${e.n}: ${playerName(view, e.player)}.`,
  drawn: (view, e) => `${does(view, e.player, 'draw', 'draws')} ${pieceName(view, e.piece)}.`,
  refilled: (view, e) => `${does(view, e.player, 'refill', 'refills')} the bag with ${e.n} dice.`,
  rolled: (view, e) => `${does(view, e.player, 'roll', 'rolls')} ${pieceName(view, e.piece)}.`,
  rerolled: quiet,
  energyGained: (view, e) => `${does(view, e.player, 'gain', 'gains')} ${e.n} energy.`,
  energySpent: quiet,
  wildSpent: quiet,
  bought: (view, e) => `${does(view, e.player, 'buy', 'buys')} ${pieceName(view, e.piece)}.`,
  fielded: (view, e) => `${does(view, e.player, word(view).field.toLowerCase(), word(view).fielded)} ${pieceName(view, e.piece)}.`,
  actionUsed: (view, e) => `${does(view, e.player, 'use', 'uses')} ${pieceName(view, e.piece)}.`,
  globalUsed: (view, e) => `${does(view, e.player, 'use', 'uses')} the global of ${pieceName(view, e.piece)}.`,
  chose: (view, e) => `${does(view, e.player, 'choose', 'chooses')} ${e.piece === null ? 'nothing more' : pieceName(view, e.piece)}.`,
  passed: (view, e) => `${does(view, e.player, 'pass', 'passes')}.`,
  attackStepStarted: (view, e) => `${does(view, e.player, 'begin', 'begins')} the attack.`,
  attackersDeclared: (view, e) => `${does(view, e.player, 'attack', 'attacks')} with ${e.list.map((h) => pieceName(view, h)).join(', ')}.`,
  attacked: quiet,
  blocked: (view, e) => `${pieceName(view, e.piece)} blocks ${pieceName(view, e.target)}.`,
  becameBlocked: quiet,
  wentUnblocked: quiet,
  blocksDone: quiet,
  damageStarted: quiet,
  assigned: quiet,
  lethalAssigned: quiet,
  damaged: (view, e) => `${pieceName(view, e.piece)} takes ${e.n} damage.`,
  playerDamaged: (view, e) => `${does(view, e.player, 'take', 'takes')} ${e.n} damage.`,
  lifeLost: (view, e) => `${does(view, e.player, 'lose', 'loses')} ${e.n} life.`,
  lifeGained: (view, e) => `${does(view, e.player, 'gain', 'gains')} ${e.n} life.`,
  koed: (view, e) => `${pieceName(view, e.piece)} is ${word(view).koed}.`,
  koedOther: quiet,
  survivedBlock: quiet,
  combatEnded: quiet,
  turnEnded: quiet,
  captured: (view, e) => `${pieceName(view, e.piece)} is captured.`,
  released: (view, e) => `${pieceName(view, e.piece)} returns.`,
  controlled: (view, e) => `${does(view, e.player, 'take', 'takes')} control of ${pieceName(view, e.piece)}.`,
  moved: (view, e) => `${pieceName(view, e.piece)} goes to ${places[e.n] ?? 'another place'}.`,
  spun: (view, e) => `${pieceName(view, e.piece)} is spun.`,
  swapped: (view, e) => `${pieceName(view, e.piece)} and ${pieceName(view, e.target)} change places.`,
  copied: (view, e) => `${pieceName(view, e.piece)} copies ${pieceName(view, e.target)}.`,
  tokenMade: (view, e) => `A ${pieceName(view, e.piece)} appears.`,
  triggered: (view, e) => `${pieceName(view, e.piece)} takes effect.`,
  replaced: (view, e) => `${pieceName(view, e.piece)} steps in.`,
  ordered: quiet,
  named: (view, e) => `${does(view, e.player, 'name', 'names')} ${pieceName(view, e.piece)}.`,
  attached: (view, e) => `${pieceName(view, e.piece)} lies on ${pieceName(view, e.target)}.`,
  withdrew: (view, e) => `${pieceName(view, e.piece)} leaves combat.`,
  cancelled: (view, e) => `${pieceName(view, e.piece)} has no effect.`,
  resigned: (view, e) => `${does(view, e.player, 'concede', 'concedes')}.`,
  offered: (view, e) => `${does(view, e.player, 'offer', 'offers')} a draw.`,
  accepted: (view, e) => `${does(view, e.player, 'agree', 'agrees')} to a draw.`,
  declined: (view, e) => `${does(view, e.player, 'want', 'wants')} to play on.`,
}

function outcomeText(view: TableView): string {
  if (view.outcome === null) return ''
  const winners = view.outcome.places.flatMap((place, p) => (place === 1 ? [p] : []))
  if (winners.length === view.players.length) return `A draw (${view.outcome.rule}).`
  return `${winners.map((p) => playerName(view, p)).join(' and ')} ${winners.length === 1 && view.viewer !== winners[0] ? 'wins' : 'win'} (${view.outcome.rule}).`
}

export const text: Text = {
  ask: (view) =>
    asks[view.decision?.ask ?? '']?.(view) ?? (view.decision === null ? '' : `${playerName(view, view.decision.player)} is to choose.`),
  option: (view, o) => options[o.act]!(view, o),
  event: (view, e) => events[e.on]?.(view, e) ?? null,
  refusal: (view: TableView, refusal: Refusal) =>
    `${reasonOf(refusal.rule)}${refusal.need > 0 ? `: needs ${refusal.need}, has ${refusal.have}` : ''}${refusal.source === null ? '' : `, because of ${pieceName(view, refusal.source)}`} (${refusal.rule})`,
  outcome: outcomeText,
  asks: Object.keys(asks),
  acts: Object.keys(options),
  events: Object.keys(events),
}
