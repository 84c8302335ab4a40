// The browser and its push service are stand-ins: the one of the tests has no push service.
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { defaultWishes } from '@daybook/contract/notification/notification.rules.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { session } from '../../platform/session/current.ts'
import { keepPush, leavePushes, renewPush } from './kept.push.ts'

const pushKey = btoa(String.fromCharCode(4, ...new Array(64).fill(7)))
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
let endpoint: string | undefined
let permission: NotificationPermission

const options = { applicationServerKey: Uint8Array.from(atob(pushKey), (one) => one.charCodeAt(0)).buffer }
const subscription = () => ({
  endpoint,
  options,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => {
    endpoint = undefined
  },
})
const pushManager = {
  getSubscription: async () => (endpoint ? subscription() : null),
  subscribe: async () => {
    endpoint ??= 'https://push.example.org/new'
    return subscription()
  },
}

/** What the server knows of this session. */
function server(isSubscribed: boolean) {
  const settings = { language: 'en-US', wishes: defaultWishes, quiet: null, email: null } as const
  answer(notification, {
    getSettings: () => ({ ...settings, pushKey, isSubscribed }),
    subscribePush: () => null,
    unsubscribePush: () => null,
  })
}
const subscribed = () => callsOf(notification, 'subscribePush').map((one) => one.endpoint)

beforeEach(() => {
  permission = 'granted'
  endpoint = 'https://push.example.org/one'
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue({ pushManager } as never)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => permission)
  signedInAs('teacher')
  keepPush(endpoint)
})
afterEach(() => vi.restoreAllMocks())

test('what the server has is left alone', async () => {
  server(true)
  await renewPush()
  expect(subscribed()).toEqual([])
})

test('a session without pushes gets those of its person', async () => {
  server(false)
  await renewPush()
  expect(subscribed()).toEqual(['https://push.example.org/one'])
})

test('a subscription that ended by itself is made anew', async () => {
  server(true)
  endpoint = undefined
  await renewPush()
  expect(subscribed()).toEqual(['https://push.example.org/new'])
  await renewPush()
  expect(subscribed()).toHaveLength(1)
})

test('somebody else on this device, or who turned them off, gets none', async () => {
  server(false)
  keepPush(undefined)
  await renewPush()
  keepPush('https://push.example.org/one')
  session.end()
  await renewPush()
  expect(callsOf(notification, 'getSettings')).toEqual([])
  expect(subscribed()).toEqual([])
})

test('a browser that blocks them now says so once, and the server sends none', async () => {
  server(true)
  show(null)
  permission = 'denied'
  await renewPush()
  await renewPush()
  expect(callsOf(notification, 'unsubscribePush')).toHaveLength(1)
  await expect.element(page.getByText('no longer shows your messages').first()).toBeVisible()
})

test('after a sign-out that the server has not heard of, the device shows nothing meant for that person', async () => {
  server(true)
  const shown = { close: vi.fn() }
  const registration = { pushManager, getNotifications: async () => [shown] }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never)
  const { user_id = '' } = session.get().userInfo ?? {}
  await leavePushes('somebody else')
  expect(endpoint).toBeDefined()
  session.end()
  await leavePushes(user_id)
  expect(shown.close).toHaveBeenCalledOnce()
  expect(endpoint).toBeUndefined()
  signedInAs('teacher')
  await renewPush()
  expect(subscribed()).toEqual(['https://push.example.org/new'])
})
