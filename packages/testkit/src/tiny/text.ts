import type { Handle, Happening, OptionRecord, PlayerId, Refusal, TableView, Text } from '@duelhall/kernel'

const player = (p: PlayerId | null): string => (p === null ? 'Everybody' : `Player ${p + 1}`)

/** A piece as this viewer may name it; the number tells two of a kind apart. */
function piece(view: TableView, h: Handle | null): string {
  if (h === null) return 'nothing'
  if (h < view.players.length) return player(h as number as PlayerId)
  const { def, guise } = view.pieces[h]!
  return `${def ?? `a hidden ${guise}`} (${h})`
}

const asks: Readonly<Record<string, (view: TableView) => string>> = {
  main: () => 'Your turn: what do you do?',
  respond: () => 'Do you answer?',
  pick: (view) => `Pick for ${piece(view, view.decision!.source)}`,
  bid: () => 'What do you put up?',
  order: () => 'What comes first?',
  trigger: (view) => `Use ${piece(view, view.decision!.source)}?`,
  replace: () => 'What stands in front of it?',
}

type Says = (view: TableView, o: OptionRecord) => string
const acts: Readonly<Record<string, Says>> = {
  pass: () => 'Pass',
  done: () => 'Done',
  decline: () => 'No',
  accept: (_view, o) => (o.place === null ? 'Yes' : `Yes, number ${o.place + 1}`),
  pick: (view, o) => `Pick ${piece(view, o.piece)}`,
  order: (_view, o) => (o.place === 0 ? 'As it stands' : `Number ${o.place! + 1} first`),
  endTurn: () => 'End the turn',
  play: (view, o) => `Play ${piece(view, o.piece)}`,
  setDown: (view, o) => `Set ${piece(view, o.piece)}`,
  flip: (view, o) => `Turn up ${piece(view, o.piece)}`,
  cast: (view, o) => `Cast ${piece(view, o.piece)}`,
  use: (view, o) => `Use ${piece(view, o.piece)}`,
  attack: (view, o) => `Attack with ${piece(view, o.piece)}`,
  spring: (view, o) => `Spring ${piece(view, o.piece)}`,
  bid: (view, o) => `Put up ${piece(view, o.piece)}`,
}

type Tells = (view: TableView, e: Happening) => string | null
const subject =
  (does: string): Tells =>
  (_view, e) =>
    `${player(e.player)} ${does}.`
const object =
  (does: string): Tells =>
  (view, e) =>
    `${player(e.player)} ${does} ${piece(view, e.piece)}.`
const events: Readonly<Record<string, Tells>> = {
  turnBegan: subject('begins a turn'),
  turnEnded: subject('ends the turn'),
  drew: object('draws'),
  entered: object('has on the field'),
  set: object('sets'),
  cast: object('casts'),
  used: object('uses'),
  chose: object('chooses'),
  attacked: (view, e) => `${piece(view, e.piece)} attacks ${piece(view, e.target)}.`,
  missed: (view, e) => `${piece(view, e.piece)} misses.`,
  turnedUp: object('turns up'),
  threatened: () => null,
  hurt: (view, e) => `${piece(view, e.piece)} takes ${e.n} damage.`,
  died: (view, e) => `${piece(view, e.piece)} dies.`,
  counted: (view, e) => `${piece(view, e.piece)} grows by ${e.n}.`,
  forbade: (view, e) => `${piece(view, e.piece)} silences ${piece(view, e.target)}.`,
  vanished: (view, e) => `${piece(view, e.piece)} vanishes in the mist.`,
  showed: object('shows'),
  concealed: subject('hides it again'),
  shuffled: subject('shuffles'),
  bid: object('had put up'),
  broken: () => 'What repeats for ever is broken off.',
  passed: subject('passes'),
  ordered: subject('orders what comes'),
  triggered: (view, e) => `${piece(view, e.piece)} acts.`,
  replaced: (view, e) => `${piece(view, e.piece)} stands in front of it.`,
  left: subject('is out'),
  ended: () => 'The tussle is over.',
  resigned: subject('resigns'),
  offered: subject('offers to end it'),
  accepted: subject('agrees'),
  declined: subject('does not agree'),
}

export const text: Text = {
  asks: Object.keys(asks),
  acts: Object.keys(acts),
  events: Object.keys(events),
  ask: (view) => asks[view.decision!.ask!]!(view),
  option: (view, option) => acts[option.act]!(view, option),
  event: (view, event) => events[event.on]!(view, event),
  refusal: (view, refusal: Refusal) =>
    `${refusal.rule}${refusal.source === null ? '' : `, because of ${piece(view, refusal.source)}`}${refusal.need === refusal.have ? '' : `: ${refusal.need} and not ${refusal.have}`}`,
  outcome: (view) => view.outcome!.places.map((place, p) => `${player(p as PlayerId)}: ${place}`).join(', '),
}
