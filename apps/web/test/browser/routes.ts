import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courses, games, puzzlesOf } from '@duelhall/games'
import type { Locator, Page } from 'playwright-core'
import { kept, played } from '../../serve/played.mjs'

/** Where a screen is seen, what the browser keeps before, and what shows that it is there. */
export interface Screen {
  readonly to: string
  readonly storage?: Readonly<Record<string, string>>
  ready?(page: Page): Locator
}

const byId = (id: string) => games.find((module) => module.game.id === id)!
const dungeon = played(byId('dungeon-dice'))
const told = played(byId('battle-of-creatures'), {
  players: 3,
  table: { randomPreparation: true, turnLimit: 10 },
  atLeast: Number.POSITIVE_INFINITY,
})
const field = (page: Page) => page.getByRole('region', { name: 'Your decision' })

const lesson = (await courses['dungeon-dice']!()).lessons[0]!
const puzzle = (await puzzlesOf['dungeon-dice']!())[0]!

/** A visit for every route of the app: a screen without one is not looked at, and the test of screens says so. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': { to: '/', storage: kept(dungeon) },
  '/game/$game': { to: '/game/dungeon-dice' },
  '/new/$game': { to: '/new/dice-masters-yugioh' },
  '/table/$id': { to: `/table/${dungeon.id}`, storage: kept(dungeon), ready: field },
  '/replays': { to: '/replays', storage: kept(told) },
  '/replay': { to: `/replay?game=${told.id}`, storage: kept(told), ready: (page) => page.getByRole('slider', { name: 'Choice' }) },
  '/rules': { to: '/rules' },
  '/rules/$game': { to: '/rules/battle-of-creatures', ready: (page) => page.getByRole('link', { name: 'BC-WIN-01' }) },
  '/rules/$game/summary': { to: '/rules/duel-monsters/summary', ready: (page) => page.getByRole('heading', { level: 2 }).first() },
  '/see/$game/$lesson': { to: '/see/dungeon-dice/flying', ready: (page) => page.getByRole('heading', { level: 2 }).first() },
  '/cards/$game': { to: '/cards/dungeon-dice' },
  '/build/$game': { to: '/build/dungeon-dice' },
  '/learn/$game': { to: '/learn/dungeon-dice' },
  '/learn/$game/$lesson': { to: `/learn/dungeon-dice/${lesson.id}` },
  '/puzzle/$game/$puzzle': { to: `/puzzle/dungeon-dice/${puzzle.id}` },
  '/people/$user': { to: '/people/level-2' },
  '/emblems/$game': { to: '/emblems/dungeon-dice', ready: (page) => page.getByRole('searchbox').first() },
  nowhere: { to: '/nowhere' },
}

/** Screens that other tests look at, since they need people or a match: which test, and the beginning of the address it goes to. */
export const elsewhere: Readonly<Record<string, readonly [file: string, goesTo: string]>> = {
  '/online': ['online.test.ts', "'/online'"],
  '/lay/$game': ['online.test.ts', "'/lay/"],
  '/play/$match': ['online.test.ts', '/play/'],
  '/ladder': ['online.test.ts', "'/ladder'"],
  '/verify/$match': ['online.test.ts', '/verify/'],
  '/account': ['online.test.ts', "'/account'"],
}

/** The routes as the app has them. */
export function routesOfTheApp(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../src/app/app.tsx'), 'utf8')
  return [...text.matchAll(/path: '([^']+)'/g)].map(([, path]) => path!)
}
