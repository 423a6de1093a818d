import { type Card, type DefId, defId, lateText, RulesBug } from '@duelhall/kernel'
import { attributes, type Facts, monsterTypes, type SpellIcon, type TrapIcon } from './cards/facts.ts'
import { behaviours } from './cards/index.ts'
import { facts as cardFacts, isExtra } from './cards/shelf.ts'
import { tokenFacts } from './cards/tokens.ts'
import type { Behaviour, DuelEffect, Figure } from './lexicon.ts'

/** A card as the rules know it: what is printed and what it does. */
export interface Def {
  readonly id: string
  readonly name: string
  readonly kind: 'player' | 'slot' | 'monster' | 'spell' | 'trap'
  readonly facts: Facts | null
  readonly does: Behaviour | null
  readonly effects: readonly DuelEffect[]
}

const byPasscode: ReadonlyMap<string, Behaviour> = new Map(behaviours.map((does) => [does.id, does]))

function defOf(facts: Facts): Def {
  const does = byPasscode.get(facts.id) ?? null
  if (does !== null && does.name !== facts.name) throw new RulesBug(`${does.id} is ${facts.name}, not ${does.name}`)
  return { id: facts.id, name: facts.name, kind: facts.kind, facts, does, effects: does?.effects ?? [] }
}

const seat: Def = { id: 'player', name: 'Player', kind: 'player', facts: null, does: null, effects: [] }
/** YG-TRAP-11: what fills the second zone of a Trap Monster. */
const slot: Def = { id: 'slot', name: 'Occupied zone', kind: 'slot', facts: null, does: null, effects: [] }

/** Every definition, by `DefId`; 0 is a player. */
export const defs: readonly Def[] = [seat, slot, ...cardFacts.map(defOf), ...tokenFacts.map(defOf)]
export const SEAT = defId(0)
export const SLOT = defId(1)
for (const id of byPasscode.keys()) if (!defs.some((def) => def.id === id)) throw new RulesBug(`no facts of ${id}`)

const byId: ReadonlyMap<string, DefId> = new Map(defs.map((def, i) => [def.id, defId(i)]))
export const defNamed = (id: string): DefId | null => byId.get(id) ?? null
const byName: ReadonlyMap<string, DefId> = new Map(defs.map((def, i) => [def.name, defId(i)]))
/** A definition by the name on the card. */
export const defCalled = (name: string): DefId => {
  const def = byName.get(name)
  if (def === undefined) throw new RulesBug(`no card is named ${name}`)
  return def
}

// The same by field, for rules that ask often.
const table = <V>(of: (def: Def) => V): readonly V[] => defs.map(of)
const monster = (def: Def) => (def.facts?.kind === 'monster' ? def.facts : null)
export const IS_MONSTER = table((def) => def.kind === 'monster')
export const IS_SPELL = table((def) => def.kind === 'spell')
export const IS_TRAP = table((def) => def.kind === 'trap')
export const IS_EXTRA = table((def) => def.facts !== null && isExtra(def.facts))
export const IS_TOKEN = table((def) => tokenFacts.some((token) => token.id === def.id))
/** YG-TRAP-11: the values of a Trap that is also a monster. */
const risen = (def: Def): Figure | null => {
  for (const effect of def.effects) if (effect.kind === 'play') for (const step of effect.do) if (step.op === 'rise') return step.monster
  return null
}
const figure = (def: Def): Figure | null => monster(def) ?? risen(def)
export const LEVEL = table((def) => figure(def)?.level ?? 0)
export const ATK = table((def) => figure(def)?.atk ?? 0)
export const DEF = table((def) => figure(def)?.def ?? 0)
export const ATTRIBUTE = table((def) => attributes.indexOf(figure(def)?.attribute ?? attributes[0]))
export const TYPE = table((def) => monsterTypes.indexOf(figure(def)?.type ?? monsterTypes[0]))
export const FRAME = table((def) => monster(def)?.frame ?? null)
export const IS_TUNER = table((def) => monster(def)?.tuner === true)
export const ABILITY = table((def) => monster(def)?.ability ?? null)
/** YG-CARD-20: Normal Monsters have no effect, and others may have none. */
export const HAS_EFFECT = table((def) => monster(def)?.effect === true || monster(def)?.frame === 'effect')
export const ICON = table((def): SpellIcon | TrapIcon | null =>
  def.facts !== null && def.facts.kind !== 'monster' ? def.facts.icon : null,
)
export const IS_FIELD_SPELL = table((def) => def.kind === 'spell' && def.facts?.kind === 'spell' && def.facts.icon === 'field')
/** YG-SUMMON-08 */
export const IS_NORMAL_SUMMONABLE = table((def) => {
  const m = monster(def)
  return m !== null && (m.frame === 'normal' || m.frame === 'effect') && !m.specialOnly
})
/** YG-SUMMON-43 */
export const IS_STRICT = table((def) => def.does?.strict === true)
/** YG-SUMMON-40, -45: needs a proper Summon before anything revives it; who may also be Normal Summoned does not. */
export const NEEDS_PROPER = table((def) => {
  const m = monster(def)
  return m !== null && (m.specialOnly || m.frame === 'fusion' || m.frame === 'synchro' || m.frame === 'ritual')
})
export const FAMILIES = table((def): readonly string[] => def.facts?.families ?? [])
/** YG-DECK-13: the name it always has. */
export const NAME = table((def) => {
  const as = def.facts?.treatedAs ?? null
  return as === null ? def.name : defs[byId.get(as)!]!.name
})

/** By definition and number, the path of an effect. */
export const PATHS = table((def): readonly string[] => def.effects.map((_, n) => `${def.id}/${n}`))
/** YG-SUMMON-33: it Summons itself by its own text. */
export const HAS_PROCEDURE = table((def) => def.effects.some((effect) => effect.kind === 'use' && effect.procedure === true))

/** A trigger of a card in hand. */
export const isInHand = (effect: DuelEffect): boolean =>
  effect.kind === 'trigger' && (effect.from === 'hand' || (Array.isArray(effect.from) && effect.from.includes('hand')))
/** Triggers of hidden cards are answered where everybody is asked, so that nobody can tell who has one; an instant one is not activated at all. */
export const isHandTrigger = (effect: DuelEffect): boolean => isInHand(effect) && !('instant' in effect && effect.instant === true)

/** YG-WIN-08: the path of what wins while it lies in hand without being activated; null for most. */
export const WINS = table((def): string | null => {
  const n = def.effects.findIndex(
    (effect) => effect.kind === 'trigger' && effect.instant === true && isInHand(effect) && effect.do.some(({ op }) => op === 'win'),
  )
  return n < 0 ? null : `${def.id}/${n}`
})

/** The pool and the other Normal Monsters, as facts; `say` makes the text. */
export const catalogOf = (say: (def: Def) => string): readonly Card[] =>
  defs
    .filter((def) => def.facts !== null && !IS_TOKEN[byId.get(def.id)!])
    .map((def) => lateText({ id: def.id, name: def.name, facts: factsText(def.facts!) }, () => say(def)))

function factsText(facts: Facts): Card['facts'] {
  if (facts.kind !== 'monster') return { kind: facts.kind, icon: facts.icon }
  return {
    kind: facts.kind,
    frame: facts.frame,
    attribute: facts.attribute,
    type: facts.type,
    level: facts.level,
    atk: facts.atk,
    def: facts.def,
    ...(facts.tuner ? { tuner: true } : {}),
    ...(facts.ability === null ? {} : { ability: facts.ability }),
    ...(facts.families.length === 0 ? {} : { families: facts.families.join(', ') }),
  }
}
