declare module 'glicko2' {
  export interface Player {
    getRating(): number
    getRd(): number
    getVol(): number
  }
  export class Glicko2 {
    constructor(settings: { readonly tau: number; readonly rating: number; readonly rd: number; readonly vol: number })
    makePlayer(rating: number, deviation: number, volatility: number): Player
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void
  }
  const glicko2: { readonly Glicko2: typeof Glicko2 }
  export default glicko2
}
