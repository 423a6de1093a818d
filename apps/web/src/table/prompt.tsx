import { type Handle, passive } from '@duelhall/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { useSession, useTable } from './context.ts'
import { seatName } from './naming.ts'
import { type Entry, entriesOf, pickedKey, shortened } from './offers.ts'
import type { Offer, Skin, SkinProps } from './skin.ts'

/** Lists longer than this can be searched. */
const SEARCHED = 14

/** The question in words, and every option as a button. */
export const Prompt = ({ skin, props }: { readonly skin: Skin | null; readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const { view, seats, decision, offers, viewer } = props
  const thinking = useTable((state) => state.thinking)
  if (decision === null || offers.all.length === 0) {
    const asked = view.decision?.player
    const name = asked === undefined ? '' : seatName(seats, asked)
    return (
      <Region view={view}>
        <div className="question">
          <h2>{thinking === null ? t('table.is', { name }) : t('table.thinking', { name })}</h2>
          {viewer === null && <p>{t('table.watching')}</p>}
        </div>
        {thinking !== null && <Glyph name="hourglass" size={24} />}
      </Region>
    )
  }
  // Another question and another piece in hand are another list, from its top.
  return <Question key={`${view.decision!.n} ${props.held}`} skin={skin} props={props} />
}

interface RegionProps {
  readonly view: SkinProps['view']
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** Says while an answer is on its way or another picture is, without drawing what it holds anew. */
const Region = ({ view, isLong = false, children }: RegionProps) => {
  const { t } = useTranslation()
  const isBusy = useTable((state) => state.isBusy || state.scene?.view !== view)
  return (
    <section className="card prompt" aria-label={t('table.decision')} aria-busy={isBusy} data-many={isLong || undefined}>
      {children}
    </section>
  )
}

const Question = ({ skin, props }: { readonly skin: Skin | null; readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const session = useSession()
  const { offers, held, prompt, nameOf, phone } = props
  const [typed, setTyped] = useState('')
  const entries = useMemo(() => entriesOf(offers.all, held), [offers, held])
  const short = useMemo(() => shortened(entries.flatMap((entry) => ('offer' in entry ? [entry.offer.words] : []))), [entries])
  let single = 0
  const groups = entries.flatMap((entry) => ('offer' in entry ? [] : [nameOf(entry.piece)]))
  const groupName = (piece: Handle): string => {
    const name = nameOf(piece)
    const isAlone = groups.indexOf(name) === groups.lastIndexOf(name)
    return isAlone || skin?.where === undefined ? name : `${name} (${skin.where(props.view, piece)})`
  }
  const shown = entries.map((entry) => ({ entry, label: 'offer' in entry ? short[single++]! : groupName(entry.piece) }))
  const fitting =
    typed === '' ? shown : shown.filter(({ entry, label }) => hasAll(`${label} ${'offer' in entry ? entry.offer.words : ''}`, typed))
  const isQuiet = (entry: Entry) => 'offer' in entry && skin?.onField?.(entry.offer.option) === true
  return (
    <Region view={props.view} isLong={entries.length > 6}>
      <div className="question">
        <h2>{prompt}</h2>
        <Picked props={props} />
      </div>
      <div className="aside">
        {entries.length > SEARCHED && (
          <input
            className="input find"
            type="search"
            value={typed}
            placeholder={t('table.find')}
            aria-label={t('table.find')}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {held !== null && (
          <button type="button" className="btn" onClick={() => session.hold(null)}>
            {t('table.other')} {!phone && <Key name="Esc" />}
          </button>
        )}
        <YieldButtons props={props} first={offers.all[0]!} />
      </div>
      <ul className="options">
        {fitting.map(({ entry, label }, i) => (
          <li key={'offer' in entry ? entry.offer.at : `piece ${entry.piece}`}>
            <EntryButton
              entry={entry}
              label={label}
              n={i + 1}
              isMain={held === null && 'offer' in entry && entry.offer.at === 0}
              isQuiet={isQuiet(entry)}
              props={props}
            />
          </li>
        ))}
      </ul>
    </Region>
  )
}

/** The key that does the same, for those who see it. */
const Key = ({ name }: { readonly name: string }) => (
  <span className="key" aria-hidden="true">
    {name}
  </span>
)

const hasAll = (text: string, typed: string): boolean => {
  const words = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

interface EntryButtonProps {
  readonly entry: Entry
  readonly label: string
  /** Its number in the list, which is also its key. */
  readonly n: number
  readonly isMain: boolean
  readonly isQuiet: boolean
  readonly props: SkinProps
}

const EntryButton = ({ entry, label, n, isMain, isQuiet, props }: EntryButtonProps) => {
  const { t } = useTranslation()
  const key = n <= 9 && !props.phone && <Key name={String(n)} />
  if ('offer' in entry) {
    const { offer } = entry
    const piece = offer.option.target ?? offer.option.piece
    return (
      <button
        type="button"
        className={`btn option${isMain ? ' main' : ''}${isQuiet ? ' quiet-option' : ''}`}
        aria-label={offer.words}
        onClick={() => props.choose(offer.at)}
        onPointerEnter={() => props.inspect(piece)}
        onFocus={() => props.inspect(piece)}
      >
        <span>{label}</span>
        {key}
      </button>
    )
  }
  const ways = t('table.options', { count: entry.offers.length })
  return (
    <button
      type="button"
      className="btn option glow"
      aria-label={`${label}, ${ways}`}
      onClick={() => props.hold(entry.piece)}
      onPointerEnter={() => props.inspect(entry.piece)}
      onFocus={() => props.inspect(entry.piece)}
    >
      <span>
        {label} <small>{ways}</small>
      </span>
      {key}
    </button>
  )
}

/** What has been picked so far, where several are picked one by one. */
const Picked = ({ props }: { readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const set = props.decision!.set
  const source = props.decision!.source
  if (set === null) return source === null || source < props.seats.length ? null : <p>{props.nameOf(source)}</p>
  const says = t(`table.${pickedKey(set, props.view.pieces.length)}`, { count: set.picked.length, min: set.min, max: set.max })
  return <p>{[says, set.picked.map(props.nameOf).join(', ')].filter((part) => part !== '').join(': ')}</p>
}

/** Passing in the turns of others: until the step ends, or until one's own turn begins. */
const YieldButtons = ({ props, first }: { readonly props: SkinProps; readonly first: Offer }) => {
  const { t } = useTranslation()
  const session = useSession()
  if (props.view.turn.player === props.viewer || !passive.includes(first.option.act)) return null
  return (['step', 'turn'] as const).map((point) => (
    <button key={point} type="button" className="btn" onClick={() => session.yieldUntil(point)}>
      {t(`table.yield.${point}`)}
    </button>
  ))
}
