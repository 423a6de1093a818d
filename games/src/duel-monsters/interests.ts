import { some } from '@duelhall/effects'
import { type Handle, type KeyId, keyId } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { fx } from './fx.ts'
import { type DuelEffect, eventNames } from './lexicon.ts'
import { DOWN, GRAVE, isOnField, isSeat, type T, whereIs } from './state.ts'

/** Everything that happens is kept until triggers are collected: an answer may speak of it, and "last" is counted over all (YG-CHAIN-40). */
const missing = eventNames.filter((name) => fx.hears[name] === undefined)
export const indexKeys: readonly string[] = [...fx.keys, ...missing.map((name) => `on:${name}`)]
export const hears: Readonly<Record<string, KeyId>> = {
  ...fx.hears,
  ...Object.fromEntries(missing.map((name, i) => [name, keyId(fx.keys.length + i)])),
}
/** The first seat stands for what cards say of themselves, wherever they lie then. */
export const seatInterests: readonly KeyId[] = [
  ...new Set([...eventNames.map((name) => hears[name]!), ...fx.catalog.keywordInterests]),
].sort((a, b) => a - b)
const NOTHING: readonly KeyId[] = []

const isOwn = (effect: DuelEffect): boolean => effect.kind === 'trigger' && (effect.on.piece === 'self' || effect.on.other === 'self')
/** Triggers on others that work from the Graveyard, which lies open to all. */
const inGrave: readonly (readonly KeyId[])[] = defs.map((def) => {
  const keys = def.effects.flatMap((effect) =>
    effect.kind === 'trigger' && !isOwn(effect) && some(effect.from ?? []).includes('graveyard')
      ? some(effect.on.on).map((on) => hears[on]!)
      : [],
  )
  return keys.length === 0 ? NOTHING : [...new Set(keys)].sort((a, b) => a - b)
})

/** The keys under which a card is found: what lies hidden listens to nothing. */
export function interests(t: T, h: Handle): readonly KeyId[] {
  const s = t.state
  if (isSeat(s, h)) return h === 0 ? seatInterests : fx.catalog.keywordInterests
  const { def, pose } = t.piece(h)
  if (isOnField(s, h)) return pose === DOWN ? NOTHING : (fx.catalog.interests[def] ?? NOTHING)
  return whereIs(s, h) === GRAVE ? inGrave[def]! : NOTHING
}
