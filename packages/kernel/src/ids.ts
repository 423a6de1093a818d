/** Small integers with a name of their own, so that one kind is never passed for another. */
export type PlayerId = number & { readonly brand: 'player' }
/** A place in `state.pieces`; the first ones are the players themselves. */
export type Handle = number & { readonly brand: 'handle' }
/** A place in the game's catalog. */
export type DefId = number & { readonly brand: 'def' }
/** A place in `state.zones`. */
export type ZoneId = number & { readonly brand: 'zone' }
/** A place in the game's list of index keys: who listens, bans or replaces. */
export type KeyId = number & { readonly brand: 'key' }
/** What others can tell of a hidden piece; a place in the game's list of guises. */
export type GuiseId = number & { readonly brand: 'guise' }
/** A handle together with the life it had: see `refTo` and `same`. */
export type Ref = number & { readonly brand: 'ref' }
/** Act, piece, target and place in one small integer: see `pack` and `read`. */
export type Option = number & { readonly brand: 'option' }

export type GameId = string
/** `BC-MOVE-04`: an entry of `docs/rules`. */
export type RuleId = `${string}-${string}-${string}`
/** The path of a step in card data: `ember-hound/0/do/2/then`. */
export type BlockId = string
/** Any text; 64 hexadecimal digits are taken as the key itself. */
export type Seed = string

export const playerId = (n: number): PlayerId => n as PlayerId
export const handle = (n: number): Handle => n as Handle
export const defId = (n: number): DefId => n as DefId
export const zoneId = (n: number): ZoneId => n as ZoneId
export const keyId = (n: number): KeyId => n as KeyId
export const guiseId = (n: number): GuiseId => n as GuiseId

/** The piece that stands for a player: a player can be chosen, hurt and forbidden things like any piece. */
export const seatOf = (player: PlayerId): Handle => handle(player)
