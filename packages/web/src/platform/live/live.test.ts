import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import { serverAnswers } from '../network.ts'
import { queryClient } from '../query/query.client.ts'
import { session } from '../session/current.ts'
import type { LoginResult } from '../session/session.state.ts'
import { onSignInNeeded } from '../session/signIn.ask.ts'
import { startLive } from './live.ts'
import { liveUpdates } from './live.updates.ts'

const login = (user_id: string) =>
  ({
    access_token: `access of ${user_id}`,
    refresh_token: 'refresh',
    refresh_expires_in: 3600,
    tenant_id: '100001',
    user_id,
  }) as LoginResult

/** A stream that the page has opened. */
interface Opened {
  url: URL
  headers: Headers
  send: (text: string) => void
  breakOff: () => void
  isLeft: () => boolean
}
let opened: Opened[] = []
let firstUrl: URL | undefined
const received = () => queryClient.getQueryData(['live.list'])
/** What is sent instead of a stream. */
let refusal: { status: number; body: string } | undefined
const guestWifi = '<html>Welcome to Guest Wi-Fi</html>'
/** Requests get no answer, as on a network that is gone. */
let isHanging = false
let asked = 0
const listeners: Record<string, () => void> = {}

async function fetchStream(path: string, { headers, signal }: RequestInit): Promise<Response> {
  asked++
  if (isHanging)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  if (refusal) return new Response(refusal.body, { status: refusal.status })
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller
    },
  })
  signal?.addEventListener('abort', () => stream?.error(new Error('aborted')))
  opened.push({
    url: new URL(path, 'http://daybook.test'),
    headers: new Headers(headers),
    send: (text) => stream?.enqueue(new TextEncoder().encode(text)),
    breakOff: () => stream?.error(new Error('the network is gone')),
    isLeft: () => signal?.aborted ?? false,
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

const event = (id: string, data: unknown): string => {
  const at = '2026-03-11T10:30:00.000Z'
  const said: LiveEvent = { operation: 'live.test', at, transaction: '740', by: null, data }
  return `id: ${id}\nevent: event\ndata: ${JSON.stringify(said)}\n\n`
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const last = () => opened.at(-1) as Opened

beforeAll(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetchStream)
  queryClient.setQueryData(['live.list'], [])
  liveUpdates(
    { id: 'live.test' },
    {
      changes: [
        {
          read: { id: 'live.list' },
          apply: (all: unknown[], { data }: LiveEvent<unknown>) => [...all, data],
        },
      ],
    },
  )
  session.begin(login('hana'))
  startLive(
    async () => undefined,
    1234,
    () => undefined,
  )
  await pass(0)
  firstUrl = last().url
})
beforeEach(async () => {
  session.begin(login('hana'))
  await pass(0)
})
afterEach(async () => {
  refusal = undefined
  isHanging = false
  session.end()
  await pass(60_000)
  opened = []
  queryClient.setQueryData(['live.list'], [])
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the first stream starts with what happened since the page began to read', () => {
  expect(firstUrl?.searchParams.get('since')).toBe('1234')
})

test('resumes after the last event', async () => {
  expect(last().headers.get('blade-auth')).toBe('bearer access of hana')
  expect(last().headers.get('last-event-id')).toBeNull()
  expect(Number(last().url.searchParams.get('since'))).toBeGreaterThan(0)
  last().send(`event: ready\ndata: null\n\n${event('7', 'first')}`)
  // An event may arrive in two chunks.
  const [begin, end] = [event('8', 'second').slice(0, 40), event('8', 'second').slice(40)]
  last().send(begin)
  await pass(1)
  expect(received()).toEqual(['first'])
  last().send(end)
  await pass(1)
  last().breakOff()
  await pass(10_000)
  expect(opened).toHaveLength(2)
  expect(last().headers.get('last-event-id')).toBe('8')
  expect(last().url.search).toBe('')
  last().send(event('9', 'third'))
  await pass(1)
  expect(received()).toEqual(['first', 'second', 'third'])
})

test('a reset refetches all queries, and the stream resumes from it', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  last().send('id: 20\nevent: reset\ndata: {"within":1000}\n\n')
  await pass(5000)
  expect(invalidate.mock.calls).toEqual([[{ queryKey: [] }]])
  invalidate.mockRestore()
  last().breakOff()
  await pass(10_000)
  expect(last().headers.get('last-event-id')).toBe('20')
})

test('closes a silent stream, but not one with heartbeats', async () => {
  last().send('id: 29\nevent: ready\ndata: null\n\n')
  for (let i = 0; i < 5; i++) {
    await pass(15_000)
    last().send('id: 30\nevent: heartbeat\ndata: null\n\n')
  }
  expect(opened).toHaveLength(1)
  await pass(39_000)
  expect(last().isLeft()).toBe(false)
  await pass(1000)
  expect(opened[0]?.isLeft()).toBe(true)
  await pass(2000)
  expect(opened).toHaveLength(2)
  expect(last().headers.get('last-event-id')).toBe('30')
})

test('ends with the session and does not resume for another user', async () => {
  last().send(event('40', 'of hana'))
  await pass(1)
  session.end()
  await pass(0)
  expect(last().isLeft()).toBe(true)
  session.begin(login('mere'))
  await pass(0)
  expect(opened).toHaveLength(2)
  expect(last().headers.get('blade-auth')).toBe('bearer access of mere')
  expect(last().headers.get('last-event-id')).toBeNull()
})

test('opens the login page within 5 s of the end of the session', async () => {
  const goToSignIn = vi.fn(async () => undefined)
  onSignInNeeded({ goToSignIn, mayStayOpen: () => false })
  last().send('event: ready\ndata: null\n\n')
  await pass(0)
  refusal = { status: 401, body: '{"code":401,"error":"UNAUTHENTICATED"}' }
  last().breakOff()
  await pass(5000)
  expect(goToSignIn).toHaveBeenCalledOnce()
  expect(session.get().isLogin).toBe(false)
})

test.each([200, 401, 503])('stays on the page when something else answers %s', async (status) => {
  const goToSignIn = vi.fn(async () => undefined)
  onSignInNeeded({ goToSignIn, mayStayOpen: () => false })
  refusal = { status, body: guestWifi }
  last().breakOff()
  await pass(60_000)
  expect(goToSignIn).not.toHaveBeenCalled()
  expect(session.get().isLogin).toBe(true)
})

test('asks again when a request for the stream gets no answer', async () => {
  last().send('event: ready\ndata: null\n\n')
  await pass(0)
  isHanging = true
  last().breakOff()
  await pass(2000)
  const before = asked
  await pass(38_000)
  expect(asked).toBe(before)
  isHanging = false
  await pass(10_000)
  expect(asked).toBe(before + 1)
})

test('asks at once on another network, unless the stream is ready', async () => {
  isHanging = true
  last().breakOff()
  await pass(2000)
  const before = asked
  isHanging = false
  listeners.online?.()
  await pass(0)
  expect(asked).toBe(before + 1)
  last().send('event: ready\ndata: null\n\n')
  await pass(0)
  listeners.online?.()
  await pass(0)
  expect(asked).toBe(before + 1)
})

test('what had no answer is read again once the stream is ready, without a tap', async () => {
  const passing = async (): Promise<string> => {
    throw new ApiError({ status: 0 })
  }
  const reader = new QueryObserver(queryClient, { queryKey: ['live.failed'], queryFn: passing, retry: false })
  const stop = reader.subscribe(() => undefined)
  await pass(0)
  expect(reader.getCurrentResult().isError).toBe(true)
  serverAnswers.set(false)
  reader.setOptions({ ...reader.options, queryFn: async () => 'read' })
  last().send('event: ready\ndata: null\n\n')
  await pass(2000)
  expect(reader.getCurrentResult().data).toBe('read')
  expect(serverAnswers.get()).toBe(true)
  stop()
})
