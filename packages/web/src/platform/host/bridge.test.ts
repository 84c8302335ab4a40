import { describe, expect, test } from 'vitest'
import { createStore } from '../../kit/store.ts'
import { type SessionState, signedOut } from '../session/session.state.ts'
import { type PushToken, startBridge } from './bridge.ts'
import { findHost, type HostMessage, type HostWindow } from './host.ts'

const signedIn = (accessToken: string, user_id = '1'): SessionState => {
  const userInfo = { user_id, avatar: '', nick_name: '', tenant_id: '', realName: '', deptName: '' }
  return Object.assign({}, signedOut, { userInfo, accessToken, isLogin: true })
}

const headers = (token: string) => ({
  action: 'set_header',
  // daybook-web:daybook-web
  data: { 'Blade-Auth': `bearer ${token}`, Authorization: 'Basic ZGF5Ym9vay13ZWI6ZGF5Ym9vay13ZWI=' },
})

/** A shell that remembers what it was told, as both platforms hand it over. */
function fakeHost(platform: 'ios' | 'android') {
  const told: HostMessage[] = []
  const window: HostWindow =
    platform === 'ios'
      ? { webkit: { messageHandlers: { daybook: { postMessage: (message) => void told.push(message) } } } }
      : { daybookHost: { postMessage: (text) => void told.push(JSON.parse(text)) } }
  return { told, window }
}

function setUp(
  { platform = 'ios' as 'ios' | 'android', subscribe = async () => undefined as unknown } = {},
  state = signedOut,
) {
  const { told, window } = fakeHost(platform)
  const host = findHost(window)
  if (!host) throw new Error('no host')
  const session = createStore(state)
  const subscribed: PushToken[] = []
  const page = startBridge({
    host,
    session,
    subscribe: (token) => {
      subscribed.push(token)
      return subscribe()
    },
  })
  return { host, told, session, page, subscribed }
}

const push = { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret' }

test('a browser has no host, also one with the interfaces of other programs', () => {
  expect(findHost({})).toBeUndefined()
  expect(findHost({ webkit: { messageHandlers: {} } })).toBeUndefined()
})

describe.each(['ios', 'android'] as const)('the shell of %s', (platform) => {
  test('gets both headers at sign-in and with every refreshed token', () => {
    const { host, told, session } = setUp({ platform })
    expect(host.platform).toBe(platform)
    session.set(signedIn('access-1'))
    session.set(Object.assign({}, session.get(), { vuex_group_code: 'tui' }))
    session.set(signedIn('access-2'))
    expect(told).toEqual([headers('access-1'), headers('access-2')])
  })

  test('gets them when the app starts signed in, and forgets them at sign-out', () => {
    const { told, session } = setUp({ platform }, signedIn('access-1'))
    session.set(signedOut)
    expect(told).toEqual([headers('access-1'), { action: 'clear_header' }])
  })
})

describe('a push token', () => {
  test('is handed over once somebody is signed in, and again for the next person', () => {
    const { session, page, subscribed } = setUp()
    page.setPushToken(push)
    expect(subscribed).toEqual([])
    session.set(signedIn('access-1'))
    session.set(signedIn('access-2'))
    expect(subscribed).toEqual([push])
    session.set(signedOut)
    session.set(signedIn('access-3', '2'))
    expect(subscribed).toHaveLength(2)
  })

  test('that could not be handed over is tried again', async () => {
    const { session, page, subscribed } = setUp(
      { subscribe: () => Promise.reject(new Error('offline')) },
      signedIn('access-1'),
    )
    page.setPushToken(push)
    await Promise.resolve()
    await Promise.resolve()
    session.set(signedIn('access-2'))
    expect(subscribed).toHaveLength(2)
  })

  test('without its keys is refused', () => {
    const { page } = setUp()
    for (const token of [undefined, 'token', { endpoint: 'https://push.example.org/1' }])
      expect(() => page.setPushToken(token)).toThrow(TypeError)
  })
})
