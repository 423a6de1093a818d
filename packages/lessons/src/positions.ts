import { type GameModule, type Handle, type Option, type OptionRecord, pack, type State } from '@duelhall/kernel'

/** How a game builds positions for lessons and tests, and what it calls pieces and places there. */
export interface Positions<S extends State, C, P> {
  readonly module: GameModule<S, C>
  /** The position, run to its first decision: see `resume`. */
  build(position: P): S
  piece(state: S, name: string): Handle
  pieceName(state: S, piece: Handle): string
  place(state: S, act: string, name: string): number
  placeName(state: S, act: string, place: number): string
}

/** An option in the words of a test or lesson; what the act does not take is left out. */
export interface Named {
  readonly piece?: string
  readonly target?: string
  /** A name of the game's, or the bare number. */
  readonly place?: string | number
}

export function optionNamed<S extends State, C, P>(positions: Positions<S, C, P>, state: S, act: string, named: Named): Option {
  const { piece, target, place } = named
  return pack(positions.module.game.acts, {
    act,
    piece: piece === undefined ? null : positions.piece(state, piece),
    target: target === undefined ? null : positions.piece(state, target),
    place: place === undefined ? null : typeof place === 'number' ? place : positions.place(state, act, place),
  })
}

export function namedOption<S extends State, C, P>({ pieceName, placeName }: Positions<S, C, P>, state: S, record: OptionRecord): Named {
  return {
    ...(record.piece === null ? {} : { piece: pieceName(state, record.piece) }),
    ...(record.target === null ? {} : { target: pieceName(state, record.target) }),
    ...(record.place === null ? {} : { place: placeName(state, record.act, record.place) }),
  }
}
