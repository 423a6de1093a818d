import type { Recording } from '@duelhall/api'
import type { Handle, Replay, Viewer } from '@duelhall/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Engine, EngineFailure, startEngine, workersExist } from '../engine/client.ts'
import type { Glimpse, Story } from '../engine/protocol.ts'
import { loadSave, type SeatPlan } from '../store/saves.ts'
import { beatInNames, momentsInNames, namesOf } from '../table/in-names.ts'
import { readFragment } from './link.ts'
import { openedFile } from './opened-file.ts'

export type StoryFault = 'badLink' | 'badFile' | 'bad' | 'missing' | 'noWorkers'

export interface Watched {
  readonly fault: { readonly kind: StoryFault; readonly says: string } | null
  readonly game: string
  /** Null where there is a recording alone, which is seen as those who watched saw it. */
  readonly replay: Replay | null
  /** Whether the last part of a recording can be told again. */
  readonly isToldInPart: boolean
  readonly seats: readonly SeatPlan[]
  readonly story: Story | null
  readonly beat: Glimpse | null
  readonly at: number
  readonly viewer: Viewer
  go(at: number): void
  see(viewer: Viewer): void
}

/** Of a recording the last part can be told again where the match outlived a change of rules. */
export type Source = ({ readonly replay: unknown } | { readonly recording: Recording; readonly isToldInPart: boolean }) & {
  readonly seats: readonly SeatPlan[]
  readonly at: number | null
}

/** Where the replay comes from: a match of the server, a game of this browser, a file, or the address itself. */
async function find(game: string | undefined, match: string | undefined, sinceChange: boolean): Promise<Source | StoryFault> {
  if (match !== undefined) return (await import('../online/replay.ts')).finishedMatch(match, sinceChange).catch(() => 'missing' as const)
  if (game === 'file') return openedFile() === null ? 'missing' : { replay: openedFile(), seats: [], at: null }
  if (game !== undefined) {
    const save = loadSave(game)
    return typeof save === 'string' ? 'missing' : { replay: save.replay, seats: save.seats, at: null }
  }
  const linked = await readFragment(location.hash)
  return linked === null ? 'badLink' : { replay: linked.replay, seats: [], at: linked.at }
}

/** Opens a replay in a worker and shows it at any choice. */
export function useStory(game: string | undefined, match: string | undefined, sinceChange: boolean): Watched {
  const [fault, setFault] = useState<Watched['fault']>(null)
  const [source, setSource] = useState<Source | null>(null)
  const [story, setStory] = useState<Story | null>(null)
  const [beat, setBeat] = useState<Glimpse | null>(null)
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>(null)
  const engine = useRef<Engine | null>(null)
  useEffect(() => {
    let isOpen = true
    const open = async () => {
      if (!workersExist()) return setFault({ kind: 'noWorkers', says: '' })
      const found = await find(game, match, sinceChange)
      if (!isOpen) return
      if (typeof found === 'string') return setFault({ kind: found, says: '' })
      engine.current = startEngine()
      try {
        const told = await ('recording' in found
          ? engine.current.call('recorded', { recording: found.recording })
          : engine.current.call('story', { replay: found.replay }))
        if (!isOpen) return
        setSource(found)
        setStory({ ...told, moments: momentsInNames(told.moments, namesOf(found.seats)) })
        setAt(Math.min(found.at ?? 0, told.moments.length - 1))
      } catch (error) {
        const problems = error instanceof EngineFailure ? error.failure.problems.map((problem) => `${problem.path}: ${problem.says}`) : []
        if (isOpen) setFault({ kind: 'bad', says: problems.join('; ') })
      }
    }
    void open()
    return () => {
      isOpen = false
      engine.current?.close()
      engine.current = null
    }
  }, [game, match, sinceChange])
  useEffect(() => {
    if (story === null) return
    let isWanted = true
    const names = namesOf(source?.seats ?? [])
    void engine.current?.call('scene', { at, viewer }).then((next) => isWanted && setBeat(beatInNames(next, names)))
    return () => {
      isWanted = false
    }
  }, [story, source, at, viewer])
  const go = useCallback((next: number) => setAt(Math.max(0, Math.min(next, (story?.moments.length ?? 1) - 1))), [story])
  const replay = (source !== null && 'replay' in source ? source.replay : null) as Replay | null
  return {
    fault,
    game: replay?.game ?? beat?.scene.view.game ?? '',
    replay,
    isToldInPart: source !== null && 'recording' in source && source.isToldInPart,
    seats: source?.seats ?? [],
    story,
    beat,
    at,
    viewer,
    go,
    see: setViewer,
  }
}

export type Inspect = (piece: Handle | null) => void
