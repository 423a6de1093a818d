/** What an emblem is drawn from. The same facts always give the same picture. */
export interface Facts {
  readonly id: string
  readonly name: string
  /** pawn, monster, item, spell, trap, action, marine … */
  readonly kind: string
  /** Race, class or type: it chooses the body. */
  readonly type?: string
  /** Attribute, civilization, energy or faction: it chooses palette and backdrop. */
  readonly attribute?: string
  readonly level?: number
  /** The highest level of its game: the greater of a kind look the part. */
  readonly levelMax?: number
  /** The sort of a spell or trap: equip, field, counter … */
  readonly icon?: string
  /** What a spell or trap does; it chooses the sigil. */
  readonly does?: readonly string[]
}
