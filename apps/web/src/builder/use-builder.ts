import type { Card, GameModule } from '@duelhall/kernel'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readIncoming } from './incoming.ts'
import { emptyParts, type Fault, faultsOf, type Kind, type Parts } from './kind.ts'
import { readFragment } from './link.ts'
import { type KeptDeck, keepDeck, newDeck, removeDeck, useDecks } from './store.ts'

export interface Bench {
  readonly module: GameModule
  readonly kind: Kind
  readonly deck: KeptDeck
  readonly decks: readonly KeptDeck[]
  readonly faults: readonly Fault[]
  /** What was wrong with the last text that came in. */
  readonly report: { readonly from: string; readonly faults: readonly Fault[]; readonly taken: boolean } | null
  /** The browser could not keep the last change. */
  readonly isFull: boolean
  readonly canUndo: boolean
  cardOf(id: string): Card
  add(card: Card, part: string, copies?: number): void
  drop(id: string, part: string): void
  rename(name: string): void
  undo(): void
  /** Begins another list with these cards; the one before stays. */
  begin(name: string, parts: Parts): void
  open(id: string): void
  remove(): void
  take(text: string, from: string): Promise<void>
  tell(from: string, says: string): void
  dismiss(): void
}

/** One list under the hands: every change is kept at once and can be taken back. */
export function useBench(module: GameModule, kind: Kind): Bench {
  const { t } = useTranslation()
  const game = module.game.id
  const navigate = useNavigate()
  const { deck: wanted } = useSearch({ strict: false }) as { deck?: string }
  const decks = useDecks(game)
  const [blank] = useState(() => newDeck(game, t('learn.builder.unnamed'), emptyParts(kind)))
  const deck = decks.find((one) => one.id === String(wanted)) ?? (wanted === 'new' ? undefined : decks[0]) ?? blank
  const [past, setPast] = useState<readonly KeptDeck[]>([])
  const [report, setReport] = useState<Bench['report']>(null)
  const [isFull, setFull] = useState(false)
  const [catalog] = useState(() => new Map(module.catalog.map((card) => [card.id, card])))
  const faults = useMemo(() => faultsOf(module, kind, deck.parts), [module, kind, deck.parts])

  const go = (id: string) => void navigate({ to: '.', search: { deck: id }, hash: '', replace: true, resetScroll: false })
  const keep = (next: KeptDeck) => {
    setFull(!keepDeck({ ...next, updated: Date.now() }))
    if (next.id !== wanted) go(next.id)
  }
  const change = (next: Partial<KeptDeck>) => {
    setPast([...past.filter((one) => one.id === deck.id), deck].slice(-100))
    keep({ ...deck, ...next })
  }
  const begin = (name: string, parts: Parts) => {
    setPast([])
    keep(newDeck(game, name, { ...emptyParts(kind), ...parts }))
  }
  const take = async (text: string, from: string) => {
    const read = await readIncoming(text, kind, module.catalog)
    if (read.parts !== null) begin(from === '' ? t('learn.builder.imported') : from, read.parts)
    setReport({ from, faults: read.faults, taken: read.parts !== null })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when the page opens
  useEffect(() => {
    const linked = readFragment(location.hash)
    if (linked === undefined) return
    const isKnown =
      linked !== null &&
      Object.entries(linked.parts).every(([part, ids]) => kind.parts.includes(part) && ids.every((id) => catalog.has(id)))
    if (isKnown) begin(linked.name, linked.parts)
    else setReport({ from: t('learn.builder.theLink'), faults: [{ line: 0, rule: null, says: t('learn.builder.badLink') }], taken: false })
  }, [])

  return {
    module,
    kind,
    deck,
    decks,
    faults,
    report,
    isFull,
    canUndo: past.some((one) => one.id === deck.id),
    // A list from an older catalogue is shown as it is; the game says what is wrong with it.
    cardOf: (id) => catalog.get(id) ?? { id, name: id, facts: {}, text: '' },
    add(card, part, copies = 1) {
      const { parts } = deck
      const more = Array.from({ length: copies }, () => card.id)
      change({ parts: kind.put?.(parts, card) ?? { ...parts, [part]: [...(parts[part] ?? []), ...more] } })
    },
    drop(id, part) {
      const list = deck.parts[part] ?? []
      const at = list.lastIndexOf(id)
      if (at >= 0) change({ parts: { ...deck.parts, [part]: list.toSpliced(at, 1) } })
    },
    rename: (name) => change({ name }),
    undo() {
      const before = past.filter((one) => one.id === deck.id).at(-1)
      if (before === undefined) return
      setPast(past.filter((one) => one !== before))
      keep(before)
    },
    begin,
    open(id) {
      setPast([])
      setReport(null)
      go(id)
    },
    remove() {
      removeDeck(deck.id)
      go(decks.find((one) => one.id !== deck.id)?.id ?? 'new')
    },
    take,
    tell: (from, says) => setReport({ from, faults: [{ line: 0, rule: null, says }], taken: false }),
    dismiss: () => setReport(null),
  }
}
