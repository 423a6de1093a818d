import { type Filter, some as listed, type Tongue, type When, type Words } from '@duelhall/effects'
import type { YG } from './lexicon.ts'

/** What an effect answers, with what the rest of it says about that: `say.ts` puts it together. */
export interface Heard extends When<YG> {
  /** Its causes, as in `Timing`. */
  readonly cause?: string | readonly string[]
  /** YG-BB-15: what the answered link would do. */
  readonly does?: string
  /** How this card takes part in the battle. */
  readonly part?: 'attacks' | 'uncovered'
}
type Event = (on: When<YG>, w: Words<YG>) => string

const causesOf = (on: When<YG>): readonly string[] => listed((on as Heard).cause ?? [])
const a = (on: When<YG>, w: Words<YG>, otherwise: string): string => w.heard('event', on.piece) || otherwise
const isFoes = (piece: When<YG>['piece']): piece is Filter<YG> => typeof piece === 'object' && piece.side === 'foe'
const player = (on: When<YG>, verb: string): string =>
  on.player === 'you' ? `you ${verb}` : `${on.player === 'foe' ? 'your opponent' : 'a player'} ${verb}s`

const kinds: Readonly<Record<string, string>> = {
  normal: 'Normal',
  gemini: 'Normal',
  tribute: 'Tribute',
  flip: 'Flip',
  special: 'Special',
  procedure: 'Special',
  synchro: 'Synchro',
  fusion: 'Fusion',
  ritual: 'Ritual',
}
/** "Normal or Flip "; a Tribute Summon is a Normal Summon too (YG-SUMMON-02). */
function kindOf(on: When<YG>): string {
  const causes = causesOf(on).filter((cause, _, all) => cause !== 'tribute' || !all.includes('normal'))
  const words = [...new Set(causes.map((cause) => kinds[cause] ?? cause))]
  return words.length === 0 ? '' : `${words.slice(0, -1).join(', ')}${words.length > 1 ? ' or ' : ''}${words[words.length - 1]} `
}

/** Whose Summon it is reads better than whose monster. */
const summoned =
  (verb: string, passive: string): Event =>
  (on, w) => {
    if (!isFoes(on.piece)) return `when ${w.heard('event', on.piece ?? { is: 'monster' })} ${passive} ${kindOf(on)}Summoned`
    const { side: _, ...piece } = on.piece
    const bare = { ...piece, is: listed(piece.is ?? []).filter((trait) => trait !== 'faceUp') }
    return `when your opponent ${verb} ${kindOf(on)}Summon${verb === '' ? 's' : ''} ${w.heard('event', bare)}`.replace(/ +/g, ' ')
  }

const destroyed: Event = (on, w) => {
  const what = a(on, w, 'a card')
  const [cause] = causesOf(on)
  if (cause === 'effect') return `when ${what} is destroyed by ${on.other === undefined ? 'a card effect' : "your opponent's card effect"}`
  if (cause !== 'battle') return `when ${what} is destroyed`
  w.mention('other', '', false, 'the monster that destroyed it')
  w.heard('event', on.piece)
  return `when ${what} is destroyed by battle`
}

const sent: Event = (on, w) => {
  const what = a(on, w, 'a card')
  const causes = causesOf(on)
  if (causes.includes('battle')) return `when ${what} is destroyed by battle and sent to the Graveyard`
  return `when ${what} is sent ${causes.includes('from:field') ? 'from the field ' : ''}to the Graveyard`
}

/** Two monsters in battle: who of them fights whom, and when. */
const battle =
  (time: string, past: boolean): Event =>
  (on, w) => {
    const attacks = (on as Heard).part === 'attacks' || (typeof on.piece === 'object' && listed(on.piece.is ?? []).includes('attacker'))
    const piece =
      typeof on.piece === 'object' ? { ...on.piece, is: listed(on.piece.is ?? []).filter((trait) => trait !== 'attacker') } : on.piece
    const own = w.heard('event', piece) || 'a monster'
    if ((on as Heard).part === 'uncovered') return `${time}, if ${own} was attacked while face-down`
    const verb = attacks ? (past ? 'attacked' : 'attacks') : past ? 'battled' : 'battles'
    const isWhole = on.piece === 'self' || (typeof on.piece === 'object' && on.piece.engaged !== undefined)
    const isDirect = (on as Heard).part === 'attacks' && on.other === undefined
    const foe = isDirect ? '' : ` ${w.heard('other', on.other ?? { is: 'monster' })}`
    if (attacks && on.piece !== 'self') w.mention('other', '', false, 'the attacked monster')
    if (attacks && !isWhole) w.mention('event', '', false, 'the attacking monster')
    w.heard('event', isWhole ? piece : undefined)
    return `${time}, if ${own} ${verb}${foe}`
  }

/** YG-CHAIN-13: cards are activated, and effects of cards. */
const activated: Event = (on, w) => {
  const source = w.heard('event', on.piece)
  const isEffect = typeof on.piece === 'object' && listed(on.piece.is ?? []).includes('effectActivation')
  const what = source === '' ? 'a card or effect' : isEffect ? `the effect of ${source}` : source
  const does = (on as Heard).does === 'destroy' ? ' that would destroy a card on the field' : ''
  return on.player === undefined ? `when ${what}${does} is activated` : `when ${player(on, 'activate')} ${what}${does}`
}

const damaged: Event = (on, w) => {
  const heard = w.heard('event', on.piece)
  const source = isFoes(on.piece) ? "your opponent's card" : heard
  const causes = causesOf(on)
  const kind = causes.length === 0 ? 'damage' : 'battle damage'
  const how = causes.length === 1 && causes[0] === 'direct' ? ' by a direct attack' : ''
  if (on.piece === 'self') return `when ${source} inflicts ${kind} to ${on.player === 'foe' ? 'your opponent' : 'a player'}${how}`
  return `when ${player(on, 'take')} ${kind}${source === '' ? '' : ` from ${source}`}${how}`
}

const declared: Event = (on, w) => {
  const attacker = w.heard('event', on.piece)
  const who = on.player === 'foe' || isFoes(on.piece) ? "your opponent's monster" : attacker || 'a monster'
  return `when ${who} declares ${causesOf(on).includes('direct') ? 'a direct attack' : 'an attack'}`
}

const phase =
  (word: string): Event =>
  (on, w) =>
    `during ${on.player === undefined ? 'the' : w.whose(on.player)} ${word}`

/** What happens, as the cards say it. */
export const events: Tongue<YG>['events'] = {
  summoned: summoned('', 'is'),
  summoning: summoned('would', 'would be'),
  flipped: (on, w) => `when ${a(on, w, 'a monster')} is turned face-up`,
  set: (on, w) => `when ${a(on, w, 'a card')} is Set`,
  sent,
  destroyed,
  destroyedOther: (on, w) => {
    const killer = a(on, w, 'a monster')
    const destroyed = w.heard('other', on.other ?? { is: 'monster' })
    w.mention('other', '', false, 'the destroyed monster')
    w.heard('event', on.piece)
    return `when ${killer} destroys ${destroyed} by battle and sends it to the Graveyard`
  },
  left: (on, w) => `when ${a(on, w, 'a card')} leaves the field`,
  removed: (on, w) => `when ${a(on, w, 'a card')} is removed from play`,
  returned: (on, w) => `when ${a(on, w, 'a card')} returns to the hand or Deck`,
  added: (on, w) => `when ${a(on, w, 'a card')} is added to the hand`,
  drew: (on) => `when ${player(on, 'draw')} a card`,
  discarded: (on, w) => `when ${a(on, w, 'a card')} is discarded`,
  tributed: (on, w) => `when ${a(on, w, 'a monster')} is Tributed`,
  attackDeclared: declared,
  attackTargeted: (on, w) => `when ${a(on, w, 'a monster')} is selected as an attack target`,
  damageStepStarted: battle('at the start of the Damage Step', false),
  beforeDamage: battle('before damage calculation', false),
  damageCalculation: battle('during damage calculation', false),
  battled: battle('after damage calculation', true),
  damageStepEnded: battle('at the end of the Damage Step', true),
  playerDamaged: damaged,
  lifeGained: (on) => `when ${player(on, 'gain')} Life Points`,
  lifeSet: (on) => `when ${player(on, 'have')} Life Points changed`,
  lifePaid: (on) => `when ${player(on, 'pay')} Life Points`,
  drawPhase: phase('Draw Phase'),
  standbyPhase: phase('Standby Phase'),
  mainPhase: phase('Main Phase'),
  battlePhase: phase('Battle Phase'),
  battlePhaseEnded: (on, w) => `at the end of ${on.player === undefined ? 'the' : w.whose(on.player)} Battle Phase`,
  endPhase: phase('End Phase'),
  activated,
  resolved: (on, w) => `each time ${a(on, w, 'a card')} resolves`,
  equipped: (on, w) => `when ${a(on, w, 'a card')} is equipped`,
  controlChanged: (on, w) => `when control of ${a(on, w, 'a monster')} changes`,
  countersPut: (on, w) => `when a Spell Counter is placed on ${a(on, w, 'a card')}`,
  countersTaken: (on, w) => `when a Spell Counter is removed from ${a(on, w, 'a card')}`,
  targeted: (on, w) => `when ${a(on, w, 'a card')} is selected by a card effect`,
  positionChanged: (on, w) => `when the battle position of ${a(on, w, 'a monster')} changes`,
}
