import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.hoisted((): string[] => [])
const now = vi.hoisted(() => ({ person: 'hana', rights: ['room.read'], notify: () => undefined as unknown }))

const screen = (name: string, can?: string) => ({
  path: `/${name}`,
  can,
  prefetch: true,
  needs: async () => [{ queryKey: [name] }],
})
vi.mock('./screens.ts', () => ({
  screenTable: {
    anybody: screen('anybody', 'public'),
    rooms: screen('rooms', 'room.read'),
    plan: screen('plan', 'plan.edit'),
    home: screen('home'),
    unasked: { ...screen('unasked'), prefetch: undefined },
  },
}))
vi.mock('../platform/query/query.client.ts', () => ({
  queryClient: {
    prefetchQuery: async ({ queryKey }: { queryKey: string[] }) => void fetched.push(...queryKey),
  },
}))
vi.mock('../platform/session/current.ts', () => ({
  session: {
    get: () => ({
      isLogin: true,
      userInfo: { user_id: now.person },
      userProfile: { tenantId: '100001', rights: now.rights },
    }),
    subscribe: (listener: () => void) => {
      now.notify = listener
    },
  },
}))
const { prefetchAgain, prefetchWhenIdle } = await import('./prefetch.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  now.person = 'hana'
  fetched.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches once the marked screens that the user may open', async () => {
  prefetchWhenIdle()
  now.notify()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual(['rooms', 'home'])
})

it('fetches nothing offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  prefetchWhenIdle()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual([])
})

it('fetches nothing for a user who has signed out', async () => {
  prefetchWhenIdle()
  now.person = 'mere'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual([])
})

it('fetches again on a page that stays open, only for the user who is still signed in', async () => {
  prefetchAgain()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual(['rooms', 'home'])
  fetched.length = 0
  prefetchAgain()
  now.person = 'mere'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual([])
})
