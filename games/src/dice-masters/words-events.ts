import type { Filter, Tongue, When, Words } from '@duelhall/effects'
import type { DM } from './lexicon.ts'
import type { EditionWords } from './words.ts'

type On = When<DM>
type W = Words<DM>

/** What happens to dice in play happens to character dice, where the card says no more. */
function character(piece: 'self' | Filter<DM> | undefined): 'self' | Filter<DM> | undefined {
  if (piece === undefined || piece === 'self') return piece
  const is = piece.is === undefined ? [] : typeof piece.is === 'string' ? [piece.is] : piece.is
  return is.some((trait) => trait === 'character' || trait === 'sidekick' || trait === 'action')
    ? piece
    : { ...piece, is: ['character', ...is] }
}

/** The player who does it is said as such: "you summon a bolt monster", not "one of your bolt monsters". */
function doer(on: On): { readonly player: 'you' | 'foe' | undefined; readonly piece: 'self' | Filter<DM> | undefined } {
  const piece = character(on.piece)
  if (piece === undefined || piece === 'self') return { player: on.player, piece }
  const { side, ...rest } = piece
  return { player: on.player ?? side, piece: side === undefined || on.player === undefined || on.player === side ? rest : piece }
}

function byPlayer(on: On, w: W, verb: string, participle: string): string {
  const { player, piece } = doer(on)
  const what = w.heard('event', piece)
  if (player === undefined) return `when ${what} is ${participle}`
  return `when ${player === 'you' ? `you ${verb}` : `${w.who('foe')} ${verb}s`} ${what}`
}

const whoDoes = (on: On, w: W, verb: string): string =>
  on.player === 'you' ? `you ${verb}` : `${on.player === 'foe' ? w.who('foe') : 'a player'} ${verb}s`
const whoseTurn = (on: On, w: W): string => (on.player === undefined ? 'each' : w.whose(on.player))

/** What can be listened to, as clauses. */
export function events(edition: EditionWords): Tongue<DM>['events'] {
  const subject = (on: On, w: W): string => w.heard('event', character(on.piece)) || `a ${edition.character[0]}`
  const other = (on: On, w: W): string => w.heard('other', character(on.other))
  return {
    fielded: (on, w) => {
      if (on.piece !== 'self') return byPlayer(on, w, edition.field[0], edition.field[1])
      w.heard('event', 'self', true)
      return `when ${edition.field[1]}`
    },
    bought: (on, w) => {
      if (on.piece === 'self') return `when you buy ${w.heard('event', 'self')}`
      const what = on.piece === undefined ? 'a die' : w.some(on.piece)
      return `when ${whoDoes(on, w, 'buy')} ${w.mention('event', what, false, 'die', on.player ?? 'active')}`
    },
    drawn: (on, w) => `when ${whoDoes(on, w, 'draw')} ${w.heard('event', on.piece) || 'a die'}`,
    actionUsed: (on, w) => `when ${whoDoes(on, w, 'use')} ${w.heard('event', on.piece ?? { is: 'action' })}`,
    globalUsed: (on, w) => `when ${whoDoes(on, w, 'use')} a global`,
    attackStepStarted: (on, w) => `at the start of ${on.player === undefined ? 'the' : w.whose(on.player)} attack step`,
    attackersDeclared: (on, w) => `when ${whoDoes(on, w, 'attack')}`,
    attacked: (on, w) => `when ${subject(on, w)} attacks`,
    blocked: (on, w) => {
      const who = subject(on, w)
      const whom = other(on, w)
      return `when ${who} blocks${whom === '' ? '' : ` ${whom}`}`
    },
    becameBlocked: (on, w) => `when ${subject(on, w)} is blocked`,
    wentUnblocked: (on, w) => `when ${subject(on, w)} isn't blocked`,
    blocksDone: () => 'after blockers are declared',
    damageStarted: () => 'before combat damage is dealt',
    lethalAssigned: (on, w) => `when lethal damage is assigned to ${subject(on, w)}`,
    damaged: (on, w) => {
      const who = subject(on, w)
      const whom = other(on, w)
      return `when ${who} takes damage${whom === '' ? '' : ` from ${whom}`}`
    },
    playerDamaged: (on, w) => {
      const by = w.heard('event', character(on.piece))
      if (by === '') return `when ${whoDoes(on, w, 'take')} damage`
      return `when ${by} damages ${on.player === undefined ? 'a player' : w.who(on.player)}`
    },
    lifeLost: (on, w) => `when ${whoDoes(on, w, 'lose')} life`,
    koed: (on, w) => {
      if (on.piece !== 'self') return `when ${subject(on, w)} is KO'd`
      w.heard('event', 'self', true)
      return "when KO'd"
    },
    koedOther: (on, w) => {
      const who = subject(on, w)
      const whom = other(on, w)
      return `when ${who} KO's ${whom === '' ? `a ${edition.character[0]}` : whom}`
    },
    survivedBlock: (on, w) => `when ${subject(on, w)} is blocked and survives combat damage`,
    combatEnded: () => 'at the end of combat',
    wildSpent: (on, w) => `when ${whoDoes(on, w, 'spend')} wild energy`,
    turnStarted: (on, w) => `at the start of ${whoseTurn(on, w)} turn`,
    turnEnded: (on, w) => `at the end of ${whoseTurn(on, w)} turn`,
  }
}
