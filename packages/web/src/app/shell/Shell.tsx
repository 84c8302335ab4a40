import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isDeskNow, useIsDesk } from '../../kit/desk.ts'
import { KitContext, type KitSurroundings } from '../../kit/kit.context.ts'
import { useStore } from '../../kit/store.ts'
import { ToastHost } from '../../kit/ToastHost.tsx'
import { leaveToasts } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { NotReadToday } from '../../platform/query/not.read.today.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { screenAt } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { signInPrompt } from '../../platform/session/signIn.ask.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { BackToTop } from './BackToTop.tsx'
import { Find } from './Find.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { NewVersionBanner } from './NewVersionBanner.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Paper } from './Paper.tsx'
import styles from './Shell.module.css'
import { Spinner } from './Spinner.tsx'

// Lazy, because the sign-in screen does not need them.
const parts = {
  tabBar: () => loadChunk(() => import('./TabBar.tsx')),
  side: () => loadChunk(() => import('./SideNavigation.tsx')),
  waitingBanner: () => loadChunk(() => import('./WaitingBanner.tsx')),
  alarms: () => loadChunk(() => import('./Alarms.tsx')),
}
const TabBar = lazy(async () => ({ default: (await parts.tabBar()).TabBar }))
const SideNavigation = lazy(async () => ({ default: (await parts.side()).SideNavigation }))
const WaitingBanner = lazy(async () => ({ default: (await parts.waitingBanner()).WaitingBanner }))
const Alarms = lazy(async () => ({ default: (await parts.alarms()).Alarms }))

/** Loads what stands around the screens of signed-in users: the navigation at the side, or the tab bar. */
export const loadFrame = (): Promise<unknown> => {
  const { side, tabBar, ...rest } = parts
  return Promise.all([isDeskNow() ? side() : tabBar(), ...Object.values(rest).map((load) => load())])
}

const alarms = (
  <Suspense>
    <Alarms />
  </Suspense>
)
const SignInPrompts = lazy(async () => ({
  default: (await loadChunk(() => import('./SignInPrompts.tsx'))).SignInPrompts,
}))

/** The frame around a screen: header, tab bar, banners and overlays. */
export function Shell() {
  const t = useT()
  const online = useOnline()
  const { isLogin, userProfile } = useSession()
  const prompt = useStore(signInPrompt)
  const [headActions, setHeadActions] = useState<HTMLElement | null>(null)
  const [toasts, setToasts] = useState<HTMLElement | null>(null)
  const [ownTitle, setTitle] = useState<string>()
  // A path that is not in the table matches only the root.
  const path = useMatches({
    select: (matches) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined),
  })
  const screen = path === undefined ? undefined : screenAt(path)
  const title = ownTitle ?? t(screen?.title ?? 'app.notFound')
  // A record of a register has the path of its list.
  const record = useMatches({
    select: (matches) => {
      const { id, edit } = (matches.at(-1)?.search ?? {}) as Shown
      return edit ?? id
    },
  })
  const heading = useFocusOnNewScreen(path, record)
  // A screen that is opened first, as for a new password, leads nowhere else.
  const hasSide = useIsDesk() && isLogin && !screen?.bare && screen?.opensFirst === undefined

  useEffect(() => {
    document.title = t('app.titled', { title })
  }, [t, title])

  const surroundings = useMemo<KitSurroundings>(
    () => ({ words: kitWords(t), online, isGone, isNotReadToday, now: serverNow, headActions, setTitle }),
    [t, online, headActions],
  )
  return (
    <KitContext value={surroundings}>
      <button type="button" className={styles.skip} onClick={skipToContent}>
        {t('app.skip')}
      </button>
      {hasSide && (
        <Suspense>
          <SideNavigation current={screen?.name ?? ''} />
        </Suspense>
      )}
      {!screen?.bare && (
        <NavigationBar
          title={title}
          withBack={screen?.tab === undefined}
          heading={heading}
          actions={setHeadActions}
          alarm={isLogin && alarms}
          toasts={setToasts}
        >
          {userProfile && <Find />}
        </NavigationBar>
      )}
      <OfflineBanner />
      <NewVersionBanner />
      {/* The outbox says the same itself. A late banner would push its buttons away from a finger. */}
      <Suspense>{isLogin && screen?.name !== 'outbox' && <WaitingBanner />}</Suspense>
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-tabs={(!hasSide && screen?.tab !== undefined) || undefined}
      >
        <Outlet />
      </main>
      <Suspense>
        {!hasSide && screen?.tab !== undefined && <TabBar current={screen.path} />}
        {prompt && <SignInPrompts prompt={prompt} />}
      </Suspense>
      <BackToTop />
      <Paper title={title} />
      <Spinner />
      <ToastHost head={toasts} />
    </KitContext>
  )
}

const isNotReadToday = (error: unknown) => error instanceof NotReadToday

const isGone = (error: unknown) => error instanceof ApiError && error.key === 'NOT_FOUND'

function kitWords(t: Translate): KitSurroundings['words'] {
  // The kit checks the values of its own texts, so they are not typed here.
  return (word, values) => (t as (key: string, values?: object) => string)(`kit.${word}`, values)
}

/** A link to an anchor would not work, because the router uses the hash. */
function skipToContent() {
  document.getElementById('main')?.focus()
}

/** What of an address opens another record on the same screen. */
interface Shown {
  id?: string
  edit?: string
}

/** Moves the focus to the heading of a new screen, so that screen readers start there, and closes the last one's toasts. A
 *  screen that brings its own heading has it on its content. */
function useFocusOnNewScreen(path: string | undefined, record: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ path, record })
  useEffect(() => {
    const before = last.current
    last.current = { path, record }
    // On a desk a record opens beside its list, where the focus stays.
    if (before.path === path && (before.record === record || isDeskNow())) return
    const place = heading.current ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
    leaveToasts()
  }, [path, record])
  return heading
}
