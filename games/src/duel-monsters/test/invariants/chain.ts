import type { PlayerId } from '@duelhall/kernel'
import { defs, ICON, IS_TRAP } from '../../catalog.ts'
import { lastGroup } from '../../chain.ts'
import { type DuelState, HAND, whereIs } from '../../state.ts'
import { type Check, cards, effectOf, isAbout, isOpen, isResolving, linksOf, named, no, players, speedAt } from './step.ts'

const allowedAsks: readonly string[] = [
  ...['first', 'main', 'battle', 'replay', 'respond', 'choose', 'monsterZone', 'spellZone', 'position', 'declareName'],
  ...['pick', 'may', 'trigger', 'mode', 'order', 'replace', 'side', 'call', 'stack'],
]
const explained: readonly string[] = ['drew', 'shuffled', 'duelStarted', 'sided', 'duelEnded']

/** Chains, questions and what is told. */
export const chainLaws: Readonly<Record<string, Check>> = {
  'YG-INV-15': ({ after: s }) => {
    const chains = linksOf(s).filter((links) => links.length > 1)
    if (chains.length === 0) return
    const slow = chains.some((links) =>
      links.some((link, i) => {
        const last = links[i - 1]
        if (last === undefined) return false
        const both = [link, last].every(({ effect }) => effectOf(effect)?.kind === 'trigger' && speedAt(effect) === 1)
        const hand = effectOf(link.effect)?.kind === 'trigger'
        return !both && !hand && (speedAt(link.effect) < 2 || speedAt(link.effect) < speedAt(last.effect))
      }),
    )
    return slow
      ? chains
          .flat()
          .map(({ effect }) => effect)
          .join()
      : null
  },
  'YG-INV-16': ({ before, after }) => {
    if (isOpen(after)) return linksOf(after).some((links) => links.length > 0) ? 'a chain is left' : null
    if (!isResolving(before) || !isResolving(after)) return
    const key = (s: DuelState) => (linksOf(s)[0] ?? []).map(({ effect, source }) => `${effect} ${source}`).join()
    return key(before).startsWith(key(after)) || before.turn.no !== after.turn.no || before.group !== after.group ? null : key(after)
  },
  'YG-INV-17': ({ before, after, events }) => {
    const links = (s: DuelState) => s.stack.findIndex((f) => f.op === 'link')
    if (links(before) < 0 || links(before) !== links(after)) return
    const [a, b] = [before.stack[links(before)]!, after.stack[links(after)]!]
    if (JSON.stringify(a) !== JSON.stringify(b)) return
    return events.some((e) => e.on === 'activated') ? 'activated' : null
  },
  'YG-INV-18': ({ before: s, chosen, by }) => {
    if (chosen.act !== 'activate') return
    const h = chosen.piece!
    const { def } = s.pieces[h]!
    if (effectOf(`${defs[def]!.id}/${chosen.place}`)?.kind !== 'play' || (!IS_TRAP[def]! && ICON[def] !== 'quick-play')) return
    if (whereIs(s, h) === HAND) return IS_TRAP[def]! || s.turn.player !== by ? named(s, h) : null
    return s.marks[h]!.setOn === s.turn.no ? named(s, h) : null
  },
  'YG-INV-33': ({ after: s }) =>
    s.outcome === null
      ? (s.decision?.options.length ?? 0) >= 2
        ? null
        : 'nothing to choose'
      : s.decision === null
        ? null
        : 'asked after the end',
  'YG-INV-34': ({ before, after, events }) => {
    const paid = (p: PlayerId) => events.reduce((sum, e) => sum + (e.on === 'lifePaid' && e.player === p ? e.n : 0), 0)
    if (players.every((p) => paid(p) === 0) || events.some((e) => e.on === 'lifeGained')) return
    const short = players.find((p) => after.players[p]!.life > before.players[p]!.life - paid(p))
    return short === undefined ? null : `player ${short} paid ${paid(short)}`
  },
  'YG-INV-38': ({ after: s }) => {
    const first = s.triggers[0]
    const window = s.stack.findLast((f) => f.op === 'window')
    if (s.decision?.ask !== 'trigger' || first === undefined || first.event === null || window?.op !== 'window') return
    const effect = effectOf(first.effect)
    if (effect === undefined || effect.word === 'if') return
    return first.event.group >= lastGroup(window.heard) ? null : first.effect
  },
  'YG-INV-39': ({ after: s, events }) => {
    if (isOpen(s) && s.triggers.some((x) => !x.may)) return s.triggers.map(({ effect }) => effect).join()
    const duties = events.flatMap((e) => {
      const effect = e.on === 'activated' ? effectOf(e.cause) : undefined
      return effect?.kind === 'trigger' && effect.may !== true ? [`${e.cause} ${e.piece} ${e.group}`] : []
    })
    if (duties.length === 0) return
    return new Set(duties).size === duties.length ? null : duties.join()
  },
  'YG-INV-43': ({ after: s }) => (s.decision === null || allowedAsks.includes(s.decision.ask) ? null : s.decision.ask),
  'YG-INV-44': ({ before, after, events }) => {
    const groups = events.map((e) => e.group)
    if (groups.some((g, i) => i > 0 && g < groups[i - 1]!)) return 'groups go back'
    if (events.some((e) => explained.includes(e.on))) return null
    const life = after.players.some((x, p) => x.life !== before.players[p]!.life)
    if (life && !events.some((e) => ['playerDamaged', 'lifeGained', 'lifePaid'].includes(e.on))) return 'Life Points'
    return no(
      after,
      cards(before),
      (h) =>
        before.pieces[h]!.zone !== after.pieces[h]!.zone &&
        !events.some((e) => isAbout(e, h)) &&
        !after.stack.some((f) => f.op === 'summon' && f.piece === h),
    )
  },
}
