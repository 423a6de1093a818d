import type * as z from 'zod'
import type { failure } from './errors.ts'
import type { matchFile, recording } from './file.ts'
import type { card, lobby, newSeek, seek } from './lobby.ts'
import type { act, agreed, brings, chatLine, clockPlan, clocks, join, matchLook, newTable, seatView, step } from './match.ts'
import type { deck, ladder, me, profile, rating, token } from './people.ts'
import type { newSimulation, simulation, simulationResult } from './simulations.ts'
import type { packet } from './stream.ts'

/** What server and clients speak about, by name. */
export type Me = z.output<typeof me>
export type Act = z.output<typeof act>
export type Agreed = z.output<typeof agreed>
export type BringsSent = z.output<typeof brings>
export type ChatLine = z.output<typeof chatLine>
export type ClockPlanSent = z.output<typeof clockPlan>
export type ClocksShown = z.output<typeof clocks>
export type Deck = z.output<typeof deck>
export type Failure = z.output<typeof failure>
export type Join = z.output<typeof join>
export type Ladder = z.output<typeof ladder>
export type Lobby = z.output<typeof lobby>
export type MatchCard = z.output<typeof card>
export type MatchFile = z.output<typeof matchFile>
export type MatchLook = z.output<typeof matchLook>
export type NewSeek = z.output<typeof newSeek>
export type NewTable = z.output<typeof newTable>
export type Packet = z.output<typeof packet>
export type Profile = z.output<typeof profile>
export type Rating = z.output<typeof rating>
export type Recording = z.output<typeof recording>
export type SeatShown = z.output<typeof seatView>
export type Seek = z.output<typeof seek>
export type NewSimulation = z.output<typeof newSimulation>
export type Simulation = z.output<typeof simulation>
export type SimulationResult = z.output<typeof simulationResult>
export type Step = z.output<typeof step>
export type Token = z.output<typeof token>
