import type { CardRecord } from '../studies/cards.ts'
import type { Comparison } from '../studies/compare.ts'
import { type Deadline, GRACE } from '../studies/deadline.ts'
import type { Matrix } from '../studies/decks.ts'
import type { Fairness } from '../studies/fairness.ts'
import type { FitReport } from '../studies/fit.ts'
import type { League } from '../studies/league.ts'
import type { OptionOdds } from '../studies/odds.ts'
import { courseChart, deckMap, heatMap, lengthsChart, ratingsChart, sharesChart } from './charts.ts'
import { type Page, percent, type Section } from './page.ts'

const trouble = (mishaps: readonly string[]): string =>
  mishaps.length === 0 ? '' : ` Incidents: ${mishaps.length}; their replays are in the folder incidents.`
const rated = (rating: number): string => {
  const whole = Math.round(rating)
  return `${whole < 0 ? '' : '+'}${whole}`
}

export function leaguePage(leagues: readonly League[], names: ReadonlyMap<string, string>): Page {
  return {
    title: 'League',
    says: 'Mirrored seats, paired seeds. Shares of points with Wilson 95 % intervals; ratings by Bradley and Terry, intervals by bootstrap over pairs.',
    sections: [
      ...(leagues.length > 1 ? [summary(leagues, names)] : []),
      ...leagues.flatMap((league) => leagueSections(league, names.get(league.game) ?? league.game)),
    ],
  }
}

/** Who surely wins how much in every game: what a bot's strength is told by. */
function summary(leagues: readonly League[], names: ReadonlyMap<string, string>): Section {
  const { pairings } = leagues[0]!
  const low = (league: League, a: string, b: string): string => {
    const met = league.pairings.find((pairing) => pairing.a === a && pairing.b === b)
    return met === undefined ? '' : percent(met.low)
  }
  return {
    id: 'summary',
    title: 'All games',
    says: 'The lower bound of the 95 % interval of the share of points.',
    grid: {
      columns: ['game', ...pairings.map(({ a, b }) => `${a} : ${b}`)],
      rows: leagues.map((league) => [names.get(league.game) ?? league.game, ...pairings.map(({ a, b }) => low(league, a, b))]),
    },
    charts: [],
  }
}

function leagueSections(league: League, name: string): readonly Section[] {
  const order = league.standings.map((one) => one.entrant)
  const cells = league.pairings.flatMap(({ a, b, share }) => [
    { row: a, column: b, share },
    { row: b, column: a, share: 1 - share },
  ])
  return [
    {
      id: `${league.game}-pairings`,
      title: `${name}: pairings`,
      says: `${league.lengths.length} games of ${league.players}, half of them longer than ${league.medianLength} decisions.${trouble(league.mishaps)}`,
      grid: {
        columns: ['entrant', 'against', 'games', 'points', 'share', 'low', 'high', 'drawn', 'unfinished'],
        rows: league.pairings.map((p) => [
          p.a,
          p.b,
          p.games,
          p.points,
          percent(p.share),
          percent(p.low),
          percent(p.high),
          p.drawn,
          p.unfinished,
        ]),
      },
      charts: [heatMap('Row against column, % of points', cells, order)],
    },
    {
      id: `${league.game}-ratings`,
      title: `${name}: ratings`,
      says: `Ended by ${Object.entries(league.rules)
        .map(([rule, n]) => `${rule} ${n}`)
        .join(', ')}.`,
      grid: {
        columns: ['entrant', 'rating', 'low', 'high', 'games', 'points'],
        rows: league.standings.map((s) => [s.entrant, rated(s.rating), rated(s.low), rated(s.high), s.games, s.points]),
      },
      charts: [ratingsChart(league.standings), lengthsChart(league.lengths)],
    },
  ]
}

const verdicts: Readonly<Record<Comparison['verdict'], string>> = {
  better: 'is better',
  'not better': 'is not better',
  open: 'may or may not be better: too few games to tell',
}

export function comparePage(comparison: Comparison, name: string, bound: number): Page {
  const { a, b, verdict, games, points, share, low, high, course, mishaps } = comparison
  return {
    title: `${name}: ${a} against ${b}`,
    says: `After ${games} games ${a} ${verdicts[verdict]}.${trouble(mishaps)}`,
    sections: [
      {
        id: 'comparison',
        title: 'Result',
        says: 'Sequential probability ratio test over mirrored pairs.',
        grid: {
          columns: ['entrant', 'against', 'verdict', 'games', 'points', 'share', 'low', 'high'],
          rows: [[a, b, verdict, games, points, percent(share), percent(low), percent(high)]],
        },
        charts: [courseChart(course, bound)],
      },
    ],
  }
}

export function deadlinePage(kept: Deadline, name: string): Page {
  const ms = (time: number) => time.toFixed(1)
  return {
    title: `${name}: ${kept.bot} keeps its time`,
    says: `Of ${kept.moves} answers ${kept.late} came more than ${GRACE} ms after the ${kept.budget} ms they had.${trouble(kept.mishaps)}`,
    sections: [
      {
        id: 'deadline',
        title: 'Milliseconds an answer took',
        says: '',
        grid: {
          columns: ['bot', 'answers', 'had', 'median', '99 %', '99.9 %', 'longest', 'late'],
          rows: [[kept.bot, kept.moves, kept.budget, ms(kept.median), ms(kept.p99), ms(kept.p999), ms(kept.longest), kept.late]],
        },
        charts: [],
      },
    ],
  }
}

export function decksPage(matrix: Matrix, name: string): Page {
  return {
    title: `${name}: decks`,
    says: `Every deck against every other, both in the hands of ${matrix.bot}; mirrored seats.${trouble(matrix.mishaps)}`,
    sections: [
      {
        id: 'decks',
        title: 'All together',
        says: '',
        grid: {
          columns: ['deck', 'games', 'points', 'share', 'low', 'high'],
          rows: matrix.totals.map((t) => [t.deck, t.games, t.points, percent(t.share), percent(t.low), percent(t.high)]),
        },
        charts: [deckMap(matrix)],
      },
      {
        id: 'matrix',
        title: 'One against one',
        says: '',
        grid: {
          columns: ['deck', 'against', 'games', 'points', 'share', 'low', 'high'],
          rows: matrix.cells.map((c) => [c.deck, c.against, c.games, c.points, percent(c.share), percent(c.low), percent(c.high)]),
        },
        charts: [],
      },
    ],
  }
}

const MOST_DRAWN = 30

export function cardsPage(cards: readonly CardRecord[], name: string, bot: string): Page {
  return {
    title: `${name}: cards`,
    says: `How often a seat chose to act with a card, and how those games ended for it, in the hands of ${bot}. A share in wins is no proof of strength: who is ahead plays more cards.`,
    sections: [
      {
        id: 'cards',
        title: 'Cards by use',
        says: '',
        grid: {
          columns: ['card', 'name', 'used', 'of', 'share in wins', 'low', 'high'],
          rows: cards.map((c) => [c.card, c.name, c.used, c.seats, percent(c.share), percent(c.low), percent(c.high)]),
        },
        charts: [sharesChart('Share in wins of the most used', cards.slice(0, MOST_DRAWN))],
      },
    ],
  }
}

export function fairnessPage(fairness: Fairness, name: string): Page {
  const { first, seats, dice, drawn, bot } = fairness
  const lines = [{ name: 'first turn', ...first }, ...seats.map((seat) => ({ ...seat, name: `seat ${seat.seat}` }))]
  return {
    title: `${name}: fairness`,
    says: `Two of ${bot} at one table, ${first.games} games, ${drawn} drawn.`,
    sections: [
      {
        id: 'seats',
        title: 'Who begins, who sits where',
        says: '',
        grid: {
          columns: ['who', 'games', 'points', 'share', 'low', 'high'],
          rows: lines.map((l) => [l.name, l.games, l.points, percent(l.share), percent(l.low), percent(l.high)]),
        },
        charts: [sharesChart('Share of points', lines)],
      },
      {
        id: 'dice',
        title: 'Dice',
        says: 'Chi-square of faces thrown with the chance of these games; p is how often honest dice lie as far off or farther.',
        grid: {
          columns: ['sides', 'throws', 'chi-square', 'freedom', 'p'],
          rows: dice.map((d) => [d.sides, d.counts.reduce((x, y) => x + y, 0), d.chi.toFixed(2), d.freedom, d.p.toFixed(4)]),
        },
        charts: [],
      },
    ],
  }
}

export function oddsPage(odds: readonly OptionOdds[], name: string, question: string): Page {
  return {
    title: `${name}: odds`,
    says: question,
    sections: [
      {
        id: 'odds',
        title: 'What may happen',
        says: 'Exact where every way the dice can fall was followed; otherwise drawn, with Wilson 95 % intervals.',
        grid: {
          columns: ['option', 'event', 'chance', 'low', 'high', 'how'],
          rows: odds.flatMap(({ option, exact, ways, events }) =>
            events.map((e) => [
              option,
              e.event,
              percent(e.share),
              percent(e.low),
              percent(e.high),
              exact ? `exact, ${ways} ways` : `${ways} draws`,
            ]),
          ),
        },
        charts: [],
      },
    ],
  }
}

export function fitPage(fit: FitReport, name: string): Page {
  const { names, before, weights, rounds, games, points, share, low, high, bot, mishaps } = fit
  return {
    title: `${name}: weights of the evaluation`,
    says: `Found by games of ${bot} in which both sides judge by other weights. Against those it began with they got ${points} of ${games} (${percent(share)}, from ${percent(low)} to ${percent(high)}).${trouble(mishaps)}`,
    sections: [
      {
        id: 'weights',
        title: 'Weights',
        says: 'What one more of it adds to the chance of winning, in logits.',
        grid: { columns: ['measure', 'before', 'found'], rows: names.map((n, i) => [n, before[i]!, weights[i]!]) },
        charts: [],
      },
      {
        id: 'effects',
        title: 'What it does to have a weight larger than the opponent has',
        says: 'In logits of the result, with its standard error; what lies within its error moves nothing.',
        grid: {
          columns: ['measure', 'round', 'times as large', 'effect', 'error', 'weight then'],
          rows: rounds.flatMap(({ factor, effects }, r) =>
            effects.map((e, i) => [names[i]!, r + 1, factor.toFixed(2), e.effect.toFixed(3), e.error.toFixed(3), e.weight]),
          ),
        },
        charts: [],
      },
    ],
  }
}
