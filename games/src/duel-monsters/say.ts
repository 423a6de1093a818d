import { effectText, some as listed, promptOf, type Tongue } from '@duelhall/effects'
import type { MonsterFacts } from './cards/facts.ts'
import { type Def, defs } from './catalog.ts'
import { fx } from './fx.ts'
import type { DuelEffect, Slot } from './lexicon.ts'
import { spoken } from './spoken.ts'
import { tongue } from './tongue.ts'
import { capital } from './words.ts'

const speech = tongue as Tongue
const SELF = 'this card'
const known: ReadonlyMap<string, Def> = new Map(defs.map((def) => [def.id, def]))

/** The text of a card, rendered from what it does: materials, how it is Summoned, its effects. */
export function sayCard(def: Def): string {
  const monster = def.facts?.kind === 'monster' ? def.facts : null
  const texts = def.effects.map((effect) => ({ effect, text: effectOf(def, effect) }))
  const own = texts.filter(({ effect }) => isProcedure(effect)).map(({ text }) => text)
  const rest = texts.filter(({ effect, text }) => !isProcedure(effect) && text !== '').map(({ text }) => text)
  const body = [...summoning(def, monster, own), ...abilities(def)]
  if (def.effects.filter((effect) => effect.kind === 'play').length > 1)
    return lines([...body, 'Activate 1 of these effects.'].join(' '), ...rest.map((text) => `● ${text}`))
  if (monster?.ability === 'gemini') return lines(body.join(' '), ...rest.map((text) => `● ${text}`))
  return lines(monster === null ? '' : materials(def, monster), [...body, ...rest].join(' '))
}
const lines = (...all: readonly string[]): string => all.filter((line) => line !== '').join('\n')

const isProcedure = (effect: DuelEffect): boolean => effect.kind === 'use' && effect.procedure === true

/** YG-SUMMON-53, -65: "1 Tuner + 1 or more non-Tuner monsters". */
function materials(def: Def, monster: MonsterFacts): string {
  if (monster.frame === 'synchro') {
    const { tuner, others } = def.does?.synchro ?? {}
    return `${tuner === undefined ? '1 Tuner' : `1 ${slot(tuner, 'Tuner')}`} + 1 or more non-Tuner ${others === undefined ? '' : `${slot(others, '')} `}monsters`.replace(
      / +/g,
      ' ',
    )
  }
  if (monster.frame !== 'fusion') return ''
  const slots = def.does?.fusion
  if (slots !== undefined) return slots.map((one) => `1 ${slot(one, 'monster')}`).join(' + ')
  return monster.materials.map((id) => `"${known.get(id)?.name ?? id}"`).join(' + ')
}

/** What a slot takes, before its noun; a name needs none. */
function slot(filter: Slot, noun: string): string {
  const names = listed(filter.named ?? [])
  if (names.length > 0) return names.map((name) => `"${name}"`).join(' or ')
  const families = listed(filter.family ?? []).map((name) => tongue.words[`family:${name}`]?.[0] ?? name)
  const words = listed(filter.is ?? []).flatMap((trait) => {
    const word = tongue.traits[trait]
    return 'adjective' in word ? [word.adjective] : []
  })
  return [...families, ...words, noun].join(' ').trim()
}

/** YG-SUMMON-33, -40 to -43: how it comes onto the field. */
function summoning(def: Def, monster: MonsterFacts | null, own: readonly string[]): readonly string[] {
  if (monster === null) return []
  const spell = monster.ritualSpell === null ? undefined : known.get(monster.ritualSpell)
  return [
    ...(spell === undefined ? [] : [`This card can only be Ritual Summoned, with "${spell.name}".`]),
    ...(monster.specialOnly ? ['This card cannot be Normal Summoned or Set.'] : []),
    ...(monster.ability === 'spirit' ? ['This card cannot be Special Summoned.'] : []),
    ...own,
    ...(def.does?.strict !== true
      ? []
      : own.length > 0
        ? ['It cannot be Special Summoned in any other way.']
        : ['This card cannot be Special Summoned except by Fusion Summon.']),
  ]
}

/** What is not an effect of its list: what it stands in for, what it holds, what the words of its Type line mean. */
function abilities(def: Def): readonly string[] {
  const ability = def.facts?.kind === 'monster' ? def.facts.ability : null
  const { substitute, counters } = def.does ?? {}
  return [
    ...(ability === 'gemini'
      ? [
          'This card is a Normal Monster while face-up on the field or in the Graveyard. You can Normal Summon it again while it is face-up on the field; it then becomes an Effect Monster with this effect:',
        ]
      : []),
    ...(substitute === 'fusion'
      ? [
          'This card can take the place of any 1 Fusion Material that a Fusion Monster names; the other materials must be the ones it names.',
        ]
      : []),
    ...(typeof substitute === 'object'
      ? [
          `For a Synchro Summon, this card can take the place of a ${tongue.words[`family:${substitute.tuner}`]?.[0] ?? substitute.tuner} Tuner that the Synchro Monster names; it cannot be used as any other Synchro Material.`,
        ]
      : []),
    ...(counters === undefined || counters > 12 ? [] : [`This card can hold up to ${counters} Spell Counter${counters === 1 ? '' : 's'}.`]),
  ]
}

/** An effect as the card says it. */
function effectOf(def: Def, effect: DuelEffect): string {
  const said = effectText(fx.machine, speech, SELF, spoken(effect) as never)
  if (said === '') return ''
  const placed = fromWhere(said, 'from' in effect ? effect.from : undefined)
  const text = isProcedure(effect) ? procedure(placed) : union(placed)
  const open = 'unanswerable' in effect && effect.unanswerable === true ? ' No card or effect can be activated in response.' : ''
  if (effect.flip === true) return `FLIP: ${capital(text.replace(/^When this card is turned face-up, /, ''))}`
  if (effect.kind === 'use' && effect.global === true) return everybodys(text)
  return `${isQuick(def, effect) ? `During either player's turn, ${lower(text)}` : text}${open}`
}
/** Of what both players may do, the reader's part is the player's own. */
const everybodys = (text: string): string =>
  `During their own Main Phase, either player can ${text.replace(/^: /, '').replace(/\byour\b/g, 'their')}`
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** YG-CARD-14: at any time, not only when its text names one. */
const isQuick = (def: Def, effect: DuelEffect): boolean =>
  effect.kind === 'use' &&
  def.kind === 'monster' &&
  effect.speed === 2 &&
  effect.on === undefined &&
  effect.at === undefined &&
  !(effect.if !== undefined && 'turn' in effect.if)

/** What the card does with itself it does from where it lies. */
function fromWhere(text: string, from: unknown): string {
  const zones = listed((from ?? []) as string | readonly string[])
  const place = zones.includes('hand')
    ? 'your hand'
    : zones.includes('graveyard')
      ? 'your Graveyard'
      : zones.includes('extra')
        ? 'your Extra Deck'
        : ''
  // A card that Tributed itself comes back from where that took it.
  if (place === '') return text.replace(/(Tribute this card: .*Special Summon this card)(?=\.)/, '$1 from your Graveyard')
  return text
    .replace(/\bSpecial Summon this card(?! from)/, `Special Summon this card from ${place}`)
    .replace(/\b(discard|send) this card\b/, `$1 this card from ${place}`)
    .replace(/\bremove this card from play/, `remove this card in ${place} from play`)
    .replace(/ are in your hand,/, ' are in your hand together with this card,')
}

/** YG-SUMMON-33: "you can Special Summon this card from your hand by Tributing … if …". */
function procedure(text: string): string {
  const [, need, cost, where, more] = /^(?:If (.*?), )?(?:Y|y)ou can (?:(.*?): )?Special Summon this card(.*?)\. ?(.*)$/.exec(text) ?? []
  if (where === undefined) return text
  const by = cost === undefined ? '' : ` by ${gerund(cost)}`
  const after = more === undefined || more === '' ? '' : ` ${more.replace(/the turn you activate this card/, 'the turn you do this')}`
  return `You can Special Summon this card${where}${by}${need === undefined ? '' : ` if ${need}`}.${after}`
}
/** YG-CARD-25: joining and parting are one choice. */
const union = (text: string): string =>
  text.replace(
    /you can activate this effect: if this card is equipped to a monster, (Special Summon it[^.]*)\. Otherwise, equip it (to [^.]*)\./,
    'you can equip this card $2, or, if it is equipped to a monster, $1.',
  )
const gerund = (order: string): string => order.replace(/^(\w+?)e?(?= )/, '$1ing')

/** What an effect of a card says. */
export const abilityText = (id: string | null, n: number): string => stepText(id === null ? null : `${id}/${n}`)

/** Cards never change, and tables ask for the same words again and again. */
const remembered = new Map<string, string>()

/** What stands at a place of a card. */
export function stepText(path: string | null): string {
  if (path === null) return ''
  const known = remembered.get(path) ?? textAt(path)
  remembered.set(path, known)
  return known
}

function textAt(path: string): string {
  const [id = '', n, ...rest] = path.split('/')
  const def = known.get(id)
  if (def === undefined) return ''
  const effect = rest.length === 0 ? def.effects[Number(n)] : undefined
  return effect === undefined ? promptOf(fx.machine, speech, path, SELF) : effectOf(def, effect)
}
