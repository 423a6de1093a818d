import { orderText } from '@duelhall/effects'
import type { Happening, OptionRecord, PlayerId, TableView, Text } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { refusalText } from './refusals.ts'
import { abilityText, stepText } from './say.ts'
import { capital, cardName, exactName, placeName, playerName } from './words.ts'

const source = (view: TableView): string => cardName(view, view.decision?.source ?? null)
const step = (view: TableView): string => stepText(view.decision?.step ?? null)

const asks: Readonly<Record<string, (view: TableView) => string>> = {
  first: () => 'Go first or second?',
  side: () => 'Exchange cards of your Side Deck?',
  main: (view) => `Main Phase ${view.turn.phase === 'main2' ? 2 : 1}: what do you do?`,
  battle: () => 'Battle Phase: which monster attacks?',
  replay: (view) => `Replay: does ${source(view)} attack again?`,
  respond: () => 'Do you activate a card or an effect now?',
  choose: (view) => chosen(view),
  stack: () => 'Which card goes first?',
  monsterZone: (view) => `Which zone for ${source(view)}?`,
  spellZone: (view) => `Which zone for ${source(view)}?`,
  position: (view) => `Which position for ${source(view)}?`,
  call: () => 'Heads or tails?',
  declareName: (view) => `What do you declare for ${source(view)}?`,
  pick: (view) => `${capital(source(view))}: ${step(view)}`,
  may: (view) => `${capital(source(view))}: ${step(view)} Do you do so?`,
  trigger: (view) => `Activate ${source(view)}? ${step(view)}`,
  mode: (view) => `Choose 1 effect of ${source(view)}.`,
  order: () => 'Which effect comes first?',
  replace: (view) => `${capital(source(view))}: ${step(view)} Do you do so?`,
}

/** What cards are chosen for: the hand limit, Tributes, materials, or a monster that an effect Summons. */
function chosen(view: TableView): string {
  const of = view.decision?.source ?? null
  if (of === null || of < 2) return 'Discard down to the hand limit.'
  const facts = defs.find((def) => def.id === view.pieces[of]?.def)?.facts
  if (facts?.kind !== 'monster') return `Choose the monster for ${source(view)}.`
  const what = facts.frame === 'synchro' ? 'Synchro Materials' : facts.frame === 'fusion' ? 'Fusion Materials' : 'Tributes'
  return `Choose the ${what} for ${source(view)}.`
}

const poses = ['Face-down Defense Position', 'Attack Position', 'Defense Position'] as const
const options: Readonly<Record<string, (view: TableView, o: OptionRecord) => string>> = {
  goFirst: () => 'Go first',
  goSecond: () => 'Go second',
  swap: (view, o) => `${capital(exactName(view, o.piece))} for ${exactName(view, o.target)}`,
  endTurn: () => 'End the turn',
  battlePhase: () => 'Battle Phase',
  normalSummon: (view, o) => `Normal Summon ${exactName(view, o.piece)}`,
  setMonster: (view, o) => `Set ${exactName(view, o.piece)}`,
  flipSummon: (view, o) => `Flip Summon ${exactName(view, o.piece)}`,
  specialSummon: (view, o) => `${o.place === 0 ? 'Synchro' : 'Special'} Summon ${exactName(view, o.piece)}`,
  changePosition: (view, o) => `Change the position of ${exactName(view, o.piece)}`,
  setCard: (view, o) => `Set ${exactName(view, o.piece)}`,
  activate: (view, o) => {
    const does = abilityText(view.pieces[o.piece!]?.def ?? null, o.place ?? 0)
    return does === '' ? `Activate ${exactName(view, o.piece)}` : `${capital(exactName(view, o.piece))}: ${does}`
  },
  endBattle: () => 'End the Battle Phase',
  attack: (view, o) => `${capital(exactName(view, o.piece))} attacks ${o.target! < 2 ? 'directly' : exactName(view, o.target)}`,
  zone: (_view, o) => `Zone ${o.place! + 1}`,
  position: (_view, o) => poses[o.place!]!,
  number: (_view, o) => ['', 'Tails', 'Heads'][o.place!] ?? String(o.place),
  declare: (_view, o) => defs[o.place!]?.name ?? String(o.place),
  done: () => 'No more',
  pass: () => 'Pass',
  decline: () => 'No',
  accept: (view, o) => (o.place === null ? 'Yes' : stepText(`${view.decision?.step}/modes/${o.place}`) || `Effect ${o.place + 1}`),
  pick: (view, o) => capital(exactName(view, o.piece)),
  order: (view, o) =>
    orderText(view, o.place!, {
      // What lies hidden again is named by its effect, which its player has seen.
      piece: ({ source, effect }) => (view.pieces[source]?.def == null ? nameOf(effect) : undefined) ?? exactName(view, source),
      does: stepText,
    }),
}

const nameOf = (path: string): string | undefined => defs.find((def) => def.id === path.split('/')[0])?.name

/** A face-down card is told apart only by where it lies. */
const setWords: Readonly<Record<string, string>> = {
  monster: 'a monster',
  'spell or trap': 'a Spell or Trap Card',
  'field spell': 'a Field Spell Card',
}
const positions: Readonly<Record<string, string>> = {
  'face-down': 'in face-down Defense Position',
  attack: 'in Attack Position',
  defense: 'in Defense Position',
}
const value = (view: TableView, e: Happening, key: string): string => String(view.pieces[e.piece ?? -1]?.values[key] ?? '')
const named = (view: TableView, e: Happening): string => capital(cardName(view, e.piece))
const summons: Readonly<Record<string, string>> = {
  normal: 'Normal Summoned',
  tribute: 'Tribute Summoned',
  flip: 'Flip Summoned',
  gemini: 'Summoned again',
  synchro: 'Synchro Summoned',
  fusion: 'Fusion Summoned',
  ritual: 'Ritual Summoned',
}

/** What only moves pictures, or what other events tell, has no sentence. */
const events: Readonly<Record<string, (view: TableView, e: Happening) => string | null>> = {
  duelStarted: (_view, e) => `Duel ${e.n}. ${playerName(e.player)} chooses who goes first.`,
  firstChosen: (_view, e) => `${playerName(e.player)} goes first.`,
  turnStarted: (_view, e) => `Turn ${e.n}: ${playerName(e.player)}.`,
  turnEnded: () => null,
  phaseEnding: () => null,
  endPhaseStarted: () => 'End Phase.',
  drawPhase: () => 'Draw Phase.',
  standbyPhase: () => 'Standby Phase.',
  mainPhase: () => 'Main Phase.',
  battlePhase: () => 'Battle Phase.',
  battlePhaseEnded: () => 'The Battle Phase ends.',
  endPhase: () => null,
  expired: (view, e) =>
    e.piece! < 2
      ? `An effect on ${playerName(e.piece as number as PlayerId)} is over.`
      : `An effect on ${cardName(view, e.piece)} is over.`,
  drew: (_view, e) => `${playerName(e.player)} draws ${e.n === 1 ? 'a card' : `${e.n} cards`}.`,
  shuffled: (_view, e) => `${playerName(e.player)} shuffles their Deck.`,
  procedureStarted: () => null,
  summonDeclared: (view, e) => `${playerName(e.player)} Summons ${cardName(view, e.piece)}.`,
  summoned: (view, e) => `${named(view, e)} is ${summons[e.cause] ?? 'Special Summoned'}.`,
  summoning: () => null,
  summonNegated: (view, e) => `The Summon of ${cardName(view, e.piece)} is negated.`,
  set: (view, e) => `${playerName(e.player)} Sets ${setWords[view.pieces[e.piece ?? -1]?.guise ?? ''] ?? 'a card'}.`,
  flipped: (view, e) => (e.cause === 'summon' ? null : `${named(view, e)} is turned face-up.`),
  revealed: (view, e) => `${named(view, e)} is revealed.`,
  placed: () => null,
  activated: (view, e) => `${playerName(e.player)} activates ${cardName(view, e.piece)}.`,
  targeted: (view, e) => `${named(view, e)} is selected.`,
  resolved: (view, e) => `${named(view, e)} resolves.`,
  linkFizzled: (view, e) => `${named(view, e)} has no effect.`,
  negated: (view, e) => `${named(view, e)} is negated.`,
  sent: (view, e) => `${named(view, e)} goes to the Graveyard.`,
  left: () => null,
  removed: (view, e) => `${named(view, e)} is removed from play.`,
  returned: (view, e) =>
    `${named(view, e)} returns${/hand|deck|extra/.test(value(view, e, 'where')) ? ` to the ${placeName(value(view, e, 'where'))}` : ''}.`,
  added: (_view, e) => `${playerName(e.player)} adds ${defs[e.n]!.name} to their hand.`, // YG-SEARCH-05
  discarded: () => null,
  tributed: (view, e) => `${named(view, e)} is Tributed.`,
  destroyed: (view, e) => `${named(view, e)} is destroyed.`,
  destroyedOther: () => null,
  equipped: (view, e) => `${named(view, e)} is equipped to ${cardName(view, e.target)}.`,
  controlChanged: (view, e) => `${playerName(e.player)} takes control of ${cardName(view, e.piece)}.`,
  countersPut: (view, e) => `${named(view, e)} gets ${e.n} Spell Counter${e.n === 1 ? '' : 's'}.`,
  countersTaken: (view, e) => `${named(view, e)} loses ${e.n} Spell Counter${e.n === 1 ? '' : 's'}.`,
  positionChanged: (view, e) => `${named(view, e)} is now ${positions[value(view, e, 'position')] ?? 'in another position'}.`,
  attackDeclared: (view, e) => `${named(view, e)} attacks ${e.target !== null && e.target < 2 ? 'directly' : cardName(view, e.target)}.`,
  attackTargeted: () => null,
  attackNegated: (view, e) => `The attack of ${cardName(view, e.piece)} is negated.`,
  damageStepStarted: () => null,
  beforeDamage: () => null,
  damageCalculation: () => null,
  battled: () => null,
  damageStepEnded: () => null,
  playerDamaged: (view, e) =>
    e.cause === 'effect'
      ? `${playerName(e.player)} takes ${e.n} damage from ${cardName(view, e.piece)}.`
      : `${playerName(e.player)} takes ${e.n} battle damage.`,
  lifeGained: (_view, e) => `${playerName(e.player)} gains ${e.n} Life Points.`,
  // YG-LP-08: every change of Life Points is a line that all read.
  lifeSet: (_view, e) => `${playerName(e.player)}'s Life Points become ${e.n}.`,
  lifePaid: (_view, e) => `${playerName(e.player)} pays ${e.n} Life Points.`,
  tossed: (_view, e) => `Coin: ${e.list.map((side) => (side === 1 ? 'heads' : 'tails')).join(', ')}.`,
  rolled: (_view, e) => `Die: ${e.n}.`,
  activationNegated: (view, e) => `The activation of ${cardName(view, e.piece)} is negated.`,
  coinsTossed: (_view, e) => `${e.n === 0 ? 'No coin shows' : e.n === 1 ? '1 coin shows' : `${e.n} coins show`} heads.`,
  dieRolled: (_view, e) => `The die shows ${e.n}.`,
  declared: (_view, e) => `${playerName(e.player)} declares ${defs[e.n]?.name ?? e.n}.`,
  shown: (view, e) => `${named(view, e)} is shown.`,
  sided: (_view, e) => `${playerName(e.player)} is ready; their Side Deck holds ${e.n} card${e.n === 1 ? '' : 's'}.`,
  duelEnded: (_view, e) =>
    e.player === null
      ? `The Duel is a draw: ${reasons[e.cause] ?? ''} (${e.cause}).`
      : `${playerName(e.player)} wins the Duel ${reasons[e.cause] ?? ''} (${e.cause}).`,
  gameEnded: (_view, e) => endText(e.list, e.cause),
  chose: () => null,
  passed: () => null,
  triggered: () => null,
  replaced: (view, e) => `The effect of ${cardName(view, e.piece)} applies instead.`,
  ordered: (_view, e) => `${playerName(e.player)} chooses the order.`,
  resigned: (_view, e) => `${playerName(e.player)} concedes.`,
  offered: (_view, e) => `${playerName(e.player)} offers a draw.`,
  accepted: (_view, e) => `${playerName(e.player)} agrees.`,
  declined: (_view, e) => `${playerName(e.player)} wants to play on.`,
}

const reasons: Readonly<Record<string, string>> = {
  'YG-WIN-02': 'by Life Points',
  'YG-WIN-03': 'because no card was left to draw',
  'YG-WIN-04': 'by the effect of a card',
  'YG-WIN-06': 'both have no Life Points left',
  'YG-WIN-07': 'both have won',
  'YG-WIN-08': 'with the Forbidden One',
  'YG-WIN-09': 'by concession',
  'YG-WIN-11': 'by agreement',
  'YG-MATCH-01': 'the Match',
  'YG-MATCH-08': 'after the last Duel',
  'YG-META-09': 'it would go on for ever',
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
  event: (view, e) => events[e.on]?.(view, e)?.replace(/\.\.$/, '.') ?? null, // "Lord of D." ends a sentence
  refusal: refusalText,
  outcome: (view) => (view.outcome === null ? '' : endText(view.outcome.places, view.outcome.rule)),
  asks: Object.keys(asks),
  acts: Object.keys(options),
  events: Object.keys(events),
}
