/** The language a text is made in: knows number, person and what was mentioned last. */
export interface Words {
  /** A clause with its subject: "draw a card", "your opponent draws a card". */
  clause(who: unknown, verb: string, ...rest: string[]): string
}
