// Another tab's sign-in or sign-out applies here at once.
import { go } from '../platform/screens/navigate.ts'
import { to } from '../platform/screens/places.ts'
import { session } from '../platform/session/current.ts'
import { isSessionKey } from '../platform/session/session.state.ts'
import { deviceStorage, readJson } from '../platform/storage.ts'
import { goToSignIn } from './sign.in.ts'

export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) follow()
  })
  // A device that has suspended the page does not tell it what other tabs stored meanwhile.
  document.addEventListener('visibilitychange', followIfMissed)
  followIfMissed()
}

function followIfMissed(): void {
  if (readJson(deviceStorage(), 'accessToken') !== session.get().accessToken) follow()
}

/** Leaves the page when its person has gone: it still shows what they read, and what they typed could be sent by the next. A
 *  page that was busy or suspended hears of the sign-out only when the next person has signed in. */
function follow(): void {
  const before = session.get()
  session.start()
  if (!before.isLogin) return
  const { isLogin, userInfo } = session.get()
  if (!isLogin) void goToSignIn()
  else if (userInfo?.user_id !== before.userInfo?.user_id) void go(to.home(), { replace: true })
}
