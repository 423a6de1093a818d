import type { PlayerId } from '@duelhall/kernel'
import { type Scenario, scenario } from '@duelhall/testkit'
import type { Config, Edition } from '../config.ts'
import { type Laid, nameOf, positions } from '../lessons/positions.ts'
import type { Zone } from '../lexicon.ts'
import { type DiceState, places, zoneOf } from '../state.ts'

export { build, type Laid } from '../lessons/positions.ts'

export type Play = Scenario<DiceState, Config, Laid>
/** Everybody has a wild energy and a global to spend it on, so that no question answers itself while a character is in the field. */
export const laid = (edition: Edition, ...sides: Laid['sides']): Play => {
  const global = edition === 'ygo' ? 'ygo-113' : 'bfu-051'
  const [mine, theirs] = sides.map((side) => ({ ...side, reserve: [...(side.reserve ?? []), 'sidekick:wild'] }))
  return scenario(positions(edition), { edition, sides: [{ ...mine!, cards: [...(mine!.cards ?? []), global] }, theirs!] })
}

/** The turn of the first player from its start, with these draws and faces; nothing is added to what is laid. */
export const turnOf = (edition: Edition, script: readonly number[], sides: Laid['sides'], more: Partial<Laid> = {}): Play =>
  scenario(positions(edition), { edition, sides, script, ...more })

/** What lies in a player's zone, by name. */
export const inZone = (t: Play, player: number, zone: Zone): readonly string[] =>
  t.state.zones[zoneOf(player as PlayerId, places.indexOf(zone))]!.map((h) => nameOf(t.state, h))

/** The same with nothing added: questions with one answer are answered at once, and chance may fall as it likes. */
export const bare = (edition: Edition, table: Config['table'], ...sides: Laid['sides']): Play =>
  scenario(positions(edition), { edition, sides, table }).luck('bare')

export const zoneAt = (t: Play, name: string): Zone => places[(t.state.pieces[t.piece(name)]!.zone - 1) % places.length]!
export const values = (t: Play, name: string) => t.view(null).pieces[t.piece(name)]!.values
export const lifeOf = (t: Play, player: number): number => t.state.players[player]!.life
/** What a pick offers. */
export const picks = (t: Play): readonly string[] => t.offers('pick').map(({ piece }) => piece!)
