import { puzzlesOf } from '@duelhall/games'
import type { Puzzle } from '@duelhall/lessons'
import { useEffect, useState } from 'react'

/** The puzzles of a game; null while they are fetched. */
export function usePuzzles(game: string): readonly Puzzle[] | null {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null)
  useEffect(() => {
    let isHere = true
    setPuzzles(null)
    void (Object.hasOwn(puzzlesOf, game) ? puzzlesOf[game]!() : Promise.resolve([])).then((found) => isHere && setPuzzles(found))
    return () => {
      isHere = false
    }
  }, [game])
  return puzzles
}
