import type { Condition, Effect, Lexicon, Limit, Mod, StaticEffect } from '../language.ts'
import type { Tongue } from '../tongue.ts'
import { announceAll, block, choices } from './blocks.ts'
import { condition, timing } from './conditions.ts'
import { capital, join, sentence } from './grammar.ts'
import { told } from './mods.ts'
import { begin } from './speak.ts'
import type { Speaks, Speech } from './speech.ts'

type AnyEffect = Effect<Lexicon>

/** An effect as its sentences, without burst and keyword; targets that come too late for a first mention are named by a sentence. */
export function effectText(speaks: Speaks, tongue: Tongue, self: string, effect: AnyEffect, value: number | null = null): string {
  const explicit = new Set<string>()
  for (;;) {
    const s = begin(speaks, tongue, self, explicit, value)
    const text = compose(s, effect)
    const unsaid = [...s.known].filter(([, known]) => known.first !== null).map(([name]) => name)
    const more = [...s.late, ...unsaid].filter((name) => !explicit.has(name))
    if (more.length === 0) return finish(tongue, text)
    for (const name of more) explicit.add(name)
  }
}

/** Turns of phrase, a capital and a full stop. */
export const finish = (tongue: Tongue, text: string): string =>
  sentence(tongue.idioms.reduce((said, [from, to]) => said.replace(from, to), text))

function compose(s: Speech, effect: AnyEffect): string {
  if (effect.kind === 'static') return still(s, effect)
  if (effect.kind === 'play' && effect.do.length === 0 && s.tongue.manner !== undefined) return laid(s, effect)
  if (effect.kind === 'play') {
    const need = played(s, effect)
    const done = acts(s, effect, '', ': ')
    return need === '' || need.endsWith(' ') ? need + (need === '' ? done : capital(done)) : `${need}, ${done}`
  }
  if (effect.kind === 'use') return used(s, effect)
  return effect.kind === 'trigger' ? triggered(s, effect) : replaced(s, effect)
}

/** What is needed to turn a card face-up that does nothing by that alone. */
function laid(s: Speech, effect: Extract<AnyEffect, { kind: 'play' }>): string {
  const need = played(s, effect)
  s.oneLine = true
  const cost = block(s, effect.cost ?? [])
  s.oneLine = false
  if (need === '' && cost === '') return ''
  return join(cost === '' ? 'activate' : `${cost} to activate`, s.self, need === '' ? '' : `only ${need}`)
}

const comma = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** Where it works from: "while active", "even while not active", "from your hand". */
function standing(s: Speech, from: string | readonly string[] | undefined): string {
  if (from === undefined || from === 'card') return from === undefined ? '' : s.tongue.active
  if (from === 'anywhere') return s.tongue.inactive
  return `from ${(typeof from === 'string' ? [from] : from).map((zone) => s.w.place(zone, 'you')).join(' or ')}`
}

const limits: { readonly [X in Limit]: string } = {
  event: '',
  attack: 'once per attack',
  turn: 'once per turn',
  'turn/card': 'once per turn',
  'turn/source': 'once per turn for each source',
  game: 'once per game',
}

/** Cost, targets and steps: "pay 2 life: draw 2 dice". */
function acts(s: Speech, effect: Exclude<AnyEffect, StaticEffect<Lexicon>>, may: string, colon: ': ' | '. '): string {
  const targets = 'target' in effect ? (effect.target ?? []) : []
  announceAll(s, targets, true)
  const oaths = s.tongue.manner === undefined ? [] : (effect.cost ?? []).filter((step) => (step as { readonly op?: string }).op === 'stand')
  s.oneLine = true
  const cost = block(
    s,
    (effect.cost ?? []).filter((step) => !oaths.includes(step)),
  )
  s.oneLine = false
  const chosen = choices(s, targets)
  const steps = block(s, effect.do)
  const one = s.tongue.manner !== undefined && isOrder(s, steps) && !/ and /.test(`${chosen} ${steps.split('. ')[0]}`)
  const oath = oaths.length === 0 ? '' : `. ${capital(block(s, oaths)).replace(/ this turn$/, ' during the turn you activate this card')}`
  const done = (chosen === '' ? steps : one ? `${chosen} and ${steps}` : `${chosen}. ${capital(steps)}`) + oath
  const said = colon === '. ' ? capital(done) : done
  if (cost === '' && may !== '' && !isOrder(s, done))
    return s.tongue.manner === undefined ? `${may}, ${done}` : `${may} activate this effect: ${done}`
  if (cost === '') return join(may, done)
  return `${join(may, cost)}${colon}${said}`
}

const mayOf = (s: Speech): string => `you ${s.w.word('may')}`

/** Whether a text begins with an order: "you may" fits before it. */
const isOrder = (s: Speech, text: string): boolean => [...s.orders].some((order) => text.startsWith(order))

function played(s: Speech, effect: Extract<AnyEffect, { kind: 'play' }>): string {
  const { time, rest } = timing(s, effect.if)
  const at = effect.at === undefined ? '' : `${s.tongue.words.use?.[0] ?? 'use'} ${s.self} only ${s.tongue.moments[effect.at]!('you')}. `
  return at + comma(effect.on === undefined ? '' : s.w.when(effect.on), time, rest === null ? '' : `if ${condition(s, rest)}`)
}

function used(s: Speech, effect: Extract<AnyEffect, { kind: 'use' }>): string {
  const { time, rest } = timing(s, effect.if)
  const at = effect.at === undefined ? (effect.turn === 'you' ? 'on your turn' : '') : s.tongue.moments[effect.at]!(effect.turn)
  const need = rest === null ? '' : `if ${condition(s, rest)}`
  const often = effect.limit === undefined ? '' : limits[effect.limit]
  if (effect.global === true) return `${comma(s.tongue.global, often, at, time, need)}: ${capital(acts(s, effect, '', '. '))}`
  const on = effect.on === undefined ? '' : s.w.when(effect.on)
  const whenever = effect.at === undefined && time === '' && on === '' ? s.tongue.whenever : at
  return comma(standing(s, effect.from), often, whenever, on, time, need, acts(s, effect, mayOf(s), ': '))
}

function triggered(s: Speech, effect: Extract<AnyEffect, { kind: 'trigger' }>): string {
  const { time, cause, rest } = timing(s, effect.if)
  const when = s.w.when(effect.on)
  const state = s.focus === null && rest !== null ? stateOf(s, rest) : null
  const event = join(when, cause, state === null ? '' : `while ${state}`)
  const first =
    effect.limit === 'turn' || effect.limit === 'turn/card' ? event.replace(/^when(ever)? /, 'the first time each turn ') : event
  const often = effect.limit === undefined || first !== event ? '' : limits[effect.limit]
  const need = rest === null || state !== null ? '' : `if ${condition(s, rest)}`
  if (effect.global === true) return `${comma(s.tongue.global, often, time, first, need)}: ${capital(acts(s, effect, '', '. '))}`
  return comma(standing(s, effect.from), often, time, first, need, acts(s, effect, effect.may === true ? mayOf(s) : '', ': '))
}

/** "while blocking": what this piece was when it happened, where the event does not name it. */
function stateOf(s: Speech, is: Condition<Lexicon>): string | null {
  if (!('ref' in is) || is.ref !== 'self' || typeof is.fits.is !== 'string' || Object.keys(is.fits).length > 1) return null
  const word = s.tongue.traits[is.fits.is]!
  return s.known.has('=event') && 'adjective' in word ? word.adjective : null
}

function still(s: Speech, effect: StaticEffect<Lexicon>): string {
  const { time, rest } = timing(s, effect.if)
  const need = rest === null ? '' : `${s.w.word('as long as')} ${condition(s, rest)}`
  const guard = effect.mods.find((mod): mod is Extract<Mod<Lexicon>, { readonly replace: string }> => 'replace' in mod)
  if (guard !== undefined) return comma(standing(s, effect.from), time, need, s.w.guard(effect.to, guard.replace, guard.do, ''))
  return comma(standing(s, effect.from), time, need, told(s, effect.to, effect.mods, false))
}

/** "if this die would be KO'd, roll it instead"; the steps say what becomes of it. */
function replaced(s: Speech, effect: Extract<AnyEffect, { kind: 'replace' }>): string {
  const { of } = effect
  const { time, cause, rest } = timing(s, effect.if)
  const word = s.tongue.verbs[of.verb]!
  s.replaced = of.verb
  const piece = of.piece === undefined ? '' : s.w.heard('event', of.piece)
  const subject = piece !== '' ? piece : of.player === undefined ? 'anyone' : s.w.who(of.player)
  const would = piece === '' ? (word.wouldPlayer ?? word.would) : word.would
  const by = of.by === undefined ? '' : `from ${s.w.heard('other', of.by)}`
  const causes = of.cause === undefined ? cause : s.w.condition({ cause: of.cause }).replace(/^it happens /, '')
  const perTurn =
    effect.limit === 'turn/source'
      ? 'the first time each turn that each source'
      : effect.limit === 'turn'
        ? 'the first time each turn that'
        : 'if'
  const clause =
    effect.limit === 'turn/source' ? `${perTurn} would ${word.base} ${subject}` : join(perTurn, subject, 'would', would, by, causes)
  if (piece !== '') s.focus = of.piece === 'self' ? 'self' : 'event'
  const label = effect.global === true ? `${comma(s.tongue.global, clause, rest === null ? '' : `if ${condition(s, rest)}`)}: ` : ''
  const may = effect.may === true ? mayOf(s) : ''
  if (label !== '') return label + capital(acts(s, effect, '', '. '))
  const done = effect.do.length === 0 && word.spared !== undefined ? word.spared : acts(s, effect, may, ': ')
  const instead = s.tongue.manner === undefined || done === word.spared || done.endsWith('instead') ? done : `${done} instead`
  return comma(standing(s, effect.from), time, rest === null ? clause : `${clause} and ${condition(s, rest)}`, instead)
}
