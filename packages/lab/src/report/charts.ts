import type { TopLevelSpec } from 'vega-lite'
import type { Matrix } from '../studies/decks.ts'
import type { Standing } from '../studies/league.ts'

const blue = '#3566b8'
const width = 520

/** Ratings as points with their intervals, strongest on top. */
export function ratingsChart(standings: readonly Standing[]): TopLevelSpec {
  const order = standings.map((one) => one.entrant)
  const y = { field: 'entrant', type: 'nominal', sort: order, title: null } as const
  return {
    width,
    height: { step: 30 },
    title: 'Ratings with 95 % intervals',
    data: { values: standings.map(({ entrant, rating, low, high }) => ({ entrant, rating, low, high })) },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 2, color: blue },
        encoding: {
          y,
          x: { field: 'low', type: 'quantitative', title: 'rating (400 more: ten to one)', scale: { zero: false } },
          x2: { field: 'high' },
        },
      },
      { mark: { type: 'point', filled: true, size: 90, color: blue }, encoding: { y, x: { field: 'rating', type: 'quantitative' } } },
    ],
  }
}

/** How long games were. */
export function lengthsChart(lengths: readonly number[]): TopLevelSpec {
  return {
    width,
    height: 160,
    title: 'Length of games',
    data: { values: lengths.map((decisions) => ({ decisions })) },
    mark: { type: 'bar', color: blue },
    encoding: {
      x: { field: 'decisions', bin: { maxbins: 30 }, type: 'quantitative', title: 'decisions' },
      y: { aggregate: 'count', type: 'quantitative', title: 'games', axis: { tickMinStep: 1 } },
    },
  }
}

/** Shares of points as a heat map: rows against columns. */
export function heatMap(
  title: string,
  cells: readonly { row: string; column: string; share: number }[],
  order: readonly string[],
): TopLevelSpec {
  const values = cells.map(({ row, column, share }) => ({ row, column, share: Math.round(1000 * share) / 10 }))
  const y = { field: 'row', type: 'nominal', sort: order, title: null } as const
  const x = { field: 'column', type: 'nominal', sort: order, title: null, axis: { orient: 'top', labelAngle: -35 } } as const
  return {
    width: { step: 58 },
    height: { step: 34 },
    title,
    data: { values },
    layer: [
      {
        mark: 'rect',
        encoding: {
          x,
          y,
          color: { field: 'share', type: 'quantitative', scale: { scheme: 'redblue', domain: [0, 100] }, title: '% of points' },
        },
      },
      {
        mark: { type: 'text', fontSize: 12 },
        encoding: {
          x,
          y,
          text: { field: 'share', type: 'quantitative', format: '.0f' },
          color: { condition: { test: 'datum.share > 80 || datum.share < 20', value: 'white' }, value: '#1f2430' },
        },
      },
    ],
  }
}

export const deckMap = ({ cells, totals }: Matrix): TopLevelSpec =>
  heatMap(
    'Row against column, % of points',
    cells.map(({ deck, against, share }) => ({ row: deck, column: against, share })),
    totals.map((total) => total.deck),
  )

/** Shares with their intervals, one line each. */
export function sharesChart(title: string, shares: readonly { name: string; share: number; low: number; high: number }[]): TopLevelSpec {
  const y = { field: 'name', type: 'nominal', sort: shares.map((one) => one.name), title: null } as const
  const values = shares.map(({ name, share, low, high }) => ({ name, share: 100 * share, low: 100 * low, high: 100 * high }))
  return {
    width,
    height: { step: 22 },
    title,
    data: { values },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 2, color: blue },
        encoding: {
          y,
          x: { field: 'low', type: 'quantitative', title: '% of points', scale: { domain: [0, 100] } },
          x2: { field: 'high' },
        },
      },
      { mark: { type: 'point', filled: true, size: 60, color: blue }, encoding: { y, x: { field: 'share', type: 'quantitative' } } },
    ],
  }
}

/** How sure a sequential test became, pair by pair. */
export function courseChart(course: readonly number[], bound: number): TopLevelSpec {
  return {
    width,
    height: 200,
    title: 'Log likelihood ratio after each pair of games',
    data: { values: course.map((ratio, i) => ({ pair: i + 1, ratio })) },
    layer: [
      {
        mark: { type: 'line', color: blue },
        encoding: { x: { field: 'pair', type: 'quantitative', title: 'pairs' }, y: { field: 'ratio', type: 'quantitative', title: null } },
      },
      { mark: { type: 'rule', strokeDash: [4, 4] }, encoding: { y: { datum: bound } } },
      { mark: { type: 'rule', strokeDash: [4, 4] }, encoding: { y: { datum: -bound } } },
    ],
  }
}
