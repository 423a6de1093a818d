import { type Chapter, documents } from 'virtual:rulebook'
import { useEffect, useState } from 'react'

/** Editions of one game share a document: the longest name with which the game's id begins. */
export function documentOf(game: string): string | null {
  const fitting = Object.keys(documents).filter((name) => game.startsWith(name))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

/** The chapters of a game's rules; null while they are fetched. */
export function useChapters(game: string): readonly Chapter[] | null {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null)
  useEffect(() => {
    const document = documentOf(game)
    if (document !== null) void documents[document]!().then(setChapters)
  }, [game])
  return chapters
}

/** The words of one rule; empty until they are known. */
export function useRule(game: string, rule: string): string {
  const chapters = useChapters(game)
  const found = chapters?.flatMap((chapter) => chapter.rules).find((one) => one.id === rule)
  return found === undefined ? '' : plain(found.text)
}

/** Catalogue text without its marks: code, emphasis, and from where a rule is taken. */
export const plain = (text: string): string => text.replace(/^\[[^\]]+\] (?:RULING: )?/, '').replace(/`|\*+/g, '')
