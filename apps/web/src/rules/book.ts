import { type Book, documents } from 'virtual:rulebook'
import { useEffect, useState } from 'react'

/** Editions of one game share a document: the longest name with which the game's id begins. */
export function documentOf(game: string): string | null {
  const fitting = Object.keys(documents).filter((name) => game.startsWith(name))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

/** The rules of a game and their words; null while they are fetched. */
export function useBook(game: string): Book | null {
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => {
    const document = documentOf(game)
    if (document !== null) void documents[document]!().then(setBook)
  }, [game])
  return book
}

/** The words of one rule; empty until they are known. */
export function useRule(game: string, rule: string): string {
  const book = useBook(game)
  const found = book?.chapters.flatMap((chapter) => chapter.rules).find((one) => one.id === rule)
  return found === undefined ? '' : plain(found.text)
}

/** Catalogue text without its marks: code, emphasis, and from where a rule is taken. */
export const plain = (text: string): string => text.replace(/^\[[^\]]+\] (?:RULING: )?/, '').replace(/`|\*+/g, '')

/** The rule alone, without why it was settled so. */
export const brief = (text: string): string => plain(text.replace(/^`RULING:` /, '').replace(/ `?RULING:.*$/, ''))
