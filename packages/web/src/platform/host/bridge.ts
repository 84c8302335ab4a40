// Between the app and the native shell around it (specification, section 7; docs/native-shell.md). The shell calls as
// this person by the headers that it is sent, at the start, after each sign-in and each refresh of the token. It hands
// over where pushes reach it, and the server then sends them there as to a browser.
import { basicAuthorization } from '../api/client.credentials.ts'
import type { Session } from '../session/session.ts'
import type { Host } from './host.ts'

/** Where pushes reach the shell, and the keys that its native side reads them by (RFC 8291). */
export interface PushToken {
  endpoint: string
  p256dh: string
  auth: string
}

interface Parts {
  host: Host
  session: Pick<Session, 'get' | 'subscribe'>
  subscribe: (token: PushToken) => Promise<unknown>
}

/** What the shell may call: `window.daybook`. */
interface PageInterface {
  setPushToken: (token: unknown) => void
}

export function startBridge({ host, session, subscribe }: Parts): PageInterface {
  let sentToken: string | undefined
  let pushToken: PushToken | undefined
  let subscribedAs: string | undefined

  function follow() {
    const { accessToken, isLogin, userInfo } = session.get()
    const token = isLogin ? accessToken : undefined
    if (token !== sentToken) {
      sentToken = token
      host.post(token === undefined ? { action: 'clear_header' } : headersOf(token))
    }
    handOver(isLogin ? userInfo?.user_id : undefined)
  }

  /** Once for each person and token. What failed is handed over again by the next change of the session. */
  function handOver(person: string | undefined) {
    if (person === subscribedAs || pushToken === undefined) return
    subscribedAs = person
    if (person === undefined) return
    subscribe(pushToken).catch(() => {
      subscribedAs = undefined
    })
  }

  follow()
  session.subscribe(follow)
  return {
    setPushToken(token) {
      if (!isPushToken(token)) throw new TypeError('setPushToken needs endpoint, p256dh and auth')
      pushToken = token
      subscribedAs = undefined
      follow()
    },
  }
}

const headersOf = (token: string) => ({
  action: 'set_header' as const,
  data: {
    'Blade-Auth': `bearer ${token}`,
    Authorization: basicAuthorization,
  },
})

function isPushToken(token: unknown): token is PushToken {
  const { endpoint, p256dh, auth } = Object(token) as Record<string, unknown>
  return [endpoint, p256dh, auth].every((part) => typeof part === 'string' && part !== '')
}
