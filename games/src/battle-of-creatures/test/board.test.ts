import { describe, expect, test } from 'vitest'
import {
  BALL,
  board,
  chipSpaces,
  civilizations,
  DISTANCE,
  distance,
  SPACES,
  STEPS,
  spaceNamed,
  spaces,
  startSpace,
  WORDS,
} from '../board.ts'
import data from '../cards/board.json' with { type: 'json' }
import { type BoardData, checkBoard, symmetries } from '../check-board.ts'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { at, ends, opening, path, whereIs } from './positions.ts'

const space = (id: string): number => spaceNamed(id)!

describe('the board', { timeout: 60_000 }, () => {
  test('BC-BOARD-01 a graph of 115 spaces and 155 lines that passes all checks', () => {
    expect([SPACES, board.lines.length]).toEqual([115, 155])
    expect(checkBoard(data)).toEqual([])
  })

  test('BC-BOARD-02 23 spaces for each civilization: three starts, a chip space, 19 others', () => {
    for (const [region, civilization] of civilizations.entries()) {
      const own = spaces.filter((s) => s.region === region)
      expect(own.every((s) => s.id.startsWith(`${civilization}.`))).toBe(true)
      const kinds = (kind: string) => own.filter((s) => s.kind === kind)
      expect([own.length, kinds('chip').length, kinds('ordinary').length]).toEqual([23, 1, 19])
      expect(kinds('start').map((s) => s.start)).toEqual([1, 2, 3])
      expect(own.map((s) => [space(s.id), s.key])).toEqual(data.template.spaces.map((s, n) => [region * 23 + n, s.key]))
    }
  })

  test('BC-BOARD-03, BC-EX-13 lines lead both ways, and only lines make neighbours', () => {
    for (const [a, b] of board.lines) {
      expect(spaces[a]!.near).toContain(b)
      expect(spaces[b]!.near).toContain(a)
    }
    const t = at({ board: { F4: 'fire.d1', W1: 'water.s1' } })
    expect(path(t, 'F4', 'fire.e1 fire.e2')).toBe('NO_LINE')
    expect(path(t, 'F4', 'fire.e1 fire.p1 fire.e2')).toBe(null)
  })

  test('BC-BOARD-04 clockwise fire, water, nature, light, darkness', () => {
    expect(civilizations).toEqual(['fire', 'water', 'nature', 'light', 'darkness'])
    const angles = chipSpaces.map((chip) => Math.atan2(spaces[chip]!.x - 500, 500 - spaces[chip]!.y) / (2 * Math.PI))
    expect(angles.map((turn) => Math.round(((turn + 1) % 1) * 5) % 5)).toEqual([0, 1, 2, 3, 4])
  })

  test('BC-BOARD-05 neighbouring regions are joined by the inner ring and the outer road only', () => {
    const roads = board.lines
      .filter(([a, b]) => spaces[a]!.region !== spaces[b]!.region)
      .map(([a, b]) => `${spaces[a]!.id} ${spaces[b]!.id}`)
    const expected = civilizations.flatMap((c, n) => {
      const next = civilizations[(n + 1) % 5]
      return [`${c}.a1 ${next}.a1`, `${c}.j2 ${next}.j1`]
    })
    expect(roads.sort()).toEqual(expected.sort())
  })

  test('BC-BOARD-06 at most one creature stands on a space', () => {
    const t = at({ board: { F2: 'fire.s1', F3: 'fire.s2', W1: 'water.s1' } })
    expect(ends(t, 'F2')).not.toContain('fire.s2')
    const battle = at({ board: { F2: 'fire.s1', W1: 'fire.s2', W2: 'water.s2' } }).rolls(6, 6, 1)
    battle.choose('move', { piece: 'F2', place: 'fire.s2' })
    expect([whereIs(battle, 'F2'), whereIs(battle, 'W1')]).toEqual(['fire.s2', 'defeated'])
  })

  test('BC-BOARD-07 after preparation every creature may enter start spaces', () => {
    const t = at({ board: { F2: 'water.f1', W1: 'water.a1' } })
    expect(ends(t, 'F2')).toEqual(expect.arrayContaining(['water.s1', 'water.s2']))
  })

  test('BC-BOARD-08 ten symmetries keep kinds, numbers and lines; any two regions are exchanged', () => {
    const all = symmetries(data)
    expect(all).toHaveLength(10)
    expect(new Set(all.map((s) => data.spaces.map((x) => s.of(x)).join())).size).toBe(10)
    for (const symmetry of all) {
      const image = data.spaces.map((s) => space(symmetry.of(s)))
      for (let a = 0; a < SPACES; a++) {
        expect([spaces[image[a]!]!.kind, spaces[image[a]!]!.start]).toEqual([spaces[a]!.kind, spaces[a]!.start])
        for (let b = 0; b < SPACES; b++)
          if (distance(image[a]!, image[b]!) !== distance(a, b)) throw new Error(`${symmetry.name} ${a} ${b}`)
      }
    }
    for (let a = 0; a < 5; a++) for (let b = 0; b < 5; b++) expect(all.some((s) => s.region(a) === b && s.region(b) === a)).toBe(true)
  })

  test('BC-BOARD-09 the board id is stored with every game, and unknown boards are refused', () => {
    expect(opening().state.table.board).toBe('battle-of-creatures/board-1')
    expect(game.check(tableFor(2, { board: 'board-2' }))).toEqual([
      { rule: 'BC-BOARD-09', path: 'table.board', says: 'there is no board "board-2"' },
    ])
  })
})

describe('distances of section 4.5', () => {
  const regions = { own: 0, neighbour: 1, far: 2 } as const
  test('from start spaces and chip spaces', () => {
    for (const [kind, region] of Object.entries(regions) as [keyof typeof regions, number][]) {
      for (const [start, row] of Object.entries(data.distances.startToChip))
        expect(distance(startSpace(0, Number(start)), chipSpaces[region]!)).toBe(row[kind])
      if (kind !== 'own') expect(distance(chipSpaces[0]!, chipSpaces[region]!)).toBe(data.distances.chipToChip[kind])
      for (const [pair, row] of Object.entries(data.distances.startToStart)) {
        const [a, b] = pair.split('-').map(Number) as [number, number]
        expect(distance(startSpace(0, a), startSpace(region, b))).toBe(row[kind])
      }
    }
    expect(Math.max(...DISTANCE)).toBe(data.distances.diameter)
  })

  test('BC-INV-21 no creature goes from chip space to chip space in one move', () => {
    for (const a of chipSpaces) for (const b of chipSpaces) if (a !== b) expect(distance(a, b)).toBeGreaterThan(7)
  })

  test('spaces within 1 to 7 steps', () => {
    const bits = (start: number) =>
      Array.from({ length: STEPS }, (_, i) => {
        const at = (startSpace(0, start) * (STEPS + 1) + i + 1) * WORDS
        let n = -1 // itself
        for (let w = 0; w < WORDS; w++) for (let x = BALL[at + w]!; x !== 0; x &= x - 1) n++
        return n
      })
    expect(bits(1)).toEqual([3, 6, 10, 14, 18, 23, 26])
    expect(bits(2)).toEqual([3, 7, 12, 18, 23, 26, 30])
    expect(bits(3)).toEqual([2, 6, 11, 18, 29, 40, 52])
  })
})

describe('BC-BAD-18 broken boards', { timeout: 60_000 }, () => {
  const sound: BoardData = data
  const faults = (change: (b: { spaces: BoardData['spaces'][number][]; edges: BoardData['edges'][number][] }) => void) => {
    const broken = { ...sound, spaces: sound.spaces.map((s) => ({ ...s })), edges: sound.edges.map((e) => ({ ...e })) }
    change(broken)
    return checkBoard(broken).map((p) => p.says.replace('BAD_BOARD: ', ''))
  }
  const edit = (id: string, fields: Partial<BoardData['spaces'][number]>) => (b: { spaces: BoardData['spaces'][number][] }) => {
    b.spaces = b.spaces.map((s) => (s.id === id ? { ...s, ...fields } : s))
  }

  test.each([
    ['a missing chip space', edit('fire.p1', { kind: 'ordinary' }), 'fire has 0 chip spaces, not 1'],
    ['a missing start space', edit('light.s2', { kind: 'ordinary' }), 'light has 0 start spaces 2, not 1'],
    ['a region of another size', edit('fire.a1', { civilization: 'water' }), 'fire has 22 spaces, not 23'],
    ['an unknown civilization', edit('fire.a1', { civilization: 'void' }), '"void" is no civilization'],
    ['an unknown kind', edit('fire.a1', { kind: 'swamp' }), '"swamp" is no kind of space'],
    ['two spaces with one id', edit('fire.a1', { id: 'fire.b1' }), 'an id stands for two spaces'],
    ['a space outside the picture', edit('fire.s2', { y: 20 }), 'fire.s2 lies outside 60–950'],
    ['spaces too close together', edit('fire.s2', { x: 500, y: 100 }), 'fire.s1 and fire.s2 lie too close together'],
  ])('BC-BAD-18 %s is named', (_what, change, says) => {
    expect(faults(change)).toContain(says)
  })

  const relink = (n: number, a: string, b: string) => (board: { edges: BoardData['edges'][number][] }) => {
    board.edges[n] = { a, b }
  }
  test.each([
    ['a dangling id', relink(0, 'fire.a1', 'fire.z9'), 'there is no space "fire.z9"'],
    ['a loop', relink(0, 'fire.a1', 'fire.a1'), 'fire.a1 is joined to itself'],
    ['a double line', relink(0, 'fire.b2', 'fire.a1'), 'fire.a1 and fire.b2 are joined twice'],
    ['a lost symmetry', relink(0, 'fire.b1', 'fire.b2'), 'turn 1 does not keep the line fire.b1–fire.b2'],
    ['crossing lines', relink(0, 'fire.f1', 'fire.g2'), 'the lines fire.f1–fire.g2 and fire.f2–fire.s1 cross'],
  ])('BC-BAD-18 %s is named', (_what, change, says) => {
    expect(faults(change)).toContain(says)
  })

  test('BC-BAD-18 a board that is cut in two, or hangs by one space', () => {
    const without = (cut: (a: string, b: string) => boolean) => (b: { edges: BoardData['edges'][number][] }) => {
      const kept = b.edges.filter((e) => !cut(e.a, e.b) && !cut(e.b, e.a))
      b.edges = [...kept, ...b.edges.filter((e) => !kept.includes(e)).map((_, i) => spare(kept, i))]
    }
    // As many lines as before, so that only the connection is at fault: inside water instead.
    const spare = (kept: readonly BoardData['edges'][number][], n: number) => {
      const ids = sound.spaces.filter((s) => s.civilization === 'water').map((s) => s.id)
      const free = ids.flatMap((a, i) =>
        ids.slice(i + 1).flatMap((b) => (kept.some((e) => (e.a === a && e.b === b) || (e.a === b && e.b === a)) ? [] : [{ a, b }])),
      )
      return free[n * 7]!
    }
    expect(faults(without((a, b) => a.startsWith('fire.') && !b.startsWith('fire.')))).toContain('the board is not connected')
    expect(faults(without((a, b) => a === 'fire.j1' && b === 'fire.i1'))).toContain('without darkness.j2 the board falls apart')
    expect(faults(without((a, b) => a === 'fire.p1' && (b === 'fire.f1' || b === 'fire.f2')))).toContain(
      '2 separate ways from fire.p1 to water.p1, not 3',
    )
  })

  test.each([null, undefined, 7, 'board', [], {}, { spaces: [], edges: 3 }])('BC-BAD-18 %j is no board', (garbage) => {
    expect(checkBoard(garbage).length).toBeGreaterThan(0)
  })
})
