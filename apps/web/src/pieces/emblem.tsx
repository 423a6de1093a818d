import { drawn, type Facts, factsOf, prepare } from '@duelhall/emblems'
import type { Card } from '@duelhall/kernel'
import { useEffect, useState } from 'react'

/** Pictures that have been drawn, as addresses: one picture is drawn once, however often it is shown. */
const made = new Map<string, string>()

function addressOf(facts: Facts, ground: boolean): string | null {
  const key = `${facts.kind}/${facts.id}/${facts.name}/${ground}`
  const known = made.get(key)
  if (known !== undefined) return known
  const svg = drawn(facts, { ground })
  if (svg === null) return null
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  made.set(key, address)
  return address
}

/** The address of the picture these facts call for; null until its module has come. */
export function useEmblem(facts: Facts | null, ground = true): string | null {
  const [, redraw] = useState(0)
  const address = facts === null ? null : addressOf(facts, ground)
  useEffect(() => {
    if (facts === null || address !== null) return
    let isHere = true
    void prepare(facts).then(() => isHere && redraw((n) => n + 1))
    return () => {
      isHere = false
    }
  }, [facts, address])
  return address
}

const read = new WeakMap<Card, Facts>()
/** What a card's picture is drawn from; the same record for the same card. */
export function factsOfCard(game: string, card: Card): Facts {
  const known = read.get(card) ?? factsOf(game, card)
  read.set(card, known)
  return known
}

interface EmblemProps {
  readonly facts: Facts | null
  readonly ground?: boolean
  readonly className?: string
}

/** A picture beside words, so it needs none itself. */
export function Emblem({ facts, ground = true, className = '' }: EmblemProps) {
  const address = useEmblem(facts, ground)
  return address === null ? (
    <span className={`emblem ${className}`} />
  ) : (
    <img className={`emblem ${className}`} src={address} alt="" draggable={false} />
  )
}

interface EmblemImageProps {
  readonly facts: Facts | null
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ground?: boolean
  readonly clip?: string
}

/** The same picture inside a drawing. */
export function EmblemImage({ facts, x, y, size, ground = true, clip }: EmblemImageProps) {
  const address = useEmblem(facts, ground)
  if (address === null) return null
  return <image href={address} x={x} y={y} width={size} height={size} preserveAspectRatio="xMidYMid slice" clipPath={clip} />
}
