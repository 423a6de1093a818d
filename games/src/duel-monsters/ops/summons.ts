import { some as listed, next, type RunFrame, remember, type Voice } from '@duelhall/effects'
import { because, type Handle, handleOf, instant, type PlayerId, peek, push, type Ref, refTo } from '@duelhall/kernel'
import { arriving } from '../arrive.ts'
import { defCalled, NAME } from '../catalog.ts'
import { fx } from '../fx.ts'
import type { Position } from '../lexicon.ts'
import { canFuse, canPerform, canTune } from '../materials.ts'
import { emptySlots, send, shuffleDeck } from '../moves.ts'
import { isRevivable } from '../proper.ts'
import {
  type ChooseFrame,
  chooseFrame,
  DECK,
  DEFENSE,
  DOWN,
  FUSION,
  GRAVE,
  HAND,
  inZone,
  isOnField,
  MONSTERS,
  REMOVED,
  RITUAL,
  SPECIAL,
  SYNCHRO,
  type T,
  whereIs,
} from '../state.ts'
import { made } from '../tokens.ts'
import { type OpsOf, POSE, reaches, type StepOf } from './aims.ts'

const poses: { readonly [P in Position]: string } = {
  attack: 'in Attack Position',
  defense: 'in face-up Defense Position',
  faceDown: 'in face-down Defense Position',
  either: '',
  eitherOrFaceDown: 'in any Position',
  same: 'in the same Position',
}
/** YG-REMOVE-03: as it lay when it was removed. */
const sameAs = (pose: number | undefined): Position => (pose === DOWN ? 'faceDown' : pose === DEFENSE ? 'defense' : 'attack')
const kinds = { fusion: FUSION, synchro: SYNCHRO, ritual: RITUAL } as const
const count = (bits: number): number => {
  let n = 0
  for (let x = bits; x !== 0; x &= x - 1) n++
  return n
}
export const roomFor = (t: T, player: PlayerId): number => count(emptySlots(t, player, MONSTERS))
const sideOf = (t: T, voice: Voice, step: { readonly to?: StepOf<'summon'>['to'] }): PlayerId =>
  fx.players(t, voice, step.to ?? 'you')[0] ?? voice.player

/** YG-SUMMON-32: Fusion, Ritual and Synchro Summons are Special Summons: who may make none makes none of these. */
const maySummon = (t: T, voice: Voice): boolean =>
  fx.cannot(t, 'specialSummon', voice.player as number as Handle, handleOf(voice.source), voice.player, 'YG-META-02') === null

/** Monsters that come onto the field by an effect (YG-BB-48 to -55, -104). */
export const summonOps: OpsOf<'summon' | 'token' | 'extraSummon' | 'fuse' | 'materialsOf' | 'ritual' | 'synchro'> = {
  summon: {
    does: ['summon'],
    /** YG-SUMMON-34, -36; a bound or banned player Summons nothing (YG-META-02). */
    can: (t, voice, step) => roomFor(t, sideOf(t, voice, step)) > 0 && maySummon(t, voice) && reaches(t, voice, step.what),
    bars: (t, voice, step, h) => (roomFor(t, sideOf(t, voice, step)) > 0 ? null : because('YG-SUMMON-34', 1, 0, h)),
    run(t, f, step) {
      if (f.phase === 0) {
        const to = sideOf(t, f, step)
        const room = roomFor(t, to)
        // YG-META-08: as many as there is room for; YG-SUMMON-36: whatever its own conditions allow, unless they are ignored.
        const what = fx
          .aims(t, f, step.what)
          .filter((h) =>
            isOnField(t.state, h) ? whereIs(t.state, h) !== MONSTERS : step.ignoring === true || step.as !== undefined || isRevivable(t, h),
          )
          .slice(0, room)
        f.rest = fx.refsTo(t, what)
        if (what.length === 0) return next(f, 0)
        f.phase = 1
        return push(
          t,
          arriving(
            f.player,
            to,
            what,
            step.position === 'same' ? sameAs(f.vars[POSE]?.[0]) : (step.position ?? 'either'),
            step.as === undefined ? SPECIAL : kinds[step.as],
            step.as !== undefined,
            f.block,
          ),
        )
      }
      const came = f.rest.map((ref) => handleOf(ref as Ref)).filter((h) => whereIs(t.state, h) === MONSTERS)
      for (const h of came) {
        const mark = t.mark(h)
        if (step.negated === true) mark.muted = true // YG-BB-50
        if (step.leaves === 'removed') mark.exiled = true // YG-BB-91
      }
      if (step.sets !== undefined) remember(f, step.sets, fx.refsTo(t, came))
      // What was picked goes on being meant, as the monster it is now.
      if (typeof step.what === 'string' && step.what.startsWith('$')) remember(f, step.what, fx.refsTo(t, came))
      const decks = new Set(f.rest.map((ref) => handleOf(ref as Ref)).map((h) => t.piece(h).owner))
      for (const player of decks)
        if (inZone(t.state, player, DECK).some((h) => (t.piece(h).known & (1 << f.player)) !== 0)) shuffleDeck(t, player) // YG-SEARCH-02
      next(f, came.length)
    },
    say: (step, w) => {
      const what = w.the(step.what).replace(/ in (?=(your|your opponent's|either player's) )/, ' from ')
      const side = step.to === 'foe' ? "to your opponent's field" : step.to === 'you' ? 'to your field' : ''
      const position = poses[step.position ?? 'either']
      const kind = step.as === undefined ? '' : ` (this is treated as a ${step.as[0]!.toUpperCase()}${step.as.slice(1)} Summon)`
      const many = w.isMany(step.what)
      if (step.sets !== undefined) w.mention(step.sets, '', true, 'monsters')
      const negated = step.negated === true ? `with ${many ? 'their' : 'its'} effects negated` : ''
      const leaves =
        step.leaves === 'removed' ? ` (remove ${many ? 'them' : 'it'} from play when ${many ? 'they leave' : 'it leaves'} the field)` : ''
      return w.clause(
        undefined,
        'Special Summon',
        `${[what, side, position, negated].filter((part) => part !== '').join(' ')}${kind}${leaves}`,
      )
    },
  },
  token: {
    does: ['summon'],
    rule: 'YG-TOKEN-09',
    /** YG-TOKEN-09 */
    can: (t, voice, step) => roomFor(t, sideOf(t, voice, step)) >= (step.n ?? 1),
    run(t, f, step) {
      const to = sideOf(t, f, step)
      const n = step.n ?? 1
      if (f.phase === 0) {
        if (roomFor(t, to) < n) return next(f, 0)
        const def = defCalled(step.token)
        const tokens: Handle[] = []
        for (let i = 0; i < n; i++) tokens.push(made(t, def, f.player))
        f.rest = fx.refsTo(t, tokens)
        f.phase = 1
        return push(t, arriving(f.player, to, tokens, step.position ?? 'either', SPECIAL, false, f.block))
      }
      const tokens = f.rest.map((ref) => handleOf(ref as Ref))
      for (const h of tokens) {
        const mark = t.mark(h)
        if (step.attack !== undefined) mark.madeAttack = fx.amount(t, f, step.attack) // YG-TOKEN-04
        if (step.defense !== undefined) mark.madeDefense = fx.amount(t, f, step.defense)
      }
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, tokens))
      next(f, tokens.length)
    },
    say: (step, w) => {
      const n = step.n ?? 1
      const tokens = n === 1 ? `1 "${step.token}"` : `${n} "${step.token}s"`
      const values = step.attack === undefined ? '' : `with ATK and DEF equal to ${w.amount(step.attack)}`
      const side = step.to === 'foe' ? "to your opponent's field" : ''
      const position = step.position === 'defense' ? 'in Defense Position' : step.position === 'attack' ? 'in Attack Position' : ''
      if (step.as !== undefined) w.mention(step.as, '', n > 1, n > 1 ? 'Tokens' : 'Token')
      return w.clause(undefined, 'Special Summon', ...[tokens, side, position, values].filter((part) => part !== ''))
    },
  },
  /** YG-SUMMON-14 */
  extraSummon: {
    run(t, f, step) {
      t.player(f.player).allowed += step.n
      next(f, 1)
    },
    say: (step, w) => `you can conduct ${step.n} more Normal Summon${step.n === 1 ? ' or Set' : 's or Sets'} ${w.until('turn')}`,
  },
  /** YG-SUMMON-60, -67: materials from where the card says, to where it says. */
  fuse: {
    does: ['summon'],
    rule: 'YG-SUMMON-61',
    /** YG-SUMMON-61 */
    can: (t, voice, step) => (step.only === 'materials' || maySummon(t, voice)) && canFuse(t, voice, step),
    run(t, f, step) {
      if (f.phase === 0) {
        if ((step.only === undefined && !maySummon(t, f)) || !canFuse(t, f, step)) return next(f, 0) // YG-SUMMON-62
        if (step.only === 'materials') for (const h of inZone(t.state, f.player, DECK)) peek(t, h, f.player) // YG-SEARCH-01
        f.phase = 1
        return chooses(t, f, 'monster', handleOf(f.source))
      }
      if (f.phase === 1) return choosesMaterials(t, f, 'fusion')
      if (f.phase === 2) {
        const [monster, ...materials] = f.rest.map((ref) => handleOf(ref as Ref))
        for (const h of materials) send(t, h, step.goes === 'removed' ? REMOVED : GRAVE, 'material', handleOf(f.source))
        const searched = step.only === 'materials'
        if (searched) shuffleDeck(t, f.player)
        if (step.as !== undefined) remember(f, step.as, [refTo(t.state, monster!)])
        if (searched) return next(f, materials.length)
        return comes(t, f, monster!, materials, FUSION)
      }
      cameOf(t, f.rest)
      next(f, 1)
    },
    say: (step, w) => {
      const zones = listed(step.from.in ?? []).map(
        (zone) => ({ hand: 'hand', graveyard: 'Graveyard', deck: 'Deck' })[String(zone)] ?? 'field',
      )
      const from = step.from.side === 'you' ? `monsters from your ${zones.join(' or ')}` : 'monsters on either side of the field'
      const family = listed(step.of?.family ?? []).map((name) => w.word(`family:${name}`))
      const monster = ['1', ...family, 'Fusion Monster'].join(' ')
      if (step.as !== undefined) w.mention(step.as, '', false, 'monster')
      if (step.only === 'materials')
        return w.clause(undefined, 'show', `${monster} in your Extra Deck and send its Fusion Materials`, `from your Deck to the Graveyard`)
      const goes = step.goes === 'removed' ? 'removing from play' : 'using'
      return w.clause(
        undefined,
        'Fusion Summon',
        monster,
        'from your Extra Deck,',
        goes,
        from,
        step.goes === 'removed' ? 'that are its Fusion Materials' : 'as Fusion Materials',
      )
    },
  },
  materialsOf: {
    run(t, f, step) {
      const h = fx.named(t, f, step.what)[0]
      remember(f, step.as, h === undefined || !isOnField(t.state, h) ? [] : t.mark(h).materials)
      next(f, 1)
    },
    say: (step, w) => {
      w.mention(step.as, '', true, 'Fusion Materials')
      return ''
    },
  },
  /** YG-SPELL-04, YG-TRIBUTE-02: what a Ritual Spell does. */
  ritual: {
    does: ['summon'],
    rule: 'YG-SUMMON-70',
    can: (t, voice, step) =>
      maySummon(t, voice) && rituals(t, voice.player, step.named).some((h) => canPerform(t, 'ritual', voice.player, h, step.level)),
    run(t, f, step) {
      const monster = rituals(t, f.player, step.named).find((h) => canPerform(t, 'ritual', f.player, h, step.level))
      if (f.phase === 0) {
        if (monster === undefined || !maySummon(t, f)) return next(f, 0) // YG-SUMMON-72
        f.phase = 1
        f.rest = [refTo(t.state, monster)]
        return chooses(t, f, 'ritual', monster, step.level)
      }
      if (f.phase === 1) {
        const [chosen, ...tributes] = f.rest.map((ref) => handleOf(ref as Ref))
        for (const h of tributes) send(t, h, GRAVE, 'tribute', handleOf(f.source)) // YG-SUMMON-71
        f.phase = 2
        instant(t) // what it was made with has gone before
        return push(t, arriving(f.player, f.player, [chosen!], 'either', RITUAL, true, f.block))
      }
      next(f, 1)
    },
    say: (step, w) =>
      w.clause(
        undefined,
        'Ritual Summon',
        `"${step.named}" from your hand, Tributing monsters from your hand or field whose Levels total ${step.level} or more`,
      ),
  },
  /** YG-SUMMON-59 */
  synchro: {
    does: ['summon'],
    can: (t, voice) => maySummon(t, voice) && canTune(t, voice.player),
    run(t, f) {
      if (f.phase === 0) {
        if (!maySummon(t, f) || !canTune(t, f.player)) return next(f, 0)
        f.phase = 1
        return chooses(t, f, 'monster', handleOf(f.source))
      }
      if (f.phase === 1) return choosesMaterials(t, f, 'synchro')
      if (f.phase === 2) {
        const [monster, ...materials] = f.rest.map((ref) => handleOf(ref as Ref))
        for (const h of materials) send(t, h, GRAVE, 'material', handleOf(f.source))
        return comes(t, f, monster!, materials, SYNCHRO)
      }
      cameOf(t, f.rest)
      next(f, 1)
    },
    say: (_, w) =>
      w.clause(undefined, 'Synchro Summon', '1 Synchro Monster from your Extra Deck, using monsters you control as Synchro Materials'),
  },
}

/** The player is asked for a monster, or for what one is made with; the answers come into `rest`, the monster first. */
function chooses(t: T, f: RunFrame, what: ChooseFrame['what'], piece: Handle, level = 0): void {
  push(t, chooseFrame({ op: 'choose', step: 'ask', by: f.player, what, piece, level, picked: [] }))
}

function choosesMaterials(t: T, f: RunFrame, what: 'fusion' | 'synchro'): void {
  const monster = f.rest[0]
  if (monster === undefined) return next(f, 0)
  f.phase = 2
  chooses(t, f, what, handleOf(monster as Ref))
}

/** What it was made with has gone before; now it comes. */
function comes(t: T, f: RunFrame, monster: Handle, materials: readonly Handle[], how: number): void {
  f.rest = [refTo(t.state, monster), ...fx.refsTo(t, materials)]
  f.phase = 3
  instant(t)
  push(t, arriving(f.player, f.player, [monster], 'either', how, true, f.block))
}

/** YG-BB-107: a monster keeps the materials it came of; it stands before them. */
function cameOf(t: T, [monster, ...materials]: readonly number[]): void {
  const h = handleOf(monster as Ref)
  if (whereIs(t.state, h) === MONSTERS) t.mark(h).materials = materials as Ref[]
}

/** YG-SUMMON-76: the Ritual Monster itself is in the hand. */
const rituals = (t: T, player: PlayerId, name: string): readonly Handle[] =>
  inZone(t.state, player, HAND).filter((h) => NAME[t.piece(h).def] === name)
