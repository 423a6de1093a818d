import type { Handle, Happening, PlayerId } from '@duelhall/kernel'
import { ACTION, CHARACTER, defs, ENERGY } from '../catalog.ts'
import { ATTACK, BAG, type DiceState, FIELD, OUT, PREP, phases, placeOf, RESERVE, SUPPLY, UNROLLED, USED, zoneOf } from '../state.ts'

const UNROLLED_IN: readonly number[] = [SUPPLY, BAG, PREP, OUT, USED]
const AFTER_MAIN: readonly string[] = ['beforeAttack', 'attack', 'window', 'damage', 'cleanup']
/** Frames of steps; with nothing else on the stack no effect is under way. */
const STEPS: readonly string[] = ['turn', 'priority', 'attack', 'picks']

const zone = (s: DiceState, player: number, place: number): readonly Handle[] => s.zones[zoneOf(player as PlayerId, place)]!
const faceOf = (s: DiceState, h: Handle): number => {
  const { def, face } = s.pieces[h]!
  return face === UNROLLED ? -1 : defs[def]!.sides[face]!.is
}
const isToken = (s: DiceState, h: number): boolean => defs[s.pieces[h]!.def]!.kind === 'token'
const virtualOf = (s: DiceState, player: number): readonly number[] => {
  const { generic, fist, bolt, mask, shield } = s.players[player]!
  return [generic, fist, bolt, mask, shield]
}

/** Looks at positions and events of games and writes down which invariants of the rules they break. */
export class Watch {
  readonly faults: string[] = []
  readonly heard = new Set<string>()
  looked = 0
  #dice = 0
  #cards = new Map<number, number>()
  #supply = 0
  /** Who has passed since energy was last gained. */
  #passed: boolean[] = []

  begin(s: DiceState): void {
    this.#dice = s.pieces.length
    this.#cards = new Map()
    for (const [h, p] of s.pieces.entries()) if (p.card >= 0 && p.card !== h) this.#cards.set(p.card, (this.#cards.get(p.card) ?? 0) + 1)
    this.#supply = this.#supplies(s)
    this.#passed = s.players.map(() => false)
  }

  /** At a decision, or at the end. */
  look(s: DiceState): void {
    this.looked++
    this.#zones(s)
    this.#counts(s)
    this.#life(s)
    this.#reserve(s)
    this.#field(s)
    this.#unrolled(s)
    const supply = this.#supplies(s)
    this.#hold('DM-INV-23', supply <= this.#supply, () => `supplies rose from ${this.#supply} to ${supply}`)
    this.#supply = supply
  }

  /** As something happens. */
  hear(s: DiceState, e: Happening): void {
    this.heard.add(e.on)
    if (e.on === 'passed') this.#passed[e.player!] = true
    if (e.on === 'energyGained') this.#passed[e.player!] = false
    if (e.on === 'bought') {
      const { zone: at, owner } = s.pieces[e.piece!]!
      const lies = placeOf(at) === USED || placeOf(at) === BAG // a text may send it to the bag
      this.#hold('DM-INV-23', owner === e.player && lies, () => `what was bought lies in zone ${at}`)
    }
    if (e.on === 'stepStarted' && e.n === phases.indexOf('start')) this.#turn(s)
  }

  #hold(id: string, holds: boolean, says: () => string): void {
    if (!holds) this.faults.push(`${id} ${says()}`)
  }

  #supplies(s: DiceState): number {
    return s.players.reduce((n, _, p) => n + zone(s, p, SUPPLY).length, 0)
  }

  #zones(s: DiceState): void {
    const found = new Array<number>(s.pieces.length).fill(0)
    for (const list of s.zones) for (const h of list) found[h]!++
    this.#hold(
      'DM-INV-01',
      found.every((n) => n === 1),
      () => `found ${found.join('')}`,
    )
    const tokens = s.pieces.filter((_, h) => isToken(s, h)).length
    this.#hold('DM-INV-01', s.pieces.length - tokens === this.#dice, () => `${s.pieces.length} pieces`)
  }

  #counts(s: DiceState): void {
    const sidekicks = s.players.map((_, p) => s.pieces.filter((x) => x.owner === p && defs[x.def]!.kind === 'sidekick').length)
    this.#hold(
      'DM-INV-02',
      sidekicks.every((n) => n === 8),
      () => `${sidekicks}`,
    )
    const counts = new Map<number, number>()
    for (const [h, p] of s.pieces.entries()) {
      if (p.card < 0 || p.card === h) continue
      counts.set(p.card, (counts.get(p.card) ?? 0) + 1)
      const isBasic = defs[p.def]!.kind === 'basic'
      this.#hold('DM-INV-03', isBasic || p.owner === s.pieces[p.card]!.owner, () => `die ${h} has gone over`)
    }
    for (const [card, n] of this.#cards) {
      const now = counts.get(card)
      this.#hold('DM-INV-03', now === n && (defs[s.pieces[card]!.def]!.kind !== 'basic' || n === 3), () => `card ${card}: ${now} of ${n}`)
    }
  }

  #life(s: DiceState): void {
    for (const [p, { life }] of s.players.entries()) {
      this.#hold('DM-INV-04', s.outcome !== null || life > 0, () => `player ${p} plays on with ${life}`)
      this.#hold('DM-INV-04', life <= s.table.life, () => `player ${p} has ${life}`)
      const virtual = virtualOf(s, p)
      this.#hold(
        'DM-INV-05',
        virtual.every((n) => n >= 0),
        () => `player ${p}: ${virtual}`,
      )
      this.#hold('DM-INV-05', !this.#passed[p] || virtual.every((n) => n === 0), () => `player ${p} has passed and has ${virtual}`)
    }
  }

  #reserve(s: DiceState): void {
    const { player, phase } = s.turn
    for (const p of s.players.keys()) {
      const faces = zone(s, p, RESERVE).map((h) => faceOf(s, h))
      if (p !== player)
        this.#hold(
          'DM-INV-06',
          faces.every((is) => is === ENERGY),
          () => `player ${p} has ${faces} in ${phase}`,
        )
      else if (AFTER_MAIN.includes(phase)) this.#hold('DM-INV-06', !faces.includes(CHARACTER), () => `a character in ${phase}`)
      const out = zone(s, p, OUT)
      if (p !== player || !s.table.outOfPlay) this.#hold('DM-INV-07', out.length === 0, () => `player ${p}: ${out.length} out of play`)
    }
  }

  #field(s: DiceState): void {
    if (!s.stack.every((f) => STEPS.includes(f.op))) return
    const { phase } = s.turn
    const attacking = ['attack', 'window', 'damage'].includes(phase) || (phase === 'cleanup' && !s.table.returnAfterAttack)
    for (const p of s.players.keys()) {
      for (const h of zone(s, p, FIELD)) {
        const is = faceOf(s, h)
        const lasts = is === ACTION && (defs[s.pieces[h]!.def]!.keywords.continuous !== undefined || s.marks[h]!.host !== 0)
        this.#hold('DM-INV-08', is === CHARACTER || lasts, () => `die ${h} shows ${is} in the field`)
      }
      const fighters = zone(s, p, ATTACK)
      this.#hold(
        'DM-INV-08',
        fighters.every((h) => faceOf(s, h) === CHARACTER),
        () => 'a fighter shows no character',
      )
      this.#hold('DM-INV-08', attacking || fighters.length === 0, () => `${fighters.length} fighters in ${phase}`)
    }
  }

  #unrolled(s: DiceState): void {
    for (const p of s.players.keys())
      for (const place of UNROLLED_IN)
        for (const h of zone(s, p, place)) {
          this.#hold('DM-INV-09', s.pieces[h]!.face === UNROLLED, () => `die ${h} shows a face in ${place}`)
          this.#hold('DM-INV-09', s.marks[h] === null, () => `die ${h} is marked in ${place}`)
          const ref = s.pieces[h]!.life * 512 + h
          this.#hold(
            'DM-INV-09',
            s.standing.every(({ to }) => to !== ref),
            () => `something lies on die ${h} in ${place}`,
          )
        }
  }

  #turn(s: DiceState): void {
    for (const p of s.players.keys()) {
      this.#hold(
        'DM-INV-05',
        virtualOf(s, p).every((n) => n === 0),
        () => `player ${p} begins with ${virtualOf(s, p)}`,
      )
      this.#hold(
        'DM-INV-06',
        zone(s, p, RESERVE).every((h) => faceOf(s, h) === ENERGY),
        () => `player ${p} keeps a face`,
      )
      this.#hold('DM-INV-07', zone(s, p, OUT).length === 0, () => `player ${p} begins with dice out of play`)
    }
  }
}
