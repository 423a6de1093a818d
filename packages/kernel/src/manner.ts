/** How a search goes about it; `duelhall lab compare` tells whether another way is better. */
export interface Manner {
  /** How much more is tried of what has been tried little. */
  readonly curiosity: number
  /** The same at the question itself, where an option must not be given up before the best that can be made of it is found. */
  readonly outset: number
  /** Of a long list so many options are looked at first, … */
  readonly width: number
  /** … and so many more with each root of the visits. */
  readonly widening: number
  /** What a first look at every option, one act ahead, counts for, in visits; 0 for no such look. */
  readonly prior: number
  /** At a new question of its own in the tree it looks at so many options at once, all on one copy, and the best of them counts; 0 for none. */
  readonly spread: number
  /** Where the tree ends in the middle of an act, the best of so many ways to go on with it is judged, then of half as many, and so on. */
  readonly care: number
  /** Whether questions in the tree are told apart by what they offer, or only by who is asked. */
  readonly apart: boolean
  /** How much of what was learned in the last search is kept for the next. */
  readonly keep: number
  /** Among untried options, how often the one that did best elsewhere in the tree comes first; otherwise any. */
  readonly fame: number
  /** What an option is worth besides how it went: how it looks if everybody takes what looks best, from 0 (nothing) to 1 (all). */
  readonly foresight: number
  /** The search ends where this many turns have passed, and judges there: 1 is the end of the turn under way; 0 knows no end. */
  readonly horizon: number
  /**
   * In logits, by how much a position looks better than judged to whoever is not on turn, and worse to whoever is: where a judgement
   * has the end of a turn cost something, everything else would look better than to end it.
   */
  readonly tempo: number
  /** By how much of a chance to win an act that closes something must look better than another one. */
  readonly patience: number
  /** How far it misjudges: 0 not at all, 1 as far as the best and the worst it saw lie apart. */
  readonly blur: number
}
