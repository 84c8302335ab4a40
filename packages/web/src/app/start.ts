// What happens before the first render, and what ties the platform together.
import { language } from '@daybook/contract/language/language.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { showToast } from '../kit/toast.ts'
import { client } from '../platform/api/client.ts'
import { registerTables } from '../platform/declared.ts'
import { startLanguage } from '../platform/i18n/language.ts'
import { onNotice } from '../platform/notice.ts'
import { queryClient } from '../platform/query/query.client.ts'
import { forgetOldReads } from '../platform/query/remembered.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { registerScreens } from '../platform/screens/places.ts'
import { session } from '../platform/session/current.ts'
import { isSessionKey } from '../platform/session/session.state.ts'
import { onSignInNeeded, signInPrompt } from '../platform/session/signIn.ask.ts'
import { startServerClock } from '../platform/time/server.now.ts'
import { tableLoaders } from './declared.ts'
import { watchIdle } from './idle.ts'
import { startLiveWhenQuiet } from './live.start.ts'
import { loadOperations } from './outbox.operations.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { makeRouter } from './router.tsx'
import { screenTable } from './screens.ts'
import { registerServiceWorker } from './service.worker.ts'
import { deviceInfo, textScale } from './shell/tablet.ts'
import { goToSignIn, mayStayOpen } from './sign.in.ts'

export async function start() {
  const idleWith = watchIdle()
  rootTheHash()
  scaleForTablets()
  registerScreens(screenTable)
  registerTables(tableLoaders)
  startServerClock()
  session.start()
  followOtherTabs()
  onNotice((words) => showToast(words))
  onSignInNeeded({ goToSignIn, mayStayOpen })
  await Promise.all([startLanguage(fetchPack), learnRights()])
  const router = makeRouter()
  idleWith(router)
  registerServiceWorker()
  // Not before the first screen: nothing is sent until somebody is there to have made it.
  void loadInTheEnd(() => import('../platform/outbox/current.ts')).then(({ startOutbox }) => {
    startOutbox(() => loadInTheEnd(async () => void (await loadOperations())))
    // A page may have ended between a sign-out and the erasing of what was read.
    return forgetOldReads().catch(() => undefined)
  })
  prefetchWhenIdle()
  startLiveWhenQuiet()
  followThePerson(() => void router.invalidate())
  return router
}

function fetchPack(lang: 'en-US' | 'zh-CN') {
  return client(language).getPack({ lang }, { quiet: true })
}

/** Rights may have changed since the last visit. Only somebody whose rights are not known yet waits for them. */
async function learnRights(): Promise<void> {
  if (!session.get().isLogin) return
  const asked = client(staff)
    .getOwn({}, { quiet: true })
    .then(session.setProfile)
    .catch(() => undefined)
  if (!session.get().userProfile) await asked
}

/** A route without its leading slash gets it (specification, section 2); a plain path becomes a hash. */
function rootTheHash(): void {
  const isIndex = location.pathname === '/' || location.pathname === '/index.html'
  if (!isIndex) history.replaceState(null, '', `/#${location.pathname}${location.search}`)
  const root = () => {
    if (/^#[^/]/.test(location.hash)) history.replaceState(history.state, '', `#/${location.hash.slice(1)}`)
  }
  root()
  // Before the router's own listener, which reads the corrected address.
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

/** Somebody else's data is never shown nor left on the device: what was read goes with the person, in every tab. */
function followThePerson(rightsChanged: () => void): void {
  let last = session.get()
  session.subscribe(() => {
    const before = last
    last = session.get()
    if (before.userInfo?.user_id !== last.userInfo?.user_id) {
      queryClient.clear()
      void forgetOldReads().catch(() => undefined)
    }
    if (last.isLogin && before.userProfile !== last.userProfile) rightsChanged()
    if (last.isLogin) signInPrompt.set(undefined)
  })
}

function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (!isSessionKey(key)) return
    const wasLogin = session.get().isLogin
    session.start()
    // What the page still shows is the person's; it goes as well.
    if (wasLogin && !session.get().isLogin) void goToSignIn()
  })
}
