// Creates the router from the table of screens, with hash history, guard, lazy pages and scroll restoration.
import { pageDelay, pageTimeout } from '@daybook/contract/kernel/constants.ts'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
  useLoaderData,
  useSearch,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isDeskNow } from '../kit/desk.ts'
import { loadTable } from '../platform/declared.ts'
import { queryClient } from '../platform/query/query.client.ts'
import { showRemembered } from '../platform/query/query.ts'
import { componentOf, loadChunk } from '../platform/screens/chunk.ts'
import { admit } from '../platform/screens/guard.ts'
import { registerNavigator } from '../platform/screens/navigate.ts'
import { allScreens, type Place, placeOf, screenAt, splitPlace, to } from '../platform/screens/places.ts'
import { ScreenContext } from '../platform/screens/screen.context.ts'
import type { Need, ScreenSpec } from '../platform/screens/screens.ts'
import { parseSearch, pickSearch, stringifySearch } from '../platform/screens/search.ts'
import { session } from '../platform/session/current.ts'
import { anonymousMode } from '../platform/session/signIn.ask.ts'
import { Denied } from './shell/Denied.tsx'
import { LoadFail } from './shell/LoadFail.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Pending } from './shell/Pending.tsx'
import { loadFrame, Shell } from './shell/Shell.tsx'

/** A device that is busy may not answer: then the screen opens without what is stored there. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 300))

/** A placeholder stays at least this long, so that it does not flicker. */
const pendingAtLeast = 300

/** @param history of component tests, which have no address bar */
export function makeRouter(history: RouterHistory = createHashHistory()) {
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })
  const routes = allScreens().flatMap(([name, screen]) =>
    [screen.path, screen.alias]
      .filter((path) => path !== undefined)
      .map((path) => {
        const parts = screenParts(name, screen, path)
        return createRoute({ getParentRoute: () => root, path, ...parts })
      }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
    parseSearch,
    stringifySearch,
    defaultPendingMs: pageDelay,
    defaultPendingMinMs: pendingAtLeast,
    defaultPendingComponent: Pending,
    defaultErrorComponent: LoadFail,
    // The query cache decides what is stale, so the router must not cache preloads.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  registerNavigator({
    go: (place, { replace }) => {
      const { path, search } = splitPlace(place)
      return router.navigate({ to: path, search, replace })
    },
    back: () => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ to: '/', replace: true })
    },
    prepare: prepareScreen,
    here: () => router.history.location.href,
  })
  return router
}

function screenParts(name: string, screen: ScreenSpec, path: string) {
  const verdict = () => admit(screen, session.get(), anonymousMode)
  return {
    validateSearch: (raw: Record<string, unknown>): Record<string, string> =>
      pickSearch(raw, screen.search?.names ?? []),
    loaderDeps: ({ search }: { search: Record<string, string> }) => search,
    beforeLoad: ({ search }: { search: Record<string, string> }) => {
      if (verdict() === 'newPassword') throw redirect({ to: to.newPassword(), replace: true })
      if (verdict() === 'setUp') throw redirect({ to: to.secondStep(), replace: true })
      if (verdict() !== 'signIn') return
      const login = splitPlace(to.loginAccount({ redirect: placeOf(path, search) }))
      throw redirect({ to: login.path, search: login.search, replace: true })
    },
    loader: async ({ deps }: { deps: Record<string, string> }): Promise<ComponentType | undefined> => {
      if (verdict() !== 'open') return undefined
      const isPrefetched = prefetch(screen, deps)
      // On a desk the page stands beside the navigation from the start, or it would move.
      const [[module]] = await Promise.all([
        loadParts(screen),
        isDeskNow() && session.get().isLogin && loadFrame(),
      ])
      if (screen.storedFirst) await Promise.race([isPrefetched, patience()])
      return componentOf(module, screen.part)
    },
    component: function ScreenOfTable() {
      const Screen: ComponentType | undefined = useLoaderData({ strict: false })
      const search: Record<string, string> = useSearch({ strict: false })
      if (!Screen) return <Denied right={screen.can} />
      return (
        <ScreenContext value={{ name, search }}>
          <Screen />
        </ScreenContext>
      )
    },
  }
}

function loadParts(screen: ScreenSpec): Promise<unknown[]> {
  const parts = [screen.load, ...(screen.shows ?? []).map((name) => () => loadTable(name))]
  return Promise.all(parts.map((load) => loadChunk(load, pageTimeout)))
}

/** Whoever has just signed in reads what the screen shows before their rights are known: the server refuses the rest. */
async function prepareScreen(place: Place): Promise<void> {
  const { path, search } = splitPlace(place)
  const screen = screenAt(path)
  if (!screen) return
  if (session.get().isLogin) void prefetch(screen, search)
  // What fails here is loaded again, and said, when the screen opens.
  await Promise.all([loadParts(screen), screen.tab && loadFrame()]).catch(() => undefined)
}

/** Resolves when what this device has of today is shown, or at once. What the server answers is not awaited: the screen
 *  opens at once and shows its own placeholders. */
async function prefetch(screen: ScreenSpec, search: Record<string, string>): Promise<void> {
  try {
    const needs = (await screen.needs?.({ search, session: session.get() })) ?? []
    for (const need of needs)
      if (hasPages(need)) void queryClient.prefetchInfiniteQuery(need)
      else void queryClient.prefetchQuery(need)
    if (screen.storedFirst) await showRemembered(needs.map(({ queryKey }) => queryKey))
  } catch {
    // The screen fetches its own data and shows its own errors.
  }
}

function hasPages(need: Need): need is Need & { initialPageParam: unknown } {
  return 'initialPageParam' in need
}
