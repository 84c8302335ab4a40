import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../platform/session/current.ts'
import { type LoginResult, writeLogin } from '../platform/session/session.state.ts'
import { deviceStorage, writeJson } from '../platform/storage.ts'
import { followOtherTabs } from './other.tabs.ts'

const { went } = vi.hoisted(() => ({ went: [] as string[] }))
vi.mock('../platform/screens/navigate.ts', () => ({ go: async (place: string) => void went.push(place) }))
vi.mock('../platform/screens/places.ts', () => ({ to: { home: () => 'home' } }))
vi.mock('./sign.in.ts', () => ({ goToSignIn: async () => void went.push('sign in') }))

const loginOf = (userId: string) =>
  ({
    access_token: userId,
    refresh_token: userId,
    refresh_expires_in: 3600,
    tenant_id: '100001',
    user_id: userId,
  }) as LoginResult

/** Another tab stores a session, without this one hearing of it. */
function storeElsewhere(userId: string) {
  const storage = deviceStorage()
  writeLogin(storage, loginOf(userId), Date.now())
  for (const key of ['accessToken', 'refreshToken']) writeJson(storage, key, userId)
  writeJson(storage, 'userInfo', { user_id: userId })
}

const page = new EventTarget()
const tab = new EventTarget()
const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
const comeBack = () => tab.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', tab)
  session.begin(loginOf('hana'))
  followOtherTabs()
})
afterEach(() => {
  session.end()
  went.length = 0
  vi.unstubAllGlobals()
})

test('a page that hears of the sign-out only when the next person has signed in leaves what it shows', () => {
  storeElsewhere('mei')
  hear('userInfo')
  expect(went).toContain('home')
  expect(session.get().userInfo?.user_id).toBe('mei')
})

test('a page that was suspended looks when it is seen again', () => {
  storeElsewhere('mei')
  comeBack()
  expect(went).toContain('home')
  session.begin(loginOf('hana'))
  went.length = 0
  writeJson(deviceStorage(), 'accessToken', undefined)
  comeBack()
  expect(went).toContain('sign in')
})

test('nothing happens while the same person is signed in', () => {
  const before = session.get()
  comeBack()
  hear('unrelated')
  expect(session.get()).toBe(before)
  expect(went).toEqual([])
})
