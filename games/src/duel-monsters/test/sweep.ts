import { type RunFrame, some } from '@duelhall/effects'
import { chance, defineGame, type Happening, keyOf, rng } from '@duelhall/kernel'
import { type Player, picker, playOn } from '@duelhall/testkit'
import { poolFacts } from '../cards/shelf.ts'
import { type Def, defNamed, defs, FRAME, ICON, IS_EXTRA, IS_MONSTER, LEVEL } from '../catalog.ts'
import { fx } from '../fx.ts'
import { parts } from '../game.ts'
import { type DuelState, summonKinds } from '../state.ts'
import { type Position, positions } from './positions.ts'
import { stages } from './stages.ts'

/** How often each thing has happened: `op damage`, `effect 26202165/0`, `card Kuriboh`, `on sent`, `summon flip`, `icon normal trap`. */
export type Seen = Map<string, number>
const count = (seen: Seen, what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1)
}

/** The cards of the pool. */
export const pool: readonly Def[] = poolFacts.map(({ id }) => defs[defNamed(id)!]!)
const isPool = new Set(pool.map(({ id }) => id))
const steps = [...fx.catalog.steps].filter(([path]) => isPool.has(path.split('/')[0]!))

/** All that the pool must have shown: ops, what is triggered by, kinds of Summons, of Spells and of Traps. */
export const kinds: readonly string[] = [
  ...new Set([
    ...steps.map(([, step]) => `op ${step.op}`),
    ...pool.flatMap(({ effects }) => effects.flatMap((e) => (e.kind === 'trigger' ? some(e.on.on).map((on) => `on ${on}`) : []))),
    ...summonKinds.filter((kind) => kind !== '' && kind !== 'set').map((kind) => `summon ${kind}`),
    ...pool.flatMap((def) => (def.kind === 'monster' ? [] : [`icon ${ICON[defNamed(def.id)!]} ${def.kind}`])),
  ]),
]
/** All that a card must have shown: that it was played, and every effect of it that is activated, triggered or stands in for something. */
export const owed = ({ id, name, effects }: Def): readonly string[] => [
  `card ${name}`,
  ...effects.flatMap((effect, n) => (effect.kind === 'static' ? [] : [`effect ${id}/${n}`])),
]

/** The game with a look at every program that begins and every Summon by its own condition. */
function watched(seen: Seen) {
  const { go } = parts.steps.run
  const { succeed } = parts.steps.summon
  return defineGame({
    ...parts,
    steps: {
      ...parts.steps,
      run: {
        go(t, f, answer) {
          const step = fx.catalog.blocks.get(f.block)![f.pc]
          if (f.phase === 0 && answer === null) {
            if (step !== undefined) count(seen, `op ${step.op}`)
            if (f.pc === 0 && f.block.endsWith('/do')) began(seen, f)
          }
          go(t, f, answer)
        },
      },
      summon: {
        ...parts.steps.summon,
        succeed(t, f, answer) {
          if (f.effect !== '') count(seen, `effect ${f.effect}`)
          succeed(t, f, answer)
        },
      },
    },
  })
}

/** The first step of an effect's own program, or of one that has nothing to do. */
function began(seen: Seen, f: RunFrame): void {
  const path = f.block.slice(0, -3)
  count(seen, `effect ${path}`)
  if (fx.catalog.effects.get(path)?.effect.kind === 'trigger' && f.event !== null) count(seen, `on ${f.event.on}`)
}

/** What is told of a card that is played. */
function noted(seen: Seen, s: DuelState, e: Happening): void {
  if (e.on === 'gameEnded' && e.cause === 'YG-WIN-08')
    for (const what of ['op win', 'effect 33396948/0', 'on drew', 'on added', 'on returned']) count(seen, what)
  if (e.piece === null || e.piece < s.players.length) return
  const def = defs[s.pieces[e.piece]!.def]!
  if (e.on === 'summoned') count(seen, `summon ${e.cause}`)
  if (e.on === 'summoned' || e.on === 'set' || e.on === 'activated') count(seen, `card ${def.name}`)
  const effect = e.on === 'activated' ? fx.catalog.effects.get(e.cause)?.effect : undefined
  if (effect?.kind === 'play') count(seen, `icon ${ICON[s.pieces[e.piece]!.def]} ${def.kind}`)
}

const named = (def: Def): string => JSON.stringify([def.effects, def.facts, def.does?.fusion ?? [], def.does?.synchro ?? []])
const texts = new Map(pool.map((def) => [def, named(def)]))
const materialsOf = (def: Def): readonly string[] => (def.facts?.kind === 'monster' ? def.facts.materials : [])
/** Cards that a card speaks of, or that speak of it. */
const partners = (card: Def): readonly Def[] =>
  pool.filter((other) => {
    if (other === card) return false
    const speaks = (a: Def, b: Def): boolean =>
      texts.get(a)!.includes(`"${b.name}"`) ||
      materialsOf(a).includes(b.id) ||
      (b.facts?.families ?? []).some((family) => texts.get(a)!.includes(`"${family}"`))
    return speaks(card, other) || speaks(other, card)
  })

const isExtra = (def: Def): boolean => IS_EXTRA[defNamed(def.id)!]!
const isMonster = (def: Def): boolean => IS_MONSTER[defNamed(def.id)!]!
const level = (def: Def): number => LEVEL[defNamed(def.id)!]!

/** A crowded table at random around a card: it lies wherever it could do something, with those it speaks of. */
function crowded(card: Def, seed: string): Position {
  const lots = chance(seed)
  const main = pool.filter((def) => !isExtra(def) && FRAME[defNamed(def.id)!] !== 'ritual')
  const draw = (list: readonly Def[], n: number): readonly string[] =>
    lots
      .shuffled(list)
      .slice(0, n)
      .map(({ name }) => name)
  const friends = lots.shuffled(partners(card)).slice(0, 6)
  const some_ = (list: readonly Def[]): readonly string[] => list.filter(() => lots.below(2) === 0).map(({ name }) => name)
  const monsters = main.filter(isMonster)
  const small = monsters.filter((def) => level(def) <= 4)
  const spells = main.filter((def) => !isMonster(def) && ICON[defNamed(def.id)!] !== 'field')
  const posed = (name: string): string => `${name}${['', '', '/def', '/down'][lots.below(4)]}`
  const friendly = friends.filter((def) => isMonster(def) && !isExtra(def))
  const side = (own: readonly Def[]) => ({
    hand: [
      ...own.filter((def) => !isExtra(def)).map(({ name }) => name),
      ...some_(friends.filter((def) => !isExtra(def))),
      ...draw(main, 2),
    ],
    monsters: [...some_(friendly).slice(0, 2), ...draw(small, 1 + lots.below(2))].slice(0, 4).map(posed),
    spells: draw(spells, 1 + lots.below(3)),
    graveyard: [...some_(friendly), ...draw(monsters, 3), ...draw(spells, 1)],
    deck: [...some_(friends.filter((def) => !isExtra(def))), ...draw(main, 6)],
    extra: [...own.filter(isExtra).map(({ name }) => name), ...some_(friends.filter(isExtra)), ...draw(pool.filter(isExtra), 3)],
    life: [800, 2000, 8000][lots.below(3)]!,
  })
  const whole = side([card])
  // Where it lies to begin with: in hand or Extra Deck, on the field, in the Graveyard; now and then nothing else lies on its side.
  const at = lots.below(3)
  const bare = lots.below(4) === 0
  const own = bare ? { ...whole, monsters: [], spells: [] } : whole
  const proper = [card.name, ...own.monsters.map((name) => name.split('/')[0]!)]
  const onField =
    at !== 1
      ? own
      : isMonster(card)
        ? { ...own, monsters: [posed(card.name), ...own.monsters.slice(0, 3)] }
        : ICON[defNamed(card.id)!] === 'field'
          ? { ...own, field: card.name }
          : { ...own, spells: [card.name, ...own.spells] }
  const placed = at === 2 ? { ...own, graveyard: [...own.graveyard, card.name] } : onField
  return {
    a: placed,
    b: side([]),
    turn: lots.below(4) === 0 ? 1 : 0,
    phase: lots.below(3) === 0 ? 'battle' : 'main1',
    proper,
    table: { restrictedList: 'none' },
  }
}

/** Chooses at random, and seldom the most passive option. */
function eager(seed: number): Player {
  const pick = picker(seed)
  return ({ options }) => (pick(4) === 0 ? 0 : pick(options.length))
}

/** Plays crowded tables around a card until all of it has been seen often enough, or for so many tables; tells what has not. */
export function sweep(card: Def, seen: Seen, enough: number, tables: number): readonly string[] {
  const game = watched(seen)
  const missing = () => owed(card).filter((what) => (seen.get(what) ?? 0) < enough)
  for (let i = 0; i < tables && missing().length > 0; i++) {
    const seed = `${card.id} ${i}`
    const staged = stages[card.name] ?? []
    const state = positions.build(i % 8 < 7 && staged.length > 0 ? staged[i % staged.length]! : crowded(card, seed))
    state.rng = rng({ key: keyOf(seed), n: 0, script: [] })
    playOn(game, state, eager(i), 40, (e) => noted(seen, state, e))
  }
  return missing()
}
