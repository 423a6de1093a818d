import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, RouterProvider } from '@tanstack/react-router'
import { Hall } from '../hall/hall.tsx'
import { Broken, Missing, Waiting } from './states.tsx'
import { Update } from './update.tsx'

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Update />
    </>
  ),
  notFoundComponent: Missing,
})

const routes = [
  createRoute({ getParentRoute: () => root, path: '/', component: Hall }),
  createRoute({
    getParentRoute: () => root,
    path: '/game/$game',
    component: lazyRouteComponent(() => import('../hall/game-page.tsx'), 'GamePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/new/$game',
    component: lazyRouteComponent(() => import('../start/new-table.tsx'), 'NewTable'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/table/$id',
    component: lazyRouteComponent(() => import('../table/table-page.tsx'), 'TablePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replays',
    component: lazyRouteComponent(() => import('../replay/replay-list.tsx'), 'ReplayList'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay',
    component: lazyRouteComponent(() => import('../replay/replay-page.tsx'), 'ReplayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/rules',
    component: lazyRouteComponent(() => import('../rules/rules-page.tsx'), 'RulesIndex'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/rules/$game',
    component: lazyRouteComponent(() => import('../rules/rules-page.tsx'), 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/rules/$game/summary',
    component: lazyRouteComponent(() => import('../rules/summary-page.tsx'), 'SummaryPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/see/$game/$lesson',
    component: lazyRouteComponent(() => import('../learn/watch-page.tsx'), 'WatchPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/cards/$game',
    component: lazyRouteComponent(() => import('../cards/gallery.tsx'), 'Gallery'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/build/$game',
    component: lazyRouteComponent(() => import('../builder/builder.tsx'), 'Builder'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/learn/$game',
    component: lazyRouteComponent(() => import('../learn/course-page.tsx'), 'CoursePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/learn/$game/$lesson',
    component: lazyRouteComponent(() => import('../learn/lesson-page.tsx'), 'LessonPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/puzzle/$game/$puzzle',
    component: lazyRouteComponent(() => import('../learn/puzzle-page.tsx'), 'PuzzlePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/emblems/$game',
    component: lazyRouteComponent(() => import('../pieces/sheet.tsx'), 'Sheet'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/online',
    component: lazyRouteComponent(() => import('../online/lobby.tsx'), 'LobbyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lay/$game',
    component: lazyRouteComponent(() => import('../online/lay.tsx'), 'LayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/play/$match',
    component: lazyRouteComponent(() => import('../online/match-page.tsx'), 'MatchPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/people/$user',
    component: lazyRouteComponent(() => import('../online/profile.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/ladder',
    component: lazyRouteComponent(() => import('../online/ladder.tsx'), 'LadderPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify/$match',
    component: lazyRouteComponent(() => import('../online/verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: lazyRouteComponent(() => import('../online/account.tsx'), 'AccountPage'),
  }),
]

const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultErrorComponent: ({ error }) => <Broken says={error instanceof Error ? error.message : String(error)} />,
  defaultPendingComponent: Waiting,
  scrollRestoration: true,
})

export const App = () => <RouterProvider router={router} />
