import type { Breakdown, Card, DecisionView, Handle, Happening, OptionRecord, PlayerId, TableView, Viewer } from '@duelhall/kernel'
import type { ComponentType } from 'react'

/** An option of the open question, with its index and the game's words for it. */
export interface Offer {
  readonly at: number
  readonly option: OptionRecord
  readonly words: string
}

/** What is on offer to this viewer now, found by what is pressed. Empty while somebody else is asked, in replays, while a beat plays. */
export interface Offers {
  readonly all: readonly Offer[]
  /** Options that begin with this piece. */
  byPiece(piece: Handle): readonly Offer[]
  /** Options that end at this piece; with `piece`, only those of that one. */
  byTarget(target: Handle, piece?: Handle | null): readonly Offer[]
  /** Options that lead to this place; with `piece`, only those of that one. */
  byPlace(place: number, piece?: Handle | null): readonly Offer[]
}

export interface SeatInfo {
  readonly player: PlayerId
  readonly name: string
  /** 0 for a person. */
  readonly level: number
  /** The viewer's own seat. */
  readonly isYou: boolean
}

/** How fast things move: `off` also when the system asks for less motion. */
export type Pace = 'off' | 'quick' | 'calm'

/** Everything a skin is given. It draws, and says what was pressed; it knows no rules. */
export interface SkinProps {
  readonly view: TableView
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  /** The question put to the viewer; null while somebody else is asked. */
  readonly decision: DecisionView | null
  readonly prompt: string
  readonly offers: Offers
  /** Answers with the option of this index: `offer.at`. */
  choose(at: number): void
  /** The piece picked up first where an option has several parts; the prompt bar then lists its options only. */
  readonly held: Handle | null
  hold(piece: Handle | null): void
  /**
   * A piece was pressed: takes the option if it is the only one, holds the piece if there are several, says why if there is none.
   * Enough for most skins; `choose`, `hold` and `refuse` are for those that know better.
   */
  press(piece: Handle, near: Element): void
  /** The piece shown in the inspector: call it on hover and on focus. */
  readonly inspected: Handle | null
  inspect(piece: Handle | null): void
  /** Pieces that a line of the log points at. */
  readonly pointed: readonly Handle[]
  /** Something was pressed that is not on offer: a card says why, beside the pressed element. */
  refuse(pressed: { readonly piece?: Handle; readonly target?: Handle; readonly place?: number }, near: Element): void
  /** What the last choice led to, in order: to be animated, then forgotten; the view is right already. */
  readonly events: readonly Happening[]
  /** Counts the choices: another number means other events. */
  readonly beat: number
  readonly pace: Pace
  /** The card behind a piece this viewer knows; null for players and hidden pieces. */
  card(piece: Handle): Card | null
  /** How the values of a piece came about that effects have changed. */
  breakdown(piece: Handle): readonly Breakdown[]
  /** The seat's name, the card's name, or what can be told of a hidden piece. */
  nameOf(piece: Handle): string
  /** A narrow screen held upright: the field gets the whole width and about half the height. */
  readonly phone: boolean
  readonly colourBlind: boolean
}

/** What the panel of a player shows below the name. */
export interface SeatProps extends SkinProps {
  readonly player: PlayerId
}

/** The look of one game. Every part but `Field` may be left to the generic table. */
export interface Skin {
  /** The table itself. It fills its box, which never scrolls; on phones it zooms and pans. */
  readonly Field: ComponentType<SkinProps>
  /** Panels above the inspector: a dice tray, a battle, a chain. */
  readonly Side?: ComponentType<SkinProps>
  /** Chips, crests, life: the body of a player's panel. Must fit 260 × 110 px, on phones 90 × 24 px. */
  readonly Seat?: ComponentType<SeatProps>
  /** The portrait of a player; square. */
  readonly Face?: ComponentType<SeatProps>
  /** The picture of a piece in inspector and lists; square. */
  readonly Picture?: ComponentType<SkinProps & { readonly piece: Handle }>
  /** The colour of a seat as CSS, for borders and the log. */
  colour?(view: TableView, player: PlayerId): string
  /** Milliseconds for which the events of a beat keep the eye busy; the next computer move waits so long. */
  lasts?(events: readonly Happening[], pace: Pace): number
  /** Events that hurt, and whom: their piece or their player shakes. */
  readonly hurts?: Readonly<Record<string, 'piece' | 'player'>>
  /** The field shows the steps of the turn itself: a narrow screen needs no second row of them. */
  readonly hasSteps?: true
  /** Where a piece is, in a word or two, for pieces of the same name. */
  where?(view: TableView, piece: Handle): string
  /** Options that the field itself shows well, so that the prompt bar lists them in a menu and not as buttons. */
  onField?(option: OptionRecord): boolean
}
