// Starts the app: the steps before the first render, and the wiring of the platform.
import { language } from '@daybook/contract/language/language.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { dismissToasts, showToast } from '../kit/toast.ts'
import { analyticsAddress } from '../platform/analytics.address.ts'
import { client } from '../platform/api/client.ts'
import { registerTables } from '../platform/declared.ts'
import { findHost } from '../platform/host/host.ts'
import { startLanguage } from '../platform/i18n/language.ts'
import { onNotice } from '../platform/notice.ts'
import { forgetReads } from '../platform/query/query.client.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { registerScreens } from '../platform/screens/places.ts'
import { session } from '../platform/session/current.ts'
import { onSignInNeeded, signInPrompt } from '../platform/session/signIn.ask.ts'
import { startTextSize } from '../platform/text.size.ts'
import { deviceCountsTo12, showTwelveHours } from '../platform/time/clock.words.ts'
import { startServerClock } from '../platform/time/server.now.ts'
import { tableLoaders } from './declared.ts'
import { watchIdle } from './idle.ts'
import { startLiveWhenQuiet } from './live.start.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { makeRouter } from './router.tsx'
import { screenTable } from './screens.ts'
import { registerServiceWorker } from './service.worker.ts'
import { deviceInfo, textScale } from './shell/tablet.ts'
import { goToSignIn, mayStayOpen } from './sign.in.ts'

export async function start() {
  const idleWith = watchIdle()
  normaliseHash()
  scaleForTablets()
  startTextSize()
  registerScreens(screenTable)
  registerTables(tableLoaders)
  startServerClock()
  showTwelveHours(deviceCountsTo12())
  session.start()
  onNotice((words) => showToast(words, { isError: true }))
  onSignInNeeded({ goToSignIn, mayStayOpen })
  await Promise.all([startLanguage(fetchPack), refreshRights()])
  const router = makeRouter()
  idleWith(router)
  registerServiceWorker()
  void loadInTheEnd(() => import('./later.ts')).then(({ startLater }) => startLater())
  prefetchWhenIdle()
  startLiveWhenQuiet()
  clearOnUserChange(() => void router.invalidate())
  startOutside()
  return router
}

/** The native shell, and the analytics sink: most pages have neither. */
function startOutside(): void {
  const host = findHost(window)
  if (!host && !analyticsAddress) return
  void loadInTheEnd(() => import('./host.start.ts')).then(({ startHost, startSink }) => {
    if (host) startHost(host)
    if (analyticsAddress) startSink(analyticsAddress)
  })
}

function fetchPack(lang: 'en-US' | 'zh-CN') {
  return client(language).getPack({ lang }, { quiet: true })
}

/** Refreshes the user's rights, which may have changed. Waits only if no rights are stored. */
async function refreshRights(): Promise<void> {
  if (!session.get().isLogin) return
  const request = client(staff)
    .getOwn({}, { quiet: true })
    .then(session.setProfile)
    .catch(() => undefined)
  if (!session.get().userProfile) await request
}

/** Adds a missing leading slash to a route (specification, section 2) and turns a plain path into a hash. */
function normaliseHash(): void {
  const isIndex = location.pathname === '/' || location.pathname === '/index.html'
  if (!isIndex) history.replaceState(null, '', `/#${location.pathname}${location.search}`)
  const root = () => {
    if (/^#[^/]/.test(location.hash)) history.replaceState(history.state, '', `#/${location.hash.slice(1)}`)
  }
  root()
  // Added before the router's listener, so that the router reads the corrected hash.
  addEventListener('hashchange', root)
  addEventListener('popstate', root)
}

function scaleForTablets(): void {
  const apply = () => {
    const info = deviceInfo(navigator.userAgent, navigator.maxTouchPoints, innerWidth, innerHeight)
    document.documentElement.style.setProperty('--tablet-scale', String(textScale(info)))
  }
  apply()
  addEventListener('resize', apply)
}

/** Clears cached data in every tab when the user changes. Stored data: later.ts. */
function clearOnUserChange(rightsChanged: () => void): void {
  let last = session.get()
  session.subscribe(() => {
    const before = last
    last = session.get()
    if (before.userInfo?.user_id !== last.userInfo?.user_id) {
      forgetReads()
      dismissToasts()
    }
    if (last.isLogin && before.userProfile !== last.userProfile) rightsChanged()
    if (last.isLogin) signInPrompt.set(undefined)
  })
}
